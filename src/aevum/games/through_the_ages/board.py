"""The whole table as one drawing."""

from __future__ import annotations

from aevum.games.through_the_ages.text import table as written
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.words import Words


def table(view: TableView, words: Words) -> str:
    """Everything on one sheet."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>{written(view, words)}</title></svg>'
