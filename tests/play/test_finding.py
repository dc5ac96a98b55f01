"""Open offers: /find, the list of offers, the game that two of them start, and messages about them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.interactions.ids import Press
from cogs.interactions.limits import OFFERS_PER_PERSON, Limits
from cogs.words import offers as words
from sandbox import Message, Person, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.options import CLOCK
from sessions.tables.offers import ANY, STANDS, Terms, offered_games
from tests.play.club import Club, club_in, control
from tests.play.finding import games, guild, offer, panel_of
from tests.play.forger import forged
from tests.play.members import leaves
from tests.play.privacy import file
from tests.waiting import until
from words import ENGLISH, LANGUAGES, of

SAY = of(ENGLISH).offers


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Club]:
    """A club in which what people do is counted."""
    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3", limits=Limits()) as club:
        yield club


async def the_game(club: Club) -> Session:
    """The only game that runs, once it is shown."""
    [session] = await games(club)
    await club.caught_up()
    return await club.tables.load(session.id)


async def test_two_offers_start_a_game_in_a_thread_and_both_are_called(club: Club) -> None:
    asked = await panel_of(club.alice, "strata5")
    assert SAY.about() in asked.text
    await club.alice.choose(asked, "clock=3d")
    await club.alice.click(asked, control(asked, "makeoffer"))
    assert "Your offer is open: Strata 5 · 3 days per turn · rated." in asked.text
    assert await games(club) == []
    answer = await offer(club.bob, rated="any", clock="any")
    session = await the_game(club)
    assert "Opponent found! You’re playing Strata 5 with **Alice**." in answer.text
    assert (session.game.key, session.table_options["clock"]) == ("strata5", "3d")
    assert session.thread_anchor is not None, "the channel stays free"
    assert session.thread_anchor[0] == int(club.alice.channel.id)
    assert sorted(club.live(session).pings) == ["alice", "bob"]
    assert await club.tables.offers.standing(guild(club)) == []


@pytest.fixture
async def barred(tmp_path: Path) -> AsyncIterator[Club]:
    """A club in which the bot may open no threads in #table, and Bob does not see #second-table."""
    async with Sandbox() as sandbox:
        sandbox.world.forbid("table", "CREATE_PUBLIC_THREADS")
        hidden = Overwrite(sandbox.person("bob").id, is_member=True, deny=Permission.VIEW_CHANNEL)
        sandbox.world.channel("second-table").overwrites.append(hidden)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            yield club


async def test_without_a_thread_the_game_is_in_the_channel_beside_its_table(barred: Club) -> None:
    await barred.carol.slash("play", game="stranded")
    await offer(barred.alice, "strata5")
    await offer(barred.dave.at("second-table"), "strata5")
    session = next(each for each in await games(barred) if each.game.key == "strata5")
    await barred.caught_up()
    assert session.place.channel_id == int(barred.alice.channel.id), "that of the older offer"
    assert len(await games(barred)) == 2


async def test_an_offer_is_listed_and_matched_only_where_its_channel_is_seen(barred: Club) -> None:
    """Nobody is led to a game that they could not see."""
    await offer(barred.alice.at("second-table"), "strata5")
    assert "Your offer is open" in (await offer(barred.bob, "strata5")).text
    assert await games(barred) == []
    listed = (await barred.bob.slash("games")).said
    await barred.bob.click(listed, SAY.all_offers())
    assert "There is 1 open offer" in listed.text, "Bob's own"


async def test_the_call_says_who_the_opponent_is_and_whose_turn_it_is(club: Club) -> None:
    """In a direct message too, for whoever wants no mentions."""
    await club.tables.settings.change_person(int(club.bob.id), pings="never", direct=True)
    await offer(club.alice, "strata5")
    await offer(club.bob, "strata5")
    session = await the_game(club)
    turn = ", and it’s your turn." if club.who(session) is club.bob else "."
    told = club.bob.direct().messages()[-1].text
    where = f"is starting in <#{session.place.channel_id}>{turn}"
    assert told.startswith(f"Opponent found! Your game of Strata 5 with **Alice** {where}")
    assert club.live(session).pings == ["alice"]


async def test_while_waiting_one_press_starts_a_game_against_a_computer(club: Club) -> None:
    answer = await offer(club.alice, "strata5")
    await club.alice.click(answer, SAY.play_computer())
    await club.caught_up()
    [session] = await games(club)
    assert session.computers
    assert session.game.key == "strata5"
    assert len(await club.tables.offers.standing(guild(club))) == 1, "the offer stands meanwhile"


async def test_the_list_names_nobody_and_shows_the_same_terms_once(club: Club) -> None:
    """So two people of whom one avoids the other cannot be told from any others."""
    await club.tables.settings.change_person(int(club.bob.id), avoided=[int(club.alice.id)])
    first = await offer(club.alice, "strata5")
    second = await offer(club.bob, "strata5")
    for answer in (first, second):
        assert "Your offer is open" in answer.text
    listed = (await club.carol.slash("games")).said
    await club.carol.click(listed, SAY.all_offers())
    assert "There are 2 open offers" in listed.text
    assert listed.text.count("- Strata 5") == 1
    assert "Alice" not in listed.text
    assert "Bob" not in listed.text
    menu = next(each for each in listed.menus if each.placeholder == SAY.take_menu())
    await club.carol.choose(listed, menu.values[0], menu=menu.placeholder)
    session = await the_game(club)
    assert {each.name for each in session.people} == {"Alice", "Carol"}, "the oldest offer first"


async def test_an_offer_outlives_a_restart_is_looked_at_again_and_ends_by_itself(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            await club.tables.settings.change_person(int(club.alice.id), avoided=[int(club.bob.id)])
            await offer(club.alice, "strata5", stands="1h")
            await offer(club.bob, "strata5", stands="1w")
            await club.tables.settings.change_person(int(club.alice.id), avoided=[])
        async with club_in(sandbox, database) as club:
            await until(lambda: bool(club.bot.guilds))
            # The bot's own look at the start may come as late as the one below, and would take what is due from it.
            club.bot.alarms.close()
            sandbox.clock.advance(60)
            await club.bot.alarms.look()
            session = await the_game(club)
            assert sorted(club.live(session).pings) == ["alice", "bob"]
            await offer(club.carol, "strata5", stands="1h")
            sandbox.clock.advance(3600)
            await club.bot.alarms.look()
            assert await club.tables.store.offers_to_look_at(9) == []
            answer = await offer(club.dave, "strata5")
            assert "Your offer is open" in answer.text


async def test_somebody_who_has_left_the_server_is_not_matched(club: Club) -> None:
    """And their offers end."""
    await offer(club.bob, "strata5")
    leaves(club, club.bob)
    await offer(club.alice, "strata5")
    assert await games(club) == []
    assert [each.name for each in await club.tables.offers.standing(guild(club))] == ["Alice"]


def test_each_term_has_words_of_its_own() -> None:
    """In every language; what is said in a line of the list is what was chosen in the panel."""
    for language in LANGUAGES:
        say = of(language)
        for tell, values in (
            (words.game, (ANY, *offered_games())),
            (words.clock, (ANY, *CLOCK.values)),
            (words.rated, ("yes", "no", ANY)),
            (words.stands, tuple(STANDS)),
        ):
            assert len({tell(say, each) for each in values}) == len(values), (language, tell)
        assert len({words.terms(say, Terms(ANY, ANY, each)) for each in ("yes", "no", ANY)}) == 3


async def test_own_offers_can_be_withdrawn_and_are_few(limited: Club) -> None:
    """And nobody fills the list: so many can be made in ten minutes."""
    answer = await offer(limited.alice, "strata5")
    await limited.alice.click(answer, SAY.withdraw())
    assert SAY.withdrawn() in answer.text
    for clock in ("1h", "1d", "3d"):
        answer = await offer(limited.alice, "strata5", clock=clock)
    menu = next(each for each in (await panel_of(limited.alice)).menus if each.placeholder == SAY.own_menu())
    assert len(menu.values) == 3
    asked = await panel_of(limited.alice)
    said = await limited.alice.click(asked, control(asked, "makeoffer"))
    assert "You already have 3 open offers in this server" in said.said.text
    await limited.alice.choose(asked, menu.values[0], menu=menu.placeholder)
    assert SAY.withdrawn() in asked.text
    for _ in range(OFFERS_PER_PERSON):
        asked = await panel_of(limited.alice)
        said = await limited.alice.click(asked, control(asked, "makeoffer"))
    assert "You’ve made a lot of offers in a short time" in said.said.text


async def test_in_a_private_thread_nothing_is_offered(club: Club) -> None:
    thread = await club.alice.open_thread("secret", private=True)
    asked = await panel_of(thread)
    said = await thread.click(asked, control(asked, "makeoffer"))
    assert "You can’t offer a game in a private thread" in said.said.text


async def test_the_standing_message_lists_the_offers_and_opens_the_panel(club: Club) -> None:
    channel = club.sandbox.world.channel("second-table")
    await club.tables.settings.change_server(guild(club), offers_channel=int(channel.id))

    async def shown() -> Message:
        club.sandbox.clock.advance(60)
        await club.bot.alarms.look()
        await club.caught_up()
        return club.sandbox.messages("second-table")[-1]

    assert "Nobody is looking for an opponent" in (await shown()).text
    await offer(club.alice, "strata5")
    message = await shown()
    assert "- Strata 5 · " in message.text
    assert "Alice" not in message.text
    asked = (await club.bob.at("second-table").click(message, SAY.find())).said
    assert SAY.about() in asked.text
    menu = next(each for each in message.menus if each.placeholder == SAY.take_menu())
    said = (await club.bob.at("second-table").choose(message, menu.values[0])).said
    assert "Opponent found!" in said.text
    assert "Nobody is looking for an opponent" in (await shown()).text


async def test_who_wants_to_know_of_offers_is_told_once_a_day(club: Club) -> None:
    """But not of those of somebody with whom they could not be matched."""

    def told(person: Person) -> list[Message]:
        return [each for each in person.direct().messages() if "is looking for an opponent: " in each.text]

    for person in (club.bob, club.carol):
        page = (await person.slash("me")).said
        await person.click(page, SAY.watch())
        await person.choose(page, "strata5")
        assert SAY.watching(games="Strata 5") in page.text
    await club.tables.settings.change_person(int(club.alice.id), avoided=[int(club.carol.id)])
    await offer(club.alice, "strata5")
    await club.caught_up()
    assert [len(told(each)) for each in (club.alice, club.bob, club.carol)] == [0, 1, 0]
    assert "Alice" not in told(club.bob)[0].text
    await offer(club.dave, "strata5", clock="1w")
    await club.caught_up()
    assert [len(told(each)) for each in (club.bob, club.carol)] == [1, 1], "once a day"
    club.sandbox.clock.advance(DAY + 1)
    await club.bob.direct().click(told(club.bob)[0], SAY.stop_telling())
    await offer(club.dave, "strata5", clock="3d")
    await club.caught_up()
    assert [len(told(each)) for each in (club.bob, club.carol)] == [1, 2]


async def test_nothing_is_kept_of_what_is_forged_in_direct_messages(club: Club) -> None:
    """The page is never shown there, and whoever offers a game agrees to play with strangers before."""
    page = (await club.alice.direct().slash("me")).said
    said = (await forged(club, club.alice, page, Press("watchoffers", words=("strata5",)))).said
    assert SAY.watch_in_servers() in said.text
    for press in (
        Press("makeoffer", words=("strata5", "1d", "yes", "1d")),
        Press("takeoffer", words=("strata5/1d/yes",)),
        Press("makeoffer", words=("game=strata5", "where=here")),
    ):
        page = (await club.alice.direct().slash("me")).said
        await forged(club, club.alice, page, press)
        assert of(ENGLISH).strangers.they_never_see() in page.text, press
    assert await club.tables.offers.about(int(club.alice.id)) == {}


async def test_the_page_about_offers_leads_back_to_the_settings(club: Club) -> None:
    page = (await club.bob.slash("me")).said
    settings = page.text
    await club.bob.click(page, SAY.watch())
    await club.bob.click(page, "Other settings")
    assert page.text == settings


async def test_what_is_kept_of_offers_is_exported_and_deleted(club: Club) -> None:
    await offer(club.alice, "strata5")
    said = (await club.alice.slash("privacy")).said
    assert "Your open offers and offer notifications are stored" in said.text
    assert file(said)["open offers"][0]["game"] == "strata5"
    await club.tables.people.forget(int(club.alice.id))
    assert await club.tables.offers.about(int(club.alice.id)) == {}
