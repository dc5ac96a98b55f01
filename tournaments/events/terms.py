"""What an organiser chooses for a tournament."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from sessions.state.clock import DAY, HOUR
from sessions.state.options import BANK

FEWEST, MOST = 3, 10
"""The fewest and the most entrants of a single group."""

BANKS = tuple(each for each in BANK.values if each.endswith("d"))
"""The banks that can be chosen: all games of a group run at once, so none of minutes."""

USUAL_BANKS: Mapping[str, str] = {"stranded": "10d", "strata5": "14d", "games_up": "21d"}
"""The bank that suits each game: few people run out of it (docs/decisions/0047)."""

EXPERIENCE = (0, 3, 10, 30)
"""How many finished games can be demanded: they make second accounts costly."""

OPEN_FOR: Mapping[str, int] = {"1h": HOUR, "1d": DAY, "3d": 3 * DAY, "1w": 7 * DAY}
"""For how many seconds registration can be open."""


class Terms(Struct, frozen=True):
    """What an organiser has chosen, as it is stored: a field that is added later has a default.

    Attributes:
        bank (str): the value of the table option `bank` of all its games.
        most (int): how many can play; who comes later waits for a place.
        games (int): how many games somebody must have finished in the server to join; 0: everybody can.
    """

    bank: str = "10d"
    most: int = 8
    games: int = 0

    def written(self) -> str:
        """The terms as JSON."""
        return msgspec.json.encode(self).decode()


def read_terms(text: str) -> Terms:
    """The terms that were written so."""
    return msgspec.json.decode(text, type=Terms)


def bank_seconds(bank: str) -> int:
    """How many seconds a bank of days has."""
    return int(bank.removesuffix("d")) * DAY
