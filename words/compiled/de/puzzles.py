"""The words of words/de/puzzles.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.puzzles import Puzzles as English

if TYPE_CHECKING:
    from words.compiled.protocols.puzzles import PuzzlesWords


class Puzzles(English):
    """The messages of puzzles.ftl."""

    def go_on(self) -> str:
        return "Weiter mit einem Rätsel"

    def next(self) -> str:
        return "Nächstes Rätsel ▶"

    def show_solution(self) -> str:
        return "Lösung zeigen"

    def heading_daily(self, *, game: str | int) -> str:
        return f"-# {game}, Rätsel des Tages"

    def heading_own(self, *, game: str | int, number: str | int, puzzles: str | int) -> str:
        return f"-# {game}, Rätsel {number} von {puzzles}"

    def title(self, *, asks: Literal['turn', 'choice']) -> str:
        return ("### Finde den besten ganzen Zug" if asks == 'turn' else "### Finde den besten Zug")

    def task(self, *, asks: Literal['turn', 'choice'], left: int) -> str:
        return ("Ein ganzer Zug, von Anfang bis Ende, ist hier klar besser als alle anderen. Finde ihn." if asks == 'turn' else "Ein Zug ist hier klar besser als alle anderen. Finde ihn.") + " " + (f"Du hast {left} Versuch." if left == 1 else f"Du hast {left} Versuche.")

    def best_reply(self, *, story: str | int) -> str:
        return f"Die beste Erwiderung: {story}"

    def worth(self, *, asks: Literal['turn', 'choice'], best: str | int, share: str | int) -> str:
        return (f"Der Computer erwartet, dass du danach {share} von 100 Partien gewinnst, nach dem besten Zug {best}." if asks == 'turn' else f"Der Computer erwartet, dass du danach {share} von 100 Partien gewinnst, nach dem besten Zug {best}.")

    def left(self, *, left: int) -> str:
        return (f"Versuch es noch einmal: Du hast noch {left} Versuch." if left == 1 else f"Versuch es noch einmal: Du hast noch {left} Versuche.")

    def found(self) -> str:
        return "So spielt auch der Computer."

    def wins_too(self) -> str:
        return "Das gewinnt die Partie."

    def solution(self, *, moves: str | int) -> str:
        return f"Der Computer spielt: **{moves}**."

    def finished(self) -> str:
        return "Dieses Rätsel hast du schon beendet. Das ist die Lösung."

    def solvers(self, *, solved: int, tried: int) -> str:
        return ("Außer dir hat es hier noch niemand versucht." if tried == 1 else f"{solved} von {tried} Leuten, die es hier versucht haben, haben es gelöst.")

    def streak(self, *, days: int) -> str:
        return (f"Du hast das Rätsel des Tages {days} Tag in Folge gelöst." if days == 1 else f"Du hast das Rätsel des Tages {days} Tage in Folge gelöst.")

    def all_done(self, *, game: str | int, puzzles: int) -> str:
        return (f"Es gibt keine Rätsel zu {game}." if puzzles == 0 else f"Du hattest schon das einzige Rätsel zu {game}." if puzzles == 1 else f"Du hattest schon alle {puzzles} Rätsel zu {game}.")

    def none(self) -> str:
        return "Es gibt keine Rätsel."

    def gone(self) -> str:
        return "Dieses Rätsel gibt es nicht mehr. `/puzzle` gibt dir ein anderes."

    def stats_heading(self) -> str:
        return "### Rätsel"

    def stats_daily(self, *, solved: str | int, tried: int) -> str:
        return (f"Rätsel des Tages: {solved} von {tried} gelöst." if tried == 1 else f"Rätsel des Tages: {solved} von {tried} gelöst.")

    def stats_streak(self, *, best: int, now: int) -> str:
        return ("Die längste Serie war " + (f"{best} Tag" if best == 1 else f"{best} Tage") + "." if now == 0 else f"Die Serie ist jetzt {now} Tag lang, die längste war " + (f"{best} Tag" if best == 1 else f"{best} Tage") + "." if now == 1 else f"Die Serie ist jetzt {now} Tage lang, die längste war " + (f"{best} Tag" if best == 1 else f"{best} Tage") + ".")

    def stats_own(self, *, solved: str | int, tried: int) -> str:
        return (f"Andere Rätsel: {solved} von {tried} gelöst." if tried == 1 else f"Andere Rätsel: {solved} von {tried} gelöst.")

    def stats_today(self, *, solved: int, tried: int) -> str:
        return ("Das heutige Rätsel hat hier noch niemand versucht." if tried == 0 else f"Das heutige Rätsel: {solved} von {tried} Person hier hat es gelöst." if tried == 1 else f"Das heutige Rätsel: {solved} von {tried} Personen hier haben es gelöst.")
