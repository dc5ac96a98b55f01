"""What people read about exercises from their own games."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.learning import Asks
from render.kit.advice import in_hundred
from sessions.learning.exercises import DAYS
from words import Words
from words.lists import divided


def heading(say: Words, game_key: str, move: int, number: int, exercises: int, asks: Asks) -> Sequence[str]:
    """Which exercise it is; `number` counts from 1."""
    words = say.exercises
    which = words.heading(game=title(say, game_key), move=move, number=number, exercises=exercises)
    return (which, words.title(asks=asks))


def task(say: Words, moves: Sequence[str], cost: float, *, of_two: bool) -> str:
    """What is asked: `moves` are what was played in the game, which cost that share.

    Where the answer is one `of_two` moves, they are not named: the other one would be the answer.
    """
    if of_two:
        return say.exercises.task_of_two(cost=in_hundred(cost))
    return say.exercises.task(moves=divided(say, moves), cost=in_hundred(cost))


def right(say: Words, told: Sequence[str], better: Sequence[str]) -> list[str]:
    """An answer is right; `told` is what it did, in sentences. `better` is the computer's choice, if it is another."""
    words = say.exercises
    found = words.as_good(moves=divided(say, better)) if better else words.found()
    return [f"✅ {' '.join(told)}", found]


def wrong(say: Words, moves: Sequence[str], why: Sequence[str], *, as_played: bool) -> list[str]:
    """An answer is wrong; `moves` are what it was, and `why` what is wrong with it."""
    again = [say.exercises.as_played()] if as_played else []
    return [say.learning.wrong_answer(moves=divided(say, moves)), " ".join([*again, *why])]


def in_game(say: Words, moves: Sequence[str], follows: Sequence[str]) -> str:
    """What was played in the game, and what follows from it."""
    return " ".join([say.exercises.in_game(moves=divided(say, moves)), *follows])


def returns(say: Words, answered: int, *, more: bool) -> str:
    """When an exercise comes back that was answered so many times; `more`: it does."""
    words = say.exercises
    return words.back(days=DAYS[min(answered, len(DAYS)) - 1]) if more else words.learned()
