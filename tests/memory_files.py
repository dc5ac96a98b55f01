"""Where the files of a test run are: in memory, where the machine has room there.

A commit waits until the disk has written it, about 3 ms, and tests commit thousands of times.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

IN_MEMORY = Path("/dev/shm")
"""A file system in memory that every user can write to."""

LEAST = 4 * 2**30
"""The number of bytes that must be free there. A run needs about 1 GB."""


def use_memory(where: Path = IN_MEMORY) -> bool:
    """Have this process and those that it starts make their temporary files in memory; returns whether they do.

    They do not where TMPDIR is set, where `where` does not exist, is small, or allows no programs to be run.
    """
    if "TMPDIR" in os.environ or not where.is_dir() or not os.access(where, os.W_OK):
        return False
    if shutil.disk_usage(where).free < LEAST or os.statvfs(where).f_flag & os.ST_NOEXEC:
        return False
    os.environ["TMPDIR"] = str(where)
    tempfile.tempdir = None
    return True
