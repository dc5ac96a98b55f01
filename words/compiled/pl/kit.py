"""The words of words/pl/kit.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.kit import Kit as English

if TYPE_CHECKING:
    from words.compiled.protocols.kit import KitWords


class Kit(English):
    """The messages of kit.ftl."""

    def list_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} i {b}"

    def list_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} i {last}"

    def or_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} lub {b}"

    def or_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} lub {last}"

    def list_comma(self) -> str:
        return ", "

    def list_semicolon(self) -> str:
        return "; "

    def decimal(self, *, digits: str | int, whole: str | int) -> str:
        return f"{whole},{digits}"

    def last(self, *, told: str | int) -> str:
        return f"Ostatnio: {told}"

    def unnamed(self, *, seat: str | int) -> str:
        return f"Miejsce {seat}"

    def ended(self) -> str:
        return "Partia jest zakończona."

    def game_begins(self) -> str:
        return "Partia się zaczyna."

    def table_ended(self) -> str:
        return "Tu partia została przerwana przy stole."

    def label_wins(self, *, meaning: str | int) -> str:
        return f"{meaning} i wygrywasz"

    def label_loses(self, *, meaning: str | int) -> str:
        return f"{meaning} i przegrywasz"

    def label_draws(self, *, meaning: str | int) -> str:
        return f"{meaning}, potem remis"

    def label_out(self, *, meaning: str | int) -> str:
        return f"{meaning} i odpadasz"

    def label_further(self, *, further: str | int, meaning: str | int) -> str:
        return f"{meaning}, potem {further}"

    def several(self, *, meaning: str | int, times: str | int) -> str:
        return f"{meaning} ×{times}"

    def gave_up(self, *, who: str | int) -> str:
        return f"{who} poddaje partię."

    def departed(self, *, how: Literal['late', 'left', 'taken'], who: str | int) -> str:
        return (f"{who} opuszcza serwer" if how == 'left' else f"Czas gracza {who} minął" if how == 'late' else f"Moderator usunął z partii gracza {who}") + "."

    def plate_gone(self, *, how: Literal['late', 'left', 'taken', 'resigned']) -> str:
        return ("usunięcie z gry" if how == 'taken' else "poza serwerem" if how == 'left' else "czas minął" if how == 'late' else "poddanie partii")
