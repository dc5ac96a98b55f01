"""What the store takes and gives: plain values, no SQL and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

State = Literal["lobby", "running", "over", "cancelled"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits: a Discord user's id, and the name they had when they sat down."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class PlyRow:
    """One ply as it was played: by which seat (0 is chance), and in the notation."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class NewSession:
    """What a session is made of when its lobby opens."""

    game: str
    rules_version: int
    options: str
    guild_id: int
    channel_id: int
    opener_id: int
    youngest_id: int | None
    secret: bytes
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A stored session, whole. `seats` are in order, seat 1 first; `plies` are the log, number 1 first."""

    id: int
    game: str
    rules_version: int
    options: str
    guild_id: int
    channel_id: int
    opener_id: int
    youngest_id: int | None
    state: State
    ending: str
    secret: bytes
    salt: str
    version: int
    shown: int
    message_id: int | None
    message_plies: int
    seats: tuple[SeatRow, ...] = ()
    plies: tuple[PlyRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """What one transaction changes of a session. Fields left None stay as they are; `plies` are appended."""

    state: State | None = None
    ending: str | None = None
    salt: str | None = None
    opener_id: int | None = None
    seats: tuple[SeatRow, ...] | None = None
    plies: tuple[PlyRow, ...] = ()
