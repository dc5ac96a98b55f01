"""What every cog works with: the tables, and the way their sessions are shown and their components answered."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.answers import AnyInteraction, Router
from cogs.shows import Shows
from sessions.refusals import NoTable, NotSeated
from sessions.session import Session
from sessions.tables import Tables


@dataclass(frozen=True, slots=True)
class House:
    """The services of one bot."""

    tables: Tables
    shows: Shows
    router: Router

    async def table_of(self, interaction: AnyInteraction) -> Session:
        """The newest session of the channel in which `interaction` happened. Raises NoTable."""
        session = await self.tables.latest_in(interaction.channel_id or 0)
        if session is None or session.state == "cancelled":
            raise NoTable
        return session


def check_seated(session: Session, user_id: int) -> None:
    """Raises NotSeated for somebody who does not play at the table."""
    if session.seat_of(user_id) is None:
        raise NotSeated(session)
