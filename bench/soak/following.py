"""Followed games: the answers to whoever follows one, and the proof that followers were told, and not too often."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from bench.soak.evidence import Evidence, Post, Request, Violation
from bench.soak.history import History
from bench.soak.said import SAY, of_view, plainly, to_followers
from cogs.messages import rooms, table_menu
from cogs.words.refusals import sentence
from sessions.log import Reopened, TakenBack, read
from sessions.refusals import FollowsMany, NotVisible, SitsHere, Unreachable
from sessions.session import Session
from sessions.state.players import is_user
from sessions.tables.news import MOST_FOLLOWED, FollowRow, Follows

TELL_EVERY = 60
"""Followers are told of the turns of a game at most once in so many seconds."""

SLACK = 15.0
"""So many seconds after a game has changed the bot may still tell of it, where the clock does not stand still."""


class Choice(Struct, frozen=True):
    """What somebody wanted to be told of a table from `at` on, by the tables' clock; None: nothing more."""

    at: float
    table: int
    what: Follows | None


# The answers


def _choices(history: History, user_id: int, before: float) -> list[Choice] | None:
    """All choices that somebody had made before that time, oldest first; None where that is not known."""
    found, chosen = history.found, list[Choice]()
    if not found.standing or user_id in found.wandered:
        return None
    for request in sorted(found.requests, key=lambda each: each.since):
        if request.user_id != user_id or request.since >= before:
            continue
        if request.name == "forgotten":
            return None
        if request.name == rooms.UNFOLLOW and request.values and request.values[-1].isdecimal():
            chosen.append(Choice(request.since, int(request.values[-1]), None))
        elif request.name == table_menu.FOLLOW and _refusal(history, request, chosen) is None:
            choice = _chosen(history, request)
            chosen += [choice] if choice is not None else []
    return chosen


def _table(history: History, request: Request) -> Session | None:
    """The table of a button as it was."""
    assert request.press is not None, "it is a button"
    return next(iter(history.moments(request.press.session, request)), None)


def _chosen(history: History, request: Request) -> Choice | None:
    """What a button changes, where it is not turned down."""
    press, session = request.press, _table(history, request)
    word = press.words[0] if press is not None and press.words else "ask"
    if session is None or word == "ask":
        return None
    if word == "stop":
        return Choice(request.since, session.id, None)
    if session.ended or session.start is None:
        return None
    return Choice(request.since, session.id, "end" if word == "end" else "turns")


def _refusal(history: History, request: Request, chosen: Sequence[Choice]) -> str | None:
    """Why a button is turned down, by what its user had chosen before; None where it is not."""
    session = _table(history, request)
    if session is None:
        return None
    place, seen = session.place, sentence(SAY, NotVisible())
    if request.guild_id != place.guild_id or place.direct:
        return seen
    if request.channel_id != place.channel_id and any(each.text == seen for each in request.told):
        return seen  # who sees which threads is not known
    choice = _chosen(history, request)
    if choice is None or choice.what is None:
        return None
    settings = history.settlements.of(request.user_id, request.since)
    if settings.pings != "every turn" and not settings.direct:
        return sentence(SAY, Unreachable())
    if session.seat_of(request.user_id) is not None:
        return sentence(SAY, SitsHere(session))
    surely, _ = _followed(history, [*chosen, choice], request)
    return sentence(SAY, FollowsMany(MOST_FOLLOWED)) if len(surely) > MOST_FOLLOWED else None


def _followed(
    history: History, chosen: Sequence[Choice], request: Request
) -> tuple[dict[int, Follows], dict[int, Follows]]:
    """The tables that somebody surely follows, and those of which they may have been told the end by now."""
    now = {each.table: each.what for each in chosen}
    surely, perhaps = dict[int, Follows](), dict[int, Follows]()
    for table, what in now.items():
        log = [read(each.kind, each.facts) for each in history.found.rows[table].entries]
        moments = history.moments(table, request)
        over = not moments or moments[0].ended or any(isinstance(each, Reopened) for each in log)
        if what is not None:
            (perhaps if over else surely)[table] = what
    return surely, perhaps


def _screens(history: History, request: Request, session: Session | None, chosen: Sequence[Choice]) -> Iterator[str]:
    """The screen, whether or not the tables are still followed whose end may have been told."""
    surely, perhaps = _followed(history, chosen, request)
    own = session.id if session is not None else 0
    here = surely.pop(own, None)
    told = {here, perhaps.pop(own)} if own in perhaps else {here}
    for what in sorted(told, key=str):
        for number in range(len(surely), len(surely) + len(perhaps) + 1):
            rows = [FollowRow(request.user_id, -each, 0, "turns", 0) for each in range(1, number + 1)]
            rows += [FollowRow(request.user_id, own, 0, what, 0)] if what is not None else []
            yield of_view(rooms.following(SAY, session, [(each, None) for each in rows]))


def _ask(history: History, request: Request) -> Sequence[str] | None:
    """The answer to /follow."""
    chosen = _choices(history, request.user_id, request.since)
    table = history.meant(request, going_on=True) if request.guild_id else 0
    if chosen is None or table is None:
        return None
    found = list[str]()
    for session in history.moments(table, request) if table else [None]:
        played = session is not None and session.start is not None and session.seat_of(request.user_id) is None
        found += _screens(history, request, session if played else None, chosen)
    return found


def _choose(history: History, request: Request) -> Sequence[str] | None:
    chosen = _choices(history, request.user_id, request.since)
    session = _table(history, request)
    if chosen is None or session is None:
        return None
    refusal = _refusal(history, request, chosen)
    if refusal is not None:
        return [refusal]
    choice = _chosen(history, request)
    return [*_screens(history, request, session, [*chosen, *([choice] if choice is not None else [])])]


def _stop(history: History, request: Request) -> Sequence[str] | None:
    chosen = _choices(history, request.user_id, request.until)
    return None if chosen is None else [*_screens(history, request, None, chosen)]


FOLLOWS: dict[str, Callable[[History, Request], Sequence[str] | None]] = {
    "/follow": _ask,
    table_menu.FOLLOW: _choose,
    rooms.UNFOLLOW: _stop,
}
"""By command or action."""


# What followers were told


class Told(Struct, frozen=True):
    """A message to those who follow a game: about which of its entries, and whether it tells of the end."""

    post: Post
    table: int
    version: int
    ended: bool


def followed(found: Evidence) -> Iterator[Violation]:
    """Check that only followers are told of a game, of each turn once, and that nobody of them is left out."""
    history = History(found)
    told = [each for post in found.posts if (each := _told(history, post)) is not None]
    for each in told:
        for user_id in each.post.pings:
            if not _wanted(found, each, user_id):
                what = f"{user_id} was told of entry {each.version}, and did not ask to be"
                yield Violation("followed", what, each.table, each.post.message_id, each.post.at)
    series: dict[tuple[int, int, int], list[Told]] = {}
    for each in told:
        for user_id in each.post.pings or (0,):
            series.setdefault((each.table, each.post.channel_id, user_id), []).append(each)
    for one in series.values():
        yield from _too_often(found, sorted(one, key=lambda each: each.post.at))
    yield from _left_out(history, told)


def _told(history: History, post: Post) -> Told | None:
    """What a message tells of a followed game, if it does.

    The same words may fit several tables of the channel, and several moments of each: it tells of what was newest.
    """
    first = post.screens[0]
    if first.shows is not None or "follow" not in first.text:
        return None
    fitting = [each for table in history.about(post) if (each := _newest(history, table, post)) is not None]
    return max(fitting, key=lambda each: history.found.rows[each.table].entries[each.version - 1].at, default=None)


def _newest(history: History, table: int, post: Post) -> Told | None:
    """What a message tells, if it tells of this table: of the newest entry until then that its words fit."""
    found = history.found
    row, shown, at = found.rows[table], plainly(found, post.screens[0].text), found.began + post.at + 1
    for version in range(row.version, 0, -1):
        session = history.at(table, version)
        if session is None or row.entries[version - 1].at > at:
            continue
        if any(plainly(found, each) == shown for each in to_followers(session, post)):
            return Told(post, table, version, session.ended)
    return None


def _asked(found: Evidence, user_id: int, table: int, until: float) -> list[Request]:
    """What somebody said before that time, by the tables' clock, of which turns of a table they want to be told."""
    said = (each for each in found.requests if each.name == table_menu.FOLLOW and each.user_id == user_id)
    here = [each for each in said if each.press is not None and each.press.session == table and each.press.words]
    return sorted((each for each in here if each.since <= until), key=lambda each: each.since)


def _wanted(found: Evidence, told: Told, user_id: int) -> bool:
    """Whether somebody had asked for what they were told."""
    wanted = ("turns", "end") if told.ended else ("turns",)
    words = [
        each.press.words[0] for each in _asked(found, user_id, told.table, found.began + told.post.at) if each.press
    ]
    said = [each for each in words if each != "ask"]
    return any(each in wanted for each in (said[-1:] if found.standing else said))


def _too_often(found: Evidence, told: Sequence[Told]) -> Iterator[Violation]:
    """Where the same is told twice, or two turns within a minute; `told` is ordered by time."""
    for before, after in pairwise(told):
        slack = 0.0 if found.standing else SLACK
        since, until = found.began + before.post.at - slack, found.began + after.post.at + 1
        entries = [each for each in found.rows[after.table].entries if since <= each.at <= until]
        soon = found.standing and not after.ended and after.post.at - before.post.at < TELL_EVERY - 1
        if soon or not entries:
            what = f"{list(after.post.pings)} were told of entry {after.version}, and of {before.version} just before"
            yield Violation("followed", what, after.table, after.post.message_id, after.post.at)


def _left_out(history: History, told: Sequence[Told]) -> Iterator[Violation]:
    """A violation for each follower of all turns of a running game who was not told of the last turn.

    Nothing is known where the clock does not stand still, and where moves were taken back: a turn that comes again is
    told once.
    """
    found = history.found
    if not found.standing or found.looked is None:
        return
    for user_id, table in {
        (each.user_id, each.press.session) for each in found.requests if _follows(each) and each.press
    }:
        row, ever = found.rows.get(table), history.settlements.ever(user_id)
        chosen = _choices(history, user_id, found.looked)
        if row is None or chosen is None or any(each.pings != "every turn" for each in ever):
            continue
        mine = [each for each in chosen if each.table == table]
        log = [read(each.kind, each.facts) for each in row.entries]
        if not mine or mine[-1].what != "turns" or any(isinstance(each, TakenBack | Reopened) for each in log):
            continue
        since = _turn_since(history, table)
        if since is None or not mine[-1].at < since <= found.looked - TELL_EVERY:
            continue
        if not any(
            each.table == table and user_id in each.post.pings and found.began + each.post.at >= since for each in told
        ):
            yield Violation("followed", f"{user_id} was not told of the turn of {since}", table)


def _follows(request: Request) -> bool:
    return request.name == table_menu.FOLLOW and request.press is not None and request.press.words[:1] == ("turns",)


def _turn_since(history: History, table: int) -> int | None:
    """When the turn began of the person who is to act at the end; None where nobody is."""
    row, since, turn = history.found.rows[table], None, None
    for version in range(1, row.version + 1):
        session = history.at(table, version)
        if session is None:
            continue
        now = (session.position.number, session.actor) if session.state == "running" else None
        if now != turn:
            turn, since = now, row.entries[version - 1].at
    last = history.at(table, row.version)
    acts = last is not None and last.actor_person is not None and is_user(last.actor_person.user_id)
    return since if acts and row.state == "running" else None
