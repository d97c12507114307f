"""Lessons of a game as data: read from its folder, followed in a match, validated against its rules."""
