"""Drawings of the parts of the paper sheet, one module for each; `svg.py` and `panels.py` put them together."""
