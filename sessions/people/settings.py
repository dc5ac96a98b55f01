"""The settings of servers and of people: their values, defaults and checks.

A setting is one field, whose type says what it can be (`setting_checks.py`). Settings are read from the store together
with a session and never cached, so a change holds from the next press on, in every process.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from data.rows import SettingRow
from data.store import Store
from sessions.failing import failing_as
from sessions.people.setting_checks import (
    NO_LIMIT,
    Absence,
    absences,
    channel,
    checks_of,
    ids,
    language,
    limit,
    next_digest,
    one_of,
    seconds,
    some_of,
    zone,
)
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.limits import AvoidsSelf, WrongSetting
from sessions.session import Session
from sessions.state.options import CLOCK, THREAD

Openers = Literal["everyone", "moderators"]
Past = Literal["sentences", "pictures", "one message"]
Pings = Literal["every turn", "reminders", "never"]
Company = Literal["everyone", "met"]
Reminder = Literal["half", "nine tenths"]

MOST_TABLES, MOST_GAMES = 1000, 100
"""The largest limits that can be set on a server's tables and on a person's games."""


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
        language (str): the language of new tables (BCP 47); empty: that of the server in Discord.
        games_channel (int): the id of the channel with the list of running games; 0: none.
        offers_channel (int): the id of the channel with the list of open offers; 0: none.
        results_channel (int): the id of the channel in which finished games are posted; 0: none.
        events_channel (int): the id of the channel that shows the score event of all servers; 0: none, and its members
            cannot play it from there.
        pool (bool): whether its members can look for opponents of other servers from here.
    """

    channels: Annotated[frozenset[int], ids] = frozenset()
    openers: Openers = "everyone"
    tables_at_once: Annotated[int, limit(1, MOST_TABLES)] = NO_LIMIT
    clocks: Annotated[tuple[str, ...], some_of(*CLOCK.values)] = CLOCK.values
    clock: Annotated[str, one_of(*CLOCK.values)] = CLOCK.default
    threads: bool = False
    past: Past = "sentences"
    language: Annotated[str, language] = ""
    games_channel: Annotated[int, channel] = 0
    offers_channel: Annotated[int, channel] = 0
    results_channel: Annotated[int, channel] = 0
    events_channel: Annotated[int, channel] = 0
    pool: bool = True

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
        direct (bool): whether they get a direct message whenever they are called, mentioned or not.
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
        sentences (bool): whether a board in text is sentences, for a screen reader, or drawn with characters.
        language (str): the language that they have chosen (BCP 47); empty: that of their Discord.
        named_everywhere (bool): whether lists over all servers, of scores and of ratings, show their player name.
        locale (str): the locale of their Discord when they last used the bot; empty where that means English.
        digest (int): the hour of the day at which they get a list of the games that wait for them, or NO_LIMIT: never.
        zone (str): their time zone (`Europe/Berlin`); empty: UTC.
        pool (int): since when they agree to play with strangers, in seconds since 1970; 0: they do not.
        challenges (bool): whether strangers with whom they have played can challenge them.
    """

    pings: Pings = "every turn"
    direct: bool = False
    turned: bool = True
    hints: bool = True
    confirm: bool = False
    open_games: Annotated[int, limit(0, MOST_GAMES)] = NO_LIMIT
    avoided: Annotated[frozenset[int], ids] = frozenset()
    reminder: Reminder = "half"
    away_until: Annotated[int, seconds] = 0
    company: Company = "everyone"
    absences: Annotated[tuple[Absence, ...], absences] = ()
    sentences: bool = False
    language: Annotated[str, language] = ""
    locale: Annotated[str, language] = ""
    named_everywhere: bool = False
    digest: Annotated[int, limit(0, 23)] = NO_LIMIT
    zone: Annotated[str, zone] = ""
    pool: Annotated[int, seconds] = 0
    challenges: bool = False


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


class StoredSettings:
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
            await self._store.change_server_settings(guild_id, _written(after, before))
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
            if (after.digest, after.zone) == (before.digest, before.zone):
                await self._store.change_person_settings(user_id, _written(after, before))
            else:
                await self._store.change_digest(
                    user_id, _written(after, before), await self._next_digest(user_id, after)
                )
        return after

    async def _next_digest(self, user_id: int, settings: PersonSettings) -> int | None:
        """When a user with these settings gets their next digest; None for never."""
        if settings.digest == NO_LIMIT:
            return None
        row = await self._store.digest_of(user_id)
        return next_digest(settings.digest, settings.zone, self._store.now(), row.begun if row else 0)

    async def wants_hints(self, user_id: int, game_key: str) -> bool:
        """Whether a user has never finished this game, and has not turned hints off. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.wants_hints(user_id, game_key)

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
    checks = checks_of(type(settings))
    for name, value in changes.items():
        try:
            settings = replace(settings, **{name: checks[name](value)})
        except (KeyError, TypeError, ValueError) as error:
            raise WrongSetting(name) from error
    return settings


def _read(settings: AnySettings, rows: Iterable[SettingRow]) -> AnySettings:
    """The settings that these rows store. A setting that this version of the bot cannot read has its default."""
    checks = checks_of(type(settings))
    for row in rows:
        try:
            settings = replace(settings, **{row.name: checks[row.name](json.loads(row.value))})
        except (KeyError, TypeError, ValueError):
            continue
    if isinstance(settings, ServerSettings) and settings.clock not in settings.clocks:
        # Two people changed these two settings in the same moment.
        return replace(settings, clock=settings.clocks[0])
    return settings


def one_message(session: Session) -> bool:
    """Whether the server wants one message for a whole game, with the calls beside it."""
    return server_of(session).past == "one message"


def mentioned(session: Session, user_id: int) -> bool:
    """Whether a user is to be mentioned now: they have chosen every turn and the end, reminders only, or never.

    In a view of a table apart nobody but its viewer is.
    """
    if session.viewer:
        return session.viewer == user_id
    pings = person_of(session, user_id).pings
    return pings == "every turn" or (pings == "reminders" and user_id in session.called_users)
