"""Ratings of the players of one game in one server, and how they rose and fell. They follow from the results alone."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from data.rows import Finished
from sessions.state.players import is_user

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(Struct, frozen=True):
    """Somebody's rating.

    Attributes:
        value (float): openskill's ordinal, which begins at 0.
        provisional (bool): whether there are too few games to say much.
    """

    value: float
    provisional: bool


ESTABLISHED = 7.0
"""A rating means something from this uncertainty on (openskill's sigma, which begins at 25/3): after some seven games
of two, or twenty of four."""

KEPT = 32
"""The number of servers' games whose ratings are kept."""

OVERLAP = 3600
"""Seconds: of games that end at almost the same time in two processes, the later one may be stored first."""


class RatingBook:
    """The ratings after games that were taken in one after the other.

    Attributes:
        until (int): when the last of these games was over, in seconds since 1970; 0 if there are none.
    """

    def __init__(self) -> None:
        # Imported when it is wanted: the bot starts without it.
        from openskill.models import PlackettLuce

        self.until = 0
        self._model = PlackettLuce()
        self._known: dict[int, PlackettLuceRating] = {}
        self._values: dict[int, list[float]] = {}

    def add(self, games: Iterable[Finished]) -> None:
        """Take in these games, oldest first. Those that are not rated change nothing."""
        for game in games:
            self.until = max(self.until, game.at)
            if len(game.results) < 2 or game.rated != "yes":
                continue
            before = [[self._known.get(each.user_id) or self._model.rating()] for each in game.results]
            after = self._model.rate(before, ranks=[float(each.place) for each in game.results])
            for each, (rating,) in zip(game.results, after, strict=True):
                if is_user(each.user_id):
                    self._known[each.user_id] = rating
                    self._values.setdefault(each.user_id, []).append(rating.ordinal())

    @property
    def ratings(self) -> dict[int, Rating]:
        """The rating of each user by id."""
        return {user_id: self._rating(user_id) for user_id in self._known}

    def of(self, user_id: int) -> tuple[Rating | None, tuple[float, ...]]:
        """A user's rating, None if none of their games was rated; and its value after each of those, oldest first."""
        rating = self._rating(user_id) if user_id in self._known else None
        return rating, tuple(self._values.get(user_id, ()))

    def _rating(self, user_id: int) -> Rating:
        known = self._known[user_id]
        return Rating(known.ordinal(), known.sigma > ESTABLISHED)


class _Kept:
    """A book with the ids of the sessions that were taken in."""

    def __init__(self) -> None:
        self.book = RatingBook()
        self.seen: set[int] = set()


class RatingBooks:
    """The ratings that were asked for last, so that only later games are read and rated. Any thread may ask.

    Results never change once they are stored, but that somebody is forgotten: the ratings of the others stay.
    """

    def __init__(self) -> None:
        self._books: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._lock = threading.Lock()

    def since(self, key: Hashable) -> int:
        """From when on games are needed to go on with a book, in seconds since 1970; 0 for all."""
        with self._lock:
            found = self._books.get(key)
            return max(0, found.book.until - OVERLAP) if found is not None else 0

    def of(self, key: Hashable, games: Sequence[Finished], user_id: int) -> tuple[Rating | None, tuple[float, ...]]:
        """What `RatingBook.of` returns after those of `games` that were not taken in before.

        `key` says which server's games of which key they are.
        """
        with self._lock:
            kept = self._books.pop(key, None) or _Kept()
            kept.book.add(each for each in games if each.session_id not in kept.seen)
            kept.seen.update(each.session_id for each in games)
            self._books[key] = kept
            while len(self._books) > KEPT:
                self._books.popitem(last=False)
            return kept.book.of(user_id)


def ratings(games: Iterable[Finished]) -> dict[int, Rating]:
    """The rating of each user by id, after those of these games that are rated. `games` are in order, oldest first.

    It is openskill's ordinal of a Plackett-Luce model: a skill that the player very probably has at least. It begins
    at 0.
    """
    book = RatingBook()
    book.add(games)
    return book.ratings
