"""Bots, which choose moves by what their seat may see."""

from aevum.bots.bot import Bot, Sight
from aevum.bots.registry import CannotPlay, UnknownBot, bots, bots_for, find_bot

__all__ = ["Bot", "CannotPlay", "Sight", "UnknownBot", "bots", "bots_for", "find_bot"]
