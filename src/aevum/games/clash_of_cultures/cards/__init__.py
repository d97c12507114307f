"""Cards of the game: a TOML table for each family, and functions for cards that a row alone cannot describe."""
