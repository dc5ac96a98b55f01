"""The settings of servers and of people: their values, defaults and checks.

Settings are read from the store together with a session and never cached, so a change holds from the next press on, in
every process.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeVar, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from data.rows import SettingRow
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals import AvoidsSelf, NotKept, NotRead, WrongSetting
from sessions.session import Session
from sessions.state.options import CLOCK, THREAD

Openers = Literal["everyone", "moderators"]
Past = Literal["sentences", "pictures", "one message"]
Pings = Literal["every turn", "reminders", "never"]
Company = Literal["everyone", "met"]
Reminder = Literal["half", "nine tenths"]

Absence = tuple[int, int]
"""From when until when somebody is away, in seconds since 1970."""

MOST_LISTED = 25
"""How many channels or people can be named: the most that a menu of Discord can choose."""

MOST_TABLES, MOST_GAMES = 1000, 100
"""The largest limits that can be set on a server's tables and on a person's games."""

NO_LIMIT = -1
"""As many as there are."""


class ServerSettings(Struct, frozen=True):
    """The settings of a server.

    Attributes:
        channels (frozenset[int]): the ids of the channels in which tables may be opened, and in their threads; empty:
            in all channels.
        openers (Openers): who may open tables.
        tables_at_once (int): how many tables may be open at a time, or NO_LIMIT.
        clocks (tuple[str, ...]): the values of the table option `clock` that may be chosen.
        clock (str): the one of them that a new table has.
        threads (bool): whether a new table is played in its own thread.
        past (Past): whether boards of past turns keep their sentences only or their pictures too, or each game keeps to
            one message.
    """

    channels: frozenset[int] = frozenset()
    openers: Openers = "everyone"
    tables_at_once: int = NO_LIMIT
    clocks: tuple[str, ...] = CLOCK.values
    clock: str = CLOCK.default
    threads: bool = False
    past: Past = "sentences"

    def table_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """The table options of a new table for several: those that are `given`, with a clock that the server allows."""
        terms = {CLOCK.name: self.clock, THREAD.name: "on" if self.threads else "off", **given}
        if terms[CLOCK.name] in CLOCK.values and terms[CLOCK.name] not in self.clocks:
            terms[CLOCK.name] = self.clock
        return terms


class PersonSettings(Struct, frozen=True):
    """The settings of a person.

    Attributes:
        pings (Pings): for what they are mentioned in a channel.
        direct (bool): whether they get direct messages for the rest.
        turned (bool): whether boards that they alone see are turned to their side.
        hints (bool): whether their first game of each kind has hints.
        confirm (bool): whether they are asked before a move that decides their game.
        open_games (int): at how many tables for several they want to sit at most, or NO_LIMIT.
        avoided (frozenset[int]): the ids of the people with whom they do not want to sit.
        reminder (Reminder): after which part of their time they are reminded.
        away_until (int): until when they are away and their clocks wait, in seconds since 1970; past: they are not.
        company (Company): whether they sit with everyone, or only with people with whom they have finished a game, or
            whom they invite themselves.
        absences (tuple[Absence, ...]): their absences of the last year, oldest first (`sessions/clocks/absence.py`).
        sentences (bool): whether a board in text is told in sentences, for a screen reader, or drawn with characters.
    """

    pings: Pings = "every turn"
    direct: bool = False
    turned: bool = True
    hints: bool = True
    confirm: bool = False
    open_games: int = NO_LIMIT
    avoided: frozenset[int] = frozenset()
    reminder: Reminder = "half"
    away_until: int = 0
    company: Company = "everyone"
    absences: tuple[Absence, ...] = ()
    sentences: bool = False


class Guest(Struct, frozen=True):
    """Somebody who may get a seat.

    Attributes:
        user_id (int): their id.
        games (int): at how many open tables for several they sit.
        settings (PersonSettings): their settings.
        met (frozenset[int]): the ids of those of the others in question with whom they have finished a game.
    """

    user_id: int
    games: int
    settings: PersonSettings
    met: frozenset[int]

    @property
    def full(self) -> bool:
        """Whether they sit at as many tables as they want to."""
        return self.settings.open_games != NO_LIMIT and self.games >= self.settings.open_games

    def avoids(self, other: Guest) -> bool:
        """Whether they do not want to sit with `other`."""
        stranger = self.settings.company == "met" and other.user_id not in self.met
        return other.user_id in self.settings.avoided or stranger


AnySettings = TypeVar("AnySettings", ServerSettings, PersonSettings)
Check = Callable[[Any], Any]


class Settings:
    """Reads and changes the settings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def server(self, guild_id: int) -> ServerSettings:
        """The settings of a server. Raises NotRead."""
        with failing_as(NotRead):
            return _read(ServerSettings(), await self._store.server_settings(guild_id))

    async def person(self, user_id: int) -> PersonSettings:
        """The settings of a person. Raises NotRead."""
        with failing_as(NotRead):
            return _read(PersonSettings(), await self._store.person_settings(user_id))

    async def change_server(self, guild_id: int, /, **changes: object) -> ServerSettings:
        """Change settings of a server. Returns all of its settings as they are then.

        If the clock of new tables is no longer allowed, it becomes one that is. Raises WrongSetting or NotKept.
        """
        before = await self.server(guild_id)
        after = _changed(before, changes)
        if after.clock not in after.clocks:
            if "clock" in changes:
                raise WrongSetting("clock")
            after = replace(after, clock=after.clocks[0])
        with failing_as(NotKept):
            await self._store.settle_server(guild_id, _written(after, before))
        return after

    async def change_person(self, user_id: int, /, **changes: object) -> PersonSettings:
        """Change settings of a person. Returns all of their settings as they are then.

        Raises WrongSetting, AvoidsSelf or NotKept.
        """
        before = await self.person(user_id)
        after = _changed(before, changes)
        if user_id in after.avoided:
            raise AvoidsSelf
        with failing_as(NotKept):
            await self._store.settle_person(user_id, _written(after, before))
        return after

    async def guests(self, user_ids: Iterable[int]) -> dict[int, Guest]:
        """What is needed to decide whether these users can sit with each other, by id. Raises NotRead."""
        with failing_as(NotRead):
            found = await self._store.guests(user_ids)
        return {
            user_id: Guest(user_id, row.games, _read(PersonSettings(), row.settings), row.met)
            for user_id, row in found.items()
        }


def server_of(session: Session) -> ServerSettings:
    """The settings of the server of a session, as they were when the session was last read."""
    return _read(ServerSettings(), [each for each in session.row.settings if not each.user_id])


def person_of(session: Session, user_id: int) -> PersonSettings:
    """The settings of a player of a session, as they were when the session was last read."""
    return _read(PersonSettings(), [each for each in session.row.settings if each.user_id == user_id])


def written(settings: ServerSettings | PersonSettings) -> dict[str, Any]:
    """The settings that differ from the defaults, by name, as they are stored."""
    at_first = type(settings)()
    return {
        name: _plain(getattr(settings, name))
        for name in settings.__struct_fields__
        if getattr(settings, name) != getattr(at_first, name)
    }


def _written(after: AnySettings, before: AnySettings) -> dict[str, str | None]:
    """The settings that changed, by name, as JSON; None for a default."""
    kept = written(after)
    names = [name for name in after.__struct_fields__ if getattr(after, name) != getattr(before, name)]
    return {name: json.dumps(kept[name]) if name in kept else None for name in names}


def _plain(value: object) -> object:
    return sorted(value) if isinstance(value, frozenset) else value


def _changed(settings: AnySettings, changes: Mapping[str, object]) -> AnySettings:
    """The settings with these changes. Raises WrongSetting for an unknown setting or a wrong value."""
    checks = _CHECKS[type(settings)]
    for name, value in changes.items():
        try:
            settings = replace(settings, **{name: checks[name](value)})
        except (KeyError, TypeError, ValueError) as error:
            raise WrongSetting(name) from error
    return settings


def _read(settings: AnySettings, rows: Iterable[SettingRow]) -> AnySettings:
    """The settings that these rows store. A setting that this version of the bot cannot read has its default."""
    checks = _CHECKS[type(settings)]
    for row in rows:
        try:
            settings = replace(settings, **{row.name: checks[row.name](json.loads(row.value))})
        except (KeyError, TypeError, ValueError):
            continue
    if isinstance(settings, ServerSettings) and settings.clock not in settings.clocks:
        # Two people changed these two settings in the same moment.
        return replace(settings, clock=settings.clocks[0])
    return settings


def _one_of(*values: str) -> Check:
    def check(given: object) -> str:
        return values[values.index(cast("str", given))]

    return check


def _some_of(values: tuple[str, ...]) -> Check:
    def check(given: Iterable[str]) -> tuple[str, ...]:
        wanted = set(given)
        if not wanted or wanted - set(values):
            raise ValueError
        return tuple(each for each in values if each in wanted)

    return check


def _limit(least: int, most: int) -> Check:
    def check(given: object) -> int:
        number = int(cast("int", given))
        if number != NO_LIMIT and not least <= number <= most:
            raise ValueError
        return number

    return check


def _ids(given: Iterable[object]) -> frozenset[int]:
    found = frozenset(int(cast("int", each)) for each in given)
    if len(found) > MOST_LISTED or any(each <= 0 for each in found):
        raise ValueError
    return found


def _seconds(given: object) -> int:
    if not isinstance(given, int) or given < 0:
        raise ValueError
    return given


def _absences(given: Iterable[Iterable[object]]) -> tuple[Absence, ...]:
    found = tuple((_seconds(begin), _seconds(end)) for begin, end in given)
    if any(begin >= end for begin, end in found):
        raise ValueError
    return found


def _flag(given: object) -> bool:
    if not isinstance(given, bool):
        raise TypeError
    return given


_CHECKS: Mapping[type[object], Mapping[str, Check]] = {
    ServerSettings: {
        "channels": _ids,
        "openers": _one_of(*get_args(Openers)),
        "tables_at_once": _limit(1, MOST_TABLES),
        "clocks": _some_of(CLOCK.values),
        "clock": _one_of(*CLOCK.values),
        "threads": _flag,
        "past": _one_of(*get_args(Past)),
    },
    PersonSettings: {
        "pings": _one_of(*get_args(Pings)),
        "direct": _flag,
        "turned": _flag,
        "hints": _flag,
        "confirm": _flag,
        "open_games": _limit(0, MOST_GAMES),
        "avoided": _ids,
        "company": _one_of(*get_args(Company)),
        "reminder": _one_of(*get_args(Reminder)),
        "away_until": _seconds,
        "absences": _absences,
        "sentences": _flag,
    },
}
"""What a value must be, by name: each hands back the value, or raises ValueError or TypeError."""
