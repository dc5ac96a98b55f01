"""Every mistake in a record is told in the words of each language; in English they are those of the command line."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from cogs.words.refusal_details import flawed
from rules.record import Flaw, FlawedRecordError, What, parse, replay
from sessions.records.redrawing import redraw
from sessions.records.writing import record
from tests.cogs.snapshots import over
from words import ENGLISH, of

SAY = of(ENGLISH)

DAMAGE: list[tuple[What, str, str]] = [
    ("no header line", "^seats: 2$", "seats"),
    ("header line twice", "^seats: 2$", "seats: 2\nseats: 2"),
    ("no seats", "^seats: 2$", "seats: two"),
    ("wrong options", "blacks=2", "blacks=9"),
    ("wrong options", "blacks=2", "reds=2"),
    ("wrong options", "blacks=2", "blacks"),
    ("wrong options", "blacks=2", "blacks=2 blacks=1"),
    ("wrong options", "^seats: 2$", "seats: 9"),
    ("newer format", "^game", "record format 99\ngame"),
    ("empty line", "^caps b1 rg$", ""),
    ("illegal move", "^caps b1 rg$", "caps b1 zz"),
    ("damaged header", "^players: 22 11$", "players: 22 x"),
    ("damaged header", "^secret: 74", "secret: xx"),
    ("other players", "^players: 22 11$", "players: 22 11 33"),
    ("word of a stranger", "^salt", "word 77: heron\nsalt"),
    ("other seats", "^players: 22 11$", "players: 11 22"),
    ("secret not shown", "^ending: moderator\nsecret: .*$", "ending: silence"),
    ("missing line", "^salt: salt$", "salt:"),
    ("other draw", "^die k$", "die r"),
    ("stops early", "^ending: moderator$", "other: moderator"),
    ("damaged line", "^salt", "dice 2: x\nsalt"),
    ("no replacement", "^salt", "replaced 1: x\nsalt"),
    ("wrong replacement", "^salt", "replaced 1: seat 1 after ply 3, 33 by 44\nsalt"),
    ("other secret", "^secret: 74", "secret: 75"),
]


def check(text: str) -> None:
    """Play a record, and draw its dice again. Raises FlawedRecordError."""
    given = parse(text)
    list(replay(given))
    redraw(given)


@pytest.mark.parametrize(("what", "found", "instead"), DAMAGE)
def test_a_mistake_is_told_as_on_the_command_line(what: What, found: str, instead: str) -> None:
    text = re.sub(found, instead, str(record(over())), count=1, flags=re.MULTILINE)
    with pytest.raises(FlawedRecordError) as caught:
        check(text)
    assert caught.value.flaw.what == what
    assert flawed(SAY, caught.value.flaw).replace("’", "'") == str(caught.value)


def test_every_mistake_has_a_case() -> None:
    assert {what for what, _, _ in DAMAGE} == set(get_args(What))


def test_one_seat_and_one_player_are_told_in_the_singular() -> None:
    assert flawed(SAY, Flaw("other players", 1, most=1)) == "The header names 1 seat, but 1 player."
