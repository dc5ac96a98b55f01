"""The bot as Discord sees it: its cogs, its commands kept in step with Discord, and the errors that nobody caught."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import UNKNOWN, AnyInteraction, Router, answering, tell
from cogs.components import Button, Menu
from cogs.desk import Desk
from cogs.house import House
from cogs.ids import is_ours
from cogs.lobby import Lobby
from cogs.pictures import Pictures
from cogs.shows import Shows
from cogs.turns import Turns
from sessions.tables import Tables

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that the bot takes at its end to show what was played last."""


# A table is silent: that voice is not installed is nothing to warn a host of.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Memo:
    """Where the bot remembers which commands it registered last."""

    def __init__(
        self, recall: Callable[[str], Awaitable[str | None]], remember: Callable[[str, str], Awaitable[None]]
    ) -> None:
        self.recall = recall
        self.remember = remember


class Tree(app_commands.CommandTree[Any]):
    """The commands, with the boundary for what goes wrong before a handler of ours is reached."""

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Answer what discord.py itself turned down: a command that is out of date, a value of the wrong kind."""
        async with answering(interaction):
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await tell(interaction, "That command has changed. Reload Discord (Ctrl+R) and try again.")
            elif isinstance(error, app_commands.TransformerError):
                await tell(interaction, "One of the values is not of the right kind, or not in this server.")
            else:
                raise error


class TableBot(commands.Bot):
    """The bot. It asks for no privileged intent: slash commands and components bring all it needs."""

    def __init__(self, tables: Tables, memo: Memo, draw_threads: int) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            activity=discord.CustomActivity("Press / and play"),
        )
        self.router = Router()
        self._memo = memo
        self._pictures = Pictures(draw_threads)
        self.house = House(tables, Shows(self, tables, self._pictures), self.router)
        self._catching_up: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Register components, cogs and, when they changed, the commands."""
        self.add_dynamic_items(Button, Menu)
        await self.add_cog(Lobby(self, self.house))
        await self.add_cog(Turns(self.house))
        await self.add_cog(Desk(self.house))
        await self._register()
        # What the channels missed is shown while the bot connects: that needs no gateway, and may take its time.
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _register(self) -> None:
        """Tell Discord the commands, but only when they are others than last time."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps([self.application_id, payload], sort_keys=True)
        fingerprint = hashlib.sha256(text.encode()).hexdigest()
        if await self._memo.recall("commands") == fingerprint:
            return
        await self.tree.sync()
        await self._memo.remember("commands", fingerprint)
        log.info("Registered %s commands", len(payload))

    async def on_ready(self) -> None:
        """Say that the bot is there; it answers from the moment it is connected."""
        log.info("Ready as %s in %s servers", self.user, len(self.guilds))

    async def _catch_up(self) -> None:
        with self.router.under_way:
            await self.house.shows.catch_up()

    async def on_interaction(self, interaction: AnyInteraction) -> None:
        """Answer buttons, menus and forms that nothing of ours claims: those of other versions of the bot."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        if not is_ours(str(data.get("custom_id", ""))):
            async with answering(interaction):
                await tell(interaction, UNKNOWN)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log what an event's handler let through."""
        log.exception("The handler of %s failed", event_method)

    async def close(self) -> None:
        """Finish what is being shown, then leave Discord."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.router.under_way.idle()
        except TimeoutError:
            log.warning("Some boards are not shown yet; the next start shows them")
        self.router.under_way.closed = True
        if self._catching_up:
            self._catching_up.cancel()
        await super().close()
        self._pictures.close()
