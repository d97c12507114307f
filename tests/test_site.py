"""The documentation site: it builds without a warning, holds every page and every public name, and fetches nothing."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest

from document_blocks import PAGES, ROOT, text_of
from public_surface import MODULES_WITH_ALL, MODULES_WITH_EXTRAS

PATIENCE: Final = 600
"""Seconds after which a build is given up; it takes about eight of processor time."""
NAVIGATION: Final = re.findall(r"^ +- .*: (\S+\.md)$", text_of(ROOT / "mkdocs.yml"), re.MULTILINE)
REFERENCE: Final = {
    module: page
    for page in sorted((ROOT / "docs" / "reference").glob("*.md"))
    for module in re.findall(r"^::: (\S+)$", text_of(page), re.MULTILINE)
}
"""Modules that the reference describes, and their pages."""


class Page(HTMLParser):
    """The links, ids and fetched files of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.ids: set[str] = set()
        self.feed(text_of(path))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.fetched.append(given.get("href", ""))
        elif "src" in given:
            self.fetched.append(given["src"])


def broken(pages: dict[Path, Page]) -> Iterator[str]:
    """Yield links and fetched files that the site does not have, with their pages."""
    for page in pages.values():
        for link in (*page.links, *page.fetched):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            anchor = unquote(parts.fragment)
            if not target.is_file() or (anchor and target in pages and anchor not in pages[target].ids):
                yield f"{page.path.name}: {link}"


def foreign(site: Path, pages: dict[Path, Page]) -> Iterator[str]:
    """Yield what pages and style sheets fetch from other hosts."""
    for page in pages.values():
        yield from (url for url in page.fetched if re.match(r"(https?:)?//", url))
    for sheet in site.rglob("*.css"):
        yield from re.findall(r"""(?:url\(|@import )\s*['"]?((?:https?:)?//[^'")\s]+)""", text_of(sheet))


def exported() -> Iterator[str]:
    """Yield the path of every public class and function: where it is defined, and its name."""
    for module in map(import_module, MODULES_WITH_ALL):
        for found in (getattr(module, name) for name in module.__all__):
            if inspect.isclass(found) or inspect.isfunction(found):
                yield f"{found.__module__}.{found.__qualname__}"


def test_the_site_is_whole(tmp_path: Path) -> None:
    """One test, because a build takes some seconds."""
    site = (tmp_path / "site").resolve()
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stdout + done.stderr
    (site / "404.html").unlink()  # its links begin at the root of the host that will serve it
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    assert len(pages) > 50
    assert list(broken(pages)) == []
    assert list(foreign(site, pages)) == []
    ids = {id for page in pages.values() for id in page.ids}
    assert [name for name in exported() if name not in ids] == []
    assert {"aevum.kernel.match.Match.play", "aevum.kernel.state.State.resample"} <= ids


def test_every_page_is_in_the_navigation() -> None:
    docs = {str(page.relative_to(ROOT / "docs")) for page in PAGES if page.is_relative_to(ROOT / "docs")}
    assert len(docs) > 40
    assert docs - set(NAVIGATION) == set()
    assert len(set(NAVIGATION)) == len(NAVIGATION)


def test_there_are_ten_decision_records_of_the_same_form() -> None:
    records = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    assert len(records) >= 10
    for number, record in enumerate(records, 1):
        assert record.name.startswith(f"{number:04}-")
        assert re.findall(r"^## (.+)$", text_of(record), re.MULTILINE) == ["Context", "Decision", "Consequences"]


def test_the_reference_describes_the_environments() -> None:
    assert {f"aevum.{file.removesuffix('.py').replace('/', '.')}" for file in MODULES_WITH_EXTRAS} <= REFERENCE.keys()


def undocumented(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    """Yield the public classes, functions and methods without a docstring."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            if not ast.get_docstring(node):
                yield prefix + node.name
            if isinstance(node, ast.ClassDef):
                yield from undocumented(node.body, f"{prefix}{node.name}.")


@pytest.mark.parametrize("module", REFERENCE)
def test_everything_in_the_reference_has_a_docstring(module: str) -> None:
    base = ROOT / "src" / Path(*module.split("."))
    source = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
    assert list(undocumented(ast.parse(text_of(source)).body)) == []
