"""The words of words/fr/puzzles.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.puzzles import Puzzles as English

if TYPE_CHECKING:
    from words.compiled.protocols.puzzles import PuzzlesWords


class Puzzles(English):
    """The messages of puzzles.ftl."""

    def go_on(self) -> str:
        return "Continuer par un problème"

    def next(self) -> str:
        return "Problème suivant ▶"

    def show_solution(self) -> str:
        return "Montrer la solution"

    def heading_daily(self, *, game: str | int) -> str:
        return f"-# {game}, problème du jour"

    def heading_own(self, *, game: str | int, number: str | int, puzzles: str | int) -> str:
        return f"-# {game}, problème {number} sur {puzzles}"

    def title(self, *, asks: Literal['turn', 'choice']) -> str:
        return ("### Trouve le meilleur tour" if asks == 'turn' else "### Trouve le meilleur coup")

    def task(self, *, asks: Literal['turn', 'choice'], left: int) -> str:
        return ("Ici, une façon de jouer le tour est nettement meilleure que toutes les autres : à toi de la trouver." if asks == 'turn' else "Ici, un coup est nettement meilleur que tous les autres : à toi de le trouver.") + " " + (f"Tu as {left} essai." if left in (0, 1) else f"Tu as {left} essais.")

    def best_reply(self, *, story: str | int) -> str:
        return f"La meilleure réplique : {story}"

    def worth(self, *, asks: Literal['turn', 'choice'], best: str | int, share: str | int) -> str:
        return (f"L’ordinateur s’attend à ce que tu gagnes {share} parties sur 100 après cela, et {best} après le meilleur tour." if asks == 'turn' else f"L’ordinateur s’attend à ce que tu gagnes {share} parties sur 100 après cela, et {best} après le meilleur coup.")

    def left(self, *, left: int) -> str:
        return (f"Essaie encore : il te reste {left} essai." if left in (0, 1) else f"Essaie encore : il te reste {left} essais.")

    def found(self) -> str:
        return "C’est aussi ce que joue l’ordinateur."

    def wins_too(self) -> str:
        return "Cela gagne la partie."

    def solution(self, *, moves: str | int) -> str:
        return f"L’ordinateur joue : **{moves}**."

    def finished(self) -> str:
        return "Tu as déjà terminé ce problème. Voici la solution."

    def solvers(self, *, solved: int, tried: int) -> str:
        return ("Personne d’autre ne l’a encore essayé ici." if tried in (0, 1) else f"{solved} des {tried} personnes qui l’ont essayé ici l’ont résolu.")

    def streak(self, *, days: int) -> str:
        return (f"Tu as résolu le problème du jour {days} jour de suite." if days in (0, 1) else f"Tu as résolu le problème du jour {days} jours de suite.")

    def all_done(self, *, game: str | int, puzzles: int) -> str:
        return (f"Il n’y a pas de problèmes de {game}." if puzzles == 0 else f"Tu as déjà eu le seul problème de {game}." if puzzles in (0, 1) else f"Tu as déjà eu les {puzzles} problèmes de {game}.")

    def none(self) -> str:
        return "Il n’y a pas de problèmes."

    def gone(self) -> str:
        return "Ce problème n’existe plus. `/puzzle` t’en donne un autre."

    def stats_heading(self) -> str:
        return "### Problèmes"

    def stats_daily(self, *, solved: str | int, tried: int) -> str:
        return (f"Problèmes du jour : {solved} résolu sur {tried}." if tried in (0, 1) else f"Problèmes du jour : {solved} résolus sur {tried}.")

    def stats_streak(self, *, best: int, now: int) -> str:
        return ("La plus longue série a été de " + (f"{best} jour" if best in (0, 1) else f"{best} jours") + "." if now == 0 else f"La série actuelle est de {now} jour, la plus longue a été de " + (f"{best} jour" if best in (0, 1) else f"{best} jours") + "." if now in (0, 1) else f"La série actuelle est de {now} jours, la plus longue a été de " + (f"{best} jour" if best in (0, 1) else f"{best} jours") + ".")

    def stats_own(self, *, solved: str | int, tried: int) -> str:
        return (f"Autres problèmes : {solved} résolu sur {tried}." if tried in (0, 1) else f"Autres problèmes : {solved} résolus sur {tried}.")

    def stats_today(self, *, solved: int, tried: int) -> str:
        return ("Personne ici n’a encore essayé le problème d’aujourd’hui." if tried == 0 else f"Le problème d’aujourd’hui a été essayé par {tried} personne ici ; résolu par {solved}." if tried in (0, 1) else f"Le problème d’aujourd’hui a été essayé par {tried} personnes ici ; résolu par {solved}.")
