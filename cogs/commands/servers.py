"""Events of servers, channels and threads.

When a channel is deleted or the bot leaves a server, the tables there end. Some days after the bot has left, the people
of that server are forgotten. When permissions change, the bot tries again what it could not show.
"""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from cogs.display.threads import ThreadUpdate
from cogs.services import Services
from sessions.refusals.base import Refusal

log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """The listeners. An outage of a server is not a removal: discord.py has other events for it."""

    def __init__(self, bot: commands.Bot, services: Services, forget_after_days: int) -> None:
        self._bot = bot
        self._services = services
        self._days = forget_after_days

    async def cog_unload(self) -> None:
        """Stop the hourly task."""
        self.forget.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Store in which servers the bot is: it may have been removed or added while it was offline."""
        with self._services.router.under_way:
            try:
                await self._services.tables.servers.note_all([guild.id for guild in self._bot.guilds])
            except Refusal as refusal:
                log.warning("The servers of the bot could not be stored: %s", refusal)
                return
        if not self.forget.is_running():
            self.forget.start()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the open tables of a server that has removed the bot."""
        log.info(
            "Removed from server %s: its tables end, and its people are forgotten in %s days", guild.id, self._days
        )
        with self._services.router.under_way:
            try:
                await self._services.tables.servers.note_left(guild.id)
            except Refusal as refusal:
                log.warning("The tables of server %s could not be ended: %s", guild.id, refusal)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the people of a server to which the bot comes back, and show how the tables there ended."""
        with self._services.router.under_way:
            try:
                await self._services.tables.servers.note_joined(guild.id)
                await self._services.display.background.catch_up()
            except Refusal as refusal:
                log.warning("It could not be stored that the bot is in server %s: %s", guild.id, refusal)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the open tables of a deleted channel."""
        await self._end_tables(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the open tables of a deleted thread."""
        await self._end_tables(payload.thread_id)

    # A table that cannot be shown is tried again after long pauses; these events make the bot try again at once.

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The permissions of a role may have changed."""
        if before.permissions != after.permissions:
            await self._services.display.background.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """The permissions in a channel, and so in its threads, may have changed."""
        if before.overwrites != after.overwrites:
            threads = (each.id for each in getattr(after, "threads", ()))
            await self._services.display.background.hurry(after.guild.id, {after.id, *threads})

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The roles of the bot may have changed.

        Without a privileged intent, Discord sends this event for no other member.
        """
        if after == after.guild.me and before.roles != after.roles:
            await self._services.display.background.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been locked, archived or opened again."""
        metadata, threads = payload.data["thread_metadata"], self._services.display.threads
        thread = ThreadUpdate(
            payload.guild_id,
            payload.thread_id,
            payload.parent_id,
            int(payload.data.get("last_message_id") or payload.thread_id),
            metadata["auto_archive_duration"],
        )
        with self._services.router.under_way:
            try:
                if metadata.get("locked", False):
                    await threads.on_lock(thread)
                    return
                await threads.on_unlock(thread.thread_id)
                if metadata["archived"]:
                    await threads.on_archive(thread)
                else:
                    await self._services.display.background.hurry(thread.guild_id, {thread.thread_id})
            except Refusal as refusal:
                log.warning("The change of thread %s could not be handled: %s", thread.thread_id, refusal)

    async def _end_tables(self, channel_id: int) -> None:
        with self._services.router.under_way:
            try:
                await self._services.tables.offers.end_channel(channel_id)
                for session_id in await self._services.tables.servers.end_channel(channel_id):
                    # The message to which a deleted thread belonged shows how the game ended.
                    self._services.display.background.retries.later(session_id, pause=0.0)
            except Refusal as refusal:
                log.warning("The tables of channel %s could not be ended: %s", channel_id, refusal)

    @tasks.loop(hours=1)
    async def forget(self) -> None:
        """Forget the people of servers that the bot left at least `forget_after_days` days ago."""
        with self._services.router.under_way:
            try:
                for guild_id in await self._services.tables.servers.forget_left(self._days):
                    log.info("The people of server %s are forgotten", guild_id)
            except Refusal as refusal:
                log.warning("The people of servers left could not be forgotten: %s", refusal)
