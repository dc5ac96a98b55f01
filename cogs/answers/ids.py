"""What a button or menu carries: everything that is needed to answer it, in its custom id.

`b2:pick:42:17:0:take b2` is a button (`b`) of format 2: the action, the session, the number of the log's last entry
when it was made, a page, and the words chosen. Menus begin with `m`; the value picked is the next word. Menus of people
begin with `u`; the users' ids are the next words. Forms begin with `f`; what was typed is the word. Discord allows 100
characters. In format 1, which old messages still have, the fourth part is a number of plies.
"""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from sessions.session import Session

FORMAT = 2

MAX_CUSTOM_ID = 100
"""Characters of an id, at the most."""

_FIELDS = (
    r"(?P<format>[12]):(?P<action>[a-z]{1,12}):(?P<session>[0-9]{1,18}):(?P<moment>[0-9]{1,6}):(?P<page>[0-9]{1,3})"
    r":(?P<words>.*)"
)
BUTTON = re.compile(f"b{_FIELDS}")
MENU = re.compile(f"m{_FIELDS}")
FORM = re.compile(f"f{_FIELDS}")


class Press(Struct, frozen=True):
    """What was pressed: which action, of which session (0 for none), made when its log's last entry was `version`.

    `words` are those of a ply chosen so far, or what else the action needs. `plies` stands in place of the version in
    what was made by the first format.
    """

    action: str
    session: int = 0
    version: int = 0
    page: int = 0
    words: tuple[str, ...] = ()
    plies: int | None = None

    def __str__(self) -> str:
        return f"{FORMAT}:{self.action}:{self.session}:{self.version}:{self.page}:{' '.join(self.words)}"

    def button_id(self) -> str:
        """The custom id of a button that means this."""
        return f"b{self}"

    def menu_id(self) -> str:
        """The custom id of a menu that means this, but for the value picked."""
        return f"m{self}"

    def form_id(self) -> str:
        """The custom id of a form that means this, but for what is typed."""
        return f"f{self}"

    def with_words(self, *words: str) -> Press:
        """The same with `words` chosen."""
        return replace(self, words=words)

    def made_at(self, session: Session) -> int:
        """The number of the log's last entry when this was made for `session`."""
        return self.version if self.plies is None else session.version_after(self.plies)


def press_of(match: re.Match[str]) -> Press:
    """The press that a custom id stands for. The inverse of `button_id` and `menu_id`."""
    moment = int(match["moment"])
    first = match["format"] == "1"
    return Press(
        action=match["action"],
        session=int(match["session"]),
        version=0 if first else moment,
        page=int(match["page"]),
        words=tuple(match["words"].split()),
        plies=moment if first else None,
    )


def control_of(custom_id: str) -> Press | None:
    """What the id of a button or menu stands for; None where it is not ours."""
    match = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    return press_of(match) if match else None
