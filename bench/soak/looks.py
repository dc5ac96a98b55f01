"""The answers to requests that change nothing at a table: its board, its past, its record, what can be done there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bench.soak.evidence import Request
from bench.soak.history import History
from bench.soak.said import PICTURE, SAY, of_view
from bench.soak.trying import TRIES
from cogs.messages import boards, computers, game_history, panels, private_boards, questions, table_menu
from cogs.messages.game_history import ANALYSE, ViewedGame
from cogs.pictures.films import MAX_FRAMES
from cogs.pictures.pictures import face_of, teller_of
from cogs.words import lobby as lobby_words
from cogs.words import replaying as replaying_words
from cogs.words import table as words
from cogs.words.names import plain
from render.frames import frames
from sessions.acts import GiveUpFor, Substitute
from sessions.acts.checks import acting_seat, check_host, check_lobby, check_open, check_running, playing_seat, seat_at
from sessions.acts.computers import new_computer
from sessions.dice.luck import luck
from sessions.log import Asked
from sessions.records.past import past_of
from sessions.records.redrawing import redraw_game
from sessions.records.writing import record
from sessions.refusals import NoSeatOf, NotSeated, NotStarted, Stale, StillHere
from sessions.session import Session
from sessions.state.players import ComputerLevel

Look = Callable[[Request, Session, History], Sequence[str] | None]
"""Returns the possible answers, or None where they are not known. Raises the refusal that must be the answer."""


def _history(request: Request, session: Session, _history: History) -> Sequence[str]:
    viewed = _viewed(request, session)
    return [of_view(game_history.page(viewed, len(game_history.pages_of(viewed)) - 1))]


def _viewed(request: Request, session: Session) -> ViewedGame:
    return ViewedGame(past_of(session, partial(plain, SAY)), session.id, session.seat_of(request.user_id))


def _page(request: Request, session: Session, _history: History) -> Sequence[str]:
    viewed = _viewed(request, session)
    last = len(game_history.pages_of(viewed)) - 1
    assert request.press is not None, "a page is turned by a button"
    number = game_history.number_in(request.press.words, last)
    return [of_view(game_history.page(viewed, last if number is None else number))]


def _moment(request: Request, session: Session, history: History) -> Sequence[str] | None:
    viewed = _viewed(request, session)
    assert request.press is not None, "a moment is gone to by a button or a form"
    words_given = [each.strip() for each in request.values] if request.name == "gone" else request.press.words
    if viewed.past.over and _analysed(session, request, history):
        return None
    stop = game_history.number_in(words_given, viewed.last)
    if stop is None and request.name == "gone":
        return [SAY.watching.no_number()]
    return [of_view(game_history.moment(viewed, stop or 0, PICTURE))]


def _board(request: Request, session: Session, history: History) -> Sequence[str] | None:
    if session.start is None or history.found.wandered:
        return None
    return [board_of(request, session, history, in_words=bool(request.given.get("text")))]


def board_of(request: Request, session: Session, history: History, *, in_words: bool) -> str:
    """The position as it is shown privately to whoever asks, with a picture or in words."""
    seat, picture = session.seat_of(request.user_id), None if in_words else PICTURE
    sentences = history.settlements.of(request.user_id, request.since).sentences
    return of_view(private_boards.board(SAY, session, seat, picture, sentences=sentences))


def _record(request: Request, session: Session, _history: History) -> Sequence[str]:
    if session.start is None:
        raise NotStarted(session)
    if str(record(session)).encode() not in request.files:
        return ["another record was given than the game's"]
    return [words.record(SAY, session, f"{session.game.key}-{session.id}.txt")]


def _resign(request: Request, session: Session, history: History) -> Sequence[str] | None:
    playing_seat(session, request.user_id)
    return None if history.found.wandered else [of_view(boards.resign_question(SAY, session, request.user_id))]


def _stay(request: Request, session: Session, _history: History) -> Sequence[str]:
    seat_at(session, request.user_id)
    return [SAY.tables.playing_on()]


def _study(_request: Request, session: Session, _history: History) -> Sequence[str]:
    check_running(session)
    found = teller_of(session).study(session.position)
    return ["\n".join(found) if found else SAY.tables.nothing_to_study()]


def _besides(request: Request, session: Session, _history: History) -> Sequence[str]:
    check_running(session)
    assert request.press is not None, "the list is behind a button"
    menu = table_menu.table_menu(SAY, session, request.user_id, int(request.since), request.press.words)
    return [of_view(menu)]


def _details(_request: Request, session: Session, _history: History) -> Sequence[str]:
    check_lobby(session)
    return [of_view(panels.details(SAY, session))]


def _panel(request: Request, session: Session, _history: History) -> Sequence[str]:
    check_lobby(session)
    check_host(session, request.user_id)
    page = request.press.words[0] if request.press is not None and request.press.words else ""
    shown = page if request.name == "panel" and page in lobby_words.PAGES else "game"
    shown = "people" if request.name in ("inviting", "seating") else shown
    return [of_view(panels.panel(SAY, session, shown))]


def _word(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    check_lobby(session)
    seat_at(session, request.user_id)
    return None if request.form else ["a form"]


def _end(_request: Request, session: Session, _history: History) -> Sequence[str]:
    check_open(session)
    return [of_view(boards.end_question(SAY, session, "x"))]


def _again(request: Request, session: Session, _history: History) -> Sequence[str]:
    if session.seat_of(request.user_id) is None:
        raise NotSeated(session)
    return [SAY.watching.posted()]


def _large(request: Request, session: Session, _history: History) -> Sequence[str]:
    if session.start is None or face_of(session).large is None:
        raise Stale(session)
    return [
        of_view(private_boards.large(SAY, session, PICTURE, request.press.page if request.press is not None else 0))
    ]


def _verify(_request: Request, session: Session, _history: History) -> Sequence[str]:
    redrawn = redraw_game(session)
    said = replaying_words.verified(SAY, session, redrawn.came.total(), whole_lot=redrawn.whole_lot)
    fell = replaying_words.luck(SAY, session, luck(session.played, teller_of(session).chance_result))
    return ["\n".join((said, replaying_words.replaced(SAY, session), *fell))]


def _replay(request: Request, session: Session, history: History) -> Sequence[str]:
    """A replay of the turns so far; of many turns only some are shown. Its kind follows from its size."""
    past = _viewed(request, session).past
    every = frames(past.played, len(past.played) + 3, over=past.over)
    wanted = frames(past.played, MAX_FRAMES, over=past.over)
    whole, kinds = wanted == every, ("gif", "webp")
    made = [replaying_words.shown(SAY, session, len(wanted), whole=whole, ending=kind) for kind in kinds]
    return made if history.found.standing else [*made, SAY.replaying.too_large(), SAY.replaying.stopped()]


def _ask(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    _viewed(request, session)
    return None if request.form else ["a form"]


def _turned(request: Request, session: Session, _history: History) -> None:
    assert request.press is not None, "a page of a menu is behind a button"
    acting_seat(session, request.user_id, request.press.made_at(session))


def _without(request: Request, session: Session, history: History) -> Sequence[str] | None:
    awaited = session.awaited
    assert request.press is not None, "it is a button"
    if awaited is None or (str(awaited.user_id),) != request.press.words:
        raise Stale(session)
    if awaited.user_id not in history.found.wandered:
        raise StillHere(session, awaited.name)
    return None


def _here(request: Request, session: Session, _history: History) -> None:
    seat_at(session, request.user_id)


def _give_up(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    """The answer to whoever gives up somebody's seat, whose time is out. What a yes does is told by the log."""
    press = request.press
    assert press is not None, "it is a button"
    if press.words == ("no",):
        return [SAY.around.still_waiting()]
    check_running(session)
    if press.version < session.stale_before:
        raise Stale(session)
    entries = GiveUpFor(request.user_id, int(request.since)).apply(session)
    asks = not press.words and not any(isinstance(each, Asked) for each in entries)
    return [of_view(questions.give_up_question(SAY, session))] if asks else None


def _analyse(request: Request, session: Session, _history: History) -> Sequence[str] | None:
    """What an analysis finds is not predicted."""
    return None if _viewed(request, session).past.over else [SAY.analysis.not_over()]


def _analysed(session: Session, request: Request, history: History) -> bool:
    """Whether somebody may have had this game analysed by then."""
    return any(
        each.name == ANALYSE and each.press is not None and each.press.session == session.id
        for each in history.found.requests
        if each.since < request.until
    )


def _comes(request: Request, session: Session, _history: History) -> Sequence[str]:
    """The answer to whoever names nobody who takes over a seat, or two."""
    check_running(session)
    told = SAY.computers
    return [told.name_newcomer() if "newcomer" not in request.given else told.name_one_newcomer()]


def _stand_in(request: Request, session: Session, _history: History) -> Sequence[str]:
    """The question which computer takes over which seat, or why none can."""
    check_running(session)
    picked = request.press.words[-1] if request.press is not None and request.press.words else ""
    owner = int(picked) if picked.lstrip("-").isdecimal() else None
    question = computers.stand_in_question(SAY, session, request.user_id, owner)
    if question is not None:
        return [of_view(question)]
    gone = owner or request.user_id
    name = next((plain(SAY, each) for each in session.people if each.user_id == gone), "")
    comes = new_computer(session, ComputerLevel.EASY)
    Substitute(request.user_id, gone, comes, gone_name=name, now=int(request.since)).apply(session)
    raise NoSeatOf(session, "")


LOOKS: dict[str, Look] = {
    **TRIES,
    ANALYSE: _analyse,
    "seating": _panel,
    "standin": _stand_in,
    "/substitute": _comes,
    "viewlarge": _large,
    "turnlarge": _large,
    "/verify": _verify,
    "/replay": _replay,
    "replay": _replay,
    game_history.ASK: _ask,
    **dict.fromkeys(("before", "beforeb", "beforec", "more", "moreb", "morec"), _turned),
    "without": _without,
    "goonhere": _here,
    "giveupfor": _give_up,
    "/history": _history,
    "history": _history,
    game_history.TELL: _page,
    game_history.LOOK: _moment,
    game_history.GO: _moment,
    "/board": _board,
    "/record": _record,
    "record": _record,
    "/resign": _resign,
    "resign": _resign,
    "stay": _stay,
    "study": _study,
    "besides": _besides,
    "details": _details,
    "options": _panel,
    "inviting": _panel,
    "panel": _panel,
    "word": _word,
    "/end": _end,
    "leaveit": lambda _request, session, _history: [words.left(SAY, session)],
    "again": _again,
}
"""By command or action."""
