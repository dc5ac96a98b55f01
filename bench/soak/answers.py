"""The proof of what people were told: each answer is what a small model of the table expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from bench.soak.acts import ACTS, COMPANY
from bench.soak.evidence import Asking, Evidence, Violation
from bench.soak.history import History
from bench.soak.looks import LOOKS
from bench.soak.said import of_view, plainly
from bench.soak.screens import SCREENS
from cogs.shown import panels
from cogs.shown.pictures import teller_of
from cogs.words import around
from cogs.words import lobby as lobby_words
from cogs.words import settings as setting_words
from cogs.words import table as words
from cogs.words.refusals import sentence
from sessions.acts import Act, Play
from sessions.acts.checks import acting_seat
from sessions.acts.deciding import decisive
from sessions.dice.draws import digest
from sessions.fold import then
from sessions.log import Asked, Bound
from sessions.log.entry import Entry
from sessions.refusals import NoTable, NotModerator, Refusal
from sessions.session import Session
from sessions.tables import Done

GOING_ON = frozenset(("/end", "/pause", "/resume", "/moveto"))
"""Commands that mean an open table."""


JUDGED = frozenset((*ACTS, *LOOKS, *SCREENS))
"""Commands and actions whose answers are expected; of the others `bench.soak.acts.OTHERWISE` says why they are not."""


class Expected(Struct, frozen=True):
    """What may come of an asking: what is appended behind the first `version` entries of its table, and one of `texts`.

    None: nothing is said of that.
    """

    version: int = 0
    entries: tuple[Entry, ...] | None = None
    texts: tuple[str, ...] | None = None


def told(found: Evidence) -> Iterator[Violation]:
    """Everybody read what they were to read, and what they asked for was done or was turned down with its reason."""
    history = History(found)
    order = sorted(found.askings, key=lambda each: (each.press.session if each.press else 0, each.since))
    for asking in order:
        if asking.after is None or any(excuse.covers(asking) for excuse in found.excuses):
            continue
        expected = list(_expected(history, asking))
        if expected and not any(_came(history, asking, each) for each in expected):
            table = asking.press.session if asking.press else (history.meant(asking) or 0)
            yield Violation("told", _tells(history, asking, expected), table, at=asking.at)


def _came(history: History, asking: Asking, expected: Expected) -> bool:
    """Whether it came so."""
    if expected.entries is not None:
        table = asking.press.session if asking.press else (history.meant(asking) or 0)
        log = history.found.rows[table].entries
        stands = [(each.kind, each.facts) for each in log[expected.version :]]
        wanted = [(row.kind, row.facts) for row in (each.row() for each in expected.entries)]
        if stands[: len(wanted)] != wanted:
            return False
    if expected.texts is None:
        return True
    shown = [plainly(history.found, each.text) for each in asking.told]
    return any(plainly(history.found, text) in shown for text in expected.texts)


def _tells(history: History, asking: Asking, expected: list[Expected]) -> str:
    shown = [plainly(history.found, each.text) for each in asking.told][-1:]
    wanted = [[*map(str, each.entries or ()), *(each.texts or ())[:1]] for each in expected[:2]]
    return f"{asking.name} of {asking.user_id} was told {shown!r:.300}, and {wanted!r:.400} was to come"


def _expected(history: History, asking: Asking) -> Iterator[Expected]:
    """All that may come of it; nothing where the model does not know."""
    if asking.name in SCREENS:
        texts = SCREENS[asking.name](history, asking)
        if texts is not None:
            yield Expected(texts=tuple(texts))
        return
    if asking.name not in ACTS and asking.name not in LOOKS:
        return
    if asking.name == "/invite" and int(asking.given["guest"]) in history.found.wandered:
        return  # Whether the guest was in the server just then is not known.
    if asking.press is not None:
        table: int | None = asking.press.session
    else:
        table = history.meant(asking, going_on=asking.name in GOING_ON)
        if table == 0:
            yield Expected(texts=(sentence(NoTable()),))
            return
    if not table or table not in history.found.rows:
        return
    for session in history.moments(table, asking):
        doubtful = history.doubtful(asking, (each.user_id for each in session.people))
        found = None if doubtful else _at(history, asking, session)
        if found is None:
            # One moment of which nothing is known may be the one.
            yield Expected()
        else:
            yield found


def _at(history: History, asking: Asking, session: Session) -> Expected | None:
    """What is to come of an asking at a table as it stood; None where that is not known."""
    if asking.name in LOOKS:
        try:
            texts = LOOKS[asking.name](asking, session, history)
        except Refusal as refusal:
            texts = [sentence(refusal)]
        return None if texts is None else Expected(texts=tuple(texts))
    press = asking.press
    act = ACTS[asking.name](asking, press, session, history.found.names)  # type: ignore[arg-type]
    if act is None:
        return None
    if not _let_through(asking, session):
        return Expected(texts=(sentence(NotModerator(session)),))
    return _of_act(history, asking, session, act)


def _let_through(asking: Asking, session: Session) -> bool:
    """Whether a button of a moderator's question carries what only the bot can have given to that moderator."""
    if asking.name not in ("end", "takeout") or asking.press is None:
        return True
    return asking.press.words[-1:] == (f"{digest(session.secret, asking.name, asking.user_id) % 2**64:x}",)


def _of_act(history: History, asking: Asking, session: Session, act: Act) -> Expected | None:
    if isinstance(act, Play) and asking.name != "sure":
        if asking.name != "/move" and _leads_on(session, act):
            return _refused(lambda: acting_seat(session, asking.user_id, act.version))
        try:
            asks = decisive(session, act)
        except Refusal:
            asks = None
        if asks is not None:
            return Expected(texts=(setting_words.sure(teller_of(session).label(asks.position, asks.words)),))
    if asking.name in COMPANY and _choosy(history, asking, session):
        return None
    try:
        entries = tuple(act.apply(session))
    except Refusal as refusal:
        return Expected(session.version, texts=(sentence(refusal),))
    if asking.name in ("/moveto", "reopen") and _taken(history, asking, session):
        return None
    bound = asking.name == "reopen" and any(isinstance(each, Bound) for each in entries)
    if bound or asking.name == "/takeout":
        return Expected()  # only the bot knows its new secret, and makes the token of the question
    if asking.name == "/substitute":
        return None if history.found.wandered else Expected(session.version, entries)
    return Expected(session.version, entries, _done(asking, session, entries))


def _refused(check: Callable[[], object]) -> Expected | None:
    """What is to be read where a check refuses. None where it passes: then the board shows what comes of it."""
    try:
        check()
    except Refusal as refusal:
        return Expected(texts=(sentence(refusal),))
    return None


def _leads_on(session: Session, play: Play) -> bool:
    """Whether the words are the beginning of a ply alone: then the board shows what may follow."""
    following = session.continuations(tuple(play.text.split()))
    return bool(following) and "" not in following


def _taken(history: History, asking: Asking, session: Session) -> bool:
    """Whether another table may be where one is to go, or to go on."""
    target = int(asking.given.get("channel", session.row.channel_id))
    others = [each for each in history.found.rows if each != session.id and target in history.places(each)]
    return any(not moment.ended for each in others for moment in history.moments(each, asking))


def _choosy(history: History, asking: Asking, session: Session) -> bool:
    """Whether somebody who may be meant limits with whom or how often they play."""
    people = {asking.user_id, *(each.user_id for each in session.people), *map(int, asking.values or ())}
    people |= {int(each) for each in asking.given.values() if str(each).isdecimal()}
    settled = [history.settlements.of(each) for each in people]
    return bool({"avoided", "open_games"} & history.settlements.touched) and bool(settled)


def _done(asking: Asking, session: Session, entries: tuple[Entry, ...]) -> tuple[str, ...] | None:
    """What is said when it is done; None where nothing must be."""
    after = then(session, entries)
    if asking.name in ("/takeback", "/draw", "/nudge") or (
        asking.name in ("takeback", "draw", "nudge") and asking.press is not None and not asking.press.version
    ):
        if any(isinstance(each, Asked) for each in entries):
            return around.ASKED, around.ASKED_BEFORE
        return (around.outcome(Done(after, entries)),)
    tell = _DONE.get(asking.name)
    return None if tell is None else (tell(asking, session, after),)


def _panel(page: str) -> Callable[[Asking, Session, Session], str]:
    def tell(asking: Asking, _before: Session, after: Session) -> str:
        picked = asking.press.words[:1] if asking.press and asking.name == "settle" else ()
        return of_view(panels.panel(after, picked[0] if picked and picked[0] in lobby_words.PAGES else page))

    return tell


_DONE: dict[str, Callable[[Asking, Session, Session], str]] = {
    "/pause": lambda _a, _b, _s: around.PAUSED,
    "/resume": lambda _a, _b, _s: around.RESUMED,
    "/moveto": lambda a, _b, _s: around.moved_to(int(a.given["channel"])),
    "/invite": lambda _a, _b, s: lobby_words.invited(s.invited[-1]),
    "sure": lambda _a, _b, _s: setting_words.PLAYED,
    "resigned": lambda _a, _b, _s: words.RESIGNED,
    "end": lambda _a, b, _s: words.CLOSED if b.start is None else words.CLOSED_AND_KEPT,
    "joinopen": lambda _a, _b, s: lobby_words.joined(s, "https://discord.com/channels/1"),
    "worded": lambda a, _b, s: lobby_words.word_taken(s, a.user_id),
    "hand": lambda _a, _b, s: lobby_words.handed(s),
    "settle": _panel("game"),
    "first": _panel("game"),
    "guests": _panel("people"),
    "remove": _panel("people"),
}
"""What is said of an act that was done, from the table before and after it."""
