"""Idea cards: rows in `ideas.toml`, and functions for the ideas that rows cannot say."""
