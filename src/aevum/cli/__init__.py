"""The command line: one file per command."""

from aevum.cli.main import main

__all__ = ["main"]
