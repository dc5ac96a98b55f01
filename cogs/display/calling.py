"""Calling the players whom a plan names: by a message that becomes the board, beside the board, or directly."""

from __future__ import annotations

import logging

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
    """By what Discord knows a message again that shows that version. It allows 25 characters.

    The commitment tells sessions of different databases apart, where ids may be the same.
    """
    return f"{session.commitment[:6]}-{session.id}-{version}"


def _call(session: Session, message_id: int) -> Message:
    """A message in the session's channel that calls whoever is to act there now."""
    return Message(message_id, session.place.channel_id, "call", session.version, live=False)


class Calling:
    """Calls players, and notes the messages that do."""

    def __init__(self, transport: Transport, direct: DirectMessages, tables: Tables, cleanup: Cleanup) -> None:
        self._transport = transport
        self._direct = direct
        self._tables = tables
        self._cleanup = cleanup

    async def post_call(self, session: Session, todo: Plan) -> tuple[Session, Plan]:
        """Call whom the plan calls in a message of plain text, and plan to edit it to show what is to be shown.

        A notification shows the text of the message as it was posted, and of no layout. Raises DISCORD_ERRORS, or
        NotKept.
        """
        # Told apart from a message that shows the same moment and calls nobody.
        nonce = f"{nonce_of(session, session.version)}-c"
        message = calls.editable_call(session, todo.calls)
        message_id = await self._transport.post(session.place, message, todo.calls, nonce)
        call = _call(session, message_id)
        session = await self._tables.messages.note_call(session, call)
        return session, replace(todo, post=False, calls=(), edit=call)

    async def post_calls_beside(self, session: Session, todo: Plan) -> None:
        """Call, beside the one message of a game, whom the plan calls. The board matters more, and is there already.

        Raises NotKept.
        """
        for number, user_id in enumerate(todo.calls, 1):
            nonce = f"{nonce_of(session, session.version)}-{number}"
            message = calls.call(session, user_id)
            try:
                message_id = await self._transport.post(session.place, message, [user_id], nonce)
            except DISCORD_ERRORS as error:
                log.warning("Nobody is called to table %s: %r", session.id, error)
            else:
                await self._tables.messages.note_call(session, _call(session, message_id))

    def send_direct(self, session: Session, todo: Plan) -> None:
        """Begin to tell directly those who do not want to be called; whether it arrives is waited for by nobody."""
        for user_id in todo.direct:
            self._cleanup.start(self._direct.send(user_id, calls.direct(session, user_id)))
