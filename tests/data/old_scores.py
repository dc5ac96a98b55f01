"""Scores of Mars in a database of format 19, and what becomes of them in later formats."""

from __future__ import annotations

from collections.abc import Sequence

from data.sql.connection import Connection

BEFORE = 19
"""The format before hints were told apart."""

GAMES: dict[int, tuple[int, Sequence[str]]] = {
    1: (12, ("played", "hinted", "played")),
    2: (12, ("played", "resigned")),
    3: (1, ("played", "resigned")),
    4: (1, ("played",)),
    5: (1, ("played", "resigned", "another seat")),
}
"""By id: how many moves were played, and what the log contains."""

FACTS = {"played": '{"seat":1,"ply":"draw"}', "resigned": '{"seat":1,"ply":"resign 1"}', "hinted": '{"user_id":11}'}


def fill(within: Connection) -> None:
    for number, (moves, log) in GAMES.items():
        within.execute(
            "INSERT INTO session (id, game, rules_version, guild_id, channel_id, secret, state, version, shown,"
            " created_at, changed_at) VALUES (?, 'mars', 1, 5, 7, ?, 'over', 9, 9, 0, 0)",
            (number, b"secret"),
        )
        for index, what in enumerate((each for each in log if each in FACTS), 1):
            kind = "hinted" if what == "hinted" else "ply"
            within.execute(
                "INSERT INTO entry (session_id, number, kind, facts, at, seal) VALUES (?, ?, ?, ?, 0, ?)",
                (number, index, kind, FACTS[what], b"seal"),
            )
        within.execute(
            "INSERT INTO finished (session_id, guild_id, game, options, moves, at) VALUES (?, 5, 'mars', '', ?, 0)",
            (number, moves),
        )
        for seat in (1, 2) if "another seat" in log else (1,):
            within.execute(
                "INSERT INTO result (session_id, seat, user_id, place, score) VALUES (?, ?, 11, 2, 3)", (number, seat)
            )
        within.execute(
            "INSERT INTO attempt (day, user_id, session_id, guild_id, score, at) VALUES (?, 11, ?, 5, 3, 0)",
            (number, number),
        )


def check(within: Connection) -> None:
    hinted = within.execute("SELECT session_id, hinted FROM finished ORDER BY session_id").fetchall()
    assert [tuple(each) for each in hinted] == [
        (1, True),
        (2, False),
        (4, False),
        (5, False),
    ], "the third was for one person, and was given up at once"
    results = within.execute("SELECT DISTINCT session_id FROM result ORDER BY session_id").fetchall()
    assert [each[0] for each in results] == [1, 2, 4, 5]
    attempts = within.execute("SELECT session_id, score, given_up FROM attempt ORDER BY session_id").fetchall()
    assert [tuple(each)[:2] for each in attempts] == [(1, 3), (2, 3), (3, None), (4, 3), (5, 3)]
    assert [each[0] for each in attempts if each[2]] == [2, 3, 5]
