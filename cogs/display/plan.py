"""Plans what a channel should show next. A plan depends only on the session, on what was shown, and on the time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from sessions.log import Bound, Invited, PlyPlayed, Revealed
from sessions.people.settings import mentioned, one_message, person_of
from sessions.results.closing import closed_at, told_of_end
from sessions.session import Session
from sessions.state.players import Person
from sessions.state.table import TableEnding
from sessions.tables.messages import Message, Shows

OLD = timedelta(minutes=50)
"""The age at which a live message is replaced by a new one, as Discord limits edits of messages over an hour old."""

_DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


class Plan(Struct, frozen=True):
    """What to do in a channel, in this order. After a failure, a new plan contains what is left to do.

    Attributes:
        shows (Shows): what the live message shows afterwards: the lobby, the board or the end.
        thread_anchor (Message or None): the message on which to open a thread for the game. The rest of the plan is
            made when the game is in its thread.
        edit (Message or None): the message to edit; a call becomes the live message by this.
        post (bool): whether to post a new live message.
        calls (tuple of int): the ids of users to call: by a text that is then edited into the new live message, or by
            messages beside a message that is edited.
        direct (tuple of int): the ids of users to notify by direct messages.
        repeat (bool): whether to post even if the channel may have a message of this version.
        mark_shown (bool): whether there is nothing to show, and only this is to be stored.
        retire (tuple of Message): messages to retire. A live message that is replaced by a new one is not among them
            until the new one is stored.
        notice (tuple of two ints, or None): the channel id and the message id of the notice to update. A missed update
            is replaced by the next one.
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


def plan(session: Session, now: datetime, *, repost: bool = False, can_open_thread: bool = True) -> Plan:
    """Plan what to do for a session at the time `now`.

    `repost`: a new live message is wanted even if the old one is up to date. `can_open_thread`: a thread can be opened
    in its channel.

    A lobby of which nothing has been shown is posted:

    >>> from data.rows import SessionRow
    >>> from rules.games_up import GAME
    >>> from sessions.fold import Fold
    >>> from sessions.log import Opened
    >>> ann = Person(11, "Ann")
    >>> row = SessionRow(1, GAME.key, GAME.version, 5, 7, bytes(32), True, "lobby", version=1, shown=0)
    >>> fold = Fold(row, GAME)
    >>> fold.add(Opened("", ann.user_id, None, (ann,)))
    >>> planned = plan(fold.done(), datetime.now(UTC))
    >>> planned.shows, planned.post, planned.edit, planned.calls
    ('lobby', True, None, ())
    """
    live = session.live
    shows: Shows = "lobby" if session.state in ("lobby", "cancelled") else "end" if session.ended else "board"
    if can_open_thread and session.wants_thread and (live is None or live.shows == "lobby"):
        return Plan(shows, thread_anchor=live) if live else Plan("lobby", post=True)
    call = _call_to_edit(session)
    retire = tuple(
        each
        for each in session.messages
        if not each.live and not _is_pending_call(session, each) and (each != call or session.shown >= session.version)
    )
    if session.shown >= session.version and not repost:
        return Plan(shows, retire=retire)
    if (live is None and _nobody_waits(session)) or (not repost and _nothing_new(session, live)):
        return Plan(shows, mark_shown=True, retire=retire)
    # A board that somebody asks for calls nobody.
    calls, direct = ((), ()) if repost else _by_preference(session, _due_calls(session, live), call)
    boards = shows == "board" and not repost and live is not None and live.shows == "board"
    notice = session.thread_anchor if boards and not session.contest else None
    if notice is not None and now - created_at(notice[1]) >= OLD:
        # Discord limits edits of old messages: the next update of the notice is that of the result.
        notice = None
    if live is not None and not repost:
        if _can_edit(session, live, shows, now):
            # A lobby is edited, and its host is called beside it.
            beside = (calls, direct) if shows == "lobby" else ((), ())
            return Plan(shows, edit=live, calls=beside[0], direct=beside[1], retire=retire)
        if _is_only_message(session, live, shows):
            return Plan(shows, edit=live, calls=calls, direct=direct, retire=retire, notice=notice)
    if call is not None and not repost:
        # The players whom it has called are not called again.
        if now - created_at(call.message_id) < OLD:
            return Plan(shows, edit=call, direct=direct, retire=retire, notice=notice)
        calls = ()
    return Plan(shows, post=True, calls=calls, direct=direct, repeat=repost, retire=retire, notice=notice)


def _nobody_waits(session: Session) -> bool:
    """Whether a table was closed that needs no message: a lobby, or a game that could never be shown."""
    return session.state == "cancelled" or (session.ending is not None and session.ending.how is TableEnding.NOT_SHOWN)


def _nothing_new(session: Session, live: Message | None) -> bool:
    """Whether nothing has happened of which a message is to tell.

    That is what is about the secret of a closed game that was shown, and in a view steps within the turn of another.
    """
    unseen = session.log[session.shown :]
    if session.ended:
        return session.shown > 0 and all(isinstance(each, Bound | Revealed) for each in unseen)
    if live is None or live.shows != "board" or not _waits(session):
        return False
    unseen = session.log[live.version :]
    return bool(unseen) and all(isinstance(each, PlyPlayed) for each in unseen) and _same_turn(session, live)


def _waits(session: Session) -> bool:
    """Whether this is a view of somebody who waits for the turn of another: nobody is to be called there then."""
    return bool(session.viewer) and (session.actor_person is None or session.actor_person.user_id != session.viewer)


def _can_edit(session: Session, live: Message, shows: Shows, now: datetime) -> bool:
    """Whether the live message can be edited to show the session: a lobby with nobody to call, or the same turn."""
    if live.channel_id != session.place.channel_id:
        return False
    if shows == "lobby":
        return live.shows == "lobby" and not newly_invited(session)
    # An edit notifies nobody.
    called = live.version >= session.last_call or not session.called_users
    if session.viewer and shows == live.shows and called:
        # However old it is: every post in direct messages notifies.
        return shows == "end" or _waits(session) or _same_turn(session, live)
    if not (shows == live.shows == "board" and called):
        return False
    return _same_turn(session, live) and now - created_at(live.message_id) < OLD


def _is_only_message(session: Session, live: Message, shows: Shows) -> bool:
    """Whether the server wants one message for a whole game, and it is this one. It is edited however old it is."""
    here = live.channel_id == session.place.channel_id
    return one_message(session) and here and live.shows == "board" and shows in ("board", "end")


def _is_pending_call(session: Session, message: Message) -> bool:
    """Whether a message calls a player who has not moved since, or a host who has not reacted yet."""
    live = session.live
    if session.state == "lobby":
        return message.shows == "call" and message.version >= session.last_call and bool(session.called_users)
    if message.shows != "call" or live is None or session.actor is None or session.start is None:
        return False
    if session.viewer and live.version >= message.version:
        # The viewer has pressed while they were being called: their board tells it already.
        return False
    return _same_turn(session, message) and message.message_id > live.message_id


def _call_to_edit(session: Session) -> Message | None:
    """The message that has called everybody who is to be called now, and is to be edited; None where there is none."""
    calls = (each for each in session.messages if each.shows == "call" and calls_everyone_due(session, each))
    return next(calls, None)


def calls_everyone_due(session: Session, message: Message) -> bool:
    """Whether a call has called everybody who is to be called now."""
    if message.channel_id != session.place.channel_id:
        return False
    if session.ended:
        return tells_of_end(session, message)
    if session.state == "lobby":
        waiting = {each.user_id for each in session.invited}
        later = (each for each in session.log[message.version :] if isinstance(each, Invited))
        return all(each.person.user_id not in waiting for each in later)
    if session.actor is None or message.version < session.version_after(0):
        # A call from before the start was an invitation.
        return False
    return (message.version >= session.last_call or not session.called_users) and _same_turn(session, message)


def tells_of_end(session: Session, message: Message) -> bool:
    """Whether a message tells players that their table is closed. It stays in the channel."""
    return session.ended and message.shows == "call" and message.version >= closed_at(session)


def _by_preference(
    session: Session, user_ids: tuple[int, ...], call: Message | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of the users to call, those to mention and those to notify by direct message. Some want both, some neither.

    `call` is the message that has mentioned them. At the end of a table it may stand beside the one to be edited.
    """
    if session.viewer:
        # Whatever is posted in direct messages notifies.
        return user_ids, ()
    told = session.ended and call is not None
    calls = tuple(each for each in user_ids if mentioned(session, each) and not told)
    return calls, tuple(each for each in user_ids if person_of(session, each).direct)


def _same_turn(session: Session, live: Message) -> bool:
    moment = session.at(live.version)
    # A game of one person has one message from the first turn to the last.
    return session.alone or (moment.seat == session.actor and moment.turn == session.position.number)


def newly_invited(session: Session) -> tuple[int, ...]:
    """The ids of the users who were invited after the lobby was last shown and have not answered."""
    waits = {each.user_id for each in session.invited} if session.state == "lobby" else set()
    named = (each.person.user_id for each in session.log[session.shown :] if isinstance(each, Invited))
    return tuple(dict.fromkeys(user_id for user_id in named if user_id in waits))


def _due_calls(session: Session, live: Message | None) -> tuple[int, ...]:
    """The ids of the users to call: invited, to act, or to learn of the end; without those already called."""
    if session.ended:
        told = live is not None and live.version >= closed_at(session)
        return () if told else told_of_end(session)
    if session.state == "lobby":
        return newly_invited(session) or (
            session.called_users if live is not None and live.version < session.last_call else ()
        )
    if session.actor_person is None or session.alone:
        return ()
    # The message on which the thread of a game was opened calls nobody.
    unseen = live is None or live.version < session.last_call or live.shows == "lobby"
    summoned = session.called_users if unseen else ()
    here = live is not None and live.channel_id == session.place.channel_id
    if here and live is not None and live.shows == "board" and _same_turn(session, live):
        return summoned
    acts = (session.actor_person.user_id,) if isinstance(session.actor_person, Person) and not _waits(session) else ()
    return tuple(dict.fromkeys((*acts, *summoned)))


def created_at(message_id: int) -> datetime:
    """When a message or thread was created, by Discord's clock: its id contains the time."""
    return _DISCORD_EPOCH + timedelta(milliseconds=message_id >> 22)
