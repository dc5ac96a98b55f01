"""What is left after somebody has deleted their data: no id of their direct messages, and no question to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.words.privacy import kept
from sandbox.world.state import COMPONENT
from sessions.log import SaidNo
from tests.data.sqlite.files import dump
from tests.play.club import Club
from tests.play.forger import BUTTON, Forger
from tests.play.privacy import about, delete
from words import ENGLISH, of

SAY = of(ENGLISH)


def stored(tmp_path: Path) -> str:
    """All that is stored, as SQL."""
    return "\n".join(dump(tmp_path / "tables.sqlite3"))


@pytest.mark.parametrize("over", [False, True])
async def test_games_in_direct_messages_are_deleted(club: Club, tmp_path: Path, over: bool) -> None:
    """Whoever has the bot's token could ask Discord whose channel it is."""
    alice = club.alice.direct()
    session = await club.begin("mars", alice)
    if over:
        asked = await alice.slash("resign")
        await alice.click(asked.said, "Resign")
        await club.caught_up()
    board = club.live(await club.tables.load(session.id))
    others = await club.start("stranded", 2)
    assert alice.channel.id in stored(tmp_path)
    told = await delete(club.alice)
    await club.caught_up()
    assert "The bot’s database contains nothing else about you." in told.text
    left = stored(tmp_path)
    assert alice.channel.id not in left
    assert club.alice.id not in left
    assert board.id not in left
    assert f"'{session.commitment}'" not in left
    assert "resigned" in board.text, "the end was shown before"
    data = {"custom_id": f"b2:record:{session.id}:0:0:", "component_type": BUTTON, "id": 1}
    place = (await alice.slash("help")).said
    assert await Forger(club, alice, place, session).sends(COMPONENT, data) is None
    assert (
        alice.last(lambda message: message.ephemeral).text == "This table no longer exists. Start a new one with /play."
    )
    assert (await club.tables.load(others.id)).state == "over", "games with others stay"
    await club.bot.alarms.look()


async def test_data_is_deleted_where_the_end_cannot_be_shown(club: Club, tmp_path: Path) -> None:
    alice = club.alice.direct()
    await club.begin("mars", alice)
    club.sandbox.faults.next("*", f"/channels/{alice.channel.id}/messages", code=50007, times=9)
    await delete(club.alice)
    assert alice.channel.id not in stored(tmp_path)
    assert club.alice.id not in stored(tmp_path)


async def test_who_is_asked_to_take_a_seat_and_deletes_their_data_says_no(club: Club) -> None:
    session = await club.start("stranded", 2)
    owner = club.who(session)
    await club.bob.slash("substitute", player=owner, newcomer=club.carol)
    assert (await club.session()).question is not None
    await delete(club.carol)
    await club.caught_up()
    after = await club.session()
    assert after.question is None
    assert isinstance(after.log[-1], SaidNo)
    assert "Yes" not in [each.label for each in club.live(after).buttons]
    assert "Former player" in club.live(after).text


async def test_what_they_asked_is_withdrawn(club: Club) -> None:
    """A moderator who does not play asks somebody to take a seat, and deletes their data."""
    await club.start("stranded", 3)
    await club.alice.slash("substitute", player=club.bob, newcomer=club.dave)
    await delete(club.alice)
    await club.caught_up()
    after = await club.session()
    assert after.question is None
    assert after.state == "running"
    assert len(after.position.remaining()) == 2


async def test_a_table_of_before_is_exported_nowhere(club: Club) -> None:
    await club.begin("mars", club.alice.direct())
    await delete(club.alice)
    assert "Nothing is stored about you." in (await about(club.alice)).text


def test_a_language_that_nobody_has_set_is_no_setting() -> None:
    """It is that of their Discord, which is stored so that they are written to in it."""
    assert kept(SAY, [], {"locale": "de"}) == "Your Discord ID is stored. Your Discord language is stored."
    told = kept(SAY, [], {"language": "fr", "locale": "de"})
    assert "Your stored settings: your language." in told
