"""What people read about puzzles: the task, what is wrong with an answer, and how often puzzles were solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cogs.words.about import title
from sessions.results.streaks import Streak
from words import Words
from words.lists import divided

Asks = Literal["turn", "choice"]


def heading(say: Words, game_key: str, number: int, puzzles: int, asks: Asks, *, daily: bool) -> Sequence[str]:
    """Which puzzle it is; `number` counts from 1. `daily`: it is the puzzle of the day."""
    words, game = say.puzzles, title(say, game_key)
    which = words.heading_daily(game=game) if daily else words.heading_own(game=game, number=number, puzzles=puzzles)
    return (which, words.title(asks=asks))


def wrong(say: Words, moves: Sequence[str], reasons: Sequence[str], left: int) -> str:
    """An answer was wrong; `moves` are what it was, and `left` how many answers are left."""
    told = say.learning.wrong_answer(moves=divided(say, moves))
    return "\n".join([told, *reasons, *([say.puzzles.left(left=left)] if left else [])])


def right(told: Sequence[str], reasons: Sequence[str]) -> str:
    """An answer was right; `told` is what it did, in sentences."""
    return "\n".join([f"✅ {' '.join(told)}", *reasons])


def today(say: Words, tried: int, solved: int, streak: Streak) -> str:
    """How many have solved the puzzle of the day, and on how many days in a row the reader has."""
    words = say.puzzles
    days = [words.streak(days=streak.current)] if streak.current > 1 else []
    return " ".join([words.solvers(tried=tried, solved=solved), *days])


def none_left(say: Words, game_key: str | None, puzzles: int) -> str:
    """There is no puzzle (left) of a game, or of any game."""
    return say.puzzles.all_done(game=title(say, game_key), puzzles=puzzles) if game_key else say.puzzles.none()


def stats(
    say: Words, daily: tuple[int, int], streak: Streak, own: tuple[int, int], today: tuple[int, int] | None
) -> list[str]:
    """The lines about puzzles in somebody's statistics.

    `daily`, `own` and `today` are how many were tried and how many of them solved; `today` is None where there is no
    puzzle of the day.
    """
    words, lines = say.puzzles, []
    if daily[0]:
        lines.append(words.stats_daily(tried=daily[0], solved=daily[1]))
    if streak.best > 1:
        lines.append(words.stats_streak(now=streak.current, best=streak.best))
    if own[0]:
        lines.append(words.stats_own(tried=own[0], solved=own[1]))
    if lines and today is not None:
        lines.append(words.stats_today(tried=today[0], solved=today[1]))
    return [words.stats_heading(), *lines] if lines else []
