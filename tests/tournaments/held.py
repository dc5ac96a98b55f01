"""Tournaments of a store, without Discord, as the tests play them."""

from __future__ import annotations

from bench.boards_process import GUILD as GUILD
from sessions.state.clock import DAY
from sessions.state.table import Place
from sessions.tables import Tables
from tournaments.events.acts import Register
from tournaments.events.service import NewTournament, Tournaments
from tournaments.events.state import Tournament
from tournaments.events.terms import Terms

ID = 7_000


class Held:
    """The tournaments of a store whose clock the test moves."""

    def __init__(self, tables: Tables, clock: list[float]) -> None:
        self.tables = tables
        self.clock = clock
        self.all = Tournaments(tables)

    @property
    def now(self) -> int:
        return self.tables.now()

    async def make(self, number: int = ID, guild_id: int = GUILD, **terms: object) -> Tournament:
        chosen = Terms(**terms)  # type: ignore[arg-type]  # a test
        new = NewTournament(number, Place(guild_id, 9), "Cup", "stranded", chosen, DAY, "en", 1)
        return await self.all.make(new)

    async def enter(self, *user_ids: int, number: int = ID, guild_id: int = GUILD) -> Tournament:
        for each in user_ids:
            act = Register(each, f"P{each}", f"press {each}", self.now)
            await self.all.register(number, guild_id, act)
        return await self.all.load(number, guild_id)

    async def opened(self, number: int = ID) -> Tournament:
        found = await self.all.load(number, GUILD)
        for board in found.to_open:
            assert await self.all.boards.open(found, board) is not None
        return await self.all.load(number, GUILD)

    async def wait(self, days: int, number: int = ID) -> Tournament:
        """So many days pass, and what is due is done on each of them."""
        for _ in range(days):
            self.clock[0] += DAY
            absence = await self.tables.scheduler.heartbeat()
            async for _session in self.tables.scheduler.do_due(absence):
                pass
            found = await self.all.advance(number, GUILD)
        return found
