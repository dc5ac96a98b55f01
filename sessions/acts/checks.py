"""What acts share: checks of who asks and how the table stands, and the entries for a seat that others give up."""

from __future__ import annotations

from typing import Literal

from rules.core import Resign
from sessions.log import Asked, Entry, GivenUp, Matter, PlyPlayed, TimeUp
from sessions.people.settings import person_of
from sessions.refusals.limits import AskedBefore, OwnGame
from sessions.refusals.moments import (
    AlreadyStarted,
    Finished,
    InTournament,
    IsPaused,
    NoPlans,
    NotStarted,
    OnlyInPractice,
    PlanOnTurn,
    Stale,
    WasCancelled,
)
from sessions.refusals.participants import NotHost, NotSeated, NotYourTurn, OutOfGame
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.options import RATED
from sessions.state.plans import can_be_planned
from sessions.state.players import Computer
from sessions.state.questions import Question

SUBSTITUTES = 3
"""How many people one player may name for seats, one after the other, without moving in between."""


def check_lobby(session: Session) -> None:
    """Raises the refusal for a table that is not an open lobby."""
    if session.state == "running":
        raise AlreadyStarted(session)
    check_open(session)


def check_running(session: Session) -> None:
    """Raises the refusal for a table at which no game runs."""
    if session.state == "lobby":
        raise NotStarted(session)
    check_open(session)


def check_open(session: Session) -> None:
    """Raises the refusal for a table that is closed already."""
    if session.ended:
        raise Finished(session) if session.state == "over" else WasCancelled(session)


def check_host(session: Session, user_id: int) -> None:
    """Raises NotHost for anybody but the host."""
    if user_id != session.host:
        raise NotHost(session)


def check_impartial(session: Session, user_id: int, act: Literal["end", "pause"]) -> None:
    """Raises OwnGame for a moderator who plays in this game, if it can count for the ratings.

    A player who loses could otherwise end it without a result, or stop their own clock.
    """
    rated = len(session.people) > 1 and session.table_options[RATED.name] == "yes"
    # A game without a result, or of a pair that had enough of them today, changes no rating.
    unaffected = session.computers or session.former or session.row.often
    affected = session.contest or (rated and not unaffected)
    if affected and session.seat_of(user_id) is not None:
        raise OwnGame(session, act)


def seat_at(session: Session, user_id: int) -> int:
    """The seat of a user at the table, from 1. Raises NotSeated."""
    seat = session.seat_of(user_id)
    if seat is None:
        raise NotSeated(session)
    return seat


def playing_seat(session: Session, user_id: int) -> int:
    """The seat of a user who is still in the running game. Raises the refusal that applies."""
    check_running(session)
    seat = seat_at(session, user_id)
    if seat not in session.position.remaining():
        raise OutOfGame(session)
    return seat


def check_moving(session: Session) -> None:
    """Raises IsPaused while a moderator has paused the game."""
    if session.paused:
        raise IsPaused(session)


def acting_seat(session: Session, user_id: int, version: int | None = None) -> int:
    """The seat of the user, whose turn it must be. `version` is the number of the last entry that they saw, if known.

    Raises the refusal that applies if this user cannot play a ply now.
    """
    check_running(session)
    seat = seat_at(session, user_id)
    if version is not None and not session.stale_before <= version <= session.version:
        raise Stale(session)
    if seat not in session.position.remaining():
        raise OutOfGame(session)
    check_moving(session)
    if seat != session.actor:
        raise NotYourTurn(session)
    return seat


def check_attempt(session: Session) -> None:
    """Raises OnlyInPractice at a scored attempt at a deal: what helps other players is not allowed in it."""
    if session.is_attempt and not session.ended:
        raise OnlyInPractice(session)


def check_no_contest(session: Session, what: Literal["back", "seat", "pause"]) -> None:
    """Raises InTournament in a game of a tournament: `what` would give somebody an advantage there, or more time."""
    if session.contest:
        raise InTournament(session, what)


def is_absent(session: Session, user_id: int, now: int) -> bool:
    """Whether a player's time is out, or they have said that they are away at `now`, in seconds since 1970."""
    actor, waiting = session.actor_person, session.clock
    late = waiting is not None and waiting.late and actor is not None and actor.user_id == user_id
    return late or person_of(session, user_id).away_until > now


def check_new_request(session: Session, asked: Asked, now: int) -> None:
    """Limit repeated requests, as each of them calls the other players. Raises AskedBefore.

    A request that was not granted can be repeated after a day, or once its player has moved in a later turn. To name
    another newcomer for a seat is another request; up to SUBSTITUTES of these are allowed in that time. `now` is in
    seconds since 1970.
    """
    waits = [
        each
        for each in session.ungranted
        if (each.question.by, each.question.matter) == (asked.by, asked.matter)
        and now < each.at + DAY
        and not _has_moved(session, asked.by, each.turn)
    ]
    plays = session.seat_of(asked.by) is not None
    same = [each.at for each in waits if _same_request(each.question, asked)]
    if same:
        raise AskedBefore(session, max(same) + DAY - now, plays=plays)
    if asked.matter is Matter.SEAT and len(waits) >= SUBSTITUTES:
        free = sorted(each.at for each in waits)[-SUBSTITUTES] + DAY
        raise AskedBefore(session, free - now, plays=plays, named=len(waits))


def _same_request(question: Question, asked: Asked) -> bool:
    """Whether two questions about the same matter ask for the same thing."""
    if asked.matter is Matter.SEAT and question.person is not None and asked.person is not None:
        one, other = question.person, asked.person
        if isinstance(one, Computer) and isinstance(other, Computer):
            # Each has an id of its own.
            return one.level is other.level
        return one.user_id == other.user_id
    return asked.matter is not Matter.TIME or question.seat == asked.seat


def _has_moved(session: Session, user_id: int, turn: int) -> bool:
    """Whether a ply of that player stands that belongs to a later turn than `turn`."""
    seat = session.seat_of(user_id)
    return any(each.seat == seat and each.turn > turn and not isinstance(each.ply, Resign) for each in session.played)


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


def time_up(session: Session, seat: int, by: int = 0) -> list[Entry]:
    """The entries that give up a seat because its player's time is out; `by` is the id of who alone chose that."""
    return [TimeUp(session.people[seat - 1].user_id, by), _resigns(seat)]


def taken_out(session: Session, seat: int, by: int) -> list[Entry]:
    """The entries that give up a seat because a moderator, whose id is `by`, decided so."""
    return [GivenUp(session.people[seat - 1].user_id, by), _resigns(seat)]


def _resigns(seat: int) -> PlyPlayed:
    return PlyPlayed(seat, str(Resign(seat)))
