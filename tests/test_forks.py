"""Processes that are forked behave as those that are started (`tests/forks.py`)."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from sandbox.process import LAUNCHER, ROOT, Process
from tests import forks
from tests.forks import SERVER, Forked


def environment(**changes: str) -> dict[str, str]:
    """What `sandbox.BotProcess` gives to a bot, without its settings."""
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1", **changes}


async def ended(process: Process) -> tuple[int, str]:
    """The exit code and the output of a process."""
    assert process.stdout is not None
    output = (await process.stdout.read()).decode()
    return await process.wait(), output


async def test_a_fork_has_its_own_arguments_environment_and_exit_code() -> None:
    answers = [
        await ended(await SERVER.spawn((*LAUNCHER, *arguments), ROOT, environment(SANDBOX_URL=url)))
        for arguments, url in (((), ""), (["--version"], "http://127.0.0.1:1"), (["--nonsense"], "http://127.0.0.1:1"))
    ]
    assert [code for code, _ in answers] == [2, 0, 2]
    assert "SANDBOX_URL must be" in answers[0][1]
    assert answers[1][1].startswith("tables ")
    assert "--nonsense" in answers[2][1]


@pytest.mark.parametrize(
    ("module", "arguments", "code", "said"),
    [
        ("bot", ["--version"], 0, "tables "),
        ("bot", ["--nonsense"], 2, "usage: "),
        ("upkeep", ["--help"], 0, "usage: python -m upkeep"),
    ],
)
async def test_a_module_is_forked_in_any_folder(
    module: str, arguments: list[str], code: int, said: str, tmp_path: Path
) -> None:
    process = await SERVER.spawn((sys.executable, "-m", module, *arguments), tmp_path, environment())
    assert isinstance(process, Forked)
    status, output = await ended(process)
    assert (status, output[: len(said)]) == (code, said)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_fork_that_a_signal_ends_says_so(number: signal.Signals) -> None:
    process = await SERVER.spawn(LAUNCHER, ROOT, environment(SANDBOX_URL=""))
    os.kill(process.pid, signal.SIGSTOP)
    process.kill() if number == signal.SIGKILL else process.terminate()
    os.kill(process.pid, signal.SIGCONT)
    assert (await ended(process))[0] in (-number, 2), "unless it had ended before it was stopped"


@pytest.mark.parametrize(
    ("command", "folder", "changes"),
    [
        pytest.param((*LAUNCHER, "dice"), ROOT, {}, id="another bot"),
        pytest.param(("python", "-m", "bot"), ROOT, {}, id="another program"),
        pytest.param((sys.executable, "-m", "sandbox"), ROOT, {}, id="another module"),
        pytest.param((sys.executable, "-c", "import bot"), ROOT, {}, id="code"),
        pytest.param(LAUNCHER, Path("/"), {}, id="another folder"),
        pytest.param(LAUNCHER, ROOT, {"PYTHONHASHSEED": "77"}, id="what Python reads at its start"),
        pytest.param(LAUNCHER, ROOT, {"PYTHONPATH": "/elsewhere"}, id="other modules"),
        pytest.param(LAUNCHER, ROOT, {"TZ": "Asia/Tokyo"}, id="another time zone"),
    ],
)
async def test_what_cannot_be_forked_is_started(
    command: tuple[str, ...], folder: Path, changes: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = []

    async def note(*given: object) -> Process:
        started.append(given)
        raise LookupError

    monkeypatch.setattr(forks, "spawn", note)
    with pytest.raises(LookupError):
        await SERVER.spawn(command, folder, environment(**changes))
    assert started


async def test_our_bot_is_forked() -> None:
    process = await SERVER.spawn(LAUNCHER, ROOT, environment(SANDBOX_URL=""))
    assert isinstance(process, Forked)
    await ended(process)
