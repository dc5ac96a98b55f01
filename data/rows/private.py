"""What users keep for themselves: the moves that they have planned."""

from __future__ import annotations

from msgspec import Struct


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
