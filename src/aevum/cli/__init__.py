"""Command line interface: one module for each command."""

from aevum.cli.main import main

__all__ = ["main"]
