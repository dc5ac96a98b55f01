"""The words of words/de/watching.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.watching import Watching as English

if TYPE_CHECKING:
    from words.compiled.protocols.watching import WatchingWords


class Watching(English):
    """The messages of watching.ftl."""

    def view_large(self) -> str:
        return "Groß ansehen"

    def turn_it(self) -> str:
        return "Drehen"

    def post_again(self) -> str:
        return "Hier noch einmal posten"

    def history(self) -> str:
        return "Verlauf"

    def first(self) -> str:
        return "⏮ Anfang"

    def back(self) -> str:
        return "◀ Zurück"

    def next(self) -> str:
        return "Weiter ▶"

    def last(self) -> str:
        return "Ende ⏭"

    def go_to(self) -> str:
        return "Gehe zu …"

    def see_board(self) -> str:
        return "Zum Brett"

    def in_words(self) -> str:
        return "In Worten"

    def posted(self) -> str:
        return "Das Brett ist wieder im Kanal."

    def to_play(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} ist am Zug."

    def watch(self, *, table: str | int) -> str:
        return f"{table}. Du spielst dort nicht mit; zuschauen darfst du gern."

    def form_title(self) -> str:
        return "Zu einem Zug gehen"

    def form_label(self) -> str:
        return "Seine Nummer"

    def form_hint(self) -> str:
        return "0 ist der Anfang der Partie."

    def no_number(self) -> str:
        return "Kein Zug hat diese Nummer."

    def moves_so_far(self, *, moves: int) -> str:
        return "Diese Partie hat bisher " + ("keinen Zug" if moves == 0 else f"{moves} Zug" if moves == 1 else f"{moves} Züge") + "."

    def at_start(self, *, game: str | int) -> str:
        return f"-# {game}, vor dem ersten Zug"

    def at_move(self, *, game: str | int, last: str | int, move: str | int) -> str:
        return f"-# {game}, Zug {move} von {last}"

    def page(self, *, game: str | int, last: str | int, page: str | int) -> str:
        return f"-# {game}, Seite {page} von {last}"

    def nothing_yet(self) -> str:
        return "Noch hat niemand gezogen."
