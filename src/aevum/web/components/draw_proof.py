"""Proof of the random numbers of a decision: what was published before, what was revealed, and how one follows.

The server writes what the match has used; `proof.js` computes everything again in the browser and compares.
"""

from __future__ import annotations

from typing import Final

from aevum.kernel.chance import SEED_BITS
from aevum.kernel.markup import Markup, h
from aevum.kernel.records.draw_proof import Draw, DrawProof
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.layout import static

MAX_OPEN_ROWS: Final = 8
"""Maximum number of random numbers that are not folded."""


def proof_address(id: str, since: int, at: int) -> str:
    """Return the address of the proof for the moves after the first `since` and up to number `at`."""
    return f"/m/{id}/draws/{at}?since={since}"


def proof_link(address: str, words: Words) -> Markup:
    """Return the link to a proof as a small die."""
    return h.a(".proof", href=address, title=words("proof"), aria_label=words("proof"))[icon("die")]


def proof_card(id: str, proof: DrawProof, words: Words, *, known_seed: bool = False, closable: bool = False) -> Markup:
    """Return the proof of draws in the match `id`; a script fills in what the browser computes, and the verdict.

    `known_seed`: the match began with a seed that was no secret. `closable`: it lies over a page.
    """
    known = known_seed and proof.redrawn_at is None
    seed = f"{proof.seed:0{SEED_BITS // 4}x}"
    drew = "proof-own" if proof.of_decision else "proof-before" if proof.at else "proof-begun"
    return h.section(
        ".draw-proof",
        data_seed=seed,
        data_commitment=proof.commitment,
        data_match=f"/m/{id}",
        data_published=" ".join(proof.published),
    )[
        h.link(rel="stylesheet", href=static("proof.css")),
        (h.h2 if closable else h.h1)[words("proof-title")],
        h.button(".close", type="button", aria_label=words("proof-close"), title=words("proof-close"))["✕"]
        if closable
        else None,
        _verdict(words, known=known),
        h.ol[
            h.li[h.p[_committed(proof, words, known=known)], h.code[proof.commitment], _noted(words)],
            h.li[
                h.p[words("proof-revealed")],
                h.code[seed],
                h.p[words("proof-fingerprint")],
                h.output(".fingerprint")["…"],
            ],
            h.li[h.p[words(drew, count=len(proof.draws)), " ", words("proof-how")], _numbers(proof, words)],
        ],
    ]


def _verdict(words: Words, *, known: bool) -> Markup:
    said = {f"data_{kind}": words(f"proof-{kind}") for kind in ("good", "bad", "half")}
    if known:
        said["data_good"] = words("proof-good-known")
    return h.p(".verdict", role="status", **said)[
        h.noscript[words("proof-noscript")], h.span(".checking")[words("proof-checking")]
    ]


def _noted(words: Words) -> Markup:
    """Return the sentence about the fingerprint that the browser itself has noted; shown where it has noted one."""
    same = words("proof-noted", when="#", moves="##")
    other = words("proof-noted-other", when="#", commitment="##")
    return h.p(".noted", hidden=True, data_text=same, data_other=other)[""]


def _committed(proof: DrawProof, words: Words, *, known: bool) -> str:
    if known:
        return words("proof-committed-known")
    if proof.redrawn_at is None:
        return words("proof-committed")
    return words("proof-committed-redrawn", moves=proof.redrawn_at)


def _numbers(proof: DrawProof, words: Words) -> Markup:
    """Return the table of random numbers, folded if there are many."""
    head = [words(f"proof-{column}") for column in ("number", "hash", "result")]
    table = h.table[
        h.thead[h.tr[[h.th(scope="col")[name] for name in head]]],
        h.tbody[[_row(draw, words) for draw in proof.draws]],
    ]
    if len(proof.draws) <= MAX_OPEN_ROWS:
        return table
    return h.details[h.summary[words("proof-all", count=len(proof.draws))], table]


def _row(draw: Draw, words: Words) -> Markup:
    value = words("proof-value", value=draw.value + 1, bound=draw.bound)
    return h.tr(data_n=draw.number, data_bound=draw.bound, data_value=draw.value)[
        h.td[draw.number], h.td[h.output["…"]], h.td[value]
    ]
