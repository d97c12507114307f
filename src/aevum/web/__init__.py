"""Pages and their regions: server-rendered markup shared by all games, and the few scripts that keep them live."""
