"""What a player can plan at a table, and when. Plans are no entries of a log: nobody else learns of them."""

from __future__ import annotations

from sessions.acts.checks import playing_seat
from sessions.refusals.moments import NoPlans, PlanOnTurn
from sessions.session import Session
from sessions.state.plans import can_be_planned


def check_planner(session: Session, user_id: int) -> int:
    """The seat of a player whose moves in this game can be planned. Raises NoPlans, or the refusal that applies.

    Against a computer, which replies at once, there is nothing to plan. What was planned before a computer took over
    stays, to be seen and deleted.
    """
    seat = playing_seat(session, user_id)
    planned = any(each.user_id == user_id for each in session.row.plans)
    if not can_be_planned(session.game, len(session.people)) or (session.alone and not planned):
        raise NoPlans(session)
    return seat


def check_planning(session: Session, user_id: int) -> int:
    """The seat of a player who can plan moves now. Raises PlanOnTurn in their own turn, or the refusal that applies."""
    seat = check_planner(session, user_id)
    if session.actor == seat:
        raise PlanOnTurn(session)
    return seat
