"""Seasons: managers begin and end them, only games of their days count, and their places are final."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from cogs.languages import offer, offered
from sandbox import Message, Person, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.state.clock import DAY
from tests.play.answers import answer, private
from tests.play.club import Club, club_in
from tests.play.privacy import about, file
from tests.play.rated import beaten
from words import DRAFTS, LANGUAGES, Language, of

MONTH, QUARTER = "Start a season of 30 days", "Start a season of 91 days"


def manages(club: Club, person: Person) -> None:
    """Have somebody manage the server."""
    person.channel.overwrites.append(Overwrite(person.id, is_member=True, allow=Permission.MANAGE_GUILD))


async def begun(club: Club, name: str = "Spring", button: str = MONTH) -> Message:
    """A season that Alice begins; what she is shown then."""
    manages(club, club.alice)
    board = private(await club.alice.slash("leaderboard"))
    asked = await club.alice.click(board, button)
    assert asked.modal is not None
    result = await club.alice.submit(asked.modal, answer=name)
    assert result.failed is None
    return board


async def week(club: Club, *, days: int = 4) -> None:
    """Days on which each of four wins once against everybody who comes later: Bob, Alice, Carol, Dave."""
    order = (club.bob, club.alice, club.carol, club.dave)
    for _ in range(days):
        for one, other in combinations(order, 2):
            await beaten(club, one, other)
        club.sandbox.clock.advance(DAY)


def places(text: str) -> list[str]:
    """The names of those who have a place, in order."""
    return [line.split("**")[1] for line in text.split("\n") if line[:1].isdigit() and "**" in line]


async def test_a_season_counts_its_own_games_and_everybody_starts_at_nothing(club: Club) -> None:
    await week(club)
    shown = await begun(club)
    assert "The season **Spring** has started." in shown.text
    assert "No games have finished in this season yet." in shown.text
    assert "Season ends: <t:" in shown.text
    order = (club.dave, club.carol, club.alice, club.bob)
    for _ in range(4):
        for one, other in combinations(order, 2):
            await beaten(club, one, other)
        club.sandbox.clock.advance(DAY)
    whole = private(await club.carol.slash("leaderboard"))
    assert "Season **Spring** is running." in whole.text
    assert "End the season" not in str(whole.payload), "Carol manages nothing"
    await club.carol.click(whole, "Season leaderboard")
    assert whole.text.startswith("## **Spring**")
    assert places(whole.text) == ["Dave", "Carol", "Alice", "Bob"]
    assert "12 games, 12 won, 12 in a row" in whole.text
    typed = answer(await club.carol.slash("leaderboard", game="stranded", season="spring"))
    assert places(typed) == ["Dave", "Carol", "Alice", "Bob"]


async def test_at_its_end_the_places_are_final_whatever_happens_later(club: Club) -> None:
    await begun(club)
    await week(club)
    club.sandbox.clock.advance(31 * DAY)
    await club.tables.seasons.look()
    await beaten(club, club.dave, club.bob)
    told = answer(await club.dave.slash("leaderboard", season="Spring"))
    assert "These places are final." in told
    assert places(told) == ["Bob", "Alice", "Carol", "Dave"]
    assert "12 games, 12 won" in told
    await club.tables.people.forget(int(club.alice.id), "Alice")
    later = answer(await club.dave.slash("leaderboard", season="Spring"))
    assert "Alice" not in later
    assert later.count("Former player") == 1
    assert places(later) == ["Bob", "Carol", "Dave"]
    assert [line[:2] for line in later.split("\n") if line[:1].isdigit()] == ["1.", "2.", "3.", "4."]


async def test_a_season_can_end_early_and_another_one_begin(club: Club) -> None:
    await begun(club)
    await week(club)
    board = private(await club.alice.slash("leaderboard", season="Spring"))
    await club.alice.click(board, "End the season")
    assert "End the season **Spring** now?" in board.text
    await club.alice.click(board, "Keep the season")
    assert "Season ends:" in board.text
    await club.alice.click(board, "End the season")
    await club.alice.click(board, "End the season now")
    assert "These places are final." in board.text
    assert places(board.text) == ["Bob", "Alice", "Carol", "Dave"]
    second = await begun(club, "Summer", QUARTER)
    assert "The season **Summer** has started." in second.text
    named = [each["name"] for each in await club.bob.autocomplete("leaderboard", "season", "")]
    assert named == ["Summer (running)", "Spring"]


async def test_who_does_not_manage_the_server_changes_nothing(club: Club) -> None:
    """Each press asks for the right again."""
    board = private(await club.bob.slash("leaderboard"))
    assert "Start a season" not in str(board.payload)
    manages(club, club.bob)
    board = private(await club.bob.slash("leaderboard"))
    asked = await club.bob.click(board, MONTH)
    assert asked.modal is not None
    club.bob.channel.overwrites.pop()
    assert "Only people who manage this server" in answer(await club.bob.click(board, MONTH))
    assert "Only people who manage this server" in answer(await club.bob.submit(asked.modal, answer="Mine"))
    await begun(club)
    manages(club, club.bob)
    board = private(await club.bob.slash("leaderboard", season="Spring"))
    stale = board.frozen()
    await club.bob.click(board, "End the season")
    club.bob.channel.overwrites.pop()
    assert "Only people who manage this server" in answer(await club.bob.click(board, "End the season now"))
    assert "Only people who manage this server" in answer(await club.bob.click(stale, "End the season"))
    running = await club.tables.seasons.running(int(club.sandbox.world.home.id))
    assert running is not None
    assert running.name == "Spring"


async def test_what_cannot_be_is_refused_with_a_sentence(club: Club) -> None:
    manages(club, club.alice)
    board = private(await club.alice.slash("leaderboard"))
    stale = board.frozen()
    for name, sentence in (("\u200b", "needs a name"), ("Spring", ""), ("Summer", "already running")):
        asked = await club.alice.click(stale, MONTH)
        assert asked.modal is not None
        result = await club.alice.submit(asked.modal, answer=name)
        assert not sentence or sentence in answer(result)
    assert "no such season" in answer(await club.bob.slash("leaderboard", season="Winter"))
    (only,) = await club.bob.autocomplete("leaderboard", "season", "zzz")
    assert "no such season" in only["name"]


async def test_games_for_one_are_ranked_by_score_without_those_with_hints(club: Club) -> None:
    await begun(club)
    session = await club.begin("mars", club.bob)
    await club.play_unseen(session)
    told = answer(await club.carol.slash("leaderboard", season="Spring"))
    assert "1. **Bob**: " in told
    await club.tables.seasons.end((await club.tables.seasons.of(int(club.sandbox.world.home.id)))[0])
    told = answer(await club.carol.slash("leaderboard", season="Spring", game="mars"))
    assert "1. **Bob**: " in told
    assert "Nobody earned a place" in answer(await club.carol.slash("leaderboard", season="Spring", game="stranded"))


async def test_a_name_is_shown_as_it_was_typed(club: Club) -> None:
    shown = await begun(club, "**Win** <@1> @everyone")
    assert r"\*\*Win\*\* \<@1\> @everyone" in shown.text or "Win" in shown.text
    assert "<@1>" not in shown.text


async def test_places_are_exported(club: Club) -> None:
    await begun(club)
    await week(club)
    (season,) = await club.tables.seasons.of(int(club.sandbox.world.home.id))
    await club.tables.seasons.end(season)
    (exported,) = file(await about(club.bob))["seasons"]
    assert (exported["season"], exported["your place"], exported["games"]) == ("Spring", 1, 12)
    assert (await club.tables.seasons.about(int(club.dave.id)))[0]["your place"] == 4


async def test_a_season_whose_end_comes_while_the_bot_is_away_ends_when_it_is_back(tmp_path: Path) -> None:
    """A restart in the middle changes nothing."""
    async with Sandbox() as sandbox:
        path = tmp_path / "tables.sqlite3"
        async with club_in(sandbox, path) as club:
            await begun(club)
            await week(club, days=2)
        async with club_in(sandbox, path) as club:
            await week(club, days=2)
            before = answer(await club.dave.slash("leaderboard", season="Spring"))
        sandbox.clock.advance(40 * DAY)
        async with club_in(sandbox, path) as club:
            await club.bot.alarms.look()
            after = answer(await club.dave.slash("leaderboard", season="Spring"))
            assert places(before) == places(after) == ["Bob", "Alice", "Carol", "Dave"]
            assert "final" in after


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en" and each not in DRAFTS])
async def test_it_is_said_in_every_language(club: Club, language: Language) -> None:
    await begun(club, "W" * 40)
    await week(club)
    before = offered()
    offer([language])
    try:
        club.dave.user.locale = language
        told = answer(await club.dave.slash("leaderboard", season="W" * 40))
        assert places(told) == ["Bob", "Alice", "Carol", "Dave"]
        assert "Season" not in told.replace("Saison", "")
        assert of(language).seasons.running(when="").split(":")[0].strip("-# ") in told
    finally:
        offer([each for each in before if each != "en"])
