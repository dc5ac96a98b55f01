"""Makes the rows of a large database.

A few games of each kind are played by the project's own engines, read by its own fold and rated by its own code. The
others are the same games with other people, dates and seals. The statements are those by which one database is copied
to another; the sums over all games are made by the store.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bench.samples import BEGUN, NAMES, dice, whole_game
from data.opening import open_store, require_psycopg
from data.places import Place
from data.progress import Tell, nobody
from data.rows import FinishedRow, ResultRow, SessionRow
from data.seals import genesis, seal
from data.sql.transfer import Target
from data.sqlite.files import whole_file
from rules.catalogue import GAMES
from sessions.log import Opened, Person, Started, TableEnding
from sessions.log.game import Ended
from sessions.results.scoring import MEMORY, finished, results
from sessions.tables.storing import read_session

TEMPLATES = 24
"""So many different games of each kind are played."""

FIRST_PERSON, FIRST_SERVER, FIRST_CHANNEL = 300_000_000_000_000_000, 100_000_000_000_000_000, 200_000_000_000_000_000
"""The ids of Discord are as long as these."""

_STEP = 4_194_304
"""Between two ids of servers, so that their shards differ."""

LARGEST = ((10_000, 500), (3_000, 200), (1_000, 100), (300, 50))
"""How many games the largest servers have, and how many people: of 100,000 games in all."""

STOPPED = 50
"""One game of so many was ended by a moderator."""

HINTED = 10
"""In one game of so many somebody was given a hint."""

SPAN = 2 * 365 * 86_400
"""Over so many seconds the games have ended."""


class Plan(Struct, frozen=True):
    """How large the database is: how many games, of which so many run, people, servers and follows."""

    games: int = 110_000
    running: int = 10_000
    people: int = 50_000
    servers: int = 2_000
    follows: int = 20_000


class Made(Struct, frozen=True):
    """What was made.

    Attributes:
        servers: the ids of the servers, those with the most games first.
        entries: how many entries the logs have.
        busiest, usual: a person of the largest server who has played the most games there, and one who has played
            about 200, or as many as there are.
        solo: the id of a game for one in the largest server, and who played it.
        seconds: how long it took.
    """

    servers: tuple[int, ...]
    entries: int
    busiest: int
    usual: int
    solo: tuple[int, int]
    seconds: float


class _Template(Struct, frozen=True):
    """A game that was played: what it came to, and its plies as rows."""

    row: SessionRow
    outcome: tuple[ResultRow, ...]
    finished: FinishedRow
    seats: int


def _templates(seed: int) -> list[_Template]:
    found = []
    for key, game in GAMES.items():
        for number in range(TEMPLATES):
            row = whole_game(game, dice(seed, "growth", key, number))
            session = read_session(row)
            ended = finished(session)
            assert ended is not None
            found.append(_Template(row, results(session), ended, len(session.people)))
    return found


class _Crowd:
    """Who plays where: a few large servers, and many small ones."""

    def __init__(self, plan: Plan, dice: Random) -> None:
        self.servers = [FIRST_SERVER + _STEP * number for number in range(plan.servers)]
        self._dice = dice
        part = plan.games / 110_000
        sizes = [max(1, round(games * part)) for games, _ in LARGEST[: max(1, plan.servers - 1)]]
        left = max(0, plan.games - plan.running - sum(sizes)) / max(1, plan.servers - len(sizes))
        self._weights = list(accumulate([*sizes, *[left] * (plan.servers - len(sizes))]))
        self._people: list[list[int]] = []
        first = FIRST_PERSON
        few = max(8, plan.people // plan.servers)
        for number in range(plan.servers):
            many = max(8, round(LARGEST[number][1] * plan.people / 50_000)) if number < len(sizes) else few
            self._people.append([first + 7919 * each for each in range(many)])
            first += 7919 * many
        # Some people play much more than others.
        self._often = {
            len(each): list(accumulate(1 / (rank + 4) for rank in range(len(each)))) for each in self._people
        }

    def table(self, seats: int) -> tuple[int, list[int]]:
        """A server, and people who play there."""
        (place,) = self._dice.choices(range(len(self.servers)), cum_weights=self._weights)
        people, often = self._people[place], self._often[len(self._people[place])]
        found: list[int] = []
        while len(found) < seats:
            (each,) = self._dice.choices(people, cum_weights=often)
            if each not in found:
                found.append(each)
        return self.servers[place], found

    def anybody(self) -> int:
        """Somebody."""
        return self._dice.choice(self._dice.choice(self._people))


_COLUMNS = {
    "session": (
        *("id", "game", "rules_version", "guild_id", "channel_id", "state", "secret", "version", "shown"),
        *("created_at", "changed_at", "exclusive", "set_aside", "due", "since", "deadline"),
        *("begun", "often", "rematch", "followers_told"),
    ),
    "entry": ("session_id", "number", "kind", "facts", "at", "seal"),
    "message": ("session_id", "message_id", "channel_id", "shows", "version", "live"),
    "player": ("user_id", "channel_id", "session_id", "open", "acts"),
    "named": ("user_id", "session_id"),
    "result": ("session_id", "seat", "user_id", "place", "score", "level"),
    "finished": ("session_id", "guild_id", "game", "options", "moves", "at", "rated", "hinted"),
    "follow": ("user_id", "session_id", "guild_id", "what", "seen", "told", "message_id"),
    "server": ("guild_id", "left_at"),
}


class _Rows:
    """The rows of all tables, a game at a time."""

    def __init__(self, plan: Plan, seed: int, now: int) -> None:
        self._plan = plan
        self._now = now
        self._dice = dice(seed, "growth")
        self._templates = _templates(seed)
        self.crowd = _Crowd(plan, self._dice)
        self.entries = 0
        self.played: dict[int, int] = {}
        """How many finished games people of the largest server have."""
        self.solo = (1, FIRST_PERSON)
        self._followed: list[tuple[int, int, int]] = []

    def of_game(self, number: int) -> dict[str, list[Sequence[Any]]]:
        """The rows of game `number`, counted from 1, by table."""
        plan, template = self._plan, self._dice.choice(self._templates)
        running = number > plan.games - plan.running
        stopped = not running and number % STOPPED == 0
        guild_id, people = self.crowd.table(template.seats)
        channel_id = FIRST_CHANNEL + guild_id + number % 7
        at = self._now - SPAN + SPAN * number // plan.games
        row, secret = template.row, self._dice.randbytes(32)
        log = self._log(template, people, running=running)
        if stopped:
            ended = Ended(TableEnding.MODERATOR, "Mo", FIRST_PERSON).row()
            log = [*log[: len(log) // 2], (ended.kind, ended.facts)]
        last = len(log)
        found: dict[str, list[Sequence[Any]]] = {
            "session": [
                (
                    *(number, row.game, row.rules_version, guild_id, channel_id, "running" if running else "over"),
                    *(secret, last, last, at, at, 0, 0, self._now + 86_400 + number if running else None, None, None),
                    *(at, 0, "", self._told(number, last) if running else None),
                )
            ],
            "entry": self._sealed(number, row, guild_id, channel_id, secret, log, at),
            "player": [
                (each, channel_id, number, int(running), int(running and not place))
                for place, each in enumerate(people)
            ],
            "named": [(each, number) for each in people],
        }
        if running:
            found["message"] = [(number, channel_id + 8 * number, channel_id, "board", last, 1)]
            self._followed.append((number, guild_id, last))
        elif not stopped:
            hinted = int(self._dice.randrange(HINTED) == 0)
            ended_so = template.finished
            found["finished"] = [
                (number, guild_id, row.game, ended_so.options, ended_so.moves, at, ended_so.rated, hinted)
            ]
            found["result"] = [
                (number, each.seat, people[each.seat - 1], each.place, each.score, each.level)
                for each in template.outcome
            ]
            if guild_id == self.crowd.servers[0]:
                self.solo = (number, people[0]) if template.seats == 1 else self.solo
                for each in people:
                    self.played[each] = self.played.get(each, 0) + 1
        return found

    def _log(self, template: _Template, people: Sequence[int], *, running: bool) -> list[tuple[str, str]]:
        players = tuple(Person(each, NAMES[each % len(NAMES)]) for each in people)
        opened = Opened(template.finished.options, people[0], None, players).row()
        started = Started("1", tuple(people)).row()
        entries = template.row.entries
        plies = entries[BEGUN : len(entries) // 2 if running else None]
        begun = [(each.kind, each.facts) for each in (opened, started)]
        return begun + [(each.kind, each.facts) for each in plies]

    def _sealed(
        self,
        number: int,
        row: SessionRow,
        guild_id: int,
        channel_id: int,
        secret: bytes,
        log: Sequence[tuple[str, str]],
        at: int,
    ) -> list[Sequence[Any]]:
        before = genesis(number, row.game, row.rules_version, guild_id, channel_id, secret)
        found: list[Sequence[Any]] = []
        for place, (kind, facts) in enumerate(log, 1):
            before = seal(before, place, kind, facts, at)
            found.append((number, place, kind, facts, at, before))
        self.entries += len(found)
        return found

    def _told(self, number: int, last: int) -> int | None:
        """Up to which entry all followers of a game that runs were told; they follow as `follows` says."""
        place = number - (self._plan.games - self._plan.running) - 1
        kinds = [each % 2 for each in range(place, self._plan.follows, self._plan.running)]
        return None if not kinds else last if any(kinds) else 2**63 - 1

    def follows(self) -> Iterator[Sequence[Any]]:
        """Who follows the games that run; each follower has seen all that has happened there."""
        for number in range(self._plan.follows if self._followed else 0):
            session_id, guild_id, last = self._followed[number % len(self._followed)]
            # Ids of nobody's who plays, so that nobody follows a game twice.
            yield FIRST_PERSON - number - 1, session_id, guild_id, "turns" if number % 2 else "end", last, 0, 0


def make(target: Target, plan: Plan, seed: int, now: int, tell: Tell = nobody) -> Made:
    """Fill an empty database; what was made."""
    begun = time.monotonic()
    rows = _Rows(plan, seed, now)
    target.fill("server", _COLUMNS["server"], [(each, None) for each in rows.crowd.servers])
    at_once = 500
    for first in range(1, plan.games + 1, at_once):
        tell("Making games", first - 1, plan.games)
        part: dict[str, list[Sequence[Any]]] = {}
        for number in range(first, min(first + at_once, plan.games + 1)):
            for table, found in rows.of_game(number).items():
                part.setdefault(table, []).extend(found)
        for table, found in part.items():
            target.fill(table, _COLUMNS[table], found)
    target.fill("follow", _COLUMNS["follow"], rows.follows())
    target.number_on(plan.games)
    order: Iterable[int] = sorted(rows.played, key=lambda each: (-rows.played[each], each))
    most, *others = order or [0]
    usual = min([most, *others], key=lambda each: abs(rows.played.get(each, 0) - 200))
    return Made(tuple(rows.crowd.servers), rows.entries, most, usual, rows.solo, time.monotonic() - begun)


def _new(where: Place) -> AbstractContextManager[Target]:
    if isinstance(where, Path):
        return whole_file.new(where)
    require_psycopg(where)
    from data.postgres.whole_database import new

    return new(where)


async def database(where: Place, plan: Plan, seed: int, tell: Tell = nobody) -> Made:
    """Make a large database at a place where none is. Raises StoreError."""
    with _new(where) as target:
        made = make(target, plan, seed, int(time.time()), tell)
    store = await open_store(where)
    try:
        await store.count_anew(MEMORY)
    finally:
        await store.close()
    return made
