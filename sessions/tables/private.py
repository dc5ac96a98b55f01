"""What users keep at a table for themselves: moves planned in advance, and a note. Nothing of it is in the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from data.errors import ConflictError
from data.rows import PlanRow
from data.store import Store
from rules.core import Played
from rules.notation import seat_to_act
from sessions.acts.checks import check_planner, check_planning, seat_at
from sessions.failing import failing_as
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.moments import PlanFull, Stale
from sessions.session import Session
from sessions.state.plans import MOST_LINES, Line, applying, with_line
from sessions.tables.access import TRIES, SessionAccess

LONGEST_NOTE = 1000
"""The largest number of characters in a note."""


class Private:
    """Keeps plans and notes. Each method is done for one user, who alone is told."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store

    async def add_line(self, session_id: int, user_id: int, version: int, played: Sequence[Played]) -> Session:
        """Add a line to the user's plan: the plies `played` after entry `version`. Return the table as it is then.

        The plies after the last one of the user are left out. Raises Stale if the game has gone on since `version`, or
        the line has no whole answer of the user; PlanFull; or the refusal that applies where nothing can be planned.
        """

        def after(session: Session, lines: tuple[Line, ...]) -> tuple[Line, ...]:
            seat = check_planning(session, user_id)
            own = [each.seat == seat for each in played]
            if not session.stale_before <= version <= session.version or not is_answered(played, seat):
                raise Stale(session)
            length = len(own) - own[::-1].index(True)
            found = with_line(lines, tuple(str(each.ply) for each in played[:length]), own)
            if len(found) > max(MOST_LINES, len(lines)):
                raise PlanFull(session)
            return found

        return await self._change(session_id, user_id, after)

    async def drop_line(self, session_id: int, user_id: int, line: Line | None = None) -> Session:
        """Delete a line of the user's plan, or all of them. `line` has the plies from now on. Return the table."""

        def after(session: Session, lines: tuple[Line, ...]) -> tuple[Line, ...]:
            check_planner(session, user_id)
            return tuple(each for each in lines if line is not None and each != line)

        return await self._change(session_id, user_id, after)

    async def _change(
        self, session_id: int, user_id: int, change: Callable[[Session, tuple[Line, ...]], tuple[Line, ...]]
    ) -> Session:
        """Replace the lines of a plan, from the present position on, by what `change` returns."""
        async with self._access.lock(session_id):
            for _ in range(TRIES):
                session = await self._access.load(session_id)
                before = plan_of(session, user_id)
                lines = change(session, lines_of(session, user_id))
                plan = PlanRow(user_id, session.version, lines) if lines else None
                if before is None and plan is None:
                    return session
                with suppress(ConflictError), failing_as(NotKept):
                    await self._store.write_plan(session_id, session.version, before, plan)
                    return await self._access.load(session_id)
            raise Stale(session)

    async def note(self, session: Session, user_id: int) -> str:
        """The user's note on a table; empty where there is none. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.note(session.id, user_id)

    async def write_note(self, session: Session, user_id: int, text: str) -> None:
        """Replace the note of a player on a table; an empty one is deleted. Raises NotSeated or NotKept."""
        if text:
            seat_at(session, user_id)
        with failing_as(NotKept):
            await self._store.write_note(session.id, user_id, text.strip()[:LONGEST_NOTE])


def is_answered(played: Sequence[Played], seat: int) -> bool:
    """Whether a line contains an answer of `seat`, and does not stop in the middle of one."""
    return any(each.seat == seat for each in played) and seat_to_act(played[-1].after) != seat


def plan_of(session: Session, user_id: int) -> PlanRow | None:
    """The user's plan as it is stored; None where there is none."""
    return next((each for each in session.row.plans if each.user_id == user_id), None)


def lines_of(session: Session, user_id: int) -> tuple[Line, ...]:
    """The lines of the user's plan that still apply, each from the present position on."""
    plan = plan_of(session, user_id)
    return () if plan is None else applying(plan, session)
