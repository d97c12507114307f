"""Pieces of HTML that several pages and the live match share."""
