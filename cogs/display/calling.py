"""Calls players: by a message that becomes the board, by a message beside the board, or by a direct message."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from hashlib import blake2b

from msgspec.structs import replace

from cogs.display.cleanup import Cleanup
from cogs.display.direct_messages import DirectMessages
from cogs.display.plan import Plan
from cogs.display.transport import DISCORD_ERRORS, Transport
from cogs.messages import calls
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message

log = logging.getLogger(__name__)


def nonce_of(session: Session, version: int) -> str:
    """The nonce of the message that shows this version: at most 25 characters, as Discord demands.

    It contains a part of the fingerprint, because sessions of different databases can have the same id, and in a view
    the viewer's seat: Discord keeps the nonces of a bot together for all channels.
    """
    to = f"s{session.seat_of(session.viewer)}" if session.viewer else ""
    return f"{session.commitment[:6]}-{session.id}-{version}{to}"


def nonce_to(session: Session, what: str, user_ids: Iterable[int]) -> str:
    """The nonce of a message of one kind that tells these users of this version: at most 25 characters.

    Discord keeps the nonces of a bot together for all channels, so messages to different users need different ones.
    """
    told = f"{nonce_of(session, session.version)} {what} {sorted(user_ids)}"
    return blake2b(told.encode(), digest_size=12).hexdigest()


def _call(session: Session, message_id: int) -> Message:
    """The stored form of a message that calls the player to act now."""
    return Message(message_id, session.place.channel_id, "call", session.version, live=False)


class Calling:
    """Calls players, and stores the messages that do so."""

    def __init__(self, transport: Transport, direct: DirectMessages, tables: Tables, cleanup: Cleanup) -> None:
        self._transport = transport
        self._direct = direct
        self._tables = tables
        self._cleanup = cleanup

    async def post_call(self, session: Session, todo: Plan) -> tuple[Session, Plan]:
        """Post a message of plain text that calls the players of the plan.

        Returns the session with that message stored, and a plan to edit the message into the board or lobby. It is
        posted as plain text because notifications show no text of layouts. Raises DISCORD_ERRORS, or NotKept.
        """
        # The suffix distinguishes it from a message that shows the same version and calls nobody.
        nonce = f"{nonce_of(session, session.version)}-c"
        message = calls.editable_call(session, todo.calls)
        message_id = await self._transport.post(session.place, message, todo.calls, nonce)
        call = _call(session, message_id)
        session = await self._tables.messages.note_call(session, call)
        return session, replace(todo, post=False, calls=(), edit=call)

    async def post_calls_beside(self, session: Session, todo: Plan) -> None:
        """Post a message for each player whom the plan calls, beside a board that is edited and stays.

        One message tells all of them that their table is closed. Errors of Discord are logged: the board is more
        important, and is up to date already. Raises NotKept.
        """
        together = [todo.calls] if session.ended and todo.calls else [(each,) for each in todo.calls]
        for number, user_ids in enumerate(together, 1):
            nonce = f"{nonce_of(session, session.version)}-{number}"
            message = calls.call(session, user_ids)
            try:
                message_id = await self._transport.post(session.place, message, user_ids, nonce)
            except DISCORD_ERRORS as error:
                log.warning("Nobody is called to table %s: %r", session.id, error)
            else:
                await self._tables.messages.note_call(session, _call(session, message_id))

    def send_direct(self, session: Session, todo: Plan) -> None:
        """Start sending direct messages to the players of the plan who prefer them. Nothing waits for the result."""
        for user_id in todo.direct:
            self._cleanup.start(self._direct.send(user_id, calls.direct(session, user_id)))
