"""What the dice of a table are drawn from: its secrets, and the words that its players gave."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from sessions.dice.draws import commitment, mark


class Why(Enum):
    """Why the dice of a table are drawn from another secret than at the start."""

    SHOWN = "shown"
    """The game was opened again, and its secret could have been shown while it was closed."""

    RESTORED = "restored"
    """The host has restored a backup: what was played, and shown, after it was made is not known."""


class Secret(Struct, frozen=True):
    """What the dice are drawn from, in place of the secret before.

    Attributes:
        plies (int): how many plies stood when it was bound; the plies after them are drawn from it.
        secret (bytes): 32 bytes.
        why (Why | None): why it was bound; None for that of the start.
    """

    plies: int
    secret: bytes
    why: Why | None = None

    @property
    def commitment(self) -> str:
        """What players see of it beforehand: its SHA-256, 64 hexadecimal digits."""
        return commitment(self.secret)


class ClientSeed(Struct, frozen=True):
    """A word that a player gave for the dice.

    Attributes:
        user_id (int): who gave it.
        word (str): the word; empty if the player was deleted since.
        digest (str): what goes into the dice of a word that was deleted; else empty.
    """

    user_id: int
    word: str
    digest: str = ""

    @property
    def mark(self) -> str:
        """What goes into the dice: the word's SHA-256, 64 hexadecimal digits."""
        return self.digest or mark(self.word)
