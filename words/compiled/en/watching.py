"""The words of words/en/watching.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.watching import WatchingWords


class Watching:
    """The messages of watching.ftl."""

    def view_large(self) -> str:
        return "View large"

    def turn_it(self) -> str:
        return "Turn it"

    def post_again(self) -> str:
        return "Post it here again"

    def history(self) -> str:
        return "History"

    def first(self) -> str:
        return "⏮ First"

    def back(self) -> str:
        return "◀ Back"

    def next(self) -> str:
        return "Next ▶"

    def last(self) -> str:
        return "Last ⏭"

    def go_to(self) -> str:
        return "Go to…"

    def see_board(self) -> str:
        return "See the board"

    def in_words(self) -> str:
        return "In words"

    def posted(self) -> str:
        return "The board is in the channel again."

    def to_play(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} {who} is to play."

    def watch(self, *, table: str | int) -> str:
        return f"{table}. You do not play there; you are welcome to watch."

    def form_title(self) -> str:
        return "Go to a move"

    def form_label(self) -> str:
        return "Its number"

    def form_hint(self) -> str:
        return "0 is the beginning of the game."

    def no_number(self) -> str:
        return "No move has that number."

    def moves_so_far(self, *, moves: int) -> str:
        return "This game has " + ("no moves" if moves == 0 else f"{moves} move" if moves == 1 else f"{moves} moves") + " so far."

    def at_start(self, *, game: str | int) -> str:
        return f"-# {game}, before the first move"

    def at_move(self, *, game: str | int, last: str | int, move: str | int) -> str:
        return f"-# {game}, move {move} of {last}"

    def page(self, *, game: str | int, last: str | int, page: str | int) -> str:
        return f"-# {game}, page {page} of {last}"

    def nothing_yet(self) -> str:
        return "Nobody has moved yet."


if TYPE_CHECKING:

    def checked(words: Watching) -> WatchingWords:
        return words
