"""The seed of a test run, from which everything random in its tests is drawn.

A run has one seed: `--seed N`, or else the environment variable TEST_SEED, or else `USUAL`. What a test draws follows
from the run's seed and the test's id alone: neither the order of the tests nor the process that runs them changes it.
"""

from __future__ import annotations

import os
import random
import secrets

VARIABLE = "TEST_SEED"
FOR_SANDBOX = "SANDBOX_SEED"
"""Names what the local Discord, and a bot in a process of its own, draw from: see `sandbox/README.md`."""
USUAL = 20261121
"""The seed of every run that is not given another one."""

_running: tuple[str, bool] | None = None
_tokens = random.Random()


def seed_of_run() -> int:
    """The seed of this run. Raises ValueError where TEST_SEED is not a number."""
    return int(os.environ.get(VARIABLE) or USUAL)


def use(seed: int) -> None:
    """Make `seed` the seed of this process and of all that it starts: xdist's workers, bots in their own processes.

    The order in which sets of strings are walked is fixed by it too, in the processes that are started from now on, and
    `secrets` makes the same tokens in each run.
    """
    os.environ[VARIABLE] = str(seed)
    os.environ.setdefault("PYTHONHASHSEED", str(seed % 2**32))
    secrets.token_bytes = token_bytes


def run(test: str | None, *, seeded: bool = False) -> None:
    """From now on this test runs, by its id; None: no test does. `seeded` is whether it has the mark of that name."""
    global _running, _tokens
    _running = (test, seeded) if test is not None else None
    _tokens = shared(test, "tokens")
    os.environ[FOR_SANDBOX] = f"{seed_of_run()} {test}"


def dice(*names: object) -> random.Random:
    """A new generator for the running test: it follows from the run's seed, the test's id and these names alone.

    Raises RuntimeError where no test runs, or one that is not marked as seeded.
    """
    if _running is None:
        raise RuntimeError("no test runs: what several tests share draws from `shared`")
    test, seeded = _running
    if not seeded:
        raise RuntimeError("this test draws from the seed: it needs the fixture `dice` or `@pytest.mark.seeded`")
    return shared(test, *names)


def shared(*names: object) -> random.Random:
    """A new generator for what several tests share: it follows from the run's seed and these names alone.

    Tests that use it are marked with `@pytest.mark.seeded`.
    """
    return random.Random(" ".join(map(str, (seed_of_run(), *names))))


def token_bytes(nbytes: int | None = None) -> bytes:
    """What stands in for `secrets.token_bytes` in a test run, and so for all of `secrets` that makes tokens."""
    return _tokens.randbytes(nbytes or secrets.DEFAULT_ENTROPY)


def command(test: str) -> str:
    """The command that runs one test again with the same seed."""
    hashing = os.environ.get("PYTHONHASHSEED", "random")
    return f"PYTHONHASHSEED={hashing} .venv/bin/pytest --seed {seed_of_run()} '{test}'"
