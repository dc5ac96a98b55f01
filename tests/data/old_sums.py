"""What the games of older databases add up to, once these are brought up to date."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from data.sql.connection import Connection
from data.sql.queries import sums

BEFORE = 20
"""The format before sums were kept."""

KEPT = ("played", "best", "game_of_player")


def fill(execute: Callable[[str, Sequence[Any]], Any], dice: random.Random) -> None:
    for number in range(1, 61):
        guild_id, several = dice.choice((5, 6, 0)), dice.random() < 0.5
        execute(
            "INSERT INTO session (id, game, rules_version, guild_id, channel_id, secret, state, version, shown,"
            " created_at, changed_at) VALUES (?, 'mars', 1, ?, 7, ?, 'over', 9, 9, 0, 0)",
            (number, guild_id, b"secret"),
        )
        rated, hinted = dice.choice(("yes", "short", "computer")), "TRUE" if dice.random() < 0.3 else "FALSE"
        execute(
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
            execute(
                "INSERT INTO result (session_id, seat, user_id, place, score) VALUES (?, ?, ?, ?, ?)",
                (number, seat, user_id, dice.randint(1, 2), score),
            )


def check(within: Connection) -> None:
    """See that the same stands there as when all is added up again, by the statements that do so."""

    def kept() -> list[list[tuple[Any, ...]]]:
        return [sorted(map(tuple, within.execute(f"SELECT * FROM {each}").fetchall())) for each in KEPT]

    before = kept()
    assert all(before)
    sums.count_anew(within)
    assert kept() == before
