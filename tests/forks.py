"""Processes of the bot for tests, forked from one that has made the imports (`tests/fork_server.py`)."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from sandbox import process
from sandbox.process import LAUNCHER, ROOT, Process

spawn = process.spawn
"""What starts every other process."""

MODULES = (LAUNCHER[-1], "bot", "upkeep")
"""What is forked, in place of `python -m MODULE`."""


class Forked:
    """A process that the server has forked; it has what is used of an `asyncio.subprocess.Process`."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, report: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stdout: asyncio.StreamReader | None = stdout
        self.returncode: int | None = None
        self._ended = asyncio.create_task(self._wait(report))

    async def _wait(self, report: asyncio.StreamReader) -> int:
        code = int(await report.readline())
        await report.read()  # the end, after which asyncio closes the file
        self.returncode = code
        return code

    async def wait(self) -> int:
        """Wait until the process has ended; returns its exit code (negative: ended by that signal)."""
        return await asyncio.shield(self._ended)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        """Send SIGKILL."""
        self._send(signal.SIGKILL)

    def _send(self, number: signal.Signals) -> None:
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)


class ForkServer:
    """Starts bot processes. Its own process starts with the first of them, and ends with this one."""

    def __init__(self) -> None:
        self._requests: socket.socket | None = None

    async def spawn(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> Process:
        """Start a process as `sandbox.process.spawn` does: forked if it is one of `MODULES`, else as usual."""
        if not _is_ours(command, folder, environment):
            return await spawn(command, folder, environment)
        if self._requests is None:
            self._requests = _started()
        _, _, module, *arguments = command
        child = {
            "module": module,
            "arguments": arguments,
            "folder": str(folder),
            "environment": dict(environment),
        }
        (output, its_output), (report, its_report) = os.pipe(), os.pipe()
        try:
            socket.send_fds(self._requests, [json.dumps(child).encode()], [its_output, its_report])
        finally:
            os.close(its_output)
            os.close(its_report)
        stdout, reports = await _reader(output), await _reader(report)
        return Forked(int(await reports.readline()), stdout, reports)


SERVER = ForkServer()
"""The one that the tests of this process share."""


async def ended(module: str, *arguments: str, folder: Path, environment: Mapping[str, str]) -> tuple[int, str]:
    """Do what `python -m MODULE ARGUMENTS` does in `folder`, without settings of the bot but those of `environment`.

    Returns the exit code, and all that was printed. Forked where that can be done.
    """
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("TABLES_", "DISCORD_"))}
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    command = (sys.executable, "-m", module, *arguments)
    started = await process.spawn(command, folder, {**clean, "PYTHONPATH": paths, **environment})
    assert started.stdout is not None
    output = await started.stdout.read()
    return await started.wait(), output.decode()


def _is_ours(command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> bool:
    """Whether this starts one of `MODULES`, with nothing that Python or the C library would read at its start."""
    match [*command]:
        case [sys.executable, "-m", module, *arguments] if module in MODULES:
            pass
        case _:
            return False
    # The launcher runs other bots too, and finds their modules in its folder.
    if module == LAUNCHER[-1] and (folder != ROOT or not all(each.startswith("-") for each in arguments[:1])):
        return False
    usual = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": environment.get("PYTHONPATH", "")}
    early = [name for name in {*environment, *usual} if name.startswith(("PYTHON", "LC_", "LANG", "LD_", "TZ"))]
    paths = filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])
    return environment.get("PYTHONPATH") == os.pathsep.join(paths) and all(
        environment.get(name) == usual.get(name) for name in early
    )


def _started() -> socket.socket:
    """Start the server's process, which ends with this one; returns the socket for requests."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.fork_server", str(theirs.fileno())]
        server = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)

    def end() -> None:
        ours.close()
        server.wait()

    atexit.register(end)
    return ours


async def _reader(file: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(file, "rb")
    )
    return reader
