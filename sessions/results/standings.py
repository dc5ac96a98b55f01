"""What results add up to: a person's tally, and the ratings of a server. All of it follows from the results alone.

Somebody who was forgotten has a number below 0 in each game, another person in every one: they are nobody's opponent
by name, and count as a stranger wherever they played.
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
    """How many games, and how many of them were won."""

    played: int = 0
    won: int = 0

    def add(self, *, won: bool) -> None:
        """One more."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Tally:
    """What somebody's games of one key came to.

    `streak` is how many of the last were won in a row, `best_streak` the longest such row. `seats` counts by seat;
    `against` by opponent, where a game is won against whoever came out of it in a worse place. `scores` are those of
    the games by their options, the oldest first.
    """

    played: int = 0
    won: int = 0
    drawn: int = 0
    moves: int = 0
    streak: int = 0
    best_streak: int = 0
    seats: dict[int, Count] = field(default_factory=lambda: defaultdict(Count))
    against: dict[int, Count] = field(default_factory=lambda: defaultdict(Count))
    scores: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    @property
    def lost(self) -> int:
        """How many games were neither won nor drawn."""
        return self.played - self.won - self.drawn

    @property
    def length(self) -> int:
        """How many moves a game took on average."""
        return round(self.moves / self.played) if self.played else 0


def drawn(game: Finished) -> bool:
    """Whether nobody came out of a game of several better than anybody else."""
    return len(game.results) > 1 and all(each.place == 1 for each in game.results)


def won(game: Finished, result: ResultRow) -> bool:
    """Whether a seat won, alone or with others."""
    return result.place == 1 and not drawn(game)


def tally(games: Iterable[Finished], user_id: int) -> Tally:
    """What the games came to for that user; games without them are left out. `games` go from the oldest on."""
    found = Tally()
    for game in games:
        own = next((each for each in game.results if each.user_id == user_id), None)
        if own is None:
            continue
        victory = won(game, own)
        found.played += 1
        found.won += victory
        found.drawn += drawn(game)
        found.moves += game.moves
        found.streak = found.streak + 1 if victory else 0
        found.best_streak = max(found.best_streak, found.streak)
        found.seats[own.seat].add(won=victory)
        if own.score is not None:
            found.scores[game.options].append(own.score)
        for other in game.results:
            if other.user_id != user_id and is_user(other.user_id):
                found.against[other.user_id].add(won=own.place < other.place)
    return found


def by_seat(games: Iterable[Finished]) -> dict[int, Count]:
    """How often each seat was played, and won: a first seat may have the better of it."""
    found: dict[int, Count] = defaultdict(Count)
    for game in games:
        for each in game.results:
            found[each.seat].add(won=won(game, each))
    return dict(sorted(found.items()))


def players(games: Iterable[Finished]) -> list[int]:
    """Everybody who played, but for who was forgotten, in the order in which they first did."""
    return list(dict.fromkeys(each.user_id for game in games for each in game.results if is_user(each.user_id)))


class Rating(Struct, frozen=True):
    """Somebody's rating; it is provisional as long as it says little."""

    value: float
    provisional: bool


ESTABLISHED = 7.0
"""A rating means something from this uncertainty on (openskill's sigma, which begins at 25/3): after some seven games
of two, or twenty of four."""


def ratings(games: Iterable[Finished]) -> dict[int, Rating]:
    """The rating of everybody who played these games of several, from the oldest to the newest; of those that count.

    It is openskill's ordinal of a Plackett-Luce model: what is as good as certain of somebody's skill. It begins at 0.
    """
    # Imported when it is wanted: the bot starts without it.
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[int, PlackettLuceRating] = {}
    for game in games:
        if len(game.results) < 2 or game.rated != "yes":
            continue
        before = [[known.get(each.user_id) or model.rating()] for each in game.results]
        after = model.rate(before, ranks=[float(each.place) for each in game.results])
        for each, (rating,) in zip(game.results, after, strict=True):
            if is_user(each.user_id):
                known[each.user_id] = rating
    return {user_id: Rating(each.ordinal(), each.sigma > ESTABLISHED) for user_id, each in known.items()}


class Best(Struct, frozen=True):
    """Somebody's best score with some options, and in how many games."""

    user_id: int
    score: int
    games: int


def best_scores(games: Sequence[Finished]) -> dict[str, list[Best]]:
    """By options, everybody's best score, the highest first; of equal ones who had theirs first."""
    found: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    first: dict[tuple[str, int, int], int] = {}
    for number, game in enumerate(games):
        for each in game.results:
            if each.score is not None and is_user(each.user_id):
                found[game.options][each.user_id].append(each.score)
                first.setdefault((game.options, each.user_id, each.score), number)
    return {
        options: sorted(
            (Best(user_id, max(scores), len(scores)) for user_id, scores in people.items()),
            key=lambda each: (-each.score, first[options, each.user_id, each.score]),
        )
        for options, people in sorted(found.items())
    }
