"""The bot with several connections to Discord, called shards, each of which hears of some of its servers."""

from __future__ import annotations

import logging
from weakref import WeakSet

from discord.ext import commands

from cogs.bot import TableBot

_bots: WeakSet[ShardedTableBot] = WeakSet()
"""The sharded bots of this process: one, and more in tests."""


def _still_runs(record: logging.LogRecord) -> bool:
    """Drop what discord.py logs of a shard that cannot connect because the bot is being closed: that is no error."""
    return not record.getMessage().startswith("Failed to connect") or any(not each.is_closed() for each in _bots)


logging.getLogger("discord.shard").addFilter(_still_runs)


class ShardedTableBot(TableBot, commands.AutoShardedBot):
    """The bot where it has more than one shard. This process holds those of `Tables.shards`."""

    async def setup_hook(self) -> None:
        """Ask how many shards may connect at a time, then do what a bot without shards does."""
        _bots.add(self)
        self._at_once = (await self.fetch_session_start_limits()).max_concurrency
        await super().setup_hook()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 (discord.py names it)
        """Wait until the shard may identify: all processes of the bot together keep to Discord's limit."""
        await self.services.tables.claims.turn_to_identify(shard_id or 0, self._at_once)

    async def on_shard_connect(self, shard_id: int) -> None:
        """End the waiting of a shard that has identified."""
        self.services.tables.claims.identified(shard_id)

    @property
    def connected(self) -> bool:
        """Whether a shard was connected to Discord since the start."""
        return bool(self.shards)
