"""Commands, paths, links, members and notation that the documents name exist."""

from __future__ import annotations

import inspect
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import aevum
from aevum.bots import Bot, Sight
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.weights import WeightSet
from aevum.kernel.cards import Family
from aevum.kernel.deprecated import MOVED_MODULES, RENAMED_METHODS
from aevum.kernel.game import Game
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.kernel.outcome import Outcome
from aevum.kernel.presentation import MovePreview, Panel, Presentation, Tooltip, View
from aevum.kernel.registry import games
from aevum.kernel.state import State
from aevum.kernel.steps import Law, Step
from document_blocks import PAGES, ROOT, relative, text_of

DOCUMENTS: Final = [*PAGES, *(path for path in sorted((ROOT / "examples").glob("*")) if path not in PAGES)]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FOREIGN: Final = re.compile(r"""\baevum\[|pip3? install ['"\\]*aevum(?!-games)\b""")
"""Commands that would install the project which the package index calls `aevum`: it is not ours."""
SUFFIXES: Final = (".aevum", ".css", ".ftl", ".js", ".json", ".md", ".py", ".toml")
BASES: Final = (ROOT, ROOT / "src" / "aevum", ROOT / "src" / "aevum" / "web")
CLASSES: Final[dict[str, type[Any]]] = {
    found.__name__: found
    for found in (
        *(Bot, Family, Game, Heuristics, Law, Match, MoveBook, MovePreview, Outcome),
        *(Panel, Presentation, Sight, State, Step, Tooltip, View, WeightSet),
    )
}
"""Classes whose members documents name as `Class.member`, or in a table that has the class as its heading."""


def texts() -> list[Path]:
    """Return documents, messages and sources that people read."""
    sources = (path for end in ("py", "ftl", "toml", "js") for path in (ROOT / "src").rglob(f"*.{end}"))
    return [path for path in [*DOCUMENTS, ROOT / "pyproject.toml", ROOT / "Makefile", *sources] if path.is_file()]


def quoted(text: str) -> list[str]:
    """Return everything in backticks outside blocks of code."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))


# -- commands


def test_nothing_tells_anybody_to_install_the_foreign_project() -> None:
    assert PROJECT["name"] == "aevum-games"
    assert len(texts()) > 300
    assert FOREIGN.search('pip install "aevum[table]"')
    assert FOREIGN.search("pip install aevum")
    assert not FOREIGN.search('pip install "aevum-games[table]"')
    guilty = [str(path.relative_to(ROOT)) for path in texts() if FOREIGN.search(text_of(path))]
    assert guilty == []


def test_every_extra_that_a_text_names_exists() -> None:
    named = {extra for path in texts() for extra in re.findall(r'"\.\[([a-z,-]+)\]', text_of(path))}
    assert len(named) > 4
    assert {extra for list_ in named for extra in list_.split(",")} <= set(PROJECT["optional-dependencies"])


NEW_GAME_SEATS: Final = (2, 3)
"""Numbers of seats of the game that `aevum new-game my-nim` writes."""
ARENAS: Final = [
    line.partition("#")[0].replace("`", " ")
    for path in PAGES
    for line in re.findall(r"aevum arena [^`\n|]*", text_of(path))
]


@pytest.mark.parametrize("line", ARENAS)
def test_the_arena_commands_of_the_documents_have_a_bot_for_each_seat(line: str) -> None:
    words = shlex.split(line)
    if "--bots" in words:
        bots = words[words.index("--bots") + 1].split(",")
        assert len(bots) in (NEW_GAME_SEATS if words[2] == "my-nim" else games()[words[2]].seats)


def test_the_readme_begins_with_the_two_commands() -> None:
    commands = re.search(r"```sh[^\n]*\n(.*?)```", text_of(ROOT / "README.md"), re.DOTALL)
    assert commands is not None
    assert [line.split("#")[0].strip() for line in commands[1].splitlines()] == ["make play", "make test"]


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):(?!=)", text_of(ROOT / "Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z][a-z-]*)", text_of(page), re.MULTILINE))
    assert named <= targets


# -- paths and links


def paths_in(text: str) -> Iterator[str]:
    """Yield what looks like a path: it has a slash or the suffix of a file, and nothing that a path has not."""
    for token in quoted(text):
        if re.fullmatch(r"[\w./<>-]+", token) and ("/" in token or token.endswith(SUFFIXES)):
            yield token


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "architecture.md"], ids=relative)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    def exists(path: str) -> bool:
        pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
        return any(any(base.glob(pattern)) for base in BASES)

    named = set(paths_in(text_of(page)))
    assert [path for path in sorted(named) if not exists(path)] == []


def test_the_page_of_the_architecture_names_many_paths() -> None:
    assert len(set(paths_in(text_of(ROOT / "docs" / "architecture.md")))) > 150


def anchors_of(page: Path) -> set[str]:
    """Return the anchors that headings of a page get."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def is_rules_page(path: Path) -> bool:
    """Whether a page is one of those that the site makes from the rulebooks."""
    return path.parent == ROOT / "docs" / "rules" and path.stem in games()


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    text = text_of(page)
    links = [*re.findall(r"\]\(([^)\s]+)\)", text), *re.findall(r'(?:src|href)="([^"]+)"', text)]
    for link in links:
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        assert target.exists() or is_rules_page(target), link
        assert not anchor or anchor in anchors_of(target), link


# -- members


def tables_of_members(text: str) -> Iterator[tuple[type[Any], str]]:
    """Yield class and member for each row of the tables whose first heading is a class."""
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        heading, _, *rows = table.splitlines()
        names = quoted(heading.split("|")[1])
        if names and names[0] in CLASSES:
            for row in rows:
                yield from ((CLASSES[names[0]], member) for member in quoted(row.split("|")[1]))


def refusal(owner: type[Any], member: str) -> str:
    """Return what is wrong with `member` or `member(argument, ...)` of a class; nothing if it is there."""
    name, _, arguments = member.rstrip(")").partition("(")
    declared = {name for kind in owner.__mro__ for name in getattr(kind, "__annotations__", {})}
    if not hasattr(owner, name) and name not in declared:
        return f"{owner.__name__} has no {name}"
    if arguments:
        known = list(inspect.signature(getattr(owner, name)).parameters)
        wrong = [one for one in re.findall(r"(\w+)(?:=\w+)?(?:,|$)", arguments) if one not in known]
        return f"{owner.__name__}.{name} has no {', '.join(wrong)}" if wrong else ""
    return ""


def members_in(text: str) -> Iterator[tuple[type[Any], str]]:
    """Yield class and member of everything that a page names as a member of a class we know."""
    yield from tables_of_members(text)
    for token in quoted(text):
        owner, dot, member = token.partition(".")
        if dot and owner in CLASSES and member.partition("(")[0].isidentifier():
            yield CLASSES[owner], member


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=relative)
def test_every_member_that_a_page_names_exists(page: Path) -> None:
    assert [wrong for found in members_in(text_of(page)) if (wrong := refusal(*found))] == []


def test_the_guide_names_the_members_of_game_presentation_and_heuristics() -> None:
    found = set(members_in(text_of(ROOT / "docs" / "writing-a-game.md")))
    for owner in (Game, Presentation, Heuristics):
        members = {member.partition("(")[0] for kind, member in found if kind is owner}
        assert len(members) >= 10, owner.__name__


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in ("CHANGELOG.md", "CONTRIBUTING.md", "views.md")], ids=relative
)
def test_no_page_names_a_member_of_a_game_by_its_former_name(page: Path) -> None:
    tokens = {token.partition("(")[0].rpartition(".")[2] for token in quoted(text_of(page)) if "/" not in token}
    assert tokens & RENAMED_METHODS.keys() == set()


# -- code and notation


def notations() -> Iterator[tuple[str, str]]:
    """Yield game and move for every example in the tables of the page about notation."""
    titles = {game.words("en")("game-title"): game.id for game in games().values()}
    for chapter in text_of(ROOT / "docs" / "notation.md").split("\n## ")[1:]:
        game = titles[chapter.splitlines()[0]]
        for row in re.findall(r"^\|.*`.*$", chapter, re.MULTILINE):
            yield from ((game, move) for move in quoted(row))


@pytest.mark.parametrize(("game", "move"), list(notations()))
def test_every_example_of_notation_can_be_read(game: str, move: str) -> None:
    assert games()[game].book.parse_line(move)


# -- the changelog


def test_the_changelog_lists_every_renamed_member_of_a_game() -> None:
    rows = set(re.findall(r"^\| `(\w+)` \| `(\w+)` \|$", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE))
    assert RENAMED_METHODS.items() <= rows


def test_the_citation_names_the_present_version() -> None:
    assert f"\nversion: {aevum.__version__}\n" in text_of(ROOT / "CITATION.cff")


def test_the_changelog_names_the_present_version_and_every_module_that_is_forwarded() -> None:
    text = text_of(ROOT / "CHANGELOG.md")
    assert f"## {aevum.__version__}\n" in text
    for former, (present, renamed) in MOVED_MODULES.items():
        assert f"| `aevum.kernel.{former}` | `aevum.kernel.{present}` |" in text
        assert renamed.keys() | set(renamed.values()) <= set(quoted(text))
