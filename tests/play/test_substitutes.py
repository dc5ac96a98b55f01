"""/substitute: who is asked before a seat passes on, and what is said to whoever asks for the impossible."""

from __future__ import annotations

from pathlib import Path

from sandbox import Person
from sessions.__main__ import main
from sessions.session import Session
from sessions.state.clock import DAY
from tests import seeds
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.controls import labels
from tests.play.members import leaves
from tests.play.tables import clocked, due
from tests.play.turns import after_a_turn, other


def voters(session: Session) -> set[int]:
    """Who has still to answer the table's question."""
    assert session.question is not None, "the table is asked nothing"
    return set(session.question.open)


def ids(*people: Person) -> set[int]:
    """Their ids as the tables know them."""
    return {int(each.id) for each in people}


async def test_nobody_loses_their_seat_without_being_asked(club: Club) -> None:
    session = await after_a_turn(club)
    owner, asks = club.who(session), other(club, session)
    await asks.slash("substitute", player=owner, newcomer=club.carol)
    session = await club.session()
    assert voters(session) == ids(owner, club.carol)
    board = club.live(session)
    assert sorted(board.pings) == sorted([owner.user.key, "carol"])
    await club.carol.click(board, "Yes")
    await club.caught_up()
    session = await club.session()
    assert session.seat_of(int(owner.id)), "the newcomer alone decides nothing"
    await owner.click(club.live(session), "No")
    await club.caught_up()
    after = await club.session()
    assert (after.question, after.people) == (None, session.people)


async def test_an_owner_who_says_yes_hands_the_seat_over(club: Club) -> None:
    session = await after_a_turn(club)
    owner, asks = club.who(session), other(club, session)
    await asks.slash("substitute", player=owner, newcomer=club.carol)
    assert int(owner.id) in voters(await club.session())
    for person in (owner, club.carol):
        await person.click(club.live(await club.session()), "Yes")
        await club.caught_up()
    after = await club.session()
    assert after.seat_of(int(club.carol.id)) == session.seat_of(int(owner.id))


async def test_a_newcomer_who_answered_first_is_called_when_the_turn_becomes_theirs(club: Club) -> None:
    session = await after_a_turn(club)
    owner, asks = club.who(session), other(club, session)
    await asks.slash("substitute", player=owner, newcomer=club.carol)
    asked = club.live(await club.session())
    for person in (club.carol, owner):
        await person.click(club.live(await club.session()), "Yes")
        await club.caught_up()
    board = club.live(await club.session())
    assert board != asked
    assert board.pings == ["carol"]


async def test_in_a_game_of_three_the_owner_is_asked_beside_the_others(club: Club) -> None:
    await club.start("stranded", 3)
    await club.alice.slash("substitute", player=club.bob, newcomer=club.dave)
    assert voters(await club.session()) == ids(club.bob, club.carol, club.dave)


async def test_an_owner_who_is_out_of_time_is_not_asked(club: Club) -> None:
    session = await clocked(club, 3)
    late = club.who(session)
    asks, third = (each for each in club.people[:3] if each != late)
    await due(club, DAY // 2 + 1)
    await due(club, DAY // 2)
    await asks.slash("substitute", player=late, newcomer=club.dave)
    assert voters(await club.session()) == ids(third, club.dave)


async def test_an_owner_who_is_away_is_not_asked(club: Club) -> None:
    await club.start("stranded", 3)
    await club.bob.slash("away", days=3)
    await club.alice.slash("substitute", player=club.bob, newcomer=club.dave)
    assert voters(await club.session()) == ids(club.carol, club.dave)


async def test_an_owner_who_is_back_is_asked_again(club: Club) -> None:
    await club.start("stranded", 3)
    await club.bob.slash("away", days=3)
    club.sandbox.clock.advance(3 * DAY + 1)
    await club.alice.slash("substitute", player=club.bob, newcomer=club.dave)
    assert voters(await club.session()) == ids(club.bob, club.carol, club.dave)


async def test_an_owner_who_has_left_the_server_is_not_asked(club: Club) -> None:
    await club.start("stranded", 3)
    leaves(club, club.bob)
    await club.alice.slash("substitute", player=club.bob, newcomer=club.dave)
    assert voters(await club.session()) == ids(club.carol, club.dave)


async def test_who_hands_over_their_own_seat_is_not_asked_again(club: Club) -> None:
    await club.start("stranded", 3)
    await club.bob.slash("substitute", player=club.bob, newcomer=club.dave)
    assert voters(await club.session()) == ids(club.alice, club.carol, club.dave)


async def test_a_moderator_who_does_not_play_asks_the_newcomer_alone(club: Club) -> None:
    """Moderators can end a game too; whoever comes must still want to."""
    await club.bob.slash("play", game="stranded", opponent=club.carol)
    lobby = await club.accept()
    await club.bob.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    await club.alice.slash("substitute", player=club.carol, newcomer=club.dave)
    assert voters(await club.session()) == ids(club.dave)
    assert "Yes" in labels(club.live(await club.session()))


# What is said to whoever asks for the impossible


async def test_a_player_who_does_not_sit_there_is_named(club: Club) -> None:
    await club.start("strata5", 2)
    said = answer(await club.alice.slash("substitute", player=club.dave, newcomer=club.carol))
    assert "Dave isn’t playing at this table. Choose someone who is." in said


async def test_a_newcomer_who_sits_there_already_is_named(club: Club) -> None:
    await club.start("strata5", 2)
    said = answer(await club.alice.slash("substitute", player=club.alice, newcomer=club.bob))
    assert "Bob is already at this table. Choose someone else." in said


async def test_a_player_who_is_out_of_the_game_is_named(club: Club) -> None:
    session = await club.start("stranded", 3)
    asked = await club.bob.slash("resign")
    await club.bob.click(asked.said, "Resign")
    await club.caught_up(since=session)
    said = answer(await club.alice.slash("substitute", player=club.bob, newcomer=club.dave))
    assert "Bob is already out of this game. Choose someone who is still playing." in said


async def test_who_asks_is_addressed_where_it_is_about_them(club: Club) -> None:
    session = await club.start("stranded", 3)
    assert "You’re not playing at this table" in answer(
        await club.dave.slash("substitute", player=club.bob, newcomer=club.dave)
    )
    asked = await club.bob.slash("resign")
    await club.bob.click(asked.said, "Resign")
    await club.caught_up(since=session)
    for player in (club.bob, club.carol):
        said = answer(await club.bob.slash("substitute", player=player, newcomer=club.dave))
        assert "You’re out of this game" in said


async def test_whom_a_moderator_avoids_is_no_matter_at_a_table_of_others(club: Club) -> None:
    await club.bob.slash("play", game="stranded", opponent=club.carol)
    lobby = await club.accept()
    await club.bob.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    await club.tables.settings.change_person(int(club.alice.id), avoided=[int(club.dave.id)])
    said = answer(await club.alice.slash("substitute", player=club.carol, newcomer=club.dave))
    assert "Your request is now on the board." in said


# Afterwards


async def test_the_dice_of_a_game_in_which_a_seat_passed_on_check_out(club: Club, tmp_path: Path) -> None:
    """/verify, /record with `python -m sessions`, /open and /replay agree."""
    session = await club.start("stranded", 2)
    for goes, comes in ((club.alice, club.carol), (club.bob, club.dave)):
        await club.play_one(session, seeds.dice())
        stays = next(each for each in session.people if each.user_id != int(goes.id))
        await goes.slash("substitute", player=goes, newcomer=comes)
        for voter in (int(comes.id), stays.user_id):
            person = next(each for each in club.people if int(each.id) == voter)
            await person.click(club.live(await club.session()), "Yes")
            await club.caught_up()
        session = await club.session()
    asked = await club.carol.slash("resign")
    await club.carol.click(asked.said, "Resign")
    await club.caught_up()
    told = answer(await club.bob.slash("verify"))
    assert "The results were the same." in told
    assert "The seats were drawn for the players who started the game." in told
    for was, now in (("Alice", "Carol"), ("Bob", "Dave")):
        seat = session.seat_of(int(next(each for each in club.people if each.name == now).id))
        assert f"**{now}** took over seat {seat} from **{was}**." in told
    content = (await club.bob.slash("record")).said.image_bytes()
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    assert main([str(file)]) == 0
    looked = await club.bob.slash("open", record=club.bob.upload("record.txt", content))
    assert looked.said.alt is not None
    replay = (await club.bob.slash("replay")).said
    while not replay.media:
        await club.sandbox.settle(0.02)
