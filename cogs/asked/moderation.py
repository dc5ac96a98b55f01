"""What those who look after a channel can do: end a game that nobody finishes, let one rest, take one elsewhere."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.ids import Press
from cogs.answers.request import AnyInteraction, Request
from cogs.answers.rights import NEEDED, Channel, check_may_write, check_rights_in
from cogs.asked.seating import check_place
from cogs.services import Services
from cogs.shown import around as shown
from cogs.shown import boards, parts
from cogs.words import around
from cogs.words import table as words
from sessions.acts import End, Move, Pause, Resume, TakeOut
from sessions.acts.checks import check_open
from sessions.dice.draws import digest
from sessions.refusals import NotModerator, Outdated, RightsMissing
from sessions.session import Session
from sessions.state.place import Place

Picked = app_commands.AppCommandChannel | app_commands.AppCommandThread
"""A channel that was picked in a command, with the permissions there of whoever picked it."""


async def found(picked: Picked) -> Channel:
    """The channel itself. The bot does not keep archived threads in its cache, and asks Discord for them.

    Raises RightsMissing where the bot cannot see the channel.
    """
    try:
        channel = picked.resolve() or await picked.fetch()
    except (discord.Forbidden, discord.NotFound):
        channel = None
    if not isinstance(channel, Channel):
        raise RightsMissing([NEEDED["view_channel"]])
    return channel


class DestinationTransformer(app_commands.Transformer):
    """Offers the kinds of channels in which a table can be."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The kind of option that Discord offers."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels in which a table can be."""
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.voice, kinds.public_thread, kinds.private_thread, kinds.news_thread]

    async def transform(self, _interaction: AnyInteraction, value: Any, /) -> Picked:
        """As Discord gives it. Raises TransformerError for what is no channel."""
        if not isinstance(value, Picked):
            raise app_commands.TransformerError(value, self.type, self)
        return value


class Moderation(commands.Cog):
    """Keeping channels free. Who may is settled in the server's settings; at first, who may manage messages."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on("end", self.end_now)
        services.router.on("leaveit", self.leave_it)
        services.router.on("takeout", self.take_out_now)
        services.router.on("leavein", self.leave_in)

    @app_commands.command(description=words.COMMANDS["end"])
    @app_commands.default_permissions(manage_messages=True)
    async def end(self, interaction: AnyInteraction) -> None:
        """Ask before what is open in the channel is ended without a result."""
        async with self._services.router.deferred(interaction) as request:
            try:
                session = await self._services.table_of(request, going_on=True)
            except Outdated:
                await self._services.tables.make_room(request.channel_id)
                await request.reply(words.CLOSED)
                return
            check_open(session)
            await request.reply(view=boards.end_question(session, _token(session, request.user_id)))

    @app_commands.command(description=around.COMMANDS["takeout"])
    @app_commands.describe(player=around.PARAMETERS["player"])
    @app_commands.default_permissions(manage_messages=True)
    async def takeout(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Ask before somebody's seat in the channel's game is given up."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request, going_on=True)
            TakeOut(request.user_id, player.id, player.display_name).apply(session)
            view = shown.take_out_question(session, player.id, _token(session, request.user_id, "takeout"))
            await request.reply(view=view)

    @app_commands.command(description=around.COMMANDS["pause"])
    @app_commands.default_permissions(manage_messages=True)
    async def pause(self, interaction: AnyInteraction) -> None:
        """Let the channel's game rest."""
        await self._do(interaction, Pause, around.PAUSED)

    @app_commands.command(description=around.COMMANDS["resume"])
    @app_commands.default_permissions(manage_messages=True)
    async def resume(self, interaction: AnyInteraction) -> None:
        """Let the channel's game go on."""
        await self._do(interaction, Resume, around.RESUMED)

    @app_commands.command(description=around.COMMANDS["moveto"])
    @app_commands.describe(channel=around.PARAMETERS["channel"])
    @app_commands.default_permissions(manage_messages=True)
    async def moveto(
        self, interaction: AnyInteraction, channel: app_commands.Transform[Picked, DestinationTransformer]
    ) -> None:
        """Take the channel's table to another channel: one in which its user could open it."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request, going_on=True)
            check_open(session)
            there = await found(channel)
            await check_may_write(request, there, channel.permissions)
            check_rights_in(there)
            parent_id = there.parent_id if isinstance(there, discord.Thread) else 0
            place = Place(request.guild_id, there.id, parent_id)
            await check_place(self._services, place, moderator=channel.permissions.manage_messages)
            session = await self._services.tables.do(session.id, Move(there.id, request.user_id))
            await self._services.display.show(session, request)
            await request.reply(around.moved_to(there.id))

    async def _do(self, interaction: AnyInteraction, act: type[Pause | Resume], told: str) -> None:
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request, going_on=True)
            session = await self._services.tables.do(session.id, act(request.person.name, request.user_id))
            await self._services.display.show(session, request)
            await request.reply(told)

    async def end_now(self, request: Request, press: Press) -> None:
        """The answer yes to the question."""
        session = await self._services.tables.load(press.session)
        if press.words != (_token(session, request.user_id),):
            raise NotModerator(session)
        session = await self._services.tables.do(press.session, End(request.person.name, request.user_id))
        told = words.CLOSED if session.start is None else words.CLOSED_AND_KEPT
        await request.reply_in_place(lambda: parts.note(told))
        await self._services.display.show(session, request)

    async def leave_it(self, request: Request, press: Press) -> None:
        """The answer no to the question."""
        session = await self._services.tables.load(press.session)
        await request.reply_in_place(lambda: parts.note(words.left(session)))

    async def take_out_now(self, request: Request, press: Press) -> None:
        """The answer yes to the question whether a seat is given up."""
        session = await self._services.tables.load(press.session)
        gone, token = press.words if len(press.words) == 2 else ("", "")
        if token != _token(session, request.user_id, "takeout") or not gone.isdecimal():
            raise NotModerator(session)
        done = await self._services.tables.perform_with_retries(session.id, TakeOut(request.user_id, int(gone)))
        await request.reply_in_place(lambda: parts.note(around.outcome(done)))
        await self._services.display.show(done.session, request)

    async def leave_in(self, request: Request, _press: Press) -> None:
        """The answer no to that question."""
        await request.reply_in_place(lambda: parts.note(around.LEFT_IN))


def _token(session: Session, user_id: int, command: str = "end") -> str:
    """What only somebody has who was let through to this command, which the server's settings decide."""
    return f"{digest(session.secret, command, user_id) % 2**64:x}"
