"""How long the store and the bot take for what is asked of them, on a large database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bench.figures import Table, milliseconds
from bench.growth.making import Made, Plan
from bench.growth.requests import Asking
from bench.growth.stalls import Taken, taken
from data.opening import open_store
from data.places import Place
from sessions.results.scoring import MEMORY
from sessions.tables import Tables

Act = Callable[[], Awaitable[object]]

COLUMNS = (
    "what",
    "ms",
    "event loop ms",
    "other table ms",
    "other write ms",
    "processor ms",
    "of it the event loop at once",
)


async def measure(where: Place, plan: Plan, made: Made, *, deletion: bool = True) -> Table:
    """Measure everything. With `deletion`, somebody is deleted at the end.

    The first act of its kind is the first one in a process, but the system may have the files in memory.
    """
    table = Table(f"{where}: {plan.games:,} games, of which {plan.running:,} run, {made.entries:,} entries", COLUMNS)
    for name, found in [
        *await _asked(where, plan, made),
        *await _read(where, plan, made),
        *(await _deleted(where, plan, made) if deletion else []),
    ]:
        told = (found.whole, found.loop, found.other, found.written, found.processor, found.held)
        table.add(name, *map(milliseconds, told))
    return table


async def _asked(where: Place, plan: Plan, made: Made) -> list[tuple[str, Taken]]:
    """What people ask for."""
    found, other = [], plan.games
    here = made.servers[0]
    for command in ("leaderboard", "stats"):
        for times in (("when no ratings are kept",), ("the first in a process", "the second in a process")):
            store = await open_store(where)
            asking = Asking(Tables(store), here, made.busiest)
            act: Act = getattr(asking, command)
            if len(times) == 1:
                await store.count_anew(MEMORY)
            found += [(f"/{command}, {each}", await taken(act, store, other)) for each in times]
            await store.close()
    return found


async def _read(where: Place, plan: Plan, made: Made) -> list[tuple[str, Taken]]:
    """What is read of the store, without what the bot makes of it."""
    here, solo = made.servers[0], made.solo
    store = await open_store(where)
    acts: dict[str, Act] = {
        "finished_games of the largest server": partial(store.finished_games, here),
        "finished_games of somebody": partial(store.finished_games, here, None, made.busiest),
        "best_score in the largest server": partial(store.best_score, solo[0]),
        "best_score of somebody": partial(store.best_score, *solo),
        "sessions_ended_by": partial(store.sessions_ended_by, ["Mo"]),
        "follows_due": partial(store.follows_due, 50),
        "open_by_game": store.open_by_game,
        "all_over": store.all_over,
        "open_or_due": store.open_or_due,
        "all_open": store.all_open,
        "to_show": store.to_show,
        "due": partial(store.due, 50),
    }
    found = [(name, await taken(act, store, plan.games)) for name, act in acts.items()]
    await store.close()
    return found


async def _deleted(where: Place, plan: Plan, made: Made) -> list[tuple[str, Taken]]:
    """A deletion, and the removal of its traces."""
    store = await open_store(where)
    people = Tables(store).people
    scrubbing = people.scrub

    async def nothing() -> bool:
        return True

    people.scrub = nothing  # type: ignore[method-assign]  # it is measured by itself
    number = len(await store.sessions_naming(made.usual))
    found = [
        (
            f"deletion of somebody with {number} games",
            await taken(partial(people.forget, made.usual), store, plan.games),
        )
    ]
    found.append(("removing the traces of it", await taken(scrubbing, store, plan.games)))
    await store.close()
    return found
