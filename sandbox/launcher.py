"""Runs a bot against the local Discord: `python -m sandbox.launcher [MODULE]` with SANDBOX_URL in the environment.

Without a module it is the bot of this repository, with the options that follow. The bot itself knows nothing of this:
its library is pointed at another host by the three attributes that hold Discord's addresses, then the module is run as
`python -m MODULE` would. Our own bot follows the local Discord's clock, where SANDBOX_CLOCK names the file that tells
the time. Where SANDBOX_SEED is set, as in tests, the bot's random numbers and secrets follow from it, and it draws
nothing in advance. Where SANDBOX_DRAFTS is set, as by `python -m sandbox`, our own bot offers all its languages, with
those not released yet.
"""

from __future__ import annotations

import contextlib
import os
import random
import runpy
import secrets
import sys
import time
from collections.abc import Iterator

from sandbox.world import clock

LOOK_EVERY = 1.0
"""Seconds between two looks at what is due: who moves the clock on wants to see soon what comes of it."""


def now() -> float:
    """The local Discord's time, in seconds since 1970; real time where SANDBOX_CLOCK is not set."""
    name = os.environ.get("SANDBOX_CLOCK", "")
    if not name:
        return time.time()
    # The bot asks for the time with each click: this way it takes a tenth of what a file object does.
    file = os.open(name, os.O_RDONLY)
    try:
        return clock.read(os.read(file, 64).decode("ascii"))
    finally:
        os.close(file)


def draw_from(seed: str) -> None:
    """Have the random numbers and the secrets of this process follow from `seed`: only ever in tests."""
    random.seed(seed)
    drawn = random.Random(f"{seed} secrets")  # noqa: S311 - a test's dice are to be the same again

    def token_bytes(nbytes: int | None = None) -> bytes:
        return drawn.randbytes(nbytes or secrets.DEFAULT_ENTROPY)

    secrets.token_bytes = token_bytes


def main() -> int:
    """Point the library at SANDBOX_URL and run the bot; returns its exit code, 2 when there is nothing to run."""
    url = os.environ.get("SANDBOX_URL", "")
    if not url.startswith("http://127.0.0.1:"):
        sys.stderr.write("SANDBOX_URL must be the address of the local Discord, http://127.0.0.1:PORT.\n")
        return 2
    if seed := os.environ.get("SANDBOX_SEED"):
        draw_from(seed)
    with pointed_at(url):
        if not sys.argv[1:] or sys.argv[1].startswith("-"):
            import bot

            if os.environ.get("SANDBOX_DRAFTS"):
                os.environ.setdefault("TABLES_DRAFT_LANGUAGES", ",".join(bot.drafts()))
            # The people of the local Discord have joined it just now.
            os.environ.setdefault("TABLES_POOL_ACCOUNT_DAYS", "0")
            return bot.main(sys.argv[1:], clock=now, look_every=LOOK_EVERY, warm=not seed)
        name = sys.argv[1]
        sys.argv = sys.argv[1:]
        try:
            runpy.run_module(name, run_name="__main__", alter_sys=True)
        except ImportError as error:
            if error.name is not None and not f"{name}.".startswith(f"{error.name}."):
                raise  # the module is there, and something that it needs is not
            sys.stderr.write(f"There's no module {name} to run ({error}).\n")
            return 2
    return 0


@contextlib.contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Have discord.py talk to the local Discord at `url` (`http://127.0.0.1:PORT`) while the block runs."""
    import discord.asset
    import discord.gateway
    import discord.http
    import yarl

    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.asset.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    route.BASE = f"{url}/api/v10"
    socket.DEFAULT_GATEWAY = yarl.URL(url.replace("http://", "ws://", 1) + "/gateway/")
    asset.BASE = f"{url}/cdn"
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before


if __name__ == "__main__":
    sys.exit(main())
