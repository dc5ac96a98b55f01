"""Begins games between strangers: those that the pool has matched, and those of accepted challenges."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from data.errors import OfferGoneError, SeatedError
from sessions.session import Session
from sessions.state.options import FORFEIT, THREAD
from sessions.state.table import APART, DIRECT, Place
from sessions.tables.direct import Direct
from sessions.tables.opening import Opening, Openings

PLACE = Place(DIRECT, APART)
"""Where strangers play: each of them in their direct messages with the bot."""


class StrangerGames:
    """Begins games between strangers."""

    def __init__(self, openings: Openings, direct: Direct) -> None:
        self._openings = openings
        self._direct = direct

    async def begin(self, wanted: Opening) -> Session | None:
        """Begin a game, without a lobby, in the direct messages of its players. Nothing is shown yet.

        Returns None where a player cannot be reached, where an offer or the challenge that leads to the game does not
        stand any more, or where a player has as many games as they can have. Raises what `Openings.open` does.
        """
        user_ids = [each.user_id for each in wanted.people]
        channels = await self._direct.open_channels(user_ids)
        if len(channels) < len(user_ids):
            return None
        opening = replace(
            wanted,
            place=PLACE,
            at_once=True,
            table_options={**wanted.table_options, THREAD.name: "direct", FORFEIT.name: "on"},
            showings=channels,
        )
        with suppress(OfferGoneError, SeatedError):
            return await self._openings.open(opening)
        return None
