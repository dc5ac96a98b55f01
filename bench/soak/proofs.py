"""What must be true of every soak. Each proof returns what contradicts it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping

from bench.soak.answers import told
from bench.soak.asked import dealt, matched, planned
from bench.soak.dice import drawn, in_turn
from bench.soak.evidence import ACKNOWLEDGED_WITHIN, Evidence, Post, Screen, Violation, at_versions
from bench.soak.health import level, quiet, timely, well_formed
from bench.soak.notifications import called, followed, reached
from bench.soak.settled import settled
from bench.soak.texts import stated
from cogs.pictures.pictures import face_of, scene_of
from data.rows import EntryRow, SessionRow
from rules.core import Choice, Resign
from rules.notation import normal
from sessions.acts.playing import ALL
from sessions.log import (
    Entry,
    Moved,
    Reopened,
    read,
)
from sessions.session import Session
from sessions.state.players import is_user
from sessions.tables.storing import read_session

OFTEN = 1000
"""More often than a ply can be played with one press."""


def lost(found: Evidence) -> Iterator[Violation]:
    """Check that no ply is lost: everything that was ever shown is in the log, and was shown as the log has it."""
    shown: defaultdict[int, list[tuple[int, Post, str]]] = defaultdict(list)
    games = [
        (post, screen, *screen.shows)
        for post in found.posts
        for screen in post.screens
        if screen.shows is not None and screen.shows[0] != "lobby"
    ]
    for post, screen, shows, table in games:
        row = found.rows.get(table)
        if row is None:
            yield Violation("lost", "a table was shown and is not stored", table, post.message_id, post.at)
            continue
        if shows == "end" and any(each.kind == Reopened.kind for each in row.entries):
            continue  # it was an end, until somebody went on
        version = screen.version if shows in ("board", "call") else row.version
        if version > row.version or (shows == "end" and row.state != "over"):
            yield Violation("lost", f"entry {version} was shown", table, post.message_id, post.at)
        elif screen.alt is not None:
            shown[table].append((version, post, screen.alt))
    yield from _shown_otherwise(found, shown)


def _shown_otherwise(found: Evidence, shown: Mapping[int, list[tuple[int, Post, str]]]) -> Iterator[Violation]:
    """Where the description of a picture, by table with its version, is not that of the stored position."""
    for table, moments in shown.items():
        stood = dict(at_versions(found.rows[table], (version for version, _, _ in moments)))
        pictures = dict[tuple[int, int], str]()
        for version, post, alt in moments:
            if version in stood and (version, post.viewer) not in pictures:
                view = stood[version].seen_by(post.viewer)
                pictures[version, post.viewer] = face_of(view).teller.alt(scene_of(view))
            if alt != pictures.get((version, post.viewer)):
                what = f"entry {version} was shown otherwise than it is stored"
                yield Violation("lost", what, table, post.message_id, post.at)


def kept(found: Evidence) -> Iterator[Violation]:
    """Check that what was on disk at a stop or a kill is still there at the end."""
    for number, logs in enumerate(found.logs, 1):
        for table, entries in logs.items():
            row = found.rows.get(table)
            if row is None or row.entries[: len(entries)] != entries:
                yield Violation("kept", f"what was stored at stop {number} is not any more", table)


def once(found: Evidence) -> Iterator[Violation]:
    """Check that no ply is doubled: where there was a choice, nobody played more often than they asked to."""
    asked = Asked(found)
    played: Counter[tuple[int, int, str]] = Counter()
    elsewhere = defaultdict[tuple[int, int, str], set[int]](set)
    last: dict[tuple[int, int, str], int] = {}
    for row in found.rows.values():
        left = {each.left for each in map(_entry, row.entries) if isinstance(each, Moved)} - {row.channel_id}
        apart = {each.user_id: each.channel_id for each in row.showings}
        for who, ply in _chosen(row):
            key = (apart.get(who, row.channel_id), who, ply)
            played[key] += 1
            last[key] = row.id
            # What was asked for in a channel from which the table moved may have been played in another.
            elsewhere[key] |= left
    for key, times in played.items():
        most = asked.times(*key) + sum(asked.times(place, *key[1:]) for place in elsewhere[key])
        # Nobody asks a computer to play.
        if is_user(key[1]) and times > most:
            what = f"{key[2]!r} was asked for {most} times by {key[1]}, and played {times} times"
            yield Violation("once", what, last[key])


class Asked:
    """Counts the plies that people asked for by buttons, by menus and by typed words."""

    def __init__(self, found: Evidence) -> None:
        self._picked: Counter[tuple[int, int, str]] = Counter()
        self._typed = defaultdict[tuple[int, int], list[str]](list)
        for each in found.requests:
            for ply in each.plies:
                if ply.endswith(f" {ALL}"):
                    # Such a ply is played as often as the game allows; the rules tell whether that was too often.
                    self._picked[each.channel_id, each.user_id, ply.removesuffix(f" {ALL}")] += OFTEN
                elif each.name == "/move":
                    self._typed[each.channel_id, each.user_id].append(normal(ply))
                else:
                    self._picked[each.channel_id, each.user_id, ply] += 1

    def times(self, channel_id: int, user_id: int, ply: str) -> int:
        """How often somebody asked for a ply in a channel: the beginning of a ply may have named it, when typed."""
        typed = self._typed[channel_id, user_id]
        return self._picked[channel_id, user_id, ply] + sum(bool(words) and ply.startswith(words) for words in typed)


def _entry(row: EntryRow) -> Entry:
    return read(row.kind, row.facts)


def _chosen(row: SessionRow) -> Iterator[tuple[int, str]]:
    """The plies that somebody chose among several, each with who did, without those that were planned (`planning`)."""
    for _, session in at_versions(row, [row.version]):
        before = session.start
        for index, each in enumerate(session.played):
            turn = before.turn() if before is not None else None
            asked = not isinstance(each.ply, Resign) and not session.by_plan(index)
            if isinstance(turn, Choice) and len(turn.plies) > 1 and asked:
                yield session.seated_at(index)[turn.seat - 1].user_id, str(each.ply)
            before = each.after


def answered(found: Evidence) -> Iterator[Violation]:
    """Check that every request was acknowledged in time, unless an ordered trouble excuses it."""
    for each in found.requests:
        late = each.after is None or each.after > ACKNOWLEDGED_WITHIN
        if late and not any(excuse.covers(each) and not excuse.acknowledged for excuse in found.excuses):
            yield Violation("answered", f"{each.what} of {each.user_id}: no answer ({each.interaction_id})", at=each.at)


def free(found: Evidence) -> Iterator[Violation]:
    """Check that no channel is blocked: each open table has a live message with its present state and controls."""
    posts = {each.message_id: each for each in found.posts}
    for row in found.rows.values():
        if row.state not in ("lobby", "running") or row.set_aside:
            continue
        session = read_session(row)
        # Nobody can be shown anything whose direct messages are closed.
        for view in (each for each in session.views if each.viewer not in session.unreachable):
            live = view.live
            post = posts.get(live.message_id) if live is not None else None
            if live is None or post is None or post.gone:
                yield Violation("free", f"a {row.state} has no live message", row.id)
            elif (said := _not_usable(view, post.screens[-1])) is not None:
                yield Violation("free", said, row.id, post.message_id, post.at)


def _not_usable(session: Session, screen: Screen) -> str | None:
    if session.shown != session.version:
        return f"entry {session.version} is not shown, {session.shown} is"
    wanted = "board" if session.state == "running" else "lobby"
    if screen.shows != (wanted, session.id):
        return f"its live message shows {screen.shows}"
    if session.viewer and session.actor != session.seat_of(session.viewer):
        # Who waits is shown a turn once it is over, and has nothing to choose.
        same = session.stood(screen.version)[0].number == session.position.number
        return None if same else f"its live board shows entry {screen.version}, and another turn has begun"
    if wanted == "board" and (screen.version != session.version or not (screen.picks or session.paused)):
        return f"its live board offers entry {screen.version}, and {session.version} stands"
    return None


def retired(found: Evidence) -> Iterator[Violation]:
    """Check that no old board kept its controls: only live messages can be pressed."""
    live = {each.message_id for row in found.rows.values() for each in row.messages if each.live}
    for post in found.posts:
        screen = post.screens[-1]
        if not post.gone and screen.shows is not None and post.message_id not in live:
            what = f"an old {screen.shows[0]} keeps its controls"
            yield Violation("retired", what, screen.shows[1], post.message_id, post.at)


PROOFS: dict[str, Callable[[Evidence], Iterator[Violation]]] = {
    "lost": lost,
    "kept": kept,
    "in turn": in_turn,
    "once": once,
    "planned": planned,
    "matched": matched,
    "answered": answered,
    "called": called,
    "followed": followed,
    "reached": reached,
    "stated": stated,
    "told": told,
    "drawn": drawn,
    "dealt": dealt,
    "timely": timely,
    "settled": settled,
    "free": free,
    "retired": retired,
    "level": level,
    "quiet": quiet,
    "well formed": well_formed,
}


def found_out(found: Evidence) -> Iterator[Violation]:
    """What contradicts any proof, one after the other: proofs that come later cost nothing once one has failed."""
    for proof in PROOFS.values():
        yield from proof(found)


def violations(found: Evidence) -> list[Violation]:
    """Return everything that contradicts any proof."""
    return list(found_out(found))
