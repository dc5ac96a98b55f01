"""Attempts at the deals of a score event that something cuts into: a restart of the bot, a deletion, an absence."""

from __future__ import annotations

from pathlib import Path

from sandbox import Sandbox
from sessions.state.deals import closes
from tests.play.answers import answer
from tests.play.club import Club, club_in
from tests.play.daily import given_up, until
from tests.play.privacy import delete
from tests.play.score_events import NAME, begun, day, event, screen
from tests.play.tournaments import looked, public, the
from tests.waiting import until as until_
from tournaments.events.scored import SPARE


async def ended(club: Club) -> str:
    """The message of the event once no deal can be played any more."""
    until(club, closes((await the(club)).deals[-1].day) + SPARE + 1)
    await looked(club)
    await looked(club)
    assert (await the(club)).state == "finished"
    return public(club, NAME).text


async def test_an_attempt_goes_on_after_a_restart_and_is_the_only_one(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            await event(club)
            await day(club, 1)
            attempt = await begun(club, club.bob)
        sandbox.clock.advance(3600)
        async with club_in(sandbox, database) as club:
            await until_(lambda: bool(club.bot.guilds))
            await looked(club)
            again = await screen(club, club.bob)
            assert not {"cupdirect", "cupdealhere"} & {
                str(each.custom_id).split(":")[1] for each in again.buttons if each.custom_id
            }
            attempt = await club.tables.load(attempt.id)
            assert attempt.state == "running"
            await given_up(club, club.bob, attempt)
            assert "Your score:" in (await screen(club, club.bob)).text
            assert r"1\. **Bob**" in await ended(club)


async def test_whoever_deletes_their_data_in_an_attempt_is_named_nowhere(club: Club) -> None:
    await event(club)
    await day(club, 1)
    attempt = await begun(club, club.bob, "cupdealhere")
    await given_up(club, club.carol, await begun(club, club.carol))
    await delete(club.bob)
    await club.caught_up()
    assert (await club.tables.load(attempt.id)).ended
    assert "you have one attempt" in (await screen(club, club.bob)).text
    told = await ended(club)
    assert "Bob" not in told
    assert r"1\. **Carol**" in told


async def test_an_absence_gives_no_more_time_for_a_deal(club: Club) -> None:
    """Its attempt can be played to its end later, and has no score."""
    await event(club)
    await day(club, 1)
    attempt = await begun(club, club.bob)
    assert "away until" in answer(await club.bob.at("second-table").slash("away", days=3))
    await day(club, 2)
    await given_up(club, club.bob, attempt)
    next_one = await begun(club, club.bob)
    assert next_one.id != attempt.id
    scores = {each.session_id: each.score for each in (await the(club)).attempts}
    assert scores[attempt.id] is None
