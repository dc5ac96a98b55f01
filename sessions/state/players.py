"""Who sits in a seat: a person, a computer, or a person who was deleted since."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

UserId = Annotated[int, Meta(extra={"names": "user"})]
"""The id under which a log names a player, or somebody else who acts at a table.

Above 0: the id of a Discord user. Below 0: a computer, or somebody who was deleted; it means something in its own log
only. 0: nobody.
"""

ModeratorName = Annotated[str, Meta(extra={"names": "moderator"})]
"""The name of the user whose id is in the field `by_id`. Entries of old logs have the name alone."""


def is_user(user_id: int) -> bool:
    """Whether an id of a log is that of a Discord user, and not that of a computer or of somebody who was deleted."""
    return user_id > 0


class Person(Struct, frozen=True):
    """A Discord user.

    Attributes:
        user_id (int): the user's id, above 0.
        name (str): the name shown for them, as it is: escape it before showing it.
    """

    user_id: int
    name: str


class Stranger(Person, frozen=True):
    """A Discord user among people who know nothing of each other. The `name` is not what Discord calls them.

    Attributes:
        word (str): the key of the word in their player name (`sessions/people/player_names.py`).
        number (int): the number in it. What they are called depends on the reader's language.
    """

    word: str
    number: int

    @classmethod
    def named(cls, user_id: int, word: str, number: int) -> Stranger:
        """The user `user_id`, of whom nothing is known but this player name."""
        return cls(user_id, f"{word} {number}", word, number)


class ComputerLevel(Enum):
    """How well a computer plays, the weakest first."""

    VERY_EASY = "very_easy"
    EASY = "easy"
    FAIRLY_EASY = "fairly_easy"
    MEDIUM = "medium"
    FAIRLY_HARD = "fairly_hard"
    HARD = "hard"


class Computer(Struct, frozen=True):
    """A computer player.

    Attributes:
        user_id (int): its id at this table, below 0; no other player of the table has the same.
        level (ComputerLevel): how well it plays.
        fitted (bool): whether that was chosen to fit who opened the table: in a rematch, it is chosen again.
    """

    user_id: int
    level: ComputerLevel
    fitted: bool = False

    @property
    def name(self) -> str:
        """Empty: what a computer is called depends on the reader's language."""
        return ""


class Forgotten(Struct, frozen=True):
    """Somebody whose data was deleted.

    Attributes:
        user_id (int): their stand-in at this table, below 0; no other player of the table has the same.
    """

    user_id: int

    @property
    def name(self) -> str:
        """Empty: nobody knows it any more."""
        return ""


Player = Person | Computer | Forgotten
"""Who sits in a seat, or is invited to one."""


def player_of(stored: list[int | str]) -> Player:
    """The player that a log stores so. Raises ValueError for anything else.

    The following forms are stored: `[id, name]` for a person, `[id, word, number]` for a person among strangers,
    `[id, ""]` with an id below 0 for somebody deleted, `[id, "", level]` for a computer, and `[id, "", level, 1]` for
    one whose level fits somebody.
    """
    match stored:
        case [int(user_id), str(word), int(number)] if is_user(user_id) and word.islower():
            return Stranger.named(user_id, word, number)
        case [int(user_id), str(), str(level), 1]:
            return Computer(user_id, ComputerLevel(level), fitted=True)
        case [int(user_id), str(), str(level)]:
            return Computer(user_id, ComputerLevel(level))
        case [int(user_id), str(name)]:
            return Person(user_id, name) if is_user(user_id) else Forgotten(user_id)
        case _:
            raise ValueError(f"{stored!r} is no player")


def stored_player(player: Player) -> list[int | str]:
    """A player as a log stores it: the inverse of `player_of`."""
    if isinstance(player, Stranger):
        return [player.user_id, player.word, player.number]
    form: list[int | str] = [player.user_id, player.name]
    if isinstance(player, Computer):
        return [*form, player.level.value, *([1] if player.fitted else [])]
    return form
