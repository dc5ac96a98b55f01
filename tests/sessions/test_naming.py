"""Every field of every kind of entry that names a user is exported by `/privacy`, and is deleted when they ask for it.

The fields are found by their types, so an entry that is added later is tested too.
"""

from __future__ import annotations

import builtins
import json
from enum import Enum
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from data.rows import EntryRow, SessionRow
from sessions.log import (
    Asked,
    Ended,
    Joined,
    Matter,
    Opened,
    PlyPlayed,
    SeedGiven,
    Started,
    Substituted,
    TableEnding,
    read,
)
from sessions.log.entry import KINDS, Entry
from sessions.people.exporting import about, without, without_all
from sessions.state.players import ModeratorName, Person, UserId

ME = Person(110011, "Ann the First")
OTHER = Person(220022, "Ben the Second")

IMPERSONAL = {
    *("options", "terms", "auto", "salt", "seat", "ply", "plies", "channel_id", "left", "how", "matter", "seconds"),
    *("why", "digest", "secret", "withheld", "last", "bank", "still", "language", "day", "scored", "after", "lobby"),
    # What a table of a tournament knows of it: numbers.
    *("event", "contest", "board"),
}
"""The fields that name nobody. A new field is either added here or has one of the types that name users."""

FIELDS = [(kind, name) for kind, each in KINDS.items() for name in each.naming()]


def sample(hint: Any, who: Person) -> Any:
    """A value of that type which names `who`, if values of that type name users."""
    if hint == UserId:
        return who.user_id
    if hint == ModeratorName:
        return who.name
    if Person in get_args(hint):
        return who
    match get_origin(hint):
        case builtins.tuple:
            return (sample(get_args(hint)[0], who),)
        case None:
            return next(iter(hint)) if issubclass(hint, Enum) else hint(1)
    return sample(get_args(hint)[0], who)


def entry_of(kind: str, field: str) -> Entry:
    """An entry that names `ME` in `field` and `OTHER` in all others. A moderator's name goes with the id."""
    hints = get_type_hints(KINDS[kind], include_extras=True)
    fields = KINDS[kind].__struct_fields__
    moderator = {"by", "by_id"}
    mine = moderator if moderator <= set(fields) and field in moderator else {field}
    return KINDS[kind](**{name: sample(hints[name], ME if name in mine else OTHER) for name in fields})


def row_of(*log: Entry, state: Any = "over") -> SessionRow:
    """A stored session with that log."""
    rows = [each.row() for each in log]
    entries = tuple(EntryRow(number, each.kind, each.facts, 1000 + number, b"") for number, each in enumerate(rows, 1))
    return SessionRow(7, "stranded", 1, 5, 8, b"the secret", True, state, len(log), len(log), entries=entries)


def written(row: SessionRow, *users: int) -> list[Entry]:
    """The log of `row` without these users."""
    return [read(each.kind, each.facts) for each in without(row, users).entries]


def traces(value: Any, who: Person) -> list[str]:
    """What of a person's id and name is in a value, as JSON."""
    text = json.dumps(value, ensure_ascii=False)
    return [each for each in (str(who.user_id), who.name) if each in text]


@pytest.mark.parametrize("kind", KINDS)
def test_each_field_is_known_to_name_users_or_not_to(kind: str) -> None:
    assert set(KINDS[kind].__struct_fields__) - set(KINDS[kind].naming()) - IMPERSONAL <= {"word"}
    assert not set(KINDS[kind].naming()) & IMPERSONAL


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_what_names_somebody_is_exported(kind: str, field: str) -> None:
    entry = entry_of(kind, field)
    exported = about(row_of(Opened("", OTHER.user_id, None, (OTHER,)), entry), ME.user_id, None)
    (told,) = exported["log entries about you"]
    assert (told["what"], told["at"]) == (kind, 1002)
    assert "you" in str(told[field]) or told[field] == ME.name
    assert traces(exported, OTHER) == [], "it is about nobody else"
    if ME.name in entry.row().facts:
        assert ME.name in json.dumps(told)


@pytest.mark.parametrize(("kind", "field"), FIELDS)
def test_what_names_somebody_is_deleted(kind: str, field: str) -> None:
    entry = entry_of(kind, field)
    row = row_of(Opened("", OTHER.user_id, None, (OTHER,)), entry)
    assert str(ME.user_id) in entry.row().facts, "what is deleted was there"
    _, left = written(row, ME.user_id)
    assert traces(left.row().facts, ME) == []
    assert sorted(set(left.users()) & {-1, OTHER.user_id}) == sorted({-1, *entry.users()} - {ME.user_id})
    for each in without_all(row).entries:
        assert traces(each.facts, ME) == traces(each.facts, OTHER) == []


def test_a_word_for_the_dice_is_exported_and_deleted() -> None:
    row = row_of(Opened("", OTHER.user_id, None, (OTHER,)), Joined(ME), SeedGiven(ME.user_id, "my own word"))
    assert about(row, ME.user_id, None)["words you added"] == ["my own word"]
    assert about(row, OTHER.user_id, None)["words you added"] == []
    assert "my own word" not in str(without(row, [ME.user_id]))


def test_the_secret_of_the_dice_is_not_exported() -> None:
    row = row_of(Opened("", ME.user_id, None, (ME,)), state="running")
    text = json.dumps(about(row, ME.user_id, None))
    assert row.secret.hex() not in text
    assert row.secret.decode() not in text


# Seats that pass on


def test_moves_are_those_of_whoever_had_the_seat() -> None:
    """The first player of a seat has the moves before a substitution, the second those after it."""
    cat = Person(330033, "Cat")
    row = row_of(
        Opened("", OTHER.user_id, None, (OTHER, cat)),
        Started("salt", (cat.user_id, OTHER.user_id)),
        PlyPlayed(1, "take a1"),
        PlyPlayed(2, "take b2"),
        PlyPlayed(0, "die r"),
        Asked(Matter.SEAT, cat.user_id, (ME.user_id,), seat=2, person=ME),
        Substituted(2, ME, cat.user_id),
        PlyPlayed(2, "take c3"),
        PlyPlayed(1, "take d4"),
    )
    told = {person: about(row, person.user_id, None) for person in (ME, OTHER, cat)}
    assert {person: each["your seat"] for person, each in told.items()} == {ME: 2, OTHER: 2, cat: 1}
    assert told[ME]["your moves"] == ["take c3"]
    assert told[OTHER]["your moves"] == ["take b2"]
    assert told[cat]["your moves"] == ["take a1", "take d4"]
    assert told[cat]["times of your moves"] == [1003, 1009]


# Logs of before moderators had ids


OLD_END = Ended(TableEnding.MODERATOR, ME.name)


def test_the_name_of_a_former_moderator_who_played_is_exported() -> None:
    row = row_of(Opened("", OTHER.user_id, None, (OTHER, ME)), OLD_END)
    told = about(row, ME.user_id, None)["log entries about you"]
    assert {"what": "ended", "how": "moderator", "by": ME.name, "by_id": None}.items() <= told[-1].items()


def test_the_name_of_a_former_moderator_who_played_is_deleted() -> None:
    row = row_of(Opened("", OTHER.user_id, None, (OTHER, ME)), OLD_END)
    assert written(row, ME.user_id)[-1] == Ended(TableEnding.MODERATOR)
    assert written(row, OTHER.user_id)[-1] == OLD_END


def test_the_name_of_another_former_moderator_stays() -> None:
    row = row_of(Opened("", OTHER.user_id, None, (OTHER, ME)), Ended(TableEnding.MODERATOR, "Mo"))
    assert written(row, ME.user_id)[-1] == Ended(TableEnding.MODERATOR, "Mo")
    assert not any(each["what"] == "ended" for each in about(row, ME.user_id, None)["log entries about you"])
