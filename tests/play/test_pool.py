"""/find among all servers: the page on which one agrees, offers there, the games, and what is never told."""

from __future__ import annotations

import json
import random

import pytest

from sandbox import Person
from sessions.acts import Resign
from sessions.log import TableEnding
from sessions.state.clock import HOUR
from tests.play.answers import private
from tests.play.apart import board_of, play_ply, with_controls
from tests.play.club import Club, control
from tests.play.finding import guild, offer, panel_of
from tests.play.pool import agree, begin_strangers, look, name_of, offer_anywhere
from tests.play.privacy import delete, file
from tests.sessions.club import long_enough
from words import ENGLISH, of

SAY = of(ENGLISH).strangers


async def pooled(club: Club, person: Person) -> list[str]:
    return [each.game for each in await club.tables.pool.of(int(person.id))]


# The page


async def test_one_agrees_once_on_a_page_that_says_what_strangers_see(club: Club) -> None:
    asked = await panel_of(club.alice, "strata5")
    await club.alice.choose(asked, "where=anywhere")
    assert SAY.about_both() in asked.text
    await club.alice.click(asked, control(asked, "makeoffer"))
    name = await name_of(club, club.alice)
    assert SAY.they_see(name=name) in asked.text
    assert SAY.they_never_see() in asked.text
    assert await pooled(club, club.alice) == []
    await club.alice.click(asked, control(asked, "agreepool"))
    assert await pooled(club, club.alice) == ["strata5"]
    assert SAY.welcome() in club.alice.direct().messages()[-1].text
    # The second offer asks no more.
    again = await panel_of(club.alice, "stranded")
    await club.alice.choose(again, "where=anywhere")
    assert SAY.seen_as(name=name) in again.text
    await club.alice.click(again, control(again, "makeoffer"))
    assert sorted(await pooled(club, club.alice)) == ["stranded", "strata5"]
    assert len([each for each in club.alice.direct().messages() if SAY.welcome() in each.text]) == 1


async def test_whose_direct_messages_are_closed_cannot_agree(club: Club) -> None:
    club.alice.user.closed = True
    club.sandbox.expect(50007)
    page = (await club.alice.slash("me")).said
    await club.alice.click(page, control(page, "strangers"))
    result = await club.alice.click(page, control(page, "agreepool"))
    assert SAY.direct_closed() in str([each.text for each in result.replies])
    assert not await club.tables.strangers.has_agreed(int(club.alice.id))


async def test_another_name_and_the_end_of_it(club: Club) -> None:
    await offer_anywhere(club, club.alice, "strata5")
    first = await name_of(club, club.alice)
    page = (await club.alice.slash("me")).said
    await club.alice.click(page, control(page, "strangers"))
    await club.alice.click(page, control(page, "renamepool"))
    second = await name_of(club, club.alice)
    assert first != second
    assert SAY.named(name=second) in page.text
    result = await club.alice.click(page, control(page, "renamepool"))
    assert "another in 30 days" in str([each.text for each in result.replies])
    await club.alice.click(page, control(page, "stoppool"))
    assert SAY.stopped() in page.text
    assert await pooled(club, club.alice) == []
    assert SAY.agree() in [each.label for each in page.buttons]


# Offers


async def test_an_offer_here_and_anywhere_is_withdrawn_at_once(club: Club) -> None:
    said = await offer_anywhere(club, club.alice, "strata5", clock="1d")
    assert [each.guild_id for each in await club.tables.offers.of(int(club.alice.id))] == [0, guild(club)]
    assert "any server" in said.text
    await club.alice.click(said, control(said, "unoffer"))
    assert await club.tables.offers.of(int(club.alice.id)) == []
    assert of(ENGLISH).offers.withdrawn() in said.text


async def test_own_offers_are_withdrawn_one_by_one(club: Club) -> None:
    await offer_anywhere(club, club.alice, "strata5", clock="1d")
    asked = await panel_of(club.alice)
    assert "Strata 5 · 1 day per turn · rated · any server" in asked.text
    await club.alice.choose(asked, "anywhere/strata5/1d/yes")
    assert [each.guild_id for each in await club.tables.offers.of(int(club.alice.id))] == [guild(club)]


async def test_somebody_here_who_wants_the_same_plays_here(club: Club) -> None:
    await offer_anywhere(club, club.alice, "strata5", clock="1d")
    said = await offer(club.bob, "strata5", clock="1d", rated="yes")
    assert "Opponent found!" in said.text
    assert await look(club) == []
    (session,) = await club.tables.load_playable(await club.tables.store.all_open())
    assert session.place.guild_id == guild(club)
    assert await club.tables.offers.of(int(club.alice.id)) == []


async def test_where_no_table_can_be_offered_strangers_still_can(club: Club) -> None:
    await club.tables.settings.change_server(guild(club), openers="moderators")
    await offer_anywhere(club, club.bob, "strata5")
    assert [each.guild_id for each in await club.tables.offers.of(int(club.bob.id))] == [0]


async def test_a_server_can_leave_the_choice_out(club: Club) -> None:
    old = await panel_of(club.alice, "strata5")
    await club.alice.choose(old, "where=anywhere")
    await club.tables.settings.change_server(guild(club), pool=False)
    result = await club.alice.click(old, control(old, "makeoffer"))
    assert "doesn’t let its members" in str([each.text for each in result.replies])
    asked = await panel_of(club.alice, "strata5")
    assert "where=" not in str([each.options for each in asked.menus])
    elsewhere = (await club.alice.direct().slash("find")).said
    assert SAY.about_anywhere() in elsewhere.text, "direct messages are the member's own"


async def test_in_direct_messages_strangers_are_the_only_choice(club: Club) -> None:
    bob = club.bob.direct()
    said = await offer_anywhere(club, bob, "strata5")
    assert "where=" not in str([each.options for each in said.menus])
    assert await pooled(club, club.bob) == ["strata5"]
    assert [each.channel_id for each in await club.tables.pool.of(int(bob.id))] == [int(bob.channel.id)]
    assert "offers" not in str([each.custom_id for each in said.buttons if "unoffer" not in str(each.custom_id)])


async def test_who_waits_is_told_without_names_and_numbers(club: Club) -> None:
    for person in club.people[1:]:
        await offer_anywhere(club, person.direct(), "strata5")
    await offer_anywhere(club, club.bob.direct(), "stranded")
    club.sandbox.clock.advance(HOUR)
    asked = await panel_of(club.alice.direct())
    assert SAY.waits(game="Strata 5", many="several") in asked.text
    assert SAY.waits(game="Stranded", many="someone") in asked.text
    assert not any(each.name in asked.text for each in club.people)


# Games


async def test_two_who_are_matched_play_in_their_direct_messages(club: Club, dice: random.Random) -> None:
    session = await begin_strangers(club, "strata5", club.alice, club.bob.direct(), clock="1d")
    assert session.of_pool
    for person, opponent in ((club.alice, club.bob), (club.bob, club.alice)):
        board = await board_of(club, session, person)
        first = board.history[0]["content"] if board.history else board.text
        assert f"with **{await name_of(club, opponent)}** is starting" in first
        assert "Opponent found!" in first
        assert opponent.name not in first + board.text
        assert [each.id for each in with_controls(person)] == [board.id]
    while session.state == "running" and session.position.number < 4:
        session = await play_ply(club, session, dice)
    session = await club.tables.do(session.id, Resign(int(club.alice.id)))
    club.bot.services.display.background.show([session.id])
    await club.caught_up()
    end = (await board_of(club, session, club.bob)).text
    assert await name_of(club, club.bob) in end
    assert "Rematch" in [each.label for each in (await board_of(club, session, club.bob)).buttons]


async def test_a_rated_game_shows_in_the_results_of_both(club: Club) -> None:
    session = await begin_strangers(club, "stranded", club.alice, club.bob.direct())
    session = await long_enough(club.tables, session)
    session = await club.tables.do(session.id, Resign(int(club.alice.id)))
    club.bot.services.display.background.show([session.id])
    await club.caught_up()
    for person in (club.alice, club.bob):
        assert "Rated game." in (await board_of(club, session, person)).text
    told = private(await club.bob.direct().slash("stats")).text
    assert "Rating" in told
    assert await name_of(club, club.alice) in told
    assert "Rating" not in private(await club.alice.slash("stats")).text, "in the server nothing was played"


async def test_a_rematch_of_strangers_is_one_of_strangers(club: Club) -> None:
    session = await begin_strangers(club, "strata5", club.alice, club.bob.direct())
    session = await club.tables.do(session.id, Resign(int(club.alice.id)))
    club.bot.services.display.background.show([session.id])
    await club.caught_up()
    for person in (club.alice, club.bob):
        end = await board_of(club, await club.tables.load(session.id), person)
        await person.direct().click(end, control(end, "rematch"))
        await club.caught_up()
    (again,) = await club.tables.load_playable(await club.tables.store.all_open())
    assert again.of_strangers
    for person, opponent in ((club.alice, club.bob), (club.bob, club.alice)):
        board = await board_of(club, again, person)
        told = str([each["content"] for each in board.history]) + board.text
        assert opponent.name not in told
        assert await name_of(club, opponent) in told


async def test_a_game_of_which_one_never_saw_a_board_counts_nowhere(club: Club) -> None:
    await offer_anywhere(club, club.alice, "strata5", clock="1d")
    await club.tables.offers.withdraw(guild(club), int(club.alice.id))
    (before,) = await club.tables.offers.of(int(club.alice.id))
    club.sandbox.clock.advance(60)
    await offer_anywhere(club, club.bob.direct(), "strata5", clock="1d")
    club.bob.user.closed = True
    club.sandbox.expect(50007)
    assert await look(club) == []
    await club.caught_up()
    (number,) = await club.tables.store.all_over()
    session = await club.tables.load(number)
    assert session.ending is not None
    assert session.ending.how is TableEnding.NOT_SHOWN
    assert await club.tables.offers.of(int(club.alice.id)) == [before], "her offer stands with its old time"
    assert await club.tables.offers.of(int(club.bob.id)) == []
    told = with_controls(club.alice)
    assert len(told) <= 1
    assert all(SAY.ended_not_shown() in each.text for each in told)
    assert "Find an opponent" in str([each.label for message in told for each in message.buttons]) or not told
    # Nobody is asked for twice.
    assert await look(club) == []
    assert sum(each.code == 50007 for each in club.sandbox.errors) == 1


async def test_a_first_turn_that_nobody_takes_ends_the_game(club: Club) -> None:
    session = await begin_strangers(club, "strata5", club.alice, club.bob.direct(), clock="1h")
    club.sandbox.clock.advance(HOUR + 60)
    await club.bot.alarms.look()
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert session.ending is not None
    assert session.ending.how is TableEnding.NOT_BEGUN
    for person in (club.alice, club.bob):
        end = await board_of(club, session, person)
        assert SAY.ended_not_begun() in end.text
        assert "Find an opponent" in [each.label for each in end.buttons]
        assert "Rematch" not in [each.label for each in end.buttons]


async def test_who_has_closed_them_since_proves_that_they_are_open(club: Club) -> None:
    await agree(club, club.alice)
    await club.tables.direct.note_closed(int(club.alice.id))
    await offer_anywhere(club, club.alice, "strata5")
    assert await pooled(club, club.alice) == ["strata5"]
    assert SAY.hello_again() in club.alice.direct().messages()[-1].text


# Privacy


async def test_privacy_tells_and_deletes(club: Club) -> None:
    session = await begin_strangers(club, "strata5", club.alice, club.bob.direct())
    await offer_anywhere(club, club.alice, "stranded")
    name = await name_of(club, club.bob)
    told = file((await club.alice.slash("privacy")).said)
    assert [set(each) for each in told["player name"]] == [{"name", "drawn anew"}]
    assert "pool" in told["your settings"]
    assert {each["server"] for each in told["open offers"]} == {"any", str(guild(club))}
    assert str(club.bob.id) not in json.dumps(told)
    assert name.lower() not in json.dumps(told).lower()
    asked = (await club.alice.slash("privacy")).said
    await club.alice.click(asked, control(asked, "forget"))
    await club.alice.click(asked, control(asked, "forgotten"))
    await club.caught_up()
    assert await club.tables.offers.of(int(club.alice.id)) == []
    assert await club.tables.strangers.about(int(club.alice.id)) == []
    assert with_controls(club.alice) == []
    session = await club.tables.load(session.id)
    assert session.state == "over"
    assert "Former player" in (await board_of(club, session, club.bob)).text


async def test_finished_boards_of_others_lose_the_name_of_who_deletes_their_data(club: Club) -> None:
    session = await begin_strangers(club, "strata5", club.alice, club.bob.direct())
    session = await club.tables.do(session.id, Resign(int(club.bob.id)))
    club.bot.services.display.background.show([session.id])
    await club.caught_up()
    name, before = await name_of(club, club.alice), await board_of(club, session, club.bob)
    assert name in before.text
    posted = len(club.bob.direct().messages())
    await delete(club.alice)
    await club.caught_up()
    after = await board_of(club, session, club.bob)
    assert after.id == before.id
    assert name not in after.text
    assert "Former player" in after.text
    assert len(club.bob.direct().messages()) == posted, "nobody is notified"


# Decision 38: who is not matched with whom stays unknown


def requests(club: Club) -> int:
    """How many requests the bot has made."""
    return sum(each.what.startswith("REQUEST") for each in list(club.sandbox.timeline))


WHY = {
    "nobody is there": None,
    "she avoids him": "avoided",
    "she plays with acquaintances": "company",
    "she is away": "away_until",
    "she has enough games": "open_games",
    "she cannot be reached": "closed",
}


@pytest.mark.parametrize("where", ["in a server", "in direct messages"])
async def test_every_answer_is_the_same_whoever_else_waits(club: Club, where: str) -> None:
    seen: dict[str, tuple[str, int]] = {}
    bob = club.bob if where == "in a server" else club.bob.direct()
    await agree(club, club.alice)
    await agree(club, club.bob)
    for why, setting in WHY.items():
        values = {"avoided": [int(club.bob.id)], "company": "met", "away_until": 4_000_000_000, "open_games": 0}
        if setting is not None:
            await offer_anywhere(club, club.alice.direct(), "strata5", clock="1d")
        if setting in values:
            await club.tables.settings.change_person(int(club.alice.id), **{setting: values[setting]})
        if setting == "closed":
            await club.tables.direct.note_closed(int(club.alice.id))
        before = requests(club)
        said = await offer_anywhere(club, bob, "strata5", clock="1d")
        seen[why] = said.text, requests(club) - before
        assert await look(club) == [], why
        assert (said.text, requests(club) - before) == seen[why]
        await club.tables.pool.withdraw(int(club.alice.id))
        await club.tables.offers.withdraw(guild(club), int(club.bob.id))
        await club.tables.pool.withdraw(int(club.bob.id))
        await club.tables.settings.change_person(
            int(club.alice.id), avoided=[], company="everyone", away_until=0, open_games=-1
        )
    assert len(set(seen.values())) == 1, seen
