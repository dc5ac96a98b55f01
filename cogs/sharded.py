"""The bot with several connections to Discord, called shards, each of which hears of some of its servers."""

from __future__ import annotations

from discord.ext import commands

from cogs.bot import TableBot


class ShardedTableBot(TableBot, commands.AutoShardedBot):
    """The bot where it has more than one shard. This process holds those of `Tables.shards`."""

    async def setup_hook(self) -> None:
        """Ask how many shards may connect at a time, then do what a bot without shards does."""
        self._at_once = (await self.fetch_session_start_limits()).max_concurrency
        await super().setup_hook()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 (discord.py names it)
        """Wait until the shard may identify: all processes of the bot together keep to Discord's limit."""
        await self.services.tables.claims.turn_to_identify(shard_id or 0, self._at_once)

    @property
    def connected(self) -> bool:
        """Whether a shard was connected to Discord since the start."""
        return bool(self.shards)
