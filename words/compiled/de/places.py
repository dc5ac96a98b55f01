"""The words of words/de/places.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.places import Places as English

if TYPE_CHECKING:
    from words.compiled.protocols.places import PlacesWords


class Places(English):
    """The messages of places.ftl."""

    def thread_name(self, *, game: str | int, who: str | int) -> str:
        return f"{game}: {who}"

    def no_thread(self) -> str:
        return "Hier lässt sich kein Thread eröffnen, deshalb wird direkt in diesem Kanal gespielt."

    def no_thread_permissions(self, *, number: int, permissions: str | int) -> str:
        return "Ich kann keinen Thread eröffnen: In diesem Kanal " + ("fehlt mir das Recht" if number == 1 else "fehlen mir die Rechte") + f" {permissions}. Solange das so ist, wird direkt in diesem Kanal gespielt."

    def quoted(self, *, name: str | int) -> str:
        return f"„{name}“"

    def go_on_here(self) -> str:
        return "Hier weiterspielen"

    def thread_locked(self, *, game: str | int, player: str | int, thread: str | int) -> str:
        return f"{player}: Du bist am Zug ({game}), aber der Thread {thread} ist gesperrt, und niemand kann dort etwas drücken. Wer mitspielt, kann „{self.go_on_here()}“ drücken: Dann geht die Partie in diesem Kanal weiter. Oder jemand mit dem Recht, Threads zu verwalten, entsperrt ihn."

    def still_open(self) -> str:
        return "Der Thread dieser Partie ist nicht mehr gesperrt: Spielt dort weiter."

    def played_in(self, *, number: int, players: str | int, thread: str | int) -> str:
        return f"{players} " + ("spielt" if number == 1 else "spielen") + f" in {thread}."

    def to_move(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} ist am Zug."
