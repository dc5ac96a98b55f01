"""What users and servers keep for themselves: settings and plans, and what decides whether a user may be seated."""

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


class PlanRow(Struct, frozen=True):
    """The moves that a user has planned for a session in advance. They are secret: its `repr` does not show them.

    since: the number of the session's last entry when the plan was made
    lines: of each line, the plies from then on, in the notation
    """

    user_id: int
    since: int
    lines: tuple[tuple[str, ...], ...]

    def __repr__(self) -> str:
        return f"PlanRow(user_id={self.user_id}, since={self.since}, lines={len(self.lines)})"
