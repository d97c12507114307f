"""Explanations on the match page: why one would choose each action of a prompt, and notes on new situations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from aevum.kernel.game import AnyGame
from aevum.kernel.words import Words
from aevum.server.live.explanations import note_for
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.pick_options import PickOptions
from aevum.server.storage.people import Person
from aevum.web.components.explanations import NotePanel
from aevum.web.components.scene import PickPrompt

MAX_SENTENCES: Final = 2
"""Maximum number of purposes in the sentences of a prompt."""


def with_purposes(prompt: PickPrompt, game: AnyGame, found: PickOptions, words: Words) -> PickPrompt:
    """Return a prompt that says why one would pick what it offers; unchanged while a move waits for a confirmation."""
    if prompt.confirmation or prompt.tried:
        return prompt
    known = _purposes(game, found, prompt.standing, words)
    return replace(prompt, purposes=known, purpose=_purpose_without_button(game, found, known, words))


def _purposes(game: AnyGame, found: PickOptions, standing: Sequence[str], words: Words) -> dict[str, str]:
    """Return why one would pick each label that has a button, also the usual actions that are not possible now."""
    board = game.board_domains
    offered = {label: _purpose(game, found, label, words) for label in found.next if found.next[label] not in board}
    usual = {label: _purpose_of_word(game, label, words) for label in standing if label not in found.next}
    return {label: purpose for label, purpose in (usual | offered).items() if purpose}


def _purpose(game: AnyGame, found: PickOptions, label: str, words: Words) -> str:
    """Return the purpose of a label: of the thing that it names, of a shortcut, or of the verb whose word it is.

    Empty if the label leads to verbs with different purposes.
    """
    verbs = {game.book.verb_of(line[0]).name for line in found.under.get(label, ())}
    if found.next[label]:
        named = {game.purpose(verb, label, words) for verb in verbs}
        return named.pop() if len(named) == 1 else ""
    own = game.purpose(label, "", words)
    named = {game.purpose(verb, "", words) for verb in verbs}
    return own or (named.pop() if len(named) == 1 else "")


def _purpose_of_word(game: AnyGame, word: str, words: Words) -> str:
    """Return the purpose of the first verb that begins with a word."""
    verb = next((verb for verb in game.book.verbs if verb.words[0] == word), None)
    return game.purpose(verb.name, "", words) if verb else ""


def _purpose_without_button(game: AnyGame, found: PickOptions, known: Mapping[str, str], words: Words) -> str:
    """Return why one would choose what is touched on the board or has been picked already.

    `known`: purposes of buttons, which are not repeated. Empty for more than MAX_SENTENCES purposes.
    """
    verbs = dict.fromkeys(game.book.verb_of(line[0]) for line in found.left)
    named = dict.fromkeys(game.purpose(verb.name, "", words) for verb in verbs if verb.words[0] not in known)
    sentences = [purpose for purpose in named if purpose and purpose not in known.values()]
    return " ".join(sentences) if len(sentences) <= MAX_SENTENCES else ""


def note_panel(live: LiveMatch, person: Person, words: Words) -> NotePanel | None:
    """Return the note that a person reads now; None without one."""
    note = note_for(live, person)
    if note is None:
        return None
    game, situation = live.match.game, note.situation
    text = words(f"situation-{situation.id}", **game.explained_figures)
    return NotePanel(situation.id, text, f"/rules/{game.id}#{situation.clause}", is_new=note.is_new)
