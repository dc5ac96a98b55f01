"""What is told about a game rather than played: its rules, its record with the dice, and its end by a moderator."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs import views
from cogs.answers import AnyInteraction, tell, thinking
from cogs.house import House
from cogs.ids import Press
from cogs.rulebook import pages
from sessions.refusals import BadRequest
from sessions.session import Session
from sessions.tables import games


class Desk(commands.Cog):
    """Rules, records, and the end of games that nobody finishes."""

    def __init__(self, house: House) -> None:
        self._house = house
        house.router.on("rules", self.open_rules)
        for action in ("turnto", "prev", "next"):
            house.router.on(action, self.turn_page)
        house.router.on("record", self.give_record)

    @app_commands.command(description="Read a game's rules, page by page")
    @app_commands.describe(game="Which game (else the one of this channel)")
    @app_commands.choices(game=[app_commands.Choice(name=game.title, value=key) for key, game in games().items()])
    async def rules(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """The first page, to the one who asked."""
        async with thinking(interaction):
            if game is None:
                session = await self._house.tables.latest_in(interaction.channel_id or 0)
                game = session.game.key if session else next(iter(games()))
            await tell(interaction, view=_page(game, 0))

    @app_commands.command(description="Get this channel's game as a file, and check its dice")
    @app_commands.guild_only
    async def record(self, interaction: AnyInteraction) -> None:
        """The game as a record, to the one who asked."""
        async with thinking(interaction):
            await self._give(interaction, await self._house.table_of(interaction))

    @app_commands.command(description="End this channel's game without a result (for moderators)")
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.guild_only
    async def end(self, interaction: AnyInteraction) -> None:
        """End a game that nobody finishes, so that the channel is free. Who may is settled in the server's settings."""
        async with thinking(interaction):
            name = interaction.user.display_name
            session = await self._house.tables.end_in(interaction.channel_id or 0, name)
            if session is not None:
                await self._house.shows.show(session.id, interaction)
            await tell(interaction, "The table is closed. Its game is kept: /record gives it.")

    async def open_rules(self, interaction: AnyInteraction, press: Press) -> None:
        """The Rules button of a message."""
        await tell(interaction, view=_page(_game(press), 0))

    async def turn_page(self, interaction: AnyInteraction, press: Press) -> None:
        """Another page of the rules, in place of the one shown."""
        picked = press.words[1:]
        page = int(picked[0]) if picked and picked[0].isdecimal() else press.page
        await interaction.edit_original_response(view=_page(_game(press), page))

    async def give_record(self, interaction: AnyInteraction, press: Press) -> None:
        """The Record button of a finished game."""
        await self._give(interaction, await self._house.tables.load(press.session))

    async def _give(self, interaction: AnyInteraction, session: Session) -> None:
        if session.state == "lobby":
            raise BadRequest("This game has not started yet: it has no record.", session)
        name = f"{session.game.key}-{session.id}.txt"
        file = discord.File(io.BytesIO(str(session.record()).encode()), name)
        if session.ended:
            how = f"To check the dice, run `python -m sessions {name}` in a copy of this bot's code."
        else:
            how = "The dice's secret is left out until the game is over; then everybody can check every die."
        await tell(interaction, f"Table {session.id}, {session.plies} plies. {how}", file=file)


def _game(press: Press) -> str:
    """The game whose rules a button opens. Raises BadRequest for a game that is no longer there."""
    if not press.words or press.words[0] not in games():
        raise BadRequest("This game is not played here any more.")
    return press.words[0]


def _page(game_key: str, page: int) -> discord.ui.LayoutView:
    all_pages = pages(game_key)
    shown = min(page, len(all_pages) - 1)
    titles = [each.title for each in all_pages]
    return views.rules_page(games()[game_key].title, all_pages[shown].text, game_key, shown, titles)
