"""A round that is to be paired, as a process of its own is asked for it: `python -m tournaments.pairing`."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tournaments.pairing.field import Player
from tournaments.pairing.swiss import pair
from tournaments.pairing.tables import seatings


class Task(Struct, frozen=True):
    """A round.

    Attributes:
        kind (str): boards for two by a Swiss rule, or tables of three or four.
        players (tuple[Player, ...]): who is present.
        key (str): the key of the round, in hexadecimal digits.
        apart (tuple[tuple[int, int], ...]): the pairs that never meet, by their numbers.
        size (int): the wanted size of tables.
    """

    kind: Literal["swiss", "tables"]
    players: tuple[Player, ...]
    key: str
    apart: tuple[tuple[int, int], ...] = ()
    size: int = 0


def solved(task: Task) -> list[tuple[int, ...]]:
    """The boards of the round as numbers in the order of seats, the highest first; a single number has a bye."""
    key, apart = bytes.fromhex(task.key), [frozenset(each) for each in task.apart]
    if task.kind == "swiss":
        return pair(task.players, key, apart)
    return seatings(task.players, key, task.size, apart)


def answered(question: bytes) -> bytes:
    """The boards of the task that is written as JSON, as JSON. Raises msgspec.MsgspecError where it is none."""
    return msgspec.json.encode(solved(msgspec.json.decode(question, type=Task)))
