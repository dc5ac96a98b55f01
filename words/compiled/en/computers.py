"""The words of words/en/computers.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.computers import ComputersWords


class Computers:
    """The messages of computers.ftl."""

    def thinks(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} thinks."

    def thinks_elsewhere(self, *, alone: bool, number: int, who: str | int) -> str:
        return ("Your computers are thinking at " + (f"{number} other table" if number == 1 else f"{number} other tables") + " first." if alone else f"The computers of {who} are thinking at " + (f"{number} other table" if number == 1 else f"{number} other tables") + " first.")

    def versus_heading(self) -> str:
        return "Play against the computer"

    def versus_about(self) -> str:
        return "The game begins at once. It does not count for the ratings."

    def versus_direct(self) -> str:
        return "The game begins at once, here between you and me."

    def versus_solo(self, *, games: str | int, number: int) -> str:
        return (f"{games} is for one person, without computer players." if number == 1 else f"{games} are for one person, without computer players.")

    def solo(self) -> str:
        return "You play this game alone: there are no computer players in it."

    def versus_start(self) -> str:
        return "Play against the computer"

    def versus_set_up(self) -> str:
        return "Set up the table first"

    def play_alone(self) -> str:
        return "Play alone"

    def open_table(self) -> str:
        return "Open a table"

    def level(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Computer: medium" if level == 'medium' else "Computer: easy" if level == 'easy' else "Computer: hard")

    def level_about(self, *, level: Literal['easy', 'hard', 'medium']) -> str:
        return ("Plays well, and overlooks some things" if level == 'medium' else "Makes mistakes: for your first games" if level == 'easy' else "Plays as well as it can")

    def opponents(self, *, number: int) -> str:
        return (f"Against {number} computer" if number == 1 else f"Against {number} computers")

    def add(self) -> str:
        return "Add a computer"

    def alone(self, *, add: str | int) -> str:
        return f"To play without waiting, press {add}."

    def replace_menu(self) -> str:
        return "A computer instead of somebody invited"

    def replace(self, *, computer: str | int, who: str | int) -> str:
        return f"{computer} instead of {who}"

    def stand_in(self) -> str:
        return "Let a computer play on"

    def stand_in_ask(self) -> str:
        return "Which computer is to take over a seat? The other people at the table are asked first."

    def stand_in_alone(self) -> str:
        return "Which computer is to take over a seat?"

    def stand_in_menu(self) -> str:
        return "Choose a computer and a seat"

    def stand_in_own(self, *, computer: str | int) -> str:
        return f"{computer} plays on for you"

    def stand_in_for(self, *, computer: str | int, owner: str | int) -> str:
        return f"{computer} plays on for {owner}"

    def late_forfeit(self, *, when: str | int, who: str | int) -> str:
        return f"{who} has run out of time, and can still move. If they do not, the seat is given up {when}."

    def done_substituted(self) -> str:
        return "The seat has been taken over."

    def name_newcomer(self) -> str:
        return "Who is to take over the seat? Name a person or a computer."

    def name_one_newcomer(self) -> str:
        return "Name a person or a computer for the seat, not both."

    def beaten(self, *, levels: str | int) -> str:
        return f"Computers beaten: {levels}."

    def beaten_level(self, *, level: Literal['easy', 'hard', 'medium'], played: str | int, won: str | int) -> str:
        return (f"medium in {won} of {played}" if level == 'medium' else f"easy in {won} of {played}" if level == 'easy' else f"hard in {won} of {played}")

    def try_next(self, *, level: Literal['easy', 'medium'], next: Literal['medium', 'hard'], won: int) -> str:
        return ("You have beaten easy " + (f"{won} time" if won == 1 else f"{won} times") + "." if level == 'easy' else "You have beaten medium " + (f"{won} time" if won == 1 else f"{won} times") + ".") + " " + ("Play against medium?" if next == 'medium' else "Play against hard?")

    def try_button(self, *, next: Literal['hard', 'medium']) -> str:
        return ("Play against medium" if next == 'medium' else "Play against hard")


if TYPE_CHECKING:

    def checked(words: Computers) -> ComputersWords:
        return words
