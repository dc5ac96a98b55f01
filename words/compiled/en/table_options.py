"""The words of words/en/table_options.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.table_options import TableOptionsWords


class TableOptions:
    """The messages of table_options.ftl."""

    def auto_about(self) -> str:
        return "Whether the bot itself plays a move that is the only one possible, unless it ends the game for somebody."

    def auto_on(self, *, begins: bool) -> str:
        return ("Forced moves are automatic" if begins else "forced moves are automatic")

    def auto_off(self, *, begins: bool) -> str:
        return ("No automatic moves" if begins else "no automatic moves")

    def thread_about(self) -> str:
        return "Whether the game is played in a thread of its own."

    def thread_off(self, *, begins: bool) -> str:
        return ("Played in this channel" if begins else "played in this channel")

    def thread_on(self, *, begins: bool) -> str:
        return ("Played in a thread" if begins else "played in a thread")

    def side_about(self) -> str:
        return "From which side the board is seen, where it has sides."

    def side_fixed(self, *, begins: bool) -> str:
        return ("The board is always seen from the same side" if begins else "the board is always seen from the same side")

    def side_mover(self, *, begins: bool) -> str:
        return ("The board is seen from the side of whoever is to move" if begins else "the board is seen from the side of whoever is to move")

    def seating_about(self) -> str:
        return "Who may sit down."

    def seating_open(self, *, begins: bool) -> str:
        return ("Anybody may join" if begins else "anybody may join")

    def seating_invited(self, *, begins: bool) -> str:
        return ("Only people who are invited may join" if begins else "only people who are invited may join")

    def clock_about(self) -> str:
        return "How long a turn may take."

    def clock_none(self, *, begins: bool) -> str:
        return ("No time limit" if begins else "no time limit")

    def clock_1h(self) -> str:
        return "1 hour a turn"

    def clock_12h(self) -> str:
        return "12 hours a turn"

    def clock_1d(self) -> str:
        return "1 day a turn"

    def clock_3d(self) -> str:
        return "3 days a turn"

    def clock_1w(self) -> str:
        return "1 week a turn"

    def reserve_about(self) -> str:
        return "What each player may use up beyond the clock, in the whole game."

    def reserve_none(self, *, begins: bool) -> str:
        return ("No time in reserve" if begins else "no time in reserve")

    def reserve_1h(self) -> str:
        return "1 hour in reserve"

    def reserve_12h(self) -> str:
        return "12 hours in reserve"

    def reserve_1d(self) -> str:
        return "1 day in reserve"

    def reserve_3d(self) -> str:
        return "3 days in reserve"

    def reserve_1w(self) -> str:
        return "1 week in reserve"

    def answer_about(self) -> str:
        return "How long a question to the table can be answered, such as a request to take back a move."

    def answer_1h(self, *, begins: bool) -> str:
        return ("Questions close after 1 hour" if begins else "questions close after 1 hour")

    def answer_12h(self, *, begins: bool) -> str:
        return ("Questions close after 12 hours" if begins else "questions close after 12 hours")

    def answer_1d(self, *, begins: bool) -> str:
        return ("Questions close after 1 day" if begins else "questions close after 1 day")

    def answer_3d(self, *, begins: bool) -> str:
        return ("Questions close after 3 days" if begins else "questions close after 3 days")

    def answer_1w(self, *, begins: bool) -> str:
        return ("Questions close after 1 week" if begins else "questions close after 1 week")

    def forfeit_about(self) -> str:
        return "With a clock: whether a seat is given up by itself when its time has been out for as long as a turn may take."

    def forfeit_off(self, *, begins: bool) -> str:
        return ("The others decide when somebody is out of time" if begins else "the others decide when somebody is out of time")

    def forfeit_on(self, *, begins: bool) -> str:
        return ("Somebody out of time for another turn loses the seat" if begins else "somebody out of time for another turn loses the seat")

    def rated_about(self) -> str:
        return "Whether the game counts for the ratings."

    def rated_yes(self, *, begins: bool) -> str:
        return ("The game counts for the ratings" if begins else "the game counts for the ratings")

    def rated_no(self, *, begins: bool) -> str:
        return ("The game does not count for the ratings" if begins else "the game does not count for the ratings")


if TYPE_CHECKING:

    def checked(words: TableOptions) -> TableOptionsWords:
        return words
