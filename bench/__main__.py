"""Measure, and print a table a subject: `python -m bench [rules|pictures|clicks|load|start ...] [--quick]`.

`python -m bench soak`, `shards`, `deploy`, `growth`, `pairing`, `boards` and `direct` are other matters: see
`bench/soak`, `bench/shards.py`, `bench/deploy.py`, `bench/growth`, `bench/pairing.py`, `bench/boards.py` and
`bench/direct`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from bench import (
    analyses,
    apart,
    boards,
    clicks,
    deploy,
    farming,
    figures,
    hints,
    learning,
    levels,
    load,
    noise,
    offers,
    pairing,
    pictures,
    plies,
    processor,
    shards,
    start,
    strangers,
    thinking,
)
from bench.direct import report as direct
from bench.figures import Table
from bench.growth import report as growth
from bench.soak import report as soak

SEED = 20261121


class Measure(Protocol):
    """Measures one subject."""

    def __call__(self, seed: int, *, quick: bool = False) -> Table:
        """The measurements; fewer of them if `quick`."""


SUBJECTS: dict[str, Measure] = {
    "rules": plies.measure,
    "pictures": pictures.measure,
    "clicks": clicks.measure,
    "processor": processor.measure,
    "apart": apart.measure,
    "load": load.measure,
    "learning": learning.measure,
    "analyses": analyses.measure,
    "hints": hints.measure,
    "calibration": hints.measure_calibration,
    "start": start.measure,
    "offers": offers.measure,
    "strangers": strangers.measure,
    "noise": noise.measure,
    "heights": noise.measure_heights,
    "thinking": thinking.measure,
    "farming": farming.measure,
    "levels": levels.measure,
    "busy": thinking.measure_busy,
}


REPORTS: dict[str, Callable[[Sequence[str], Callable[[str], None]], int]] = {
    "soak": soak.main,
    "shards": shards.main,
    "deploy": deploy.main,
    "growth": growth.main,
    "pairing": pairing.main,
    "direct": direct.main,
    "boards": boards.main,
}
"""What is no measurement: a long run that says whether something went wrong."""


def main(arguments: Sequence[str] | None = None, *, say: Callable[[str], None] = print) -> int:
    """Print the tables; the exit status is 0."""
    if arguments is None:
        arguments = sys.argv[1:]
    if arguments and (report := REPORTS.get(arguments[0])):
        return report(arguments[1:], say)
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"{', '.join(SUBJECTS)} (default: all)")
    parser.add_argument("--quick", action="store_true", help="a few of each: shows that it works, measures little")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which random games (default: {SEED})")
    given = parser.parse_args(arguments)
    if unknown := [name for name in given.subjects if name not in SUBJECTS]:
        parser.error(f"no subject {unknown[0]!r}; there are {', '.join(SUBJECTS)}")
    say(figures.machine())
    say(f"seed {given.seed}{', quick: too few for figures' if given.quick else ''}")
    for name, measure in SUBJECTS.items():
        if not given.subjects or name in given.subjects:
            begun = time.perf_counter()
            table = measure(given.seed, quick=given.quick)
            say(f"\n{table}\n(took {time.perf_counter() - begun:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
