"""Which interactions a process answers while another one takes over from it, or it from another one."""

from __future__ import annotations

import asyncio

import discord

from cogs.interactions.underway import AnswerWindow
from tests.waiting import turns_of_the_loop

MOMENT = 1_800_000_000


def interaction(at: float) -> int:
    """The id of an interaction of that time."""
    return (int(at * 1000) - discord.utils.DISCORD_EPOCH) << 22


async def test_usually_everything() -> None:
    window = AnswerWindow()
    assert await window.is_ours(interaction(MOMENT))
    assert window.newest == MOMENT
    assert await window.is_ours(interaction(MOMENT - 5))
    assert window.newest == MOMENT


async def test_what_happens_at_any_moment_belongs_to_exactly_one() -> None:
    old, new = AnswerWindow(), AnswerWindow()
    new.wait()
    old.end(MOMENT)
    new.begin(MOMENT)
    for at, ours in ((MOMENT - 0.001, "old"), (MOMENT, "new"), (MOMENT + 0.001, "new")):
        assert await old.is_ours(interaction(at)) == (ours == "old")
        assert await new.is_ours(interaction(at)) == (ours == "new")


async def test_what_comes_before_the_moment_is_known_waits_for_it() -> None:
    window = AnswerWindow()
    window.wait()
    asked = [asyncio.create_task(window.is_ours(interaction(at))) for at in (MOMENT - 1, MOMENT + 1)]
    await turns_of_the_loop()
    assert not any(each.done() for each in asked)
    window.begin(MOMENT)
    assert await asyncio.gather(*asked) == [False, True]


async def test_a_handover_that_fails_leaves_everything_as_it_was() -> None:
    window = AnswerWindow()
    window.end(MOMENT)
    window.end(None)
    assert await window.is_ours(interaction(MOMENT + 1))
