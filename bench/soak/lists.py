"""The answers to whoever asks for open tables: theirs, their server's, or the next one that waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from bench.soak.evidence import Request
from bench.soak.history import History
from bench.soak.said import SAY, of_view
from cogs.messages import table_lists
from cogs.messages.rooms import MY_GAMES
from cogs.words import games as words
from sessions.clocks.deadlines import waits
from sessions.session import Session
from sessions.tables.overview import Listed, WaitingTable

List = Callable[[History, Request], Sequence[str] | None]
"""Returns the possible answers, or None where they are not known: the lists tell waiting times to the second."""


def _open(history: History, request: Request) -> list[Session] | None:
    """The open tables at that moment, the one that has waited longest first; None where one has just changed."""
    found = list[Session]()
    for table, row in history.found.rows.items():
        moments = history.moments(table, request)
        if len(moments) > 1 or (not moments and row.entries[0].at <= request.since):
            return None
        found += [each for each in moments if not each.ended]
    return sorted(found, key=lambda each: (_since(each), each.id))


def _since(session: Session) -> int:
    """Since when a table has waited, as it was noted with its last entry: in a pause it waits no longer."""
    return session.changed_at - session.waited(session.changed_at)


def _hurry(session: Session, request: Request) -> tuple[bool, float]:
    """Those come first that wait for whoever asks, by the nearest deadline."""
    waiting = waits(session, int(request.since))
    acts = waiting is not None and waiting.user_id == request.user_id
    if waiting is None or not acts:
        return True, 0
    return False, inf if waiting.deadline is None else waiting.deadline


def _told(tables: Sequence[Session], request: Request, *, mine: bool) -> Sequence[str]:
    """A page of a list."""
    pages = max(1, -(-len(tables) // table_lists.SIZE))
    page = min(request.press.page if request.press is not None else 0, pages - 1)
    shown = tables[page * table_lists.SIZE : (page + 1) * table_lists.SIZE]
    now = int(request.since)
    listed = Listed(tuple(WaitingTable(each, each.waited(now)) for each in shown), page, pages, len(tables))
    return [of_view(table_lists.tables(SAY, listed, request.user_id, request.guild_id, mine=mine))]


def _mine(history: History, request: Request) -> Sequence[str] | None:
    tables = _open(history, request) if history.found.standing else None
    if tables is None:
        return None
    own = [each for each in tables if each.seat_of(request.user_id) is not None]
    guild = request.guild_id
    own.sort(key=lambda each: (_hurry(each, request), each.place.guild_id != guild))
    return _told(own, request, mine=True)


def _here(history: History, request: Request) -> Sequence[str] | None:
    tables = _open(history, request) if history.found.standing and not history.found.wandered else None
    if tables is None:
        return None
    return _told([each for each in tables if each.place.guild_id == request.guild_id], request, mine=False)


def _next(history: History, request: Request) -> Sequence[str] | None:
    tables = _open(history, request) if history.found.standing else None
    if tables is None:
        return None
    besides, now = request.press.session if request.press is not None else 0, int(request.since)
    waiting = [each for each in tables if not _hurry(each, request)[0] and not each.paused and each.id != besides]
    waiting.sort(key=lambda each: _hurry(each, request))
    if not waiting:
        return [SAY.games.no_game_waits()]
    return [words.next_game(SAY, WaitingTable(waiting[0], waiting[0].waited(now)), request.user_id)]


LISTS: dict[str, List] = {"/games": _mine, "mine": _mine, MY_GAMES: _mine, "here": _here, "nextgame": _next}
"""By command or action."""
