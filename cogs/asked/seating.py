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
    await check_place(services, asked, asked.channel_id, asked.interaction.channel, moderator=asked.moderator)
    await check_invited(services.tables.settings, asked.person, people)


async def check_place(services: Services, asked: Asked, channel_id: int, channel: object, *, moderator: bool) -> None:
    """Whether whoever asks, a `moderator` of the channel or not, may have a table there. Raises what applies."""
    places = [channel_id, *([channel.parent_id] if isinstance(channel, discord.Thread) else [])]
    await check_opening(services.tables.settings, asked.guild_id, places, moderator=moderator)


async def check_seats(services: Services, asked: Asked, session_id: int) -> None:
    """Whether whoever asks may sit down at a table. Raises the refusal that applies."""
    session = await services.tables.load(session_id)
    if session.state == "lobby":
        await check_joining(services.tables.settings, asked.person, session)
