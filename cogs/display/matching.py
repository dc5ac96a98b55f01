"""Matches open offers: looks for somebody with whom a game can start, starts it, and tells those who want to know."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable

import discord
from msgspec import Struct

from cogs.display.direct_messages import DirectMessages
from cogs.display.display import Display
from cogs.interactions.members import member_of
from cogs.interactions.permissions import bot_opens_threads, is_barred, may_see
from cogs.interactions.request import DISCORD_ERRORS
from cogs.interactions.underway import UnderWay
from cogs.languages import language_by
from cogs.messages import challenges as challenges_shown
from cogs.messages import offers as shown
from cogs.messages.parts import Composed
from cogs.words.names import address
from sessions.refusals.base import Refusal
from sessions.refusals.limits import ServerFull
from sessions.session import Session
from sessions.state.clock import MINUTE
from sessions.tables import Tables
from sessions.tables.offers import LOOK_AGAIN, OfferRow, Pair, place_of
from words import of

log = logging.getLogger(__name__)


class Match(Struct, frozen=True):
    """What became of an offer.

    Attributes:
        session (Session or None): the game that it has led to; None if it has led to none here.
        waits (bool): whether the offer still stands. If it does not, and there is no session, another process has
            started the game.
    """

    session: Session | None
    waits: bool


class Matchmaker:
    """Matches the offers of this process's servers. `Alarms` calls `look`."""

    def __init__(
        self, client: discord.Client, tables: Tables, display: Display, direct: DirectMessages, under_way: UnderWay
    ) -> None:
        self._client = client
        self._tables = tables
        self._display = display
        self._direct = direct
        self._under_way = under_way
        self._tasks: set[asyncio.Task[None]] = set()

    async def match(self, offer: OfferRow) -> Match:
        """Start the game of an offer with the oldest one that fits, if there is any. Nothing is shown yet.

        Raises NotRead or NotKept.
        """
        for pair in await self._tables.offers.pairs(offer):
            if not await self._possible(pair):
                continue
            thread = bot_opens_threads(self._client.get_channel(pair.older.channel_id))
            try:
                session = await self._tables.offers.start(pair, thread=thread)
            except ServerFull:
                # There is room when a table ends; the offers are looked at again.
                break
            if session is not None:
                return Match(session, waits=False)
            if not await self._stands(offer):
                return Match(None, waits=False)
        return Match(None, waits=True)

    async def _stands(self, offer: OfferRow) -> bool:
        return any(each.key == offer.key for each in await self._tables.offers.of(offer.user_id))

    async def _possible(self, pair: Pair) -> bool:
        """Whether the bot can post where the older offer was made, and both people are in the server and see it."""
        guild = self._client.get_guild(pair.older.guild_id)
        channel_id = pair.older.channel_id
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None or is_barred(channel, posts=True):
            return False
        return all([await self._sees(guild, channel_id, each.user_id) for each in (pair.older, pair.newer)])

    async def _sees(self, guild: discord.Guild, channel_id: int, user_id: int) -> bool:
        """Whether somebody is in a server and sees a channel of it. Offers of somebody who has left are withdrawn."""
        member, left = await member_of(guild, user_id)
        if left:
            await self._tables.offers.withdraw(guild.id, user_id)
            await self._tables.offers.watch(guild.id, user_id, [])
        return member is not None and may_see(guild, channel_id, member)

    async def look(self) -> None:
        """Match the offers that are to be looked at again, and show their games. Raises NotRead or NotKept."""
        if not self._client.guilds:
            # The bot is just connecting, and does not know yet who sees what.
            return
        for offer in await self._tables.offers.to_look_at():
            found = await self.match(offer)
            if found.session is not None:
                self._display.background.show([found.session.id])

    async def look_in_pool(self) -> None:
        """Match offers to people of all servers, show their games, and tell of challenges.

        Raises NotRead or NotKept.
        """
        begun = await self._tables.pool.look()
        self._display.background.show([each.id for each in begun])
        await self._tell_of_challenges()

    async def _tell_of_challenges(self) -> None:
        """Tell people of challenges to them. Who cannot be told now is told later. Raises NotRead or NotKept."""
        challenges = self._tables.challenges
        for each in await challenges.to_tell():
            say = of(language_by(await self._tables.settings.person(each.other_id)))
            content, view = challenges_shown.told(say, each)
            # Of two processes, or after a kill, Discord posts it once.
            nonce = hashlib.sha256(f"challenge {each.user_id} {each.other_id} {each.made_at}".encode()).hexdigest()[:25]
            try:
                posted = await self._direct.post(each.other_id, Composed(view, content=content), nonce)
            except DISCORD_ERRORS as error:
                log.info("User %s is told later of a challenge: %r", each.other_id, error)
                await challenges.look_again([each], MINUTE)
                continue
            if posted is not None:
                await challenges.note_told(each)
            else:
                await challenges.look_again([each], LOOK_AGAIN)

    def tell(self, offer: OfferRow) -> None:
        """Begin to tell those who want to know of an offer. Nothing waits for it."""
        task = asyncio.create_task(self._logged(lambda: self._tell(offer)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Callable[[], Awaitable[None]]) -> None:
        with self._under_way:
            try:
                await work()
            except Refusal as refusal:
                log.warning("Nobody is told of an offer: %s", refusal)
            except Exception:
                # Nothing awaits this task, so the error is logged.
                log.exception("Nobody is told of an offer")

    async def _tell(self, offer: OfferRow) -> None:
        guild = self._client.get_guild(offer.guild_id)
        for user_id in await self._tables.offers.to_tell(offer) if guild else ():
            assert guild is not None
            if not await self._sees(guild, offer.channel_id, user_id) or not await self._stands(offer):
                continue
            if await self._tables.offers.note_told(user_id):
                say = of(language_by(await self._tables.settings.person(user_id)))
                content, view = shown.told(say, offer, guild.name, address(place_of(offer)))
                await self._direct.send(user_id, Composed(view, content=content))

    def close(self) -> None:
        """Stop telling people."""
        for task in self._tasks:
            task.cancel()
