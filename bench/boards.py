"""Tables of boards while processes are killed: `python -m bench boards [--players N] [--rounds N] [--kills N]`.

Four processes play one Swiss tournament of a database, and are killed at any moment (`bench.boards_process`). In the
end each board has one table, no other table was opened, and every board has its points: else the exit status is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from bench import figures
from bench.boards_process import GUILD
from data.opening import open_store
from data.places import Place, place
from rules.catalogue import GAMES
from sessions.state.table import Place as Channel
from sessions.tables import Tables
from tournaments.events.acts import Begin, Register
from tournaments.events.service import NewTournament, Tournaments
from tournaments.events.state import Tournament
from tournaments.events.terms import Terms

ID = 7_000
PROCESSES, PLAYERS, ROUNDS, KILLS = 4, 128, 6, 200

LIFE = 0.7
"""The most seconds between two kills: a process lives twice as long on average, and takes half a second to begin."""


class Opened(Struct, frozen=True):
    """What came of it.

    tournament: how it ended
    kills: how many processes were killed
    tables: how many tables the database has
    seconds: how long it took
    """

    tournament: Tournament
    kills: int
    tables: int
    seconds: float

    @property
    def wrong(self) -> list[str]:
        """What does not hold, a sentence each."""
        boards = self.tournament.boards
        games = [each for each in boards if len(each.seats) > 1]
        opened = {each.session_id for each in games if each.session_id is not None}
        playing = {each.number for each in self.tournament.playing}
        sitting = [sorted(n for each in boards if each.round == number for n in each.seats) for number in self._rounds]
        found = {
            f"{len(games)} boards have {len(opened)} tables.": len(opened) != len(games),
            f"{self.tables - len(opened)} tables are no board's.": self.tables != len(opened),
            "A board has no result.": any(not each.how for each in boards),
            "Somebody sits at two boards of a round.": any(len(set(each)) < len(each) for each in sitting),
            "Somebody who plays has no board in a round.": any(not playing <= set(each) for each in sitting),
        }
        return [sentence for sentence, holds_not in found.items() if holds_not]

    @property
    def _rounds(self) -> range:
        live = self.tournament.terms.live
        return range(1, self.tournament.round + 1) if live else range(0)


def _game() -> str:
    """The key of a game for two, three and four."""
    return next(key for key, game in GAMES.items() if {2, 3, 4} <= set(game.seats))


async def opened(where: Place, terms: Terms, players: int, kills: int, dice: random.Random) -> Opened:
    """Have a tournament played by processes that are killed so often. Raises StoreError where the store fails."""
    store, begun = await open_store(where), time.monotonic()
    tables = Tables(store)
    tournaments = Tournaments(tables)
    try:
        new = NewTournament(ID, Channel(GUILD, 9), "Cup", _game(), terms, 3600, "en", 1)
        await tournaments.make(new)
        for user in range(1, players + 1):
            await tournaments.do(ID, GUILD, Register(user, f"P{user}", f"press {user}", tables.now()))
        await tournaments.do(ID, GUILD, Begin(tables.now()))
        killed = await _killing(where, tournaments, kills, dice)
        found = await tournaments.load(ID, GUILD)
        return Opened(found, killed, len(await store.all_over()), time.monotonic() - begun)
    finally:
        await store.close()


async def _killing(where: Place, tournaments: Tournaments, kills: int, dice: random.Random) -> int:
    """Keep the processes going until the tournament is over, and kill them; how many were."""
    killed = 0
    running = [await _process(where, dice) for _ in range(PROCESSES)]
    while (await tournaments.load(ID, GUILD)).state == "running":
        await asyncio.sleep(LIFE * dice.random())
        at = dice.randrange(PROCESSES)
        if killed < kills or running[at].returncode is not None:
            if running[at].returncode is None:
                running[at].kill()
                killed += 1
            await running[at].wait()
            running[at] = await _process(where, dice)
    for each in running:
        await each.wait()
    return killed


async def _process(where: Place, dice: random.Random) -> asyncio.subprocess.Process:
    written = str(where) if isinstance(where, Path) else where.text
    arguments = ["-m", "bench.boards_process", written, str(ID), str(dice.randrange(10**6))]
    return await asyncio.create_subprocess_exec(sys.executable, *arguments)


def main(arguments: Sequence[str], say: Callable[[str], None]) -> int:
    """Play, and say what came of it; 1 if something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m bench boards", description=__doc__)
    parser.add_argument("--players", type=int, default=PLAYERS, help=f"how many (default: {PLAYERS})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many (default: {ROUNDS})")
    parser.add_argument("--kills", type=int, default=KILLS, help=f"how many (default: {KILLS})")
    parser.add_argument("--database", default="", metavar="URL", help="a new database in PostgreSQL (default: a file)")
    parser.add_argument("--seed", type=int, default=1, help="at which moments (default: 1)")
    given = parser.parse_args(arguments)
    say(figures.machine())
    terms = Terms(format="swiss", bank="15m", most=given.players, rounds=given.rounds)
    dice = random.Random(given.seed)  # noqa: S311 - when somebody is killed
    with tempfile.TemporaryDirectory() as folder:
        where = place(given.database) if given.database else Path(folder) / "tables.sqlite3"
        found = asyncio.run(opened(where, terms, given.players, given.kills, dice))
    say(
        f"{len(found.tournament.boards)} boards in {found.tournament.round} rounds, {found.tables} tables,"
        f" {found.kills} kills of {PROCESSES} processes, {found.seconds:.0f} s"
    )
    for each in found.wrong:
        say(each)
    return 1 if found.wrong else 0
