"""Stored forms of a match: records as JSON, the transcript, the save file."""
