"""From /play to the start of a game, and from its end to the next: Join, Leave, Start, Cancel, Rematch."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs import opening, rights
from cogs.answers import AnyInteraction, thinking
from cogs.house import House
from cogs.ids import Press
from sessions.refusals import BadRequest
from sessions.session import Person, Session


class Lobby(commands.Cog):
    """Opening tables and gathering people."""

    def __init__(self, bot: commands.Bot, house: House) -> None:
        self._bot = bot
        self._house = house
        for action in ("join", "leave", "start", "cancel", "rematch"):
            house.router.on(action, getattr(self, action))

    async def cog_load(self) -> None:
        """Register /play, whose parameters come from the catalogue."""
        self._bot.tree.add_command(opening.command(self.open_table))

    async def open_table(
        self,
        interaction: AnyInteraction,
        game: str,
        opponents: list[discord.Member],
        youngest: discord.Member | None,
        options: dict[str, str],
    ) -> None:
        """Open a table in the channel and post its lobby."""
        async with thinking(interaction):
            if lacking := rights.missing(interaction):
                raise BadRequest(rights.complaint(lacking))
            named = [each for each in [*opponents, youngest] if each is not None]
            if any(member.bot for member in named):
                raise BadRequest("A bot cannot sit at the table.")
            people = [person_of(interaction.user), *(person_of(member) for member in opponents)]
            session = await self._house.tables.open(
                game_key=game,
                options=options,
                guild_id=interaction.guild_id or 0,
                channel_id=interaction.channel_id or 0,
                people=people,
                youngest=person_of(youngest) if youngest else None,
            )
            await self._house.shows.show(session.id, interaction)
            # The lobby below says it all.
            await interaction.delete_original_response()

    async def join(self, interaction: AnyInteraction, press: Press) -> None:
        """Sit down at the table."""
        await self._house.tables.join(press.session, person_of(interaction.user))
        await self._house.shows.show(press.session, interaction)

    async def leave(self, interaction: AnyInteraction, press: Press) -> None:
        """Stand up from the table."""
        await self._house.tables.leave(press.session, interaction.user.id)
        await self._house.shows.show(press.session, interaction)

    async def start(self, interaction: AnyInteraction, press: Press) -> None:
        """Begin: the interaction's id, which Discord chose, goes into the dice."""
        await self._house.tables.start_game(press.session, interaction.user.id, salt=str(interaction.id))
        await self._house.shows.show(press.session, interaction)

    async def cancel(self, interaction: AnyInteraction, press: Press) -> None:
        """Close the table without a game."""
        moderator = interaction.permissions.manage_messages
        await self._house.tables.cancel(press.session, interaction.user.id, moderator=moderator)
        await self._house.shows.show(press.session, interaction)

    async def rematch(self, interaction: AnyInteraction, press: Press) -> None:
        """Open a table for the same game and people."""
        if lacking := rights.missing(interaction):
            raise BadRequest(rights.complaint(lacking))
        session: Session = await self._house.tables.rematch(press.session, interaction.user.id)
        await self._house.shows.show(session.id, interaction)


def person_of(user: discord.User | discord.Member) -> Person:
    """A Discord user as somebody at a table, by the name they go by in the server."""
    return Person(user.id, user.display_name)
