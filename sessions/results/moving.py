"""How games against people move the measured strengths of computers, in one server and game.

People's strengths are taken as the ratings know them, as far as they do. What is worked out of people here is used for
this alone: ratings know nothing of games against computers (decision 54).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from msgspec import Struct, field

from data.rows import Finished
from opponents.ladder.fitting import POINT
from sessions.results.fitting import options_of, points_of
from sessions.results.ratings import AVERAGE, PRIOR, Ranking
from sessions.state.players import ComputerLevel

_TOGETHER = (1 / 200 / POINT) ** 2
"""How certain it is, before anybody plays, that all levels of a game are as strong as they were measured.

One by the square of the deviation, in the model's unit: the matches of computers tell how far levels are apart, and
little of how they stand to people.
"""

_APART = (1 / 60 / POINT) ** 2
"""How certain it is that a level is as far from the others as it was measured."""

_ROUNDS, _CLOSE = 60, 1e-3


class _Game(Struct, frozen=True):
    """A game of a person (a number in a list) against a level; the level's measured strength in the model's unit."""

    person: int
    level: ComputerLevel
    measured: float
    worth: float
    won: float


class Moved(Struct, frozen=True):
    """By how many points the levels of a game are stronger than measured.

    Attributes:
        together (float): all of them.
        apart (Mapping[ComputerLevel, float]): each one besides.
        games (int): from how many games against people that follows.
    """

    together: float = 0.0
    apart: Mapping[ComputerLevel, float] = field(default_factory=dict)
    games: int = 0

    def points(self, game_key: str, options: Mapping[str, str], level: ComputerLevel) -> float:
        """How strong a level is in a game with these options."""
        return points_of(game_key, options, level) + self.together + self.apart.get(level, 0.0)


MEASURED = Moved()
"""No game against people is known."""


def moved(finished: Iterable[Finished], ranking: Ranking) -> Moved:
    """By how much the games against computers among these move the levels. Games with hints do not count."""
    games, priors = _seen(finished, ranking)
    if not games:
        return MEASURED
    people = [value for value, _ in priors]
    together, apart = 0.0, dict.fromkeys((each.level for each in games), 0.0)
    for _ in range(_ROUNDS):
        # A step of Newton's method for all people and `together` at once; then one for each level.
        slopes = [certainty * (value - now) for (value, certainty), now in zip(priors, people, strict=True)]
        tolds, surprise = [0.0] * len(people), 0.0
        for each in games:
            chance = _chance(people[each.person], each.measured + together + apart[each.level])
            slopes[each.person] += each.won - each.worth * chance
            tolds[each.person] += each.worth * chance * (1 - chance)
            surprise += each.worth * chance - each.won
        bends = [certainty + told for (_, certainty), told in zip(priors, tolds, strict=True)]
        slope = surprise - _TOGETHER * together
        slope += sum(told * each / bend for told, each, bend in zip(tolds, slopes, bends, strict=True))
        step = _step(slope, _TOGETHER + sum(told - told**2 / bend for told, bend in zip(tolds, bends, strict=True)))
        together += step
        steps = [_step(each + told * step, bend) for each, told, bend in zip(slopes, tolds, bends, strict=True)]
        people = [value + each for value, each in zip(people, steps, strict=True)]
        if max(abs(step), *map(abs, steps), _adapt(games, people, together, apart)) < _CLOSE:
            break
    return Moved(together / POINT, {level: value / POINT for level, value in apart.items()}, len(games))


def _adapt(
    games: Sequence[_Game], people: Sequence[float], together: float, apart: dict[ComputerLevel, float]
) -> float:
    """Change how far each level is from where it was measured, besides `together`; by how much, at most."""
    slopes = {level: -_APART * value for level, value in apart.items()}
    bends = dict.fromkeys(apart, _APART)
    for each in games:
        chance = _chance(people[each.person], each.measured + together + apart[each.level])
        slopes[each.level] += each.worth * chance - each.won
        bends[each.level] += each.worth * chance * (1 - chance)
    steps = {level: _step(slopes[level], bends[level]) for level in apart}
    for level, step in steps.items():
        apart[level] += step
    return max(map(abs, steps.values()))


def _seen(finished: Iterable[Finished], ranking: Ranking) -> tuple[list[_Game], list[tuple[float, float]]]:
    """The games, and what is known before them of each person in them: a strength, and how certain it is.

    Somebody who was forgotten is another person in each game.
    """
    games, priors, known = list[_Game](), list[tuple[float, float]](), dict[int, int]()
    for game in finished:
        if game.rated != "computer" or game.hinted:
            continue
        options, worth = options_of(game), 2 / len(game.results)
        for person in (each for each in game.results if each.level is None):
            if person.user_id > 0 and person.user_id in known:
                number = known[person.user_id]
            else:
                number = len(priors)
                rated = ranking.known.get(person.user_id)
                priors.append((rated.value, rated.certainty) if rated is not None else (0.0, PRIOR))
                if person.user_id > 0:
                    known[person.user_id] = number
            for seat in (each for each in game.results if each.level is not None):
                level = ComputerLevel(seat.level)
                measured = (points_of(game.game, options, level) - AVERAGE) * POINT
                won = worth * (0.5 if person.place == seat.place else person.place < seat.place)
                games.append(_Game(number, level, measured, worth, won))
    return games, priors


def _chance(mine: float, theirs: float) -> float:
    return 1 / (1 + exp(theirs - mine))


def _step(slope: float, bend: float) -> float:
    return max(-1.0, min(1.0, slope / bend))
