"""A moderator who plays in a rated game ends or pauses it as little as they take somebody out of it."""

from __future__ import annotations

import pytest

from sandbox import Person
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.log import TableEnding
from tests.play.answers import answer
from tests.play.club import Club

OWN = "You’re playing in this rated game, so another moderator has to decide that."


@pytest.fixture
def carol(club: Club) -> Person:
    """Another moderator of #table, who does not play."""
    club.carol.channel.overwrites.append(Overwrite(club.carol.id, is_member=True, allow=Permission.MANAGE_MESSAGES))
    return club.carol


async def test_who_plays_does_not_end_their_rated_game(club: Club) -> None:
    before = await club.start("strata5", 2)
    said = await club.alice.slash("end")
    assert OWN in answer(said)
    assert "To end it without a winner, offer a draw with /draw." in answer(said)
    assert not [each for each in said.said.buttons if each.label == "End the game"]
    after = await club.session()
    assert (after.state, after.version) == ("running", before.version)


async def test_a_draw_is_named_only_where_two_play(club: Club) -> None:
    await club.start("stranded", 3)
    said = answer(await club.alice.slash("end"))
    assert OWN in said
    assert "/draw" not in said


async def test_who_plays_does_not_pause_their_rated_game(club: Club) -> None:
    await club.start("strata5", 2)
    said = answer(await club.alice.slash("pause"))
    assert OWN in said
    assert "/draw" not in said
    assert not (await club.session()).paused


async def test_who_plays_resumes_what_another_moderator_paused(club: Club, carol: Person) -> None:
    """Nobody gains by that: the clock goes on for both."""
    await club.start("strata5", 2)
    assert "The game is paused" in answer(await carol.slash("pause"))
    assert "The game continues." in answer(await club.alice.slash("resume"))


async def test_who_has_given_up_does_not_end_it_either(club: Club) -> None:
    """Their place would be saved by that."""
    session = await club.start("stranded", 3)
    asked = await club.alice.slash("resign")
    await club.alice.click(asked.said, "Resign")
    await club.caught_up(since=session)
    assert OWN in answer(await club.alice.slash("end"))
    assert (await club.session()).state == "running"


async def test_a_question_from_before_they_sat_down_ends_nothing(club: Club, carol: Person) -> None:
    """It is checked when the button is pressed, not only when the command is used."""
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    asked = (await club.alice.slash("end")).said
    lobby = await club.accept()
    await club.alice.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    label = next(each.label for each in asked.buttons if each.style == 4)
    assert OWN in answer(await club.alice.click(asked, label or ""))
    assert (await club.session()).state == "running"


async def test_another_moderator_ends_it_and_the_players_are_told(club: Club, carol: Person) -> None:
    session = await club.start("strata5", 2)
    asked = (await carol.slash("end")).said
    await carol.click(asked, "End the game")
    await club.caught_up(since=session)
    over = await club.session()
    assert over.ending is not None
    assert over.ending.how is TableEnding.MODERATOR
    assert "Carol" in club.live(over).text
    for person in (club.alice, club.bob):
        assert any(
            person.user.key in each.pings and "is over" in str(each.history[:1]) for each in club.sandbox.messages()
        )


async def test_another_moderator_pauses_it_and_the_board_says_who(club: Club, carol: Person) -> None:
    await club.start("strata5", 2)
    assert "The game is paused" in answer(await carol.slash("pause"))
    await club.caught_up()
    assert "**Carol** paused the game." in club.live(await club.session()).text


@pytest.mark.parametrize("why", ["unrated", "replaced"])
async def test_a_game_that_does_not_count_is_theirs_to_end(club: Club, why: str) -> None:
    options = {"rated": "no"} if why == "unrated" else {}
    await club.start("strata5", 2, **options)
    if why == "replaced":
        await club.bob.slash("substitute", player=club.bob, newcomer=club.carol)
        for person in (club.alice, club.carol):
            await person.click(club.live(await club.session()), "Yes")
            await club.caught_up()
        assert (await club.session()).former
    assert "The game is paused" in answer(await club.alice.slash("pause"))
    asked = (await club.alice.slash("end")).said
    await club.alice.click(asked, "End the game")
    await club.caught_up()
    assert (await club.session()).ending is not None
