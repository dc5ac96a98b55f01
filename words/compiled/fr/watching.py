"""The words of words/fr/watching.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.watching import Watching as English

if TYPE_CHECKING:
    from words.compiled.protocols.watching import WatchingWords


class Watching(English):
    """The messages of watching.ftl."""

    def view_large(self) -> str:
        return "Voir en grand"

    def turn_it(self) -> str:
        return "Tourner"

    def post_again(self) -> str:
        return "Republier ici"

    def history(self) -> str:
        return "Historique"

    def first(self) -> str:
        return "⏮ Début"

    def back(self) -> str:
        return "◀ Retour"

    def next(self) -> str:
        return "Suite ▶"

    def last(self) -> str:
        return "Fin ⏭"

    def go_to(self) -> str:
        return "Aller à…"

    def see_board(self) -> str:
        return "Voir le plateau"

    def in_words(self) -> str:
        return "En mots"

    def posted(self) -> str:
        return "Le plateau est de nouveau dans le salon."

    def to_play(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} À {who} de jouer."

    def watch(self, *, table: str | int) -> str:
        return f"{table}. Tu n’y joues pas ; tu peux regarder."

    def form_title(self) -> str:
        return "Aller à un coup"

    def form_label(self) -> str:
        return "Son numéro"

    def form_hint(self) -> str:
        return "0 est le début de la partie."

    def no_number(self) -> str:
        return "Aucun coup n’a ce numéro."

    def moves_so_far(self, *, moves: int) -> str:
        return "Cette partie compte " + ("zéro coup" if moves == 0 else f"{moves} coup" if moves in (0, 1) else f"{moves} coups") + " jusqu’ici."

    def at_start(self, *, game: str | int) -> str:
        return f"-# {game}, avant le premier coup"

    def at_move(self, *, game: str | int, last: str | int, move: str | int) -> str:
        return f"-# {game}, coup {move} sur {last}"

    def page(self, *, game: str | int, last: str | int, page: str | int) -> str:
        return f"-# {game}, page {page} sur {last}"

    def nothing_yet(self) -> str:
        return "Personne n’a encore joué."
