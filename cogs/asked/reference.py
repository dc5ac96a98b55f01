"""What is told about a game rather than played: its rules in full, and its record with the dice."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.asked import AnyInteraction, Asked
from cogs.answers.ids import Press
from cogs.asked.rulebook import pages
from cogs.services import Services
from cogs.shown.parts import rules_page
from cogs.shown.transport import Composed
from cogs.words import table as words
from sessions.records.writing import record
from sessions.refusals import NotStarted, OldRules
from sessions.session import Session
from sessions.tables import games


class Reference(commands.Cog):
    """Rules and records."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("turnto", "prev", "next"):
            services.router.on(action, self.turn_page)
        services.router.on("record", self.give_record)

    @app_commands.command(description=words.COMMANDS["record"])
    async def record(self, interaction: AnyInteraction) -> None:
        """The game as a record, to the one who asked."""
        async with self._services.router.thinking(interaction) as asked:
            await self._give(asked, await self._services.table_of(asked))

    async def turn_page(self, asked: Asked, press: Press) -> None:
        """Another page of the rules, in place of the one shown."""
        picked = press.words[1:]
        page = int(picked[0]) if picked and picked[0].isdecimal() else press.page
        # How to play, which it may take the place of, has a picture.
        await self._services.privately.put(asked, Composed(page_of(game_of(press), page)))

    async def give_record(self, asked: Asked, press: Press) -> None:
        """The Record button of a finished game."""
        await self._give(asked, await self._services.tables.load(press.session))

    async def _give(self, asked: Asked, session: Session) -> None:
        if session.start is None:
            raise NotStarted(session)
        name = f"{session.game.key}-{session.id}.txt"
        await asked.tell(words.record(session, name), file=(name, str(record(session)).encode()))


def page_of(game_key: str, page: int) -> discord.ui.LayoutView:
    """One page of a game's rules; the last where there are not so many."""
    all_pages = pages(game_key)
    shown = min(page, len(all_pages) - 1)
    titles = [each.title for each in all_pages]
    return rules_page(all_pages[shown].text, game_key, shown, titles)


def game_of(press: Press) -> str:
    """The game that a button is about. Raises OldRules for one that is no longer there."""
    if not press.words or press.words[0] not in games():
        raise OldRules
    return press.words[0]
