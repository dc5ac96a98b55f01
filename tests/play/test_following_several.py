"""Several people follow one game and are told in different ways: nobody's message takes the place of another's."""

from __future__ import annotations

import pytest

from sandbox import Person
from tests.play.calls import END, EVERY_TURN, follow, mentions, over
from tests.play.club import Club
from tests.play.settings import later, settle
from tests.play.turns import play_turn


async def wants(person: Person, *, direct: bool, mention: bool) -> None:
    """Somebody chooses how they are called."""
    if direct:
        await settle(person, "direct")
    if not mention:
        await settle(person, "pings", "never")


def directs(person: Person) -> list[str]:
    """The direct messages that somebody got of games that they follow."""
    return [each.text for each in person.direct().messages() if "follow" in each.text]


@pytest.mark.parametrize(
    ("carol", "dave"),
    [
        ((True, False), (True, False)),
        ((True, False), (False, True)),
        ((True, True), (False, True)),
        ((True, True),) * 2,
    ],
    ids=["two direct", "one direct, one mention", "one both, one mention", "two both"],
)
async def test_each_follower_is_told_of_every_turn_and_of_the_end(
    club: Club, carol: tuple[bool, bool], dave: tuple[bool, bool]
) -> None:
    """Discord answers a second post with a nonce by the first message, in whatever channel that is."""
    session = await club.start("strata5", 2)
    followers = {club.carol: carol, club.dave: dave}
    for person, (direct, mention) in followers.items():
        await wants(person, direct=direct, mention=mention)
        await follow(person, EVERY_TURN)
    for turn in range(1, 4):
        session = await play_turn(club, session)
        await later(club)
        for person, (direct, mention) in followers.items():
            assert len(directs(person)) == turn * direct, person.name
            assert len(mentions(club, person)) == mention, person.name
    await over(club)
    await later(club, 0)
    for person, (direct, mention) in followers.items():
        assert len(directs(person)) == 4 * direct, person.name
        assert [each for each in mentions(club, person) if "is over" in each] == mentions(club, person)
        assert len(mentions(club, person)) == mention, person.name


async def test_two_who_are_told_of_the_same_turn_at_different_moments_are_both_mentioned(club: Club) -> None:
    """Whoever was told less than a minute ago is told later; until then, another one is mentioned alone."""
    session = await club.start("strata5", 2)
    await follow(club.carol)
    session = await play_turn(club, session)
    await later(club)
    await follow(club.dave)
    await play_turn(club, session)
    await later(club, 0)
    assert (len(mentions(club, club.carol)), len(mentions(club, club.dave))) == (1, 1)
    await later(club, 60)
    assert "**" in mentions(club, club.carol)[-1]
    carol, dave = mentions(club, club.carol), mentions(club, club.dave)
    assert len(carol) == len(dave) == 1
    assert carol[-1].split(":", 1)[1] == dave[-1].split(":", 1)[1], "both are told of the same turn"


async def test_who_wants_the_end_only_is_told_beside_one_who_wants_turns(club: Club) -> None:
    await club.start("strata5", 2)
    for person, how in ((club.carol, EVERY_TURN), (club.dave, END)):
        await wants(person, direct=True, mention=True)
        await follow(person, how)
    await over(club)
    await later(club, 0)
    for person in (club.carol, club.dave):
        assert len(directs(person)) == 1
        assert len(mentions(club, person)) == 1
