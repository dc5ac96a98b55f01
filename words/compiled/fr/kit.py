"""The words of words/fr/kit.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.kit import Kit as English

if TYPE_CHECKING:
    from words.compiled.protocols.kit import KitWords


class Kit(English):
    """The messages of kit.ftl."""

    def list_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} et {b}"

    def list_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} et {last}"

    def or_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} ou {b}"

    def or_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} ou {last}"

    def last(self, *, told: str | int) -> str:
        return f"Dernier coup : {told}"

    def unnamed(self, *, seat: str | int) -> str:
        return f"Place {seat}"

    def list_comma(self) -> str:
        return ", "

    def list_semicolon(self) -> str:
        return " ; "

    def decimal(self, *, digits: str | int, whole: str | int) -> str:
        return f"{whole},{digits}"

    def ended(self) -> str:
        return "La partie est terminée."

    def game_begins(self) -> str:
        return "La partie commence."

    def table_ended(self) -> str:
        return "La table a mis fin à la partie ici."

    def label_wins(self, *, meaning: str | int) -> str:
        return f"{meaning}, et tu gagnes"

    def label_loses(self, *, meaning: str | int) -> str:
        return f"{meaning}, et tu perds"

    def label_draws(self, *, meaning: str | int) -> str:
        return f"{meaning}, et la partie est nulle"

    def label_out(self, *, meaning: str | int) -> str:
        return f"{meaning}, et tu es hors jeu"

    def label_further(self, *, further: str | int, meaning: str | int) -> str:
        return f"{meaning}, puis {further}"

    def several(self, *, meaning: str | int, times: str | int) -> str:
        return f"{meaning} ×{times}"

    def gave_up(self, *, who: str | int) -> str:
        return f"{who} abandonne."

    def departed(self, *, how: Literal['late', 'left', 'taken'], who: str | int) -> str:
        return (f"{who} a quitté le serveur." if how == 'left' else f"{who} n’a plus de temps." if how == 'late' else f"La modération a retiré {who} de la partie.")

    def plate_gone(self, *, how: Literal['late', 'left', 'taken', 'resigned']) -> str:
        return ("retrait par la modération" if how == 'taken' else "a quitté le serveur" if how == 'left' else "temps écoulé" if how == 'late' else "a abandonné")
