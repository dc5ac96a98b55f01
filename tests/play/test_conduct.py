"""Strangers who do not want to meet again, and what is reported to the host: nobody else learns of it."""

from __future__ import annotations

import random

import pytest

from cogs.interactions.ids import Press
from cogs.words.names import player_name
from sandbox import Message, Person
from sessions.session import Session
from tests.play.answers import answer, private
from tests.play.apart import board_of, over, play_ply
from tests.play.club import Club
from tests.play.controls import labels
from tests.play.forger import forged
from tests.play.privacy import about, delete, file
from tests.play.strangers import about_opponent, given_up, met, stranger
from words import ENGLISH, of

SAY = of(ENGLISH)


async def called(club: Club, person: Person) -> str:
    """What strangers read in place of somebody's name, in English."""
    found = await stranger(club, person)
    return player_name(SAY, found.word, found.number)


async def who_avoids(club: Club, person: Person) -> frozenset[int]:
    return await club.tables.conduct.apart_from(int(person.id))


async def test_somebody_is_not_matched_again_until_it_is_taken_back(club: Club, dice: random.Random) -> None:
    session = await given_up(club, dice)
    bob, name = club.bob.direct(), await called(club, club.alice)
    shown = await about_opponent(club, session, bob)
    assert f"If you don’t want to meet **{name}** again" in shown.text
    before = (await board_of(club, session, club.alice)).payload
    await bob.click(shown, SAY.conduct.avoid())
    assert f"You won’t be matched with **{name}** again." in shown.text
    assert await who_avoids(club, club.alice) == {int(club.bob.id)}
    assert await who_avoids(club, club.bob) == {int(club.alice.id)}
    assert (await board_of(club, session, club.alice)).payload == before, "the other is told nothing"
    await bob.click(shown, SAY.conduct.unavoid())
    assert "If you don’t want to meet" in shown.text
    assert await who_avoids(club, club.alice) == frozenset()


async def test_whoever_is_avoided_sees_what_everybody_sees(club: Club, dice: random.Random) -> None:
    """Word for word, and they can avoid the other in turn."""
    session = await given_up(club, dice)
    bob = club.bob.direct()
    unknown = await about_opponent(club, session, club.alice)
    await bob.click(await about_opponent(club, session, bob), SAY.conduct.avoid())
    known = await about_opponent(club, session, club.alice)
    assert (known.text, labels(known)) == (unknown.text, labels(unknown))
    shown = await about(club.alice.direct())
    assert SAY.conduct.avoided() not in labels(shown)
    assert "strangers you avoid" not in file(shown)
    await club.alice.direct().click(known, SAY.conduct.avoid())
    await bob.click(await about_opponent(club, session, bob), SAY.conduct.unavoid())
    assert await who_avoids(club, club.bob) == {int(club.alice.id)}, "what Alice wants stays"


async def test_privacy_lists_them_by_the_names_they_had_and_takes_it_back(club: Club, dice: random.Random) -> None:
    names = list[str]()
    bob = club.bob.direct()
    for other in (club.alice, club.carol):
        session = await given_up(club, dice, other, bob)
        await bob.click(await about_opponent(club, session, bob), SAY.conduct.avoid())
        names.append(await called(club, other))
    shown = await about(bob)
    assert "The 2 strangers you avoid are stored." in shown.text
    assert {each["name"] for each in file(shown)["strangers you avoid"]} == {
        f"{(await stranger(club, each)).word} {(await stranger(club, each)).number}"
        for each in (club.alice, club.carol)
    }
    listed = private(await bob.click(shown, SAY.conduct.avoided()))
    for name in names:
        assert f"**{name}**" in listed.text
    await bob.choose(listed, listed.menus[0].values[0])
    assert sum(f"**{name}**" in listed.text for name in names) == 1
    await bob.choose(listed, listed.menus[0].values[0])
    assert listed.text == SAY.conduct.list_empty()
    assert await who_avoids(club, club.bob) == frozenset()


@pytest.mark.parametrize("ended", [False, True])
async def test_a_report_goes_to_the_host_alone(club: Club, dice: random.Random, ended: bool) -> None:
    bob = club.bob.direct()
    if ended:
        session = await given_up(club, dice)
        shown = await about_opponent(club, session, bob)
    else:
        session = await play_ply(club, await met(club), dice)
        menu = private(await bob.click(await board_of(club, session, bob), "More"))
        await bob.click(menu, SAY.conduct.opponent(number=1))
        shown = menu
    before = len(club.alice.direct().messages())
    await bob.choose(shown, "stalls")
    assert SAY.conduct.reported() in shown.text
    await bob.choose(shown, "program")
    assert SAY.conduct.reported_before() in shown.text
    [row] = await club.tables.store.reports()
    assert (row.session_id, row.by_id, row.about_id, row.reason) == (
        session.id,
        int(bob.id),
        int(club.alice.id),
        "stalls",
    )
    assert len(club.alice.direct().messages()) == before
    kept = await about(bob)
    assert "Your report to the host is stored." in kept.text
    assert file(kept)["your reports"][0]["reason"] == "stalls"
    assert "your reports" not in file(await about(club.alice.direct()))


async def test_few_reports_are_taken_on_a_day(club: Club, dice: random.Random) -> None:
    bob = club.bob.direct()
    for number in range(4):
        session = await given_up(club, dice, plies=1)
        shown = await about_opponent(club, session, bob)
        await bob.choose(shown, "accounts")
        assert ("You’ve made 3 reports" in shown.text) is (number == 3)
    assert len(await club.tables.store.reports()) == 3


async def test_made_up_presses_say_nothing_of_others(club: Club, dice: random.Random) -> None:
    """Neither of a game of others, nor of a seat that is none, nor of a reason that is none."""
    session = await given_up(club, dice)
    await stranger(club, club.carol)
    for person in (club.carol, club.carol.direct()):
        place = private(await person.slash("privacy"))
        for action in ("opponent", "avoid", "report"):
            for words in ((), ("1",), ("2", "stalls"), ("x",)):
                told = answer(await forged(club, person, place, Press(action, session.id, words=words)))
                assert "no longer exists" in told
    bob = club.bob.direct()
    place = private(await bob.slash("privacy"))
    own, other = str(session.seat_of(int(bob.id))), str(session.seat_of(int(club.alice.id)))
    for action, *given in (
        ("avoid", own),
        ("avoid", "9"),
        ("avoid", club.alice.id),
        ("report", other, "nonsense"),
        ("report", other),
        ("report", own, "stalls"),
    ):
        press = Press(action, session.id, words=tuple(given))
        assert "no longer exists" in answer(await forged(club, bob, place, press))
    assert await who_avoids(club, club.bob) == frozenset()
    assert await club.tables.store.reports() == []


async def test_who_knows_each_other_is_offered_nothing_of_it(club: Club, dice: random.Random) -> None:
    session = await over(club, dice)
    for person in (club.alice, club.bob):
        assert SAY.conduct.opponent(number=1) not in labels(await board_of(club, session, person))


async def test_a_deletion_takes_all_of_it(club: Club, dice: random.Random) -> None:
    session = await given_up(club, dice)
    alice, bob = club.alice.direct(), club.bob.direct()
    for person in (alice, bob):
        shown = await about_opponent(club, session, person)
        await person.choose(shown, "program")
        await person.click(shown, SAY.conduct.avoid())
    await delete(alice)
    await club.caught_up()
    assert await club.tables.store.reports() == []
    assert await who_avoids(club, bob) == frozenset()
    assert "Your opponent" not in labels(await board_of(club, session, bob)), "they are nobody's opponent any more"


def ids_in(message: Message) -> list[str]:
    return [*(each.custom_id or "" for each in message.buttons), *(each.custom_id for each in message.menus)]


async def test_no_custom_id_holds_an_id_of_the_other(club: Club, dice: random.Random) -> None:
    session: Session = await given_up(club, dice)
    shown = await about_opponent(club, session, club.bob)
    await club.bob.direct().click(shown, SAY.conduct.avoid())
    listed = private(await club.bob.direct().click(await about(club.bob.direct()), SAY.conduct.avoided()))
    for message in (shown, listed):
        assert club.alice.id not in str(message.payload).replace(club.alice.direct().channel.id, "")
        assert not [each for each in ids_in(message) if club.alice.id in each]
