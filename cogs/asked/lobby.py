"""From /play to the start of a game, and from its end to the next: Join, Leave, Add a word, Start, Cancel, Rematch."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.answers.asked import AnyInteraction, Asked, person_of
from cogs.answers.ids import Press
from cogs.answers.rights import check_rights
from cogs.asked import opening
from cogs.asked.seating import check_seats, check_table
from cogs.services import Services
from cogs.shown import lobbies
from cogs.words import table as words
from sessions.acts import Act, AddWord, Cancel, Join, Leave, Start
from sessions.checks import check_lobby, seat_at
from sessions.refusals import BotSeated, WasCancelled
from sessions.tables import Opening


class Lobby(commands.Cog):
    """Opening tables and gathering people."""

    def __init__(self, bot: commands.Bot, services: Services) -> None:
        self._bot = bot
        self._services = services
        for action in ("join", "leave", "word", "worded", "start", "cancel", "rematch"):
            services.router.on(action, getattr(self, action))

    async def cog_load(self) -> None:
        """Register /play, whose parameters come from the catalogue."""
        self._bot.tree.add_command(opening.command(self.open_table))

    async def open_table(
        self,
        interaction: AnyInteraction,
        game: str,
        opponents: list[discord.Member],
        first: discord.Member | None,
        options: dict[str, str],
    ) -> None:
        """Open a table in the channel and post its lobby, or its first board where the game is for one."""
        async with self._services.router.thinking(interaction) as asked:
            check_rights(asked)
            if any(member.bot for member in [*opponents, first] if member is not None):
                raise BotSeated
            called = [*map(person_of, opponents)]
            await check_table(self._services, asked, called)
            if self._services.limits is not None:
                await self._services.limits.check(self._services.tables, asked, called)
            session = await self._services.tables.open(
                Opening(
                    game_key=game,
                    guild_id=asked.guild_id,
                    channel_id=asked.channel_id,
                    people=[asked.person, *called],
                    options=options,
                    first=first.id if first else None,
                    salt=str(interaction.id),
                )
            )
            await self._services.display.show(session, asked)
            # What was posted says it all.
            await asked.withdraw()

    async def join(self, asked: Asked, press: Press) -> None:
        """Sit down at the table."""
        await check_seats(self._services, asked, press.session)
        await self._do(asked, press, Join(asked.person))

    async def leave(self, asked: Asked, press: Press) -> None:
        """Stand up from the table."""
        await self._do(asked, press, Leave(asked.user_id))

    async def word(self, asked: Asked, press: Press) -> None:
        """Ask for a word for the dice, in a form."""
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        seat_at(session, asked.user_id)
        if not await asked.open(lobbies.word_form(session)):
            await asked.tell(words.PRESS_AGAIN)

    async def worded(self, asked: Asked, press: Press) -> None:
        """The form was sent."""
        session = await self._services.tables.do(press.session, AddWord(asked.user_id, " ".join(press.words)))
        await self._services.display.show(session, asked)
        await asked.tell(words.word_taken(session, asked.user_id))

    async def start(self, asked: Asked, press: Press) -> None:
        """Begin: the interaction's id, which Discord chose, goes into dice that have no words."""
        await self._do(asked, press, Start(asked.user_id, salt=str(asked.interaction.id)))

    async def cancel(self, asked: Asked, press: Press) -> None:
        """Close the table without a game."""
        await self._do(asked, press, Cancel(asked.user_id, moderator=asked.moderator))

    async def rematch(self, asked: Asked, press: Press) -> None:
        """Open a table for the same game and people."""
        check_rights(asked)
        over = await self._services.tables.load(press.session)
        if over.state == "over" and over.seat_of(asked.user_id):
            await check_table(self._services, asked, over.people)
        if self._services.limits is not None:
            await self._services.limits.check(self._services.tables, asked, over.people)
        session = await self._services.tables.rematch(press.session, asked.person, str(asked.interaction.id))
        await self._services.display.show(session, asked)

    async def _do(self, asked: Asked, press: Press, act: Act) -> None:
        try:
            session = await self._services.tables.do(press.session, act)
        except WasCancelled as refusal:
            # Discord may have taken a lobby without a word: its table was closed, and it would keep its buttons.
            if not refusal.session.row.messages:
                await self._services.display.put_away(refusal.session, asked)
            raise
        await self._services.display.show(session, asked)
