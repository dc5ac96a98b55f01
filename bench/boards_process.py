"""A process that plays a tournament of a store: it opens boards, has games resigned, and does what is due.

`python -m bench.boards_process PLACE ID SEED` goes on until the tournament is over. It is killed at any moment.
"""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import suppress

from data.opening import open_store
from data.places import Place, place
from sessions.acts import Act, Resign
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.tables import Tables
from tournaments.events.rounds import Ready
from tournaments.events.service import Tournaments
from tournaments.pairing.tasks import Task, solved

GUILD = 5

PAUSE = 0.02
"""The longest pause between two steps, in seconds: a kill can come between any two."""


async def play(where: Place, tournament_id: int, dice: random.Random) -> None:
    """Play the tournament to its end, together with other processes."""
    store = await open_store(where)
    tables = Tables(store)
    tournaments = Tournaments(tables)
    tournaments.pair = _paired
    try:
        while (found := await tournaments.advance(tournament_id, GUILD)).row.state == "running":
            for each in found.playing if found.row.gathers else ():
                with suppress(Refusal):
                    await tournaments.do(tournament_id, GUILD, Ready(each.user_id, tables.now()))
            for board in dice.sample(found.boards, len(found.boards))[:8]:
                await asyncio.sleep(dice.random() * PAUSE)
                with suppress(Refusal):
                    if board.session_id is None and not board.how:
                        await tournaments.boards.open(found, board)
                    elif board.open and board.session_id is not None and dice.random() < 0.5:
                        await tables.do_wanted(board.session_id, _resign)
    finally:
        await store.close()


async def _paired(task: Task) -> list[tuple[int, ...]]:
    return solved(task)


def _resign(session: Session) -> Act | None:
    return Resign(session.people[0].user_id) if session.state == "running" else None


if __name__ == "__main__":
    asyncio.run(play(place(sys.argv[1]), int(sys.argv[2]), random.Random(int(sys.argv[3]))))  # noqa: S311 - a simulation
