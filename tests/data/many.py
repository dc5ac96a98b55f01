"""Rows of a large database: so many that one which chooses its ways by what it holds does not go through its tables."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from data.sql.transfer import Target

SESSIONS = 12_000
"""How many tables there are; one of twenty is open."""

PEOPLE = 3_000
"""How many people play, beside those of a test."""

SERVERS = 600
"""How many servers they play in, beside that of a test."""

OFTEN = 120
"""Each so many games, Alice (1001) plays in the server 5: more than others."""

ENTRIES = 5
"""How many entries each table's log has."""

FIRST = 100_001
"""The number of the first table: the numbers below it are left for a test's own."""

NOW = 1_800_000_000

LARGE = (
    *("session", "entry", "message", "player", "named", "result", "finished", "attempt", "plan", "note", "meeting"),
    *(
        "puzzle",
        "exercise",
        "review",
        "follow",
        "result_post",
        "offer",
        "watch",
        "person_setting",
        "digest",
        "showing",
        "direct",
    ),
    "player_name",
    *("avoided_stranger", "report", "bar", "challenge"),
)
"""The tables that grow with the games and people of a bot."""


def fill(target: Target, dice: random.Random) -> None:
    """Fill the tables with rows that `dice` draws; no log among them can be read."""
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in target.tables}
    for table, row in _rows(dice):
        rows[table].append(row)
    for table in sorted(target.tables, key=lambda name: name != "session"):
        if rows[table]:
            columns = list(rows[table][0])
            target.fill(table, columns, [tuple(each.values()) for each in rows[table]])


def _rows(dice: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    people = range(2001, 2001 + PEOPLE)
    yield "deal", {"day": 9, "game": "mars", "options": "level=1", "secret": b"s", "bound_at": 0}
    for guild in range(100, 100 + SERVERS):
        yield "server", {"guild_id": guild, "left_at": None}
    for user in people:
        yield "person_setting", {"user_id": user, "name": "hints", "value": "true"}
        yield "digest", {"user_id": user, "due": NOW + user, "begun": 0}
        direct = {"user_id": user, "channel_id": user * 10, "opened_at": NOW - user}
        yield "direct", {**direct, "closed_at": None, "refused_at": NOW - user if user % 50 == 0 else None}
        yield "player_name", {"user_id": user, "word": "basalt", "number": user, "renamed_at": NOW - user}
        guild = dice.randrange(100, 100 + SERVERS)
        met = {"word": "oak", "number": user, "at": NOW - user}
        yield "avoided_stranger", {"user_id": user, "other_id": user + 1, **met}
        yield "report", {"session_id": user, "by_id": user, "about_id": user + 1, "reason": "stalls", "at": NOW - user}
        yield "bar", {"user_id": user, "why": "host", "until": NOW + user, "times": 1}
        names = {"by_word": "oak", "by_number": user, "word": "oak", "number": user + 1}
        times = {"made_at": NOW, "until": NOW + user, "told_at": 0, "declined": 0, "look_at": NOW + user}
        terms = {"game": "stranded", "clock": "1d", "language": "en"}
        yield "challenge", {"user_id": user, "other_id": user + 1, **names, **terms, **times}
        yield "watch", {"guild_id": guild, "user_id": user, "game": "any", "told_at": NOW - user}
        yield (
            "puzzle",
            {"user_id": user, "guild_id": guild, "day": user % 99, "puzzle": "a", "tries": 1, "solved": 0, "at": 0},
        )
        for clock in ("1d", "3d"):
            yield (
                "offer",
                {
                    "guild_id": guild,
                    "user_id": user,
                    "game": "stranded",
                    "clock": clock,
                    "rated": "any",
                    "channel_id": guild * 100,
                    "parent_id": 0,
                    "name": "Ann",
                    "language": "en",
                    "moderator": 0,
                    "salt": "9",
                    "made_at": NOW - user,
                    "until": NOW + user,
                    "look_at": NOW + user,
                },
            )
    for number in range(FIRST, FIRST + SESSIONS):
        often = number % OFTEN == 0
        guild = 5 if often else dice.randrange(100, 100 + SERVERS)
        players = [*([1001] if often else ()), *dice.sample(people, 3)]
        yield from _game(number, guild, guild * 100 + number % 5, players, dice.random() < 0.05)
    for one in people:
        for other in dice.sample(range(one + 1, one + 9), 3):
            yield (
                "meeting",
                {
                    "guild_id": 100 + one % SERVERS,
                    "game": "stranded",
                    "one": one,
                    "other": other,
                    "games": 1,
                    "weight": 1.0,
                    "won": 1.0,
                    "since": 0,
                },
            )


def _game(
    number: int, guild: int, channel: int, people: Sequence[int], is_open: bool
) -> Iterator[tuple[str, dict[str, Any]]]:
    """One table: two people play, a third one follows it."""
    begun = NOW - (FIRST + SESSIONS - number) * 60
    yield (
        "session",
        {
            "id": number,
            "game": "stranded",
            "rules_version": 1,
            "guild_id": guild,
            "channel_id": channel,
            "state": ("running" if number % 4 else "lobby") if is_open else "over",
            "secret": b"s" * 32,
            "version": ENTRIES,
            "shown": ENTRIES,
            "created_at": begun,
            "changed_at": begun,
            "exclusive": 0,
            "set_aside": 0,
            "due": NOW + number if is_open else None,
            "often": 0,
            "begun": begun,
            "rematch": "",
        },
    )
    for place in range(1, ENTRIES + 1):
        kind = "ply" if is_open or place < ENTRIES else "ended"
        yield (
            "entry",
            {
                "session_id": number,
                "number": place,
                "kind": kind,
                "facts": '{"ply":"walk a1"}',
                "at": begun,
                "seal": b"s" * 32,
            },
        )
    message = {"session_id": number, "message_id": number, "channel_id": channel, "shows": "board"}
    yield "message", {**message, "version": ENTRIES, "live": 1}
    for seat, user in enumerate(people[:2], 1):
        yield "player", {"user_id": user, "channel_id": channel, "session_id": number, "open": is_open, "acts": 0}
        yield "named", {"user_id": user, "session_id": number}
        exercise = {"user_id": user, "session_id": number, "after": 9, "guild_id": guild, "content": "{}"}
        yield "exercise", {**exercise, "answered": 1, "solved": number % 2, "due": NOW + number, "at": begun}
        review = {"user_id": user, "session_id": number, "guild_id": guild, "game": "stranded", "content": "{}"}
        yield "review", {**review, "at": begun}
        yield "note", {"user_id": user, "session_id": number, "text": "the left side"}
        if number % 3 == 0:
            yield "showing", {"session_id": number, "user_id": user, "channel_id": user * 10, "shown": ENTRIES}
        if is_open:
            yield "plan", {"session_id": number, "user_id": user, "since": 1, "lines": "[]"}
        else:
            yield (
                "result",
                {"session_id": number, "seat": seat, "user_id": user, "place": seat, "score": seat, "level": None},
            )
    yield (
        "follow",
        {
            "user_id": people[2],
            "session_id": number,
            "guild_id": guild,
            "what": "turns" if number % 2 else "end",
            "seen": ENTRIES,
            "told": 0,
            "message_id": 0,
        },
    )
    if not is_open:
        yield (
            "finished",
            {
                "session_id": number,
                "guild_id": guild,
                "game": "stranded",
                "options": "blacks=1",
                "moves": 9,
                "at": begun,
                "rated": "yes",
                "hinted": 0,
            },
        )
        yield "result_post", {"session_id": number, "guild_id": guild, "tried": 1, "due": None}
    if number % 4 == 0:
        yield (
            "attempt",
            {
                "day": number,
                "user_id": people[0],
                "session_id": number,
                "guild_id": guild,
                "score": 5,
                "won": 1,
                "at": begun,
                "given_up": 0,
            },
        )
