"""Errors of the operating system, explained in the reader's language."""

from __future__ import annotations

import errno

import pytest

from aevum.kernel.errors import BadFile
from aevum.kernel.system.os_errors import explain_os_error
from aevum.kernel.words import Words


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "нет такого файла или папки"),
        (PermissionError(errno.EACCES, "Permission denied"), "нет доступа"),
        (OSError(errno.EADDRINUSE, "Address already in use"), "адрес уже занят"),
        (OSError(errno.EXDEV, "Invalid cross-device link"), "Invalid cross-device link"),
        (ValueError("embedded null byte"), "embedded null byte"),
    ],
)
def test_usual_reasons_are_translated_and_rare_ones_stay(error: OSError | ValueError, why: str) -> None:
    refusal = BadFile(file="x", why=explain_os_error(error))
    assert refusal.say(Words("ru")) == f"Файл x использовать нельзя: {why}."
