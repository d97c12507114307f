"""Tricks: rows in `tricks.toml`, and a function for the one that a row cannot say."""
