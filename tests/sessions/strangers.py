"""Two people who know nothing of each other, and a game of theirs."""

from __future__ import annotations

from collections.abc import Sequence

from sessions.session import Session
from sessions.state.players import Person, Stranger
from sessions.state.table import APART, DIRECT, Place
from sessions.tables import Opening, Tables

OLD = (1_500_000_000_000 - 1_420_070_400_000) << 22
"""The id of an account of the year 2017."""

ANN, BEN = Stranger.named(OLD, "basalt", 482), Stranger.named(OLD + 1, "willow", 905)


async def begun(tables: Tables, people: Sequence[Person] = (ANN, BEN)) -> Session:
    """A game of the two with a clock of an hour, in their direct messages."""
    opening = Opening(
        "games_up",
        Place(DIRECT, APART),
        people,
        table_options={"clock": "1h", "forfeit": "on"},
        salt="salt",
        at_once=True,
        showings={ANN.user_id: 71, BEN.user_id: 72},
    )
    return await tables.openings.open(opening)
