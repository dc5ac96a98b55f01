"""The words of words/de/analysis.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.analysis import Analysis as English

if TYPE_CHECKING:
    from words.compiled.protocols.analysis import AnalysisWords


class Analysis(English):
    """The messages of analysis.ftl."""

    def analyse(self) -> str:
        return "Analysieren"

    def see_move(self, *, move: str | int) -> str:
        return f"Zug {move}"

    def start(self) -> str:
        return "Anfang"

    def in_line(self) -> str:
        return "Gerade wird eine andere Partie analysiert. Deine kommt als nächste."

    def working(self, *, done: str | int, moves: int) -> str:
        return f"Die Partie wird analysiert: bisher {done} von " + (f"{moves} Zug" if moves == 1 else f"{moves} Zügen") + "."

    def replaced(self) -> str:
        return "Diese Analyse wurde abgebrochen, weil du eine andere begonnen hast."

    def too_long(self) -> str:
        return "Diese Analyse dauert zu lange: Ich kann diese Nachricht nicht mehr ändern. Bitte frag noch einmal."

    def stopped(self) -> str:
        return "Die Analyse ist nicht fertig: Ich werde gerade beendet. Bitte frag in einer Minute noch einmal."

    def failed(self) -> str:
        return "Diese Partie ließ sich nicht analysieren. Bitte versuch es später noch einmal."

    def not_over(self) -> str:
        return "Eine Partie kann analysiert werden, wenn sie beendet ist."

    def heading(self, *, game: str | int) -> str:
        return f"{game}: Analyse"

    def percent(self, *, number: str | int) -> str:
        return f"{number} %"

    def chance(self, *, percent: str | int, who: str | int) -> str:
        return f"{who} {percent}"

    def alt(self, *, end: str | int, moves: int, start: str | int) -> str:
        return "Diagramm der Gewinnchancen über " + (f"{moves} Zug" if moves == 1 else f"{moves} Züge") + f". Am Anfang: {start}. Am Ende: {end}."

    def player(self, *, choices: str | int, end: str | int, luck: str | int, start: str | int, who: str | int) -> str:
        return f"- {who}: am Anfang {start}, am Ende {end}. Glück {luck}, Entscheidungen {choices}."

    def explained(self) -> str:
        return "In Prozentpunkten: Glück ist, was der Zufall geändert hat; Entscheidungen sind, was die Züge aller geändert haben. Zusammen ergeben sie die Änderung vom Anfang bis zum Ende. Alle Chancen schätzt der Computer."

    def expensive(self) -> str:
        return "Die teuersten Züge"

    def none_expensive(self) -> str:
        return "Kein Zug kostete mehr als zwei Prozentpunkte."

    def mistake(self, *, better: str | int, cost: int, move: str | int, number: str | int, played: str | int) -> str:
        return f"{number}. Zug {move} kostete " + (f"{cost} Punkt" if cost == 1 else f"{cost} Punkte") + f". {played} Besser: {better}."

    def chances(self, *, list: str | int) -> str:
        return f"Chancen: {list}"

    def was_expensive(self, *, better: str | int, cost: int) -> str:
        return "Dieser Zug kostete " + (f"{cost} Prozentpunkt" if cost == 1 else f"{cost} Prozentpunkte") + f". Besser: {better}."
