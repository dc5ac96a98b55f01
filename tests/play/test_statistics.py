"""/stats: the chart of ratings, results in one game, and the list of somebody's games with the history of each."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

from sandbox import Message, Person
from sandbox.world.state import COMPONENT
from sessions.acts import Resign, Start
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.answers import said
from tests.play.club import Club, control
from tests.play.controls import press
from tests.play.forger import Forger
from tests.play.rated import beaten, here, seated
from tests.sessions.club import long_enough


async def several(club: Club) -> list[Session]:
    """Four games of Stranded on two days: Alice beats Bob three times, and Carol beats both."""
    games = [await beaten(club, club.alice, club.bob) for _ in range(3)]
    club.sandbox.clock.advance(DAY)
    return [*games, await beaten(club, club.carol, club.alice, club.bob)]


async def stats(person: Person, **given: Any) -> Message:
    return said(await person.slash("stats", **given))


async def given_up(club: Club, place: Place, *people: Person, **options: str) -> Session:
    """A game there that its last player gives up: of Stranded for Alice and Bob, or of Mars for one person."""
    seats = people or (club.alice, club.bob)
    key = "mars" if len(seats) == 1 else "stranded"
    session = await club.tables.openings.open(Opening(key, place, [seated(each) for each in seats], options))
    if len(seats) > 1:
        session = await club.tables.do(session.id, Start(int(seats[0].id), "salt"))
    else:
        session = await long_enough(club.tables, session)
    return await club.tables.messages.note_shown(await club.tables.do(session.id, Resign(int(seats[-1].id))))


async def test_ratings_are_drawn_over_time_with_words_that_stand_for_the_chart(club: Club) -> None:
    await several(club)
    shown = await stats(club.alice)
    assert len(shown.media) == 1
    alt = str(shown.alt)
    assert alt.startswith("Chart of the ratings of Alice over their rated games. Stranded: 4 games, ")
    assert ", highest rating " in alt
    picture = Image.open(BytesIO(shown.image_bytes()))
    assert picture.width == 800
    assert not (await stats(club.carol)).media, "one game is no line"


async def test_one_game_is_chosen_and_told_in_full(club: Club) -> None:
    await several(club)
    await given_up(club, here(club), club.alice, level="1")
    shown = await stats(club.alice)
    assert "Stranded on Mars" in shown.text
    [menu] = shown.menus
    await club.alice.choose(shown, "stranded", menu=menu.placeholder)
    assert "Stranded on Mars" not in shown.text
    assert "3 of 4 against **Bob**" in shown.text
    await club.alice.choose(shown, "all", menu=shown.menus[0].placeholder)
    assert "Stranded on Mars" in shown.text
    assert shown.text == (await stats(club.dave, player=club.alice)).text


async def test_options_are_told_apart(club: Club) -> None:
    for blacks in ("1", "1", "2"):
        await given_up(club, here(club), blacks=blacks)
    lines = (await stats(club.alice)).text.split("\n")
    assert sum("2 of 2 won." in each for each in lines) == 1
    assert sum("1 of 1 won." in each for each in lines) == 1


async def test_finished_games_are_listed_and_each_is_looked_through(club: Club) -> None:
    games = await several(club)
    shown = await stats(club.bob, player=club.alice)
    await press(club.bob, shown, "statgames")
    assert "**Alice**: 4 finished games" in shown.text
    lines = [each for each in shown.text.split("\n") if "Stranded" in each]
    assert "lost against" in lines[0]
    assert "**Carol**" in lines[0]
    assert all("won against **Bob**" in each for each in lines[1:])
    [menu] = shown.menus
    assert menu.values == [str(each.id) for each in reversed(games)]
    history = said(await club.bob.choose(shown, menu.values[0], menu=menu.placeholder))
    assert history.id != shown.id
    assert "** resigned" in history.text
    assert control(history, "look")
    await press(club.bob, shown, "stats")
    assert "in this server" in shown.text


async def test_games_in_channels_that_one_does_not_see_are_not_listed(club: Club) -> None:
    """Nor is one shown to a forged press; whoever played there sees it."""
    inside = await club.alice.open_thread("whispers", private=True)
    await beaten(club, club.alice, club.bob)
    hidden = await given_up(club, Place(int(club.sandbox.world.home.id), int(inside.channel.id)))
    for person, number in ((club.dave, 1), (club.bob, 2)):
        shown = await stats(person, player=club.alice)
        await press(person, shown, "statgames")
        assert f"**Alice**: {number} finished game" in shown.text
        assert (str(hidden.id) in shown.menus[0].values) is (person is club.bob)
    forger = Forger(club, club.dave, await stats(club.dave, player=club.alice), None)
    forged = {"custom_id": f"m2:statsee:0:0:0:{club.alice.id} all", "component_type": 3, "id": 1}
    assert await forger.sends(COMPONENT, {**forged, "values": [str(hidden.id)]}) is None
    assert "This table no longer exists." in club.dave.last(lambda message: message.ephemeral).text


async def test_somebody_whose_games_one_may_not_see_keeps_their_name(club: Club) -> None:
    inside = await club.alice.open_thread("whispers", private=True)
    await given_up(club, Place(int(club.sandbox.world.home.id), int(inside.channel.id)))
    shown = await stats(club.dave, player=club.alice)
    await press(club.dave, shown, "statgames")
    assert "**Alice** has no finished games you can look at here." in shown.text


async def test_direct_messages_show_ones_own_games_there(club: Club) -> None:
    direct = club.alice.direct()
    await given_up(club, Place(0, int(direct.channel.id)), club.alice)
    shown = said(await direct.slash("stats"))
    assert "in our direct messages" in shown.text
    await press(direct, shown, "statgames")
    assert "1 finished game" in shown.text
    assert "Stranded on Mars: lost, score" in shown.text
    history = said(await direct.choose(shown, shown.menus[0].values[0], menu=shown.menus[0].placeholder))
    assert control(history, "look")


async def test_forged_presses_are_answered(club: Club) -> None:
    await beaten(club, club.alice, club.bob)
    forger = Forger(club, club.alice, await stats(club.alice), None)
    for action in ("stats", "statgames", "statsee"):
        for words in ("", "0", "²", "9" * 30, "1 mars 7", "1 nothing back", "a b c d"):
            sent = {"custom_id": f"b2:{action}:0:0:99:{words}", "component_type": 2, "id": 1}
            assert await forger.sends(COMPONENT, sent) is None


async def test_a_later_game_continues_the_chart(club: Club) -> None:
    await several(club)
    assert "Stranded: 4 games" in str((await stats(club.alice)).alt)
    club.sandbox.clock.advance(DAY)
    await beaten(club, club.alice, club.bob)
    assert "Stranded: 5 games" in str((await stats(club.alice)).alt)
