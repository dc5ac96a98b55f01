"""The words of words/de/clocks.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.clocks import Clocks as English

if TYPE_CHECKING:
    from words.compiled.protocols.clocks import ClocksWords


class Clocks(English):
    """The messages of clocks.ftl."""

    def days(self, *, number: int) -> str:
        return (f"{number} Tag" if number == 1 else f"{number} Tage")

    def hours(self, *, number: int) -> str:
        return (f"{number} Stunde" if number == 1 else f"{number} Stunden")

    def minutes(self, *, number: int) -> str:
        return (f"{number} Minute" if number == 1 else f"{number} Minuten")

    def less_than_a_minute(self) -> str:
        return "weniger als eine Minute"

    def deadline(self, *, when: str | int) -> str:
        return f"Frist: {when}."

    def deadline_with_reserve(self, *, later: str | int, span: str | int, when: str | int) -> str:
        return f"Frist: {when}. Mit Reserve ({span}): {later}."

    def deadline_without_reserve(self, *, when: str | int) -> str:
        return f"Frist: {when}. Keine Reserve mehr."

    def reminder(self, *, deadline: str | int) -> str:
        return f"Zur Erinnerung. {deadline}"

    def reminder_reserve(self, *, when: str | int) -> str:
        return f"Zur Erinnerung. Die Reserve für diesen Zug endet {when}."

    def time_is_out(self) -> str:
        return "Die Zeit für diesen Zug ist um."

    def time_ended(self, *, when: str | int) -> str:
        return f"Die Zeit für diesen Zug ist abgelaufen: {when}."

    def left(self, *, players: str | int) -> str:
        return f"Reserve: {players}."

    def left_of(self, *, span: str | int, who: str | int) -> str:
        return f"{who} {span}"

    def left_none(self, *, who: str | int) -> str:
        return f"{who} keine"
