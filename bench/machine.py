"""What the figures were measured on, in a line: without it they mean nothing."""

from __future__ import annotations

import math
import os
import platform
import time
from importlib.metadata import PackageNotFoundError, version

from data.sqlite.connection import SQLITE_VERSION

PACKAGES = ("discord.py", "aiohttp", "aiosqlite", "pillow", "chess", "cairosvg")


def line() -> str:
    """Machine, cores, Python, and the versions of everything that is timed; the load now, if known."""
    parts = [
        f"{platform.system()} {platform.machine()}",
        f"{cores()} cores",
        f"{platform.python_implementation()} {platform.python_version()}",
        f"SQLite {SQLITE_VERSION}",
        *(f"{name} {_version(name)}" for name in PACKAGES),
    ]
    if hasattr(os, "getloadavg"):
        parts.append(f"load {os.getloadavg()[0]:.2f}")
    return " · ".join(parts)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _version(package: str) -> str:
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
