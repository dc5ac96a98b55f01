"""Commands of moderators: end, pause, resume and move a game, and take a player out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.seating import check_place
from cogs.interactions.ids import Press
from cogs.interactions.permissions import Channel, blind_to, check_may_write, check_permissions_in
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import boards, parts, questions
from cogs.services import Services
from cogs.words import game_actions
from cogs.words import table as words
from cogs.words.commands import described
from sessions.acts import End, Move, Pause, Resume, TakeOut
from sessions.acts.checks import check_open
from sessions.dice import digest
from sessions.refusals.base import Outdated
from sessions.refusals.participants import NotModerator
from sessions.refusals.requests import PermissionsMissing
from sessions.session import Session
from sessions.state.table import Place
from words import Words

PickedChannel = app_commands.AppCommandChannel | app_commands.AppCommandThread
"""A channel that was picked in a command, with the user's permissions there."""


async def resolved(picked: PickedChannel) -> Channel:
    """The channel that was picked. It is requested from Discord where it is not cached, as an archived thread.

    Raises PermissionsMissing where the bot cannot see the channel.
    """
    try:
        channel = picked.resolve() or await picked.fetch()
    except (discord.Forbidden, discord.NotFound):
        channel = None
    if not isinstance(channel, Channel):
        raise PermissionsMissing(["view_channel"], picked.id)
    return channel


class DestinationTransformer(app_commands.Transformer):
    """A parameter for a channel, of the kinds in which a table can be."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The type of the parameter."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that Discord offers."""
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.voice, kinds.public_thread, kinds.private_thread, kinds.news_thread]

    async def transform(self, _interaction: AnyInteraction, value: Any, /) -> PickedChannel:
        """The channel as Discord sent it. Raises TransformerError for any other value."""
        if not isinstance(value, PickedChannel):
            raise app_commands.TransformerError(value, self.type, self)
        return value


class Moderation(commands.Cog):
    """The commands.

    By default they need the permission Manage Messages; a server can change that in Discord's settings.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on("end", self.end_now)
        services.router.on("leaveit", self.leave_it)
        services.router.on("takeout", self.take_out_now)
        services.router.on("leavein", self.leave_in)
        services.router.on("moveit", self.move_now)
        services.router.on("stayhere", self.stay_here)

    @app_commands.command(description=described("end"))
    @app_commands.default_permissions(manage_messages=True)
    async def end(self, interaction: AnyInteraction) -> None:
        """Ask for confirmation, then end the channel's table without a result."""
        async with self._services.router.deferred(interaction) as request:
            try:
                session = await self._services.table_of(request, going_on=True)
            except Outdated:
                await self._services.tables.make_room(request.channel_id)
                await request.reply(say_to(request).tables.closed())
                return
            End(request.person.name, request.user_id).apply(session)
            await request.reply(view=boards.end_question(say_to(request), session, _token(session, request.user_id)))

    @app_commands.command(description=described("takeout"))
    @app_commands.describe(player=described("takeout_player"))
    @app_commands.default_permissions(manage_messages=True)
    async def takeout(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Ask for confirmation, then give up a player's seat in the channel's game."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request, going_on=True)
            TakeOut(request.user_id, player.id, player.display_name).apply(session)
            token = _token(session, request.user_id, "takeout")
            view = questions.take_out_question(say_to(request), session, player.id, token)
            await request.reply(view=view)

    @app_commands.command(description=described("pause"))
    @app_commands.default_permissions(manage_messages=True)
    async def pause(self, interaction: AnyInteraction) -> None:
        """Pause the channel's game."""
        await self._do(interaction, Pause, lambda say: say.game_actions.paused())

    @app_commands.command(description=described("resume"))
    @app_commands.default_permissions(manage_messages=True)
    async def resume(self, interaction: AnyInteraction) -> None:
        """Resume the channel's game."""
        await self._do(interaction, Resume, lambda say: say.game_actions.resumed())

    @app_commands.command(description=described("moveto"))
    @app_commands.describe(channel=described("moveto_channel"))
    @app_commands.default_permissions(manage_messages=True)
    async def moveto(
        self, interaction: AnyInteraction, channel: app_commands.Transform[PickedChannel, DestinationTransformer]
    ) -> None:
        """Move the channel's table to another channel, in which the user could open a table."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request, going_on=True)
            check_open(session)
            there = await resolved(channel)
            await self._check_move(request, session, there, channel.permissions)
            if blind := await blind_to(there, (*session.people, *session.invited)):
                token = _token(session, request.user_id, "moveto")
                await request.reply(view=questions.move_question(say_to(request), session, there.id, blind, token))
                return
            await self._move(request, session, there)
            await request.reply(game_actions.moved_to(say_to(request), there.id))

    async def _check_move(
        self, request: Request, session: Session, there: Channel, permissions: discord.Permissions
    ) -> None:
        """Check that the user, with these `permissions` there, may move a table to a channel. Raises a Refusal."""
        await check_may_write(request, there, permissions)
        check_permissions_in(there)
        parent_id = there.parent_id if isinstance(there, discord.Thread) else 0
        place = Place(request.guild_id, there.id, parent_id)
        await check_place(self._services, place, moderator=permissions.manage_messages)
        Move(there.id, request.user_id).apply(session)

    async def _move(self, request: Request, session: Session, there: Channel) -> None:
        """Move a table, and leave a line in the old channel. It calls a player to act who does not see the new one."""
        left, display = session.place, self._services.display
        blind = await blind_to(there, session.people)
        moved = await self._services.tables.do(session.id, Move(there.id, request.user_id))
        moved = await display.show(moved, request)
        await display.tell_moved(left, moved, [each.user_id for each in blind])

    async def move_now(self, request: Request, press: Press) -> None:
        """The button that moves a table though somebody does not see the other channel."""
        session = await self._services.tables.load(press.session)
        channel_id, token = press.words if len(press.words) == 2 else ("", "")
        if token != _token(session, request.user_id, "moveto") or not channel_id.isdecimal():
            raise NotModerator(session)
        await request.acknowledge()
        guild, member = request.interaction.guild, request.interaction.user
        there = guild.get_channel_or_thread(int(channel_id)) if guild else None
        if not isinstance(there, Channel) or not isinstance(member, discord.Member):
            raise PermissionsMissing(["view_channel"], int(channel_id))
        await self._check_move(request, session, there, there.permissions_for(member))
        await self._move(request, session, there)
        await request.reply_in_place(lambda: parts.note(game_actions.moved_to(say_to(request), there.id)))

    async def stay_here(self, request: Request, _press: Press) -> None:
        """The button that leaves the table where it is."""
        await request.reply_in_place(lambda: parts.note(say_to(request).game_actions.stayed_here()))

    async def _do(
        self, interaction: AnyInteraction, act: type[Pause | Resume], confirmation: Callable[[Words], str]
    ) -> None:
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request, going_on=True)
            session = await self._services.tables.do(session.id, act(request.person.name, request.user_id))
            await self._services.display.show(session, request)
            await request.reply(confirmation(say_to(request)))

    async def end_now(self, request: Request, press: Press) -> None:
        """The button that confirms /end."""
        session = await self._services.tables.load(press.session)
        if press.words != (_token(session, request.user_id),):
            raise NotModerator(session)
        session = await self._services.tables.do(press.session, End(request.person.name, request.user_id))
        told = say_to(request).tables
        confirmation = told.closed() if session.start is None else told.closed_and_kept()
        await request.reply_in_place(lambda: parts.note(confirmation))
        await self._services.display.show(session, request)

    async def leave_it(self, request: Request, press: Press) -> None:
        """The button that cancels /end."""
        session = await self._services.tables.load(press.session)
        await request.reply_in_place(lambda: parts.note(words.left(say_to(request), session)))

    async def take_out_now(self, request: Request, press: Press) -> None:
        """The button that confirms /takeout."""
        session = await self._services.tables.load(press.session)
        user_id, token = press.words if len(press.words) == 2 else ("", "")
        if token != _token(session, request.user_id, "takeout") or not user_id.isdecimal():
            raise NotModerator(session)
        done = await self._services.tables.perform_with_retries(session.id, TakeOut(request.user_id, int(user_id)))
        await request.reply_in_place(lambda: parts.note(game_actions.outcome(say_to(request), done)))
        await self._services.display.show(done.session, request)

    async def leave_in(self, request: Request, _press: Press) -> None:
        """The button that cancels /takeout."""
        await request.reply_in_place(lambda: parts.note(say_to(request).game_actions.left_in()))


def _token(session: Session, user_id: int, command: str = "end") -> str:
    """A proof in a button's id that its user could use the command, as the server's settings in Discord decide."""
    return f"{digest(session.secret, command, user_id) % 2**64:x}"
