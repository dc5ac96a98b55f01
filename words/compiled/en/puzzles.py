"""The words of words/en/puzzles.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.puzzles import PuzzlesWords


class Puzzles:
    """The messages of puzzles.ftl."""

    def go_on(self) -> str:
        return "Go on with a puzzle"

    def next(self) -> str:
        return "Next puzzle ▶"

    def show_solution(self) -> str:
        return "Show the solution"

    def heading_daily(self, *, game: str | int) -> str:
        return f"-# {game}, puzzle of the day"

    def heading_own(self, *, game: str | int, number: str | int, puzzles: str | int) -> str:
        return f"-# {game}, puzzle {number} of {puzzles}"

    def title(self, *, asks: Literal['turn', 'choice']) -> str:
        return ("### Find the best turn" if asks == 'turn' else "### Find the best move")

    def task(self, *, asks: Literal['turn', 'choice'], left: int) -> str:
        return ("One turn is clearly better than all others here, and you are to find it." if asks == 'turn' else "One move is clearly better than all others here, and you are to find it.") + " " + (f"You have {left} try." if left == 1 else f"You have {left} tries.")

    def best_reply(self, *, story: str | int) -> str:
        return f"The best reply: {story}"

    def worth(self, *, asks: Literal['turn', 'choice'], best: str | int, share: str | int) -> str:
        return (f"The computer expects you to win {share} of 100 games after that, and {best} after the best turn." if asks == 'turn' else f"The computer expects you to win {share} of 100 games after that, and {best} after the best move.")

    def left(self, *, left: int) -> str:
        return (f"Try again: you have {left} try left." if left == 1 else f"Try again: you have {left} tries left.")

    def found(self) -> str:
        return "That is what the computer plays, too."

    def wins_too(self) -> str:
        return "That wins the game."

    def solution(self, *, moves: str | int) -> str:
        return f"The computer plays: **{moves}**."

    def finished(self) -> str:
        return "You have finished this puzzle. This is the solution."

    def solvers(self, *, solved: int, tried: int) -> str:
        return ("Nobody else here has tried it yet." if tried == 1 else f"{solved} of the {tried} people here who have tried it have solved it.")

    def streak(self, *, days: int) -> str:
        return (f"You have solved the puzzle of the day {days} day in a row." if days == 1 else f"You have solved the puzzle of the day {days} days in a row.")

    def all_done(self, *, game: str | int, puzzles: int) -> str:
        return (f"There are no puzzles of {game}." if puzzles == 0 else f"You have had the only puzzle of {game}." if puzzles == 1 else f"You have had all {puzzles} puzzles of {game}.")

    def none(self) -> str:
        return "There are no puzzles."

    def gone(self) -> str:
        return "This puzzle is not there any more. `/puzzle` gives you another one."

    def stats_heading(self) -> str:
        return "### Puzzles"

    def stats_daily(self, *, solved: str | int, tried: int) -> str:
        return (f"Puzzles of the day: {solved} of {tried} solved." if tried == 1 else f"Puzzles of the day: {solved} of {tried} solved.")

    def stats_streak(self, *, best: int, now: int) -> str:
        return ("The longest streak was " + (f"{best} day" if best == 1 else f"{best} days") + "." if now == 0 else f"The present streak is {now} day, the longest was " + (f"{best} day" if best == 1 else f"{best} days") + "." if now == 1 else f"The present streak is {now} days, the longest was " + (f"{best} day" if best == 1 else f"{best} days") + ".")

    def stats_own(self, *, solved: str | int, tried: int) -> str:
        return (f"Other puzzles: {solved} of {tried} solved." if tried == 1 else f"Other puzzles: {solved} of {tried} solved.")

    def stats_today(self, *, solved: int, tried: int) -> str:
        return ("Nobody here has tried today’s puzzle yet." if tried == 0 else f"{solved} of {tried} person here has solved today’s puzzle." if tried == 1 else f"{solved} of {tried} people here have solved today’s puzzle.")


if TYPE_CHECKING:

    def checked(words: Puzzles) -> PuzzlesWords:
        return words
