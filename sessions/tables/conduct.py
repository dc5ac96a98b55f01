"""Keeps games between strangers clean: who does not want to meet whom again, reports for the host, who may not play.

Nobody learns that they are avoided or were reported, nor by whom.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from data.conduct import Reported as Reported
from data.rows import AvoidedRow as AvoidedRow
from data.rows import BarRow, ReportRow
from data.store import Store
from rules.notation import seat_to_act
from sessions.failing import failing_as
from sessions.log import TableEnding, TimeUp
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated
from sessions.refusals.limits import Barred, Paused
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.players import Stranger
from sessions.tables.access import SessionAccess

REASONS = ("stalls", "program", "accounts")
"""For what somebody can be reported: they let the time run on purpose, play with a program, have several accounts."""

REPORTS_A_DAY = 3
"""The most reports that one person makes in a day."""

KEPT = 90 * DAY
"""Seconds for which reports are kept, and for which a pause counts towards the next one."""

LAST, LOST = 10, 3
"""So many of somebody's last games with strangers, if time has ended them, lead to a pause."""

_LOOKED_AT = 30
"""The most games of somebody that are looked at: those in direct messages with people they know are among them."""

_LONGEST = 30 * DAY

HOST, STALLING = "host", "stalling"
"""Who has barred somebody: the host, or the bot, as they let their time run out."""


class Conduct:
    """Decides who may play with strangers, and keeps what people want of other strangers."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store

    # Who may play

    async def check(self, user_id: int) -> None:
        """Check that a user may look for strangers. Raises Barred, Paused, NotRead or NotKept."""
        with failing_as(NotRead):
            bars = {each.why: each for each in await self._store.bars_of(user_id)}
        if HOST in bars and bars[HOST].until > self._store.now():
            raise Barred(bars[HOST].until)
        pause = await self._paused(user_id, bars.get(STALLING))
        if pause is not None and pause.until > self._store.now():
            raise Paused(pause.until)

    async def is_barred(self, user_id: int) -> bool:
        """Whether a user may not play with strangers now, as far as that was worked out before. Raises NotRead."""
        with failing_as(NotRead):
            return any(each.until > self._store.now() for each in await self._store.bars_of(user_id))

    async def _paused(self, user_id: int, before: BarRow | None) -> BarRow | None:
        """The last pause of a user for letting time run out, as it follows from their games; None if there is none.

        The games after the last pause are looked at. What comes of them is kept, as those games count once.
        """
        pause, window = before, list[bool]()
        for at, lost in await self._games(user_id):
            if pause is not None and at <= pause.until:
                continue
            window = [*window, lost][-LAST:]
            if lost and sum(window) >= LOST:
                times = pause.times + 1 if pause is not None and at < pause.until + KEPT else 1
                pause, window = BarRow(user_id, STALLING, at + min(DAY << (times - 1), _LONGEST), times), []
        if pause is not None and pause != before:
            with failing_as(NotKept):
                await self._store.bar(pause)
        return pause

    async def _games(self, user_id: int) -> list[tuple[int, bool]]:
        """A user's last games with strangers: when each ended, the oldest first, and whether their time ended it."""
        with failing_as(NotRead):
            ids = await self._store.last_apart(user_id, _LOOKED_AT)
        found = list[tuple[int, bool]]()
        for each in ids:
            with suppress(Damaged, Outdated, UnknownSession):
                session = await self._access.load(each)
                if session.of_strangers and session.ended:
                    found.append((session.position_since, lost_by_time(session, user_id)))
        return sorted(each for each in found if each[0] > self._store.now() - KEPT)

    async def apart_from(self, user_id: int) -> frozenset[int]:
        """The ids of those who must not meet a user: whom they avoid, and who avoids them. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.apart_from(user_id)

    # What people want

    async def avoid(self, session: Session, user_id: int, seat: int) -> Stranger:
        """Note that a user does not want to play again with the stranger in a seat, who is returned.

        Raises UnknownSession or NotKept.
        """
        other = _other(session, user_id, seat)
        with failing_as(NotKept):
            await self._store.avoid_stranger(user_id, other.user_id, other.word, other.number)
        return other

    async def avoided(self, user_id: int) -> list[AvoidedRow]:
        """The strangers whom a user avoids, the newest first. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.avoided_strangers(user_id)

    async def stop_avoiding(self, user_id: int, word: str, number: int) -> None:
        """Note that a user would play again with whoever had this player name. Raises NotKept."""
        with failing_as(NotKept):
            await self._store.stop_avoiding(user_id, word, number)

    async def report(self, session: Session, user_id: int, seat: int, reason: str) -> Reported:
        """Note for the host what a user says of the stranger in a seat. `reason` is one of REASONS.

        Raises UnknownSession or NotKept.
        """
        other = _other(session, user_id, seat)
        if reason not in REASONS:
            raise UnknownSession
        now = self._store.now()
        row = ReportRow(session.id, user_id, other.user_id, reason, now)
        with failing_as(NotKept):
            return await self._store.report(row, REPORTS_A_DAY, now - DAY)

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """What is stored about a user, as plain values by heading.

        What others have said of them is not among it: it would tell who said it. Raises NotRead.
        """
        with failing_as(NotRead):
            avoided = await self._store.avoided_strangers(user_id)
            reports = await self._store.reports_by(user_id)
            bars = await self._store.bars_of(user_id)
        return {
            "strangers you avoid": [{"name": f"{each.word} {each.number}", "since": each.at} for each in avoided],
            "your reports": [{"table": each.session_id, "reason": each.reason, "at": each.at} for each in reports],
            "no games with strangers": [{"until": each.until, "why": each.why} for each in bars],
        }


def opponents(session: Session, user_id: int) -> list[tuple[int, Stranger]]:
    """The strangers with whom a user plays or has played a game, with their seats; empty for a table of others."""
    if session.seat_of(user_id) is None or not session.of_strangers:
        return []
    others = [(seat, each) for seat, each in enumerate(session.people, 1) if isinstance(each, Stranger)]
    return [(seat, each) for seat, each in others if each.user_id != user_id]


def lost_by_time(session: Session, user_id: int) -> bool:
    """Whether a game went on without a user, as their time was out, or did not begin, as they never moved."""
    if session.ending is not None and session.ending.how is TableEnding.NOT_BEGUN:
        return session.seat_of(user_id) == seat_to_act(session.position)
    return any(isinstance(each, TimeUp) and each.user_id == user_id for each in session.log)


def _other(session: Session, user_id: int, seat: int) -> Stranger:
    """The stranger in a seat of a game of the user. Raises UnknownSession."""
    other = dict(opponents(session, user_id)).get(seat)
    if other is None:
        # Who does not play there learns nothing of the table.
        raise UnknownSession
    return other
