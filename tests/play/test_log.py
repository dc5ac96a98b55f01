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
from upkeep.logs import JsonLines, WithoutToken


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


@pytest.mark.parametrize("make", [JsonLines, WithoutToken])
async def test_no_token_of_an_interaction_is_in_the_most_detailed_log(
    club: Club, caplog: pytest.LogCaptureFixture, make: type[WithoutToken]
) -> None:
    """With one, anybody can answer in the bot's name for fifteen minutes."""
    caplog.set_level(logging.DEBUG)
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(make("a-token"))
    logging.getLogger().addHandler(handler)
    try:
        session = await club.start("stranded", 2)
        club.sandbox.faults.next("POST", "/interactions/", status=500, times=1)
        await club.alice.click(club.live(session), "More")
        await club.alice.slash("record")
        await club.caught_up()
    finally:
        logging.getLogger().removeHandler(handler)
    said = text.getvalue()
    tokens = [each.token for each in club.sandbox.state.interactions.values()]
    assert "INTERACTION_CREATE" in said, "the log has the events"
    assert "/webhooks/" in said, "and the addresses"
    assert len(tokens) > 3
    assert not [each for each in tokens if each in said]
    assert "[token]" in said


def test_text_beside_a_token_stays() -> None:
    line = logging.LogRecord(
        *("x", logging.DEBUG, __file__, 1),
        "{'token': 'abc', 'type': 2} POST https://d/api/v10/webhooks/12/abc/messages/@original?x=1 /webhooks/12/abc",
        (),
        None,
    )
    assert (
        WithoutToken("")
        .format(line)
        .endswith(
            "{'token': '[token]', 'type': 2} POST https://d/api/v10/webhooks/12/[token]/messages/@original?x=1 "
            "/webhooks/12/[token]"
        )
    )
