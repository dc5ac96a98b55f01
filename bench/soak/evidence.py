"""What a soak leaves behind, as plain values. The proofs read nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.ids import BUTTON, MENU, Press, press_of
from data.rows import EntryRow, SessionRow, SettingRow, Shows
from sandbox.refusals.walking import components, texts
from sandbox.world.state import Refusal
from sessions.refusals.base import Outdated
from sessions.session import Session
from sessions.tables.storing import read_session

ACKNOWLEDGED_WITHIN = 3.0
"""Seconds that Discord gives a bot."""

KEPT = 100
"""How many tables are kept folded at a time."""


class Control(Struct, frozen=True):
    """Something that can be pressed: a button, or a value of a menu."""

    press: Press
    custom_id: str
    value: str | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The words that are chosen by pressing it."""
        return (*self.press.words, *(self.value.split() if self.value else ()))


class Screen(Struct, frozen=True, dict=True):
    """A message of the bot at one moment, as its people read it."""

    payload: Mapping[str, Any]

    @cached_property
    def controls(self) -> list[Control]:
        """What can be pressed on it, from top to bottom."""
        found = []
        for _, value, _ in components(dict(self.payload)):
            custom_id = str(value.get("custom_id"))
            match = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
            if match is None or value.get("disabled"):
                continue
            values = [each["value"] for each in value["options"]] if "options" in value else [None]
            found += [Control(press_of(match), custom_id, each) for each in values]
        return found

    @property
    def shows(self) -> tuple[Shows, int] | None:
        """What it is, and of which session, as its controls tell; None where it has none."""
        for action, shows in _MARKS:
            for control in self.controls:
                if control.press.action == action:
                    return shows, control.press.session
        return None

    @property
    def version(self) -> int:
        """The number of the log's last entry when a live board, or a call, was made."""
        return max(each.press.version for each in self.controls)

    @property
    def picks(self) -> list[Control]:
        """What leads to a ply."""
        return [each for each in self.controls if each.press.action.startswith("pick") and each.words]

    @property
    def at(self) -> float:
        """When it came to look like this, in seconds since 1970; 0 where nothing tells."""
        stamp = self.payload.get("edited_timestamp") or self.payload.get("timestamp")
        return datetime.fromisoformat(stamp).timestamp() if stamp else 0.0

    @cached_property
    def text(self) -> str:
        """All that it says."""
        plain = self.payload.get("content")
        return "\n".join([*([plain] if plain else []), *texts(dict(self.payload))])

    @property
    def actor(self) -> str | None:
        """The id of whom a live board names as the one to act: first of all; others may be asked something."""
        found = re.findall(r"<@(\d+)>:", self.text)
        return found[0] if found else None

    @property
    def called(self) -> list[str]:
        """The ids of whom it names: in a lobby, of those who are invited."""
        return re.findall(r"<@(\d+)>", self.text)

    @property
    def alt(self) -> str | None:
        """The picture in words."""
        for kind, value, _ in components(dict(self.payload)):
            if kind == "gallery":
                return str(value["items"][0]["description"])
        return None


_MARKS: tuple[tuple[str, Shows], ...] = (
    ("besides", "board"),
    ("join", "lobby"),
    ("options", "lobby"),
    ("rematch", "end"),
    ("record", "end"),
    ("show", "call"),
)


class Post(Struct, frozen=True):
    """A message of the bot that is not private: all that it ever showed, oldest first, and whom it called.

    `at` in seconds. `viewer` is the id of the user in whose direct messages it is; 0 elsewhere.
    """

    message_id: int
    channel_id: int
    at: float
    screens: tuple[Screen, ...]
    pings: tuple[int, ...] = ()
    gone: bool = False
    viewer: int = 0


class Request(Struct, frozen=True):
    """A request of somebody to the bot: an interaction. `after` are the seconds until it was acknowledged.

    `name` is the command with a slash before it, or the action of what was pressed, and empty for anything else;
    `given` are a command's options, `values` what was picked in a menu or typed into a form. `since` and `until`
    are when it was asked and when it was surely done, by the tables' clock. `told` is all that the private messages
    said that answered it, or whose button it was, and `files` what came with them; `form` tells that one opened.
    """

    interaction_id: str
    user_id: int
    channel_id: int
    at: float
    what: str
    plies: tuple[str, ...] = ()
    after: float | None = None
    name: str = ""
    given: Mapping[str, Any] = {}
    press: Press | None = None
    values: tuple[str, ...] = ()
    guild_id: int = 0
    since: float = 0.0
    until: float = 0.0
    moderator: bool = False
    told: tuple[Screen, ...] = ()
    files: tuple[bytes, ...] = ()
    form: bool = False


class Excuse(Struct, frozen=True):
    """A trouble that explains why a person was not answered as usual.

    It counts from `begin` to `end`, in seconds since the soak began. With `interaction_id` it explains that interaction
    alone, with `channel_id` only what was asked in that channel, or about it, with `guild_ids` only what was asked in
    one of these servers (0: in direct messages). `acknowledged`: the trouble explains another answer than the expected
    one, but not that there was none. `silent`: it explains only that nothing was told after an acknowledgement.
    """

    why: str
    begin: float = 0.0
    end: float = float("inf")
    interaction_id: str = ""
    channel_id: int = 0
    acknowledged: bool = False
    guild_ids: frozenset[int] | None = None
    silent: bool = False

    def covers(self, request: Request) -> bool:
        """Whether this trouble may have changed what came of an interaction."""
        if self.silent and (request.told or request.after is None):
            return False
        if self.interaction_id:
            return self.interaction_id == request.interaction_id
        if self.channel_id and str(self.channel_id) not in (str(request.channel_id), str(request.given.get("channel"))):
            return False
        if self.guild_ids is not None and request.guild_id not in self.guild_ids:
            return False
        return self.begin < request.at + ACKNOWLEDGED_WITHIN and request.at < self.end


class Sample(Struct, frozen=True):
    """How much memory (in bytes) and how many open files the bot's process had at a moment."""

    at: float
    memory: int
    files: int


class Kept(Struct, frozen=True):
    """The settings that were stored at a moment when nothing was under way, by the id of the person or server.

    `at` is a time of the tables' clock, in seconds since 1970.
    """

    at: float
    rows: Mapping[int, tuple[SettingRow, ...]]


@dataclass
class Evidence:
    """All that a soak leaves behind.

    `rows` are the tables at the end, `logs` the tables' logs at each stop of the soak, by table; `lives` are the
    samples of each process of the bot, `lines` its log. `names` is what people are called, by id, and `wandered` are
    those who left a server for a while, `closed` those who took no direct messages for a while. `kept` are the
    settings that were stored at each stop. `looked` is when the bot surely looked last at what was due, and `began`
    when it began to, by the tables' clock. `standing`: that clock stood still between two actions of people, so that
    the bot's time of each action is known to the second. `commands` are the names of the commands that the bot
    registered.
    """

    rows: dict[int, SessionRow] = field(default_factory=dict)
    logs: list[dict[int, tuple[EntryRow, ...]]] = field(default_factory=list)
    posts: list[Post] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    excuses: list[Excuse] = field(default_factory=list)
    lives: list[list[Sample]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    refusals: list[Refusal] = field(default_factory=list)
    wandered: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    kept: list[Kept] = field(default_factory=list)
    looked: float | None = None
    began: int = 0
    standing: bool = False
    commands: frozenset[str] = frozenset()


class Violation(Struct, frozen=True):
    """Something that a proof found wrong: at which table, in which message, and when (seconds since the beginning)."""

    proof: str
    what: str
    table: int = 0
    message: int = 0
    at: float = 0.0

    def __str__(self) -> str:
        return f"{self.proof}: {self.what} (table {self.table}, message {self.message}, {self.at:.1f} s)"


def at_versions(row: SessionRow, versions: Iterable[int]) -> Iterator[tuple[int, Session]]:
    """For each of `versions` that there is, in order: the session as it was when its log had that number of entries.

    A log that is wrong is read up to there: `in_turn` reports it.
    """
    stood = folded(row)
    for version in sorted({each for each in versions if 1 <= each <= len(stood)}):
        yield version, stood[version - 1]


@lru_cache(KEPT)
def folded(row: SessionRow) -> tuple[Session, ...]:
    """The states of a session after each entry of its log. Most proofs need them, so they are computed only once."""
    stood: list[Session] = []
    with suppress(Outdated):
        for version in range(1, row.version + 1):
            next_entry = replace(row, version=version, entries=row.entries[version - 1 : version])
            stood.append(read_session(next_entry, stood[-1] if stood else None))
    return tuple(stood)
