"""The words of words/de/learning.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.learning import Learning as English

if TYPE_CHECKING:
    from words.compiled.protocols.learning import LearningWords


class Learning(English):
    """The messages of learning.ftl."""

    def all_rules(self) -> str:
        return "Alle Regeln"

    def how_to_play(self) -> str:
        return "So wird gespielt"

    def guided_game(self) -> str:
        return "Geführte Partie"

    def next_lesson(self) -> str:
        return "Weiter ▶"

    def skip(self) -> str:
        return "Überspringen"

    def back(self) -> str:
        return "Zurück"

    def again(self) -> str:
        return "Noch einmal"

    def play(self) -> str:
        return "Spielen"

    def no_hints(self) -> str:
        return "Keine Tipps"

    def hints_on(self) -> str:
        return "Wieder Tipps"

    def hints_off(self) -> str:
        return "Keine Tipps mehr für dich, in keinem Spiel. Die Regeln und die geführte Partie findest du weiter unter „Regeln“."

    def hints_again(self) -> str:
        return "Die Tipps sind an: In einem Spiel, das du noch nie zu Ende gespielt hast, sagt eine Zeile unter dem Brett, worauf du achten kannst."

    def how_to_play_heading(self, *, game: str | int) -> str:
        return f"## {game}: So wird gespielt"

    def lesson_number(self, *, game: str | int, lessons: str | int, number: str | int) -> str:
        return f"-# {game}, geführte Partie, {number} von {lessons}"

    def stale(self) -> str:
        return "Das kannst du hier nicht mehr wählen. Versuch es noch einmal:"

    def all_done_here(self, *, game: str | int) -> str:
        return f"Das war die letzte Lektion. *Spielen* eröffnet einen Tisch ({game}). Deine erste Partie hat Tipps unter dem Brett."

    def all_done(self, *, game: str | int) -> str:
        return f"Das war die letzte Lektion. *Spielen* beginnt hier eine Partie ({game}). Deine erste Partie hat Tipps unter dem Brett."

    def rival(self) -> str:
        return "Gegner"

    def rival_number(self, *, number: str | int) -> str:
        return f"Gegner {number}"

    def welcome_heading_here(self) -> str:
        return "## Brettspiele in diesem Kanal"

    def welcome_heading(self) -> str:
        return "## Brettspiele"

    def game_and_summary(self, *, game: str | int, summary: str | int) -> str:
        return f"**{game}**: {summary}"

    def welcome_here(self) -> str:
        return "`/play` eröffnet einen Tisch oder startet eine Partie gegen den Computer. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich."

    def welcome_direct(self) -> str:
        return "Hier startet `/play` eine Partie gegen den Computer. Auf einem Server eröffnet `/play` einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich."

    def welcome_direct_alone(self, *, games: str | int, number: int) -> str:
        return (f"Hier startet `/play` eine Partie gegen den Computer oder {games}, ein Spiel für eine Person. Auf einem Server eröffnet `/play` einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich." if number == 1 else f"Hier startet `/play` eine Partie gegen den Computer oder {games}, Spiele für eine Person. Auf einem Server eröffnet `/play` einen Tisch. Danach brauchst du nur noch die Knöpfe und Menüs unter dem Brett. `/tutorial` bringt dir ein Spiel in wenigen Minuten bei, nur für dich.")

    def commands_begin(self, *, commands: str | int) -> str:
        return f"**Anfangen:** {commands}"

    def commands_games(self, *, commands: str | int) -> str:
        return f"**Deine Partien:** {commands}"

    def commands_during(self, *, commands: str | int) -> str:
        return f"**Während der Partie:** {commands}"

    def commands_back(self, *, commands: str | int) -> str:
        return f"**Zurückblicken:** {commands}"

    def commands_results(self, *, commands: str | int) -> str:
        return f"**Ergebnisse:** {commands}"

    def commands_settings(self, *, commands: str | int) -> str:
        return f"**Einstellungen:** {commands}"

    def choose_game(self) -> str:
        return "Wie spielt man …?"

    def rules_title(self) -> str:
        return "Regeln"

    def page_of(self, *, number: str | int, pages: str | int, title: str | int) -> str:
        return f"{title} ({number} von {pages})"

    def options_title(self) -> str:
        return "Optionen"

    def option(self, *, allowed: str | int, default: str | int, meaning: str | int, option: str | int) -> str:
        return f"- **{option}**, {allowed} (voreingestellt {default}): {meaning}."

    def option_value(self, *, meaning: str | int, value: str | int) -> str:
        return f"- {value}: {meaning}."
