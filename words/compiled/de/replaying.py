"""The words of words/de/replaying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.replaying import Replaying as English

if TYPE_CHECKING:
    from words.compiled.protocols.replaying import ReplayingWords


class Replaying(English):
    """The messages of replaying.ftl."""

    def replay(self) -> str:
        return "Wiedergabe"

    def in_line(self) -> str:
        return "Auf diesem Server wird gerade eine andere Wiedergabe gezeichnet. Deine kommt als nächste."

    def too_large(self) -> str:
        return "Diese Partie ist zu lang für ein bewegtes Bild. /history zeigt sie Zug für Zug."

    def stopped(self) -> str:
        return "Die Wiedergabe ist nicht fertig: Ich werde gerade beendet. Bitte frag in einer Minute noch einmal."

    def drawing(self, *, drawn: str | int, frames: str | int) -> str:
        return f"Die Wiedergabe wird gezeichnet: {drawn} von {frames} bisher."

    def shown(self, *, frames: int, game: str | int, table: str | int, whole: bool) -> str:
        return f"-# {game}, Tisch {table}: " + ("jeder Zug" if whole else "nicht jeder Zug, weil es so viele sind") + ", " + (f"{frames} Bild" if frames == 1 else f"{frames} Bilder") + "."

    def no_gif(self) -> str:
        return "-# Für ein GIF ist sie zu lang. Bewegt sie sich auf deinem Telefon nicht: /history zeigt jeden Zug."

    def alt(self, *, game: str | int, table: str | int) -> str:
        return f"Die Partie {game} an Tisch {table} als bewegtes Bild. /history erzählt sie in Worten."

    def verified(self, *, drawn: Literal['dice', 'cards', 'lot', 'seats'], partly: bool, times: int) -> str:
        return ("Das Los dieser Partie (" + (f"{times} Ziehung" if times == 1 else f"{times} Ziehungen") + ") wurde noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis" + (", bis auf die Plätze von Personen, deren Namen seither gelöscht wurden." if partly else ".") if drawn == 'lot' else "Die Karten dieser Partie (" + (f"{times} Ziehung" if times == 1 else f"{times} Ziehungen") + ") wurden noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis" + (", bis auf die Plätze von Personen, deren Namen seither gelöscht wurden." if partly else ".") if drawn == 'cards' else "Die Würfel dieser Partie (" + (f"{times} Wurf" if times == 1 else f"{times} Würfe") + ") wurden noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis" + (", bis auf die Plätze von Personen, deren Namen seither gelöscht wurden." if partly else ".") if drawn == 'dice' else "In dieser Partie entscheidet der Zufall nur über die Plätze. Sie wurden noch einmal aus dem Geheimnis der Partie gezogen, mit demselben Ergebnis" + (", bis auf die Plätze von Personen, deren Namen seither gelöscht wurden." if partly else "."))

    def fingerprint(self) -> str:
        return "Das Geheimnis hat den Fingerabdruck, der vor der Partie gezeigt wurde:"

    def proof(self) -> str:
        return "`python -m sessions`, auf die Datei angewandt, die /record gibt, sagt, was das wem beweist."

    def seats_drawn(self) -> str:
        return "Die Plätze wurden unter denen ausgelost, die die Partie begonnen haben."

    def took_over(self, *, former: str | int, newcomer: str | int, seat: str | int) -> str:
        return f"{newcomer} hat Platz {seat} von {former} übernommen."

    def luck(self) -> str:
        return "Wie das Glück fiel:"

    def luck_mean(self, *, came: str | int, expected: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): im Schnitt {came}, zu erwarten {expected}."

    def luck_different(self, *, all: str | int, came: str | int, name: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {came} von {all} verschiedenen."

    def luck_results(self, *, name: str | int, results: str | int, times: str | int, what: str | int) -> str:
        return f"- {name}, {what} ({times}): {results}."

    def luck_result(self, *, came: str | int, expected: str | int, result: str | int) -> str:
        return f"{result} {came} (zu erwarten {expected})"
