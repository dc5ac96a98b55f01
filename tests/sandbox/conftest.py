"""A local Discord with the toy bot in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Clock, Person, Sandbox
from tests.sandbox.toybot import ToyBot

REAL_TIME = pytest.mark.parametrize("real_time", [True], ids=["real time"])
"""Marks tests whose local Discord goes by real time, not by a clock that stands until it is moved on."""


@pytest.fixture
def real_time() -> bool:
    return False


@pytest.fixture
async def sandbox(real_time: bool) -> AsyncIterator[Sandbox]:
    async with Sandbox(clock=Clock() if real_time else None) as running:
        yield running


@pytest.fixture
async def toy(sandbox: Sandbox) -> AsyncIterator[ToyBot]:
    client = ToyBot()
    async with sandbox.running(client):
        yield client


@pytest.fixture
def alice(sandbox: Sandbox, toy: ToyBot) -> Person:
    return sandbox.person("alice")


@pytest.fixture
def bob(sandbox: Sandbox, toy: ToyBot) -> Person:
    return sandbox.person("bob")
