"""The words of words/fr/analysis.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.analysis import Analysis as English

if TYPE_CHECKING:
    from words.compiled.protocols.analysis import AnalysisWords


class Analysis(English):
    """The messages of analysis.ftl."""

    def analyse(self) -> str:
        return "Analyser"

    def see_move(self, *, move: str | int) -> str:
        return f"Coup {move}"

    def start(self) -> str:
        return "Début"

    def in_line(self) -> str:
        return "Une autre partie est en cours d’analyse. La tienne vient ensuite."

    def working(self, *, done: str | int, moves: int) -> str:
        return f"Analyse de la partie : {done} sur " + (f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + " jusqu’ici."

    def replaced(self) -> str:
        return "Cette analyse s’est arrêtée, car tu en as commencé une autre."

    def too_long(self) -> str:
        return "Cette analyse dure trop longtemps : je ne peux plus modifier ce message. Redemande-la."

    def stopped(self) -> str:
        return "L’analyse n’est pas terminée : je m’arrête. Redemande-la dans une minute."

    def failed(self) -> str:
        return "Cette partie n’a pas pu être analysée. Réessaie plus tard."

    def not_over(self) -> str:
        return "Une partie peut être analysée quand elle est terminée."

    def heading(self, *, game: str | int) -> str:
        return f"{game} : analyse"

    def percent(self, *, number: str | int) -> str:
        return f"{number} %"

    def chance(self, *, percent: str | int, who: str | int) -> str:
        return f"{who} {percent}"

    def alt(self, *, end: str | int, moves: int, start: str | int) -> str:
        return "Graphique des chances de gagner sur " + (f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + f". Au début : {start}. À la fin : {end}."

    def player(self, *, choices: str | int, end: str | int, luck: str | int, start: str | int, who: str | int) -> str:
        return f"- {who} : {start} au début, {end} à la fin. Chance {luck}, choix {choices}."

    def explained(self) -> str:
        return "En points de pourcentage : la chance, c’est ce que le hasard a changé ; les choix, c’est ce que les coups de tout le monde ont changé. Ensemble, ils font le changement du début à la fin. Tous les pourcentages sont des estimations de l’ordinateur."

    def expensive(self) -> str:
        return "Les coups les plus coûteux"

    def none_expensive(self) -> str:
        return "Aucun coup n’a coûté plus de deux points de pourcentage."

    def mistake(self, *, better: str | int, cost: int, move: str | int, number: str | int, played: str | int) -> str:
        return f"{number}. Le coup {move} a coûté " + (f"{cost} point" if cost in (0, 1) else f"{cost} points") + f". {played} Mieux : {better}."

    def chances(self, *, list: str | int) -> str:
        return f"Chances de gagner : {list}"

    def was_expensive(self, *, better: str | int, cost: int) -> str:
        return "Ce coup a coûté " + (f"{cost} point de pourcentage" if cost in (0, 1) else f"{cost} points de pourcentage") + f". Mieux : {better}."
