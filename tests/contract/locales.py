"""Folders of messages: of the site and of the registered games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import aevum
from aevum.kernel.registry import games

PACKAGE: Final = Path(aevum.__file__).parent
SITE_LOCALES: Final = {folder.parent.name: folder for folder in sorted(PACKAGE.glob("*/locale"))}
"""Locale folders of the packages that are no games."""
LOCALES: Final = SITE_LOCALES | {game.id.replace("-", "_"): game.locale for game in games().values()}
every_locale = pytest.mark.parametrize("locale", LOCALES.values(), ids=list(LOCALES))
