"""The words of words/fr/clocks.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.clocks import Clocks as English

if TYPE_CHECKING:
    from words.compiled.protocols.clocks import ClocksWords


class Clocks(English):
    """The messages of clocks.ftl."""

    def days(self, *, number: int) -> str:
        return (f"{number} jour" if number in (0, 1) else f"{number} jours")

    def hours(self, *, number: int) -> str:
        return (f"{number} heure" if number in (0, 1) else f"{number} heures")

    def minutes(self, *, number: int) -> str:
        return (f"{number} minute" if number in (0, 1) else f"{number} minutes")

    def less_than_a_minute(self) -> str:
        return "moins d’une minute"

    def deadline(self, *, when: str | int) -> str:
        return f"Échéance : {when}."

    def deadline_with_reserve(self, *, later: str | int, span: str | int, when: str | int) -> str:
        return f"Échéance : {when}. Avec une réserve de {span} : {later}."

    def deadline_without_reserve(self, *, when: str | int) -> str:
        return f"Échéance : {when}. La réserve est épuisée."

    def reminder(self, *, deadline: str | int) -> str:
        return f"Rappel. {deadline}"

    def reminder_reserve(self, *, when: str | int) -> str:
        return f"Rappel. Fin de la réserve pour ce tour : {when}."

    def time_is_out(self) -> str:
        return "Le temps de ce tour est écoulé."

    def time_ended(self, *, when: str | int) -> str:
        return f"Fin du temps de ce tour : {when}."

    def left(self, *, players: str | int) -> str:
        return f"Réserves : {players}."

    def left_of(self, *, span: str | int, who: str | int) -> str:
        return f"{who} {span}"

    def left_none(self, *, who: str | int) -> str:
        return f"{who} zéro"
