"""The words of words/pl/places.ftl. Compiled by `make words`: do not edit."""

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
        return "Nie można tu otworzyć wątku, więc partia toczy się na samym kanale."

    def no_thread_permissions(self, *, number: int, permissions: str | int) -> str:
        return "Nie mogę otworzyć wątku: na tym kanale " + ("brakuje mi uprawnień" if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else "brakuje mi uprawnienia" if number == 1 else "brakuje mi uprawnień") + f" {permissions}. Dopóki tak jest, partie toczą się na samym kanale."

    def quoted(self, *, name: str | int) -> str:
        return f"„{name}”"

    def go_on_here(self) -> str:
        return "Graj dalej tutaj"

    def thread_locked(self, *, game: str | int, player: str | int, thread: str | int) -> str:
        return f"{player}: twoja kolej w {game}, ale wątek {thread} jest zamknięty, więc nikt nie może tam nic nacisnąć. Kto gra, może nacisnąć „{self.go_on_here()}”: wtedy partia toczy się dalej na tym kanale. Wątek może też otworzyć ktoś, kto zarządza wątkami."

    def still_open(self) -> str:
        return "Wątek tej partii nie jest już zamknięty: grajcie w nim dalej."

    def played_in(self, *, number: int, players: str | int, thread: str | int) -> str:
        return (f"{players} grają w {thread}." if (number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)) else f"{players} gra w {thread}." if number == 1 else f"{players} grają w {thread}.")

    def to_move(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} Kolej gracza {who}."
