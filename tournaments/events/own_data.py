"""What is stored about a user who registered for tournaments, or organised some, for /privacy."""

from __future__ import annotations

from typing import Any

from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotRead


async def about(store: Store, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """What is stored of a user: their registrations, and the tournaments that they made. Empty lists are left out.

    Raises NotRead.
    """
    with failing_as(NotRead):
        entries, made = await store.tournaments_of(user_id), await store.tournaments_made_by(user_id)
    found: dict[str, list[dict[str, Any]]] = {
        "tournaments": [
            {
                "server": str(row.guild_id),
                "tournament": row.name,
                "game": row.game,
                "your name": entrant.name,
                "registered": entrant.at,
                "state": entrant.state,
                "pairing number": entrant.number or None,
            }
            for row, entrant in entries
        ],
        "tournaments that you organised": [
            {"server": str(row.guild_id), "tournament": row.name, "game": row.game, "made": row.made_at} for row in made
        ],
    }
    return {name: listed for name, listed in found.items() if listed}
