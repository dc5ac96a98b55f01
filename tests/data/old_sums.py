"""What the games of older databases add up to, once these are brought up to date."""

from __future__ import annotations

import random
from typing import Any

from data.sql.connection import Connection
from data.sql.queries import following, sums

BEFORE = 20
"""The format before sums were kept."""

KEPT = ("played", "best", "game_of_player")


def fill(within: Connection, dice: random.Random) -> None:
    for number in range(1, 61):
        guild_id, several = dice.choice((5, 6, 0)), dice.random() < 0.5
        within.execute(
            "INSERT INTO session (id, game, rules_version, guild_id, channel_id, secret, state, version, shown,"
            " created_at, changed_at) VALUES (?, 'mars', 1, ?, 7, ?, 'over', 9, 9, 0, 0)",
            (number, guild_id, b"secret"),
        )
        # In direct messages, no game of several was rated.
        rated, hinted = (
            dice.choice(("yes", "short", "computer") if guild_id else ("short", "computer")),
            "TRUE" if dice.random() < 0.3 else "FALSE",
        )
        within.execute(
            "INSERT INTO finished (session_id, guild_id, game, options, moves, at, rated, hinted)"
            f" VALUES (?, ?, ?, ?, ?, ?, ?, {hinted})",
            (
                number,
                guild_id,
                dice.choice(("mars", "stranded")),
                dice.choice(("a", "b")),
                9,
                dice.randint(1, 9),
                rated,
            ),
        )
        for seat, user_id in enumerate(dice.sample((11, 22, -dice.randint(1, 99)), 2 if several else 1), 1):
            score = dice.choice((None, dice.randint(1, 5)))
            within.execute(
                "INSERT INTO result (session_id, seat, user_id, place, score) VALUES (?, ?, ?, ?, ?)",
                (number, seat, user_id, dice.randint(1, 2), score),
            )
    for number in dice.sample(range(1, 61), 30):
        for user_id in dice.sample((33, 44, 55), dice.randint(1, 3)):
            within.execute(
                "INSERT INTO follow (user_id, session_id, guild_id, what, seen) VALUES (?, ?, 5, ?, ?)",
                (user_id, number, dice.choice(("turns", "end")), dice.randint(1, 9)),
            )


def check(within: Connection) -> None:
    """See that the same stands there as when all is added up again, by the statements that do so."""

    def kept() -> list[list[tuple[Any, ...]]]:
        return [sorted(map(tuple, within.execute(f"SELECT * FROM {each}").fetchall())) for each in KEPT]

    before = kept()
    assert all(before)
    sums.count_anew(within)
    assert kept() == before
    noted = "SELECT id, followers_told FROM session ORDER BY id"
    told = [tuple(each) for each in within.execute(noted).fetchall()]
    assert {each is None for _, each in told} == {True, False}
    for each in within.execute("SELECT session_id, user_id, what FROM follow").fetchall():
        # One who did not follow goes: it is noted again, from the rows.
        following.unfollow(within, 66, each[0])
    assert [tuple(each) for each in within.execute(noted).fetchall()] == told
