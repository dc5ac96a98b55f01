"""What a channel should be shown next: it follows from the session, from what was shown, and from the time alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from cogs.messages.preferences import mentioned, one_message
from sessions.log import Bound, Invited, Revealed
from sessions.people.settings import person_of
from sessions.session import Session
from sessions.tables.messages import Message, Shows

OLD = timedelta(minutes=50)
"""A live message older than this is followed by a new one: Discord throttles edits of messages over an hour old."""

_DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


class Plan(Struct, frozen=True):
    """What is to be done, in this order. Nothing of it is done twice, and what is left undone is planned again.

    `hang`: the game goes into a thread of its own first, on this message; all else is planned when it is there.
    `edit`: bring this message up to date; where it shows a call, it becomes the live message. `post`: send a new one;
    `again`: though there may be one of the same moment. `calls`: users whom the new message calls before it is edited
    to show anything, or beside an edit a short message of its own; `direct`: those who are told directly instead.
    `note`: there is nothing to show, and that is to be noted. `retire`: messages that have lost their place, and must
    lose their controls; what is replaced by a post is one of them when the post is noted. `notice`: the message on
    which the thread of the game hangs tells of the new turn; one that is not told is told of the next.
    """

    shows: Shows
    thread_anchor: Message | None = None
    edit: Message | None = None
    post: bool = False
    calls: tuple[int, ...] = ()
    direct: tuple[int, ...] = ()
    repeat: bool = False
    mark_shown: bool = False
    retire: tuple[Message, ...] = ()
    notice: tuple[int, int] | None = None
    """Its channel and its id."""


def plan(session: Session, now: datetime, *, repost: bool = False, can_open_thread: bool = True) -> Plan:
    """What to do for `session`. `repost`: a new live message is wanted even where the old one is up to date.

    `threads`: a thread can be opened in its channel.
    """
    live = session.live
    shows: Shows = "lobby" if session.state in ("lobby", "cancelled") else "end" if session.ended else "board"
    if can_open_thread and session.wants_thread and (live is None or live.shows == "lobby"):
        return Plan(shows, thread_anchor=live) if live else Plan("lobby", post=True)
    begun = _call_to_edit(session, shows)
    retire = tuple(
        each
        for each in session.messages
        if not each.live and not _is_pending_call(session, each) and (each != begun or session.shown >= session.version)
    )
    if session.shown >= session.version and not repost:
        return Plan(shows, retire=retire)
    if (session.state == "cancelled" and live is None) or (not repost and _nothing_new(session)):
        return Plan(shows, mark_shown=True, retire=retire)
    # Somebody who asks for the board again calls nobody.
    calls, direct = ((), ()) if repost else _by_preference(session, _due_calls(session, live))
    boards = shows == "board" and not repost and live is not None and live.shows == "board"
    notice = session.thread_anchor if boards else None
    if notice is not None and now - created_at(notice[1]) >= OLD:
        # Discord throttles edits of old messages: it tells how the game came out, and no turns any more.
        notice = None
    if live is not None and not repost:
        if _can_edit(session, live, shows, now):
            # A lobby stays where it is, and its host is called beside it.
            beside = (calls, direct) if shows == "lobby" else ((), ())
            return Plan(shows, edit=live, calls=beside[0], direct=beside[1], retire=retire)
        if _is_only_message(session, live, shows):
            return Plan(shows, edit=live, calls=calls, direct=direct, retire=retire, notice=notice)
    if begun is not None and not repost:
        # Those whom it called are not called again.
        if now - created_at(begun.message_id) < OLD:
            return Plan(shows, edit=begun, direct=direct, retire=retire, notice=notice)
        calls = ()
    return Plan(shows, post=True, calls=calls, direct=direct, repeat=repost, retire=retire, notice=notice)


def _nothing_new(session: Session) -> bool:
    """Whether a closed game was shown, and what has come since is about its secret alone."""
    unseen = session.log[session.shown :]
    return session.ended and session.shown > 0 and all(isinstance(each, Bound | Revealed) for each in unseen)


def _can_edit(session: Session, live: Message, shows: Shows, now: datetime) -> bool:
    """Whether the live message can show the session as it is now: a lobby that calls nobody, or a turn it showed."""
    if live.channel_id != session.place.channel_id:
        return False
    if shows == "lobby":
        return live.shows == "lobby" and not newly_invited(session)
    young = now - created_at(live.message_id) < OLD
    # An edit calls nobody.
    called = live.version >= session.last_call or not session.called_users
    return shows == live.shows == "board" and _same_turn(session, live) and young and called


def _is_only_message(session: Session, live: Message, shows: Shows) -> bool:
    """Whether the live board stays the one message of its game, however old: at one table edits are rare enough."""
    here = live.channel_id == session.place.channel_id
    return one_message(session) and here and live.shows == "board" and shows in ("board", "end")


def _is_pending_call(session: Session, message: Message) -> bool:
    """Whether a message calls somebody who has not moved since, to the board that is live, or a host to their lobby."""
    live = session.live
    if session.state == "lobby":
        return message.shows == "call" and message.version >= session.last_call and bool(session.called_users)
    if message.shows != "call" or live is None or session.actor is None or session.start is None:
        return False
    return _same_turn(session, message) and message.message_id > live.message_id


def _call_to_edit(session: Session, shows: Shows) -> Message | None:
    """The message that called those who are to be called now, and was not edited to show anything yet."""
    calls = (each for each in session.messages if each.shows == "call" and calls_everyone_due(session, each))
    return next(calls, None) if shows != "end" else None


def calls_everyone_due(session: Session, message: Message) -> bool:
    """Whether a message that calls somebody calls everybody who is to be called now."""
    if message.channel_id != session.place.channel_id:
        return False
    if session.state == "lobby":
        waiting = {each.user_id for each in session.invited}
        later = (each for each in session.log[message.version :] if isinstance(each, Invited))
        return all(each.person.user_id not in waiting for each in later)
    if session.actor is None or message.version < session.version_after(0):
        # What was posted before the game began invites somebody.
        return False
    return (message.version >= session.last_call or not session.called_users) and _same_turn(session, message)


def _by_preference(session: Session, user_ids: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of those to be called: who is mentioned, and who is told directly. The rest wants neither."""
    calls = tuple(each for each in user_ids if mentioned(session, each))
    return calls, tuple(each for each in user_ids if each not in calls and person_of(session, each).direct)


def _same_turn(session: Session, live: Message) -> bool:
    moment = session.at(live.version)
    # One who plays alone watches one message from the first turn to the last.
    return moment.seat == session.actor and (session.solo or moment.turn == session.position.number)


def newly_invited(session: Session) -> tuple[int, ...]:
    """Who is invited and was not called yet: since the channel saw the lobby last, or ever."""
    waits = {each.user_id for each in session.invited} if session.state == "lobby" else set()
    named = (each.person.user_id for each in session.log[session.shown :] if isinstance(each, Invited))
    return tuple(dict.fromkeys(user_id for user_id in named if user_id in waits))


def _due_calls(session: Session, live: Message | None) -> tuple[int, ...]:
    """Whom a new message calls: in a lobby who is invited, on a board who is to act; if they were not called yet."""
    if session.state == "lobby":
        return newly_invited(session) or (
            session.called_users if live is not None and live.version < session.last_call else ()
        )
    if session.actor_person is None or session.solo:
        return ()
    summoned = session.called_users if live is None or live.version < session.last_call else ()
    here = live is not None and live.channel_id == session.place.channel_id
    if here and live is not None and live.shows == "board" and _same_turn(session, live):
        return summoned
    return tuple(dict.fromkeys((session.actor_person.user_id, *summoned)))


def created_at(message_id: int) -> datetime:
    """When a message was made: its id tells, by Discord's own clock."""
    return _DISCORD_EPOCH + timedelta(milliseconds=message_id >> 22)
