"""Worked examples as HTML link to the clauses that the rulebook has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aevum.kernel.events import Event
from aevum.kernel.registry import find_game
from aevum.kernel.worked_examples import Example, Examples, examples_of
from aevum.web.components.worked_examples import worked_example
from aevum.web.text.site_words import words_of

TEMPUS = find_game("tempus")


def drawn(example: str) -> str:
    return str(worked_example(TEMPUS, examples_of(TEMPUS)[example], words_of("tempus", "en")))


def test_an_event_links_to_its_clause() -> None:
    applied = {event.clause for event in examples_of(TEMPUS).events(examples_of(TEMPUS)["fight"], 3)} - {""}
    assert applied
    assert all(f'href="#{clause}"' in drawn("fight") for clause in applied)


def test_an_event_whose_clause_the_rulebook_lacks_has_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Examples.events

    def renamed(self: Examples, example: Example, step: int) -> list[Event]:
        return [replace(event, clause="tempus.fight.forgotten") for event in usual(self, example, step)]

    before = drawn("fight")
    monkeypatch.setattr(Examples, "events", renamed)
    after = drawn("fight")
    assert before.count("<li>") == after.count("<li>")
    assert (before.count('class="rule"') > 0, after.count('class="rule"')) == (True, 0)
