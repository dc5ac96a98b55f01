"""What the bot does for /leaderboard and /stats, without Discord: all but the drawing of the chart and the sending."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

from discord import Permissions

from cogs.commands.standings import Standings
from cogs.commands.statistics import Statistics
from sessions.log import Person
from sessions.state.table import Place
from sessions.tables import Tables
from words import ENGLISH


class Asking:
    """Somebody who uses these commands in a server, of a bot with these tables."""

    def __init__(self, tables: Tables, guild_id: int, user_id: int) -> None:
        self.answers: list[Any] = []
        request = SimpleNamespace(
            guild_id=guild_id,
            user_id=user_id,
            person=Person(user_id, "Ann"),
            place=Place(guild_id, 1, 0),
            language=ENGLISH,
            interaction=SimpleNamespace(permissions=Permissions.none()),
            reply=self._reply,
        )

        @asynccontextmanager
        async def deferred(_: object) -> AsyncIterator[SimpleNamespace]:
            yield request

        private = SimpleNamespace(update=self._update, chart=self._chart)
        router = SimpleNamespace(deferred=deferred, on=lambda *_: None)
        services: Any = SimpleNamespace(tables=tables, router=router, private_answers=private)
        self._standings, self._statistics = Standings(services), Statistics(services)

    async def _reply(self, *given: object, **named: object) -> None:
        self.answers.append((given, named))

    async def _update(self, _: object, composed: object) -> None:
        self.answers.append(composed)

    async def _chart(self, *_: object) -> None:
        return None

    async def leaderboard(self, game: str | None = None) -> None:
        """Use /leaderboard."""
        command: Any = Standings.leaderboard.callback
        await command(self._standings, None, game)

    async def stats(self, game: str | None = None) -> None:
        """Use /stats."""
        command: Any = Statistics.stats.callback
        await command(self._statistics, None, None, game)
