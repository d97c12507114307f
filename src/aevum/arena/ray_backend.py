"""Games of a contest on a Ray cluster, or on a small one of its own on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Self

from aevum.arena.contest import Contest, Result
from aevum.arena.parallel import WorkersDied, bounded_map
from aevum.arena.single_game import GameFailed, play_game
from aevum.kernel.errors import AevumError

AUTO: Final = "auto"
"""Address that means a cluster already running on this machine, else a new one for the time of the run."""


class RayMissing(AevumError):
    """Ray is not installed."""

    message = "error-arena-ray-missing"


class NoCluster(AevumError):
    """An address at which no usable cluster answers."""

    message = "error-arena-ray-address"


class Cluster:
    """Connection to Ray, for as long as the context lasts."""

    def __init__(self, address: str) -> None:
        self._ray = _connected(address)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def run(self, contest: Contest, numbers: Sequence[int]) -> Iterator[Result]:
        """Yield the results of these games of the contest, in the order in which they end."""
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        begin = partial(self._ray.remote(play_game).remote, contest)
        yield from bounded_map(numbers, 2 * cores, begin, partial(_finished, self._ray))


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise RayMissing from error
    quietly = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        ray.init(address=address, **quietly)
    # A bad address is refused in many ways, from ValueError to errors of the transport.
    except Exception as error:
        if address != AUTO or not isinstance(error, ConnectionError):
            raise NoCluster(address=address, why=str(error).strip().partition("\n")[0]) from error
        ray.init(address="local", include_dashboard=False, **quietly)
    return ray


def _finished(ray: Any, under_way: list[Any]) -> tuple[list[Callable[[], Result]], list[Any]]:
    done, left = ray.wait(under_way, num_returns=1)
    return [partial(_fetched, ray, job) for job in done], left


def _fetched(ray: Any, job: Any) -> Result:
    try:
        result: Result = ray.get(job)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GameFailed):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise WorkersDied from error
    return result
