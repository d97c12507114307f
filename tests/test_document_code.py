"""Python code in the documents runs, or is an excerpt of a file that is tested."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from document_blocks import PAGES, ROOT, Block, blocks, relative, text_of, write_bot

EXCERPT: Final = "from "
"""Beginning of the title of an excerpt; the path of its file follows."""
NEEDS_EXTRA: Final = "needs the extra research"
"""Title of code that `make test-research` runs."""
BLOCKS: Final = [block for page in PAGES for block in blocks(page, "python")]
EXCERPTS: Final = [block for block in BLOCKS if block.title.startswith(EXCERPT)]
EXECUTED: Final = sorted({block.page for block in BLOCKS if not block.title})


@pytest.mark.parametrize("page", EXECUTED, ids=relative)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    write_bot(tmp_path)
    code = "\n".join(block.text for block in blocks(page, "python") if not block.title)
    exec(compile(code, relative(page), "exec"), {"__name__": "document"})


def lines_of_code(text: str) -> list[str]:
    """Return the lines of a text without comments and blank lines."""
    return [code for line in text.splitlines() if (code := line.partition("  # ")[0].rstrip())]


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.title.removeprefix(EXCERPT))
def test_an_excerpt_has_the_lines_of_its_file_in_their_order(block: Block) -> None:
    file = iter(lines_of_code(text_of(ROOT / block.title.removeprefix(EXCERPT))))
    assert [line for line in lines_of_code(block.text) if line not in file] == []


def test_every_page_of_the_reference_has_an_example() -> None:
    pages = sorted((ROOT / "docs" / "reference").glob("*.md"))
    assert len(pages) > 15
    assert [page.stem for page in pages if not blocks(page, "python")] == []


def test_code_is_executed_or_an_excerpt() -> None:
    assert len(EXECUTED) > 15
    assert len(EXCERPTS) > 2
    others = [block for block in BLOCKS if block.title and block not in EXCERPTS]
    assert [(relative(block.page), block.title) for block in others] == [
        ("docs/reference/research.md", NEEDS_EXTRA),
        ("docs/research.md", NEEDS_EXTRA),
        ("docs/research.md", NEEDS_EXTRA),
    ]


def test_the_page_about_the_library_shows_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec("".join(block.text for block in blocks(ROOT / "docs" / "library.md", "python")), {})
    assert "road E5-F5" in capsys.readouterr().out
    assert (tmp_path / "game.aevum").is_file()
