"""What explains itself at a table, in a replay and among the rules: asked for when somebody first wants to know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.kernel.shows import Face
from aevum.kernel.words import Words
from aevum.table.answers import Routes, hub_of, live_of
from aevum.table.hub import Live
from aevum.table.identity import language, who
from aevum.table.staging import why_not, words_of
from aevum.web.faces import faces_json


async def faces_of_match(request: Request) -> Response:
    """Everything through the reader's eyes; `at`: as it was after so many moves."""
    live = await live_of(request)
    match, game = live.match, live.match.game
    words = words_of(game.id, language(request))
    seat = live.seat_for(await who(request, hub_of(request)))
    moment = request.query_params.get("at", "")
    if moment.isascii() and moment.isdigit() and len(moment) < 9 and int(moment) <= len(match.moves):
        faces = game.faces(game.view(match.state_at(int(moment)), seat), words)
        return JSONResponse(faces_json(game, faces, words, {}))
    faces = game.faces(match.view(seat), words)
    return JSONResponse(faces_json(game, faces, words, _refusals(live, seat, faces, words)))


def _refusals(live: Live, seat: int, faces: Mapping[str, Face], words: Words) -> dict[str, Clause]:
    """Why things that the seat might pick cannot be picked in the decision it has now."""
    match = live.match
    if seat != match.actor:
        return {}
    book = match.game.book
    offered = {pick for move in match.state.legal() for pick in book.picks(move)}
    asked = {name: face.label for name, face in faces.items() if face.label and face.label not in offered}
    refused = {name: why_not(live, seat, label, words) for name, label in asked.items()}
    return {
        name: match.game.rulebook[refusal.clause] for name, refusal in refused.items() if refusal and refusal.clause
    }


async def faces_of_rules(request: Request) -> Response:
    """What can be said away from any match."""
    game = find_game(request.path_params["game"])
    words = words_of(game.id, language(request))
    return JSONResponse(faces_json(game, game.faces(None, words), words, {}))


ROUTES: Final[Routes] = (
    ("/m/{id}/faces", faces_of_match, "GET"),
    ("/rules/{game}/faces", faces_of_rules, "GET"),
)
