"""Seasons: leaderboards of a span of days, made from the games alone that end in it. Their places are final at the end.

The figures of a running season are kept as those of a server are (`sessions/tables/books.py`): its key stands where the
server's id does. Everybody begins with nothing, and who has a place is decided by the rules of ratings (decision 43).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from data.rows import SeasonPlace as SeasonPlace
from data.rows import SeasonRow as SeasonRow
from data.shards import Shards
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.limits import WrongSeason
from sessions.refusals.requests import NoSeason, SeasonRuns
from sessions.state.players import is_user
from sessions.tables.books import Books, GameBook, ServerBook

log = logging.getLogger(__name__)

NAMED = 20
"""So many of the first places keep the name."""

LONGEST_NAME = 40
"""The longest name of a season, in characters."""

LENGTHS = (30, 91)
"""How long a season can be, in days: about a month, and a quarter of a year."""

_TRIES = 5
"""How often the end of a season is tried anew at once, since a game has ended meanwhile."""


class Seasons:
    """Begins and ends the seasons of servers, and reads them."""

    def __init__(self, store: Store, books: Books, shards: Shards) -> None:
        self._store = store
        self._books = books
        self._shards = shards

    async def of(self, guild_id: int) -> list[SeasonRow]:
        """The seasons of a server, the newest first. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.seasons(guild_id)

    async def running(self, guild_id: int) -> SeasonRow | None:
        """The season of a server whose places are not final; None for none. Raises NotRead."""
        return next((each for each in await self.of(guild_id) if not each.over), None)

    async def find(self, guild_id: int, wanted: str) -> SeasonRow:
        """The season of a server with this id or name. Raises NoSeason or NotRead."""
        found = await self.of(guild_id)
        own = " ".join(wanted.split()).casefold()
        for each in found:
            if str(each.id) == own:
                return each
        for each in found:
            if each.name.casefold() == own:
                return each
        raise NoSeason

    async def places(self, season: SeasonRow) -> list[SeasonPlace]:
        """The final places of a season that is over. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.season_places(season.id)

    async def begin(self, guild_id: int, name: str, days: int) -> SeasonRow:
        """Begin a season now. Raises WrongSeason for a name or length that cannot be, SeasonRuns, or NotKept."""
        called = " ".join("".join(each for each in name if each.isprintable() or each.isspace()).split())
        if not called or len(called) > LONGEST_NAME or days not in LENGTHS:
            raise WrongSeason(LONGEST_NAME)
        with failing_as(NotKept):
            begun = await self._store.begin_season(guild_id, called, days)
        if begun is None:
            raise SeasonRuns
        return begun

    async def end(self, season: SeasonRow) -> SeasonRow:
        """End a season now, whatever was planned, and make its places final. Returns it as it is then.

        Raises NoSeason where it has ended meanwhile, NotRead or NotKept.
        """
        if not await self._close(season):
            raise NoSeason
        return await self.find(season.guild_id, str(season.id))

    async def look(self) -> None:
        """Make the places of the seasons final that are over. Raises NotRead or NotKept."""
        with failing_as(NotRead):
            due = await self._store.seasons_due(self._shards)
        for season in due:
            if await self._close(season):
                log.info("Season %s of server %s is over", season.id, season.guild_id)

    async def about(self, user_id: int) -> list[dict[str, Any]]:
        """The final places of a user, as plain values. Raises NotRead."""
        with failing_as(NotRead):
            found = await self._store.season_places_of(user_id)
        return [
            {
                "season": season.name,
                "server": str(season.guild_id),
                "from": season.begins,
                "until": season.ends,
                "game": place.game,
                "options": place.options or None,
                "your place": place.place,
                "your name there": place.name or None,
                "your score" if place.options else "your rating": place.value,
                "games": place.games,
                "won": place.won,
            }
            for season, place in found
        ]

    async def _close(self, season: SeasonRow) -> bool:
        """Make a season's places final. False where they are already, or games go on ending meanwhile."""
        for _ in range(_TRIES):
            book = await self._books.of(season.key)
            found = [each for key in book.games for each in await self._places(book, book.games[key])]
            with failing_as(NotKept):
                if await self._store.end_season(season.id, book.book.stamp, found):
                    self._books.forget(season.key)
                    return True
            if not any(each.id == season.id and not each.over for each in await self.of(season.guild_id)):
                break
        return False

    async def _places(self, book: ServerBook, game: GameBook) -> list[SeasonPlace]:
        if not game.several:
            return await self._by_score(book, game)
        ratings = (await self._books.ranking(book, game.key)).ratings
        order = ranked({user_id: each.value for user_id, each in ratings.items() if not each.provisional})
        names = await self._books.names(book, game.key, [each for each in order[:NAMED] if is_user(each)])
        found = []
        for place, user_id in enumerate(order, 1):
            count = game.people.get(user_id)
            played, won = (count.played, count.won) if count else (0, 0)
            value, name = round(ratings[user_id].value), names.get(user_id, "")
            found.append(SeasonPlace(game.key, "", place, max(0, user_id), name, value, played, won))
        return found

    async def _by_score(self, book: ServerBook, game: GameBook) -> list[SeasonPlace]:
        found, places = [], dict[str, int]()
        for row in (each for each in game.best if not each.helped):
            place = places[row.options] = places.get(row.options, 0) + 1
            names = await self._books.names(book, game.key, [row.user_id]) if place <= NAMED else {}
            name = names.get(row.user_id, "")
            found.append(SeasonPlace(game.key, row.options, place, row.user_id, name, row.score, row.games, 0))
        return found


def ranked(values: dict[int, float]) -> Sequence[int]:
    """The ids of people, the highest value first; of equal ones the lower id."""
    return sorted(values, key=lambda user_id: (-values[user_id], user_id))
