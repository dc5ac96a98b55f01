"""The proof about deals of the day: one secret a day, one attempt for each person, and no secret before its time."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bench.soak.evidence import Evidence, Request, Violation
from cogs.messages import game_history
from data.rows import SessionRow
from sessions.log import Dealt, Ended, Opened, TableEnding, read
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
    """Check all tables that play a deal of a day, and what people were told of them."""
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
