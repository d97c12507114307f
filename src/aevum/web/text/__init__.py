"""Moves, dates and seat names as text in the reader's language; no markup."""
