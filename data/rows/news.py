"""What users are told of games elsewhere than at their tables: what they follow, and digests."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Follows = Literal["turns", "end"]
"""What somebody is told of a game that they follow: each turn and the end, or only the end."""


class FollowRow(Struct, frozen=True):
    """A game that somebody follows without playing in it.

    user_id, session_id, guild_id: who follows which game of which server
    what: what they are told
    seen: the number of the last entry of the game's log that they were told of
    message_id: the message in the game's channel that mentions them; 0 for none
    """

    user_id: int
    session_id: int
    guild_id: int
    what: Follows
    seen: int
    message_id: int = 0


class DigestRow(Struct, frozen=True):
    """When a user gets their next digest, and when the last one was begun (0: never), in seconds since 1970."""

    user_id: int
    due: int
    begun: int = 0
