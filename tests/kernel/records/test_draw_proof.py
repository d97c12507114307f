"""Proofs of random numbers: exactly those of a decision, each computed again here by other code."""

from __future__ import annotations

from hashlib import blake2b, sha256
from pathlib import Path

import pytest
from high_card import GAME

import aevum
from aevum.kernel.chance import COUNTER_BITS, RECORDERS
from aevum.kernel.match import Match
from aevum.kernel.records.draw_proof import DrawProof, draw_proof

GOLDEN = Path(__file__).parents[2] / "golden"
WORD = 2**64


def again(seed: int, number: int, bound: int) -> int:
    """Return a draw as the documents describe it."""
    while True:
        digest = blake2b(seed.to_bytes(32, "big") + number.to_bytes(6, "big"), digest_size=8).digest()
        word = int.from_bytes(digest, "big")
        if word < WORD - WORD % bound:
            return word % bound
        number += 1


def assert_follows(proof: DrawProof) -> None:
    assert proof.draws
    assert [draw.value for draw in proof.draws] == [again(proof.seed, one.number, one.bound) for one in proof.draws]
    assert proof.commitment == sha256(proof.seed.to_bytes(32, "big")).hexdigest()
    assert RECORDERS == []


def counter(match: Match, at: int) -> int:
    return match.state_at(at).chance & (1 << COUNTER_BITS) - 1


@pytest.fixture(scope="module")
def clash() -> Match:
    return aevum.load(GOLDEN / "clash-of-cultures-dice-3.aevum")


def test_the_set_up_begins_with_the_first_number(clash: Match) -> None:
    proof = draw_proof(clash, 0, 0)
    assert_follows(proof)
    assert (proof.draws[0].number, proof.of_decision, proof.redrawn_at) == (0, False, None)
    assert len(proof.draws) <= counter(clash, 0)


def test_a_move_with_dice_shows_its_own_numbers_alone(clash: Match) -> None:
    rolls = [at for at in range(len(clash.moves)) if counter(clash, at) != counter(clash, at + 1)][:6]
    assert rolls
    for at in rolls:
        proof = draw_proof(clash, at, at + 1)
        assert_follows(proof)
        assert proof.of_decision
        assert counter(clash, at) <= proof.draws[0].number
        assert proof.draws[-1].number < counter(clash, at + 1)
        assert len(proof.draws) == len({draw.number for draw in proof.draws})


def test_a_move_without_chance_shows_all_numbers_before_it(clash: Match) -> None:
    at = next(at for at in range(100, len(clash.moves)) if counter(clash, at) == counter(clash, at + 1))
    proof = draw_proof(clash, at, at + 1)
    assert_follows(proof)
    assert not proof.of_decision
    assert (proof.draws[0].number, proof.draws[-1].number) == (0, counter(clash, at + 1) - 1)


def test_after_a_redraw_the_new_seed_is_proved() -> None:
    match = Match(GAME, seats=2, seed=7)
    match.play(match.legal()[0])
    match.redraw(1, 99)
    match.play(match.legal()[0])
    assert (draw_proof(match, 0, 1).seed, draw_proof(match, 0, 1).redrawn_at) == (7, None)
    proof = draw_proof(match, 1, 2)
    assert_follows(proof)
    assert (proof.seed, proof.redrawn_at) == (99, 1)
