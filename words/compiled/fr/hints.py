"""The words of words/fr/hints.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.hints import Hints as English

if TYPE_CHECKING:
    from words.compiled.protocols.hints import HintsWords


class Hints(English):
    """The messages of hints.ftl."""

    def hint(self) -> str:
        return "Indice"

    def play_it(self) -> str:
        return "Jouer ce coup"

    def heading(self, *, moves: str | int) -> str:
        return f"**Indice** : {moves}."

    def choice(self, *, asks: str | int, choice: str | int) -> str:
        return f"{asks} : {choice}"

    def after_it(self) -> str:
        return "L’image montre le plateau après ce tour."

    def share(self, *, share: int) -> str:
        return ("Il ne voit plus aucun moyen de gagner." if share == 0 else "Avec ce coup, il pense gagner à coup sûr." if share == 100 else f"Avec ce coup, il pense gagner {share} partie sur 100." if share in (0, 1) else f"Avec ce coup, il pense gagner {share} parties sur 100.")

    def otherwise(self, *, moves: str | int, share: int) -> str:
        return f"Le deuxième choix est {moves} : " + (f"{share} partie" if share in (0, 1) else f"{share} parties") + " sur 100."

    def only(self) -> str:
        return "Il n’y a rien d’autre à jouer."

    def follows(self, *, story: str | int) -> str:
        return f"Dans la meilleure suite qu’il voit : {story}"

    def taken(self, *, list: str | int) -> str:
        return f"Indices : {list}"

    def taken_by(self, *, hints: str | int, who: str | int) -> str:
        return f"{who} {hints}"

    def none_here(self, *, why: Literal['people', 'rated', 'off']) -> str:
        return ("Des personnes s’affrontent dans cette partie : elle n’a donc pas d’indices. Les parties en solo et celles avec un ordinateur en ont." if why == 'people' else "Cette table a choisi de jouer sans indices." if why == 'off' else "Cette partie compte pour la cote : elle n’a donc pas d’indices. Les parties en solo et celles avec un ordinateur en ont.")

    def failed(self) -> str:
        return "L’ordinateur n’a pas trouvé d’indice cette fois. Rien n’a été compté."

    def option(self) -> str:
        return "Si l’on peut demander des indices. Les parties classées entre personnes n’en ont jamais."

    def option_on(self, *, begins: bool) -> str:
        return ("Indices dans les parties avec un ordinateur" if begins else "indices dans les parties avec un ordinateur")

    def option_off(self, *, begins: bool) -> str:
        return ("Pas d’indices" if begins else "pas d’indices")
