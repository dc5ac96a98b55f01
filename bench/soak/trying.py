"""The answers to whoever tries or plans moves on a private board, as they follow from the buttons pressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bench.soak.evidence import Request
from bench.soak.history import History
from bench.soak.said import PICTURE, SAY, of_view
from cogs.messages import plans, trying
from cogs.messages.controls import MENUS
from cogs.messages.game_history import TRY, ViewedGame
from cogs.messages.table_menu import TRY_HERE
from cogs.messages.trying import TriedGame
from cogs.words.names import plain
from cogs.words.plans import saved
from sessions.acts.checks import acting_seat, seat_at
from sessions.acts.planning import check_planning
from sessions.records.past import past_of
from sessions.records.trying import BadLineError, TooLongError, Tried, begun, tried
from sessions.refusals import Stale
from sessions.session import Session
from sessions.state.plans import MOST_LINES
from sessions.tables.private import is_answered


def _open(request: Request, session: Session, _history: History) -> Sequence[str]:
    assert request.press is not None, "it is a button"
    acting_seat(session, request.user_id, request.press.made_at(session))
    return [_shown(request, session, begun(session.position))]


def _open_plan(request: Request, session: Session, _history: History) -> Sequence[str]:
    check_planning(session, request.user_id)
    return [_shown(request, session, begun(session.position))]


def _save(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    """How many lines there were before stands in no log."""
    found = _line(request, session, *_picked(request)[:1])
    seat = session.seat_of(request.user_id)
    if found is None or seat is None:
        return None
    if not is_answered(found.played, seat):
        raise Stale(session)
    notes = [saved(SAY, lines) for lines in range(1, MOST_LINES + 1)]
    return [_shown(request, session, found, note=each) for each in (*notes, SAY.refusals.plan_full())]


def _discard(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    found = _line(request, session, "")
    return None if found is None else [_shown(request, session, found)]


def _back(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    found = _line(request, session, *_picked(request)[:1])
    return None if found is None or _is_drawn(found.back()) else [_shown(request, session, found.back())]


def _play(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    found = _line(request, session, *_picked(request)[:1])
    if found is None:
        return None
    chosen = tuple(" ".join(_picked(request)[1:]).split())
    following = found.continuations(chosen)
    if "" in following:
        return _gone_on(request, session, found, found.index(" ".join(chosen)))
    if chosen and not following:
        return [_shown(request, session, found, note=SAY.trying.not_possible())]
    return [_shown(request, session, found, chosen)]


def _chance(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    line, *picked = (*_picked(request), "", "")[:2]
    found = _line(request, session, line)
    return None if found is None else _gone_on(request, session, found, int(picked[0]) if picked[0].isdecimal() else -1)


def _roll(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    """Any of the possibilities may be drawn."""
    found = _line(request, session, *_picked(request)[:1])
    if found is None:
        return None
    answers = [_gone_on(request, session, found, index) for index in range(max(1, len(found.outcomes())))]
    return None if None in answers else [text for each in answers if each is not None for text in each]


def _picked(request: Request) -> tuple[str, ...]:
    """What a button carries, and what was picked."""
    return (*(request.press.words if request.press is not None else ()), *request.values)


def _line(request: Request, session: Session, line: str = "") -> Tried | None:
    """The line of a button; None where more was drawn than it says. Raises the refusal that must be the answer."""
    assert request.press is not None, "a line is behind a button"
    if request.name in PLANS:
        check_planning(session, request.user_id)
        if not session.stale_before <= request.press.version <= session.version:
            raise Stale(session)
    elif not session.ended:
        seat_at(session, request.user_id)
    base, _ = session.stood(request.press.version)
    try:
        found = tried(base, line) if line else begun(base)
    except BadLineError as error:
        raise Stale(session) from error
    return None if _is_drawn(found) else found


def _is_drawn(line: Tried) -> bool:
    """Whether chance, which nobody can predict, goes on with this line at once."""
    return line.settled() != line


def _gone_on(request: Request, session: Session, line: Tried, index: int) -> Sequence[str] | None:
    """The answers where the line goes on with this ply; None where more is drawn after it."""
    try:
        after = line.then(index)
    except TooLongError:
        return [_shown(request, session, line, note=SAY.trying.too_long())]
    except BadLineError:
        return [_shown(request, session, line, note=SAY.trying.not_possible())]
    return None if len(after.steps) > len(line.steps) + 1 else [_shown(request, session, after)]


def _shown(request: Request, session: Session, line: Tried, chosen: tuple[str, ...] = (), note: str = "") -> str:
    assert request.press is not None, "a line is behind a button"
    seat = session.seat_of(request.user_id)
    viewed = ViewedGame(past_of(session, partial(plain, SAY)), session.id, seat, numbers=session.numbers)
    here = request.name in (TRY_HERE, plans.ADD)
    moment = session.version if here else request.press.version
    before = session.played if here else session.stood(moment)[1]
    page = 0 if note or here else request.press.page
    if request.name in PLANS and seat is not None:
        game = TriedGame(viewed, moment, before, line, chosen, plans.PLANNING)
        return of_view(plans.board(SAY, session, seat, game, PICTURE, page, note))
    return of_view(trying.board(TriedGame(viewed, moment, before, line, chosen), PICTURE, page, note))


PLANS = {
    plans.ADD: _open_plan,
    plans.SAVE: _save,
    **dict.fromkeys((f"{plans.PLANNING.play}{each}" for each in MENUS), _play),
    plans.PLANNING.back: _back,
    plans.PLANNING.anew: _discard,
}
"""The same for boards on which moves are planned, by action."""

TRIES = {
    **PLANS,
    TRY_HERE: _open,
    **dict.fromkeys((f"{TRY}{each}" for each in MENUS), _play),
    trying.BACK: _back,
    trying.ANEW: _discard,
    trying.CHANCE: _chance,
    trying.ROLL: _roll,
}
"""By action."""
