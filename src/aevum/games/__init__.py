"""The built-in games, one folder each. They never import one another."""
