"""Exercises from somebody's own games, and what analyses have found about their play."""

from __future__ import annotations

from msgspec import Struct


class NewExercise(Struct, frozen=True):
    """An exercise that is to be kept.

    session_id, guild_id: the table of the game, and its server; 0 for direct messages
    after: how many plies of the game stand before the turn that is looked for
    content: what it consists of (opponents/exercises.py)
    """

    session_id: int
    after: int
    guild_id: int
    content: str


class ExerciseRow(Struct, frozen=True):
    """An exercise of a user. Where nothing is said here, a field is as in `NewExercise`.

    answered, solved: how often the user has answered it when it was due, and how often the answer was right
    due: from when on it is asked again, in seconds since 1970, UTC; None if it is not
    at: when it was made or answered last
    """

    session_id: int
    after: int
    guild_id: int
    content: str
    answered: int
    solved: int
    due: int | None
    at: int


class ExerciseAnswer(Struct, frozen=True):
    """A user's answer to an exercise. Where nothing is said here, a field is as in `ExerciseRow`.

    before: how often the user had answered it before
    solved: whether the answer is right
    due: from when on it is asked again then
    """

    session_id: int
    after: int
    before: int
    solved: bool
    due: int | None


class ReviewRow(Struct, frozen=True):
    """What the analysis of a game has found about a user's own play.

    session_id, guild_id: the table of the game, and its server; 0 for direct messages
    game: the key of the game
    content: what was found (sessions/learning/progress.py)
    over: when the game was over, in seconds since 1970, UTC; when it was analysed, where it has no result
    """

    session_id: int
    guild_id: int
    game: str
    content: str
    over: int = 0
