"""A process that plays an arena of a store: it has people wait, opens tables, and has games resigned.

`python -m tests.tournaments.arena_player FILE ID SEED` goes on until the arena is over, killed at any moment.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from contextlib import suppress
from pathlib import Path

from data.opening import open_store
from sessions.acts import Act, Resign
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.tables import Tables
from tests.tournaments.held import GUILD
from tournaments.events.arenas import Come
from tournaments.events.service import Tournaments

BEGAN = 1_790_000_000
"""A moment at which both times are the same, in seconds since 1970."""

PAUSE = 0.02
"""The longest pause between two steps, in seconds: a kill can come between any two."""


def quick() -> float:
    """The time of these processes, sixty times as fast as usual: an arena of minutes lasts seconds."""
    return BEGAN + 60 * (time.time() - BEGAN)


async def play(path: Path, tournament_id: int, dice: random.Random) -> None:
    """Play the arena until it is over. Other processes do the same with the same store at the same time."""
    store = await open_store(path, quick)
    tables = Tables(store)
    tournaments = Tournaments(tables)
    try:
        while (found := await tournaments.advance(tournament_id, GUILD)).row.state == "running":
            for each in found.playing if found.gathers else ():
                with suppress(Refusal):
                    await tournaments.do(tournament_id, GUILD, Come(each.user_id, each.name, "x", tables.now()))
            for board in dice.sample(found.unfinished, len(found.unfinished))[:8]:
                await asyncio.sleep(dice.random() * PAUSE)
                with suppress(Refusal):
                    if board.session_id is None:
                        await tournaments.boards.open(found, board)
                    elif board.open and dice.random() < 0.5:
                        await tables.do_wanted(board.session_id, _resign)
    finally:
        await store.close()


def _resign(session: Session) -> Act | None:
    return Resign(session.people[0].user_id) if session.state == "running" else None


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), random.Random(int(sys.argv[3]))))
