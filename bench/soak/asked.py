"""What was done for people who did not look: deals, matched offers, planned moves. Each was asked for, and allowed."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from bench.soak.evidence import Evidence, Request, Violation, at_versions
from bench.soak.history import History
from cogs.messages import game_history
from cogs.messages.variations import SAVE
from data.rows import SessionRow
from rules.catalogue import GAMES
from sessions.log import Dealt, Ended, Matched, Opened, Planned, TableEnding, read
from sessions.records.variations import BadLineError, tried
from sessions.session import Session
from sessions.state.deals import closes
from sessions.state.players import is_user

LOOKS_THROUGH = frozenset(
    (
        *("/history", "history", "/replay", "replay", "/record", "record"),
        *(game_history.TELL, game_history.LOOK, game_history.ASK, game_history.GO, game_history.ANALYSE),
    )
)
"""The requests that show a whole game."""


class Table(Struct, frozen=True):
    """A table that plays a deal: which one, and for whom."""

    row: SessionRow
    deal: Dealt
    user_id: int
    unseen: bool


def dealt(found: Evidence) -> Iterator[Violation]:
    """Check all tables that play a deal of a day, and what people read about them."""
    tables = [table for row in found.rows.values() if (table := _table(row)) is not None]
    secrets: dict[int, bytes] = {}
    attempts: dict[tuple[int, int], int] = {}
    for each in sorted(tables, key=lambda each: each.row.id):
        row, day, key = each.row, each.deal.day, (each.deal.day, each.user_id)
        if secrets.setdefault(day, row.secret) != row.secret:
            yield Violation("dealt", f"day {day} has two secrets", row.id)
        if each.deal.scored and not each.unseen and attempts.setdefault(key, row.id) != row.id and is_user(key[1]):
            yield Violation("dealt", f"{key[1]} has a second attempt on day {day}", row.id)
        if not each.deal.scored and key not in attempts and is_user(key[1]):
            yield Violation("dealt", f"{key[1]} practises day {day} without an attempt before", row.id)
    for request in found.requests:
        for day, secret in secrets.items():
            if request.until < closes(day) and _tells(request, secret.hex(), closes(day)):
                yield Violation("dealt", f"the secret of day {day} was told too early", at=request.at)


def can_spoil(found: Evidence, request: Request, session: Session) -> bool | None:
    """Whether a request is turned down as its user can still play the deal of the table; None if that is not known."""
    if session.deal is None or not session.sealed or session.seat_of(request.user_id) is not None:
        return False
    played = (_table(row) for row in found.rows.values())
    day = session.deal.day
    attempts = any(each and (each.deal.day, each.user_id) == (day, request.user_id) for each in played)
    return None if attempts else True


def _table(row: SessionRow) -> Table | None:
    entries = [read(each.kind, each.facts) for each in row.entries]
    deal = next((each for each in entries if isinstance(each, Dealt)), None)
    if deal is None:
        return None
    host = next(each.host for each in entries if isinstance(each, Opened))
    unseen = any(isinstance(each, Ended) and each.how is TableEnding.NOT_SHOWN for each in entries)
    return Table(row, deal, host, unseen)


def _tells(request: Request, secret: str, until: int) -> bool:
    """Whether a private answer, or a file that came with it, contained the secret before `until`.

    Somebody may press another button of the message after that, and the message then tells it.
    """
    early = [screen for screen in request.told if screen.at < until]
    said = any(secret in str(screen.payload) for screen in early)
    return said or (early == [*request.told] and any(secret.encode() in file for file in request.files))


MADE = ("makeoffer", "takeoffer")
"""The actions by which somebody offers to play."""


def _avoids(history: History, user_id: int, others: set[int], at: int) -> bool:
    """Whether somebody certainly avoided one of these others at that time, in seconds since 1970."""
    if history.settlements.doubts(user_id, at - 1, at + 1):
        return False
    return bool(others & history.settlements.of(user_id, at).avoided)


def matched(found: Evidence) -> Iterator[Violation]:
    """Check that each game of open offers has as many people as it needs, who offered it and avoided nobody of them."""
    history = History(found)
    offered = Counter(each.user_id for each in found.requests if each.name in MADE)
    led = Counter[int]()
    for row in found.rows.values():
        for entry in (read(each.kind, each.facts) for each in row.entries if each.kind == Matched.kind):
            assert isinstance(entry, Matched), "its kind says so"
            people = [each for each in entry.user_ids if each > 0]
            led.update(people)
            # Strangers may be more than two, where the game allows it.
            seats = GAMES[row.game].seats if row.showings else (2,)
            if len(set(entry.user_ids)) != len(entry.user_ids) or len(entry.user_ids) not in seats:
                yield Violation("matched", f"{entry.user_ids} were matched", row.id)
            for one in people:
                others = {each for each in people if each != one}
                if _avoids(history, one, others, row.entries[0].at):
                    yield Violation("matched", f"{one} was matched with {others}, whom they avoid", row.id)
    for user_id, games in led.items():
        if games > offered[user_id]:
            yield Violation("matched", f"{user_id} made {offered[user_id]} offers, which led to {games} games")


def planned(found: Evidence) -> Iterator[Violation]:
    """Check that each ply that is reported as planned was saved by its player, in a line that the game had followed."""
    saved = [each for each in found.requests if each.name == SAVE and each.press is not None and each.press.words]
    for row in found.rows.values():
        if not any(each.kind == Planned.kind for each in row.entries):
            continue
        for _, session in at_versions(row, [row.version]):
            for index in range(len(session.played)):
                own = [each for each in saved if each.press is not None and each.press.session == row.id]
                if session.by_plan(index) and not any(_promises(session, each, index) for each in own):
                    yield Violation("planned", f"{session.played[index].ply} was played, and not planned", row.id)


def _promises(session: Session, request: Request, index: int) -> bool:
    """Whether a saved line has the ply of that index after those before it, and is by the player of this ply."""
    press, ply = request.press, session.played[index]
    assert press is not None, "a line is behind a button"
    if session.seated_at(index)[ply.seat - 1].user_id != request.user_id:
        return False
    begun = bisect_right(session.numbers, press.version)
    try:
        line = tried(session.stood(press.version)[0], press.words[0])
    except BadLineError:
        return False
    stands = [str(each.ply) for each in session.played[begun : index + 1]]
    return begun <= index and [str(each.ply) for each in line.played][: len(stands)] == stands
