"""Requests that were refused or withdrawn: the same person cannot make them again at once, and so ping without end."""

from __future__ import annotations

import pytest

from cogs.interactions import limits
from sandbox import Person
from sessions.state.clock import DAY, HOUR
from tests.play.answers import answer, said_nothing
from tests.play.club import Club
from tests.play.controls import labels
from tests.play.turns import after_a_turn, one, other

WAIT = "You already asked for that, and it wasn’t accepted. You can ask again after your next turn, or in"


async def no(club: Club, person: Person) -> None:
    """Somebody refuses what the table is asked, or withdraws it."""
    await person.click(club.live(await club.session()), "No")
    await club.caught_up()


@pytest.mark.parametrize("command", ["draw", "takeback"])
@pytest.mark.parametrize("by", ["asker", "asked"])
async def test_one_request_pings_once(club: Club, command: str, by: str) -> None:
    """Of 20 tries the first alone calls anybody: the others leave no entry, and so no message."""
    session = await after_a_turn(club)
    asker, asked = other(club, session), club.who(session)
    assert "Your request is now on the board" in answer(await asker.slash(command))
    assert club.live(await club.session()).pings == [asked.user.key]
    await no(club, asker if by == "asker" else asked)
    settled = await club.session()
    for _ in range(19):
        assert f"{WAIT} 24 hours." in answer(await asker.slash(command))
    assert await club.session() == settled


async def test_a_substitute_is_pinged_once(club: Club) -> None:
    session = await after_a_turn(club)
    asker = other(club, session)
    await asker.slash("substitute", player=asker, newcomer=club.carol)
    await no(club, club.carol)
    settled = await club.session()
    for _ in range(5):
        assert WAIT in answer(await asker.slash("substitute", player=asker, newcomer=club.carol))
    assert await club.session() == settled
    assert "Your request is now on the board" in answer(
        await asker.slash("substitute", player=asker, newcomer=club.dave)
    )


async def test_after_a_turn_of_ones_own_one_may_ask_again(club: Club) -> None:
    session = await after_a_turn(club)
    asker, asked = other(club, session), club.who(session)
    await asker.slash("draw")
    await no(club, asked)
    session = await club.session()
    while club.who(session) == asked:
        session = await one(club, session)
    assert WAIT in answer(await asker.slash("draw")), "the turn has come, and nothing was played in it"
    session = await one(club, session)
    assert "Your request is now on the board" in answer(await asker.slash("draw"))


async def test_a_step_that_is_taken_back_is_no_turn(club: Club) -> None:
    """Otherwise one could play, ask, take back and play again without end."""
    session = await after_a_turn(club)
    asker = club.who(session)
    session = await one(club, session)
    assert club.who(session) == asker, "the turn has another step"
    await asker.slash("draw")
    await no(club, asker)
    await asker.click(club.live(await club.session()), "Take back")
    await club.caught_up()
    session = await one(club, await club.session())
    assert club.who(session) == asker
    assert WAIT in answer(await asker.slash("draw"))


async def test_a_request_that_lapses_waits_too(club: Club) -> None:
    """The game goes on while the table is asked: otherwise one could ask, play a step and ask again."""
    session = await after_a_turn(club)
    asker = club.who(session)
    await asker.slash("draw")
    session = await one(club, await club.session())
    assert (session.question, club.who(session)) == (None, asker)
    assert WAIT in answer(await asker.slash("draw"))


async def test_after_a_day_one_may_ask_again(club: Club) -> None:
    session = await after_a_turn(club)
    asker, asked = other(club, session), club.who(session)
    await asker.slash("draw")
    await no(club, asked)
    club.sandbox.clock.advance(DAY - HOUR)
    assert f"{WAIT} 1 hour." in answer(await asker.slash("draw"))
    club.sandbox.clock.advance(HOUR)
    assert "Your request is now on the board" in answer(await asker.slash("draw"))


async def test_another_request_and_another_person_do_not_wait(club: Club) -> None:
    session = await after_a_turn(club)
    asker, asked = other(club, session), club.who(session)
    await asker.slash("draw")
    await no(club, asked)
    assert "Your request is now on the board" in answer(await asker.slash("takeback"))
    await no(club, asked)
    assert "Your request is now on the board" in answer(await asked.slash("draw"))


async def test_what_was_granted_may_be_asked_again(club: Club) -> None:
    session = await after_a_turn(club)
    asker, asked = other(club, session), club.who(session)
    for _ in range(2):
        assert "Your request is now on the board" in answer(await asker.slash("takeback"))
        await asked.click(club.live(await club.session()), "Yes")
        await club.caught_up()
        session = await club.session()
        assert club.who(session) == asker
        while club.who(session) == asker:
            session = await one(club, session)


async def test_what_must_wait_is_not_offered(club: Club) -> None:
    session = await after_a_turn(club)
    asker, asked = other(club, session), club.who(session)
    await asker.slash("draw")
    await no(club, asked)
    offered = (await asker.click(club.live(await club.session()), "More")).said
    asks = ("Request a takeback", "Offer a draw", "Resign")
    assert [each for each in labels(offered) if each in asks] == ["Request a takeback", "Resign"]


# The board in the channel


async def posted_again(club: Club, person: Person) -> str:
    """Somebody has the table's board posted once more, or reads why not."""
    looked = (await person.slash("board")).said
    pressed = await person.click(looked, "Repost the board")
    await club.caught_up()
    return looked.text if pressed.reply is None else answer(pressed)


async def test_the_board_is_posted_again_only_so_often(limited: Club) -> None:
    await limited.start("strata5", 2)
    live = limited.live(await limited.session())
    for _ in range(limits.POSTS_PER_TABLE):
        assert "reposted a lot recently" not in await posted_again(limited, limited.alice)
        before, live = live, limited.live(await limited.session())
        assert live.id != before.id
    for person in (limited.alice, limited.bob):
        said = await posted_again(limited, person)
        assert "This board has been reposted a lot recently. Please wait 10 minutes" in said
    assert limited.live(await limited.session()).id == live.id
    limited.sandbox.clock.advance(limits.WINDOW + 1)
    assert "reposted a lot recently" not in await posted_again(limited, limited.alice)


async def test_a_lobby_is_posted_again_only_so_often(limited: Club) -> None:
    await limited.alice.slash("play", game="strata5")
    for _ in range(limits.POSTS_PER_TABLE):
        said_nothing(await limited.alice.slash("board"))
    assert "reposted a lot recently" in answer(await limited.alice.slash("board"))


async def test_a_board_that_the_channel_has_lost_is_posted_all_the_same(limited: Club) -> None:
    session = await limited.start("strata5", 2)
    for _ in range(limits.POSTS_PER_TABLE):
        await posted_again(limited, limited.alice)
    assert "reposted a lot recently" in await posted_again(limited, limited.alice)
    live = limited.live(await limited.session())
    limited.sandbox.expect(10008)
    await limited.alice.delete(live)
    await limited.alice.slash("board")
    await limited.caught_up()
    again = limited.live(await limited.session())
    assert again.id != live.id
    assert not again.deleted
    assert (await limited.session()).played == session.played
