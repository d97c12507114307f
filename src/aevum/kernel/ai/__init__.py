"""Heuristics, their weights and solvers: a game's knowledge about playing well."""
