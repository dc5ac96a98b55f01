"""Keeps the scheduled events of tournaments in one sitting, where the bot may create events.

Discord takes no nonce for an event, so its text names the message of the tournament, and an event with that text is
adopted: the bot may have been killed after it made it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import partial

import discord

from cogs.display.keyed_tasks import KeyedTasks
from cogs.interactions.request import DISCORD_ERRORS
from cogs.interactions.underway import UnderWay
from cogs.languages import spoken
from cogs.words import tournaments as words
from cogs.words.names import address
from render.kit.texts import clip
from sessions.tables import Tables
from tournaments.events.calendar import AGAIN, SETTLED, LookAgain, NoteEvent, Shown, shown, wanted
from tournaments.events.service import Tournaments
from tournaments.events.state import Tournament
from words import of

log = logging.getLogger(__name__)

_UNKNOWN_EVENT = 10070
"""Discord's error code for an event that was deleted."""

_OVER = (discord.EventStatus.completed, discord.EventStatus.cancelled)


class TournamentEvents:
    """Makes, moves, starts and ends events. What fails is done at a later look, and holds up no tournament."""

    def __init__(self, client: discord.Client, tables: Tables, tournaments: Tournaments, under_way: UnderWay) -> None:
        self._client = client
        self._tables = tables
        self._tournaments = tournaments
        self._tasks = KeyedTasks(under_way, "event")

    def start(self, tournament: Tournament) -> None:
        """Begin to bring the event of a tournament up to date, if it is not. Nothing waits for it."""
        if wanted(tournament, self._tables.now()) is not None:
            self._tasks.start(tournament.id, partial(self._keep, tournament.id, tournament.place.guild_id))

    def close(self) -> None:
        """Stop. The next start of the bot finds what is left to do."""
        self._tasks.close()

    async def _keep(self, tournament_id: int, guild_id: int) -> None:
        """Bring the event up to date; of several processes one does it. Raises NotRead, NotKept or StoreError."""
        guild = self._client.get_guild(guild_id)
        if guild is None or not guild.me.guild_permissions.create_events:
            return
        async with self._tables.claims.held(f"event {tournament_id}"):
            now = self._tables.now()
            # Before anything is done: a process that is killed meanwhile leaves it to the next look.
            tournament = await self._tournaments.do(tournament_id, guild_id, LookAgain(now + AGAIN))
            target = wanted(tournament, now)
            if target is None:
                return
            try:
                noted = await self._shown(guild, tournament, target)
            except DISCORD_ERRORS as error:
                log.warning("The event of tournament %s could not be changed: %r", tournament.id, error)
                if not (isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_EVENT):
                    return
                noted = NoteEvent(SETTLED, None)
            if noted is not None:
                await self._tournaments.do(tournament_id, guild_id, noted)

    async def _shown(self, guild: discord.Guild, tournament: Tournament, target: Shown) -> NoteEvent | None:
        """Have the event show this; what is to be noted. Raises DISCORD_ERRORS or NotRead."""
        if not tournament.event:
            made = await self._made(guild, tournament, target)
            return None if made is None else NoteEvent(made, target)
        event = await guild.fetch_scheduled_event(tournament.event, with_counts=False)
        if target.status == "deleted":
            await event.delete()
            return NoteEvent(SETTLED, None)
        if event.status in _OVER:
            # Its time was up, or somebody has ended it.
            return NoteEvent(SETTLED, None)
        before = shown(tournament)
        if before is not None and (before.start, before.end) != (target.start, target.end):
            end = _moment(target.end)
            if before.start == target.start:
                # It may have begun: then its start cannot be changed.
                await event.edit(end_time=end)
            else:
                await event.edit(start_time=_moment(target.start), end_time=end)
        if target.status != "scheduled" and event.status is discord.EventStatus.scheduled:
            event = await event.start()
        if target.status == "completed":
            await event.end()
            return NoteEvent(SETTLED, None)
        return NoteEvent(event.id, target)

    async def _made(self, guild: discord.Guild, tournament: Tournament, target: Shown) -> int | None:
        """The id of the event of a tournament, which is made unless it exists; None before its message is posted."""
        message_id = (await self._tournaments.messages_in(guild.id)).get(tournament.id)
        channel = guild.get_channel(tournament.place.channel_id)
        if message_id is None or channel is None:
            return None
        link = address(tournament.place, message_id)
        for each in await guild.fetch_scheduled_events(with_counts=False):
            if each.creator_id == guild.me.id and (each.description or "").endswith(link):
                return each.id
        say = of(spoken(tournament.language))
        _, about = words.about(say, tournament)
        made = await guild.create_scheduled_event(
            name=clip(tournament.name, 100),
            description=f"{clip(about, 800)}\n{link}",
            location=clip(f"#{channel.name}", 100),
            start_time=_moment(target.start),
            end_time=_moment(target.end),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        return made.id


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
