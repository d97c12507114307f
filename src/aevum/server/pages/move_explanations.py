"""Page that explains one move of a bot in a finished match."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.markup import h
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.move_explanations import bot_of_move, explanation_of, known_explanation
from aevum.server.pages.requests import Routes, consume_limit, html_page, hub_of, number_in_path
from aevum.server.pages.story import finished
from aevum.web.components.icons import icon
from aevum.web.components.move_explanation import explanation_card


async def show_explanation(request: Request) -> Response:
    """Return the explanation of a bot's move: its plan, two alternatives, and what decides between them."""
    live, number = await finished(request), number_in_path(request.path_params["number"])
    if bot_of_move(live, number) and known_explanation(live, number) is None:
        consume_limit(request, "hint", (await current_person(request, hub_of(request))).id)
    found = await explanation_of(hub_of(request), live, number)
    words, game = live.words(request_language(request)), live.match.game
    view = game.view(live.match.state_at(found.since), found.seat)
    title = words("plan-of", number=number, name=live.stored.seats[found.seat].called(words))
    main = h.div(".reading")[
        explanation_card(found, title, game, view, words),
        h.p(".links")[h.a(href=f"/m/{live.id}/replay?at={number}")[icon("back"), words("maker-leave")]],
    ]
    return await html_page(request, words("plan-title"), main)


ROUTES: Final[Routes] = (("/m/{id}/why/{number}", show_explanation, "GET"),)
