"""The words of words/fr/trying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.trying import Trying as English

if TYPE_CHECKING:
    from words.compiled.protocols.trying import TryingWords


class Trying(English):
    """The messages of trying.ftl."""

    def try_moves(self) -> str:
        return "Essayer des coups"

    def undo(self) -> str:
        return "Annuler"

    def discard(self) -> str:
        return "Tout effacer"

    def at_random(self) -> str:
        return "Au hasard"

    def heading(self, *, game: str | int, move: int) -> str:
        return f"-# {game} : tu essaies des coups " + ("depuis le début" if move == 0 else f"après le coup {move}") + ". Personne d’autre ne le voit, et rien n’est joué."

    def chance(self) -> str:
        return "C’est au hasard de décider. Choisis ce qui arrive, ou laisse tirer au sort. Cela n’a rien à voir avec ce que le hasard apporte à la table."

    def choose_chance(self) -> str:
        return "Choisis ce qui arrive"

    def too_long(self) -> str:
        return "Il n’y a plus de place pour d’autres coups sur ce plateau. Annules-en quelques-uns, ou efface tout."

    def not_possible(self) -> str:
        return "Cela ne peut pas être joué ici."
