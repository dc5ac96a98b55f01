"""The words of words/fr/learning.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.learning import Learning as English

if TYPE_CHECKING:
    from words.compiled.protocols.learning import LearningWords


class Learning(English):
    """The messages of learning.ftl."""

    def all_rules(self) -> str:
        return "Toutes les règles"

    def how_to_play(self) -> str:
        return "Comment jouer"

    def guided_game(self) -> str:
        return "Partie guidée"

    def next_lesson(self) -> str:
        return "Suite ▶"

    def skip(self) -> str:
        return "Passer"

    def back(self) -> str:
        return "Retour"

    def again(self) -> str:
        return "Encore une fois"

    def play(self) -> str:
        return "Jouer"

    def no_hints(self) -> str:
        return "Sans conseils"

    def hints_on(self) -> str:
        return "Remettre les conseils"

    def hints_off(self) -> str:
        return "Tu ne reçois plus de conseils, dans aucun jeu. Les règles et la partie guidée restent sous Règles."

    def hints_again(self) -> str:
        return "Les conseils sont là : dans un jeu que tu n’as encore jamais terminé, une ligne sous le plateau dit à quoi faire attention."

    def how_to_play_heading(self, *, game: str | int) -> str:
        return f"## {game} : comment jouer"

    def lesson_number(self, *, game: str | int, lessons: str | int, number: str | int) -> str:
        return f"-# {game}, partie guidée, {number} sur {lessons}"

    def stale(self) -> str:
        return "Cela ne peut plus être choisi ici. Essaie encore :"

    def all_done_here(self, *, game: str | int) -> str:
        return f"C’était la dernière leçon. *Jouer* ouvre une table de {game}. Ta première partie a des conseils sous le plateau."

    def all_done(self, *, game: str | int) -> str:
        return f"C’était la dernière leçon. *Jouer* lance ici une partie de {game}. Ta première partie a des conseils sous le plateau."

    def rival(self) -> str:
        return "Rival"

    def rival_number(self, *, number: str | int) -> str:
        return f"Rival {number}"

    def welcome_heading_here(self) -> str:
        return "## Jeux de société dans ce salon"

    def welcome_heading(self) -> str:
        return "## Jeux de société"

    def game_and_summary(self, *, game: str | int, summary: str | int) -> str:
        return f"**{game}** : {summary}"

    def welcome_here(self) -> str:
        return "`/play` ouvre une table ou lance une partie contre l’ordinateur. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé."

    def welcome_direct(self) -> str:
        return "Ici, `/play` lance une partie contre l’ordinateur. Dans un serveur, `/play` ouvre une table. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé."

    def welcome_direct_alone(self, *, games: str | int, number: int) -> str:
        return (f"Ici, `/play` lance une partie contre l’ordinateur, ou {games}, qui se joue en solo. Dans un serveur, `/play` ouvre une table. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé." if number in (0, 1) else f"Ici, `/play` lance une partie contre l’ordinateur, ou {games}, qui se jouent en solo. Dans un serveur, `/play` ouvre une table. Ensuite, les boutons et les menus sous le plateau suffisent. `/tutorial` t’enseigne un jeu en quelques minutes, en privé.")

    def commands_begin(self, *, commands: str | int) -> str:
        return f"**Commencer :** {commands}"

    def commands_games(self, *, commands: str | int) -> str:
        return f"**Tes parties :** {commands}"

    def commands_during(self, *, commands: str | int) -> str:
        return f"**Pendant une partie :** {commands}"

    def commands_back(self, *, commands: str | int) -> str:
        return f"**Revoir :** {commands}"

    def commands_results(self, *, commands: str | int) -> str:
        return f"**Résultats :** {commands}"

    def commands_settings(self, *, commands: str | int) -> str:
        return f"**Réglages :** {commands}"

    def choose_game(self) -> str:
        return "Comment joue-t-on à … ?"

    def rules_title(self) -> str:
        return "Règles"

    def page_of(self, *, number: str | int, pages: str | int, title: str | int) -> str:
        return f"{title} ({number} sur {pages})"

    def options_title(self) -> str:
        return "Options"

    def option(self, *, allowed: str | int, default: str | int, meaning: str | int, option: str | int) -> str:
        return f"- **{option}**, {allowed} (par défaut {default}) : {meaning}."

    def option_value(self, *, meaning: str | int, value: str | int) -> str:
        return f"- {value} : {meaning}."
