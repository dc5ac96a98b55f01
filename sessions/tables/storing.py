"""Between sessions and the rows of the store: what is written of a session, and a session read from its row."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from data.rows import Change, MessageRow, SessionRow
from rules.catalogue import GAMES
from rules.core import IllegalPlyError
from rules.game import OptionError
from rules.notation import UnreadablePlyError
from sessions.clocks.deadlines import due, waits
from sessions.fold import Fold
from sessions.log import Entry, Moved, Started, UnknownEntryError, read
from sessions.refusals.base import Outdated
from sessions.results.contests import board_clock, board_end
from sessions.results.scoring import MOST_A_DAY, can_count, finished, results
from sessions.session import Session
from sessions.state.draft import MisplacedError
from sessions.state.plans import applying
from sessions.state.players import is_user


def read_session(row: SessionRow, known: Session | None = None) -> Session:
    """The session that `row` stores.

    Where `known` is given, the entries of `row` follow it, unless they begin with entry 1.
    Raises Outdated if the rules of its game have changed since, or the game has left the catalogue.
    """
    game = GAMES.get(row.game)
    if game is None or game.version != row.rules_version:
        raise Outdated(row.game)
    bare = replace(row, entries=())
    if row.entries and row.entries[0].number == 1:
        known = None
    if known is not None and not row.entries:
        return replace(known, row=bare)
    try:
        fold = Fold(bare, game, known)
        for each in row.entries:
            fold.add(read(each.kind, each.facts), each.at)
    except (OptionError, UnreadablePlyError, IllegalPlyError, UnknownEntryError, MisplacedError, KeyError) as error:
        # The seals are whole, so the rules have changed without a new version.
        raise Outdated(row.game) from error
    return fold.done(row.entries[-1] if row.entries else None)


def as_stored(session: Session, row: SessionRow) -> Session:
    """A session that was just written, with the row that the store returned for it."""
    return replace(session, row=replace(row, entries=()), last=row.entries[-1])


def change_of(session: Session, before: Session | None, at: int) -> Change:
    """What is to be written of `session` at `at`, in seconds since 1970.

    `before` is the snapshot that is stored already; None if nothing is.
    """
    entries = session.log[before.version if before else 0 :]
    reseated = before is None or before.people != session.people
    return Change(
        entries=tuple(each.row() for each in entries),
        state=session.state,
        players=tuple(each.user_id for each in session.people) if reseated else None,
        at=at,
        due=due(session),
        waits=waits(session, at),
        results=results(session) if session.state == "over" else (),
        finished=finished(session) if session.state == "over" else None,
        named=tuple({user_id for each in entries for user_id in each.users() if is_user(user_id)}),
        channel_id=session.row.channel_id if any(isinstance(each, Moved) for each in entries) else None,
        retire=_thread_anchor(session),
        plans=session.row.plans,
        dropped=tuple(each.user_id for each in session.row.plans if not applying(each, session)),
        begins=_who_begin(session, entries),
        most=MOST_A_DAY,
        board=board_end(session, entries),
        follows=board_clock(session, entries),
    )


def _who_begin(session: Session, entries: Iterable[Entry]) -> tuple[int, ...]:
    """The players of a game that begins with these entries and can count for the ratings; else nobody."""
    begins = any(isinstance(each, Started) for each in entries) and can_count(session)
    return tuple(each.user_id for each in session.people) if begins else ()


def _thread_anchor(session: Session) -> tuple[MessageRow, ...]:
    """The message to which the thread of a finished game is attached: it is edited to show how the game ended.

    That of a tournament's game was deleted as its board was shown.
    """
    if session.state != "over" or session.thread_anchor is None or session.contest:
        return ()
    channel_id, message_id = session.thread_anchor
    return (MessageRow(message_id, channel_id, "lobby", session.version, live=False),)
