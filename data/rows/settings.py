"""Settings of users and servers, and what decides whether a user may be seated."""

from __future__ import annotations

from msgspec import Struct


class SettingRow(Struct, frozen=True):
    """A setting of a user, or of a server (then `user_id` is 0). `value` is JSON."""

    user_id: int
    name: str
    value: str


class GuestRow(Struct, frozen=True):
    """What decides whether a user may be seated.

    games: the number of open tables for several people at which they sit
    settings: their settings
    met: those of the other users asked about with whom they have finished a game
    """

    games: int
    settings: tuple[SettingRow, ...]
    met: frozenset[int]
