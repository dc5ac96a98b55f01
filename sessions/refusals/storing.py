"""Refusals because of the store, or of what is stored."""

from __future__ import annotations

from sessions.refusals.base import Refusal, TableRefusal


class Outdated(Refusal):
    """The rules of the stored game have changed since; `game_key` is the game's."""

    def __init__(self, game_key: str) -> None:
        super().__init__()
        self.game_key = game_key


class Damaged(Refusal):
    """The log of the stored game was changed by something else than the bot."""


class NotKept(Refusal):
    """The store failed to write, so nothing was done."""


class NotNoted(TableRefusal):
    """The act was done, stored and shown, but the store failed to note the message."""


class NotRead(Refusal):
    """The store failed to read. That says nothing of what was done before: it may be stored."""
