"""The objects that every cog works with."""

from __future__ import annotations

from msgspec import Struct

from cogs.display.display import Display
from cogs.display.private_answers import PrivateAnswers
from cogs.interactions.limits import Limits
from cogs.interactions.request import Request
from cogs.interactions.router import Router
from cogs.thinking.analysing import Analyses
from sessions.refusals.requests import NoDirectMessages, NoTable
from sessions.session import Session
from sessions.tables import Tables


class Services(Struct, frozen=True):
    """The services of one bot.

    Attributes:
        tables (Tables): reads and changes sessions.
        display (Display): shows sessions in their channels.
        private_answers (PrivateAnswers): shows pictures and pages to one user.
        router (Router): where handlers of presses are registered; the error boundary of commands.
        analyses (Analyses): analyses games that are over.
        limits (Limits or None): the rate limits on opening and posting tables; None where there are none.
    """

    tables: Tables
    display: Display
    private_answers: PrivateAnswers
    router: Router
    analyses: Analyses
    limits: Limits | None

    async def table_of(self, request: Request, *, going_on: bool = False) -> Session:
        """The session that a command means.

        It is in the request's channel or in a thread of it (`Finder.meant_in`), or in the user's direct messages
        (`Finder.meant_by`). With `going_on`, the command is about an open table. Raises NoTable, InThreads, or
        NoDirectMessages.
        """
        if request.outside and not request.channel_id:
            raise NoDirectMessages
        finder = self.tables.finder
        if request.place.direct:
            session = await finder.meant_by(request.user_id, request.channel_id)
        else:
            session = await finder.meant_in(
                request.channel_id,
                request.user_id,
                request.thread_ids,
                seen=request.visible_thread_ids,
                going_on=going_on,
            )
        if session is None or session.state == "cancelled":
            raise NoTable(direct=request.place.direct)
        return session
