"""Open offers in a server."""

from __future__ import annotations

from typing import Any

from data.rows import ANY, OfferRow
from sessions.log import Person
from sessions.state.clock import DAY
from sessions.tables import Tables

SERVER, CHANNEL = 5, 7


def offer(tables: Tables, person: Person, **other: Any) -> OfferRow:
    """An offer of that person to play anything on any terms, for a day."""
    given = {
        "game": ANY,
        "clock": ANY,
        "rated": ANY,
        "channel_id": CHANNEL,
        "parent_id": 0,
        "language": "en",
        "moderator": False,
        "salt": f"salt of {person.name}",
        "made_at": tables.now(),
        "until": tables.now() + DAY,
        **other,
    }
    return OfferRow(guild_id=SERVER, user_id=person.user_id, name=person.name, **given)
