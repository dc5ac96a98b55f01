"""A bot that does not do what is due, forgets settings, grows, logs errors, or asks Discord for what it has not."""

from __future__ import annotations

from msgspec.structs import replace

from bench.soak.evidence import Evidence, Kept, Sample
from cogs.interactions.ids import Press
from data.rows import SettingRow
from sandbox.world.state import Refusal
from tests.bench.doctored.playing import Cases


def time_went_by(found: Evidence) -> None:
    found.looked = 10.0**10


def a_setting_lost(found: Evidence) -> None:
    press = Press("setperson", words=("confirm", "on"))
    found.requests.append(replace(found.requests[0], name="setperson", press=press, told=()))


def a_setting_that_nobody_chose(found: Evidence) -> None:
    owner = found.requests[0].user_id
    rows = {**found.kept[0].rows, owner: (SettingRow(owner, "confirm", "true"),)}
    found.kept = [Kept(found.kept[0].at, rows)]


def memory_grows(found: Evidence) -> None:
    found.lives.append([Sample(float(second), 100_000_000 + 500_000 * second, 14) for second in range(200)])


def files_grow(found: Evidence) -> None:
    found.lives.append([Sample(float(second), 100_000_000, 14 + second // 4) for second in range(200)])


def an_error(found: Evidence) -> None:
    found.lines.append("2026-11-21 14:00:02,000 ERROR   cogs.interactions.router: Failed to answer")


def a_bare_traceback(found: Evidence) -> None:
    found.lines[1:2] = []


def a_form_with_faults(found: Evidence) -> None:
    found.refusals = [Refusal("POST", "/channels/1/messages", 400, 50035, "Invalid Form Body")]


def a_route_that_is_not_there(found: Evidence) -> None:
    found.refusals = [Refusal("GET", "/voice/regions", 501, 0, "not built")]


CASES: Cases = [
    ("timely", time_went_by),
    ("settled", a_setting_lost),
    ("settled", a_setting_that_nobody_chose),
    ("level", memory_grows),
    ("level", files_grow),
    ("quiet", an_error),
    ("quiet", a_bare_traceback),
    ("well formed", a_form_with_faults),
    ("well formed", a_route_that_is_not_there),
]
"""Each with the proof that must fail."""
