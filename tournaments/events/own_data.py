"""What is stored about a user who registered for tournaments, or organised some, for /privacy."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from data.rows import EntrantRow, JournalRow
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import NotRead
from tournaments.events.state import Tournament


async def about(store: Store, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """What is stored of a user: their registrations, and what they did as an organiser. Empty lists are left out.

    Raises NotRead.
    """
    with failing_as(NotRead):
        registered = await store.tournaments_of(user_id)
        made, acts = await store.tournaments_made_by(user_id), await store.journal_by(user_id)
        entries = [
            (Tournament.of(whole), entrant, await store.journal(row.id))
            for row, entrant in registered
            if (whole := await store.tournament(row.id)) is not None
        ]
    found: dict[str, list[dict[str, Any]]] = {
        "tournaments": [_entry(*each) for each in entries],
        "tournaments that you organised": [
            {"server": str(row.guild_id), "tournament": row.name, "game": row.game, "made": row.made_at} for row in made
        ],
        "what you did in tournaments": [
            {"server": str(row.guild_id), "tournament": row.name, **_line(line)} for row, line in acts
        ],
    }
    return {name: listed for name, listed in found.items() if listed}


def _entry(tournament: Tournament, entrant: EntrantRow, journal: Sequence[JournalRow]) -> dict[str, Any]:
    row = tournament.row
    entry = {
        "server": str(row.guild_id),
        "tournament": row.name,
        "game": row.game,
        "your name": entrant.name,
        "registered": entrant.at,
        "press that went into the draw": entrant.salt,
        "state": entrant.state,
        "checked in": entrant.here,
        "still to be told": entrant.call,
        "ready for round": entrant.ready,
        "wants opponents since": entrant.waits,
        "pairing number": entrant.number,
        "division": entrant.division,
        "rounds missed, as you joined late": entrant.late,
        "points at the start": entrant.start,
        "number by rating": entrant.rated,
        "results": [
            {"game": board.board, "round": board.round, "points": board.points[at], "how": board.how, "over": board.at}
            for board in tournament.boards
            if board.points and entrant.number in board.seats
            for at in [board.seats.index(entrant.number)]
        ],
        "what others and the rules decided": [_line(each) for each in journal if _is_about(each, entrant)],
    }
    return {name: value for name, value in entry.items() if value or name in ("your name", "checked in")}


def _line(line: JournalRow) -> dict[str, Any]:
    return {"at": line.at, "what": line.kind, **json.loads(line.facts)}


def _is_about(line: JournalRow, entrant: EntrantRow) -> bool:
    facts = json.loads(line.facts)
    return facts.get("entrant") == entrant.entry or (entrant.number > 0 and entrant.number in facts.get("seats", ()))
