"""Drawings of the parts of the table, one module for each; `svg.py` and `panels.py` put them together."""
