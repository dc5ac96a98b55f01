"""What a server and the people there have settled, obeyed before a table is opened and before somebody sits down."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.answers.asked import Asked
from cogs.services import Services
from sessions.company import check_invited, check_joining, check_opening
from sessions.log import Person


async def check_table(services: Services, asked: Asked, people: Sequence[Person]) -> None:
    """Whether whoever asks may open a table where they ask, for these people. Raises the refusal that applies."""
    channel = asked.interaction.channel
    places = [asked.channel_id, *([channel.parent_id] if isinstance(channel, discord.Thread) else [])]
    settings = services.tables.settings
    await check_opening(settings, asked.guild_id, places, moderator=asked.moderator)
    await check_invited(settings, asked.person, people)


async def check_seats(services: Services, asked: Asked, session_id: int) -> None:
    """Whether whoever asks may sit down at a table. Raises the refusal that applies."""
    session = await services.tables.load(session_id)
    if session.state == "lobby":
        await check_joining(services.tables.settings, asked.person, session)
