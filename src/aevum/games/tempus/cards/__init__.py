"""Cards of the game: the rows of `ideas.toml`, and functions for the ideas that rows cannot express."""
