"""Custom ids of buttons, menus and forms. A custom id holds everything that is needed to answer a press.

`b2:pick:42:17:0:take b2` is a button (`b`) of format 2: the action, the session's id, the number of the log's last
entry when the button was made, a page, and the words chosen so far. Menus of every kind begin with `m`: the values
picked, which are the ids of users or channels in menus of these, follow as the next words. Forms begin with `f`: the
typed text follows as the last word. Old messages still have ids of format 1, whose fourth part is a number of plies.

A custom id that was ever sent stays valid: formats, letters and actions are never changed or used anew.
"""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from sessions.session import Session

FORMAT = 2
"""The format of new custom ids."""

MAX_CUSTOM_ID = 100
"""The longest custom id that Discord allows, in characters."""

_NUMBERS = 2**63
"""All numbers in databases are below this one."""

_FIELDS = (
    r"(?P<format>[12]):(?P<action>[a-z]{1,12}):(?P<session>[0-9]{1,18}):(?P<moment>[0-9]{1,6}):(?P<page>[0-9]{1,3})"
    r":(?P<words>.*)"
)
BUTTON = re.compile(f"b{_FIELDS}")
MENU = re.compile(f"m{_FIELDS}")
FORM = re.compile(f"f{_FIELDS}")


class Press(Struct, frozen=True):
    """The meaning of a button, menu or form: what the bot does when it is used.

    Attributes:
        action (str): which handler answers it, in small letters (`Router.on`).
        session (int): the id of the session that it is about; 0 for none.
        version (int): the number of the last entry of the session's log when it was made; 0 in format 1.
        page (int): a page, counted from 0, of what is shown in pages.
        words (tuple of str): the words of a ply chosen so far, or other arguments of the action, without spaces.
        plies (int or None): the number of plies played when it was made, in format 1; None in format 2.
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
        """The custom id of a button with this meaning."""
        return f"b{self}"

    def menu_id(self) -> str:
        """The custom id of a menu with this meaning; the values picked are added as words."""
        return f"m{self}"

    def form_id(self) -> str:
        """The custom id of a form with this meaning; the typed text is added as a word."""
        return f"f{self}"

    def with_words(self, *words: str) -> Press:
        """The same press with other `words`."""
        return replace(self, words=words)

    def made_at(self, session: Session) -> int:
        """The number of the log's last entry when the control was made; `session` is the one that it is about."""
        return self.version if self.plies is None else session.version_after(self.plies)


def press_of(match: re.Match[str]) -> Press:
    """The press that a custom id means, from a match of BUTTON, MENU or FORM.

    The inverse of `button_id`, `menu_id`, `form_id`.
    """
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


def press_from_id(custom_id: str) -> Press | None:
    """The press that the custom id of a button or menu means; None where it is none of ours."""
    match = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    return press_of(match) if match else None


def number_of(word: str) -> int | None:
    """The number that a word of a press is, such as an id; None if it is none, or one that no database can hold."""
    return number if word.isdecimal() and (number := int(word)) < _NUMBERS else None


def public_part(custom_id: str) -> str:
    """A custom id without its words, for logs: they may tell what somebody plans."""
    return ":".join(custom_id.split(":", 5)[:5])
