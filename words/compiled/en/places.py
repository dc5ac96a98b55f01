"""The words of words/en/places.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.places import PlacesWords


class Places:
    """The messages of places.ftl."""

    def thread_name(self, *, game: str | int, who: str | int) -> str:
        return f"{game}: {who}"

    def no_thread(self) -> str:
        return "No thread can be opened here, so the game is played in this channel itself."

    def no_thread_permissions(self, *, number: int, permissions: str | int) -> str:
        return "I cannot open a thread: in this channel I lack the " + ("permission" if number == 1 else "permissions") + f" {permissions}. As long as that is so, games are played in this channel itself."

    def quoted(self, *, name: str | int) -> str:
        return f"“{name}”"

    def go_on_here(self) -> str:
        return "Go on here"

    def thread_locked(self, *, game: str | int, player: str | int, thread: str | int) -> str:
        return f"{player}: it is your turn in {game}, but its thread {thread} is locked, so nobody can press anything there. Whoever plays can press “{self.go_on_here()}”: then the game goes on in this channel. Or somebody who manages threads unlocks it."

    def still_open(self) -> str:
        return "The thread of this game is not locked any more: play on in it."

    def played_in(self, *, number: int, players: str | int, thread: str | int) -> str:
        return f"{players} " + ("plays" if number == 1 else "play") + f" in {thread}."

    def to_move(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} It is {who}’s turn."


if TYPE_CHECKING:

    def checked(words: Places) -> PlacesWords:
        return words
