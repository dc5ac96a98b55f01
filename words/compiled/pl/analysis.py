"""The words of words/pl/analysis.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.analysis import Analysis as English

if TYPE_CHECKING:
    from words.compiled.protocols.analysis import AnalysisWords


class Analysis(English):
    """The messages of analysis.ftl."""

    def analyse(self) -> str:
        return "Analizuj"

    def see_move(self, *, move: str | int) -> str:
        return f"Ruch {move}"

    def start(self) -> str:
        return "Początek"

    def in_line(self) -> str:
        return "Trwa analiza innej partii. Twoja będzie następna."

    def working(self, *, done: str | int, moves: int) -> str:
        return "Trwa analiza partii. " + (f"Sprawdzone ruchy: {done} z {moves}." if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else f"Sprawdzone ruchy: {done} z {moves}." if moves == 1 else f"Sprawdzone ruchy: {done} z {moves}.")

    def replaced(self) -> str:
        return "Ta analiza została przerwana, bo zaczęła się inna, o którą prosisz."

    def too_long(self) -> str:
        return "Ta analiza trwa za długo: nie mogę już zmienić tej wiadomości. Poproś o nią jeszcze raz."

    def stopped(self) -> str:
        return "Analiza nie jest gotowa: muszę odejść. Poproś o nią jeszcze raz za minutę."

    def failed(self) -> str:
        return "Nie udało się przeanalizować tej partii. Spróbuj później."

    def not_over(self) -> str:
        return "Partię można analizować, gdy się skończy."

    def heading(self, *, game: str | int) -> str:
        return f"{game}: analiza"

    def percent(self, *, number: str | int) -> str:
        return f"{number} %"

    def chance(self, *, percent: str | int, who: str | int) -> str:
        return f"{who} {percent}"

    def alt(self, *, end: str | int, moves: int, start: str | int) -> str:
        return "Wykres szans na wygraną, " + (f"{moves} ruchy" if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else f"{moves} ruch" if moves == 1 else f"{moves} ruchów") + f". Na początku: {start}. Na końcu: {end}."

    def player(self, *, choices: str | int, end: str | int, luck: str | int, start: str | int, who: str | int) -> str:
        return f"- {who}: na początku {start}, na końcu {end}. Szczęście {luck}, decyzje {choices}."

    def explained(self) -> str:
        return "W punktach procentowych: szczęście to zmiana, którą przyniósł los; decyzje to zmiana, którą przyniosły ruchy wszystkich. Razem dają zmianę od początku do końca. Wszystkie szanse szacuje komputer."

    def expensive(self) -> str:
        return "Najkosztowniejsze ruchy"

    def none_expensive(self) -> str:
        return "Żaden ruch nie kosztował więcej niż dwa punkty procentowe."

    def mistake(self, *, better: str | int, cost: int, move: str | int, number: str | int, played: str | int) -> str:
        return f"{number}. Ruch {move} kosztował " + (f"{cost} punkty" if (cost % 10 in (2, 3, 4) and cost % 100 not in (12, 13, 14)) else f"{cost} punkt" if cost == 1 else f"{cost} punktów") + f". {played} Lepiej: {better}."

    def chances(self, *, list: str | int) -> str:
        return f"Szanse: {list}"

    def was_expensive(self, *, better: str | int, cost: int) -> str:
        return "Ten ruch kosztował " + (f"{cost} punkty procentowe" if (cost % 10 in (2, 3, 4) and cost % 100 not in (12, 13, 14)) else f"{cost} punkt procentowy" if cost == 1 else f"{cost} punktów procentowych") + f". Lepiej: {better}."
