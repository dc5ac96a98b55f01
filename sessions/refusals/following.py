"""Refusals of somebody who wants to follow a game."""

from __future__ import annotations

from sessions.refusals.base import Refusal, TableRefusal


class SitsHere(TableRefusal):
    """The user plays in this game themselves."""


class FollowsMany(Refusal):
    """The user follows `most` games already, as many as one person can."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class FollowedByMany(Refusal):
    """`most` people follow this game already, as many as can."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


class NotVisible(Refusal):
    """The user does not see the game's channel."""


class Unreachable(Refusal):
    """The user has chosen neither mentions nor direct messages, so the bot has no way to tell them anything."""
