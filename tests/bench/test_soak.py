"""The soak: a short one holds, and one of a broken bot tells whether it was found out."""

from __future__ import annotations

import logging

import pytest

from bench.soak import evidence, proofs, report
from bench.soak.evidence import Evidence, Violation
from bench.soak.report import figures
from bench.soak.run import soak
from bench.soak.sizes import Size, Soaked
from sandbox.people import acting
from sandbox.people.person import PATIENCE
from tests import seeds

pytestmark = [pytest.mark.once, pytest.mark.seeded]


@pytest.mark.timeout(1200)
async def test_a_short_soak_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine the bot may take longer than it may on Discord; that it answers at all is proved all the same.
    monkeypatch.setattr(acting, "ACKNOWLEDGE_WITHIN", PATIENCE / 2)
    for module in (evidence, proofs, report):
        monkeypatch.setattr(module, "ACKNOWLEDGED_WITHIN", PATIENCE / 2)
    done = await soak(seeds.seed_of_run(), Size(seconds=8.0, tables=8, kills=1, thinking=1.0, pause=0.6))
    assert done.found == [], "\n".join(map(str, done.found))
    assert done.troubles["kill"] == 1
    assert done.faults, "troubles struck"
    assert len(done.evidence.lives) == 3, "a kill, and the last start"
    assert any(row.state != "lobby" for row in done.evidence.rows.values()), "games were played"
    assert any(line.startswith("interactions ") for line in figures(done))
    assert logging.getLogger("sandbox").level == logging.NOTSET, "what the next server says is logged again"


@pytest.mark.parametrize(
    ("name", "finds", "status"), [("stray_note", True, 0), ("stray_note", False, 1), ("none", True, 1)]
)
def test_it_is_told_whether_a_broken_bot_was_found(
    name: str, finds: bool, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    soaked: list[str] = []

    async def soak_at_once(_seed: int, _size: Size, broken: str) -> Soaked:
        soaked.append(broken)
        return Soaked(Evidence(), [Violation("stated", "a note")] if finds else [], seconds=17.2)

    monkeypatch.setattr(report, "soak", soak_at_once)
    told: list[str] = []
    assert report.main(["--broken", name], told.append) == status
    assert soaked == ["" if name == "none" else name]
    assert (f"| {name} | 17 | stated 1 |" if finds else f"| {name} | not found |  |") in told
