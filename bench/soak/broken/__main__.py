"""Runs a broken bot: `python -m sandbox.launcher bench.soak.broken`, with its name in SOAK_BROKEN."""

from __future__ import annotations

import os
import sys

import bot
from bench.soak.broken import VARIABLE, Breaking
from sandbox.launcher import LOOK_EVERY, now


def main() -> int:
    """Break this process's bot and run it. Returns its exit code."""
    Breaking(os.environ[VARIABLE])
    return bot.main(clock=now, look_every=LOOK_EVERY)


if __name__ == "__main__":
    sys.exit(main())
