"""The words of words/de/trying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.trying import Trying as English

if TYPE_CHECKING:
    from words.compiled.protocols.trying import TryingWords


class Trying(English):
    """The messages of trying.ftl."""

    def try_moves(self) -> str:
        return "Züge ausprobieren"

    def undo(self) -> str:
        return "Zurücknehmen"

    def discard(self) -> str:
        return "Alles verwerfen"

    def at_random(self) -> str:
        return "Zufällig"

    def heading(self, *, game: str | int, move: int) -> str:
        return f"-# {game}: Du probierst Züge " + ("von Anfang an" if move == 0 else f"ab Zug {move}") + " aus. Das sieht sonst niemand, und nichts davon wird gespielt."

    def chance(self) -> str:
        return "Jetzt entscheidet der Zufall. Wähle, was geschieht, oder lass es auslosen. Das hat nichts damit zu tun, was der Zufall am Tisch bringt."

    def choose_chance(self) -> str:
        return "Was soll geschehen?"

    def too_long(self) -> str:
        return "Für weitere Züge ist auf diesem Brett kein Platz. Nimm einige zurück, oder verwirf alle."

    def not_possible(self) -> str:
        return "Das ist hier nicht möglich."
