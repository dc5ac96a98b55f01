"""The proof of what people were told: a small model of the table predicts each answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from bench.soak.acts import ACTS, COMPANY
from bench.soak.deals import LOOKS_THROUGH, can_spoil
from bench.soak.evidence import Evidence, Request, Violation
from bench.soak.history import History
from bench.soak.looks import LOOKS
from bench.soak.said import SAY, of_view, plainly
from bench.soak.screens import SCREENS
from cogs.messages import panels
from cogs.pictures.pictures import teller_of
from cogs.words import around
from cogs.words import lobby as lobby_words
from cogs.words.refusals import sentence
from sessions.acts import Act, Play
from sessions.acts.checks import acting_seat
from sessions.acts.deciding import decisive
from sessions.dice.draws import digest
from sessions.fold import then
from sessions.log import Asked, Bound
from sessions.log.entry import Entry
from sessions.people.setting_checks import NO_LIMIT
from sessions.refusals import NoTable, NotModerator, Refusal, Spoils
from sessions.session import Session
from sessions.tables import Done

GOING_ON = frozenset(("/end", "/pause", "/resume", "/moveto"))
"""Commands that are about an open table."""


JUDGED = frozenset((*ACTS, *LOOKS, *SCREENS))
"""Commands and actions whose answers are expected. `bench.soak.acts.NOT_EXPECTED` gives the reasons for the others."""


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
        expected = list(_expected(history, request))
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
    if request.name in SCREENS:
        texts = SCREENS[request.name](history, request)
        if texts is not None:
            yield Expected(texts=tuple(texts))
        return
    if request.name not in ACTS and request.name not in LOOKS:
        return
    if history.found.wandered & _guests(request):
        return  # Whether the guest was in the server just then is not known.
    if request.press is not None:
        table: int | None = request.press.session
    else:
        table = history.meant(request, going_on=request.name in GOING_ON)
        if table == 0:
            yield Expected(texts=(sentence(SAY, NoTable()),))
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
    act = None
    if request.name in ACTS:
        act = ACTS[request.name](request, press, session, history.found.names)  # type: ignore[arg-type] # a button has a press
    if request.name in LOOKS_THROUGH and (spoilt := can_spoil(history.found, request, session)) is not False:
        return None if spoilt is None else Expected(texts=(sentence(SAY, Spoils(session)),))
    if act is None and request.name in LOOKS:
        try:
            texts = LOOKS[request.name](request, session, history)
        except Refusal as refusal:
            texts = [sentence(SAY, refusal)]
        return None if texts is None else Expected(texts=tuple(texts))
    if act is None:
        return None
    if not _let_through(request, session):
        return Expected(texts=(sentence(SAY, NotModerator(session)),))
    return _of_act(history, request, session, act)


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
    if request.name in COMPANY and _choosy(history, request, session):
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
        return None  # whoever has left is not asked
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
            return SAY.around.asked(), SAY.around.asked_before()
        return (around.outcome(SAY, Done(after, entries)),)
    if request.name == "standin":
        return (around.outcome(SAY, Done(after, entries)),)
    tell = _DONE.get(request.name)
    return None if tell is None else (tell(request, session, after),)


def _panel(page: str) -> Callable[[Request, Session, Session], str]:
    def tell(request: Request, _before: Session, after: Session) -> str:
        picked = request.press.words[:1] if request.press and request.name == "settle" else ()
        return of_view(panels.panel(SAY, after, picked[0] if picked and picked[0] in lobby_words.PAGES else page))

    return tell


_DONE: dict[str, Callable[[Request, Session, Session], str]] = {
    "/pause": lambda _a, _b, _s: SAY.around.paused(),
    "/resume": lambda _a, _b, _s: SAY.around.resumed(),
    "/moveto": lambda a, _b, _s: around.moved_to(SAY, int(a.given["channel"])),
    "/invite": lambda _a, _b, s: lobby_words.invited(SAY, s.invited[-1]),
    "sure": lambda _a, _b, _s: SAY.settings.played(),
    "resigned": lambda _a, _b, _s: SAY.tables.resigned(),
    "end": lambda _a, b, _s: SAY.tables.closed() if b.start is None else SAY.tables.closed_and_kept(),
    "joinopen": lambda _a, _b, s: lobby_words.joined(SAY, s, "https://discord.com/channels/1"),
    "worded": lambda a, _b, s: lobby_words.word_taken(SAY, s, a.user_id),
    "hand": lambda _a, _b, s: lobby_words.handed(SAY, s),
    "settle": _panel("game"),
    "first": _panel("game"),
    "guests": _panel("people"),
    "remove": _panel("people"),
    "addcomputer": _panel("people"),
    "replaceguest": _panel("people"),
}
"""The answer to a request that was done, from the table before and after it."""
