"""A question to the table: what it is about, who must say yes, and who has; and requests that were not granted."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sessions.log import Asked, Matter, Person


class Question(Struct, frozen=True):
    """An open question, made by the log's entry `number`; the fields are those of `sessions.log.happenings.Asked`.

    `at` is when it was asked, in seconds since 1970. A pause of the game moves that moment: nobody answers meanwhile.
    """

    number: int
    matter: Matter
    by: int
    voters: tuple[int, ...]
    plies: int
    seat: int
    person: Person | None
    yes: tuple[int, ...] = ()
    at: int = 0

    @classmethod
    def of(cls, number: int, entry: Asked, at: int) -> Question:
        """The question that an entry asks at that time."""
        return cls(number, entry.matter, entry.by, entry.voters, entry.plies, entry.seat, entry.person, at=at)

    def agreed(self, user_id: int) -> Question:
        """The question after a yes."""
        return replace(self, yes=(*self.yes, user_id))

    @property
    def open(self) -> tuple[int, ...]:
        """Who has still to answer."""
        return tuple(each for each in self.voters if each not in self.yes)


class Request(Struct, frozen=True):
    """A question that was not granted: somebody refused it, its asker withdrew it, or the game went on.

    `turn` is the number of the turn in which it was asked. `at` is when it was closed or, while it is open, when it was
    asked, in seconds since 1970.
    """

    question: Question
    turn: int
    at: int
