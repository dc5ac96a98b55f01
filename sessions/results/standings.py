"""Statistics of results: those of a person, and the ratings of a server. They are computed from the results alone.

A deleted user has an id below 0 in each game and cannot be recognized in another, so each of their games counts as one
against a stranger.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from data.rows import Finished, ResultRow
from sessions.state.players import is_user


@dataclass(slots=True)
class Count:
    """A number of games.

    Attributes:
        played (int): how many were played.
        won (int): how many of them were won.
    """

    played: int = 0
    won: int = 0

    def add(self, *, won: bool) -> None:
        """Count one more game."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Tally:
    """The statistics of one person in one game.

    Attributes:
        played, won, drawn (int): numbers of games.
        moves (int): the moves of all players in these games.
        streak (int): how many of the latest games were won in a row.
        best_streak (int): the longest such row.
        seats (dict[int, Count]): games by seat, from 1.
        against_levels (dict[str, Count]): games with computers, by their level. One is won against a level by a better
            place than all its computers have. The other attributes leave these games out.
        by_options (dict[str, Count]): games by the options of the game.
        against (dict[int, Count]): games by the opponent's id. A game is won against those in a worse place.
        scores (dict[str, list[int]]): scores by the options of the game, oldest first.
        hinted (dict[str, list[int]]): the same of games for one in which they were given hints. The other attributes
            leave these games out.
    """

    played: int = 0
    won: int = 0
    drawn: int = 0
    moves: int = 0
    streak: int = 0
    best_streak: int = 0
    seats: dict[int, Count] = field(default_factory=lambda: defaultdict(Count))
    by_options: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    against: dict[int, Count] = field(default_factory=lambda: defaultdict(Count))
    against_levels: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    scores: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    hinted: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    @property
    def lost(self) -> int:
        """How many games were neither won nor drawn."""
        return self.played - self.won - self.drawn

    @property
    def length(self) -> int:
        """How many moves a game took on average."""
        return round(self.moves / self.played) if self.played else 0


def drawn(game: Finished) -> bool:
    """Whether all seats of a game of several share the first place."""
    return len(game.results) > 1 and all(each.place == 1 for each in game.results)


def with_help(game: Finished) -> bool:
    """Whether it is a game for one in which its player was given hints. It is compared with such games only."""
    return game.hinted and len(game.results) == 1


def won(game: Finished, result: ResultRow) -> bool:
    """Whether a seat won, alone or with others."""
    return result.place == 1 and not drawn(game)


def tally(games: Iterable[Finished], user_id: int) -> Tally:
    """The statistics of a user. Games without them are left out. `games` are in order, oldest first."""
    found = Tally()
    for game in games:
        own = next((each for each in game.results if each.user_id == user_id), None)
        if own is None:
            continue
        if game.rated == "computer":
            _count_levels(found, game, own)
            continue
        if with_help(game):
            found.hinted[game.options].extend(() if own.score is None else (own.score,))
            continue
        victory = won(game, own)
        found.played += 1
        found.won += victory
        found.drawn += drawn(game)
        found.moves += game.moves
        found.streak = found.streak + 1 if victory else 0
        found.best_streak = max(found.best_streak, found.streak)
        found.seats[own.seat].add(won=victory)
        found.by_options[game.options].add(won=victory)
        if own.score is not None:
            found.scores[game.options].append(own.score)
        for other in game.results:
            if other.user_id != user_id and is_user(other.user_id):
                found.against[other.user_id].add(won=own.place < other.place)
    return found


def _count_levels(found: Tally, game: Finished, own: ResultRow) -> None:
    places: dict[str, list[int]] = defaultdict(list)
    for each in game.results:
        if each.level is not None:
            places[each.level].append(each.place)
    for level, taken in places.items():
        found.against_levels[level].add(won=own.place < min(taken))


def last_opponents(games: Sequence[Finished], user_id: int, game_key: str | None) -> tuple[str | None, list[str]]:
    """The game that a user has played last, and the levels of the computers in their last game of it against any.

    None and no levels for none. With `game_key`, only games of this key count. `games` are in the order in which they
    ended.
    """
    own = [each for each in games if game_key in (None, each.game)]
    own = [each for each in own if any(seat.user_id == user_id for seat in each.results)]
    if not own:
        return None, []
    key = own[-1].game
    levels = [[seat.level for seat in each.results if seat.level is not None] for each in own if each.game == key]
    return key, next((each for each in reversed(levels) if each), [])


def several_of(games: Iterable[Finished]) -> list[Finished]:
    """Those of the games in which several sat."""
    return [each for each in games if len(each.results) > 1]


class Best(Struct, frozen=True):
    """Somebody's best score with some options.

    Attributes:
        user_id (int): whose it is.
        score (int): the score.
        games (int): in how many games with these options.
    """

    user_id: int
    score: int
    games: int
