"""How strong levels of computers are in a server, and computers of somebody's strength."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from opponents.ladder.known import strength_of
from opponents.skill import Level
from rules.catalogue import GAMES
from rules.game import OptionError
from sessions.results.fitting import Fit, chosen, last_level, met, rising, strength
from sessions.results.moving import MEASURED, Moved, moved
from sessions.state.players import ComputerLevel
from sessions.tables.opening import Opening
from sessions.tables.overview import Overview

_FRESH = 3600
"""Seconds for which it is kept how games against people have moved the levels."""

_SPAN = 90 * 86_400
"""Games of so many seconds move them."""

_KEPT = 64
"""The number of games of servers for which it is kept."""


class Levels:
    """Knows how strong levels and people are, by the results of a server."""

    def __init__(self, overview: Overview, now: Callable[[], int]) -> None:
        self._overview = overview
        self._now = now
        self._moved: OrderedDict[tuple[int, str], tuple[int, Moved]] = OrderedDict()

    async def moved(self, guild_id: int, game_key: str) -> Moved:
        """How games against people have moved the levels in a server, at most an hour ago. Raises NotRead.

        In direct messages nobody knows of the games of others.
        """
        if not guild_id:
            return MEASURED
        at, found = self._moved.get((guild_id, game_key), (0, MEASURED))
        if self._now() - at < _FRESH:
            return found
        games = await self._overview.finished(guild_id, game_key, since=self._now() - _SPAN)
        books = self._overview.books
        ranking = await books.ranking(await books.of(guild_id), game_key)
        found = await asyncio.to_thread(moved, games, ranking)
        self._moved[guild_id, game_key] = self._now(), found
        self._moved.move_to_end((guild_id, game_key))
        while len(self._moved) > _KEPT:
            self._moved.popitem(last=False)
        return found

    async def strengths(
        self, guild_id: int, game_key: str, options: Mapping[str, str] | None = None
    ) -> Mapping[ComputerLevel, float]:
        """How strong each level is in a game with these options, in points. Raises NotRead.

        Empty where nobody has measured them.
        """
        options = options or {}
        if any(strength_of(game_key, options, level) is None for level in Level):
            return {}
        now = await self.moved(guild_id, game_key)
        return rising({level: now.points(game_key, options, level) for level in ComputerLevel})

    async def fitting(self, guild_id: int, user_id: int, game_key: str, options: Mapping[str, str], lot: str) -> Fit:
        """The level for a user, by their games against computers in this server. Raises NotRead.

        The `lot` decides between two levels of which neither fits exactly.
        """
        games = await self._overview.finished(guild_id, game_key, user_id)
        now = await self.moved(guild_id, game_key)
        levels = rising({level: now.points(game_key, options, level) for level in ComputerLevel})
        number = sum(each.rated == "computer" for each in games)
        found = chosen(strength(met(games, user_id, now.points)), levels, lot, number, last_level(games))
        measured = strength_of(game_key, options, Level(found.level.value)) is not None
        return replace(found, points=levels[found.level] if measured else None)

    async def fitted(self, opening: Opening) -> tuple[Opening, Fit | None]:
        """An opening whose computers are to fit the first of its people, with their level. Raises NotRead.

        The opening itself, and None, where no computer is to fit anybody.
        """
        if not opening.fitted or not opening.computers:
            return opening, None
        game = GAMES.get(opening.game_key)
        try:
            options = game.settle(opening.options) if game is not None else opening.options
        except OptionError:
            # The refusal comes when the table is opened.
            options = opening.options
        place, person = opening.place, opening.people[0]
        found = await self.fitting(place.guild_id, person.user_id, opening.game_key, options, opening.salt)
        return replace(opening, computers=[found.level] * len(opening.computers)), found
