"""What every entry of a log is made of: its fields, what it changes, whom it names, and how it is stored."""

from __future__ import annotations

import json
from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, StructMeta
from msgspec.structs import replace

from data.rows import NewEntry, SessionRow
from sessions.state.draft import Draft
from sessions.state.players import Computer, Forgotten, Person, Player, player_of, stored_player
from sessions.state.table import TableState

KINDS: dict[str, type[Entry]] = {}
"""Every kind of entry by the name under which it is stored."""


class Mention(NamedTuple):
    """Somebody as an entry names them.

    `name` is empty if the entry has an id alone, and `user_id` is 0 if it has the name of a moderator alone.
    """

    user_id: int
    name: str


class _Kind(StructMeta, ABCMeta):
    """What makes the classes of entries."""


class Entry(Struct, metaclass=_Kind, frozen=True):
    """One thing that happened at a table. Its fields are stored as JSON.

    A kind of entry is one class: its fields, and `change`. Its `kind` is never renamed, and its fields keep their
    stored form; a field that is added later has a default. A field that names a user has the type UserId,
    ModeratorName or Player, alone or in a tuple: so it is exported and deleted on request. What people read of an
    entry is in `cogs/words/`.
    """

    kind: ClassVar[str]
    """The name under which entries of this class are stored."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.kind in KINDS:
            raise TypeError(f"two kinds of entries are called {cls.kind!r}")
        KINDS[cls.kind] = cls

    @abstractmethod
    def change(self, draft: Draft) -> None:
        """Change the state of the table by what happened. The entry's number and time are those of the draft."""

    def calls(self, table: TableState) -> tuple[int, ...]:  # noqa: ARG002  # kinds that call somebody use it
        """The ids of those whom the entry calls, as far as they are still meant; nobody, unless a kind says otherwise.

        It is asked for the entry that set `last_call`, with the `table` as it stands now.
        """
        return ()

    def facts(self) -> dict[str, Any]:
        """The fields of the entry by name, as plain values for JSON."""
        return {name: _plain(getattr(self, name)) for name in self.__struct_fields__}

    def row(self) -> NewEntry:
        """The entry as it is stored."""
        return NewEntry(self.kind, json.dumps(self.facts(), ensure_ascii=False, separators=(",", ":")))

    # Whom it names

    @classmethod
    @cache
    def naming(cls) -> tuple[str, ...]:
        """The names of the fields in which entries of this kind name users, by id or by name."""
        hints = get_type_hints(cls, include_extras=True)
        return tuple(name for name in cls.__struct_fields__ if any(map(_names_somebody, _parts(hints[name]))))

    def mentions(self) -> tuple[Mention, ...]:
        """Everybody whom the entry names, once for each time it does."""
        found: list[Mention] = []

        def note(mention: Mention) -> Mention:
            found.append(mention)
            return mention

        self.renamed(note)
        return tuple(found)

    def users(self) -> tuple[int, ...]:
        """The ids of those whom the entry names by an id."""
        return tuple(each.user_id for each in self.mentions() if each.user_id)

    def persons(self) -> tuple[Mention, ...]:
        """Those whom the entry names by a name. The id is 0 if it has the name of a moderator alone."""
        return tuple(each for each in self.mentions() if each.name)

    def renamed(self, of: Callable[[Mention], Mention]) -> Self:
        """The entry with other users in it: each as `of` returns them."""

        def other(value: Any) -> Any:
            match value:
                case Person() | Forgotten() | Computer():
                    before = Mention(value.user_id, value.name)
                    after = of(before)
                    return value if after == before or isinstance(value, Computer) else player_of([*after])
                case int(user_id) if user_id:
                    return of(Mention(user_id, "")).user_id
                case str(name) if name:
                    return of(Mention(getattr(self, "by_id", 0), name)).name
                case tuple(several):
                    return tuple(map(other, several))
                case _:
                    return value

        changed = {name: other(getattr(self, name)) for name in self.naming()}
        return replace(self, **changed) if changed else self


class UnknownEntryError(ValueError):
    """An entry that this version of the bot cannot read."""


def read(kind: str, facts: str) -> Entry:
    """The entry that is stored so: the inverse of `Entry.row`. Raises UnknownEntryError."""
    try:
        cls = KINDS[kind]
        readers = _readers(cls)
        stored = msgspec.json.decode(facts).items()
        return cls(**{name: readers[name](value) if name in readers else value for name, value in stored})
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.DecodeError) as error:
        raise UnknownEntryError(f"an entry {kind!r} cannot be read") from error


def entries(row: SessionRow) -> list[Entry]:
    """The log of a stored session. Raises UnknownEntryError."""
    return [read(each.kind, each.facts) for each in row.entries]


@cache
def _readers(cls: type[Entry]) -> dict[str, Callable[[Any], Any]]:
    """What makes the value of a field from its stored form, for fields whose values are not stored as they are."""
    found = {name: _reader(hint) for name, hint in get_type_hints(cls).items()}
    return {name: reader for name, reader in found.items() if reader is not None}


def _reader(hint: Any) -> Callable[[Any], Any] | None:
    """What makes a value of that type from its stored form; None if it is stored as it is."""
    if hint == Player:
        return player_of
    match get_origin(hint), get_args(hint):
        case (_, (*alternatives, last)) if last is NoneType:
            return _or_none(_reader(reduce(or_, alternatives)))
        case (origin, (item, _)) if origin is tuple:
            inner = _reader(item)
            return lambda value: tuple(value if inner is None else map(inner, value))
    return hint if isinstance(hint, type) and issubclass(hint, Enum) else None


def _or_none(reader: Callable[[Any], Any] | None) -> Callable[[Any], Any] | None:
    return None if reader is None else lambda value: None if value is None else reader(value)


def _parts(hint: Any) -> Iterator[Any]:
    """A type, and the types of its alternatives or of its items."""
    yield hint
    if get_origin(hint) in (Union, UnionType, tuple):
        for each in get_args(hint):
            yield from _parts(each)


def _names_somebody(hint: Any) -> bool:
    """Whether values of that type name users by themselves, and not by their items."""
    if get_origin(hint) is Annotated:
        return any(isinstance(each, Meta) and "names" in (each.extra or ()) for each in hint.__metadata__)
    return hint in get_args(Player)


def _plain(value: Any) -> Any:
    """A value in its stored form, as JSON has it."""
    match value:
        case Person() | Forgotten() | Computer():
            return stored_player(value)
        case Enum():
            return value.value
        case tuple():
            return [*map(_plain, value)]
        case _:
            return value
