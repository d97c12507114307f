"""A program that plays one seat of a match on a server, over the JSON API.

    python3 examples/http_player.py http://localhost:8765 high-card       # begins a match against a random bot
    python3 examples/http_player.py http://localhost:8765 MATCH TOKEN     # plays the seat that the token opens

It chooses at random; put your own choice, or a language model, into `choose`. It imports nothing of Aevum.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


def call(server: str, path: str, token: str = "", body: Any = None) -> Any:
    """Return the answer of the server to a request; one with a body is a POST."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/matches{path}", data, headers), timeout=60) as answer:
        return json.load(answer)


def choose(match: Any, moves: Any) -> Any:
    """Return a move in notation; `match["view"]` is what the seat sees."""
    return random.choice([move["notation"] for move in moves if move["verb"] != "resign"])


def play(server: str, id: str, token: str, wait: float = 1.0) -> Any:
    """Play until the match is over, and return it."""
    while not (match := call(server, f"/{id}", token))["over"]:
        if match["actor"] == match["seat"]:
            move = choose(match, call(server, f"/{id}/moves", token)["moves"])
            call(server, f"/{id}/moves", token, {"move": move, "length": match["length"]})
        else:
            time.sleep(wait)
    return match


if __name__ == "__main__":
    server, id, *token = sys.argv[1:]
    if not token:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        begun = call(server, "", body={"game": id, "seats": seats})
        id, token = begun["id"], [begun["seats"][0]["token"]]
    print(play(server, id, token[0])["outcome"])
