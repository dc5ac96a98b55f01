"""The words of words/pl/trying.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.trying import Trying as English

if TYPE_CHECKING:
    from words.compiled.protocols.trying import TryingWords


class Trying(English):
    """The messages of trying.ftl."""

    def try_moves(self) -> str:
        return "Wypróbuj ruchy"

    def undo(self) -> str:
        return "Cofnij"

    def discard(self) -> str:
        return "Usuń wszystko"

    def at_random(self) -> str:
        return "Losowo"

    def heading(self, *, game: str | int, move: int) -> str:
        return f"-# {game}: wypróbowujesz ruchy " + ("od początku" if move == 0 else f"po ruchu {move}") + ". Nikt inny tego nie widzi i nic nie jest grane."

    def chance(self) -> str:
        return "Teraz decyduje los. Wybierz, co się stanie, albo losuj. Nie ma to nic wspólnego z tym, co przyniesie los przy stole."

    def choose_chance(self) -> str:
        return "Wybierz, co się stanie"

    def too_long(self) -> str:
        return "Na tej planszy nie ma miejsca na więcej ruchów. Cofnij kilka albo usuń wszystkie."

    def not_possible(self) -> str:
        return "Tego nie można tu zagrać."
