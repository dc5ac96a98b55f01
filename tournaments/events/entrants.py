"""Who takes part in a tournament: checks and look-ups that several acts need."""

from __future__ import annotations

from data.rows import EntrantRow
from tournaments.events.fields import Pairs
from tournaments.events.refusals import NotRegistered, WasWithdrawn
from tournaments.events.state import Tournament


def takes_part(entrant: EntrantRow) -> bool:
    """Whether somebody plays in a tournament or waits for a place. Whoever has withdrawn or was removed does not."""
    return entrant.state in ("in", "waiting")


def check_takes_part(entrant: EntrantRow | None) -> EntrantRow:
    """The entrant, if they take part. Raises NotRegistered for None, and WasWithdrawn for somebody who is out."""
    if entrant is None:
        raise NotRegistered
    if not takes_part(entrant):
        raise WasWithdrawn(removed=entrant.state == "removed")
    return entrant


def entrant_at(tournament: Tournament, entry: int) -> EntrantRow | None:
    """The entrant whose entry has this number; None if there is none."""
    return next((each for each in tournament.entrants if each.entry == entry), None)


def next_entry(tournament: Tournament) -> int:
    """The number of the entry of the next person who joins, counted from 1."""
    return max((each.entry for each in tournament.entrants), default=0) + 1


def apart_by_number(tournament: Tournament, apart: Pairs) -> list[tuple[int, int]]:
    """The pairs of users in `apart` who both have a pairing number, as these numbers in ascending order."""
    numbers = {each.user_id: each.number for each in tournament.numbered.values()}
    found = [sorted(numbers[user_id] for user_id in pair) for pair in apart if pair <= numbers.keys()]
    return sorted((low, high) for low, high in found)
