"""The words of words/fr/plans.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.plans import Plans as English

if TYPE_CHECKING:
    from words.compiled.protocols.plans import PlansWords


class Plans(English):
    """The messages of plans.ftl."""

    def plan_moves(self) -> str:
        return "Planifier des coups"

    def add(self) -> str:
        return "Ajouter une variante"

    def save(self) -> str:
        return "Enregistrer cette variante"

    def see(self) -> str:
        return "Mon plan"

    def drop_all(self) -> str:
        return "Tout supprimer"

    def drop(self) -> str:
        return "Supprimer une variante"

    def note(self) -> str:
        return "Ma note"

    def write(self) -> str:
        return "Écrire"

    def change(self) -> str:
        return "Modifier"

    def erase(self) -> str:
        return "Supprimer"

    def heading(self) -> str:
        return "## Ton plan"

    def empty(self) -> str:
        return "Tu n’as rien planifié pour la position actuelle."

    def explained(self, *, who: str | int) -> str:
        return f"Si {who} joue l’une de ces variantes, le bot joue aussitôt ta réponse. Dès que la partie prend un autre tour ou qu’un coup est repris, les variantes qui ne conviennent plus sont supprimées. Personne d’autre ne voit ton plan."

    def counted(self, *, lines: int, most: int) -> str:
        return (f"{lines} variante" if lines in (0, 1) else f"{lines} variantes") + f" sur {most}."

    def step(self, *, move: str | int, own: bool, who: str | int) -> str:
        return (f"**toi : {move}**" if own else f"{who} : {move}")

    def board_heading(self, *, who: str | int) -> str:
        return f"-# Tu planifies des coups : choisis ce que {who} peut jouer, puis ta réponse. Personne d’autre ne le voit."

    def saved(self) -> str:
        return "Enregistré. Pour une autre variante, annule quelques coups et choisis-en d’autres."

    def planned(self, *, told: str | int) -> str:
        return f"{told} (planifié à l’avance)"

    def note_heading(self) -> str:
        return "## Ta note sur cette partie"

    def no_note(self) -> str:
        return "Tu n’as encore rien noté."

    def note_explained(self) -> str:
        return "Personne d’autre ne la voit."

    def form_title(self) -> str:
        return "Ta note sur cette partie"

    def form_label(self) -> str:
        return "Note"

    def form_hint(self) -> str:
        return "Personne d’autre ne la voit. Laisse-la vide pour la supprimer."
