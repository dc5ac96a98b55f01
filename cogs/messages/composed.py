"""A whole message: its text or layout, pictures, file, and the users whom it names."""

from __future__ import annotations

import discord
from msgspec import Struct

from cogs.pictures.pictures import Picture


class Composed(Struct, frozen=True):
    """A message as it is to be sent: its parts, its pictures, and whom it names.

    Either a layout, or plain text as `content` with at most a few buttons: notifications show the text of such a
    message alone.
    """

    view: discord.ui.LayoutView | discord.ui.View | None
    picture: Picture | None = None
    named: tuple[int, ...] = ()
    """Users who are named in it: an edit that leaves them out would take the highlight away."""

    file: tuple[str, bytes] | None = None
    """A file that goes with it: its name, and what is in it."""

    content: str | None = None
