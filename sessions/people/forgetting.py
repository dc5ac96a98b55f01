"""Deletes people from logs.

In each log, the id of a deleted user is replaced by a number below 0 that does not depend on the id, and their name is
removed. Their client seed is replaced by its digest. So the game is kept, its dice can still be checked, and nothing in
it says who played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from data.rows import Rewriting, SessionRow
from sessions.log import Entry, First, Mention, Opened, SeedGiven, entries
from sessions.state.players import is_user


def without(row: SessionRow, user_ids: Iterable[int], names: Iterable[str] = ()) -> Rewriting:
    """The log of `row` without these users. `names` are their names: old logs have moderators by name alone."""
    return _written_anew(row, entries(row), set(user_ids), set(names))


def without_all(row: SessionRow) -> Rewriting:
    """The log of `row` without any user."""
    log = entries(row)
    moderators = {person.name for each in log for person in each.persons() if not person.user_id}
    return _written_anew(row, log, {user_id for each in log for user_id in each.users()}, moderators)


def _written_anew(row: SessionRow, log: list[Entry], user_ids: set[int], names: set[str]) -> Rewriting:
    order = list(dict.fromkeys(user_id for each in log for user_id in each.users()))
    lowest = min([0, *order])
    gone = [user_id for user_id in order if is_user(user_id) and user_id in user_ids]
    stand_ins = {user_id: lowest - number for number, user_id in enumerate(gone, 1)}
    # Old logs have the moderator who ended a table by name alone.
    names = names | {person.name for each in log for person in each.persons() if person.user_id in stand_ins}
    lobby = row.state == "lobby"
    return Rewriting(tuple(_anonymous(each, stand_ins, names, lobby).row() for each in log), stand_ins)


def _anonymous(entry: Entry, stand_ins: Mapping[int, int], names: set[str], lobby: bool) -> Entry:
    def other(person: Mention) -> Mention:
        if person.user_id in stand_ins:
            return Mention(stand_ins[person.user_id], "")
        return Mention(0, "") if not person.user_id and person.name in names else person

    match entry:
        case Opened(first=first) if lobby and first in stand_ins:
            # A lobby must not wait for somebody who will never come.
            entry = replace(entry, first=None)
        case First(user_id=user_id) if lobby and user_id in stand_ins:
            entry = First(None)
        case SeedGiven(user_id=user_id) if user_id in stand_ins:
            entry = replace(entry, word="", digest=entry.seed.mark)
    return entry.renamed(other)
