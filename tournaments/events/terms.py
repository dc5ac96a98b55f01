"""What an organiser chooses for a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from sessions.state.clock import DAY, HOUR
from sessions.state.options import BANK
from tournaments.pairing.divisions import sizes
from tournaments.pairing.seeding import group_count, through

Format = Literal["group", "league", "stages", "swiss", "tables", "arena", "event"]
"""A single group; a league of divisions with seasons; groups with a final of their best; in one sitting, rounds for two
by a Swiss rule, rounds at tables of three or four, and an arena, in which whoever waits is paired; and deals that
everybody plays alone."""

FORMATS: tuple[Format, ...] = ("group", "league", "stages", "swiss", "tables", "arena", "event")

LIVE: tuple[Format, ...] = ("swiss", "tables", "arena")
"""What is played in one sitting."""

PLACES: Mapping[str, Sequence[int]] = {
    "group": range(3, 11),
    "league": (8, 10, 12, 16, 20, 24, 32, 40, 48),
    "stages": (8, 10, 12, 16, 20, 24, 32, 40, 48),
    "swiss": (8, 10, 12, 16, 24, 32, 48, 64),
    "tables": (8, 9, 12, 15, 16, 20, 24, 32, 48, 64),
    "arena": (8, 12, 16, 24, 32, 48, 64, 100),
    "event": (1000,),
}
"""How many can play at most, as it can be chosen for each format."""

SIZES = (4, 5, 6, 8, 10)
"""How many members the divisions of a league have, as it can be chosen."""

LATEST = 2
"""The last round in which somebody can join late."""

TABLE_SIZES = (3, 4)
"""How many sit at a table, as it can be chosen."""

DEALS: Mapping[str, tuple[int, int]] = {
    f"{counting}-{deals}": (counting, deals) for counting, deals in ((1, 1), (2, 3), (3, 5), (5, 7), (7, 10))
}
"""How many scores count of how many deals of an event, a day each: the fingerprints of all fit into one message."""

BANKS = tuple(each for each in BANK.values if each.endswith("d"))
"""The banks that can be chosen where all games run at once: none of minutes."""

LIVE_BANKS = tuple(each for each in BANK.values if each.endswith(("m", "h")))
"""The banks of a game in one sitting."""

ARENA_BANKS = ("5m", "10m", "15m")
"""The banks of a game in an arena: it is long enough for several games."""

MINUTES = (60, 90)
"""For how many minutes games begin in an arena, as it can be chosen."""

USUAL_BANKS: Mapping[str, str] = {"stranded": "10d", "strata5": "14d", "games_up": "21d"}
"""The bank that suits each game: few people run out of it (docs/decisions/0047)."""

EXPERIENCE = (0, 3, 10, 30)
"""How many finished games can be demanded: they make second accounts costly."""

CHECK_IN: Mapping[str, int] = {"none": 0, "1h": HOUR, "1d": DAY}
"""For how many seconds check-in can be open."""

OPEN_FOR: Mapping[str, int] = {"15m": HOUR // 4, "1h": HOUR, "1d": DAY, "3d": 3 * DAY, "1w": 7 * DAY}
"""For how many seconds registration can be open."""


class Terms(Struct, frozen=True):
    """What an organiser has chosen, as it is stored: a field that is added later has a default.

    Attributes:
        format (Format): who meets whom.
        size (int): how many members divisions of a league have, about, and how many sit at a table.
        rounds (int): how many rounds are played where they are paired one after another; 0: as many as suit the field.
        bank (str): the value of the table option `bank` of all its games.
        most (int): how many can play; who comes later waits for a place.
        games (int): how many games somebody must have finished in the server to join; 0: everybody can.
        lowest (int): the lowest rating with which somebody can join, and
        highest (int): the highest one; 0: any. The highest one of the last year counts.
        provisional (bool): whether somebody can join without a rating that is established, if there is such a range.
        reliable (bool): whether those wait who have lost games of tournaments by time.
        role (int): the role that somebody must have in the server; 0: none.
        check_in (int): how many seconds before the start entrants say that they are there; 0: there is no check-in.
        late (bool): whether somebody can join while the first rounds are played, in one sitting.
        minutes (int): for how many minutes games begin in an arena; those that have begun then count.
        deals (int): how many deals a score event has, a day each, and
        counting (int): how many of somebody's scores count, the best ones.
    """

    bank: str = "10d"
    most: int = 8
    games: int = 0
    format: Format = "group"
    size: int = 8
    lowest: int = 0
    highest: int = 0
    provisional: bool = False
    reliable: bool = True
    role: int = 0
    check_in: int = 0
    rounds: int = 0
    late: bool = False
    minutes: int = MINUTES[0]
    deals: int = 7
    counting: int = 5

    @property
    def scored(self) -> bool:
        """Whether it is a score event: everybody plays the same deals alone."""
        return self.format == "event"

    @property
    def live(self) -> bool:
        """Whether it is played in one sitting."""
        return self.format in LIVE

    @property
    def arena(self) -> bool:
        """Whether whoever waits is paired, without rounds for all."""
        return self.format == "arena"

    @property
    def seats(self) -> int:
        """How many sit at a board, at most as many as usual."""
        return self.size if self.format == "tables" else 2

    @property
    def least(self) -> int:
        """How many it takes to start."""
        return {"stages": 8, "swiss": 6, "tables": 6, "arena": 6, "event": 0}.get(self.format, 3)

    def rounds_for(self, players: int) -> int:
        """How many rounds so many players play: at most half of them, so that nobody has to meet anybody twice."""
        if self.format == "tables":
            return self.rounds or 4
        return min(self.rounds or (players - 1).bit_length() + 1, players // 2)

    @property
    def at_once(self) -> int:
        """How many games somebody plays at once at most."""
        if self.live or self.scored:
            return 1
        if self.format == "group":
            return self.most - 1
        fields = range(self.least, self.most + 1)
        if self.format == "league":
            return max(max(sizes(count, self.size)) for count in fields) - 1
        groups = [group_count(count) for count in fields]
        largest = [-(-count // number) for count, number in zip(fields, groups, strict=True)]
        return max(*largest, *(number * through(number) for number in groups)) - 1

    def written(self) -> str:
        """The terms as JSON."""
        return msgspec.json.encode(self).decode()


def read_terms(text: str) -> Terms:
    """The terms that were written so."""
    return msgspec.json.decode(text, type=Terms)


def bank_seconds(bank: str) -> int:
    """How many seconds a bank has."""
    return int(bank[:-1]) * {"m": HOUR // 60, "h": HOUR, "d": DAY}[bank[-1]]


SPARE = HOUR // 6
"""Seconds that the tables of a round take to be opened, at most; those that are not open then are not played."""


def stage_seconds(terms: Terms) -> int:
    """How long games take at most that begin at once: banks for all seats, and time to open them."""
    return terms.seats * bank_seconds(terms.bank) + (SPARE if terms.live else DAY)
