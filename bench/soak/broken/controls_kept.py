"""Old boards keep their buttons and menus."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.display.cleanup import Cleanup
from cogs.interactions.request import Request
from cogs.schedule.retries import Outcome
from sessions.session import Session
from sessions.tables.messages import Message


async def _note_alone(self: Cleanup, session: Session, message: Message, _request: Request | None = None) -> Outcome:
    await self._tables.messages.forget(session, message.message_id)
    return Outcome.DONE


def apply(patch: Patch) -> None:
    """Break it."""
    patch(Cleanup, "try_to_retire", _note_alone)
