"""What people and servers prefer: whom messages mention, and how many messages a game has."""

from __future__ import annotations

from sessions.people.settings import person_of, server_of
from sessions.session import Session


def one_message(session: Session) -> bool:
    """Whether the server wants one message for a whole game, with the calls beside it."""
    return server_of(session).past == "one message"


def mentioned(session: Session, user_id: int) -> bool:
    """Whether a user is to be mentioned now: they have chosen every turn and the end, reminders only, or never."""
    pings = person_of(session, user_id).pings
    return pings == "every turn" or (pings == "reminders" and user_id in session.called_users)
