"""What stands between a person and an act, in one place: the state of the table, the seat, the turn."""

from __future__ import annotations

from sessions.refusals import (
    AlreadyStarted,
    Finished,
    IsPaused,
    NotHost,
    NotSeated,
    NotStarted,
    NotYourTurn,
    OutOfGame,
    Stale,
    WasCancelled,
)
from sessions.session import Session


def check_lobby(session: Session) -> None:
    """Raises the refusal for a table that is no open lobby."""
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
    """The seat of the user who is to act now; `version` is the log's length that they saw, where that is known.

    Raises the refusal that stands between this user and a ply at this moment.
    """
    check_running(session)
    seat = seat_at(session, user_id)
    if version is not None and not session.moved <= version <= session.version:
        raise Stale(session)
    if seat not in session.position.remaining():
        raise OutOfGame(session)
    check_moving(session)
    if seat != session.actor:
        raise NotYourTurn(session)
    return seat
