"""Server-rendered HTML pages and components shared by all games, with the scripts that keep a page up to date."""
