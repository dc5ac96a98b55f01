"""Ratings of the players of one game in one server. They follow from the meetings of any two of them alone.

A meeting (`MeetingRow`) says how two people's rated games went. Strengths are those that explain all meetings at once
best, by the model of Bradley and Terry, as in Elo's numbers: 400 points more win 10 of 11 games. What is shown is a
strength that a player very probably has at least: it begins at 0. Decision 43 gives the reasons.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import exp, log, sqrt

from msgspec import Struct

from data.rows import Finished, MeetingRow
from sessions.results.circle import FEWEST, circle
from sessions.results.scoring import MEMORY
from sessions.state.players import is_user


class Rating(Struct, frozen=True):
    """Somebody's rating.

    Attributes:
        value (float): the strength that they very probably have at least, in points; 0 or more.
        provisional (bool): whether they have no place in the ranking: they have met too few who have one, or there are
            too few games to say much.
    """

    value: float
    provisional: bool


EDITION = 2
"""It rises whenever the same meetings lead to other ratings. What an earlier version has kept is not used then."""

AVERAGE = 1000.0
"""The strength of which nothing is known, in points."""

POINT = log(10) / 400
"""A point of strength in the model's own unit."""

PRIOR = (3 / AVERAGE / POINT) ** 2
"""What is known of somebody who has not played (one by the square of the deviation): so they are shown with 0."""

ESTABLISHED = 6.0
"""A rating means something from this weight of games with members of the circle on: some seven games of two."""

_ROUNDS, _CLOSE = 200, 1e-4
"""How often strengths are adapted to each other at most, and how little they change in the end."""

_NEAR = 0.005
"""How little a strength of the past changes in the end: what is shown of it is then wrong by less than half a point."""

_TELLINGS = 15
"""How often rivals tell each other how certain they are."""


class _Strength(Struct, frozen=True):
    """What is known of somebody: how strong they are, and how certain that is, in the model's own unit."""

    value: float = 0.0
    certainty: float = PRIOR

    @property
    def shown(self) -> float:
        """What is shown of it, in points."""
        return max(0.0, AVERAGE + (self.value - 3 / sqrt(self.certainty)) / POINT)


_Seen = tuple[int, float, float]
"""A meeting as one of the two sees it: against whom, how many games it is worth, and how many of them they won.

Plain tuples and numbers, as nothing else is gone through as often: everybody's meetings, some forty times.
"""

_Known = Mapping[int, _Strength]


class Ranking(Struct, frozen=True):
    """What follows from the meetings of a game in a server: everybody's rating by id, and what is known of them."""

    ratings: Mapping[int, Rating]
    known: _Known


def ratings(meetings: Sequence[MeetingRow], fewest: int = FEWEST) -> Mapping[int, Rating]:
    """The ratings that `ranking` returns."""
    return ranking(meetings, fewest).ratings


def ranking(meetings: Sequence[MeetingRow], fewest: int = FEWEST) -> Ranking:
    """The rating of each person by id; of somebody who was forgotten by the number that stands for them.

    Members of the circle are rated by their games with each other alone. The others are compared with them. Who has met
    fewer than `fewest` members is provisional.
    """
    inside = circle(meetings)
    known = _strengths(inside, meetings, {})
    others = {each for row in meetings for each in (row.one, row.other)} - inside
    known |= _strengths(others, meetings, known)
    weights: dict[int, list[float]] = defaultdict(list)
    for row in meetings:
        if row.one in inside and row.other in inside:
            weights[row.one].append(row.weight)
            weights[row.other].append(row.weight)
    little = {each for each in known if sum(weights[each]) < ESTABLISHED or len(weights[each]) < fewest}
    return Ranking({person: Rating(each.shown, person in little) for person, each in known.items()}, known)


def _strengths(people: Collection[int], meetings: Iterable[MeetingRow], known: _Known) -> dict[int, _Strength]:
    """The strengths of these people, by their meetings with each other and with those whose strength is known."""
    seen: dict[int, list[_Seen]] = {each: [] for each in sorted(people)}
    values = {person: each.value for person, each in known.items()} | dict.fromkeys(seen, 0.0)
    for row in meetings:
        if row.one in values and row.other in values:
            if row.one in seen:
                seen[row.one].append((row.other, row.weight, row.won))
            if row.other in seen:
                seen[row.other].append((row.one, row.weight, row.weight - row.won))
    # An exponential is what takes longest, and this is needed as often as somebody has rivals.
    odds = {person: exp(value) for person, value in values.items()}
    for _ in range(_ROUNDS):
        if max((_adapt(values, odds, person, each) for person, each in seen.items()), default=0.0) < _CLOSE:
            break
    certain = {person: each.certainty for person, each in known.items()} | dict.fromkeys(seen, PRIOR)
    _note_certainties(odds, certain, seen)
    return {person: _Strength(values[person], certain[person]) for person in seen}


def _adapt(values: dict[int, float], odds: dict[int, float], person: int, seen: Iterable[_Seen]) -> float:
    """Change somebody's strength to the most probable one, if the others' are right; by how much it was changed.

    `odds` are the exponentials of the strengths, and are changed with them.
    """
    value, own = values[person], odds[person]
    slope, bend = -PRIOR * value, PRIOR
    for rival, weight, won in seen:
        chance = own / (own + odds[rival])
        expected = weight * chance
        slope += won - expected
        bend += expected * (1 - chance)
    step = max(-1.0, min(1.0, slope / bend))
    values[person] = value + step
    odds[person] = exp(value + step)
    return abs(step)


def _note_certainties(
    odds: Mapping[int, float], certain: dict[int, float], seen: Mapping[int, Sequence[_Seen]]
) -> None:
    """Work out how certain the strengths are of those in `seen`: a rival of whom little else is known tells little.

    What a rival tells is bounded both by the games with them and by what is known of them without those games.
    """
    pairs = [(person, rival) for person, each in seen.items() for rival, _, _ in each]
    rivals = [rival for _, rival in pairs]
    doubts = []
    for person, each in seen.items():
        for rival, weight, _ in each:
            chance = odds[person] / (odds[person] + odds[rival])
            doubts.append(1 / (weight * chance * (1 - chance)))
    # What each rival tells, in the order of the pairs, and what they were told by the same person. The last one is
    # nothing: what those are told who are known already.
    place = {pair: number for number, pair in enumerate(pairs)}
    back = [place.get((rival, person), -1) for person, rival in pairs]
    told = [0.0] * (len(pairs) + 1)
    for _ in range(_TELLINGS):
        told = [
            1 / (doubt + 1 / (certain[rival] - told[theirs]))
            for doubt, rival, theirs in zip(doubts, rivals, back, strict=True)
        ]
        told.append(0.0)
        first = 0
        for person, each in seen.items():
            certain[person] = PRIOR + sum(told[first : first + len(each)])
            first += len(each)


def course(present: Ranking, games: Iterable[Finished], user_id: int) -> tuple[float, ...]:
    """A user's rating after each of their rated games, oldest first; the last one is the `present` one.

    The earlier ones are told by the strengths that the others have today. Games with people who were forgotten are
    worth nothing in them.
    """
    known, seen = present.known, dict[int, _Rival]()
    if user_id not in known:
        return ()
    values, value = list[float](), 0.0
    for game in games:
        own = next((each for each in game.results if each.user_id == user_id), None)
        if own is None or game.rated != "yes":
            continue
        for rival in game.results:
            if rival.user_id in known and rival is not own and is_user(rival.user_id):
                worth = 2 / len(game.results)
                won = worth * (0.5 if own.place == rival.place else own.place < rival.place)
                _, _, weight, wins = seen.get(rival.user_id, (0.0, 0.0, 0.0, 0.0))
                their = known[rival.user_id]
                after = weight * MEMORY + worth, wins * MEMORY + won
                seen[rival.user_id] = exp(their.value), 1 / their.certainty, *after
        found = _alone(value, list(seen.values()))
        value = found.value
        values.append(found.shown)
    return (*values[:-1], known[user_id].shown) if values else ()


_Rival = tuple[float, float, float, float]
"""Somebody whose strength is known, as a user who met them sees it.

The exponential of the strength, one by how certain it is, how many games the meeting is worth, and how many of them the
user won.
"""


def _alone(value: float, seen: Sequence[_Rival]) -> _Strength:
    """What would be known of a user who has these meetings. `value` is the strength where it begins to look."""
    certainty = PRIOR
    for _ in range(_ROUNDS):
        own, slope, bend, certainty = exp(value), -PRIOR * value, PRIOR, PRIOR
        for odds, doubt, weight, won in seen:
            chance = own / (own + odds)
            expected = weight * chance
            told = expected * (1 - chance)
            slope += won - expected
            bend += told
            # The rival's strength follows from nothing here.
            certainty += told / (1 + told * doubt)
        step = max(-1.0, min(1.0, slope / bend))
        value += step
        if abs(step) < _NEAR:
            break
    return _Strength(value, certainty)
