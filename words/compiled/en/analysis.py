"""The words of words/en/analysis.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.analysis import AnalysisWords


class Analysis:
    """The messages of analysis.ftl."""

    def analyse(self) -> str:
        return "Analyse"

    def see_move(self, *, move: str | int) -> str:
        return f"Move {move}"

    def start(self) -> str:
        return "Start"

    def in_line(self) -> str:
        return "Another game is being analysed. Yours comes next."

    def working(self, *, done: str | int, moves: int) -> str:
        return f"The game is being analysed: {done} of " + (f"{moves} move" if moves == 1 else f"{moves} moves") + " so far."

    def replaced(self) -> str:
        return "This analysis was stopped, since you began another one."

    def too_long(self) -> str:
        return "This analysis takes too long: I cannot change this message any more. Please ask again."

    def stopped(self) -> str:
        return "The analysis is not finished: I am leaving. Please ask again in a minute."

    def failed(self) -> str:
        return "This game could not be analysed. Please try again later."

    def not_over(self) -> str:
        return "A game can be analysed when it is over."

    def heading(self, *, game: str | int) -> str:
        return f"{game}: analysis"

    def percent(self, *, number: str | int) -> str:
        return f"{number} %"

    def chance(self, *, percent: str | int, who: str | int) -> str:
        return f"{who} {percent}"

    def alt(self, *, end: str | int, moves: int, start: str | int) -> str:
        return "Chart of each player's chances to win over " + (f"{moves} move" if moves == 1 else f"{moves} moves") + f". At the start: {start}. At the end: {end}."

    def player(self, *, choices: str | int, end: str | int, luck: str | int, start: str | int, who: str | int) -> str:
        return f"- {who}: {start} at the start, {end} at the end. Luck {luck}, choices {choices}."

    def explained(self) -> str:
        return "In percentage points: luck is what chance changed, choices are what the moves of all players changed; together they are the change from the start to the end. The computer estimates all chances."

    def expensive(self) -> str:
        return "The most expensive moves"

    def none_expensive(self) -> str:
        return "No move cost more than two percentage points."

    def mistake(self, *, better: str | int, cost: int, move: str | int, number: str | int, played: str | int) -> str:
        return f"{number}. Move {move} cost " + (f"{cost} point" if cost == 1 else f"{cost} points") + f". {played} Better: {better}."

    def chances(self, *, list: str | int) -> str:
        return f"Chances: {list}"

    def was_expensive(self, *, better: str | int, cost: int) -> str:
        return "This move cost " + (f"{cost} percentage point" if cost == 1 else f"{cost} percentage points") + f". Better: {better}."


if TYPE_CHECKING:

    def checked(words: Analysis) -> AnalysisWords:
        return words
