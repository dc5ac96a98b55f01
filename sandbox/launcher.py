"""Runs the real bot against the local Discord: `python -m sandbox.launcher` with SANDBOX_URL in the environment.

The bot itself knows nothing of this: its library is pointed at another host by three attributes.
"""

from __future__ import annotations

import os
import sys

from sandbox.attach import pointed_at


def main() -> int:
    """Point the library at SANDBOX_URL and run the bot; returns its exit code."""
    url = os.environ.get("SANDBOX_URL", "")
    if not url.startswith("http://127.0.0.1:"):
        sys.stderr.write("SANDBOX_URL must be the address of the local Discord, http://127.0.0.1:PORT.\n")
        return 2
    with pointed_at(url):
        import bot

        return bot.main([])


if __name__ == "__main__":
    sys.exit(main())
