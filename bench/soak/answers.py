"""The proof about answers to people: the acts say what each request does to its table, and what is answered.

Of what only looks at something, the past of a game and its record are compared; tests of the commands themselves judge
the other screens. But nobody may read of a failure, whatever they asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from bench.soak.acts import ACTS
from bench.soak.asked import LOOKS_THROUGH, can_spoil
from bench.soak.evidence import Evidence, Request, Violation
from bench.soak.history import History
from bench.soak.texts import PICTURE, SAY, of_view, plainly
from cogs.interactions.router import ANSWERS, ANYWHERE
from cogs.messages import game_history, private_boards
from cogs.pictures.pictures import teller_of
from cogs.words import game_actions
from cogs.words import lobby as lobby_words
from cogs.words import table as table_words
from cogs.words.names import plain
from cogs.words.refusals import sentence
from sessions.acts import Act, Play
from sessions.acts.checks import acting_seat
from sessions.acts.playing import decisive
from sessions.dice import digest
from sessions.fold import then
from sessions.log import Asked, Bound
from sessions.log.entry import Entry
from sessions.people.setting_checks import NO_LIMIT
from sessions.records.past import past_of
from sessions.records.writing import record
from sessions.refusals.base import Refusal
from sessions.refusals.moments import NotStarted
from sessions.refusals.participants import NotModerator
from sessions.refusals.requests import NoTable, Spoils, UnknownSession
from sessions.session import Session
from sessions.tables import Done

GOING_ON = frozenset(("/end", "/pause", "/resume", "/moveto"))
"""Commands that are about an open table."""


_COMPANY = frozenset(("join", "joinopen", "accept", "listaccept", "/invite", "guests", "/substitute"))
"""Requests that people's own settings may refuse."""

_LIMITS = frozenset(("avoided", "open_games", "company"))
"""Settings by which people limit with whom, and at how many tables, they play."""


class Expected(Struct, frozen=True):
    """A possible result of a request: `entries` after the first `version` ones of the table's log, and one of `texts`.

    None: nothing is said of that.
    """

    version: int = 0
    entries: tuple[Entry, ...] | None = None
    texts: tuple[str, ...] | None = None


def told(found: Evidence) -> Iterator[Violation]:
    """Check that each request was done, or refused for the right reason, and that the person read the right answer."""
    history = History(found)
    order = sorted(found.requests, key=lambda each: (each.press.session if each.press else 0, each.since))
    for request in order:
        if request.after is None or any(excuse.covers(request) for excuse in found.excuses):
            continue
        if any(each.text == SAY.tables.sorry() for each in request.told):
            yield Violation("told", f"{request.name} of {request.user_id} failed", at=request.at)
        expected = [] if history.reads_otherwise(request.user_id) else list(_expected(history, request))
        if expected and not any(_came(history, request, each) for each in expected):
            table = request.press.session if request.press else (history.meant(request) or 0)
            yield Violation("told", _tells(history, request, expected), table, at=request.at)


def _came(history: History, request: Request, expected: Expected) -> bool:
    """Whether this result is the one that came about."""
    if expected.entries is not None:
        table = request.press.session if request.press else (history.meant(request) or 0)
        log = history.found.rows[table].entries
        stands = [(each.kind, each.facts) for each in log[expected.version :]]
        wanted = [(row.kind, row.facts) for row in (each.row() for each in expected.entries)]
        if stands[: len(wanted)] != wanted:
            return False
    if expected.texts is None:
        return True
    shown = [plainly(history.found, each.text) for each in request.told]
    return any(plainly(history.found, text) in shown for text in expected.texts)


def _tells(history: History, request: Request, expected: list[Expected]) -> str:
    shown = [plainly(history.found, each.text) for each in request.told][-1:]
    wanted = [[*map(str, each.entries or ()), *(each.texts or ())[:1]] for each in expected[:2]]
    return f"{request.name} of {request.user_id} was told {shown!r:.300}, and {wanted!r:.400} was to come"


def _expected(history: History, request: Request) -> Iterator[Expected]:
    """All possible results of a request; none where the model does not know."""
    if request.name not in ACTS and request.name not in _LOOKS and request.name not in LOOKS_THROUGH:
        return
    if history.found.wandered & _guests(request):
        return  # Whether the guest was in the server just then is not known.
    if request.press is not None:
        table: int | None = request.press.session
    else:
        table = history.meant(request, going_on=request.name in GOING_ON)
        if table == 0:
            yield Expected(texts=(sentence(SAY, NoTable(direct=not request.guild_id)),))
            return
    if not table or table not in history.found.rows:
        return
    for session in history.moments(table, request):
        doubtful = history.doubtful(request, (each.user_id for each in session.people))
        found = None if doubtful else _at(history, request, session)
        if found is None:
            # One moment of which nothing is known may be the one.
            yield Expected()
        else:
            yield found


def _guests(request: Request) -> set[int]:
    """Those whom a request invites."""
    named = {"/invite": (request.given.get("guest", 0),), "guests": request.values}.get(request.name, ())
    return {int(each) for each in named}


def _at(history: History, request: Request, session: Session) -> Expected | None:
    """The result of a request at a table in one state; None where that is not known."""
    press = request.press
    if press is not None and request.name not in ANYWHERE | ANSWERS and not _reaches(request, session):
        return Expected(texts=(sentence(SAY, UnknownSession()),))
    act = None
    if request.name in ACTS:
        act = ACTS[request.name](request, press, session, history.found.names)  # type: ignore[arg-type] # a button has a press
    if request.name in LOOKS_THROUGH and (spoilt := can_spoil(history.found, request, session)) is not False:
        return None if spoilt is None else Expected(texts=(sentence(SAY, Spoils(session)),))
    if act is None and request.name in _LOOKS:
        try:
            texts = _LOOKS[request.name](request, session, history)
        except Refusal as refusal:
            texts = [sentence(SAY, refusal)]
        return None if texts is None else Expected(texts=tuple(texts))
    if act is None:
        return None
    if not _let_through(request, session):
        return Expected(texts=(sentence(SAY, NotModerator(session)),))
    return _of_act(history, request, session, act)


def _reaches(request: Request, session: Session) -> bool:
    """Whether a press can be about a table: of somebody who takes part or is asked, or from where it may be seen."""
    if session.seat_of(request.user_id) is not None or session.asks(request.user_id):
        return True
    here = request.channel_id == session.row.channel_id
    return request.guild_id == session.row.guild_id and (bool(request.guild_id) or here)


def _let_through(request: Request, session: Session) -> bool:
    """Whether a button of a moderator's question carries what only the bot can have given to that moderator."""
    if request.name not in ("end", "takeout") or request.press is None:
        return True
    return request.press.words[-1:] == (f"{digest(session.secret, request.name, request.user_id) % 2**64:x}",)


def _of_act(history: History, request: Request, session: Session, act: Act) -> Expected | None:
    if isinstance(act, Play) and request.name != "sure":
        if request.name != "/move" and _leads_on(session, act):
            return _refused(lambda: acting_seat(session, request.user_id, act.version))
        try:
            asks = decisive(session, act)
        except Refusal:
            asks = None
        if asks is not None:
            return Expected(texts=(SAY.settings.sure(move=teller_of(session).label(asks.position, asks.words)),))
    if request.name in _COMPANY and _choosy(history, request, session):
        return None
    try:
        entries = tuple(act.apply(session))
    except Refusal as refusal:
        return Expected(session.version, texts=(sentence(SAY, refusal),))
    if request.name in ("/moveto", "reopen") and _taken(history, request, session):
        return None
    bound = request.name == "reopen" and any(isinstance(each, Bound) for each in entries)
    if bound or request.name == "/takeout":
        return Expected()  # only the bot knows its new secret, and makes the token of the question
    if request.name in ("/substitute", "standin") and history.found.wandered:
        return None  # a person who has left is not asked
    return Expected(session.version, entries, _done(request, session, entries))


def _refused(check: Callable[[], object]) -> Expected | None:
    """What is to be read where a check refuses. None where it passes: then the board shows what comes of it."""
    try:
        check()
    except Refusal as refusal:
        return Expected(texts=(sentence(SAY, refusal),))
    return None


def _leads_on(session: Session, play: Play) -> bool:
    """Whether the words are the beginning of a ply alone: then the board shows what may follow."""
    following = session.continuations(tuple(play.text.split()))
    return bool(following) and "" not in following


def _taken(history: History, request: Request, session: Session) -> bool:
    """Whether another table may occupy the channel to which a table is moved, or in which it goes on."""
    target = int(request.given.get("channel", session.row.channel_id))
    others = [each for each in history.found.rows if each != session.id and target in history.places(each)]
    return any(not moment.ended for each in others for moment in history.moments(each, request))


def _choosy(history: History, request: Request, session: Session) -> bool:
    """Whether somebody who is concerned limits with whom, or at how many tables, they play."""
    people = {request.user_id, *(each.user_id for each in session.people), *map(int, request.values or ())}
    people |= {int(each) for each in request.given.values() if str(each).isdecimal()}
    if any(history.settlements.doubts(each, request.since, request.until) & _LIMITS for each in people):
        return True
    settled = [history.settlements.of(each, request.since) for each in people]
    return any(each.avoided or each.open_games != NO_LIMIT or each.company != "everyone" for each in settled)


def _done(request: Request, session: Session, entries: tuple[Entry, ...]) -> tuple[str, ...] | None:
    """The answers that tell that a request was done; None where there need be none."""
    after = then(session, entries)
    if request.name in ("/takeback", "/draw", "/nudge") or (
        request.name in ("takeback", "draw", "nudge") and request.press is not None and not request.press.version
    ):
        if any(isinstance(each, Asked) for each in entries):
            return SAY.game_actions.asked(), SAY.game_actions.asked_before()
        return (game_actions.outcome(SAY, Done(after, entries)),)
    if request.name == "standin":
        return (game_actions.outcome(SAY, Done(after, entries)),)
    tell = _DONE.get(request.name)
    return None if tell is None else (tell(request, session, after),)


_DONE: dict[str, Callable[[Request, Session, Session], str]] = {
    "/pause": lambda _a, _b, _s: SAY.game_actions.paused(),
    "/resume": lambda _a, _b, _s: SAY.game_actions.resumed(),
    "/moveto": lambda a, _b, _s: game_actions.moved_to(SAY, int(a.given["channel"])),
    "/invite": lambda _a, _b, s: lobby_words.invited(SAY, s.invited[-1]),
    "sure": lambda _a, _b, _s: SAY.settings.played(),
    "resigned": lambda _a, _b, _s: SAY.tables.resigned(),
    "end": lambda _a, b, _s: SAY.tables.closed() if b.start is None else SAY.tables.closed_and_kept(),
    "joinopen": lambda _a, _b, s: lobby_words.joined(SAY, s, "https://discord.com/channels/1"),
    "worded": lambda a, _b, s: lobby_words.word_taken(SAY, s, a.user_id),
    "hand": lambda _a, _b, s: lobby_words.handed(SAY, s),
}
"""The answer to a request that was done, from the table before and after it; of the others only the log is compared."""


# What only looks at a game


def _viewed(request: Request, session: Session) -> game_history.ViewedGame:
    past = past_of(session, partial(plain, SAY))
    return game_history.ViewedGame(past, session.id, session.seat_of(request.user_id))


def _page(request: Request, session: Session, _history: History) -> Sequence[str]:
    viewed = _viewed(request, session)
    last = len(game_history.pages_of(viewed)) - 1
    turned = request.press.words if request.name == game_history.TELL and request.press is not None else ()
    number = game_history.number_in(turned, last)
    return [of_view(game_history.page(viewed, last if number is None else number))]


def _board(request: Request, session: Session, history: History) -> Sequence[str] | None:
    if session.start is None or history.found.wandered:
        return None
    seat, picture = session.seat_of(request.user_id), None if request.given.get("text") else PICTURE
    sentences = history.settlements.of(request.user_id, request.since).sentences
    return [of_view(private_boards.board(SAY, session, seat, picture, sentences=sentences))]


def _record(request: Request, session: Session, _history: History) -> Sequence[str]:
    if session.start is None:
        raise NotStarted(session)
    if str(record(session)).encode() not in request.files:
        return ["another record was given than the game's"]
    return [table_words.record(SAY, session, f"{session.game.key}-{session.id}.txt")]


_LOOKS: dict[str, Callable[[Request, Session, History], Sequence[str] | None]] = {
    "/history": _page,
    "history": _page,
    game_history.TELL: _page,
    "/board": _board,
    "/record": _record,
    "record": _record,
}
"""By command or action: the possible answers, or None where they are not known; or the refusal that must be read."""
