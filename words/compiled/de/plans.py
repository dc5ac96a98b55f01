"""The words of words/de/plans.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.plans import Plans as English

if TYPE_CHECKING:
    from words.compiled.protocols.plans import PlansWords


class Plans(English):
    """The messages of plans.ftl."""

    def plan_moves(self) -> str:
        return "Züge planen"

    def add(self) -> str:
        return "Variante hinzufügen"

    def save(self) -> str:
        return "Variante speichern"

    def see(self) -> str:
        return "Mein Plan"

    def drop_all(self) -> str:
        return "Alle löschen"

    def drop(self) -> str:
        return "Eine Variante löschen"

    def note(self) -> str:
        return "Meine Notiz"

    def write(self) -> str:
        return "Schreiben"

    def change(self) -> str:
        return "Ändern"

    def erase(self) -> str:
        return "Löschen"

    def heading(self) -> str:
        return "## Dein Plan"

    def empty(self) -> str:
        return "Für die jetzige Stellung hast du nichts geplant."

    def explained(self, *, who: str | int) -> str:
        return f"Spielt {who} eine dieser Varianten, spielt der Bot sofort deine Antwort. Sobald die Partie anders verläuft oder ein Zug zurückgenommen wird, werden die Varianten gelöscht, die nicht mehr passen. Niemand sonst sieht deinen Plan."

    def counted(self, *, lines: int, most: int) -> str:
        return (f"{lines} Variante" if lines == 1 else f"{lines} Varianten") + f" von {most}."

    def step(self, *, move: str | int, own: bool, who: str | int) -> str:
        return (f"**du: {move}**" if own else f"{who}: {move}")

    def board_heading(self, *, who: str | int) -> str:
        return f"-# Du planst Züge: Wähle, was {who} spielen könnte, und dann deine Antwort. Niemand sonst sieht das."

    def saved(self) -> str:
        return "Gespeichert. Für eine weitere Variante nimm einige Züge zurück und wähle andere."

    def planned(self, *, told: str | int) -> str:
        return f"{told} (im Voraus geplant)"

    def note_heading(self) -> str:
        return "## Deine Notiz zu dieser Partie"

    def no_note(self) -> str:
        return "Du hast noch nichts notiert."

    def note_explained(self) -> str:
        return "Niemand sonst sieht sie."

    def form_title(self) -> str:
        return "Deine Notiz zu dieser Partie"

    def form_label(self) -> str:
        return "Notiz"

    def form_hint(self) -> str:
        return "Niemand sonst sieht sie. Leer lassen, um sie zu löschen."
