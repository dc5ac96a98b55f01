"""What every cog works with: the tables, what shows them to channels and to one person, the router, the limits."""

from __future__ import annotations

from msgspec import Struct

from cogs.answers.limits import Limits
from cogs.answers.request import Request
from cogs.answers.router import Router
from cogs.shown.display import Display
from cogs.shown.privately import Privately
from sessions.refusals import NoTable
from sessions.session import Session
from sessions.tables import Tables


class Services(Struct, frozen=True):
    """The services of one bot."""

    tables: Tables
    display: Display
    privately: Privately
    router: Router
    limits: Limits | None
    """None where the host sets none."""

    async def table_of(self, request: Request, *, going_on: bool = False) -> Session:
        """The session that a command means, in this channel or in one of its threads (see `Tables.meant_in`).

        `going_on`: the command is about an open table. Raises NoTable or InThreads.
        """
        session = await self.tables.finder.meant_in(
            request.channel_id, request.user_id, request.thread_ids, seen=request.visible_thread_ids, going_on=going_on
        )
        if session is None or session.state == "cancelled":
            raise NoTable
        return session
