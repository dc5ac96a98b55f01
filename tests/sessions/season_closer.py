"""A process that makes the places of seasons final, at a moment that is given.

`python -m tests.sessions.season_closer FILE NOW` looks again and again until it is killed.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from data.opening import open_store
from sessions.refusals.base import Refusal
from sessions.tables import Tables


async def close(path: Path, now: float) -> None:
    """Look again and again, together with other processes."""
    tables = Tables(await open_store(path, lambda: now))
    while True:
        with suppress(Refusal):
            await tables.seasons.look()
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(close(Path(sys.argv[1]), float(sys.argv[2])))
