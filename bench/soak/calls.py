"""The proofs about calls (mentions that notify): nobody is called without need, and nobody is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bench.soak.evidence import Evidence, Post, Screen, Violation, at_versions
from bench.soak.history import History
from sessions.log import Invited, Started, read
from sessions.people.settings import mentioned
from sessions.results.closing import told_of_end
from sessions.session import Session
from sessions.state.players import is_user


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
        yield from _left_out(history, table, posts)


def _left_out(history: History, table: int, posts: list[tuple[Post, int]]) -> Iterator[Violation]:
    moments = {version: history.at(table, version) for _, version in posts}
    calls = [(moments[version], user_id) for post, version in posts for user_id in post.pings]
    told = set[tuple[object, ...]]()
    for post, version in posts:
        session = moments[version]
        if session is None or session.solo or session.alone or session.former:
            continue  # nobody has to be called who plays alone or against computers
        for user_id, key in _wanted(session):
            if (
                (user_id, key) in told
                or user_id in history.found.wandered
                or not _always_wants(history, session, user_id)
            ):
                continue
            if not any(each is not None and user_id == who and key in _keys(each, who) for each, who in calls):
                told.add((user_id, key))
                what = f"{user_id} was not called at entry {version}"
                yield Violation("reached", what, table, post.message_id, post.at)


def _wanted(session: Session) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Those who should have been called by now, each with a name for the occasion."""
    if session.state == "lobby":
        yield from ((each.user_id, ("invited",)) for each in session.invited)
    elif session.actor_person is not None and is_user(session.actor_person.user_id):
        yield session.actor_person.user_id, ("turn", session.position.number, session.actor)
        yield from ((each, ("summoned", session.last_call)) for each in session.called_users)


def _keys(session: Session, user_id: int) -> set[tuple[object, ...]]:
    """The occasions on which a message that shows this session calls that user."""
    return {key for who, key in _wanted(session) if who == user_id}


def _always_wants(history: History, session: Session, user_id: int) -> bool:
    """Whether that user is mentioned for everything, and never changed that setting."""
    ever = history.settlements.ever(user_id)
    return mentioned(session, user_id) and all(each.pings == "every turn" for each in ever)
