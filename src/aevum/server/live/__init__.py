"""Live matches in memory, with their bots, picks, undo, hints, logs and sessions."""
