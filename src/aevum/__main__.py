"""`python -m aevum`."""

import sys

from aevum.cli import main

if __name__ == "__main__":
    sys.exit(main())
