"""A whole message: its text or layout, pictures, file, and the users whom it names."""

from __future__ import annotations

import discord
from msgspec import Struct

from cogs.pictures.pictures import Picture


class Composed(Struct, frozen=True):
    """A message that is ready to be sent.

    It is either a layout without `content`, or plain text with at most a few buttons. Notifications show the text of
    messages of plain text only.

    Attributes:
        view (LayoutView, View or None): the layout, or the buttons below the text.
        picture (Picture or None): the pictures that the layout shows.
        named (tuple of int): the ids of users that the text mentions. An edit that leaves them out would remove the
            highlight of the message.
        file (tuple of str and bytes, or None): the name and the content of a file.
        content (str or None): the plain text.
    """

    view: discord.ui.LayoutView | discord.ui.View | None
    picture: Picture | None = None
    named: tuple[int, ...] = ()
    file: tuple[str, bytes] | None = None
    content: str | None = None
