"""The state of each table at any time of a soak, folded from the logs, with the settings of that time."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterable

from msgspec.structs import replace

from bench.soak.evidence import KEPT, Evidence, Post, Request, folded
from bench.soak.settled import Settlements
from data.rows import MessageRow, SessionRow
from rules.core import Chance
from sessions.log import Moved, read
from sessions.session import Session
from words import ENGLISH

_LIVE = MessageRow(1, 1, "board", 1)
"""Stands for the live message of any table: the addresses of messages are not compared."""


_OF_ANYBODY = frozenset(("away_until", "absences"))
"""Settings of the people at a table on which the answers to the others depend."""

_OF_THE_ASKER = frozenset(("confirm", "sentences", *_OF_ANYBODY))
"""Settings on which the answers to their owner depend."""


class History:
    """The tables of a soak as they were."""

    def __init__(self, found: Evidence) -> None:
        self.found = found
        self.settlements = Settlements(found)
        self._folded: OrderedDict[int, tuple[Session, ...]] = OrderedDict()
        self._times = {row.id: [each.at for each in row.entries] for row in found.rows.values()}
        self._places: dict[int, list[tuple[int, int]]] = {row.id: list(_places(row)) for row in found.rows.values()}

    def versions(self, table: int, since: float, until: float) -> range:
        """The numbers of entries that a table may have had between two times of its clock."""
        times = self._times[table]
        return range(bisect_left(times, int(since)), bisect_right(times, int(until)) + 1)

    def at(self, table: int, version: int, when: float | None = None, viewer: int = 0) -> Session | None:
        """A table after `version` entries, with the settings at `when`; None where a chance ply was still to come.

        With a `viewer`, as it is shown in that user's direct messages.
        """
        if table not in self._folded:
            self._folded[table] = folded(self.found.rows[table])
            if len(self._folded) > KEPT:
                self._folded.popitem(last=False)
        self._folded.move_to_end(table)
        if not 1 <= version <= len(self._folded[table]):
            return None
        session = self._folded[table][version - 1]
        if session.state == "running" and isinstance(session.position.turn(), Chance):
            return None
        channel = next(place for since, place in reversed(self._places[table]) if since <= version)
        people = [*session.people, *session.invited, *session.declined]
        settings = self.settlements.rows(session.row.guild_id, [each.user_id for each in people], when)
        # Plans are in no log: those of the end say nothing of before.
        showings = tuple(replace(each, closed=False) for each in session.row.showings)
        row = replace(
            session.row, channel_id=channel, settings=settings, showings=showings, plans=(), state=session.state
        )
        view = replace(session, row=row).seen_by(viewer)
        return replace(view, row=replace(view.row, messages=(_LIVE,)))

    def doubtful(self, request: Request, people: Iterable[int]) -> bool:
        """Whether it is in doubt what had been settled then that may change what comes of an interaction at a table.

        `people` are those who sit there.
        """
        known, span = self.settlements, (request.since, request.until)
        return bool(
            known.doubts(request.guild_id, *span)
            or known.doubts(request.user_id, *span) & _OF_THE_ASKER
            or any(known.doubts(each, *span) & _OF_ANYBODY for each in people)
        )

    def reads_otherwise(self, user_id: int) -> bool:
        """Whether somebody ever chose another language than English, in which what they read is known."""
        return any(each.language not in ("", ENGLISH) for each in self.settlements.ever(user_id))

    def places(self, table: int) -> set[int]:
        """Every channel in which a table was."""
        shown = (each.channel_id for each in self.found.rows[table].showings) if table in self.found.rows else ()
        return {*(place for _, place in self._places.get(table, ())), *shown}

    def about(self, post: Post) -> list[int]:
        """The tables that a message may be about: those of its channel, and of a thread that it names."""
        named = {int(each) for each in re.findall(r"<#(\d+)>", post.screens[0].text)}
        return [each for each in self.found.rows if {post.channel_id, *named} & self.places(each)]

    def moments(self, table: int, request: Request) -> list[Session]:
        """All states in which a table may have been when a request was served."""
        versions = self.versions(table, request.since, request.until) if table in self.found.rows else range(0)
        found = [self.at(table, each, request.since) for each in versions]
        return [each for each in found if each is not None]

    def meant(self, request: Request, *, going_on: bool = False) -> int | None:
        """The table that a command is about; 0 for none, None where that is not certain."""
        here = self._here(request)
        if here is None:
            return None
        opened = [each for each in here if not each.ended]
        for wanted in (
            [each for each in opened if each.seat_of(request.user_id)],
            [each for each in opened if each.row.exclusive],
        ):
            if wanted:
                return wanted[0].id if len(wanted) == 1 else None
        if opened or going_on or len(here) > 1:
            return None
        if not here or here[0].state == "cancelled":
            return 0
        return here[0].id

    def _here(self, request: Request) -> list[Session] | None:
        """The tables of a command's channel as they were then; None where that is not certain.

        In direct messages with games of several it depends on whose turn it is, which is not judged.
        """
        if any(request.channel_id == each.channel_id for row in self.found.rows.values() for each in row.showings):
            return None
        here = list[Session]()
        for table, places in self._places.items():
            if not any(place == request.channel_id for _, place in places):
                continue
            if len(places) > 1:
                return None
            moments = self.moments(table, request)
            if not moments:
                continue
            unopened = self.versions(table, request.since, request.until)[0] == 0
            if unopened or len({each.state for each in moments}) > 1:
                return None
            here.append(moments[-1])
        return here


def _places(row: SessionRow) -> list[tuple[int, int]]:
    """The channels of a table, each with the number of the entry from which on it was there."""
    log = [read(each.kind, each.facts) for each in row.entries]
    moves = [(number, each) for number, each in enumerate(log, 1) if isinstance(each, Moved)]
    first = moves[0][1].left if moves else row.channel_id
    return [(0, first), *((number, each.channel_id) for number, each in moves)]
