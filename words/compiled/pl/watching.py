"""The words of words/pl/watching.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.watching import Watching as English

if TYPE_CHECKING:
    from words.compiled.protocols.watching import WatchingWords


class Watching(English):
    """The messages of watching.ftl."""

    def view_large(self) -> str:
        return "Powiększ"

    def turn_it(self) -> str:
        return "Obróć"

    def post_again(self) -> str:
        return "Pokaż tu jeszcze raz"

    def history(self) -> str:
        return "Przebieg"

    def first(self) -> str:
        return "⏮ Początek"

    def back(self) -> str:
        return "◀ Wstecz"

    def next(self) -> str:
        return "Dalej ▶"

    def last(self) -> str:
        return "Koniec ⏭"

    def go_to(self) -> str:
        return "Idź do…"

    def see_board(self) -> str:
        return "Zobacz planszę"

    def in_words(self) -> str:
        return "Słowami"

    def posted(self) -> str:
        return "Plansza jest znów na kanale."

    def to_play(self, *, badge: str | int, who: str | int) -> str:
        return f"{badge} Kolej gracza {who}."

    def watch(self, *, table: str | int) -> str:
        return f"{table}. Nie grasz tam, ale możesz oglądać."

    def form_title(self) -> str:
        return "Idź do ruchu"

    def form_label(self) -> str:
        return "Numer ruchu"

    def form_hint(self) -> str:
        return "0 to początek partii."

    def no_number(self) -> str:
        return "Żaden ruch nie ma takiego numeru."

    def moves_so_far(self, *, moves: int) -> str:
        return ("Ta partia nie ma jeszcze żadnego ruchu." if moves == 0 else f"Ta partia ma dotąd {moves} ruchy." if (moves % 10 in (2, 3, 4) and moves % 100 not in (12, 13, 14)) else f"Ta partia ma dotąd {moves} ruch." if moves == 1 else f"Ta partia ma dotąd {moves} ruchów.")

    def at_start(self, *, game: str | int) -> str:
        return f"-# {game}, przed pierwszym ruchem"

    def at_move(self, *, game: str | int, last: str | int, move: str | int) -> str:
        return f"-# {game}, ruch {move} z {last}"

    def page(self, *, game: str | int, last: str | int, page: str | int) -> str:
        return f"-# {game}, strona {page} z {last}"

    def nothing_yet(self) -> str:
        return "Nikt jeszcze nie wykonał ruchu."
