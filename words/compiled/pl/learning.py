"""The words of words/pl/learning.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.learning import Learning as English

if TYPE_CHECKING:
    from words.compiled.protocols.learning import LearningWords


class Learning(English):
    """The messages of learning.ftl."""

    def all_rules(self) -> str:
        return "Wszystkie zasady"

    def how_to_play(self) -> str:
        return "Jak grać"

    def guided_game(self) -> str:
        return "Partia ćwiczebna"

    def next_lesson(self) -> str:
        return "Dalej ▶"

    def skip(self) -> str:
        return "Pomiń"

    def back(self) -> str:
        return "Wstecz"

    def again(self) -> str:
        return "Jeszcze raz"

    def play(self) -> str:
        return "Graj"

    def no_hints(self) -> str:
        return "Bez wskazówek"

    def hints_on(self) -> str:
        return "Znów wskazówki"

    def hints_off(self) -> str:
        return "Nie zobaczysz już wskazówek w żadnej grze. Zasady i partia ćwiczebna są nadal pod przyciskiem Zasady."

    def hints_again(self) -> str:
        return "Wskazówki są włączone: w grze, której nie znasz jeszcze z żadnej skończonej partii, wiersz pod planszą mówi, na co patrzeć."

    def how_to_play_heading(self, *, game: str | int) -> str:
        return f"## {game}: jak grać"

    def lesson_number(self, *, game: str | int, lessons: str | int, number: str | int) -> str:
        return f"-# {game}, partia ćwiczebna, {number} z {lessons}"

    def stale(self) -> str:
        return "Tego nie można tu już wybrać. Spróbuj jeszcze raz:"

    def all_done_here(self, *, game: str | int) -> str:
        return f"To była ostatnia lekcja. *Graj* otwiera stół do gry {game}. W pierwszej partii pod planszą są wskazówki."

    def all_done(self, *, game: str | int) -> str:
        return f"To była ostatnia lekcja. *Graj* zaczyna tutaj partię gry {game}. W pierwszej partii pod planszą są wskazówki."

    def rival(self) -> str:
        return "Rywal"

    def rival_number(self, *, number: str | int) -> str:
        return f"Rywal {number}"

    def welcome_heading_here(self) -> str:
        return "## Gry planszowe na tym kanale"

    def welcome_heading(self) -> str:
        return "## Gry planszowe"

    def game_and_summary(self, *, game: str | int, summary: str | int) -> str:
        return f"**{game}**: {summary}"

    def welcome_here(self) -> str:
        return "`/play` otwiera stół albo zaczyna partię z komputerem. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie."

    def welcome_direct(self) -> str:
        return "Tutaj `/play` zaczyna partię z komputerem. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie."

    def welcome_direct_alone(self, *, games: str | int, number: int) -> str:
        return (f"Tutaj `/play` zaczyna partię z komputerem albo gry dla jednej osoby: {games}. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"Tutaj `/play` zaczyna partię z komputerem albo grę dla jednej osoby: {games}. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie." if number == 1 else f"Tutaj `/play` zaczyna partię z komputerem albo gry dla jednej osoby: {games}. Na serwerze `/play` otwiera stół. Dalej wystarczą przyciski i menu pod planszą. `/tutorial` uczy gry w kilka minut, tylko dla ciebie.")

    def commands_begin(self, *, commands: str | int) -> str:
        return f"**Na początek:** {commands}"

    def commands_games(self, *, commands: str | int) -> str:
        return f"**Twoje partie:** {commands}"

    def commands_during(self, *, commands: str | int) -> str:
        return f"**W trakcie partii:** {commands}"

    def commands_back(self, *, commands: str | int) -> str:
        return f"**Po partii:** {commands}"

    def commands_results(self, *, commands: str | int) -> str:
        return f"**Wyniki:** {commands}"

    def commands_settings(self, *, commands: str | int) -> str:
        return f"**Ustawienia:** {commands}"

    def choose_game(self) -> str:
        return "Jak się gra w …?"

    def rules_title(self) -> str:
        return "Zasady"

    def page_of(self, *, number: str | int, pages: str | int, title: str | int) -> str:
        return f"{title} ({number} z {pages})"

    def options_title(self) -> str:
        return "Opcje"

    def option(self, *, allowed: str | int, default: str | int, meaning: str | int, option: str | int) -> str:
        return f"- **{option}**, {allowed} (domyślnie {default}): {meaning}."

    def option_value(self, *, meaning: str | int, value: str | int) -> str:
        return f"- {value}: {meaning}."
