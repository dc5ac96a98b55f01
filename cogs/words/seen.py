"""Whom a server may know of the players of a tournament of all servers: whoever plays there, and who wants to be named.

The others are called by their player names, if they want that (`/me`), or not at all.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from cogs.words.names import plain
from sessions.tables import Tables
from tournaments.events.state import EntrantRow, Tournament
from words import Words


async def seen(
    say: Words, tables: Tables, tournament: Tournament, guild_id: int, numbers: Collection[int] = ()
) -> Tournament:
    """A tournament with the names of its players as the server `guild_id` may know them. Raises NotRead.

    Only those with these `numbers` are looked up; the others are not named. Other tournaments stay as they are.
    """
    if not tournament.everywhere:
        return tournament
    entrants = [
        replace(each, name=await _named(say, tables, tournament, each, guild_id))
        if each.number in numbers
        else replace(each, name=say.deals.somebody() if each.user_id > 0 else "")
        for each in tournament.entrants
    ]
    return replace(tournament, entrants=tuple(entrants))


async def _named(say: Words, tables: Tables, tournament: Tournament, entrant: EntrantRow, guild_id: int) -> str:
    if entrant.user_id < 0:
        return ""
    made = [each for each in tournament.attempts if each.user_id == entrant.user_id]
    here = next((each for each in made if guild_id and each.guild_id == guild_id), None)
    found = await tables.deals.person(here or made[0], known=here is not None) if made else None
    return plain(say, found) if found is not None else say.deals.somebody()


async def player_name(say: Words, tables: Tables, tournament: Tournament, user_id: int, name: str) -> str:
    """What is stored of somebody who plays: `name`, or their player name in a tournament of all servers.

    Raises NotRead or NotKept.
    """
    if not tournament.everywhere:
        return name
    found = await tables.strangers.listed(user_id, always=True)
    return plain(say, found) if found is not None else ""
