"""Notices that it is a person's turn, by e-mail and webhook."""
