"""Rules change, matches stay: a match of older rules goes on if nothing changes for it, else it says what does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from high_card import HighCard, rules
from high_card.moves import BOOK
from high_card.state import Table

import aevum
from aevum.kernel.errors import (
    EditedFile,
    EndsOtherwise,
    NewerFile,
    NoLongerLegal,
    OlderFile,
    RulesFailed,
    TellsOtherwise,
)
from aevum.kernel.events import EVERYONE, Event, only
from aevum.kernel.match import Match
from aevum.kernel.records import told_from_plain, told_to_plain
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.kernel.savefile import match_from_bytes, match_to_bytes
from aevum.kernel.transcript import Transcript, play_again
from aevum.kernel.words import LANGUAGES, Name, Words

Raise = Callable[[], None]
LINE = ("play 7", "play 5", "play 8", "play 6", "play 11", "play 9")


def played(*moves: str) -> Match:
    match = aevum.new("high-card", seed=1)
    for move in moves:
        match.play(move)
    return match


def written(match: Match) -> Transcript:
    """With all that a database knows of it."""
    told = [told_to_plain(events) for events in match.log()]
    return replace(Transcript.of(match), actor=None if match.over else match.actor, told=told)


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Raise:
    return lambda: monkeypatch.setattr(HighCard, "rules_version", 2)


@pytest.fixture
def sixes_are_out(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> Raise:
    """In version 2 nobody may lay a six."""
    check, six = Table.check, BOOK.parse("play 6")

    def without_sixes(table: Table, move: int) -> Clause | None:
        return rules.LIMIT if table.actor >= 0 and move == six else check(table, move)

    def change() -> None:
        new_rules()
        monkeypatch.setattr(Table, "check", without_sixes)

    return change


def refused(transcript: Transcript, kind: type[OlderFile]) -> OlderFile:
    with pytest.raises(kind) as caught:
        play_again(transcript, "match", find_game)
    assert type(caught.value) is kind
    return caught.value


@pytest.mark.parametrize(
    "moves", [(), LINE[:1], LINE[:3], ("swap 7", "draw"), ("play 11", "play 9", "play 8", "play 5")]
)
def test_a_match_for_which_nothing_changes_is_taken_over(moves: tuple[str, ...], sixes_are_out: Raise) -> None:
    match = played(*moves)
    kept = written(match)
    sixes_are_out()
    again, told = play_again(kept, "match", find_game)
    assert again.records == match.records
    assert told == match.log()


def test_a_move_that_is_forbidden_now_is_named_with_its_clause(sixes_are_out: Raise) -> None:
    content = match_to_bytes(played(*LINE))
    sixes_are_out()
    with pytest.raises(NoLongerLegal) as caught:
        match_from_bytes(content, "old.aevum", find_game)
    said = str(caught.value)
    assert "old.aevum" in said
    assert "move 4 is no longer legal" in said
    assert said.endswith(f"{rules.LIMIT.text()} [{rules.LIMIT.id}]")


def test_a_move_that_is_no_move_any_more_is_named(new_rules: Raise) -> None:
    gone = replace(written(played()), records=[{"seat": 0, "move": "discard 7"}])
    new_rules()
    assert "move 1 can no longer be made" in str(refused(gone, NoLongerLegal))


def test_an_option_that_is_no_more_keeps_a_match_from_going_on(new_rules: Raise) -> None:
    kept = replace(written(played()), options={"jokers": True})
    with pytest.raises(EditedFile):
        play_again(kept, "match", find_game)
    new_rules()
    refused(kept, OlderFile)


def test_the_same_moves_must_tell_the_same(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> None:
    """Version 2 draws from the bottom of the deck: every move stays legal, and the hand is another."""
    match = played("swap 7", "draw", "play 8")
    kept = written(match)
    new_rules()
    apply = Table.apply

    def from_the_bottom(table: Table, move: int) -> None:
        if move == BOOK.number("draw"):
            table.deck.reverse()
        apply(table, move)

    monkeypatch.setattr(Table, "apply", from_the_bottom)
    assert "move 2 would bring something else" in str(refused(kept, TellsOtherwise))


def test_the_same_must_be_told_to_the_same_readers(new_rules: Raise) -> None:
    kept = written(played("play 7", "play 5"))
    message, arguments, _, clause = kept.told[0][0]
    overheard = replace(kept, told=[[[message, arguments, EVERYONE, clause], *kept.told[0][1:]], *kept.told[1:]])
    new_rules()
    assert "move 1 would bring something else" in str(refused(overheard, TellsOtherwise))
    play_again(kept, "match", find_game)


def test_a_match_must_end_where_it_ended(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> None:
    content = match_to_bytes(played(*LINE))
    new_rules()
    outcome = Table.outcome

    def turned_round(table: Table) -> object:
        table.tricks = table.tricks[::-1]
        return outcome(table)

    monkeypatch.setattr(Table, "outcome", turned_round)
    with pytest.raises(EndsOtherwise):
        match_from_bytes(content, "match", find_game)


def test_a_match_that_ran_must_not_be_over_now(new_rules: Raise) -> None:
    running = replace(written(played(*LINE)), outcome=None, actor=None)
    with pytest.raises(EditedFile):
        play_again(running, "match", find_game)
    new_rules()
    refused(running, EndsOtherwise)


def test_another_must_not_decide_now(new_rules: Raise) -> None:
    kept = replace(written(played("play 7")), actor=0)
    new_rules()
    refused(kept, EndsOtherwise)


def test_a_younger_match_is_left_alone() -> None:
    with pytest.raises(NewerFile):
        play_again(replace(written(played("play 7")), rules_version=3), "match", find_game)


@pytest.mark.parametrize("error", [KeyError("x"), TypeError("x"), AttributeError("x"), IndexError("x")])
@pytest.mark.parametrize("version", [1, 2])
def test_rules_that_break_down_are_not_told_as_a_changed_file(
    monkeypatch: pytest.MonkeyPatch, error: Exception, version: int
) -> None:
    content = match_to_bytes(played(*LINE))
    monkeypatch.setattr(HighCard, "rules_version", version)

    def break_down(table: Table) -> None:
        raise error

    monkeypatch.setattr(rules, "_show", break_down)
    with pytest.raises(RulesFailed) as caught:
        match_from_bytes(content, "match", find_game)
    assert caught.value.arguments["line"] == "3"
    assert caught.value.__cause__ is error


def test_a_beginning_that_breaks_down_is_not_told_as_a_changed_file(monkeypatch: pytest.MonkeyPatch) -> None:
    content = match_to_bytes(played())
    monkeypatch.setattr(HighCard, "start", lambda *_: [].pop())
    with pytest.raises(RulesFailed):
        match_from_bytes(content, "match", find_game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [NoLongerLegal, TellsOtherwise, EndsOtherwise, RulesFailed])
def test_each_is_said_in_every_language(kind: type[OlderFile], language: str) -> None:
    error = kind(file="match", found="1", known="2", number="4", line="5")
    words = Words(language)
    assert error.say(words).startswith("match ")
    assert language == "en" or error.say(words) != error.say(Words())


def test_events_come_back_as_they_were_told() -> None:
    events = [
        Event("event-tile", (("player", Name("player-red")), ("hex", "C2"))),
        Event("event-gold", (("gold", 3),), only(2)),
    ]
    (first, second) = again = told_from_plain(told_to_plain(events))
    assert again == events
    assert isinstance(dict(first.arguments)["player"], Name)
    assert not second.seen_by(1)


def test_what_was_told_before_events_named_their_clause_counts_as_the_same(new_rules: Raise) -> None:
    match = played(*LINE[:3])
    kept = written(match)
    unnamed = [[event[:3] for event in events] for events in kept.told]
    assert [event.clause for event in told_from_plain(unnamed[0])] == ["", ""]
    new_rules()
    again, _ = play_again(replace(kept, told=unnamed), "match", find_game)
    assert again.records == match.records
