"""What a channel should be shown next: it follows from the session, from what was shown, and from the time alone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sessions.log import Invited
from sessions.messages import Message, Shows
from sessions.session import Session

OLD = timedelta(minutes=50)
"""A live message older than this is followed by a new one: Discord throttles edits of messages over an hour old."""

_DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done, in this order. Nothing of it is done twice, and what is left undone is planned again.

    `hang`: the game goes into a thread of its own first, on this message; all else is planned when it is there.
    `edit`: bring this message up to date. `post`: send a new one, which calls the users `calls`; `again`: though
    there may be one of the same moment. `note`: there is
    nothing to show, and that is to be noted. `retire`: messages that have lost their place, and must lose their
    controls; what is replaced by a post is one of them when the post is noted. `tell`: the message on which the thread
    of the game hangs tells of the new turn; one that is not told is told of the next.
    """

    shows: Shows
    hang: Message | None = None
    edit: Message | None = None
    post: bool = False
    calls: tuple[int, ...] = ()
    again: bool = False
    note: bool = False
    retire: tuple[Message, ...] = ()
    tell: tuple[int, int] | None = None
    """Its channel and its id."""


def plan(session: Session, now: datetime, *, afresh: bool = False, threads: bool = True) -> Plan:
    """What to do for `session`. `afresh`: a new live message is wanted even where the old one is up to date.

    `threads`: a thread can be opened in its channel.
    """
    live = session.row.live
    shows: Shows = "lobby" if session.state in ("lobby", "cancelled") else "end" if session.ended else "board"
    if threads and session.wants_thread and (live is None or live.shows == "lobby"):
        return Plan(shows, hang=live) if live else Plan("lobby", post=True)
    retire = tuple(each for each in session.row.messages if not each.live)
    if session.row.shown >= session.version and not afresh:
        return Plan(shows, retire=retire)
    if session.state == "cancelled" and live is None:
        return Plan(shows, note=True, retire=retire)
    if live is not None and not afresh and _goes_on(session, live, shows, now):
        return Plan(shows, edit=live, retire=retire)
    # Somebody who asks for the board again calls nobody.
    calls = () if afresh else _calls(session, live)
    tell = session.hangs if shows == "board" and not afresh and live is not None and live.shows == "board" else None
    if tell is not None and now - made(tell[1]) >= OLD:
        # Discord throttles edits of old messages: it tells how the game came out, and no turns any more.
        tell = None
    return Plan(shows, post=True, calls=calls, again=afresh, retire=retire, tell=tell)


def _goes_on(session: Session, live: Message, shows: Shows, now: datetime) -> bool:
    """Whether the live message can show the session as it is now: a lobby that calls nobody, or a turn it showed."""
    if live.channel_id != session.row.channel_id:
        return False
    if shows == "lobby":
        return live.shows == "lobby" and not asked(session)
    young = now - made(live.message_id) < OLD
    # An edit calls nobody.
    called = live.version >= session.called or not session.summoned
    return shows == live.shows == "board" and _same_turn(session, live) and young and called


def _same_turn(session: Session, live: Message) -> bool:
    moment = session.at(live.version)
    # One who plays alone watches one message from the first turn to the last.
    return moment.seat == session.actor and (session.solo or moment.turn == session.position.number)


def asked(session: Session) -> tuple[int, ...]:
    """Who is invited and was not called yet: since the channel saw the lobby last, or ever."""
    waits = {each.user_id for each in session.invited} if session.state == "lobby" else set()
    named = (each.person.user_id for each in session.log[session.row.shown :] if isinstance(each, Invited))
    return tuple(dict.fromkeys(user_id for user_id in named if user_id in waits))


def _calls(session: Session, live: Message | None) -> tuple[int, ...]:
    """Whom a new message calls: in a lobby who is invited, on a board who is to act; if they were not called yet."""
    if session.state == "lobby":
        return asked(session)
    if session.actor_person is None or session.solo:
        return ()
    summoned = session.summoned if live is None or live.version < session.called else ()
    here = live is not None and live.channel_id == session.row.channel_id
    if here and live is not None and live.shows == "board" and _same_turn(session, live):
        return summoned
    return tuple(dict.fromkeys((session.actor_person.user_id, *summoned)))


def made(message_id: int) -> datetime:
    """When a message was made: its id tells, by Discord's own clock."""
    return _DISCORD_EPOCH + timedelta(milliseconds=message_id >> 22)
