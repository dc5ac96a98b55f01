"""What every entry of a log is made of."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from msgspec import Struct
from msgspec.structs import replace

from data.rows import NewEntry

_USERS = ("host", "user_id", "people", "person", "order", "voters", "first", "by", "by_id")
"""The fields in which entries name users: by id, as persons, or as several of either. `by` can be a bare name, too."""


class Person(NamedTuple):
    """Somebody at the table: a Discord user's id and the name shown for them."""

    user_id: int
    name: str


class Entry(Struct, frozen=True):
    """One thing that happened. Its fields are its facts."""

    kind: ClassVar[str]

    def row(self) -> NewEntry:
        """The entry as it is kept."""
        facts = {name: _plain(getattr(self, name)) for name in self.__struct_fields__}
        return NewEntry(self.kind, json.dumps(facts, ensure_ascii=False, separators=(",", ":")))

    @classmethod
    @cache
    def _naming(cls) -> tuple[str, ...]:
        """The fields in which entries of this kind name users."""
        return tuple(name for name in _USERS if name in cls.__struct_fields__)

    def users(self) -> tuple[int, ...]:
        """The users whom the entry names, by id."""
        found: list[int] = []
        for name in self._naming():
            match getattr(self, name):
                case int(user_id) if user_id:
                    found.append(user_id)
                case Person(user_id=user_id):
                    found.append(user_id)
                case tuple(several):
                    found += [each.user_id if isinstance(each, Person) else each for each in several]
        return tuple(found)

    def renamed(self, of: Callable[[Person], Person]) -> Self:
        """The entry with other users in it: `of` tells whom, by id and name (empty where there is an id alone)."""

        def other(value: Any) -> Any:
            match value:
                case Person():
                    return of(value)
                case int(user_id) if user_id:
                    return of(Person(user_id, "")).user_id
                case tuple(several):
                    return tuple(map(other, several))
                case _:
                    return value

        changed = {name: other(getattr(self, name)) for name in self._naming()}
        return replace(self, **changed) if changed else self


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value
