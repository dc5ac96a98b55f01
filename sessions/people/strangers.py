"""What holds for games of strangers, wherever they come from: clocks, limits, and for whom they are."""

from __future__ import annotations

from math import inf

from sessions.state.clock import DAY

CLOCKS = ("1h", "12h", "1d", "3d")
"""The clocks that strangers can choose: there is always one, and nobody waits longer than three days."""

CLOCK = "3d"
"""The clock of who has chosen none: the one that most servers prefer for offers, so that many choose the same."""

MOST_APART = 20
"""The most open games in direct messages that somebody can have when they are matched with a stranger."""

MOST_A_DAY = 3
"""The most games of the same two strangers that begin within a day."""

RATED_SEATS = (2,)
"""With how many players a game of strangers can be rated. Of more, some could know each other and play as one."""

FEWEST_STRANGERS = 5
"""How many others of the ranking somebody must have met in rated games with strangers to have a place in it."""

ACCOUNT_DAYS = 14
"""The age of an account, in days, from which on it can play with strangers, unless the host has set another."""

NEAR, WIDE = 150.0, 600.0
"""How far apart ratings can be, in points, for who wants opponents of about their own: at first, and in the end."""

NEAR_FOR = 0.1
"""For which part of its time an offer looks for ratings near by. Then it takes any, so that nobody waits in vain."""

_EPOCH = 1_420_070_400
"""When the ids of Discord begin, in seconds since 1970."""


def reach(age: float, stands: float) -> float:
    """How far from their own somebody takes ratings, in points, whose offer is `age` of `stands` seconds old."""
    part = age / (stands * NEAR_FOR)
    return NEAR + (WIDE - NEAR) * part if part < 1 else inf


def old_enough_at(user_id: int, days: int) -> int:
    """When an account is so many days old, in seconds since 1970: its id says when it was made."""
    return _EPOCH + (user_id >> 22) // 1000 + days * DAY
