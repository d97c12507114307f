"""The cards: rows by family, and the functions of the odd ones."""
