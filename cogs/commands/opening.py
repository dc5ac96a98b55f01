"""Opening tables: /play, whose parameters follow from the catalogue, the list of games, games for one, and threads."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.seating import (
    Wish,
    ask_about_limit,
    check_new_table,
    check_table,
    chosen_options,
    game_of,
    level_of,
    show_new,
    wish_of,
)
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press
from cogs.interactions.permissions import check_permissions, may_open_thread
from cogs.interactions.readers import language_for, say_to
from cogs.interactions.request import AnyInteraction, Request, person_of
from cogs.languages import spoken
from cogs.messages import computers, panels
from cogs.messages.computers import MINE, Versus
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words import computers as computer_words
from cogs.words import lobby as words
from cogs.words import table
from cogs.words.commands import described, game_choices, level_choices, my_level_choice
from cogs.words.names import link
from cogs.words.refusals import sentence
from sessions.acts import Join, is_possible
from sessions.learning.lessons import has_tutorial
from sessions.log import Person
from sessions.refusals.requests import BotInvited, ChannelTaken
from sessions.results.standings import last_opponents, several_of
from sessions.session import Session
from sessions.state.players import ComputerLevel
from sessions.state.table import Place
from sessions.tables import Opening, games
from sessions.tables.overview import Finished
from words import of

Open = Callable[[AnyInteraction, str | None, list[discord.Member], str | None], Awaitable[None]]
"""Opens a table: from the interaction, the game's key (None: list the games), the members invited, and the level of a
computer that plays (None: none does)."""

CHOICES = 25
"""The most choices that Discord allows for a parameter."""


def opponents() -> list[str]:
    """The names of the parameters for opponents: one less than the seats of the largest game."""
    most = max(game.seats[-1] for game in games().values())
    return ["opponent", *(f"opponent{number}" for number in range(2, most))]


def command(open_table: Open) -> app_commands.Command[Any, ..., None]:
    """The command /play, which calls `open_table`."""

    async def play(interaction: AnyInteraction, **given: Any) -> None:
        members = [given[name] for name in opponents() if given.get(name) is not None]
        await open_table(interaction, given.get("game"), members, given.get("against"))

    # discord.py takes a command's parameters from the signature of its function; this one follows from the catalogue.
    play.__dict__["__signature__"] = _signature()
    parameters = {
        "game": described("play_game"),
        "against": described("play_against"),
        **dict.fromkeys(opponents(), described("play_opponent")),
    }
    made = app_commands.Command[Any, ..., None](
        name="play", description=described("play"), callback=app_commands.describe(**parameters)(play)
    )
    app_commands.choices(game=game_choices()[:CHOICES], against=[my_level_choice(MINE), *level_choices()])(made)
    return also_in_direct_messages(made)


def _signature() -> inspect.Signature:
    def parameter(name: str, kind: Any) -> inspect.Parameter:
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    people = [parameter(name, discord.Member) for name in opponents()]
    return inspect.Signature([first, parameter("game", str), parameter("against", str), *people])


class OpeningTables(commands.Cog):
    """Everything that opens a table."""

    def __init__(self, bot: commands.Bot, services: Services) -> None:
        self._bot = bot
        self._services = services
        for action in ("opengame", "alone", "begin", "versus"):
            services.router.on(action, getattr(self, action))
        for against_computers in ("playnow", "setup"):
            services.router.on(against_computers, self.opengame)
        services.router.on("openall", self.open_all_the_same)
        services.router.on("leaveopen", self.open_nothing)
        services.router.on("openthread", self.open_in_thread)

    async def cog_load(self) -> None:
        """Register /play, whose parameters follow from the catalogue of games."""
        self._bot.tree.add_command(command(self.play))

    async def play(
        self, interaction: AnyInteraction, game: str | None, guests: list[discord.Member], against: str | None = None
    ) -> None:
        """Open a table in the channel and post its lobby. Without a game, list the games.

        A game for one starts at once; where it has options, a private panel offers them first. So does a game against
        a computer: one of the level `against` sits down, or in direct messages the list of games offers them.
        """
        async with self._services.router.deferred(interaction) as request:
            check_permissions(request)
            if any(member.bot for member in guests):
                raise BotInvited
            called = [*map(person_of, guests)]
            level = None if against is None or against == MINE else level_of(against)
            if game is None and called:
                await request.reply(say_to(request).lobby.name_the_game())
            elif game is None or (self._needs_computers(request, game) and not (called or against)):
                await self._list(request, game, None if against is None else Versus(game or "", level))
            elif called or not self._has_solo_options(game):
                await self._open_for_command(request, _wish(game, called, against, level))
            else:
                await self._show_solo_panel(request, game, {})

    async def _open_for_command(self, request: Request, wish: Wish) -> None:
        if await ask_about_limit(self._services, request, wish.game_key, wish.press("openall")):
            return
        if request.outside:
            # The message is in the direct messages: the answer leads there.
            await self._open_from_here(request, wish)
            return
        try:
            _, told = await self._open(request, wish)
        except ChannelTaken as refusal:
            await self._offer_instead(request, refusal, wish)
        else:
            if told:
                await request.reply(told)
            else:
                # The message in the channel is enough.
                await request.delete_answer()

    @staticmethod
    def _needs_computers(request: Request, game_key: str) -> bool:
        """Whether a game is for several, and the user is alone with the bot."""
        game = games().get(game_key)
        return request.place.direct and game is not None and game.seats[0] > 1

    async def opengame(self, request: Request, press: Press) -> None:
        """Open a table of the game that was picked from the list, or start it with the computers that were."""
        check_permissions(request)
        wish = await wish_of(request, press)
        if self._needs_computers(request, wish.game_key) and not wish.computers:
            await self._list(request, wish.game_key)
        elif self._has_solo_options(wish.game_key):
            await self._show_solo_panel(request, wish.game_key, {})
        elif not await ask_about_limit(self._services, request, wish.game_key, wish.press("openall")):
            await self._open_from_here(request, wish)

    async def versus(self, request: Request, press: Press) -> None:
        """Choose the game, the level or the number of computers in the list of games: the last word says which."""
        chosen = _versus(press)
        await self._show_list(request, chosen, new=not await self._finished(request))

    async def alone(self, request: Request, press: Press) -> None:
        """Show the panel of a game for one with the option that was picked."""
        await self._show_solo_panel(request, game_of(press), chosen_options(press))

    async def begin(self, request: Request, press: Press) -> None:
        """Start a game for one with the options picked."""
        check_permissions(request)
        await self._open_from_here(request, Wish(game_of(press), options=chosen_options(press)))

    async def open_all_the_same(self, request: Request, press: Press) -> None:
        """The button that opens a table though the user's own limit is reached. Its custom id holds what is wanted."""
        check_permissions(request)
        await self._open_from_here(request, await wish_of(request, press))

    async def open_nothing(self, request: Request, _press: Press) -> None:
        """The button beside it: the user opens no table."""
        await request.reply_in_place(lambda: note(say_to(request).lobby.not_opened()))

    async def _list(self, request: Request, game_key: str | None = None, wanted: Versus | None = None) -> None:
        """List the games. Against computers, this game and the level of `wanted` are preselected.

        Otherwise it is the game that the user played last, and a level that fits them; the weakest in a game that they
        have not played.
        """
        finished = await self._finished(request)
        last_game, levels = last_opponents(several_of(finished), request.user_id, game_key)
        several = [key for key, game in games().items() if game.seats[-1] > 1]
        key = next(each for each in (game_key, last_game, *several) if each in several)
        level = None if any(each.game == key for each in finished) else ComputerLevel.VERY_EASY
        await self._show_list(
            request,
            Versus(key, level if wanted is None else wanted.level, len(levels) or 1),
            new=not finished and game_key is None,
        )

    async def _finished(self, request: Request) -> list[Finished]:
        return await self._services.tables.overview.finished(request.guild_id, user_id=request.user_id)

    async def _show_list(self, request: Request, chosen: Versus, *, new: bool) -> None:
        """Show the list of games; `new`: the user has finished no game here, and is offered to learn one first."""
        direct, say, chosen = request.place.direct, say_to(request), chosen.fitting()
        offered = {key: game for key, game in games().items() if not direct or game.seats[-1] == 1}
        keys = list(offered)[: panels.PICTURED]
        pictures = await self._services.private_answers.thumbnails(keys, language_for(request))
        levels = [] if chosen.level is None else [chosen.level] * chosen.opponents
        wish = Wish(chosen.game_key, levels=levels, fitted=0 if levels else chosen.opponents)
        start, set_up = replace(wish, at_once=True).press("playnow"), wish.press("setup")
        points = await self._services.tables.levels.strengths(request.guild_id, chosen.game_key)
        versus = computers.against_computers(say, chosen, start, set_up, points, direct=direct)
        taught = [key for key in games() if has_tutorial(key)] if new else []
        view = panels.game_list(say, offered, pictures, [*panels.taught(say, taught), *versus], direct=direct)
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

    async def _open_from_here(self, request: Request, wish: Wish) -> None:
        """Open a table from a private message, and replace that message by a link to the table."""
        try:
            session, told = await self._open(request, wish)
        except ChannelTaken as refusal:
            await self._offer_instead(request, refusal, wish)
            return
        opened = "\n".join([words.table_open(say_to(request), wish.game_key, link(session)), *([told] if told else [])])
        await self._services.private_answers.update(request, Composed(note(opened)))

    async def _offer_instead(self, request: Request, refusal: ChannelTaken, wish: Wish) -> None:
        """Tell that the channel has a table already, and offer to join it, if it is the same game, or to open a thread.

        Raises `refusal` where neither is possible.
        """
        there, say = refusal.session, say_to(request)
        same = there.game.key == wish.game_key and not wish.guests and not wish.computers
        joins = Press("joinopen", there.id) if same and is_possible(there, Join(request.person)) else None
        opens = wish.press("openthread") if may_open_thread(request) else None
        if joins is None and opens is None:
            raise refusal
        view = panels.taken(say, sentence(say, refusal), joins, opens)
        if request.public_message_id is None:
            await self._services.private_answers.update(request, Composed(view))
        else:
            await request.reply(view=view)

    async def open_in_thread(self, request: Request, press: Press) -> None:
        """The button *Open a thread*: open a thread in this channel, and the table there.

        Its custom id holds what is wanted.
        """
        wish = await wish_of(request, press)
        # The thread does not exist yet, so the table is checked without a channel.
        opening = replace(wish.opening(request), place=request.place.at(0))
        await check_table(self._services, request, opening)
        thread_id = None
        if may_open_thread(request):
            server = await self._services.tables.settings.server(request.guild_id)
            say = of(spoken(server.language or opening.language))
            name = table.thread_for(say, wish.game_key, request.person.name)
            thread_id = await self._services.display.threads.open(request.channel_id, name)
        if thread_id is None:
            await request.reply(say_to(request).lobby.no_thread_now())
            return
        session, told = await self._open_table(
            request, replace(opening, place=Place(request.guild_id, thread_id, request.channel_id))
        )
        opened = "\n".join([words.table_open(say_to(request), wish.game_key, link(session)), *([told] if told else [])])
        await self._services.private_answers.update(request, Composed(note(opened)))

    async def _open(self, request: Request, wish: Wish) -> tuple[Session, str]:
        return await self._open_table(request, wish.opening(request))

    async def _open_table(self, request: Request, opening: Opening) -> tuple[Session, str]:
        """Open a table in the request's place or in a thread of that channel, and show it. Raises a Refusal.

        Returns also what the user reads about the level that was chosen for them; empty where none was.
        """
        await check_new_table(self._services, request, opening)
        opening, fit = await self._services.tables.levels.fitted(opening)
        session = await self._services.tables.openings.open(opening)
        told = "" if fit is None else computer_words.fitted(say_to(request), fit)
        return await show_new(self._services, request, session), told


def _wish(game_key: str, called: Sequence[Person], against: str | None, level: ComputerLevel | None) -> Wish:
    """What the command /play asks for. With computers and nobody else, as few of them sit down as the game allows."""
    game = games().get(game_key)
    if game is None or game.seats[-1] == 1 or against is None:
        return Wish(game_key, called)
    number = 1 if called else max(1, game.seats[0] - 1)
    levels, fitted = ([], number) if level is None else ([level] * number, 0)
    return Wish(game_key, called, levels, fitted, at_once=not called)


def _versus(press: Press) -> Versus:
    """What is chosen for a game against computers: three words, of which the word picked now replaces one."""
    chosen = Versus(game_of(press), ComputerLevel.EASY)
    for each in press.words[1:]:
        if each in games():
            chosen = replace(chosen, game_key=each)
        elif each.isdecimal():
            chosen = replace(chosen, opponents=int(each[:4]))
        else:
            chosen = replace(chosen, level=None if each == MINE else level_of(each))
    return chosen
