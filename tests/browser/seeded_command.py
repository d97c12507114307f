"""The command `aevum`, with one fixed seed for all matches that it begins."""

from __future__ import annotations

import sys

from aevum.cli import main
from fixed_seeds import fix_one_seed

if __name__ == "__main__":
    fix_one_seed()
    sys.exit(main())
