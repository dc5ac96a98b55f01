"""The toy bot as a process of its own, as the launcher would run the real one."""

from __future__ import annotations

import os
import sys

import discord

from sandbox.launcher import pointed_at
from tests.sandbox.toybot import ToyBot


def main() -> int:
    """Run until SIGTERM. Ends with 3 when the token is refused."""
    discord.utils.setup_logging()
    with pointed_at(os.environ["SANDBOX_URL"]):
        try:
            ToyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
        except discord.LoginFailure:
            sys.stderr.write("the token was refused\n")
            return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
