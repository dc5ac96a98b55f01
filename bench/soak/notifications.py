"""The proofs about notifications: who was called (mentioned) at tables, and what followers of games read.

Nobody is called without need, and nobody is left out. Followers are notified of each turn once, not too often, and
nobody else is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from bench.soak.evidence import Evidence, Post, Request, Screen, Violation, at_versions
from bench.soak.history import History
from bench.soak.texts import plainly, to_followers
from cogs.messages import rooms, table_menu
from sessions.log import Invited, Reopened, Started, TakenBack, read
from sessions.people.settings import mentioned
from sessions.results.closing import closed_at, told_of_end
from sessions.session import Session
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
            # What is noted after an end, as that its secret is published, is told to no followers.
            return Told(post, table, closed_at(session) or version, session.ended)
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


def called(found: Evidence) -> Iterator[Violation]:
    """Check that only those were called who were invited, were to move or were asked, and once for each occasion."""
    history = History(found)
    # A person who follows a game is mentioned without playing in it.
    followers = {each.user_id for each in found.requests if each.name == "follow"}
    for post in found.posts:
        if not post.pings:
            continue
        first = post.screens[0]
        table = first.shows[1] if first.shows is not None else 0
        if not set(post.pings) <= _may_be_called(history, first, post) | followers:
            yield Violation("called", f"{post.pings} were called", table, post.message_id, post.at)
    moments = Counter(
        (*post.screens[0].shows, post.screens[0].version, user_id)
        for post in found.posts
        if post.screens[0].shows is not None
        for user_id in post.pings
    )
    invitations = Counter(
        (row.id, entry.person.user_id)
        for row in found.rows.values()
        for entry in (read(each.kind, each.facts) for each in row.entries)
        if isinstance(entry, Invited)
    )
    for (_, table, version, user_id), times in moments.items():
        # An invitation that was taken back and given again calls again.
        if times > max(1, invitations[table, user_id]):
            yield Violation("called", f"{user_id} was called {times} times at entry {version}", table)


def _may_be_called(history: History, screen: Screen, post: Post) -> set[int]:
    found = history.found
    if screen.shows is None:
        # A call beside a lobby or the one message of a game: to a person who has been at the table.
        rows = [found.rows[each] for each in history.about(post)]
        return {user_id for row in rows for each in row.entries for user_id in read(each.kind, each.facts).users()}
    if screen.shows[1] not in found.rows:
        return set()
    shows, table = screen.shows
    row = found.rows[table]
    for _, session in at_versions(row, [screen.version] if shows != "lobby" else []):
        if session.state == "lobby":
            shows = "lobby"
            break
        actor = [session.actor_person.user_id] if session.actor_person else []
        return {*session.called_users, *actor, *told_of_end(session)}
    if shows == "lobby":
        log = [read(each.kind, each.facts) for each in row.entries]
        invited = {each.person.user_id for each in log if isinstance(each, Invited)}
        # When the last of those who were invited has answered, the host is called. Several people can be it in turn.
        start = next((number for number, each in enumerate(log, 1) if isinstance(each, Started)), len(log))
        hosts = {session.host for _, session in at_versions(row, range(1, start + 1))}
        return invited | hosts if invited else set()
    return set()


def reached(found: Evidence) -> Iterator[Violation]:
    """Check that all were called who were to move, to answer or were invited, if their settings allow it."""
    history = History(found)
    shown: dict[int, list[tuple[Post, int]]] = {}
    for post in found.posts:
        screen = next((each for each in post.screens if each.shows is not None), None)
        if screen is not None and screen.shows is not None and screen.shows[0] in ("board", "call", "lobby"):
            shown.setdefault(screen.shows[1], []).append((post, screen.version))
    for table, posts in shown.items():
        if table not in found.rows:
            continue
        ever = history.settlements.ever(found.rows[table].guild_id)
        if any(each.past == "one message" for each in ever):
            continue  # calls stand beside the one message
        yield from _uncalled(history, table, posts)


def _uncalled(history: History, table: int, posts: list[tuple[Post, int]]) -> Iterator[Violation]:
    moments = {version: history.at(table, version) for _, version in posts}
    # Whatever is posted in direct messages notifies.
    calls = [(moments[version], who) for post, version in posts for who in (*post.pings, post.viewer) if who]
    told = set[tuple[object, ...]]()
    for post, version in posts:
        session = moments[version]
        if session is None or session.solo or session.alone or session.former:
            continue  # nobody has to be called who plays alone or against computers
        for user_id, key in _wanted_calls(session):
            if (
                (user_id, key) in told
                or user_id in history.found.wandered | history.found.closed
                or not _always_wants(history, session, user_id)
            ):
                continue
            if not any(each is not None and user_id == who and key in _keys(each, who) for each, who in calls):
                told.add((user_id, key))
                what = f"{user_id} was not called at entry {version}"
                yield Violation("reached", what, table, post.message_id, post.at)


def _wanted_calls(session: Session) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Those who should have been called by now, each with a name for the occasion."""
    if session.state == "lobby":
        yield from ((each.user_id, ("invited",)) for each in session.invited)
    elif session.actor_person is not None and is_user(session.actor_person.user_id):
        yield session.actor_person.user_id, ("turn", session.position.number, session.actor)
        yield from ((each, ("summoned", session.last_call)) for each in session.called_users)


def _keys(session: Session, user_id: int) -> set[tuple[object, ...]]:
    """The occasions on which a message that shows this session calls that user."""
    return {key for who, key in _wanted_calls(session) if who == user_id}


def _always_wants(history: History, session: Session, user_id: int) -> bool:
    """Whether that user is mentioned for everything, and never changed that setting."""
    ever = history.settlements.ever(user_id)
    return mentioned(session, user_id) and all(each.pings == "every turn" for each in ever)
