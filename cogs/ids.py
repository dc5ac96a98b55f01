"""What a button or menu carries: everything that is needed to answer it, in its custom id.

`b1:pick:42:17:0:take b2` is a button (`b`) of format 1: the action, the session, the length of the log that it was
made for, a page, and the words chosen. Menus begin with `m`; the value picked is the next word. Discord allows 100
characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

FORMAT = 1

_FIELDS = r"(?P<action>[a-z]{1,12}):(?P<session>[0-9]{1,18}):(?P<plies>[0-9]{1,6}):(?P<page>[0-9]{1,3}):(?P<words>.*)"
BUTTON = re.compile(rf"b{FORMAT}:{_FIELDS}")
MENU = re.compile(rf"m{FORMAT}:{_FIELDS}")


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed: which action, of which session (0 for none), made for a log of so many plies."""

    action: str
    session: int = 0
    plies: int = 0
    page: int = 0
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.action}:{self.session}:{self.plies}:{self.page}:{' '.join(self.words)}"

    def button_id(self) -> str:
        """The custom id of a button that means this."""
        return f"b{FORMAT}:{self}"

    def menu_id(self) -> str:
        """The custom id of a menu that means this, but for the value picked."""
        return f"m{FORMAT}:{self}"

    def with_words(self, *words: str) -> Press:
        """The same with `words` chosen."""
        return replace(self, words=words)


def press_of(match: re.Match[str]) -> Press:
    """The press that a custom id stands for. The inverse of `button_id` and `menu_id`."""
    return Press(
        action=match["action"],
        session=int(match["session"]),
        plies=int(match["plies"]),
        page=int(match["page"]),
        words=tuple(match["words"].split()),
    )


def is_ours(custom_id: str) -> bool:
    """Whether a component of this format answers to the id."""
    return bool(BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id))
