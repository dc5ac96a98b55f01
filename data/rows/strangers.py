"""What strangers are told of people."""

from __future__ import annotations

from msgspec import Struct


class PlayerNameRow(Struct, frozen=True):
    """What a user is called where strangers see them. Nobody else has the same name.

    word: the key of a word in the list of the bot, which each language has
    number: the number behind it
    renamed_at: when it took the place of another, in seconds since 1970; 0: it is their first one
    """

    user_id: int
    word: str
    number: int
    renamed_at: int


class MetRow(Struct, frozen=True):
    """What a user has played in direct messages with another.

    last: when the last of these games began, in seconds since 1970
    lately: how many began at or after the moment that was asked about
    """

    last: int
    lately: int
