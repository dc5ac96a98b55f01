"""The daily digest: all games that wait for somebody, once a day at their hour, whatever happens to the bot."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from sandbox import Person, Sandbox
from tests.play.answers import answer
from tests.play.calls import DAY, choose_hour, until_hour
from tests.play.club import Club, club_in
from tests.play.privacy import about, file
from tests.play.settings import later


def told(person: Person) -> list[str]:
    return [each.text for each in person.direct().messages() if "for you:" in each.text]


async def test_who_wants_it_gets_the_games_that_wait_once_a_day(club: Club) -> None:
    session = await club.start("strata5", 2, clock="3d")
    actor = club.who(session)
    other = club.bob if actor is club.alice else club.alice
    wait = until_hour(club, 8)
    for person in (actor, other):
        page = await choose_hour(person, 8)
        assert "Every day at 8:00 (UTC) you’ll get a direct message" in page.text
    await later(club, wait)
    (digest,) = told(actor)
    assert digest.startswith("1 game is waiting for you:\n- ▶ **Your turn** in Strata 5 with ")
    assert "Deadline: <t:" in digest
    assert club.live(session).link in digest
    assert told(other) == [], "nothing waits for them"
    await later(club, 3600)
    assert len(told(actor)) == 1
    await choose_hour(actor, 23)
    await later(club, until_hour(club, 23))
    assert len(told(actor)) == 1, "not twice a day, whatever they change"
    await later(club, DAY)
    assert len(told(actor)) == 2
    page = await choose_hour(actor, -1)
    assert "You’ll no longer get a daily digest." in page.text
    await later(club, DAY)
    assert len(told(actor)) == 2


async def test_it_comes_once_over_kills_and_two_processes(tmp_path: Path) -> None:
    """Discord has taken it, and the bot was killed before it noted so; later Discord has forgotten the nonce."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            actor = club.who(await club.start("strata5", 2))
            await choose_hour(actor, 8)
            await later(club, until_hour(club, 8))
            assert len(told(actor)) == 1
            row = await club.tables.store.digest_of(int(actor.id))
            assert row is not None
            # As before it was noted that it was sent.
            due = row.begun
            await club.tables.store.change_digest(row.user_id, {}, due)
        for seconds in (30, 600):
            async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
                await club.bot.wait_until_ready()
                await later(club, seconds)
                assert len(told(actor)) == 1, seconds
                row = await club.tables.store.digest_of(int(actor.id))
                assert row is not None
                assert row.due > club.tables.now()
                await club.tables.store.change_digest(row.user_id, {}, due)


async def test_a_time_zone_is_typed_and_kept(club: Club) -> None:
    page = await choose_hour(club.carol, 8)
    asked = await club.carol.click(page, "Change time zone")
    assert asked.modal is not None
    wrong = await club.carol.submit(asked.modal, answer="Atlantis")
    assert "I don’t know that time zone." in answer(wrong)
    asked = await club.carol.click(page, "Change time zone")
    assert asked.modal is not None
    await club.carol.submit(asked.modal, answer="tokyo")
    assert "Your time zone: **Asia/Tokyo**" in page.text
    row = await club.tables.store.digest_of(int(club.carol.id))
    assert row is not None
    assert datetime.fromtimestamp(row.due, UTC).hour == 23, "8 o'clock in Tokyo"
    await club.carol.click(page, "Other settings")
    assert page.text.startswith("## Your settings")


async def test_a_digest_is_exported_and_is_no_game_that_is_followed(club: Club) -> None:
    await choose_hour(club.alice, 8)
    shown = await about(club.alice)
    assert "your daily digest" in shown.text
    assert "You follow" not in shown.text
    (exported,) = file(shown)["daily digest"]
    assert datetime.fromtimestamp(exported["next"], UTC).hour == 8
    assert exported["last"] is None
