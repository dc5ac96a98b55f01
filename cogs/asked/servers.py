"""Servers and channels that go: their tables end, and the people of a server are forgotten after some days.

And those that change: what could not be shown there may be shown now.
"""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from cogs.services import Services
from cogs.shown.threads import Changed
from sessions.refusals import Refusal

log = logging.getLogger(__name__)


class Servers(commands.Cog):
    """Coming and going. An outage is neither: Discord says so, and discord.py tells of it otherwise."""

    def __init__(self, bot: commands.Bot, services: Services, forget_after_days: int) -> None:
        self._bot = bot
        self._services = services
        self._days = forget_after_days

    async def cog_unload(self) -> None:
        """Stop counting the days."""
        self.forget.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Note where the bot is: it may have been removed or invited while it was away."""
        with self._services.router.under_way:
            try:
                await self._services.tables.people.only_servers([guild.id for guild in self._bot.guilds])
            except Refusal as refusal:
                log.warning("Where the bot is could not be noted: %s", refusal)
                return
        if not self.forget.is_running():
            self.forget.start()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End what is open there."""
        log.info(
            "Removed from server %s: its tables end, and its people are forgotten in %s days", guild.id, self._days
        )
        with self._services.router.under_way:
            try:
                await self._services.tables.people.server_left(guild.id)
            except Refusal as refusal:
                log.warning("The tables of server %s could not be ended: %s", guild.id, refusal)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Forget nobody of a server that the bot is back in, and show there how its tables ended."""
        with self._services.router.under_way:
            try:
                await self._services.tables.people.server_here(guild.id)
                await self._services.display.background.catch_up()
            except Refusal as refusal:
                log.warning("That the bot is in server %s could not be noted: %s", guild.id, refusal)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End what is open in a channel that is gone."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End what is open in a thread that is gone."""
        await self._gone(payload.thread_id)

    # What could not be shown waits long for somebody to change something: then it is tried at once.

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role has other rights."""
        if before.permissions != after.permissions:
            await self._services.display.background.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel grants other rights, in its threads as well."""
        if before.overwrites != after.overwrites:
            threads = (each.id for each in getattr(after, "threads", ()))
            await self._services.display.background.hurry(after.guild.id, {after.id, *threads})

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has other roles. Discord tells of no other member without a privileged intent."""
        if after == after.guild.me and before.roles != after.roles:
            await self._services.display.background.hurry(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was locked or archived, or may be open again."""
        metadata, threads = payload.data["thread_metadata"], self._services.display.threads
        thread = Changed(
            payload.guild_id,
            payload.thread_id,
            payload.parent_id,
            int(payload.data.get("last_message_id") or payload.thread_id),
            metadata["auto_archive_duration"],
        )
        with self._services.router.under_way:
            try:
                if metadata.get("locked", False):
                    await threads.locked(thread)
                    return
                await threads.unlocked(thread.thread_id)
                if metadata["archived"]:
                    await threads.archived(thread)
                else:
                    await self._services.display.background.hurry(thread.guild_id, {thread.thread_id})
            except Refusal as refusal:
                log.warning("The game in thread %s could not be looked at: %s", thread.thread_id, refusal)

    async def _gone(self, channel_id: int) -> None:
        with self._services.router.under_way:
            try:
                for session_id in await self._services.tables.people.channel_gone(channel_id):
                    # The message on which a thread hung tells how its game ended.
                    self._services.display.background.retries.later(session_id, pause=0.0)
            except Refusal as refusal:
                log.warning("The tables of channel %s could not be ended: %s", channel_id, refusal)

    @tasks.loop(hours=1)
    async def forget(self) -> None:
        """Forget the people of servers that the bot has been out of for long enough."""
        with self._services.router.under_way:
            try:
                for guild_id in await self._services.tables.people.forget_servers(self._days):
                    log.info("The people of server %s are forgotten", guild_id)
            except Refusal as refusal:
                log.warning("The people of servers left could not be forgotten: %s", refusal)
