"""What people and servers had settled at any time, as it follows from what they asked for.

In a soak with troubles it is unknown of some changes whether they were made: nobody acknowledged them, or two came at
the same time. Until the next stop of the soak, at which the stored settings are read, such a setting is *in doubt*.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bench.soak.evidence import Evidence, Kept, Request, Violation
from data.rows import SettingRow
from sessions.clocks import absence
from sessions.people.setting_checks import find_zone, language
from sessions.people.settings import PersonSettings, ServerSettings, written
from sessions.refusals.base import Refusal

OptionsChanged = PersonSettings | ServerSettings
Names = frozenset[str]
"""Names of settings."""

EVERYTHING = frozenset((*PersonSettings.__struct_fields__, *ServerSettings.__struct_fields__))


CHANNELS = frozenset(("games_channel", "offers_channel", "results_channel"))
"""Settings of which the model does not know whether a change is refused: the bot must be allowed to post there. The bot
also empties them by itself when their channel is deleted."""

UNTOLD = CHANNELS | {"pool"}
"""Settings that are not compared: those, and since when somebody plays with strangers, which a page of its own settles
after it has written to them."""


class State(Struct, frozen=True):
    """What an owner had settled from `since` on, and the names of the settings that are in doubt.

    A change came about between `since` and `until`; `changed` are the names of what it changed, and `interaction_id` is
    the interaction that asked for it. Times are those of the tables' clock.
    """

    since: float
    until: float
    settled: OptionsChanged
    doubts: Names = frozenset()
    changed: Names = frozenset()
    interaction_id: str = ""

    def meets(self, since: float, until: float) -> bool:
        """Whether the change may have come about in that time."""
        return self.since < until and since < self.until


class Settlements:
    """The settings of everybody, in order of time."""

    def __init__(self, found: Evidence) -> None:
        self._found = found
        self._states: dict[int, list[State]] = {}
        self.lost: list[str] = []
        """What a stop of the soak should have found stored, and did not."""
        moments: list[tuple[float, Request | Kept]] = [
            *((each.since, each) for each in found.requests if change_of(each) is not None),
            *((each.at, each) for each in found.kept),
        ]
        for _, moment in sorted(moments, key=lambda each: each[0]):
            if isinstance(moment, Kept):
                for owner, rows in moment.rows.items():
                    self._compare(moment.at, owner, rows)
            else:
                self._change(moment)

    def of(self, owner: int, when: float | None = None, *, server: bool = False) -> Any:
        """What a person or a server had settled at `when`; at the end, where that is None."""
        found = self._state(owner, when)
        return found.settled if found is not None else ServerSettings() if server else PersonSettings()

    def doubts(self, owner: int, since: float, until: float, but: str = "") -> Names:
        """The settings of an owner that were in doubt in that time. `but` is an interaction that is not counted."""
        state = self._state(owner, since)
        meeting = [
            each.changed
            for each in self._states.get(owner, [])
            if each.meets(since, until) and each.interaction_id != but
        ]
        return (state.doubts if state is not None else frozenset()).union(*meeting)

    def ever(self, owner: int) -> list[Any]:
        """All that an owner had settled at any time after a first change."""
        return [each.settled for each in self._states.get(owner, [])]

    def rows(self, guild_id: int, user_ids: Iterable[int], when: float | None) -> tuple[SettingRow, ...]:
        """The same as a store hands it out with a table."""
        found = [(0, self.of(guild_id, when, server=True)), *((each, self.of(each, when)) for each in user_ids)]
        return tuple(SettingRow(owner, name, value) for owner, settled in found for name, value in _stored(settled))

    def _state(self, owner: int, when: float | None = None) -> State | None:
        states = self._states.get(owner, [])
        return next((each for each in reversed(states) if when is None or each.since < when), None)

    def _change(self, request: Request) -> None:
        server, name, value = change_of(request) or (False, "", None)
        owner = request.guild_id if server else request.user_id
        changed = _names(name)
        before, state = self.of(owner, server=server), self._state(owner)
        doubts = state.doubts if state is not None else Names()
        # Whether somebody may play with strangers depends on their account, and on what their direct messages take.
        unsure = (
            request.after is None
            or name in CHANNELS
            or request.name == "agreepool"
            or any(excuse.covers(request) for excuse in self._found.excuses)
        )
        crossing = any(
            each.meets(request.since, request.until) and each.changed & changed for each in self._states.get(owner, [])
        )
        # The bot's own clock may be a second later by then, and an absence is counted by the second.
        inexact = "away_until" in changed and not self._found.standing
        after = _changed(before, name, value, request.user_id)
        doubts = doubts | changed if unsure or crossing or inexact else doubts - changed
        self._states.setdefault(owner, []).append(
            State(request.since, request.until, after, doubts, changed, request.interaction_id)
        )

    def _compare(self, at: float, owner: int, rows: tuple[SettingRow, ...]) -> None:
        """Hold what is stored against what should be, and go on with what is stored."""
        state = self._state(owner)
        wanted = dict(_stored(state.settled)) if state is not None else {}
        found = {each.name: each.value for each in rows}
        for name in sorted({*wanted, *found} - UNTOLD - (state.doubts if state is not None else set())):
            if wanted.get(name) != found.get(name):
                self.lost.append(f"{owner}: {name} is kept as {found.get(name)}, and {wanted.get(name)} was settled")
        if state is not None:
            settled = _read(state.settled, found)
            self._states[owner].append(State(at, at, settled))


def settled(found: Evidence) -> Iterator[Violation]:
    """Check that the settings that people and servers chose are stored."""
    for what in Settlements(found).lost:
        yield Violation("settled", what)


def change_of(request: Request) -> tuple[bool, str, object] | None:
    """What a request settles: whether for a server, what, and the value as it was given."""
    press = request.press
    match request.name:
        case "setperson" | "setserver" if press is not None and press.words:
            return request.name == "setserver", press.words[0], (*press.words[1:], *request.values)
        case "setzone" if (zone := find_zone(" ".join(request.values))) is not None:
            return False, "zone", (zone,)
        case "agreepool" | "stoppool":
            return False, "strangers", ("on" if request.name == "agreepool" else "off",)
        case "challengeme" if press is not None and press.words:
            return False, "challenges", press.words[:1]
        case "nohints" | "hints":
            return False, "hints", ("on" if request.name == "hints" else "off",)
        case "/away":
            return False, "away", (int(request.since), int(request.given["days"]))
        case "forgotten":
            return False, "", ()
        case _:
            return None


def _names(name: str) -> Names:
    """The settings that a change may change; all, where somebody has their data deleted."""
    together = {
        "away": ("away_until", "absences"),
        "clocks": ("clocks", "clock"),
        "strangers": ("named_everywhere", "challenges"),
    }
    return EVERYTHING if not name else frozenset(together.get(name, (name,)))


def _stored(settled: OptionsChanged) -> Iterator[tuple[str, str]]:
    yield from ((name, json.dumps(value)) for name, value in written(settled).items())


def _read(settled: OptionsChanged, stored: Mapping[str, str]) -> OptionsChanged:
    """The settings as they are stored."""
    given = {name: _alike(getattr(settled, name), json.loads(value)) for name, value in stored.items()}
    return replace(type(settled)(), **given)


def _alike(value: object, given: Any) -> object:
    """What is stored, as a value of the same type."""
    if isinstance(value, frozenset):
        return frozenset(given)
    return (
        tuple(tuple(each) if isinstance(each, list) else each for each in given) if isinstance(value, tuple) else given
    )


def _changed(settled: OptionsChanged, name: str, value: Any, user_id: int) -> OptionsChanged:
    """The settings after a change that was asked for: the same ones, where the bot does not make it."""
    if not name:
        return type(settled)()
    if isinstance(settled, PersonSettings) and name in ("away", "strangers"):
        return _several(settled, name, value)
    at_first = getattr(settled, name, None)
    match at_first:
        case bool():
            fresh: object = value[0] == "on"
        case int():
            fresh = int(value if isinstance(value, int) else value[0] if value else 0)
        case frozenset():
            fresh = frozenset(map(int, value))
            if name == "avoided" and user_id in fresh:
                return settled
        case tuple():
            fresh = tuple(each for each in ServerSettings().clocks if each in value)
        case _:
            # A menu needs a value for no language.
            fresh = language(value[0]) if name == "language" else value[0]
    after: OptionsChanged = replace(settled, **{name: fresh})
    if isinstance(after, ServerSettings) and after.clock not in after.clocks:
        return settled if name == "clock" else replace(after, clock=after.clocks[0])
    return after


def _several(settled: PersonSettings, name: str, value: Any) -> PersonSettings:
    """The settings of a person after a change of several of them."""
    if name == "strangers":
        # Their player name stands in lists then, and strangers can challenge them; or no longer.
        return replace(settled, **dict.fromkeys(_names(name), value[0] == "on"))
    try:
        return replace(settled, **absence.settings_when_away(settled, *value))
    except Refusal:
        return settled
