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
from sessions.results.circle import circle
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


AVERAGE = 1000.0
"""The strength of which nothing is known, in points."""

POINT = log(10) / 400
"""A point of strength in the model's own unit."""

_PRIOR = (3 / AVERAGE / POINT) ** 2
"""What is known of somebody who has not played (one by the square of the deviation): so they are shown with 0."""

ESTABLISHED = 6.0
"""A rating means something from this weight of games with members of the circle on: some seven games of two."""

_ROUNDS, _CLOSE = 200, 1e-4
"""How often strengths are adapted to each other at most, and how little they change in the end."""


class _Strength(Struct):
    """What is known of somebody: how strong they are, and how certain that is, in the model's own unit."""

    value: float = 0.0
    certainty: float = _PRIOR

    @property
    def shown(self) -> float:
        """What is shown of it, in points."""
        return max(0.0, AVERAGE + (self.value - 3 / sqrt(self.certainty)) / POINT)


class _Seen(Struct):
    """A meeting as one of the two sees it: against whom, how many games it is worth, and how many of them they won."""

    rival: int
    weight: float
    won: float


_Known = Mapping[int, _Strength]


class Ranking(Struct, frozen=True):
    """What follows from the meetings of a game in a server: everybody's rating by id, and what is known of them."""

    ratings: Mapping[int, Rating]
    known: _Known


def ratings(meetings: Sequence[MeetingRow]) -> Mapping[int, Rating]:
    """The ratings that `ranking` returns."""
    return ranking(meetings).ratings


def ranking(meetings: Sequence[MeetingRow]) -> Ranking:
    """The rating of each person by id; of somebody who was forgotten by the number that stands for them.

    Members of the circle are rated by their games with each other alone. The others are compared with them.
    """
    inside = circle(meetings)
    known = _strengths(inside, meetings, {})
    others = {each for row in meetings for each in (row.one, row.other)} - inside
    known |= _strengths(others, meetings, known)
    weights: dict[int, float] = defaultdict(float)
    for row in meetings:
        if row.one in inside and row.other in inside:
            weights[row.one] += row.weight
            weights[row.other] += row.weight
    found = {person: Rating(each.shown, weights[person] < ESTABLISHED) for person, each in known.items()}
    return Ranking(found, known)


def _strengths(people: Collection[int], meetings: Iterable[MeetingRow], known: _Known) -> dict[int, _Strength]:
    """The strengths of these people, by their meetings with each other and with those whose strength is known."""
    found = {each: _Strength() for each in sorted(people)}
    here = {**known, **found}
    seen: dict[int, list[_Seen]] = defaultdict(list)
    for row in meetings:
        if row.one in here and row.other in here:
            if row.one in found:
                seen[row.one].append(_Seen(row.other, row.weight, row.won))
            if row.other in found:
                seen[row.other].append(_Seen(row.one, row.weight, row.weight - row.won))
    for _ in range(_ROUNDS):
        if max((_adapt(here, each, seen[each]) for each in found), default=0.0) < _CLOSE:
            break
    _note_certainties(here, found, seen)
    return found


def _chance(strength: float, rival: float) -> float:
    """The chance to win against a rival."""
    return 1 / (1 + exp(rival - strength))


def _adapt(here: _Known, person: int, seen: Iterable[_Seen]) -> float:
    """Change somebody's strength to the most probable one, if the others' are right; by how much it was changed."""
    own = here[person]
    value = own.value
    slope, bend = -_PRIOR * value, _PRIOR
    for each in seen:
        # Written out, and not by `_chance`: no other line is carried out as often.
        chance = 1 / (1 + exp(here[each.rival].value - value))
        expected = each.weight * chance
        slope += each.won - expected
        bend += expected * (1 - chance)
    step = max(-1.0, min(1.0, slope / bend))
    own.value += step
    return abs(step)


def _note_certainties(
    here: _Known, found: Mapping[int, _Strength], seen: Mapping[int, Sequence[_Seen]], rounds: int = 15
) -> None:
    """Work out how certain the strengths are: a rival of whom little else is known tells little.

    What a rival tells is bounded both by the games with them and by what is known of them without those games.
    """
    told: dict[tuple[int, int], float] = {}
    games: list[tuple[int, int, float]] = []
    for person in found:
        for each in seen[person]:
            chance = _chance(here[person].value, here[each.rival].value)
            games.append((person, each.rival, 1 / (each.weight * chance * (1 - chance))))
    for _ in range(rounds):
        told = {
            (rival, person): 1 / (doubt + 1 / (here[rival].certainty - told.get((person, rival), 0.0)))
            for person, rival, doubt in games
        }
        for person, own in found.items():
            own.certainty = _PRIOR + sum(told[each.rival, person] for each in seen[person])


def course(present: Ranking, games: Iterable[Finished], user_id: int) -> tuple[float, ...]:
    """A user's rating after each of their rated games, oldest first; the last one is the `present` one.

    The earlier ones are told by the strengths that the others have today. Games with people who were forgotten are
    worth nothing in them.
    """
    known, seen = present.known, dict[int, _Seen]()
    values, own_strength = list[float](), _Strength()
    for game in games:
        own = next((each for each in game.results if each.user_id == user_id), None)
        if own is None or game.rated != "yes" or user_id not in known:
            continue
        for rival in game.results:
            if rival.user_id in known and rival is not own and is_user(rival.user_id):
                worth = 2 / len(game.results)
                won = worth * (0.5 if own.place == rival.place else own.place < rival.place)
                before = seen.get(rival.user_id, _Seen(rival.user_id, 0.0, 0.0))
                after = _Seen(rival.user_id, before.weight * MEMORY + worth, before.won * MEMORY + won)
                seen[rival.user_id] = after
        own_strength = _alone(known, user_id, own_strength.value, list(seen.values()))
        values.append(own_strength.shown)
    return (*values[:-1], known[user_id].shown) if values else ()


def _alone(known: _Known, user_id: int, near: float, seen: Sequence[_Seen]) -> _Strength:
    """What would be known of a user who has these meetings, with the strengths that the others have.

    `near` is a strength from which theirs is soon found.
    """
    here = {each.rival: known[each.rival] for each in seen} | {user_id: _Strength(near)}
    for _ in range(_ROUNDS):
        if _adapt(here, user_id, seen) < _CLOSE:
            break
    # The others' strengths are known, and follow from nothing here: so one round is enough.
    _note_certainties(here, {user_id: here[user_id]}, {user_id: seen}, 1)
    return here[user_id]
