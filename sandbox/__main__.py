"""`python -m sandbox`: the local Discord and a bot (ours by default), to be played with in a browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from installed import packages

with packages(__name__, "requirements-play.txt"):
    from sandbox.process import ROOT, BotProcess
    from sandbox.server import Sandbox
    from sandbox.wire.rooms import direct
    from sandbox.world.keeping import NotReadable


def main() -> int:
    """Run both until Ctrl-C. Exit codes: 0 ended by hand, 1 the bot ended, 2 the port or the kept world is no good."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="the port on 127.0.0.1 (default 8765)")
    parser.add_argument("--bot", metavar="MODULE", help="run another bot, as `python -m MODULE` would")
    parser.add_argument(
        "--database",
        type=Path,
        help="keep the games here, and the server with its messages beside it (default: a new temporary folder)",
    )
    parser.add_argument(
        "--env",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a setting for the bot; can be used more than once (by default the bot offers every language)",
    )
    arguments = parser.parse_args()
    if wrong := [each for each in arguments.env if "=" not in each]:
        parser.error(f"--env takes NAME=VALUE, not {wrong[0]}")
    environment = dict(each.split("=", 1) for each in arguments.env)
    logging.basicConfig(level=logging.WARNING, format="sandbox | %(message)s")
    with tempfile.TemporaryDirectory(prefix="tables-") as folder:
        database = (arguments.database or Path(folder) / "tables.sqlite3").resolve()
        world = world_beside(database) if arguments.database else None
        try:
            return asyncio.run(play(arguments.port, database, arguments.bot, world, environment))
        except KeyboardInterrupt:  # where signals cannot be handled by the loop, as on Windows
            return 0


def world_beside(database: Path) -> Path:
    """Where the server that belongs to a database of games is kept."""
    return database.with_name(f"{database.name}.world.json")


async def play(
    port: int,
    database: Path,
    module: str | None = None,
    world: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> int:
    """Start the server and the bot (`module`, found from the present folder), say where the page is, and wait.

    The server is the one kept at `world`, where that is given, and is kept there again. `environment` are settings for
    the bot.
    """
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(AttributeError, NotImplementedError):
            loop.add_signal_handler(getattr(signal, name), ended.set)
    sandbox = Sandbox(port=port, strict=False, kept=world)
    try:
        await sandbox.start()
    except OSError as error:
        print(f"Can't use port {port} on 127.0.0.1 ({error.strerror}). Choose another with --port.", file=sys.stderr)
        return 2
    except NotReadable as error:
        print(error, file=sys.stderr)
        return 2
    for person_id in sandbox.world.people:
        # The page lists them, so that commands can be sent there.
        direct(sandbox.state, person_id)
    folder = Path.cwd() if module else ROOT
    bot = BotProcess(
        sandbox,
        database,
        module=module,
        folder=folder,
        environment={"SANDBOX_DRAFTS": "yes", **(environment or {})},
        tell=lambda line: print(f"bot | {line}", flush=True),
    )
    code = 0
    try:
        await bot.start(online=False)
        kept = "" if module else f"Games are saved in {database}. "
        print(f"\n  The chat page: {sandbox.url}/\n  {kept}Ctrl-C stops both.\n", flush=True)
        over = asyncio.create_task(bot.wait())
        asked = asyncio.create_task(ended.wait())
        await asyncio.wait({over, asked}, return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            print(
                f"The bot stopped by itself with exit code {bot.returncode}. Its last lines are above.", file=sys.stderr
            )
            code = 1
        for task in (over, asked):
            task.cancel()
        await asyncio.gather(over, asked, return_exceptions=True)
    finally:
        await bot.stop()
        await sandbox.stop()
    return code


if __name__ == "__main__":
    sys.exit(main())
