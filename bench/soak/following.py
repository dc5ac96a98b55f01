"""The proof about followed games: followers were notified of each turn once, not too often, and nobody else was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from bench.soak.evidence import Evidence, Post, Request, Violation
from bench.soak.history import History
from bench.soak.texts import plainly, to_followers
from cogs.messages import rooms, table_menu
from sessions.log import Reopened, TakenBack, read
from sessions.state.players import is_user

TELL_EVERY = 60
"""The least number of seconds between two notifications of a follower about the turns of a game."""

SLACK = 15.0
"""The seconds after a change of a game in which followers may still be notified, where the clock moves by itself."""


class Told(Struct, frozen=True):
    """A message to those who follow a game: about which of its entries, and whether it is about the end."""

    post: Post
    table: int
    version: int
    ended: bool


def followed(found: Evidence) -> Iterator[Violation]:
    """Check that only followers are notified of a game, of each turn once, and that nobody of them is left out."""
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
    """What a message says about a followed game, if it is about one.

    The same words may fit several tables of the channel, and several moments of each: it is about what was newest.
    """
    first = post.screens[0]
    if first.shows is not None or "follow" not in first.text:
        return None
    fitting = [each for table in history.about(post) if (each := _newest(history, table, post)) is not None]
    return max(fitting, key=lambda each: history.found.rows[each.table].entries[each.version - 1].at, default=None)


def _newest(history: History, table: int, post: Post) -> Told | None:
    """What a message says about this table, if it does: it is about the newest entry until then that its words fit."""
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
    """Of which turns of a table somebody wanted to be notified before that time, by the tables' clock."""
    said = (each for each in found.requests if each.name == table_menu.FOLLOW and each.user_id == user_id)
    here = [each for each in said if each.press is not None and each.press.session == table and each.press.words]
    return sorted((each for each in here if each.since <= until), key=lambda each: each.since)


def _wanted(found: Evidence, told: Told, user_id: int) -> bool:
    """Whether somebody had asked for the notification that they got."""
    wanted = ("turns", "end") if told.ended else ("turns",)
    words = [
        each.press.words[0] for each in _asked(found, user_id, told.table, found.began + told.post.at) if each.press
    ]
    said = [each for each in words if each != "ask"]
    return any(each in wanted for each in (said[-1:] if found.standing else said))


def _too_often(found: Evidence, told: Sequence[Told]) -> Iterator[Violation]:
    """Where something is reported twice, or two turns within a minute; `told` is ordered by time."""
    for before, after in pairwise(told):
        slack = 0.0 if found.standing else SLACK
        since, until = found.began + before.post.at - slack, found.began + after.post.at + 1
        entries = [each for each in found.rows[after.table].entries if since <= each.at <= until]
        soon = found.standing and not after.ended and after.post.at - before.post.at < TELL_EVERY - 1
        if soon or not entries:
            what = f"{list(after.post.pings)} were told of entry {after.version}, and of {before.version} just before"
            yield Violation("followed", what, after.table, after.post.message_id, after.post.at)


def _left_out(history: History, told: Sequence[Told]) -> Iterator[Violation]:
    """A violation for each follower of all turns of a running game who was not notified of the last turn.

    Nothing is known where the clock does not stand still, and where moves were taken back: a turn that comes again is
    reported once.
    """
    found = history.found
    if not found.standing or found.looked is None:
        return
    for (user_id, table), asked in _follow(found).items():
        row, ever = found.rows.get(table), history.settlements.ever(user_id)
        if row is None or user_id in found.wandered or any(each.pings != "every turn" for each in ever):
            continue
        log = [read(each.kind, each.facts) for each in row.entries]
        if any(isinstance(each, TakenBack | Reopened) for each in log):
            continue
        since = _turn_since(history, table)
        if since is None or not asked < since <= found.looked - TELL_EVERY:
            continue
        if not any(
            each.table == table and user_id in each.post.pings and found.began + each.post.at >= since for each in told
        ):
            yield Violation("followed", f"{user_id} was not told of the turn of {since}", table)


def _follow(found: Evidence) -> dict[tuple[int, int], float]:
    """Who follows every turn of which table at the end, and since when: as their screen showed it at last.

    People who stopped following a table, or had their data deleted, are left out.
    """
    since = dict[tuple[int, int], float]()
    for each in sorted(found.requests, key=lambda each: each.since):
        if each.name == "forgotten":
            since = {key: at for key, at in since.items() if key[0] != each.user_id}
        elif each.name == rooms.UNFOLLOW and each.values[-1:] and each.values[-1].isdecimal():
            since.pop((each.user_id, int(each.values[-1])), None)
        elif each.name == table_menu.FOLLOW and each.press is not None and each.press.words[:1] != ("ask",):
            since.pop((each.user_id, each.press.session), None)
            if each.press.words[:1] == ("turns",) and _is_told_so(each):
                since[each.user_id, each.press.session] = each.since
    return since


def _is_told_so(request: Request) -> bool:
    """Whether a screen that answered somebody says that they follow every turn, and it was not refused."""
    offered = (
        {each.press.words for each in screen.controls if each.press.action == table_menu.FOLLOW}
        for screen in request.told
        if screen.at >= request.since
    )
    return any(("stop",) in words and ("turns",) not in words for words in offered)


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
