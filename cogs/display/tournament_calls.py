"""Calls people before a tournament starts: who has a place now, and everybody who is to check in."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence

from cogs.display.direct_messages import DirectMessages
from cogs.display.transport import DISCORD_ERRORS, Transport
from cogs.languages import spoken
from cogs.messages.parts import Composed
from cogs.words import tournaments as words
from cogs.words.names import address
from sessions.tables import Tables
from tournaments.events.gathering import Called
from tournaments.events.service import Tournaments
from tournaments.events.state import EntrantRow, Tournament
from words import of

log = logging.getLogger(__name__)


class TournamentCalls:
    """Posts one message for all who are told the same, and direct messages for those who want them."""

    def __init__(self, transport: Transport, direct: DirectMessages, tables: Tables, tournaments: Tournaments) -> None:
        self._transport = transport
        self._direct = direct
        self._tables = tables
        self._tournaments = tournaments

    async def send(self, tournament: Tournament) -> Tournament:
        """Call everybody who is to be called, and return the tournament as it is then. Raises NotRead or NotKept.

        What Discord does not take is sent at the next look. Of two processes that send the same, or of one that was
        killed before it noted this, Discord posts one message.
        """
        for kind in sorted({each.call for each in tournament.to_call}):
            called = [each for each in tournament.to_call if each.call == kind]
            try:
                await self._post(tournament, kind, called)
            except DISCORD_ERRORS as error:
                log.warning("Entrants of tournament %s could not be called: %r", tournament.id, error)
                continue
            act = Called([each.entry for each in called], kind)
            tournament = await self._tournaments.do(tournament.id, tournament.place.guild_id, act)
        return tournament

    async def _post(self, tournament: Tournament, kind: str, called: Sequence[EntrantRow]) -> None:
        people = {each.user_id: await self._tables.settings.person(each.user_id) for each in called}
        message_id = (await self._tournaments.messages_in(tournament.place.guild_id)).get(tournament.id)
        say, link = of(spoken(tournament.language)), address(tournament.place, message_id)
        told = f"{tournament.id} {kind} {sorted(each.entry for each in called)} {tournament.checks}"
        text = words.call(say, tournament, kind, [f"<@{user_id}>" for user_id in people], link)
        mentioned = [user_id for user_id, each in people.items() if each.pings != "never"]
        await self._transport.post(tournament.place, Composed(None, content=text), mentioned, _nonce(told))
        for user_id in (user_id for user_id, each in people.items() if each.direct):
            await self._direct.send(user_id, Composed(None, content=text), _nonce(f"{told} {user_id}"))


def _nonce(told: str) -> str:
    """The nonce of the message that tells this; Discord keeps those of a bot together for all channels."""
    return f"cup-{hashlib.sha256(told.encode()).hexdigest()[:20]}"
