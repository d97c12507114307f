"""Bots: they see what their seat may see, and choose."""

from aevum.bots.bot import Bot, Sight
from aevum.bots.registry import UnknownBot, bots, find_bot

__all__ = ["Bot", "Sight", "UnknownBot", "bots", "find_bot"]
