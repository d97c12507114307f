"""A match of older rules goes on if nothing changes for it; else the error says what does."""

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
from aevum.kernel.records.codec import events_from_json, events_to_json, same_events
from aevum.kernel.records.savefile import match_from_bytes, match_to_bytes
from aevum.kernel.records.transcript import Transcript, replay_transcript
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import LANGUAGES, Name, Words

Raise = Callable[[], None]
LINE = ("play 7", "play 5", "play 8", "play 6", "play 11", "play 9")


def played(*moves: str) -> Match:
    match = aevum.new("high-card", seed=1)
    for move in moves:
        match.play(move)
    return match


def written(match: Match) -> Transcript:
    """Return the transcript of a match with everything that a database stores of it."""
    all_events = [events_to_json(events) for events in match.log()]
    return replace(Transcript.of(match), actor=None if match.over else match.actor, events=all_events)


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Raise:
    return lambda: monkeypatch.setattr(HighCard, "rules_version", 2)


@pytest.fixture
def sixes_are_out(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> Raise:
    """Return a function that raises the rules to version 2, in which a six may not be played."""
    check, six = Table.check, BOOK.parse("play 6")

    def without_sixes(table: Table, move: int) -> Clause | None:
        return rules.LIMIT if table.actor >= 0 and move == six else check(table, move)

    def change() -> None:
        new_rules()
        monkeypatch.setattr(Table, "check", without_sixes)

    return change


def refused(transcript: Transcript, kind: type[OlderFile]) -> OlderFile:
    with pytest.raises(kind) as caught:
        replay_transcript(transcript, "match", find_game)
    assert type(caught.value) is kind
    return caught.value


@pytest.mark.parametrize(
    "moves", [(), LINE[:1], LINE[:3], ("swap 7", "draw"), ("play 11", "play 9", "play 8", "play 5")]
)
def test_a_match_for_which_nothing_changes_is_taken_over(moves: tuple[str, ...], sixes_are_out: Raise) -> None:
    match = played(*moves)
    stored = written(match)
    sixes_are_out()
    again, events = replay_transcript(stored, "match", find_game)
    assert again.records == match.records
    assert events == match.log()


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
    stored = replace(written(played()), options={"jokers": True})
    with pytest.raises(EditedFile):
        replay_transcript(stored, "match", find_game)
    new_rules()
    refused(stored, OlderFile)


def test_the_same_moves_must_tell_the_same(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> None:
    """Version 2 draws from the bottom of the deck: every move stays legal, but the hand is another."""
    match = played("swap 7", "draw", "play 8")
    stored = written(match)
    new_rules()
    apply = Table.apply

    def from_the_bottom(table: Table, move: int) -> None:
        if move == BOOK.number("draw"):
            table.deck.reverse()
        apply(table, move)

    monkeypatch.setattr(Table, "apply", from_the_bottom)
    assert "move 2 would bring something else" in str(refused(stored, TellsOtherwise))


def test_an_event_may_tell_more_than_it_did_but_nothing_else(new_rules: Raise) -> None:
    stored = written(played("play 7", "play 5"))
    message, arguments, audience, clause = stored.events[1][-1]
    name, value = next(iter(arguments.items()))
    less = {key: entry for key, entry in arguments.items() if key != name}
    brief = replace(stored, events=[stored.events[0], [*stored.events[1][:-1], [message, less, audience, clause]]])
    other = replace(
        stored, events=[stored.events[0], [*stored.events[1][:-1], [message, less | {name: [value]}, audience, clause]]]
    )
    new_rules()
    replay_transcript(brief, "match", find_game)
    assert "move 2 would bring something else" in str(refused(other, TellsOtherwise))


@pytest.mark.parametrize(("written_down", "same"), [("card-7", True), ("card-8", False), ("7", False)])
def test_what_a_message_named_may_be_named_by_its_bare_id(written_down: str, same: bool) -> None:
    plain = [["event-laid", {"card": {"name": written_down}}, EVERYONE, ""]]
    assert same_events(plain, [Event("event-laid", (("card", "7"),))]) is same


def test_where_nothing_was_written_a_message_may_stand() -> None:
    now = [Event("event-rolled", (("dice", Name("text-no-dice")),))]
    assert same_events([["event-rolled", {"dice": ""}, EVERYONE, ""]], now)
    assert not same_events([["event-rolled", {"dice": "4 6"}, EVERYONE, ""]], now)


def test_a_message_may_have_another_id_than_it_had(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> None:
    stored = written(played("play 7", "play 5"))
    (message, *rest), *more = stored.events[1]
    renamed = replace(stored, events=[stored.events[0], [["event-as-it-was", *rest], *more]])
    new_rules()
    refused(renamed, TellsOtherwise)
    monkeypatch.setattr(HighCard, "former_events", {message: "event-as-it-was"})
    replay_transcript(renamed, "match", find_game)


def test_a_message_that_was_added_since_then_stops_no_match(monkeypatch: pytest.MonkeyPatch, new_rules: Raise) -> None:
    stored = written(played("play 7", "play 5"))
    (added, *rest), before = stored.events[1], stored.events[0]
    silent = replace(stored, events=[before, rest])
    new_rules()
    refused(silent, TellsOtherwise)
    monkeypatch.setattr(HighCard, "added_events", frozenset((added[0],)))
    replay_transcript(silent, "match", find_game)


def test_events_must_have_the_same_readers(new_rules: Raise) -> None:
    stored = written(played("play 7", "play 5"))
    message, arguments, _, clause = stored.events[0][0]
    overheard = replace(
        stored, events=[[[message, arguments, EVERYONE, clause], *stored.events[0][1:]], *stored.events[1:]]
    )
    new_rules()
    assert "move 1 would bring something else" in str(refused(overheard, TellsOtherwise))
    replay_transcript(stored, "match", find_game)


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
        replay_transcript(running, "match", find_game)
    new_rules()
    refused(running, EndsOtherwise)


def test_another_must_not_decide_now(new_rules: Raise) -> None:
    stored = replace(written(played("play 7")), actor=0)
    new_rules()
    refused(stored, EndsOtherwise)


def test_a_younger_match_is_left_alone() -> None:
    with pytest.raises(NewerFile):
        replay_transcript(replace(written(played("play 7")), rules_version=3), "match", find_game)


@pytest.mark.parametrize("error", [KeyError("x"), TypeError("x"), AttributeError("x"), IndexError("x")])
@pytest.mark.parametrize("version", [1, 2])
def test_rules_that_break_down_are_not_reported_as_a_changed_file(
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


def test_a_beginning_that_breaks_down_is_not_reported_as_a_changed_file(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_events_come_back_as_they_were_logged() -> None:
    events = [
        Event("event-tile", (("player", Name("player-red")), ("hex", "C2"))),
        Event("event-gold", (("gold", 3),), only(2)),
    ]
    (first, second) = again = events_from_json(events_to_json(events))
    assert again == events
    assert isinstance(dict(first.arguments)["player"], Name)
    assert not second.seen_by(1)


def test_events_from_before_they_named_their_clause_count_as_the_same(new_rules: Raise) -> None:
    match = played(*LINE[:3])
    stored = written(match)
    unnamed = [[event[:3] for event in events] for events in stored.events]
    assert [event.clause for event in events_from_json(unnamed[0])] == ["", ""]
    new_rules()
    again, _ = replay_transcript(replace(stored, events=unnamed), "match", find_game)
    assert again.records == match.records
