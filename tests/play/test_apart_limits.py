"""What a table apart costs, what it tells, and to whom."""

from __future__ import annotations

import random

import pytest

from sandbox.world.state import COMPONENT
from sessions.state.clock import DAY
from tests.play.apart import begin_apart, board_of, lobby_apart, play_ply, requests, told_to, view_of, with_controls
from tests.play.club import Club, control, hasty
from tests.play.forger import BUTTON, Forger
from tests.play.privacy import delete
from tests.play.settings import settle


@pytest.mark.parametrize("game", ["strata5", "games_up"])
async def test_a_turn_takes_three_requests_and_the_end_four(club: Club, game: str, dice: random.Random) -> None:
    session = await begin_apart(club, game)
    while session.state == "running":
        since, turn = len(club.sandbox.timeline), session.position.number
        session = await play_ply(club, session, dice)
        made = requests(club, since)
        if session.state == "over":
            assert len(made) <= 4, made
        elif session.position.number == turn:
            assert made == []
        else:
            assert len(made) <= 3, made


async def test_a_start_takes_four_requests(club: Club) -> None:
    lobby = await lobby_apart(club, "strata5", 2)
    since = len(club.sandbox.timeline)
    await club.alice.click(club.live(lobby), control(club.live(lobby), "start"))
    await club.caught_up(since=lobby)
    # Two greetings, each edited into a board. In the lobby's channel, what has called the host is deleted.
    channels = [person.direct().channel.id for person in (club.alice, club.bob)]
    made = [each for each in requests(club, since) if any(channel in each for channel in channels)]
    assert len(made) == 4, "\n".join(made)


@pytest.mark.parametrize("game", ["strata5", "games_up"])
async def test_nobody_is_told_an_id_of_the_other(club: Club, game: str, dice: random.Random) -> None:
    session = await begin_apart(club, game, clock="1d")
    for number in range(6):
        if number == 3:
            club.sandbox.clock.advance(DAY - 3600)
            await club.bot.alarms.look()
            await club.caught_up()
        session = await play_ply(club, session, dice)
    club.sandbox.clock.advance(DAY + 60)
    await club.bot.alarms.look()
    await club.caught_up()
    late = club.who(await club.tables.load(session.id))
    waits = club.bob if late is club.alice else club.alice
    board = await board_of(club, session, waits)
    assert "Wait" in " ".join(each.label for each in board.buttons)
    assert "Forfeit" not in " ".join(each.label for each in (await board_of(club, session, late)).buttons)
    for person in (club.alice, club.bob):
        direct = person.direct()
        await direct.click((await direct.click(await board_of(club, session, person), "More")).said, "Resign")
        for words in ("board", "history", "games", "stats", "verify"):
            await direct.slash(words)
    await club.alice.direct().click((await club.alice.direct().slash("resign")).said, "Resign")
    await club.caught_up()
    for person, other in ((club.alice, club.bob), (club.bob, club.alice)):
        for needle in (other.id, other.direct().channel.id):
            assert not [each for each in told_to(person) if needle in each]


async def test_a_third_person_reads_and_changes_nothing(club: Club, dice: random.Random) -> None:
    """Every action, with a made-up id of the table, from a channel and from direct messages."""
    session = await begin_apart(club, "games_up")
    session = await play_ply(club, session, dice)
    shown = {person.id: (await board_of(club, session, person)).id for person in (club.alice, club.bob)}
    club.sandbox.expect(10007)
    for carol in (club.carol, club.carol.direct()):
        place = (await carol.slash("help")).said
        forger = Forger(club, carol, place, session)
        for action in sorted(club.bot.router.actions):
            before = len(carol.messages())
            for words in ("", "yes", "s1.hard"):
                said = f"b2:{action}:{session.id}:{session.version}:0:{words}"
                assert await forger.sends(COMPONENT, {"custom_id": said, "component_type": BUTTON, "id": 1}) is None
            told = " ".join(each.text for each in carol.messages()[before:] if each.ephemeral)
            assert "Bob" not in told, action
            assert "games_up" not in told, action
    after = await club.tables.load(session.id)
    assert after.version == session.version
    assert {person.id: (await board_of(club, session, person)).id for person in (club.alice, club.bob)} == shown


async def test_each_reads_their_own_language(club: Club, dice: random.Random) -> None:
    await settle(club.bob, "language", "de")
    session = await begin_apart(club, "games_up")
    session = await play_ply(club, session, dice)
    english, german = await board_of(club, session, club.alice), await board_of(club, session, club.bob)
    assert "More" in [each.label for each in english.buttons]
    assert "Mehr" in " ".join(each.label for each in german.buttons)
    assert "moved" in english.text
    assert "moved" not in german.text


@pytest.mark.parametrize("seats", [3, 4])
async def test_more_than_two_play(club: Club, seats: int, dice: random.Random) -> None:
    session = await begin_apart(club, "stranded", seats)
    people = club.people[:seats]
    for _ in range(12):
        if session.state != "running":
            break
        session = await play_ply(club, session, dice)
        for person in people:
            view = await view_of(club, session, person)
            assert view.shown == view.version
            assert [each.id for each in with_controls(person)] == [(await board_of(club, session, person)).id]


async def test_commands_in_direct_messages_mean_the_game_in_which_it_is_ones_turn(
    club: Club, dice: random.Random
) -> None:
    first = await begin_apart(club, "games_up")
    second = await begin_apart(club, "strata5")
    while club.who(second) is club.alice:
        second = await play_ply(club, second, dice)
    while club.who(first) is not club.alice:
        first = await play_ply(club, first, dice)
    meant = await club.tables.finder.meant_by(int(club.alice.id), int(club.alice.direct().channel.id))
    assert meant is not None
    assert meant.id == first.id
    told = (await club.alice.direct().slash("board")).said
    assert told.image().width > 0
    await club.alice.direct().slash("move", move=hasty(first, dice))
    await club.caught_up()
    assert (await club.tables.load(first.id)).version > first.version


async def test_who_deletes_their_data_leaves_no_trace_of_their_direct_messages(club: Club, dice: random.Random) -> None:
    session = await begin_apart(club, "games_up")
    session = await play_ply(club, session, dice)
    bob = club.bob.direct()
    await delete(bob)
    await club.caught_up()
    after = await club.tables.load(session.id)
    assert after.state == "over"
    assert [*after.channels] == [int(club.alice.id)]
    assert await club.tables.direct.channel_of(int(club.bob.id)) is None
    await club.caught_up()
    assert with_controls(club.bob) == [], "the boards are deleted"
    end = await board_of(club, after, club.alice)
    assert "**Bob**" not in end.text
    told = await club.alice.direct().click(end, "Rematch")
    assert "nobody left" in told.said.text
