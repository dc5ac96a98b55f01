"""The full rules of a game, and the record of a game with its dice."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.rulebook import clause, pages
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import parts
from cogs.messages.parts import Composed
from cogs.services import Services
from cogs.words import table as words
from cogs.words.commands import described
from sessions.records.writing import record
from sessions.refusals.moments import NotStarted
from sessions.refusals.requests import OldRules
from sessions.session import Session
from sessions.tables import games
from words import Words


class Reference(commands.Cog):
    """/record, and the buttons of rules and records."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("turnto", "prev", "next"):
            services.router.on(action, self.turn_page)
        services.router.on("record", self.give_record)
        services.router.on("clauses", self.show_clauses)

    @also_in_direct_messages
    @app_commands.command(description=described("record"))
    async def record(self, interaction: AnyInteraction) -> None:
        """Send the record of the channel's game, privately."""
        async with self._services.router.deferred(interaction) as request:
            await self._give(request, await self._services.table_of(request))

    async def turn_page(self, request: Request, press: Press) -> None:
        """Show another page of the rules in place of the one that was pressed."""
        picked = press.words[1:]
        page = int(picked[0]) if picked and picked[0].isdecimal() else press.page
        # This also removes the picture of *How to play*, which it may replace.
        await self._services.private_answers.update(request, Composed(page_of(say_to(request), game_of(press), page)))

    async def show_clauses(self, request: Request, press: Press) -> None:
        """Show the clauses of the rules that an answer cites."""
        await request.reply(view=clauses_of(say_to(request), game_of(press), press.words[1:]))

    async def give_record(self, request: Request, press: Press) -> None:
        """The button *Record* of a finished game."""
        await self._give(request, await self._services.tables.load(press.session))

    async def _give(self, request: Request, session: Session) -> None:
        if session.start is None:
            raise NotStarted(session)
        await self._services.tables.deals.check_looking(session, request.user_id)
        name = f"{session.game.key}-{session.id}.txt"
        await request.reply(words.record(say_to(request), session, name), file=(name, str(record(session)).encode()))


def page_of(say: Words, game_key: str, page: int) -> discord.ui.LayoutView:
    """One page of a game's rules, counted from 0; the last page where there are fewer."""
    all_pages = pages(say, game_key)
    shown = min(page, len(all_pages) - 1)
    titles = [each.title for each in all_pages]
    return parts.rules_page(say, all_pages[shown].text, game_key, shown, titles)


def clauses_of(say: Words, game_key: str, names: Sequence[str]) -> discord.ui.LayoutView:
    """These clauses of a game's rules; the first page where the rules have none of them any more."""
    found = {name: known for name in names if (known := clause(say, game_key, name)) is not None}
    if not found:
        return page_of(say, game_key, 0)
    page = min(number for number, _ in found.values())
    return parts.clauses(say, [each for _, each in found.values()], game_key, tuple(found), page)


def game_of(press: Press) -> str:
    """The key of the game that a press names. Raises OldRules where there is no such game any more."""
    if not press.words or press.words[0] not in games():
        raise OldRules
    return press.words[0]
