"""The real bot in a process of its own, to be started, killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from sandbox.people.person import PATIENCE
from sandbox.server import TURNS, Sandbox

ROOT = Path(__file__).resolve().parent.parent
KEPT_LINES = 10_000
LAUNCHER = (sys.executable, "-m", "sandbox.launcher")


class Process(Protocol):
    """What is needed of an `asyncio.subprocess.Process`."""

    @property
    def pid(self) -> int:
        """The process's id."""

    @property
    def returncode(self) -> int | None:
        """How it ended (negative: by that signal), or None."""

    @property
    def stdout(self) -> asyncio.StreamReader | None:
        """What it writes."""

    async def wait(self) -> int:
        """Wait until it has ended; returns how."""

    def terminate(self) -> None:
        """Send SIGTERM."""

    def kill(self) -> None:
        """Send SIGKILL."""


async def spawn(command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Process:
    """Start a program in a session of its own; its errors come with its output."""
    return await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )


class BotProcess:
    """The bot as `python -m sandbox.launcher` runs it, with its database at `database`.

    `arguments` are those of its command line. `module` runs another bot, found from `folder` (where this repository
    is by default); it reads its token from DISCORD_TOKEN. `command` replaces the program, `environment` adds
    settings, `tell` is called with each line that it logs.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path | str,
        *,
        module: str | None = None,
        arguments: Sequence[str] = (),
        folder: Path = ROOT,
        command: list[str] | None = None,
        environment: Mapping[str, str] | None = None,
        tell: Callable[[str], None] | None = None,
    ) -> None:
        self._sandbox = sandbox
        self._command = command or [*LAUNCHER, *([module] if module else []), *arguments]
        self._folder = folder
        self._database = str(database)
        self._environment = dict(environment or {})
        self._tell = tell
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._starts = 0
        self.lines: deque[str] = deque(maxlen=KEPT_LINES)

    @property
    def running(self) -> bool:
        """Whether the process is alive."""
        return self._process is not None and self._process.returncode is None

    @property
    def returncode(self) -> int | None:
        """How the process ended (negative: by that signal), or None."""
        return self._process.returncode if self._process is not None else None

    @property
    def pid(self) -> int | None:
        """The process's id, or None before the first start."""
        return self._process.pid if self._process is not None else None

    @property
    def problems(self) -> list[str]:
        """Lines of the log that report an error."""
        return [line for line in self.lines if any(word in line for word in ("ERROR", "CRITICAL", "Traceback"))]

    async def start(self, *, online: bool = True, limit: float = PATIENCE) -> None:
        """Start the bot and, with `online`, wait until it is. Raises RuntimeError with its last lines if it ends."""
        if self.running:
            raise RuntimeError("the bot runs already")
        # The settings of the person who runs this must not reach the bot, least of all a real token.
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("TABLES_", "DISCORD_"))}
        environment |= {
            "SANDBOX_URL": self._sandbox.url,
            "SANDBOX_CLOCK": str(self._sandbox.clock_file),
            "DISCORD_TOKEN": self._sandbox.token,
            "TABLES_DATABASE": self._database,
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])),
            "PYTHONUNBUFFERED": "1",
            **self._seed(),
            **self._environment,
        }
        self._sandbox.processes += 1
        try:
            self._process = await spawn(self._command, self._folder, environment)
        except BaseException:
            self._sandbox.processes -= 1
            raise
        self._reader = asyncio.create_task(self._read(self._process))
        if online:
            await self.wait_until_online(limit)

    def _seed(self) -> dict[str, str]:
        """What this start of the bot draws from, where SANDBOX_SEED is set.

        No two starts draw the same, nor two processes that run at the same time.
        """
        self._starts += 1
        seed, others = os.environ.get("SANDBOX_SEED"), self._sandbox.processes
        beside = f" beside {others}" if others else ""
        return {"SANDBOX_SEED": f"{seed} start {self._starts}{beside}"} if seed else {}

    async def wait_until_online(self, limit: float = PATIENCE) -> None:
        """Wait until the bot is connected. Raises RuntimeError when it ends first, TimeoutError after `limit` s."""
        ended = asyncio.create_task(self.wait())
        online = asyncio.create_task(self._sandbox.online(limit))
        try:
            await asyncio.wait({ended, online}, return_when=asyncio.FIRST_COMPLETED)
            if not online.done():
                last = "\n".join(list(self.lines)[-20:])
                raise RuntimeError(f"the bot ended with {self.returncode}:\n{last}")
            await online
        finally:
            for task in (ended, online):
                task.cancel()
            await asyncio.gather(ended, online, return_exceptions=True)

    async def wait(self) -> int:
        """Wait until the process has ended and its last line is read; returns its exit code."""
        assert self._process is not None
        code = await self._process.wait()
        if self._reader is not None:
            await asyncio.shield(self._reader)
        return code

    async def kill(self) -> None:
        """End the process with SIGKILL, at whatever it is doing."""
        await self._end(gently=False)

    async def stop(self, limit: float = PATIENCE) -> int | None:
        """Ask the process to end with SIGTERM; after `limit` seconds kill it. Returns its exit code."""
        try:
            async with asyncio.timeout(limit):
                await self._end(gently=True)
        except TimeoutError:
            await self._end(gently=False)
        return self.returncode

    async def _end(self, *, gently: bool) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                if gently:
                    self._process.terminate()
                else:
                    self._process.kill()
        await self.wait()
        # On a busy machine, the end of its connection is still on its way.
        for _ in range(TURNS):
            await asyncio.sleep(0)
        self._sandbox.bot_died()

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            while raw := await process.stdout.readline():
                line = raw.decode(errors="replace").rstrip("\n")
                self.lines.append(line)
                if self._tell is not None:
                    self._tell(line)
        finally:
            self._sandbox.processes -= 1
