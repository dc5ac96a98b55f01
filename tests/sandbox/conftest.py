"""A local Discord with the toy bot in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox import Person, Sandbox
from tests.sandbox.toybot import ToyBot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
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
