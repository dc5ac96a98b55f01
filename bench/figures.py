"""From measured numbers to a plain table: medians, percentiles, units, aligned columns, and the machine they are of."""

from __future__ import annotations

import math
import os
import platform
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version

from data.sqlite.connection import SQLITE_VERSION

NOTHING = "–"
"""What stands where there is no figure."""


PACKAGES = ("discord.py", "aiohttp", "aiosqlite", "pillow", "chess", "cairosvg")


def median(values: Sequence[float]) -> float:
    """The middle value, or the mean of the middle two; NaN of nothing."""
    ordered = sorted(values)
    if not ordered:
        return math.nan
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that `share` percent of all do not exceed (nearest rank); NaN of nothing.

    Of fewer than a hundred values the 99th percentile is the largest.
    """
    ordered = sorted(values)
    if not ordered:
        return math.nan
    return ordered[max(0, math.ceil(share / 100 * len(ordered)) - 1)]


def number(value: float, digits: int = 0) -> str:
    """`12,345` or `1.50`; a dash for NaN."""
    return NOTHING if math.isnan(value) else f"{value:,.{digits}f}"


def milliseconds(seconds: float) -> str:
    """Seconds as milliseconds without their unit: the column's head names it."""
    value = seconds * 1000
    return number(value, 0 if value >= 100 else 1)


def kilobytes(size: float) -> str:
    """Bytes as kilobytes of 1,000, without their unit."""
    return number(size / 1000, 1)


def ratio(ours: float, peer: float) -> str:
    """`ours` over `peer`, to two places: `0.52×`; a dash where either is missing."""
    if math.isnan(ours) or math.isnan(peer) or peer == 0:
        return NOTHING
    return f"{ours / peer:.2f}×"


@dataclass
class Table:
    """A table of text. The first column is the row's name; every other holds figures and is set to the right."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def add(self, *cells: str) -> None:
        """Add a row. Raises ValueError when it has not one cell a column."""
        if len(cells) != len(self.columns):
            raise ValueError(f"{len(cells)} cells for {len(self.columns)} columns")
        self.rows.append(cells)

    def __str__(self) -> str:
        lines = [self.columns, *self.rows]
        first, *others = (max(map(len, column)) for column in zip(*lines, strict=True))
        text = ["  ".join([line[0].ljust(first), *map(str.rjust, line[1:], others)]) for line in lines]
        rule = "-" * len(text[0])
        return "\n".join([self.title, rule, text[0], rule, *text[1:], rule, *self.notes])


def machine() -> str:
    """Machine, cores, Python, and the versions of everything that is timed; the load now, if known."""
    parts = [
        f"{platform.system()} {platform.machine()}",
        f"{cores()} cores",
        f"{platform.python_implementation()} {platform.python_version()}",
        f"SQLite {SQLITE_VERSION}",
        *(f"{name} {_package_version(name)}" for name in PACKAGES),
    ]
    if hasattr(os, "getloadavg"):
        parts.append(f"load {os.getloadavg()[0]:.2f}")
    return " · ".join(parts)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _package_version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def processor_time(pid: int) -> float:
    """The seconds of processor time that all threads of a process have used, to the microsecond; NaN outside Linux."""
    if platform.system() != "Linux":
        return math.nan
    # The kernel's clock of another process (CPUCLOCK_SCHED), which `clock_getcpuclockid` would compute the same way.
    return time.clock_gettime((~pid << 3) | 2)
