"""Command line interface: one module for each command."""

from __future__ import annotations

from collections.abc import Sequence

try:
    from aevum.cli.interrupts import end_at_once
except KeyboardInterrupt:
    raise SystemExit(130) from None

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status; without arguments those of the process are used.

    In the process `aevum`, Ctrl+C ends even the imports and the exit of the interpreter without a traceback.
    """
    if arguments is None:
        end_at_once()
    try:
        from aevum.cli.commands import run_command
        from aevum.kernel.system.garbage_collection import make_collections_rare

        if arguments is None:
            make_collections_rare()
        return run_command(arguments)
    finally:
        if arguments is None:
            end_at_once()
