"""/history and /open: a game from its beginning, as a picture for each move or as pages of text."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs import library
from cogs.interactions.contexts import also_in_direct_messages, anywhere
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import game_history
from cogs.messages.game_history import ViewedGame
from cogs.messages.parts import Composed
from cogs.services import Services
from cogs.words import history as words
from cogs.words.commands import described
from cogs.words.names import plain_in
from sessions.records.past import LARGEST, past_in, past_of
from sessions.refusals.moments import HelpsInGame
from sessions.refusals.requests import BadRecord
from sessions.session import Session
from sessions.tables import Tables


class Looking(commands.Cog):
    """Private views of past moves.

    The custom ids of the buttons name the table. A game from a file has no table: the message keeps the file, and each
    press reads it again.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on("history", self.open_history)
        services.router.on(game_history.TELL, self.turn_page)
        services.router.on(game_history.LOOK, self.look)
        services.router.on(game_history.ASK, self.ask)
        services.router.on(game_history.GO, self.go)

    @also_in_direct_messages
    @app_commands.command(description=described("history"))
    async def history(self, interaction: AnyInteraction) -> None:
        """Show the last page of text about the game in the channel."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            await self._services.tables.deals.check_looking(session, request.user_id)
            await self._show_page(request, from_session(session, request))

    @anywhere
    @app_commands.command(description=described("open"))
    @app_commands.describe(record=described("open_record"))
    async def open(self, interaction: AnyInteraction, record: discord.Attachment) -> None:
        """Show the last position of the game in the attached file."""
        async with self._services.router.deferred(interaction) as request:
            if record.size > LARGEST:
                raise BadRecord("too large")
            content = await record.read()
            viewed = await self._with_analysis(await _in(content, request), request.user_id)
            await self._show_moment(request, viewed, viewed.last, content)

    async def open_history(self, request: Request, press: Press) -> None:
        """The button *History* of a public message: show the last page in a new private message."""
        viewed, _ = await viewed_game(self._services.tables, request, press)
        await request.acknowledge(thinking=True)
        await self._show_page(request, viewed)

    async def turn_page(self, request: Request, press: Press) -> None:
        """Show another page of text in place of what was shown."""
        viewed, content = await self._load(request, press)
        number = game_history.number_in(press.words, len(game_history.pages_of(viewed)) - 1)
        await self._show_page(request, viewed, content, number)

    async def look(self, request: Request, press: Press) -> None:
        """Show another moment of the game in place of what was shown."""
        viewed, content = await self._load(request, press)
        await self._show_moment(request, viewed, game_history.number_in(press.words, viewed.last) or 0, content)

    async def ask(self, request: Request, press: Press) -> None:
        """Open the form for the number of a move."""
        viewed, _ = await self._load(request, press)
        if not await request.open_form(game_history.move_form(viewed)):
            await request.reply(say_to(request).lobby.press_again())

    async def go(self, request: Request, press: Press) -> None:
        """The form was submitted: show the moment after that move."""
        viewed, content = await self._load(request, press)
        stop = game_history.number_in([word.strip() for word in press.words], viewed.last)
        if stop is None:
            await request.reply(say_to(request).watching.no_number())
        else:
            await self._show_moment(request, viewed, stop, content)

    async def _load(self, request: Request, press: Press) -> tuple[ViewedGame, bytes | None]:
        """The game that a button is about, and its file, with its analysis."""
        viewed, content = await viewed_game(self._services.tables, request, press)
        return await self._with_analysis(viewed, request.user_id), content

    async def _with_analysis(self, viewed: ViewedGame, user_id: int) -> ViewedGame:
        """The game with its analysis, if it was made, and if this user may read it."""
        analysed = self._services.analyses.found(viewed.past) if viewed.past.over else None
        if analysed is None:
            return viewed
        with suppress(HelpsInGame):
            await self._services.tables.fairness.check(user_id, viewed.past, viewed.session)
            return replace(viewed, analysed=analysed)
        return viewed

    async def _show_page(
        self, request: Request, viewed: ViewedGame, content: bytes | None = None, number: int | None = None
    ) -> None:
        last = len(game_history.pages_of(viewed)) - 1
        view = game_history.page(viewed, last if number is None else number)
        await self._services.private_answers.update(request, Composed(view, file=upload(content)))

    async def _show_moment(self, request: Request, viewed: ViewedGame, stop: int, content: bytes | None = None) -> None:
        scene = game_history.scene(viewed, stop)
        picture = await self._services.private_answers.picture(viewed.past.game.key, scene, viewed.say.language)
        view = game_history.moment(viewed, stop, picture)
        await self._services.private_answers.update(request, Composed(view, picture, file=upload(content)))


async def viewed_game(tables: Tables, request: Request, press: Press) -> tuple[ViewedGame, bytes | None]:
    """The game that a button is about, and its file; None where it is a table's game. Raises BadRecord or Spoils."""
    if press.session:
        session = await tables.load(press.session)
        await tables.deals.check_looking(session, request.user_id)
        return from_session(session, request), None
    media = next(_files(request.interaction.message.components if request.interaction.message else ()), None)
    if media is None:
        raise BadRecord("gone")
    content = await library.read(request.interaction.client, media)
    return await _in(content, request), content


def from_session(session: Session, request: Request) -> ViewedGame:
    """The game of a table, as the user sees it. Raises NotStarted."""
    seat = session.seat_of(request.user_id)
    say = say_to(request)
    return ViewedGame(past_of(session, partial(plain_in, say, session)), session.id, seat, say, numbers=session.numbers)


async def _in(content: bytes, request: Request) -> ViewedGame:
    # Replaying a long game takes a while, so a thread does it.
    return ViewedGame(await asyncio.to_thread(past_in, content), 0, say=say_to(request))


def upload(content: bytes | None) -> tuple[str, bytes] | None:
    """A record file that goes with a message; None where there is none."""
    return None if content is None else (words.RECORD_FILE, content)


def _files(components: Iterable[object]) -> Iterator[discord.UnfurledMediaItem]:
    """The files that the components of a message show, those in containers included."""
    for each in components:
        if isinstance(each, discord.FileComponent):
            yield each.media
        elif isinstance(each, discord.Container):
            yield from _files(each.children)
