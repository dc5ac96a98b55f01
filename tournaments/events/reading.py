"""Reads tournaments from a store, as a server may see them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from data.rows import TournamentRow
from sessions.failing import failing_as
from sessions.refusals.base import NotRead
from sessions.tables import Tables
from tournaments.events.refusals import NoTournament
from tournaments.events.state import Tournament

LISTED = 25
"""The most tournaments of a server that are listed, the newest."""

_AT_ONCE = 20
"""How many tournaments are looked at in one round."""


class Line(Struct, frozen=True):
    """A line of a tournament's journal.

    Attributes:
        at (int): when it was, in seconds since 1970.
        by (int): the id of who did it; 0: the rules, or somebody who was deleted.
        kind (str): what was done.
        facts (Mapping[str, Any]): its details (`tournaments.events.acts`).
    """

    at: int
    by: int
    kind: str
    facts: Mapping[str, Any]


class StoredTournaments:
    """The tournaments of a store, for whoever reads them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def load(self, tournament_id: int, guild_id: int) -> Tournament:
        """A tournament of a server. Raises NoTournament or NotRead."""
        found = await self._of_any_server(tournament_id)
        if found.row.guild_id != guild_id:
            raise NoTournament
        return found

    async def load_shown(self, tournament_id: int, guild_id: int) -> Tournament:
        """A tournament as a server may see it: its own, or one of all servers if it has a channel for these.

        Raises NoTournament or NotRead.
        """
        found = await self._of_any_server(tournament_id)
        if found.row.guild_id != guild_id:
            shows = found.everywhere and (await self._tables.settings.server(guild_id)).events_channel
            if not shows:
                raise NoTournament
        return found

    async def _of_any_server(self, tournament_id: int) -> Tournament:
        with failing_as(NotRead):
            found = await self._store.tournament(tournament_id)
        if found is None:
            raise NoTournament
        return Tournament.of(found)

    async def newest_everywhere(self) -> TournamentRow | None:
        """The row of the newest tournament of all servers; None where there was none yet. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.tournament_everywhere()

    async def everywhere(self) -> Tournament | None:
        """The newest tournament of all servers; None where there was none yet. Raises NotRead."""
        row = await self.newest_everywhere()
        return await self.load(row.id, row.guild_id) if row is not None else None

    async def journal(self, tournament: Tournament) -> list[Line]:
        """What organisers did and what was decided by rule, the oldest first. Raises NotRead."""
        with failing_as(NotRead):
            lines = await self._store.journal(tournament.id)
        return [Line(each.at, each.user_id, each.kind, json.loads(each.facts)) for each in lines]

    async def in_server(self, guild_id: int) -> list[TournamentRow]:
        """The tournaments of a server, the newest first, at most LISTED. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.tournaments_in(guild_id, LISTED)

    async def messages_in(self, guild_id: int) -> dict[int, int]:
        """The messages of a server's tournaments, by the tournament's id; those that are posted. Raises NotRead."""
        with failing_as(NotRead):
            rows = await self._store.standing_in(guild_id)
        found = [(each.kind.split(), each.message_id) for each in rows if each.message_id]
        return {int(kind[1]): message_id for kind, message_id in found if kind[0] == "tournament"}

    async def due(self) -> list[TournamentRow]:
        """The tournaments of this process's servers that are to be looked at now. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.tournaments_due(_AT_ONCE, self._tables.shards)
