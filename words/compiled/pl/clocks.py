"""The words of words/pl/clocks.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.clocks import Clocks as English

if TYPE_CHECKING:
    from words.compiled.protocols.clocks import ClocksWords


class Clocks(English):
    """The messages of clocks.ftl."""

    def days(self, *, number: int) -> str:
        return (f"{number} dni" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{number} dzień" if number == 1 else f"{number} dni")

    def hours(self, *, number: int) -> str:
        return f"{number} godz."

    def minutes(self, *, number: int) -> str:
        return f"{number} min"

    def less_than_a_minute(self) -> str:
        return "poniżej minuty"

    def deadline(self, *, when: str | int) -> str:
        return f"Termin: {when}."

    def deadline_with_reserve(self, *, later: str | int, span: str | int, when: str | int) -> str:
        return f"Termin: {when}. Z zapasem czasu ({span}): {later}."

    def deadline_without_reserve(self, *, when: str | int) -> str:
        return f"Termin: {when}. Zapas czasu jest wyczerpany."

    def reminder(self, *, deadline: str | int) -> str:
        return f"Przypomnienie. {deadline}"

    def reminder_reserve(self, *, when: str | int) -> str:
        return f"Przypomnienie. Zapas czasu na tę turę kończy się {when}."

    def time_is_out(self) -> str:
        return "Czas na tę turę minął."

    def time_ended(self, *, when: str | int) -> str:
        return f"Czas na tę turę minął {when}."

    def left(self, *, players: str | int) -> str:
        return f"Zapas czasu: {players}."

    def left_of(self, *, span: str | int, who: str | int) -> str:
        return f"{who} {span}"

    def left_none(self, *, who: str | int) -> str:
        return f"{who} brak"
