"""What every entry of a log is made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, Self

from msgspec import Meta, Struct, inspect
from msgspec.structs import replace

from data.rows import NewEntry

UserId = Annotated[int, Meta(extra={"names": "user"})]
"""The id of a Discord user. Where somebody was forgotten, a number below 0; 0 stands for nobody."""

ModeratorName = Annotated[str, Meta(extra={"names": "moderator"})]
"""The name of the user whose id is in the field `by_id`; entries of old logs have the name alone."""


class Person(NamedTuple):
    """Somebody at the table: a Discord user's id and the name shown for them."""

    user_id: UserId
    name: str


class Entry(Struct, frozen=True):
    """One thing that happened. Its fields are its facts."""

    kind: ClassVar[str]

    def facts(self) -> dict[str, Any]:
        """The fields of the entry by name, as plain values for JSON."""
        return {name: _plain(getattr(self, name)) for name in self.__struct_fields__}

    def row(self) -> NewEntry:
        """The entry as it is kept."""
        return NewEntry(self.kind, json.dumps(self.facts(), ensure_ascii=False, separators=(",", ":")))

    @classmethod
    @cache
    def naming(cls) -> dict[str, inspect.Type]:
        """The fields in which entries of this kind name users, by id or by name, with the types of these fields."""
        found = inspect.type_info(cls)
        assert isinstance(found, inspect.StructType), "an entry is a Struct"
        return {each.name: each.type for each in found.fields if any(map(_names_somebody, _parts(each.type)))}

    def users(self) -> tuple[int, ...]:
        """The users whom the entry names, by id."""
        found: list[int] = []
        for name in self.naming():
            match getattr(self, name):
                case int(user_id) if user_id:
                    found.append(user_id)
                case Person(user_id=user_id):
                    found.append(user_id)
                case tuple(several):
                    found += [each.user_id if isinstance(each, Person) else each for each in several]
        return tuple(found)

    def persons(self) -> tuple[Person, ...]:
        """The users whom the entry names by their names. The id is 0 where it has the name of a moderator alone."""
        found: list[Person] = []
        for name in self.naming():
            match getattr(self, name):
                case Person() as person:
                    found.append(person)
                case str(moderator) if moderator:
                    found.append(Person(getattr(self, "by_id", 0), moderator))
                case tuple(several):
                    found += [each for each in several if isinstance(each, Person)]
        return tuple(found)

    def renamed(self, of: Callable[[Person], Person]) -> Self:
        """The entry with other users in it.

        `of` returns the new user. Its argument has an empty name where the entry has an id alone, and the id 0 where it
        has the name of a moderator alone.
        """

        def other(value: Any) -> Any:
            match value:
                case Person():
                    return of(value)
                case int(user_id) if user_id:
                    return of(Person(user_id, "")).user_id
                case str(name) if name:
                    return of(Person(getattr(self, "by_id", 0), name)).name
                case tuple(several):
                    return tuple(map(other, several))
                case _:
                    return value

        changed = {name: other(getattr(self, name)) for name in self.naming()}
        return replace(self, **changed) if changed else self


def _parts(of: inspect.Type) -> Iterator[inspect.Type]:
    """A type, and the types of its alternatives or of its items."""
    yield of
    match of:
        case inspect.UnionType(types=types):
            inner = types
        case inspect.VarTupleType(item_type=item):
            inner = (item,)
        case _:
            inner = ()
    for each in inner:
        yield from _parts(each)


def _names_somebody(of: inspect.Type) -> bool:
    match of:
        case inspect.Metadata(extra=extra):
            return extra is not None and "names" in extra
        case inspect.NamedTupleType(cls=found):
            return found is Person
        case _:
            return False


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value
