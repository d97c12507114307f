"""Endpoint for static files; scripts and styles are served without comments."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from aevum.web.assets.static_text import static_text

_KINDS: Final = {".js": "text/javascript", ".css": "text/css"}


class LeanStaticFiles(StaticFiles):
    """Static files of a folder, scripts and styles without comments."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.suffix in _KINDS:
            return Response(static_text(path.name), status_code, media_type=_KINDS[path.suffix])
        return super().file_response(full_path, stat_result, scope, status_code)
