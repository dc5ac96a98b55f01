"""A process that keeps a tournament of a store going: it opens boards, and has their tables follow.

`python -m tests.tournaments.keeper FILE ID` goes on until it is killed.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from bench.boards_process import GUILD
from data.opening import open_store
from sessions.refusals.base import Refusal
from sessions.tables import Tables
from tournaments.events.service import Tournaments


async def keep(path: Path, tournament_id: int) -> None:
    """Keep the tournament going, together with other processes."""
    tournaments = Tournaments(Tables(await open_store(path)))
    while True:
        with suppress(Refusal):
            found = await tournaments.advance(tournament_id, GUILD)
            for board in found.to_open[:3]:
                await tournaments.boards.open(found, board)
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(keep(Path(sys.argv[1]), int(sys.argv[2])))
