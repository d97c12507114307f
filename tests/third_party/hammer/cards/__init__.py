"""Trick cards as rows in `tricks.toml`, and a function for the effect that a row cannot express."""
