"""The words of words/en/clocks.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.clocks import ClocksWords


class Clocks:
    """The messages of clocks.ftl."""

    def days(self, *, number: int) -> str:
        return (f"{number} day" if number == 1 else f"{number} days")

    def hours(self, *, number: int) -> str:
        return (f"{number} hour" if number == 1 else f"{number} hours")

    def minutes(self, *, number: int) -> str:
        return (f"{number} minute" if number == 1 else f"{number} minutes")

    def less_than_a_minute(self) -> str:
        return "less than a minute"

    def deadline(self, *, when: str | int) -> str:
        return f"Deadline: {when}."

    def deadline_with_reserve(self, *, later: str | int, span: str | int, when: str | int) -> str:
        return f"Deadline: {when}. With {span} of reserve: {later}."

    def deadline_without_reserve(self, *, when: str | int) -> str:
        return f"Deadline: {when}. No reserve is left."

    def reminder(self, *, deadline: str | int) -> str:
        return f"A reminder. {deadline}"

    def reminder_reserve(self, *, when: str | int) -> str:
        return f"A reminder. The reserve for this turn ends {when}."

    def time_is_out(self) -> str:
        return "The time for this turn is out."

    def time_ended(self, *, when: str | int) -> str:
        return f"The time for this turn ended {when}."

    def left(self, *, players: str | int) -> str:
        return f"Left in reserve: {players}."

    def left_of(self, *, span: str | int, who: str | int) -> str:
        return f"{who} {span}"

    def left_none(self, *, who: str | int) -> str:
        return f"{who} none"


if TYPE_CHECKING:

    def checked(words: Clocks) -> ClocksWords:
        return words
