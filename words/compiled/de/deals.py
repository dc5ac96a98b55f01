"""The words of words/de/deals.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.deals import Deals as English

if TYPE_CHECKING:
    from words.compiled.protocols.deals import DealsWords


class Deals(English):
    """The messages of deals.ftl."""

    def heading(self, *, date: str | int) -> str:
        return f"## Tagespartie {date}"

    def dealt(self, *, game: str | int, options: str | int) -> str:
        return f"**{game}**. {options}. Alle bekommen dieselben Karten, und nur dein erster Versuch zählt. In ihm lässt sich nichts zurücknehmen, und es gibt weder Tipps noch Probezüge."

    def seen(self) -> str:
        return "Wer dein Brett sieht, sieht die Karten. In Direktnachrichten siehst nur du es."

    def not_played(self, *, until: str | int) -> str:
        return f"Du hast diese Partie noch nicht gespielt. Ein Versuch, der an ihrem Tag beginnt, zählt, wenn er vor {until} zu Ende ist."

    def missed(self) -> str:
        return "Du hast diese Partie nicht gespielt."

    def running(self, *, link: str | int, until: str | int) -> str:
        return f"Dein Versuch läuft. Er zählt, wenn er vor {until} zu Ende ist. {link}"

    def unscored(self) -> str:
        return "Dein Versuch hat keine Punkte: Er war zu spät zu Ende oder endete ohne Ergebnis."

    def scored(self, *, number: int, place: str | int, score: str | int) -> str:
        return f"Du hast {score} Punkte. " + ("Bisher hat sonst niemand Punkte." if number == 1 else f"Das ist Platz {place} von {number} auf allen Servern.")

    def streak(self, *, best: int, now: int) -> str:
        return ("Du hast an keinem der letzten beiden Tage gespielt." if now == 0 else f"Du hast an {now} Tag in Folge gespielt." if now == 1 else f"Du hast an {now} Tagen in Folge gespielt.") + " " + (f"Deine längste Folge hat {best} Tag." if best == 1 else f"Deine längste Folge hat {best} Tage.")

    def next(self, *, when: str | int) -> str:
        return f"Die nächste Partie kommt {when}."

    def new_day(self) -> str:
        return "⚠️ Ein neuer Tag hat begonnen, daher ist dies eine andere Partie."

    def none(self) -> str:
        return "Hier gibt es keine Tagespartie."

    def here(self) -> str:
        return "### Die Besten dieses Servers"

    def everywhere(self) -> str:
        return "### Die Besten aller Server"

    def nobody(self) -> str:
        return "Noch niemand hat Punkte."

    def ranked(self, *, days: int, name: str | int, place: str | int, score: str | int, won: bool) -> str:
        return f"{place}\\. {name}: {score}" + (", gewonnen" if won else ", verloren") + ("" if days == 0 else f", {days} Tag in Folge" if days == 1 else f", {days} Tage in Folge")

    def somebody(self) -> str:
        return "jemand auf einem anderen Server"

    def more(self, *, number: int) -> str:
        return (f"… und {number} mehr" if number == 1 else f"… und {number} mehr")

    def named(self) -> str:
        return "-# Wer auf anderen Servern spielt, wird hier nur auf Wunsch genannt (/me)."

    def fingerprint_of(self, *, fingerprint: str | int, since: str | int) -> str:
        return f"-# Fingerabdruck dieser Partie, veröffentlicht {since}: {fingerprint}"

    def fingerprint_next(self, *, fingerprint: str | int) -> str:
        return f"-# Fingerabdruck der nächsten Partie: {fingerprint}"

    def secret_of(self, *, secret: str | int) -> str:
        return f"-# Geheimnis dieser Partie, dessen SHA-256 der Fingerabdruck ist: {secret}"

    def secret_later(self, *, when: str | int) -> str:
        return f"-# Das Geheimnis dieser Partie wird {when} veröffentlicht."

    def play_here(self) -> str:
        return "In diesem Kanal spielen"

    def play_direct(self) -> str:
        return "In Direktnachrichten spielen"

    def practise_here(self) -> str:
        return "In diesem Kanal üben"

    def practise_direct(self) -> str:
        return "In Direktnachrichten üben"

    def yesterday(self) -> str:
        return "Partie von gestern"

    def today(self) -> str:
        return "Partie von heute"

    def best_game(self) -> str:
        return "Die beste Partie ansehen"

    def begins(self, *, date: str | int, scored: bool) -> str:
        return (f"Hier beginnt dein Versuch an der Tagespartie {date}." if scored else f"Hier übst du die Tagespartie {date}.")

    def direct_closed(self) -> str:
        return "Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers, oder spiele im Kanal. Dein Versuch hat nicht begonnen."

    def best(self, *, date: str | int, name: str | int, score: str | int) -> str:
        return f"Der beste Versuch an der Tagespartie {date}: {name}, mit {score} Punkten."

    def no_best(self) -> str:
        return "Niemand hat Punkte in dieser Partie, oder ihr Geheimnis ist noch nicht veröffentlicht."

    def board_attempt(self, *, date: str | int, until: str | int) -> str:
        return f"-# Tagespartie {date}: Dieser Versuch zählt, wenn er vor {until} zu Ende ist."

    def board_over(self, *, date: str | int) -> str:
        return f"-# Tagespartie {date}: ein Versuch."

    def board_practice(self, *, date: str | int) -> str:
        return f"-# Tagespartie {date}: Übung, die nicht zählt."

    def withheld(self, *, when: str | int) -> str:
        return f"Andere spielen vielleicht noch mit denselben Karten, daher wird das Geheimnis dieser Partie {when} veröffentlicht."
