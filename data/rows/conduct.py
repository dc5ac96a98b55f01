"""What keeps games between strangers clean: who avoids whom, reports, and who may not play for a while."""

from __future__ import annotations

from msgspec import Struct


class AvoidedRow(Struct, frozen=True):
    """Somebody with whom a user does not want to play again, by what that player was called when they met.

    word: the key of the word in the player name
    number: the number behind it
    at: since when, in seconds since 1970
    """

    word: str
    number: int
    at: int


class ReportRow(Struct, frozen=True):
    """A report of a user about another player of a game.

    reason: a key of the reasons that the bot offers
    at: when it was made, in seconds since 1970
    """

    session_id: int
    by_id: int
    about_id: int
    reason: str
    at: int


class BarRow(Struct, frozen=True):
    """A user who may not play with strangers.

    why: who decided it, as a key: the host, or the bot
    until: the end of it, in seconds since 1970
    times: how often in a row it came to that
    """

    user_id: int
    why: str
    until: int
    times: int
