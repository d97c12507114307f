"""`aevum serve`: the table for browsers, on this machine or for others."""

from __future__ import annotations

import argparse
import asyncio
import sys
import webbrowser
from importlib.util import find_spec

from aevum.cli.desk import Desk
from aevum.cli.outputs import data_folder
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.kernel.errors import BadFile
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Where to listen and where to keep matches."""
    parser.add_argument("--host", default="127.0.0.1", help=words("help-host"))
    parser.add_argument("--port", default=8765, type=_port, help=words("help-port"))
    parser.add_argument("--database", metavar="URL", help=words("help-database"))
    parser.add_argument("--public-url", default="", metavar="URL", help=words("help-public-url"))
    parser.add_argument("--open", action="store_true", help=words("help-open"))


def _port(text: str) -> int:
    number = whole_number(text, 0, "usage-number")
    if number > 65535:
        raise Usage("usage-port", value=text)
    return number


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Serve until stopped."""
    if find_spec("uvicorn") is None or find_spec("starlette") is None:
        raise Usage("usage-table-missing")
    import uvicorn

    from aevum.table.app import Settings, make_app

    config = uvicorn.Config(
        make_app(Settings(args.database or _own_database(), args.public_url)),
        host=args.host,
        port=args.port,
        log_level="warning",
        ws="websockets-sansio",
        timeout_graceful_shutdown=3,
        ws_max_size=16_384,
    )
    asyncio.run(_serve(uvicorn.Server(config), args, desk))


async def _serve(server: object, args: argparse.Namespace, desk: Desk) -> None:
    import uvicorn

    assert isinstance(server, uvicorn.Server)
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        port = server.servers[0].sockets[0].getsockname()[1]
        address = f"http://{args.host}:{port}/"
        desk.data({"address": address}) if desk.machine else desk.say("serve-at", address=address)
        if args.open and sys.stdout.isatty():
            webbrowser.open(address)
    await serving


def _own_database() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(folder), why=error.strerror or str(error)) from error
    return f"sqlite:///{folder / 'table.sqlite'}"
