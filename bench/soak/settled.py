"""What people and servers had settled at any time, from what they asked for alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from bench.soak.evidence import Asking, Evidence, Violation, at_versions
from data.rows import SettingRow
from sessions.clocks import absence
from sessions.people.settings import PersonSettings, ServerSettings, written
from sessions.refusals import Refusal

Settled = PersonSettings | ServerSettings


class Settlements:
    """Every change of a setting that was asked for and acknowledged, in order."""

    def __init__(self, askings: Iterable[Asking]) -> None:
        self._changes: dict[int, list[tuple[float, Settled]]] = {}
        self.touched: set[str] = set()
        for each in sorted(askings, key=lambda asking: asking.since):
            if each.after is not None and (found := change_of(each)) is not None:
                server, name, value = found
                owner = each.guild_id if server else each.user_id
                before = self.of(owner, server=server)
                after = _changed(before, name, value, each.user_id)
                self.touched.add(name)
                self._changes.setdefault(owner, []).append((each.since, after))

    def of(self, owner: int, when: float | None = None, *, server: bool = False) -> Any:
        """What a person or a server had settled at `when`; at last, where that is None."""
        first: Settled = ServerSettings() if server else PersonSettings()
        changes = self._changes.get(owner, [])
        return next((each for at, each in reversed(changes) if when is None or at < when), first)

    def ever_changed(self, owner: int) -> bool:
        """Whether that owner ever settled when they are called."""
        everything = [each for _, each in self._changes.get(owner, [])]
        return any(isinstance(each, PersonSettings) and each.pings != "every turn" for each in everything)

    def rows(self, guild_id: int, user_ids: Iterable[int], when: float | None) -> tuple[SettingRow, ...]:
        """The same as a store hands it out with a table."""
        found = [(0, self.of(guild_id, when, server=True)), *((each, self.of(each, when)) for each in user_ids)]
        return tuple(
            SettingRow(owner, name, json.dumps(value))
            for owner, settled in found
            for name, value in written(settled).items()
        )


def settled(found: Evidence) -> Iterator[Violation]:
    """What people and servers settled is kept: it is stored with every table that they are at."""
    known = Settlements(found.askings)
    for row in found.rows.values():
        owners = {each.user_id for each in row.settings}
        wanted = set(known.rows(row.guild_id, owners - {0}, None))
        for _, session in at_versions(row, [row.version]):
            wanted |= set(known.rows(row.guild_id, [each.user_id for each in session.people], None))
        if wanted != set(row.settings) and not found.excuses:
            lacks, odd = wanted - set(row.settings), set(row.settings) - wanted
            yield Violation("settled", f"what is kept lacks {lacks} and has {odd}", row.id)


def change_of(asking: Asking) -> tuple[bool, str, object] | None:
    """What an asking settles: whether for a server, what, and the value as it was given."""
    press = asking.press
    match asking.name:
        case "setperson" | "setserver" if press is not None and press.words:
            return asking.name == "setserver", press.words[0], (*press.words[1:], *asking.values)
        case "nohints" | "hints":
            return False, "hints", ("on" if asking.name == "hints" else "off",)
        case "/away":
            return False, "away", (int(asking.since), int(asking.given["days"]))
        case _:
            return None


def _changed(settled: Settled, name: str, value: Any, user_id: int) -> Settled:
    if name == "away" and isinstance(settled, PersonSettings):
        try:
            return replace(settled, **absence.gone(settled, *value))
        except Refusal:
            return settled
    at_first = getattr(settled, name, None)
    match at_first:
        case bool():
            fresh: object = value[0] == "on"
        case int():
            fresh = int(value if isinstance(value, int) else value[0])
        case frozenset():
            fresh = frozenset(map(int, value))
            if name == "avoided" and user_id in fresh:
                return settled
        case tuple():
            fresh = tuple(each for each in ServerSettings().clocks if each in value)
        case _:
            fresh = value[0]
    after: Settled = replace(settled, **{name: fresh})
    if isinstance(after, ServerSettings) and after.clock not in after.clocks:
        return settled if name == "clock" else replace(after, clock=after.clocks[0])
    return after
