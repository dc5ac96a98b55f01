"""Where a table is shown: a channel of a server, a thread, or direct messages with the bot."""

from __future__ import annotations

from msgspec import Struct

DIRECT = 0
"""The number that stands for the server of direct messages, which belong to none. No server has this id."""


class Place(Struct, frozen=True):
    """Where a table is shown: a channel of a server, a thread of such a channel, or direct messages with the bot.

    `guild_id`: the id of the server; DIRECT for direct messages. `channel_id`: the id of the channel or thread in which
    messages are posted; direct messages with one person are a channel with an id of its own. `parent_id`: the id of the
    channel to which the thread belongs; 0 for what is no thread, and where the parent is not known.
    """

    guild_id: int
    channel_id: int
    parent_id: int = 0

    @property
    def direct(self) -> bool:
        """Whether this is direct messages of one person with the bot: nobody else reads them."""
        return self.guild_id == DIRECT

    @property
    def channel_ids(self) -> tuple[int, ...]:
        """The channel or thread, and for a thread its channel as well: what a server allows is said of channels."""
        return (self.channel_id, self.parent_id) if self.parent_id else (self.channel_id,)

    def at(self, channel_id: int) -> Place:
        """Another channel or thread of the same server, or the same place."""
        return self if channel_id == self.channel_id else Place(self.guild_id, channel_id)
