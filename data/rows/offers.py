"""Open offers, and who wants to be told of them."""

from __future__ import annotations

from msgspec import Struct

ANY = "any"
"""The value of a term of an offer that may be anything."""


class OfferRow(Struct, frozen=True):
    """An open offer: somebody wants to play with anybody in a server who wants the same.

    guild_id, user_id: where it stands, and whose it is
    game, clock, rated: its terms: the key of a game, the clock of the table and “yes” or “no”; or ANY
    channel_id, parent_id: where it was made, and for a thread its channel (else 0)
    name: what the user was called then
    language: that of the table to which it may lead (BCP 47)
    moderator: whether they could moderate the channel
    salt: the id of the interaction that made it
    made_at, until: since when it stands, and when it ends, in seconds since 1970
    near: whether others of about the same rating are wanted at first; in the pool only
    seats: how many people are to play, which is one of its terms; more than two in the pool only
    """

    guild_id: int
    user_id: int
    game: str
    clock: str
    rated: str
    channel_id: int
    parent_id: int
    name: str
    language: str
    moderator: bool
    salt: str
    made_at: int
    until: int
    near: bool = False
    seats: int = 2

    @property
    def terms(self) -> tuple[str, str, str, int]:
        """Its terms. A user has one offer with the same terms in a server."""
        return self.game, self.clock, self.rated, self.seats

    @property
    def key(self) -> tuple[int, int, str, str, str, int]:
        """What names it."""
        return self.guild_id, self.user_id, *self.terms


class WatchRow(Struct, frozen=True):
    """A user who wants to be told of offers in a server.

    game: the key of the game that is offered, or ANY
    told_at: when they were told last, in seconds since 1970; 0: never
    """

    guild_id: int
    user_id: int
    game: str
    told_at: int = 0
