"""What somebody is to read who asks for open tables: theirs, their server's, and the next one that waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from bench.soak.evidence import Asking
from bench.soak.history import History
from bench.soak.said import of_view
from cogs.shown import overviews
from cogs.words import games as words
from sessions.clocks.deadlines import waits
from sessions.session import Session
from sessions.tables.overview import Listed, WaitingTable

List = Callable[[History, Asking], Sequence[str] | None]
"""What may be read; None where that is not known: where time goes by, nobody knows to the second who waits how long."""


def _open(history: History, asking: Asking) -> list[Session] | None:
    """The open tables at that moment, the one that has waited longest first; None where one has just changed."""
    found = list[Session]()
    for table, row in history.found.rows.items():
        moments = history.moments(table, asking)
        if len(moments) > 1 or (not moments and row.entries[0].at <= asking.since):
            return None
        found += [each for each in moments if not each.ended]
    return sorted(found, key=lambda each: (_since(each, asking), each.id))


def _since(session: Session, asking: Asking) -> int:
    return int(asking.since) - session.waited(int(asking.since))


def _hurry(session: Session, asking: Asking) -> tuple[bool, float]:
    """Those come first that wait for whoever asks, by the nearest deadline."""
    waiting = waits(session, int(asking.since))
    acts = waiting is not None and waiting.user_id == asking.user_id
    if waiting is None or not acts:
        return True, 0
    return False, inf if waiting.deadline is None else waiting.deadline


def _told(tables: Sequence[Session], asking: Asking, *, mine: bool) -> Sequence[str]:
    """A page of a list."""
    pages = max(1, -(-len(tables) // overviews.SIZE))
    page = min(asking.press.page if asking.press is not None else 0, pages - 1)
    shown = tables[page * overviews.SIZE : (page + 1) * overviews.SIZE]
    now = int(asking.since)
    listed = Listed(tuple(WaitingTable(each, each.waited(now)) for each in shown), page, pages, len(tables))
    return [of_view(overviews.tables(listed, asking.user_id, asking.guild_id, mine=mine))]


def _mine(history: History, asking: Asking) -> Sequence[str] | None:
    tables = _open(history, asking) if history.found.standing else None
    if tables is None:
        return None
    own = [each for each in tables if each.seat_of(asking.user_id) is not None]
    guild = asking.guild_id
    own.sort(key=lambda each: (_hurry(each, asking), each.place.guild_id != guild))
    return _told(own, asking, mine=True)


def _here(history: History, asking: Asking) -> Sequence[str] | None:
    tables = _open(history, asking) if history.found.standing and not history.found.wandered else None
    if tables is None:
        return None
    return _told([each for each in tables if each.place.guild_id == asking.guild_id], asking, mine=False)


def _next(history: History, asking: Asking) -> Sequence[str] | None:
    tables = _open(history, asking) if history.found.standing else None
    if tables is None:
        return None
    besides, now = asking.press.session if asking.press is not None else 0, int(asking.since)
    waiting = [each for each in tables if not _hurry(each, asking)[0] and not each.paused and each.id != besides]
    waiting.sort(key=lambda each: _hurry(each, asking))
    if not waiting:
        return [words.NO_GAME_WAITS]
    return [words.next_game(WaitingTable(waiting[0], waiting[0].waited(now)), asking.user_id)]


LISTS: dict[str, List] = {"/games": _mine, "mine": _mine, "here": _here, "nextgame": _next}
"""By command or action."""
