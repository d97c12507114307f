"""Mark for tests that need interpreted engines."""

from __future__ import annotations

from typing import Final

import pytest

from aevum.bots import beam_search

interpreted: Final = pytest.mark.skipif(
    not str(beam_search.__file__).endswith(".py"), reason="a compiled class cannot be subclassed, patched or printed"
)
"""Skip a test when the engines are compiled (`make test-fast`)."""
