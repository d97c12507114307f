"""The command `aevum`, with one fixed seed for all matches that it begins, and with time for a busy machine."""

from __future__ import annotations

import sys

from aevum.cli import main
from fixed_seeds import fix_one_seed
from server.slow_workers import allow_slow_workers

if __name__ == "__main__":
    fix_one_seed()
    allow_slow_workers()
    sys.exit(main())
