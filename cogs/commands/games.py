"""/games: lists of the user's and the server's open tables; and links from one game to the next that waits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.seating import check_seats
from cogs.display.transport import fields_of
from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press
from cogs.interactions.permissions import user_sees
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import table_lists
from cogs.messages.parts import Composed
from cogs.messages.rooms import MY_GAMES
from cogs.services import Services
from cogs.words import games as words
from cogs.words.commands import described
from sessions.acts import Accept, Act, Answer, Decline


class Games(commands.Cog):
    """The lists, and the button *Next game* of a board."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("mine", "here"):
            services.router.on(action, self.turn_page)
        services.router.on("nextgame", self.next_game)
        services.router.on(MY_GAMES, self.my_games)
        services.router.on("listaccept", self.accept)
        services.router.on("listdecline", self.decline)
        services.router.on("listanswer", self.answer)

    @anywhere
    @app_commands.command(description=described("games"))
    async def games(self, interaction: AnyInteraction) -> None:
        """List the user's open tables, privately."""
        async with self._services.router.deferred(interaction) as request:
            await request.reply(view=await self._mine(request, 0))

    async def my_games(self, request: Request, _press: Press) -> None:
        """The button below a server's list of running games: list the user's open tables, privately."""
        await request.acknowledge(thinking=True)
        await request.reply(view=await self._mine(request, 0))

    async def turn_page(self, request: Request, press: Press) -> None:
        """Show another page, or the other list, in place of the one that was pressed."""
        view = await (self._mine(request, press.page) if press.action == "mine" else self._here(request, press.page))
        await self._services.private_answers.update(request, Composed(view))

    async def next_game(self, request: Request, press: Press) -> None:
        """The button under a board: link to the game that has waited longest for the user."""
        waiting = await self._services.tables.overview.next_for(request.user_id, besides=press.session)
        say = say_to(request)
        told = words.next_game(say, waiting, request.user_id) if waiting else say.games.no_game_waits()
        await request.reply(told)

    # Answers to invitations and questions, in the list or in a digest

    async def accept(self, request: Request, press: Press) -> None:
        """Accept an invitation from afar. The user keeps the name by which the host has invited them."""
        async with self._shown_anew(request):
            session = await self._services.tables.load(press.session)
            act = Accept(next((each for each in session.invited if each.user_id == request.user_id), request.person))
            await check_seats(self._services, request, press.session, act)
            await self._do(press, act)

    async def decline(self, request: Request, press: Press) -> None:
        """Decline an invitation from afar."""
        async with self._shown_anew(request):
            await self._do(press, Decline(request.user_id))

    async def answer(self, request: Request, press: Press) -> None:
        """Answer yes or no to the question that a table is asked, from afar."""
        async with self._shown_anew(request):
            await self._do(press, Answer(request.user_id, press.version, press.words == ("yes",)))

    async def _do(self, press: Press, act: Act) -> None:
        done = await self._services.tables.perform_with_retries(press.session, act)
        await self._services.display.show(done.session)

    @asynccontextmanager
    async def _shown_anew(self, request: Request) -> AsyncIterator[None]:
        """Show the list or the digest that was pressed anew afterwards: also where there was nothing left to answer."""
        await request.acknowledge()
        try:
            yield
        finally:
            await self._show_anew(request)

    async def _show_anew(self, request: Request) -> None:
        if request.public_message_id is None:
            await self._services.private_answers.update(request, Composed(await self._mine(request, 0)))
            return
        if not request.place.direct:
            # The press is forged: in servers the list is private, and there are no digests.
            return
        overview, user_id = self._services.tables.overview, request.user_id
        listed = await overview.waiting_for(user_id, table_lists.DIGEST, table_lists.DIGEST_ASKS)
        due = len(await self._services.tables.exercises.due(user_id))
        await request.update(lambda: fields_of(table_lists.digest(say_to(request), listed, user_id, due)))

    async def _mine(self, request: Request, page: int) -> discord.ui.LayoutView:
        listed = await self._services.tables.overview.of(request.user_id, request.guild_id, page, table_lists.SIZE)
        return table_lists.tables(say_to(request), listed, request.user_id, request.guild_id, mine=True)

    async def _here(self, request: Request, page: int) -> discord.ui.LayoutView:
        listed = await self._services.tables.overview.within(
            request.guild_id,
            lambda channel_id: user_sees(request, channel_id),
            request.user_id,
            page,
            table_lists.SIZE,
        )
        return table_lists.tables(say_to(request), listed, request.user_id, request.guild_id, mine=False)
