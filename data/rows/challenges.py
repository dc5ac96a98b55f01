"""Challenges: somebody wants to play again with a stranger whom they have met."""

from __future__ import annotations

from msgspec import Struct


class ChallengeRow(Struct, frozen=True):
    """A challenge to one stranger. It is kept until it has ended, and for a day after it was made.

    user_id, other_id: who challenges whom
    by_word, by_number: what the user was called when they made it
    word, number: what the other was called when they played
    game, clock: the key of a game, and a value of the table option `clock`
    language: that of the table to which it may lead (BCP 47)
    made_at, until: when it was made, and when it ends, in seconds since 1970
    told_at: when the other was told of it; 0: they were not
    """

    user_id: int
    other_id: int
    by_word: str
    by_number: int
    word: str
    number: int
    game: str
    clock: str
    language: str
    made_at: int
    until: int
    told_at: int = 0
