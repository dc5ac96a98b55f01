"""What a player can plan at a table, and when. Plans are no entries of a log: nobody else learns of them."""

from __future__ import annotations

from sessions.acts.checks import playing_seat
from sessions.refusals import NoPlans, PlanOnTurn
from sessions.session import Session
from sessions.state.plans import can_be_planned


def check_planner(session: Session, user_id: int) -> int:
    """The seat of a player whose moves in this game can be planned. Raises NoPlans, or the refusal that applies."""
    seat = playing_seat(session, user_id)
    if not can_be_planned(session.game, len(session.people)):
        raise NoPlans(session)
    return seat


def check_planning(session: Session, user_id: int) -> int:
    """The seat of a player who can plan moves now. Raises PlanOnTurn in their own turn, or the refusal that applies."""
    seat = check_planner(session, user_id)
    if session.actor == seat:
        raise PlanOnTurn(session)
    return seat
