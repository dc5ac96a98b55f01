"""What a channel should be shown next: it follows from the session, from what was shown, and from the time alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sessions.messages import Message, Shows
from sessions.session import Session
from sessions.settings import person_of, server_of

OLD = timedelta(minutes=50)
"""A live message older than this is followed by a new one: Discord throttles edits of messages over an hour old."""

_DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done, in this order. Nothing of it is done twice, and what is left undone is planned again.

    `edit`: bring this message up to date. `post`: send a new one; `again`: though there may be one of the same moment.
    `calls`: users whom the new message calls, or beside an edit a short message of its own; `tells`: those who are told
    directly instead. `note`: there is nothing to show, and that is to be noted. `retire`: messages that have lost their
    place, and must lose their controls; what is replaced by a post is one of them when the post is noted.
    """

    shows: Shows
    edit: Message | None = None
    post: bool = False
    calls: tuple[int, ...] = ()
    tells: tuple[int, ...] = ()
    again: bool = False
    note: bool = False
    retire: tuple[Message, ...] = ()


def plan(session: Session, now: datetime, *, afresh: bool = False) -> Plan:
    """What to do for `session`. `afresh`: a new live message is wanted even where the old one is up to date."""
    live = session.row.live
    shows: Shows = "lobby" if session.state in ("lobby", "cancelled") else "end" if session.ended else "board"
    retire = tuple(each for each in session.row.messages if not each.live and not _still_calls(session, each))
    if session.row.shown >= session.version and not afresh:
        return Plan(shows, retire=retire)
    if session.state == "cancelled" and live is None:
        return Plan(shows, note=True, retire=retire)
    # Somebody who asks for the board again calls nobody.
    calls, tells = ((), ()) if afresh else _as_they_like(session, _calls(session, live))
    if live is not None and not afresh:
        if _goes_on(session, live, shows, now):
            return Plan(shows, edit=live, retire=retire)
        if _stays(session, live, shows):
            return Plan(shows, edit=live, calls=calls, tells=tells, retire=retire)
    return Plan(shows, post=True, calls=calls, tells=tells, again=afresh, retire=retire)


def _goes_on(session: Session, live: Message, shows: Shows, now: datetime) -> bool:
    """Whether the live message can show the session as it is now: the same lobby, or a turn that it showed already."""
    if shows == "lobby":
        return live.shows == "lobby"
    young = now - made(live.message_id) < OLD
    # An edit calls nobody.
    called = live.version >= session.called or not session.summoned
    return shows == live.shows == "board" and _same_turn(session, live) and young and called


def one_message(session: Session) -> bool:
    """Whether the server keeps one message for a whole game, and calls beside it who is to move."""
    return server_of(session).past == "one message"


def _stays(session: Session, live: Message, shows: Shows) -> bool:
    """Whether the live board stays the one message of its game, however old: at one table edits are rare enough."""
    return one_message(session) and live.shows == "board" and shows in ("board", "end")


def _still_calls(session: Session, message: Message) -> bool:
    """Whether a message calls somebody who has not moved since, to the board that is live."""
    live = session.row.live
    if message.shows != "call" or live is None or session.actor is None or session.start is None:
        return False
    return _same_turn(session, message) and message.message_id > live.message_id


def _as_they_like(session: Session, user_ids: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of those to be called: who is mentioned, and who is told directly. The rest wants neither."""
    calls = tuple(each for each in user_ids if mentioned(session, each))
    return calls, tuple(each for each in user_ids if each not in calls and person_of(session, each).direct)


def mentioned(session: Session, user_id: int) -> bool:
    """Whether somebody is mentioned now: at every turn, or for what is more than their turn, or never."""
    pings = person_of(session, user_id).pings
    return pings == "every turn" or (pings == "reminders" and user_id in session.summoned)


def _same_turn(session: Session, live: Message) -> bool:
    moment = session.at(live.version)
    # One who plays alone watches one message from the first turn to the last.
    return moment.seat == session.actor and (session.solo or moment.turn == session.position.number)


def called(session: Session) -> tuple[int, ...]:
    """Whom a lobby calls: those who were named when it opened."""
    return tuple(each.user_id for each in session.people if each.user_id != session.host)


def _calls(session: Session, live: Message | None) -> tuple[int, ...]:
    """Whom a new message calls: in a first lobby who was named, on a board who is to act and was not called yet."""
    if session.state == "lobby":
        return called(session)
    if session.actor_person is None or session.solo:
        return ()
    summoned = session.summoned if live is None or live.version < session.called else ()
    if live is not None and live.shows == "board" and _same_turn(session, live):
        return summoned
    return tuple(dict.fromkeys((session.actor_person.user_id, *summoned)))


def made(message_id: int) -> datetime:
    """When a message was made: its id tells, by Discord's own clock."""
    return _DISCORD_EPOCH + timedelta(milliseconds=message_id >> 22)
