"""Opening tables: /play, the list of games, games for one, threads for tables, and rematches."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.commands import play_command
from cogs.commands.seating import check_table
from cogs.interactions.ids import Press
from cogs.interactions.members import members
from cogs.interactions.permissions import check_permissions, may_open_thread
from cogs.interactions.request import AnyInteraction, Request, person_of
from cogs.languages import language_for, language_here, say_to, spoken
from cogs.messages import panels
from cogs.messages.composed import Composed
from cogs.messages.parts import note
from cogs.messages.table_menu import is_possible
from cogs.services import Services
from cogs.words import lobby as words
from cogs.words import places
from cogs.words.names import link
from cogs.words.refusals import sentence
from sessions.acts import Join
from sessions.log import Person
from sessions.people.company import limit_reached
from sessions.refusals import BotInvited, ChannelTaken, UnknownGame
from sessions.session import Session
from sessions.state.place import Place
from sessions.tables import Opening, games
from words import of

_USER = re.compile("[0-9]{15,20}")
"""A user's id among the words of a press."""


class OpeningTables(commands.Cog):
    """Everything that opens a table."""

    def __init__(self, bot: commands.Bot, services: Services) -> None:
        self._bot = bot
        self._services = services
        for action in ("opengame", "alone", "begin", "rematch"):
            services.router.on(action, getattr(self, action))
        services.router.on("openall", self.open_all_the_same)
        services.router.on("leaveopen", self.open_nothing)
        services.router.on("openthread", self.open_in_thread)

    async def cog_load(self) -> None:
        """Register /play, whose parameters follow from the catalogue of games."""
        self._bot.tree.add_command(play_command.command(self.play))

    async def play(self, interaction: AnyInteraction, game: str | None, guests: list[discord.Member]) -> None:
        """Open a table in the channel and post its lobby. Without a game, list the games.

        A game for one starts at once; where it has options, a private panel offers them first.
        """
        async with self._services.router.deferred(interaction) as request:
            check_permissions(request)
            if any(member.bot for member in guests):
                raise BotInvited
            called = [*map(person_of, guests)]
            if game is None:
                await (request.reply(say_to(request).lobby.name_the_game()) if called else self._list(request))
            elif called or not self._has_solo_options(game):
                if await self._ask_about_limit(request, game, _open_press(game, called)):
                    return
                try:
                    await self._open(request, game, called)
                except ChannelTaken as refusal:
                    await self._offer_instead(request, refusal, game, called)
                else:
                    # The message in the channel is enough.
                    await request.delete_answer()
            else:
                await self._show_solo_panel(request, game, {})

    async def opengame(self, request: Request, press: Press) -> None:
        """Open a table of the game that was picked from the list."""
        check_permissions(request)
        game = _game_of(press)
        if self._has_solo_options(game):
            await self._show_solo_panel(request, game, {})
        elif not await self._ask_about_limit(request, game, _open_press(game)):
            await self._open_from_here(request, game)

    async def alone(self, request: Request, press: Press) -> None:
        """Show the panel of a game for one with the option that was picked."""
        await self._show_solo_panel(request, _game_of(press), _chosen(press))

    async def begin(self, request: Request, press: Press) -> None:
        """Start a game for one with the options picked."""
        check_permissions(request)
        await self._open_from_here(request, _game_of(press), options=_chosen(press))

    async def open_all_the_same(self, request: Request, press: Press) -> None:
        """The button that opens a table though the user's own limit is reached. Its custom id holds the guests."""
        check_permissions(request)
        await self._open_from_here(request, _game_of(press), await _guests(request, press))

    async def open_nothing(self, request: Request, _press: Press) -> None:
        """The button that opens none then."""
        await request.reply_in_place(lambda: note(say_to(request).lobby.not_opened()))

    async def _ask_about_limit(self, request: Request, game_key: str, press: Press) -> bool:
        """Where the user's own limit of tables is reached, ask privately before opening one more. Whether it was asked.

        `press` opens the table. Games for one do not count.
        """
        game = games().get(game_key)
        if game is None or game.seats[-1] == 1:
            return False
        most = await limit_reached(self._services.tables.settings, request.user_id)
        if most is None:
            return False
        question = panels.more_question(say_to(request), most, press)
        if request.public_message_id is None:
            await self._services.private_answers.update(request, Composed(question))
        else:
            await request.reply(view=question)
        return True

    async def _list(self, request: Request) -> None:
        direct = request.place.direct
        offered = {key: game for key, game in games().items() if not direct or game.seats[-1] == 1}
        keys, language = list(offered)[: panels.PICTURED], language_for(request)
        pictures = await self._services.private_answers.thumbnails(keys, language)
        view = panels.game_list(say_to(request), offered, pictures, direct=direct)
        await self._services.private_answers.update(request, Composed(view, pictures))

    @staticmethod
    def _has_solo_options(game_key: str) -> bool:
        """Whether a game is for one, so that it has no lobby, and has options."""
        game = games().get(game_key)
        return game is not None and game.seats[-1] == 1 and bool(game.options)

    async def _show_solo_panel(self, request: Request, game_key: str, chosen: Mapping[str, str]) -> None:
        game = games()[game_key]
        given = {option.name: chosen.get(option.name, option.default) for option in game.options}
        picture = await self._services.private_answers.thumbnails([game_key], language_for(request))
        view = panels.solo_panel(say_to(request), game, given, picture)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _open_from_here(
        self, request: Request, game_key: str, called: Sequence[Person] = (), options: Mapping[str, str] | None = None
    ) -> None:
        """Open a table from a private message, and replace that message by a link to the table."""
        try:
            session = await self._open(request, game_key, called, options)
        except ChannelTaken as refusal:
            await self._offer_instead(request, refusal, game_key, called)
            return
        opened = words.table_open(say_to(request), game_key, link(session))
        await self._services.private_answers.update(request, Composed(note(opened)))

    async def _offer_instead(
        self, request: Request, refusal: ChannelTaken, game_key: str, called: Sequence[Person]
    ) -> None:
        """Tell that the channel has a table already, and offer to join it, if it is the same game, or to open a thread.

        Raises `refusal` where neither is possible.
        """
        there, say = refusal.session, say_to(request)
        same = there.game.key == game_key and not called
        joins = Press("joinopen", there.id) if same and is_possible(there, Join(request.person)) else None
        opens = _open_press(game_key, called, "openthread") if may_open_thread(request) else None
        if joins is None and opens is None:
            raise refusal
        view = panels.taken(say, sentence(say, refusal), joins, opens)
        if request.public_message_id is None:
            await self._services.private_answers.update(request, Composed(view))
        else:
            await request.reply(view=view)

    async def open_in_thread(self, request: Request, press: Press) -> None:
        """The button *Open a thread*: open a thread in this channel, and the table there.

        Its custom id holds the guests.
        """
        game, called = _game_of(press), await _guests(request, press)
        # The thread does not exist yet, so the table is checked without a channel.
        opening = replace(_opening(request, game, called), place=request.place.at(0))
        await check_table(self._services, request, opening)
        thread_id = None
        if may_open_thread(request):
            server = await self._services.tables.settings.server(request.guild_id)
            say = of(spoken(server.language or opening.language))
            name = places.thread_for(say, game, request.person.name)
            thread_id = await self._services.display.threads.open(request.channel_id, name)
        if thread_id is None:
            await request.reply(say_to(request).lobby.no_thread_now())
            return
        session = await self._open_table(
            request, replace(opening, place=Place(request.guild_id, thread_id, request.channel_id))
        )
        opened = words.table_open(say_to(request), game, link(session))
        await self._services.private_answers.update(request, Composed(note(opened)))

    async def _open(
        self, request: Request, game_key: str, called: Sequence[Person], options: Mapping[str, str] | None = None
    ) -> Session:
        return await self._open_table(request, _opening(request, game_key, called, options))

    async def _open_table(self, request: Request, opening: Opening) -> Session:
        """Open a table in the request's place or in a thread of that channel, and show it. Raises a Refusal."""
        await check_table(self._services, request, opening)
        if self._services.limits is not None:
            await self._services.limits.count_table(self._services.tables, request, opening.invited)
        session = await self._services.tables.openings.open(opening)
        here = opening.place.channel_id == request.channel_id
        return await self._services.display.show(session, request if here else None)

    async def rematch(self, request: Request, press: Press) -> None:
        """Open a table of the same game, and invite the others.

        The word `sure` confirms one beyond the user's own limit.
        """
        check_permissions(request)
        opening = await self._services.tables.openings.rematch(
            press.session, request.person, str(request.interaction.id), language_here(request)
        )
        sure = press.words == ("sure",)
        if not sure and await self._ask_about_limit(request, opening.game_key, press.with_words("sure")):
            return
        session = await self._open_table(request, opening)
        if sure:
            opened = words.table_open(say_to(request), session.game.key, link(session))
            await self._services.private_answers.update(request, Composed(note(opened)))


def _opening(
    request: Request, game_key: str, called: Sequence[Person], options: Mapping[str, str] | None = None
) -> Opening:
    """A table that the user opens in the request's place, to which `called` are invited."""
    return Opening(
        game_key=game_key,
        place=request.place,
        people=[request.person],
        invited=called,
        options=options or {},
        salt=str(request.interaction.id),
        language=language_here(request),
    )


def _open_press(game_key: str, called: Sequence[Person] = (), action: str = "openall") -> Press:
    """The press that opens a table and invites these people."""
    return Press(action, words=(game_key, *(str(each.user_id) for each in called)))


async def _guests(request: Request, press: Press) -> list[Person]:
    """The people whom such a press invites, without those who are not in the server."""
    ids = [int(each) for each in press.words[1:] if _USER.fullmatch(each)]
    return [person_of(each) for each in await members(request, ids)]


def _game_of(press: Press) -> str:
    """The key of the game that a press names. Raises UnknownGame."""
    key = next(iter(press.words), "")
    if key not in games():
        raise UnknownGame(key)
    return key


def _chosen(press: Press) -> dict[str, str]:
    """The options that a press holds, by name. Of two values of an option, the last, which was picked now, counts."""
    return dict(each.partition("=")[::2] for each in press.words[1:])
