"""Whether ratings can be farmed: an honest club of six, and a member who lets up to five accounts lose to them.

`python -m bench farming` plays sixty days of it many times over, by the project's own ratings. The farmer, who is as
strong as a weak member, is to stay below the median of the club. The same is played in the pool of all servers, where a
place needs more opponents. There the bot chooses who plays whom, so the farmer can do at most what is tried here.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from itertools import combinations
from math import exp
from statistics import mean, median

from bench.figures import Table
from data.rows import MeetingRow
from sessions.people.strangers import FEWEST_STRANGERS
from sessions.results.circle import FEWEST
from sessions.results.ratings import ratings
from sessions.results.scoring import MEMORY, MOST_A_DAY

CLUB, FARMER, ACCOUNTS = tuple(range(1, 7)), 100, tuple(range(101, 106))

BEFORE, DAYS = 30, (3, 10, 30, 60)
"""For how many days the club has played before, and after how many days of farming the ranking is looked at."""

_WEAK = -1.0
"""How strong the farmer and the accounts are; the club's members are drawn around 0."""

STRATEGIES: dict[str, Collection[str]] = {
    "nobody farms": ("plays",),
    "accounts lose to the farmer": ("farms",),
    "and play each other": ("farms", "clique"),
    "the farmer plays in the club": ("farms", "plays"),
    "and the accounts each other": ("farms", "clique", "plays"),
    "accounts lose 4 games in the club": ("farms", "loses"),
    "and the farmer plays there": ("farms", "loses", "plays"),
    "and the accounts each other as well": ("farms", "loses", "clique", "plays"),
    "accounts lose in the club every day": ("farms", "seeps", "clique", "plays"),
    "accounts play in the club in earnest": ("farms", "fair"),
    "and the farmer too": ("farms", "fair", "plays"),
}
"""What the farmer does, by what it is called. In the last two, five accounts play whole games every second day."""

_Game = tuple[int, int, bool]


def measure(seed: int, *, quick: bool = False) -> Table:
    """In how many clubs the farmer reaches the median, and by how many points they miss it on average."""
    clubs = 3 if quick else 40
    table = Table(
        f"Farming, {clubs} clubs: farmers with a place, of these at or above the club's median (mean distance)",
        ("where", "what the farmer does", "accounts", *(f"day {each}" for each in DAYS)),
    )
    for where, fewest in (("server", FEWEST), ("pool", FEWEST_STRANGERS)):
        for name, does in STRATEGIES.items():
            for number in (1, 3, 5) if "farms" in does else (0,):
                runs = [_run(seed + club, does, number, fewest) for club in range(clubs)]
                table.add(where, name, str(number), *(_told([run[day] for run in runs]) for day in range(len(DAYS))))
    return table


def _told(distances: list[float | None]) -> str:
    ranked = [each for each in distances if each is not None]
    return f"{len(ranked)}, {sum(each >= 0 for each in ranked)} ({mean(ranked):+.0f})" if ranked else "0"


def _run(seed: int, does: Collection[str], accounts: int, fewest: int) -> list[float | None]:
    """By how much the farmer is above the median of the club on each of the days; None where they have no place."""
    known: dict[tuple[int, int], tuple[int, float, float, int]] = {}
    found: list[float | None] = []
    for day, games in enumerate(_days(seed, does, accounts), -BEFORE + 1):
        for one, other, won in games:
            pair, first = (min(one, other), max(one, other)), won == (one < other)
            number, weight, wins, since = known.get(pair, (0, 0.0, 0.0, day))
            known[pair] = number + 1, weight * MEMORY + 1, wins * MEMORY + first, since
        if day in DAYS:
            ranking = ratings([MeetingRow(one, other, *each) for (one, other), each in sorted(known.items())], fewest)
            middle = median(ranking[each].value for each in CLUB)
            farmer = ranking.get(FARMER)
            found.append(farmer.value - middle if farmer is not None and not farmer.provisional else None)
    return found


def _days(seed: int, does: Collection[str], accounts: int) -> Iterator[list[_Game]]:
    """The rated games of each day: the club's are the same whatever the farmer does."""
    honest, other = random.Random(seed), random.Random(seed + 1_000_000)  # noqa: S311 - a simulation
    strength = {each: honest.gauss(0, 1) for each in CLUB} | dict.fromkeys((FARMER, *ACCOUNTS), _WEAK)

    def play(dice: random.Random, one: int, two: int) -> _Game:
        return one, two, dice.random() < 1 / (1 + exp(strength[two] - strength[one]))

    mine = ACCOUNTS[:accounts]
    for day in range(-BEFORE, max(DAYS)):
        games = [play(honest, *honest.sample(CLUB, 2)) for _ in range(3)]
        earnest, plays = play(honest, FARMER, honest.choice(CLUB)), honest.random() < 0.5
        if day >= 0:
            games += [earnest] if "plays" in does and plays else []
            games += [(FARMER, each, True) for each in mine for _ in range(MOST_A_DAY) if "farms" in does]
            if "clique" in does:
                games += [(*pair, True) for pair in combinations(mine, 2) for _ in range(MOST_A_DAY)]
            for number, each in enumerate(mine):
                if "loses" in does and day < 4:
                    games.append((each, CLUB[(number + day) % len(CLUB)], False))
                if "seeps" in does:
                    games.append((each, other.choice(CLUB), False))
                if "fair" in does and day % 2:
                    games.append(play(other, each, other.choice(CLUB)))
        other.shuffle(games)
        yield games
