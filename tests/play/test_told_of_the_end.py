"""Whoever did not make the last act at a table is told once that it is closed, in the way they chose."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import Over
from sandbox import Message, Person, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from sessions.acts import Cancel, End, OfferDraw
from sessions.acts import Resign as GiveUp
from sessions.refusals.base import NotShown
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.answers import answer, said_nothing
from tests.play.calls import ENDS, told_of_ends
from tests.play.club import Club, ask_to_resign, club_in, control
from tests.play.settings import settle, settle_server
from tests.play.tables import due, game, late


async def wants(person: Person, *, direct: bool = False, mention: bool = True) -> None:
    """Somebody chooses how they are called."""
    if direct:
        await settle(person, "direct")
    if not mention:
        await settle(person, "pings", "never")


def directs(person: Person) -> list[Message]:
    """The direct messages that told somebody of the end of a table."""
    return [each for each in person.direct().messages() if any(end in each.text for end in ENDS)]


def told(club: Club) -> dict[str, tuple[int, int]]:
    """How often each of Alice, Bob and Carol was mentioned, and got a direct message, for the end of a table."""
    return {each.name: (len(told_of_ends(club, each)), len(directs(each))) for each in club.people[:3]}


def other(club: Club, person: Person) -> Person:
    """Of Alice and Bob, the other one."""
    return club.bob if person is club.alice else club.alice


async def resigned(club: Club, person: Person) -> Session:
    """Somebody resigns, with the buttons."""
    session = await club.session()
    question = (await ask_to_resign(person, club.live(session))).said
    await person.click(question, "Resign")
    await club.caught_up(since=session)
    return await club.session()


@pytest.mark.parametrize(("direct", "mention"), [(False, True), (True, False), (True, True), (False, False)], ids=str)
async def test_who_waits_is_told_that_the_opponent_resigned(club: Club, direct: bool, mention: bool) -> None:
    for person in (club.alice, club.bob):
        await wants(person, direct=direct, mention=mention)
    session = await club.start("strata5", 2)
    gone = other(club, club.who(session))
    stays = other(club, gone)
    await resigned(club, gone)
    assert told(club) == {gone.name: (0, 0), stays.name: (int(mention), int(direct)), "Carol": (0, 0)}
    if mention:
        (text,) = told_of_ends(club, stays)
        assert text.startswith(f"{stays.mention}: your game of Strata 5 is over. ")
        assert gone.name in text
        board = club.live(await club.session())
        assert board.history[0]["content"] == text, "the message becomes the last board"
        assert board.payload["content"] == ""
        assert "Rematch" in [each.label for each in board.buttons]
    if direct:
        (message,) = directs(stays)
        assert message.text.startswith(f"Your game of Strata 5 with {gone.name} in <#")
        assert gone.name in message.text.split("is over.")[1]
        assert [each.label for each in message.buttons] == ["Go to the board", "Rematch"]
    club.sandbox.clock.advance(120)
    await club.bot.alarms.look()
    await club.caught_up()
    assert told(club)[stays.name] == (int(mention), int(direct)), "once"


async def test_who_wants_reminders_only_is_not_mentioned(club: Club) -> None:
    session = await club.start("strata5", 2)
    gone = other(club, club.who(session))
    await settle(other(club, gone), "pings", "reminders")
    await resigned(club, gone)
    assert told(club)[other(club, gone).name] == (0, 0)


async def before_the_last_move(club: Club, session: Session) -> tuple[Session, str]:
    """A game of two played on, until its player to act can end it: the ply that does."""
    found = ""

    def ends(now: Session) -> bool:
        nonlocal found
        plies = [ply for group in now.continuations().values() for ply in group]
        turn = now.position.turn()
        legal = {str(each): each for each in getattr(turn, "plies", ())}
        found = next((ply for ply in plies if isinstance(now.position.play(legal[ply]).turn(), Over)), "")
        return bool(found)

    session = await club.play_unseen(session, until=ends)
    assert found, "somebody can end the game"
    return session, found


async def test_who_waits_is_told_that_the_opponent_has_won(club: Club) -> None:
    session, ply = await before_the_last_move(club, await club.start("strata5", 2))
    winner = club.who(session)
    loser = other(club, winner)
    await wants(loser, direct=True)
    await winner.slash("move", move=ply)
    await club.caught_up(since=session)
    assert (await club.session()).state == "over"
    assert told(club) == {winner.name: (0, 0), loser.name: (1, 1), "Carol": (0, 0)}


async def test_who_offered_a_draw_is_told_that_it_is_agreed(club: Club) -> None:
    session = await club.start("strata5", 2)
    offers = club.who(session)
    agrees = other(club, offers)
    session = await club.show(await club.tables.do(session.id, OfferDraw(int(offers.id))))
    await agrees.click(club.live(session), "Yes")
    await club.caught_up(since=session)
    assert told(club) == {offers.name: (1, 0), agrees.name: (0, 0), "Carol": (0, 0)}
    assert "Draw by agreement." in told_of_ends(club, offers)[0]


async def test_everybody_is_told_that_a_moderator_ended_the_game(club: Club) -> None:
    session = await club.start("strata5", 2)
    await club.show(await club.tables.do(session.id, End("Mo", 99)))
    assert told(club) == {"Alice": (1, 0), "Bob": (1, 0), "Carol": (0, 0)}
    posted = [each for each in club.sandbox.messages() if "is over" in str(each.history[:1])]
    assert len(posted) == 1, "one message tells both"


async def test_a_moderator_who_plays_is_not_told_of_their_own_act(club: Club) -> None:
    session = await club.start("strata5", 2, rated="no")
    await club.show(await club.tables.do(session.id, End("Alice", int(club.alice.id))))
    assert told(club) == {"Alice": (0, 0), "Bob": (1, 0), "Carol": (0, 0)}


async def test_everybody_is_told_that_a_game_was_closed_for_silence(club: Club) -> None:
    await wants(club.bob, direct=True, mention=False)
    await game(club, 2, clock="1w")
    await due(club, 31 * DAY)
    assert (await club.session()).ending is not None
    assert told(club) == {"Alice": (1, 0), "Bob": (0, 1), "Carol": (0, 0)}
    await due(club, 31 * DAY)
    assert told(club)["Alice"] == (1, 0), "that the secret is shown later is told to nobody"


async def test_a_game_that_is_opened_again_and_ends_once_more_is_told_again(club: Club) -> None:
    session = await game(club, 2, clock="1w")
    session = await due(club, 31 * DAY)
    await club.alice.click(club.live(session), "Reopen the game")
    await club.caught_up(since=session)
    await resigned(club, club.alice)
    assert told(club) == {"Alice": (1, 0), "Bob": (2, 0), "Carol": (0, 0)}


async def test_who_ran_out_of_time_is_told_and_so_are_the_others_but_who_decided(club: Club) -> None:
    session = await game(club, 2, clock="1d")
    slow = club.who(session)
    await due(club, DAY // 2 + 1)
    session = await due(club, DAY // 2)
    decides = other(club, slow)
    await decides.click((await decides.click(club.live(session), "Forfeit their seat")).said, "Forfeit their seat")
    await club.caught_up(since=session)
    assert (await club.session()).state == "over"
    assert told(club) == {slow.name: (1, 0), decides.name: (0, 0), "Carol": (0, 0)}


async def test_in_a_game_of_three_all_but_the_last_one_to_act_are_told(club: Club) -> None:
    session, slow, (one, two) = await late(club)
    await one.click(club.live(session), "Forfeit their seat")
    session = await club.session()
    await two.click(club.live(session), "Yes")
    await club.caught_up(since=session)
    assert (await club.session()).state == "running"
    assert told(club) == dict.fromkeys(("Alice", "Bob", "Carol"), (0, 0)), "a seat is given up, the game goes on"
    session = await club.session()
    await club.show(await club.tables.do(session.id, GiveUp(int(one.id))))
    assert told(club) == {slow.name: (1, 0), one.name: (0, 0), two.name: (1, 0)}


# Lobbies


async def test_the_guests_are_told_that_the_host_cancelled_the_lobby(club: Club) -> None:
    await wants(club.bob, direct=True)
    said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob, opponent2=club.carol))
    lobby = await club.session()
    await club.bob.click(club.live(lobby), control(club.live(lobby), "accept"))
    await club.caught_up(since=lobby)
    lobby = await club.session()
    await club.show(await club.tables.do(lobby.id, Cancel(int(club.alice.id))))
    assert told(club) == {"Alice": (0, 0), "Bob": (1, 1), "Carol": (0, 0)}
    (text,) = told_of_ends(club, club.bob)
    assert text == f"{club.bob.mention}: your table of Stranded is closed. This table was cancelled."
    stays = club.newest("is closed")
    assert not stays.deleted
    assert [each.label for each in directs(club.bob)[0].buttons] == []
    assert not await club.tables.messages.to_show()


async def test_the_host_is_told_that_nobody_came(club: Club) -> None:
    said_nothing(await club.alice.slash("play", game="stranded"))
    await due(club, DAY + 60)
    assert told(club) == {"Alice": (1, 0), "Bob": (0, 0), "Carol": (0, 0)}
    assert "Nobody joined" in told_of_ends(club, club.alice)[0]


async def test_a_host_who_cancels_alone_is_told_nothing(club: Club) -> None:
    said_nothing(await club.alice.slash("play", game="stranded"))
    lobby = await club.session()
    await club.alice.click(club.live(lobby), control(club.live(lobby), "cancel"))
    await club.caught_up(since=lobby)
    assert (await club.session()).state == "cancelled"
    assert told(club)["Alice"] == (0, 0)


# Games of one


async def test_a_game_of_one_person_that_its_rules_end_calls_nobody(club: Club) -> None:
    await club.begin("mars", club.alice)
    await wants(club.alice, direct=True)
    await resigned(club, club.alice)
    assert told(club)["Alice"] == (0, 0)


async def test_a_person_who_plays_alone_is_told_what_a_moderator_or_time_did(club: Club) -> None:
    session = await club.begin("mars", club.alice)
    await wants(club.alice, direct=True)
    await club.show(await club.tables.do(session.id, End("Mo", 99)))
    assert told(club)["Alice"] == (1, 1)
    assert directs(club.alice)[0].text.startswith("Your game of ")


# One message for a whole game


async def test_where_a_game_has_one_message_the_end_is_told_beside_it_and_stays(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    session = await club.start("strata5", 2)
    board = club.live(session)
    await club.show(await club.tables.do(session.id, End("Mo", 99)))
    assert club.live(await club.session()) == board
    assert told(club) == {"Alice": (1, 0), "Bob": (1, 0), "Carol": (0, 0)}
    await club.caught_up()
    stays = club.newest("is over")
    assert not stays.deleted
    assert [each.label for each in stays.buttons] == ["Go to the board"]
    assert not await club.tables.messages.to_show()


async def test_a_deleted_message_of_a_game_does_not_keep_the_end_from_being_told(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    session = await club.start("strata5", 2)
    await club.alice.delete(club.live(session))
    club.sandbox.expect(10008)
    await club.show(await club.tables.do(session.id, End("Mo", 99)))
    assert told(club) == {"Alice": (1, 0), "Bob": (1, 0), "Carol": (0, 0)}


# Kills and outages


@pytest.mark.parametrize("one_message", [False, True])
async def test_the_end_is_told_once_though_the_bot_is_killed_before_it_could_show_it(
    tmp_path: Path, one_message: bool
) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            if one_message:
                await settle_server(club.alice, "past", "one message")
            await wants(club.bob, direct=True)
            session = await club.start("strata5", 2)
            sandbox.faults.next("PATCH", "/channels/", status=503, times=10_000)
            done = await club.tables.do(session.id, End("Mo", 99))
            with pytest.raises(NotShown):
                await club.bot.services.display.show(done)
        sandbox.faults.clear()
        sandbox.clock.advance(3600)
        async with club_in(sandbox, database) as club:
            await club.caught_up()
            assert told(club)["Alice"] == (1, 0)
            assert told(club)["Bob"] == (1, 1)
            assert "Rematch" in [each.label for each in club.live(await club.session()).buttons]


# Rematch from a direct message


async def ended_for_bob(club: Club) -> Message:
    """A game that Alice gave up: Bob's direct message."""
    await wants(club.bob, direct=True, mention=False)
    session = await club.start("strata5", 2)
    await club.show(await club.tables.do(session.id, GiveUp(int(club.alice.id))))
    (message,) = directs(club.bob)
    return message


async def test_a_rematch_can_be_asked_for_in_the_direct_message(club: Club) -> None:
    message = await ended_for_bob(club)
    before = await club.session()
    pressed = await club.bob.direct().click(message, "Rematch")
    await club.caught_up()
    lobby = await club.session()
    assert lobby.id != before.id
    assert (lobby.state, lobby.host) == ("lobby", int(club.bob.id))
    assert [each.name for each in lobby.invited] == ["Alice"]
    assert club.live(lobby).link in answer(pressed), "the answer leads to the table"
    assert lobby.place == before.place


async def test_who_no_longer_sees_the_channel_opens_no_rematch_there(club: Club) -> None:
    message = await ended_for_bob(club)
    before = await club.session()
    table = club.sandbox.world.channel("table")
    table.overwrites.append(Overwrite(club.bob.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    rooms.change(club.sandbox.state, table)
    pressed = await club.bob.direct().click(message, "Rematch")
    assert "You can no longer see that game’s channel" in answer(pressed)
    assert (await club.session()).id == before.id


async def test_a_rematch_from_a_direct_message_keeps_to_the_channels_of_the_server(club: Club) -> None:
    message = await ended_for_bob(club)
    before = await club.session()
    await club.tables.settings.change_server(before.place.guild_id, openers="moderators")
    pressed = await club.bob.direct().click(message, "Rematch")
    assert "moderator" in answer(pressed).lower()
    assert (await club.session()).id == before.id
