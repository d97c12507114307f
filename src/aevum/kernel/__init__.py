"""Contract of a game and everything that games share; knows no particular game."""

from aevum.kernel.deprecated import add_moved_modules

add_moved_modules(__name__)
