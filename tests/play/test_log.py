"""The log of a game as JSON: what programs look for is in fields of its own, and nobody is named."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator

import pytest

from tests import seeds
from tests.play.club import Club
from upkeep.logs import JsonLines


@pytest.fixture
def written(caplog: pytest.LogCaptureFixture) -> Iterator[io.StringIO]:
    """What the bot logs during the test, as a host reads it with TABLES_LOG_FORMAT=json."""
    caplog.set_level(logging.INFO)
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines("a-token"))
    logging.getLogger().addHandler(handler)
    yield text
    logging.getLogger().removeHandler(handler)


async def test_a_game_in_the_log(club: Club, written: io.StringIO) -> None:
    session = await club.start("stranded", 2)
    club.sandbox.faults.next("*", "/channels/", reset=True, times=4)
    ply = next(text for texts in session.continuations().values() for text in texts)
    failed = await club.who(session).slash("move", move=ply)
    club.sandbox.faults.clear()
    club.sandbox.redeliver(failed.id)
    await club.bot.services.display.show(await club.session())
    await club.caught_up()
    dice = seeds.dice()
    for _ in range(8):
        if (session := await club.session()).state == "running":
            await club.play_one(session, dice)
    await club.play_unseen(await club.session())

    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    told = [(each["message"], each.get("table"), each.get("interaction")) for each in lines]
    assert any(
        table == session.id and interaction == failed.id and f"Table {session.id} cannot be shown" in message
        for message, table, interaction in told
    ), told
    assert any(f"Interaction {failed.id} was received again" in message for message, *_ in told)
    names = "|".join([*(each.name for each in club.people), club.sandbox.world.home.name])
    assert not re.search(names, written.getvalue(), re.IGNORECASE)
