"""`python -m tournaments.pairing` pairs one round: it reads a task from its input, and writes the boards, both as JSON.

The bot asks such a process, so that it goes on answering people, and does not load what pairs.
"""

from __future__ import annotations

import os
import sys

from tournaments.pairing.tasks import answered

NICE = 5
"""How much lower the priority of the process is."""

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    sys.stdout.buffer.write(answered(sys.stdin.buffer.read()))
