"""Hints and tips in games between people: none, also with a computer there, unless the table has agreed on them."""

from __future__ import annotations

import pytest

from sessions.acts import ChangeOption, Join, SeatComputers, Start
from sessions.acts.computers import tips_allowed, why_no_hints
from sessions.session import Session
from sessions.state.players import ComputerLevel, Person
from tests.play.answers import TIP, said
from tests.play.club import Club, control
from tests.play.hints import Minds, more, offer_to_everybody, stored


@pytest.fixture
def minds(club: Club, monkeypatch: pytest.MonkeyPatch) -> Minds:
    made = Minds()
    monkeypatch.setattr("cogs.thinking.thinking.FOLLOWED", 0.0)
    monkeypatch.setattr(club.bot.thinking, "_workers", made)
    return made


async def three(club: Club, **options: str) -> Session:
    """A game of Alice, who is to act, Bob and a computer."""
    await club.alice.slash("play", game="stranded")
    lobby = await club.session()
    for name, value in options.items():
        await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), name, value))
    await club.tables.do(lobby.id, Join(Person(int(club.bob.id), club.bob.name)))
    await club.tables.do(lobby.id, SeatComputers(int(club.alice.id), [ComputerLevel.EASY]))
    session = await club.tables.do(lobby.id, Start(int(club.alice.id), "salt"))
    # Where the lot has the computer begin, it thinks once the bot has shown the game.
    session = await club.show(session)
    while session.actor_person is None or session.actor_person.user_id not in (int(club.alice.id), int(club.bob.id)):
        await club.sandbox.settle()
        session = await stored(club, session)
    return session


async def test_two_people_and_a_computer_have_no_hints(
    club: Club, minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await three(club)
    assert why_no_hints(session) == "people"
    actor = club.who(session)
    assert "Hint" not in [each.label for each in (await more(club, session, actor)).buttons]
    assert "Hint" not in [each.label for each in said(await actor.slash("board")).buttons]
    offer_to_everybody(monkeypatch)
    menu = await more(club, session, actor)
    told = said(await actor.click(menu, control(menu, "advise"))).text
    assert "no hints in games between people, unless the table agreed" in told
    assert not minds.hints
    assert TIP not in club.live(session).text


async def test_a_table_that_agrees_on_hints_for_everyone_has_them(club: Club, minds: Minds) -> None:
    session = await three(club, hints="all")
    actor = club.who(session)
    assert TIP in club.live(session).text
    menu = await more(club, session, actor)
    await actor.click(menu, control(menu, "advise"))
    await club.caught_up()
    assert menu.text.startswith("**Hint**")


async def test_everybody_reads_in_the_lobby_that_there_are_hints(club: Club) -> None:
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    lobby = await club.session()
    assert "hints" not in club.live(lobby).text.lower()
    await club.show(await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), "hints", "all")))
    assert "hints and tips for everyone" in club.live(lobby).text


async def test_a_rated_game_has_neither_hints_nor_tips(club: Club) -> None:
    """Not even where the table wants them: a tip names good captures, and everybody reads it."""
    session = await club.start("games_up", 2, hints="all")
    assert (why_no_hints(session), tips_allowed(session)) == ("rated", False)
    assert TIP not in club.live(session).text


@pytest.mark.parametrize("hints", ["on", "all"])
async def test_an_unrated_game_has_tips_only_if_the_table_wants_them(club: Club, hints: str) -> None:
    session = await club.start("games_up", 2, rated="no", hints=hints)
    wanted = hints == "all"
    assert why_no_hints(session) == (None if wanted else "people")
    assert tips_allowed(session) is wanted
    assert (TIP in club.live(session).text) is wanted
