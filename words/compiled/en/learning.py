"""The words of words/en/learning.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.learning import LearningWords


class Learning:
    """The messages of learning.ftl."""

    def all_rules(self) -> str:
        return "All rules"

    def how_to_play(self) -> str:
        return "How to play"

    def guided_game(self) -> str:
        return "Guided game"

    def next_lesson(self) -> str:
        return "Next ▶"

    def skip(self) -> str:
        return "Skip"

    def back(self) -> str:
        return "Back"

    def again(self) -> str:
        return "Once more"

    def play(self) -> str:
        return "Play"

    def no_hints(self) -> str:
        return "No tips"

    def hints_on(self) -> str:
        return "Tips on again"

    def hints_off(self) -> str:
        return "No more tips for you, in any game. The rules and the guided game are still under Rules."

    def hints_again(self) -> str:
        return "Tips are on: in a game that you have not finished yet, a line under the board says what to look for."

    def how_to_play_heading(self, *, game: str | int) -> str:
        return f"## {game}: how to play"

    def lesson_number(self, *, game: str | int, lessons: str | int, number: str | int) -> str:
        return f"-# {game}, guided game, {number} of {lessons}"

    def stale(self) -> str:
        return "That cannot be chosen here any more. Try again:"

    def all_done_here(self, *, game: str | int) -> str:
        return f"That was the last lesson. *Play* opens a table of {game}. Your first game has tips under the board."

    def all_done(self, *, game: str | int) -> str:
        return f"That was the last lesson. *Play* starts {game} here. Your first game has tips under the board."

    def rival(self) -> str:
        return "Rival"

    def rival_number(self, *, number: str | int) -> str:
        return f"Rival {number}"

    def welcome_heading_here(self) -> str:
        return "## Board games in this channel"

    def welcome_heading(self) -> str:
        return "## Board games"

    def game_and_summary(self, *, game: str | int, summary: str | int) -> str:
        return f"**{game}**: {summary}"

    def welcome_here(self) -> str:
        return "`/play` opens a table, or starts a game against the computer. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately."

    def welcome_direct(self) -> str:
        return "Here, `/play` starts a game against the computer. In a server, `/play` opens a table. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately."

    def welcome_direct_alone(self, *, games: str | int, number: int) -> str:
        return (f"Here, `/play` starts a game against the computer, or {games}, which one person plays. In a server, `/play` opens a table. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately." if number == 1 else f"Here, `/play` starts a game against the computer, or {games}, which one person plays. In a server, `/play` opens a table. After that, the buttons and menus under the board are all you need. `/tutorial` teaches you a game in a few minutes, privately.")

    def commands_begin(self, *, commands: str | int) -> str:
        return f"**Begin:** {commands}"

    def commands_games(self, *, commands: str | int) -> str:
        return f"**Your games:** {commands}"

    def commands_during(self, *, commands: str | int) -> str:
        return f"**During a game:** {commands}"

    def commands_back(self, *, commands: str | int) -> str:
        return f"**Looking back:** {commands}"

    def commands_results(self, *, commands: str | int) -> str:
        return f"**Results:** {commands}"

    def commands_settings(self, *, commands: str | int) -> str:
        return f"**Settings:** {commands}"

    def choose_game(self) -> str:
        return "How is … played?"

    def rules_title(self) -> str:
        return "Rules"

    def page_of(self, *, number: str | int, pages: str | int, title: str | int) -> str:
        return f"{title} ({number} of {pages})"

    def options_title(self) -> str:
        return "Options"

    def option(self, *, allowed: str | int, default: str | int, meaning: str | int, option: str | int) -> str:
        return f"- **{option}**, {allowed} (default {default}): {meaning}."

    def option_value(self, *, meaning: str | int, value: str | int) -> str:
        return f"- {value}: {meaning}."


if TYPE_CHECKING:

    def checked(words: Learning) -> LearningWords:
        return words
