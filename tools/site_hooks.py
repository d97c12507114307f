"""Hooks of MkDocs: pages that stand outside `docs` or follow from the rulebooks, and links that lead out of `docs`."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mkdocs.structure.files import File
from pygments.formatters import HtmlFormatter

from aevum.kernel.registry import find_game

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

    from aevum.kernel.game import AnyGame

ROOT: Final = Path(__file__).resolve().parents[1]
PUBLISHED: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    **{
        f"examples/{name}": f"examples/{name}"
        for name in ("README.md", "bot.py", "tournament.py", "train.py", "train_value.py")
    },
}
"""Files of the repository outside `docs` that are part of the site, and their paths there."""
ORIGINS: Final = {site: repository for repository, site in PUBLISHED.items()}
GAMES: Final = ("tempus-imperium", "tempus", "through-the-ages", "clash-of-cultures")
LINK: Final = re.compile(r"\[(?P<text>[^\]\n]*(?:\[[^\]\n]*\])?)\]\((?P<target>[^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand outside `docs`, the rules of every game, and the colours of code."""
    for repository, site in PUBLISHED.items():
        files.append(File.generated(config, site, abs_src_path=str(ROOT / repository)))
    for game in map(find_game, GAMES):
        files.append(File.generated(config, f"rules/{game.id}.md", content=rules_page(game)))
    files.append(File.generated(config, "stylesheets/pygments.css", content=code_colours()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return a page whose links to files of the repository lead to the pages of the site, or are plain text."""
    here = page.file.src_uri
    origin = ORIGINS.get(here, f"docs/{here}")

    def link(found: re.Match[str]) -> str:
        path, hash, anchor = found["target"].partition("#")
        if not path or re.match(r"[a-z]+:", path):
            return found[0]
        repository = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
        target = site_path(repository)
        if files.get_file_from_path(target) is None and (ROOT / repository).exists():
            return found["text"]  # a file that is no part of the site; other targets are left, and refused by the build
        return f"[{found['text']}]({posixpath.relpath(target, posixpath.dirname(here) or '.')}{hash}{anchor})"

    return LINK.sub(link, markdown)


def site_path(repository: str) -> str:
    """Return the path in the site of a file of the repository."""
    return PUBLISHED.get(repository, repository.removeprefix("docs/"))


def rules_page(game: AnyGame) -> str:
    """Return all clauses of a game in English, by chapter, as Markdown."""
    return "\n".join(rules_lines(game)) + "\n"


def rules_lines(game: AnyGame) -> Iterator[str]:
    """Yield the lines of the page with the rules of a game."""
    words = game.words("en")
    yield f"# Rules of {words('game-title')}"
    yield f"\n{len(game.rulebook)} clauses in our own words, in the order of the printed rulebook. "
    yield f"A refused move names its clause; `aevum rules {game.id} WORD` searches them in the terminal."
    if words.knows("game-goal"):
        yield f"\n{words('game-goal')}"
    for chapter, clauses in groupby(game.rulebook, key=lambda clause: clause.chapter):
        yield f"\n## {chapter.title()}\n"
        for clause in clauses:
            basis = clause.basis(words)
            yield f"* {clause.text()} <small>`{clause.id}` · {clause.heading()}{f' · {basis}' if basis else ''}</small>"


def code_colours() -> str:
    """Return the style sheet of highlighted code."""
    return str(HtmlFormatter(style="friendly").get_style_defs(".highlight"))
