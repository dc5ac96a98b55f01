"""The words of words/de/kit.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.kit import Kit as English

if TYPE_CHECKING:
    from words.compiled.protocols.kit import KitWords


class Kit(English):
    """The messages of kit.ftl."""

    def list_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} und {b}"

    def list_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} und {last}"

    def or_two(self, *, a: str | int, b: str | int) -> str:
        return f"{a} oder {b}"

    def or_last(self, *, last: str | int, most: str | int) -> str:
        return f"{most} oder {last}"

    def list_comma(self) -> str:
        return ", "

    def list_semicolon(self) -> str:
        return "; "

    def decimal(self, *, digits: str | int, whole: str | int) -> str:
        return f"{whole},{digits}"

    def last(self, *, told: str | int) -> str:
        return f"Zuletzt: {told}"

    def unnamed(self, *, seat: str | int) -> str:
        return f"Platz {seat}"

    def ended(self) -> str:
        return "Die Partie ist beendet."

    def game_begins(self) -> str:
        return "Die Partie beginnt."

    def table_ended(self) -> str:
        return "Hier hat der Tisch die Partie beendet."

    def label_wins(self, *, meaning: str | int) -> str:
        return f"{meaning}, und du gewinnst"

    def label_loses(self, *, meaning: str | int) -> str:
        return f"{meaning}, und du verlierst"

    def label_draws(self, *, meaning: str | int) -> str:
        return f"{meaning}, dann unentschieden"

    def label_out(self, *, meaning: str | int) -> str:
        return f"{meaning}, und du bist draußen"

    def label_further(self, *, further: str | int, meaning: str | int) -> str:
        return f"{meaning}, dann {further}"

    def several(self, *, meaning: str | int, times: str | int) -> str:
        return f"{meaning} ×{times}"

    def gave_up(self, *, who: str | int) -> str:
        return f"{who} hat aufgegeben."

    def departed(self, *, how: Literal['late', 'left', 'taken'], who: str | int) -> str:
        return (f"{who} hat den Server verlassen" if how == 'left' else f"Die Zeit von {who} ist abgelaufen" if how == 'late' else f"Die Moderation hat {who} aus der Partie genommen") + "."

    def plate_gone(self, *, how: Literal['late', 'left', 'taken', 'resigned']) -> str:
        return ("von der Moderation entfernt" if how == 'taken' else "Server verlassen" if how == 'left' else "Zeit abgelaufen" if how == 'late' else "aufgegeben")
