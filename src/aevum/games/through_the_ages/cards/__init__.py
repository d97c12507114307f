"""Cards of the game: a TOML file for each family, and functions for effects that data cannot express."""
