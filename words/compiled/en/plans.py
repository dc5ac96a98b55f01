"""The words of words/en/plans.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.plans import PlansWords


class Plans:
    """The messages of plans.ftl."""

    def plan_moves(self) -> str:
        return "Plan moves"

    def add(self) -> str:
        return "Add a line"

    def save(self) -> str:
        return "Save this line"

    def see(self) -> str:
        return "My plan"

    def drop_all(self) -> str:
        return "Delete all"

    def drop(self) -> str:
        return "Delete a line"

    def note(self) -> str:
        return "My note"

    def write(self) -> str:
        return "Write"

    def change(self) -> str:
        return "Change"

    def erase(self) -> str:
        return "Delete"

    def heading(self) -> str:
        return "## Your plan"

    def empty(self) -> str:
        return "You have planned nothing for the present position."

    def explained(self, *, who: str | int) -> str:
        return f"If {who} plays one of these lines, the bot plays your answer at once. As soon as the game goes another way or a move is taken back, the lines that do not fit are deleted. Nobody else sees your plan."

    def counted(self, *, lines: int, most: int) -> str:
        return (f"{lines} line" if lines == 1 else f"{lines} lines") + f" of {most}."

    def step(self, *, move: str | int, own: bool, who: str | int) -> str:
        return (f"**you: {move}**" if own else f"{who}: {move}")

    def board_heading(self, *, who: str | int) -> str:
        return f"-# You plan moves: choose what {who} may play, and then your answer. Nobody else sees it."

    def saved(self) -> str:
        return "Saved. To add another line, undo some moves and choose others."

    def planned(self, *, told: str | int) -> str:
        return f"{told} (planned in advance)"

    def note_heading(self) -> str:
        return "## Your note on this game"

    def no_note(self) -> str:
        return "You have not written anything down."

    def note_explained(self) -> str:
        return "Nobody else sees it."

    def form_title(self) -> str:
        return "Your note on this game"

    def form_label(self) -> str:
        return "Note"

    def form_hint(self) -> str:
        return "Nobody else sees it. Leave it empty to delete it."


if TYPE_CHECKING:

    def checked(words: Plans) -> PlansWords:
        return words
