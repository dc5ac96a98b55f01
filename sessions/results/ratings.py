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


class RatingBook:
    """The ratings after the rated games of one list, which only grows at its end. It may be used in one thread."""

    def __init__(self) -> None:
        # Imported when it is wanted: the bot starts without it.
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._known: dict[int, PlackettLuceRating] = {}
        self._values: dict[int, list[float]] = {}
        self._games = 0
        self._mark = _mark([])

    def add(self, games: Iterable[Finished]) -> None:
        """Take in these games, oldest first. Those that are not rated change nothing."""
        for game in games:
            if len(game.results) < 2 or game.rated != "yes":
                continue
            before = [[self._known.get(each.user_id) or self._model.rating()] for each in game.results]
            after = self._model.rate(before, ranks=[float(each.place) for each in game.results])
            for each, (rating,) in zip(game.results, after, strict=True):
                if is_user(each.user_id):
                    self._known[each.user_id] = rating
                    self._values.setdefault(each.user_id, []).append(rating.ordinal())

    def continues(self, games: Sequence[Finished]) -> bool:
        """Take in what `games` has more than before. False if it begins otherwise; then nothing is changed."""
        if _mark(games[: self._games]) != self._mark:
            return False
        self.add(games[self._games :])
        self._games, self._mark = len(games), _mark(games)
        return True

    @property
    def ratings(self) -> dict[int, Rating]:
        """The rating of each user by id."""
        return {user_id: Rating(each.ordinal(), each.sigma > ESTABLISHED) for user_id, each in self._known.items()}

    def values(self, user_id: int) -> tuple[float, ...]:
        """The user's rating after each of their rated games, oldest first."""
        return tuple(self._values.get(user_id, ()))


class RatingBooks:
    """The ratings that were asked for last. They are continued where a list of games has grown; any thread may ask."""

    def __init__(self) -> None:
        self._books: OrderedDict[Hashable, RatingBook] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, key: Hashable, games: Sequence[Finished], user_id: int) -> tuple[Rating | None, tuple[float, ...]]:
        """A user's rating after `games`, None if none of theirs was rated; and its values over time.

        `key` says which list of games it is. A list of which a part was changed is computed anew.
        """
        with self._lock:
            book = self._books.pop(key, None)
            if book is None or not book.continues(games):
                book = RatingBook()
                book.continues(games)
            self._books[key] = book
            while len(self._books) > KEPT:
                self._books.popitem(last=False)
            return book.ratings.get(user_id), book.values(user_id)


def ratings(games: Iterable[Finished]) -> dict[int, Rating]:
    """The rating of each user by id, after those of these games that are rated. `games` are in order, oldest first.

    It is openskill's ordinal of a Plackett-Luce model: a skill that the player very probably has at least. It begins
    at 0.
    """
    book = RatingBook()
    book.add(games)
    return book.ratings


def _mark(games: Sequence[Finished]) -> int:
    """A number that tells whether ratings after these games can be other ones."""
    return hash(tuple((each.rated, *((one.user_id, one.place) for one in each.results)) for each in games))
