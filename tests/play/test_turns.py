"""Taking turns: two ways that agree, one live board, one ping, and an answer for everything that is not meant."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import discord
import pytest

from cogs.pictures.pictures import Picture, Pictures
from rules.foresight import foresee
from sandbox import ActionError, Person, Result
from sessions.acts import Accept, Play
from sessions.records.writing import record
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club, ask_to_resign, pick
from tests.play.controls import control_for, press_of
from tests.play.turns import plies, takes, until_taking


def others(club: Club, session: Session) -> list[str]:
    """The keys of everybody but the one to act."""
    actor = club.who(session)
    return [person.user.key for person in club.people if person != actor]


async def test_a_new_turn_is_a_new_message_that_pings_one(club: Club, dice: random.Random) -> None:
    session = await club.start("stranded", 3)
    board = club.live(session)
    assert board.pings == [club.who(session).user.key]
    for _ in range(12):
        before, old = session, club.live(session)
        await club.play_one(session, dice)
        session = await club.session()
        board = club.live(session)
        if session.actor == before.actor:
            assert board == old, "within a turn the board is edited"
        else:
            assert board != old, "a new turn is a new message"
            assert board.pings == [club.who(session).user.key]
            assert old.buttons == [], "the old board has lost its controls"
            assert old.menus == []
            assert old.alt is None, "and its picture: what stays is the story"
            assert club.who(before).name in old.text


async def test_the_board_says_what_to_do_and_shows_the_position(club: Club) -> None:
    session = await until_taking(club)
    board = club.live(session)
    assert f"<@{club.who(session).id}>" in board.text
    assert "rolled" in board.text
    assert board.alt is not None
    assert len(board.alt) <= 1024
    assert board.image().size[0] >= 400


async def test_typing_and_picking_agree(club: Club) -> None:
    session = await until_taking(club)
    offered = await club.who(session).autocomplete("move", "move", "")
    board = club.live(session)
    if board.menus:
        values = [f"take {value}" for value in board.menus[0].values]
    else:
        values = [ply for each in board.buttons if (ply := (each.custom_id or "").split(":")[-1]).startswith("take")]
    assert sorted(each["value"] for each in offered) == sorted(values) == sorted(plies(session))


async def test_autocomplete_narrows_by_notation_and_by_meaning(club: Club) -> None:
    session = await until_taking(club)
    actor = club.who(session)
    wanted = plies(session)[0]
    column = wanted.split()[1]
    assert [each["value"] for each in await actor.autocomplete("move", "move", wanted)] == [wanted]
    assert [each["value"] for each in await actor.autocomplete("move", "move", column)] == [wanted]
    offered = await actor.autocomplete("move", "move", "")
    meaning = offered[0]["name"].split(" · ")[1].split()[0].lower().strip(",")
    found = await actor.autocomplete("move", "move", meaning)
    assert [each["value"] for each in found] == [
        each["value"] for each in offered if meaning in f"{each['value']} {each['name']}".lower()
    ]
    [nothing] = await actor.autocomplete("move", "move", "castle kingside")
    assert "isn’t a legal move here" in nothing["name"]
    other = next(person for person in club.people[:2] if person != actor)
    [wait] = await other.autocomplete("move", "move", "")
    assert "turn, not yours" in wait["name"]
    [watch] = await club.carol.autocomplete("move", "move", "")
    assert "You’re not playing at this table" in watch["name"]


async def test_what_is_typed_is_checked_again(club: Club) -> None:
    session = await until_taking(club)
    actor = club.who(session)
    assert "isn’t a legal move here. c3 is the hole. You can play take" in answer(
        await actor.slash("move", move="take c3")
    )
    assert "could mean more than one move" in answer(await actor.slash("move", move="ta"))
    assert (await club.session()).played == session.played
    typed = plies(session)[-1].upper().replace(" ", "   ")
    assert "Played: " in answer(await actor.slash("move", move=typed))
    assert len((await club.session()).played) > len(session.played)


async def test_what_is_not_yours_is_answered_privately(club: Club) -> None:
    session = await until_taking(club)
    board = club.live(session)
    actor = club.who(session)
    other = next(person for person in club.people[:2] if person != actor)
    custom_id, values = control_for(board, plies(session)[0])
    assert "turn, not yours" in answer(await other.press(board, custom_id, values))
    assert "You’re not playing at this table" in answer(await club.carol.press(board, custom_id, values))
    assert "turn, not yours" in answer(await other.slash("move", move=plies(session)[0]))
    assert "You’re not playing" in answer(await club.carol.slash("resign"))
    assert (await club.session()).played == session.played


async def test_a_stale_button_and_a_double_click_play_nothing(club: Club) -> None:
    session = await until_taking(club)
    actor, board = club.who(session), club.live(session).frozen()
    ply = plies(session)[0]
    custom_id, values = control_for(board, ply)
    first, second = await asyncio.gather(actor.press(board, custom_id, values), actor.press(board, custom_id, values))
    await club.caught_up(since=session)
    answers = [result.reply.text for result in (first, second) if result.reply and result.reply.ephemeral]
    assert len(answers) == 1, "one of two clicks is played"
    assert "moved on" in answers[0]
    after = await club.session()
    assert [str(each.ply) for each in after.played].count(ply) == 1
    assert "moved on" in answer(await actor.press(board, custom_id, values)), "a week later it says so still"


async def test_an_interaction_delivered_twice_is_played_once(club: Club) -> None:
    session = await until_taking(club)
    board = club.live(session)
    result = await club.who(session).press(board, *control_for(board, plies(session)[0]))
    await club.caught_up(since=session)
    after = await club.session()
    club.sandbox.redeliver(result.id)
    await club.sandbox.settle()
    assert (await club.session()).played == after.played


async def test_unknown_tables_and_foreign_buttons(club: Club) -> None:
    session = await until_taking(club)
    made_up = {
        "b1:pick:999999:3:0:take a1": "This table no longer exists.",
        "b0:something:else": "older version",
        "b1:fly:1:3:0:": "older version",
        f"b2:pick:{session.id}:{session.version}:0:take z9": "isn’t a legal move here",
        "b1:rules:0:0:0:chess": "This game is no longer available.",
    }
    channel = club.bot.get_partial_messageable(int(club.alice.channel.id))
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(made_up):
        view.add_item(discord.ui.Button(label=str(number), custom_id=custom_id))
    message = club.sandbox.message(str((await channel.send("from another age", view=view)).id))
    for custom_id, wanted in made_up.items():
        assert wanted in answer(await club.who(session).press(message, custom_id))


async def test_commands_without_a_table(club: Club) -> None:
    for command in ("board", "resign", "record"):
        assert "There’s no game in this channel." in answer(await club.alice.slash(command))
    assert "There’s no game in this channel." in answer(await club.alice.slash("move", move="take a1"))
    [line] = await club.alice.autocomplete("move", "move", "t")
    assert "There’s no game in this channel." in line["name"]


async def test_a_board_is_posted_again_by_players_only(club: Club) -> None:
    session = await until_taking(club)
    old = club.live(session)
    looked = (await club.carol.slash("board")).reply
    assert looked is not None
    assert "Repost the board" not in [each.label for each in looked.buttons], "whoever watches posts nothing"
    mine = (await club.alice.slash("board")).reply
    assert mine is not None
    assert club.live(await club.session()) == old, "looking changes nothing for the others"
    await club.alice.click(mine, "Repost the board")
    await club.caught_up()
    new = club.live(await club.session())
    assert new != old
    assert old.deleted, "one live board a game"
    assert new.pings == []
    assert "I’ve reposted the board in the channel." in mine.text
    await pick(club.who(session), new, plies(session)[0])
    await club.caught_up(since=session)


async def test_a_board_that_somebody_deleted_comes_back(club: Club) -> None:
    session = await until_taking(club)
    club.sandbox.expect(10008)
    await club.alice.delete(club.live(session))
    await club.who(session).slash("move", move=plies(session)[0])
    await club.caught_up(since=session)
    assert not club.live(await club.session()).deleted


async def test_an_old_board_is_followed_by_a_new_one(club: Club) -> None:
    def going_on(session: Session) -> list[str]:
        """What leaves something to choose: the turn goes on."""
        return [str(each) for each in takes(session) if foresee(session.position, each).choices > 1]

    session = await club.play_unseen(await club.start("stranded", 2), until=going_on)
    ply = going_on(session)[0]
    old = club.live(session)
    club.sandbox.clock.advance(2 * 3600)
    await pick(club.who(session), old, ply)
    await club.caught_up(since=session)
    assert club.live(await club.session()) != old
    assert old.deleted, "the turn goes on below, with all that happened in it"


async def test_resigning_asks_first(club: Club) -> None:
    session = await club.start("stranded", 3)
    out_of_turn = next(person for person in club.people[:3] if person != club.who(session))
    result = await out_of_turn.slash("resign")
    question = result.reply
    assert "This can’t be undone." in answer(result)
    assert question is not None
    await out_of_turn.click(question, "Keep playing")
    await out_of_turn.sees("OK, you’re still in the game.")
    assert (await club.session()).played == session.played
    result = await ask_to_resign(out_of_turn, club.live(session))
    answer(result)
    assert result.reply is not None
    again = result.reply.frozen()
    await out_of_turn.click(result.reply, "Resign")
    await club.caught_up(since=session)
    seat = session.seat_of(int(out_of_turn.id))
    after = await club.session()
    assert f"resign {seat}" in [str(each.ply) for each in after.played]
    assert f"**{out_of_turn.name}** resigned" in club.live(after).text
    assert "out of this game" in answer(await out_of_turn.click(again, "Resign"))
    assert "out of this game" in answer(await out_of_turn.slash("resign"))


async def test_the_last_resignation_ends_the_game_and_a_rematch_follows(club: Club) -> None:
    session = await club.start("stranded", 2)
    result = await club.bob.slash("resign")
    assert result.reply is not None
    await club.bob.click(result.reply, "Resign")
    await club.caught_up(since=session)
    over = await club.session()
    final = club.live(over)
    assert over.state == "over"
    assert "**Alice**" in final.text
    assert final.pings == ["alice"], "who resigned knows of it"
    assert "game is over" in answer(await club.alice.slash("move", move="take a1"))
    assert "You didn’t play" in answer(await club.carol.click(final, "Rematch"))
    await club.bob.click(final, "Rematch")
    lobby = await club.bob.sees("opened a table")
    assert "Bob opened a table" in lobby.text
    assert "- **Alice** (invited, no answer yet)" in lobby.text
    assert lobby.pings == ["alice"]
    assert "already open" in answer(await club.alice.click(final, "Rematch"))


async def test_the_record_keeps_the_secret_until_the_end(club: Club) -> None:
    session = await until_taking(club)

    def text(result: Result) -> str:
        assert result.reply is not None
        return result.reply.image_bytes().decode()

    running = await club.carol.slash("record")
    assert "Until the game is over, the record leaves out the secret" in answer(running)
    assert "secret:" not in text(running)
    assert session.row.secret.hex() not in text(running)
    session = await club.play_unseen(session)
    over = await club.carol.click(club.live(session), "Record")
    answer(over)
    assert f"secret: {session.row.secret.hex()}" in text(over)
    assert text(over) == str(record(session))


async def test_a_moderator_ends_a_game_that_nobody_finishes(club: Club) -> None:
    session = await club.start("stranded", 2, rated="no")
    with pytest.raises(ActionError, match="may not use /end"):
        await club.bob.slash("end")
    result = await club.alice.slash("end")
    assert "End this game of Stranded (**" in answer(result)
    assert result.reply is not None
    await club.alice.click(result.reply, "Keep the game going")
    assert (await club.session()).state == "running"
    result = await club.alice.slash("end")
    assert result.reply is not None
    stolen = next(button.custom_id for button in result.reply.buttons if button.label == "End the game")
    channel = club.bot.get_partial_messageable(int(club.alice.channel.id))
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="?", custom_id=stolen))
    forged = club.sandbox.message(str((await channel.send("forged", view=view)).id))
    assert "Only moderators of this channel can do that." in answer(await club.bob.press(forged, stolen or ""))
    await club.alice.click(result.reply, "End the game")
    await club.caught_up(since=session)
    assert "The game is over, without a result." in result.reply.text
    over = await club.session()
    assert over.state == "over"
    final = club.live(over)
    assert "**Alice**, a moderator, ended the game. It has no result." in final.text
    assert [button.label for button in final.buttons] == [
        "Rematch",
        "Record",
        "Rules",
        "Replay",
        "History",
        "Analyse",
        "Learn from this game",
    ]
    await club.carol.slash("play", game="stranded")
    assert "Carol opened a table" in club.newest().text


async def test_a_board_that_may_not_be_posted_is_said_and_kept(
    club: Club, caplog: pytest.LogCaptureFixture, dice: random.Random
) -> None:
    session = await club.start("stranded", 2)
    club.sandbox.expect(50001, 50013)
    club.sandbox.world.forbid("table", "SEND_MESSAGES")
    actor = club.who(session)
    result = None
    while club.who(session) == actor:
        result = await actor.slash("move", move=dice.choice(plies(session)))
        session = await club.session()
    assert result is not None
    assert "I can’t post in this channel." in answer(result)
    assert "Forbidden" in caplog.text
    caplog.clear()
    club.sandbox.world.allow("table", "SEND_MESSAGES")
    await club.alice.slash("board")
    await club.caught_up()
    assert club.live(await club.session()).menus or club.live(await club.session()).buttons


async def test_a_stale_click_brings_a_channel_up_to_date(club: Club) -> None:
    """As after a crash between the commit and the board: what the channel lacks is shown at the first click."""
    session = await until_taking(club)
    board = club.live(session)
    actor = club.who(session)
    await club.tables.do(session.id, Play(int(actor.id), plies(session)[0]))
    custom_id, values = control_for(board, plies(session)[0])
    result = await actor.press(board, custom_id, values)
    await club.caught_up()
    assert "moved on" in answer(result)
    assert (await club.session()).row.shown == (await club.session()).version


async def test_fifty_tables_at_once_are_all_acknowledged_in_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Acknowledging waits for no picture: fifty clicks at fifty tables are all answered before anything is drawn.

    So are fifty commands that open a table, and fifty presses of Start; and every table goes on.
    """
    drawing, draw = asyncio.Event(), Pictures.draw
    club.impatience.set()

    async def draw_later(*arguments: Any) -> Picture:
        await drawing.wait()
        return await draw(*arguments)

    monkeypatch.setattr(Pictures, "draw", draw_later)
    channels = [f"table-{number}" for number in range(1, 51)]
    for channel in channels:
        club.sandbox.add_channel(channel)
    opened = await asyncio.gather(
        *(club.alice.at(channel).slash("play", wait=False, game="stranded", opponent=club.bob) for channel in channels)
    )
    assert [result.failed for result in opened] == [None] * 50
    drawing.set()
    await club.caught_up()
    for lobby in [await club.session(channel) for channel in channels]:
        # Bob accepts beside Discord: what is clicked then is Start.
        await club.bot.services.display.show(await club.tables.do(lobby.id, Accept(*lobby.invited)))
    await club.caught_up()

    async def at_once(press: Callable[[Session], tuple[Person, str, list[str] | None]]) -> list[Session]:
        """Somebody presses something at every table, at once; the tables after that."""
        before = [await club.session(channel) for channel in channels]
        presses = [
            person.press(club.live(session).frozen(), custom_id, values, wait=False)
            for session in before
            for person, custom_id, values in [press(session)]
        ]
        drawing.clear()
        assert [result.failed for result in await asyncio.gather(*presses)] == [None] * 50
        drawing.set()
        for session in before:
            await club.shown(since=session)
        await club.caught_up()
        return [await club.session(channel) for channel in channels]

    def start(session: Session) -> tuple[Person, str, list[str] | None]:
        return club.alice, press_of(club.live(session), "Start"), None

    def play(session: Session) -> tuple[Person, str, list[str] | None]:
        return club.who(session), *control_for(club.live(session), plies(session)[0])

    started = await at_once(start)
    assert len({session.id for session in started}) == 50
    played = await at_once(play)
    assert all(len(after.played) > len(before.played) for before, after in zip(started, played, strict=True))
    for channel, session in zip(channels, played, strict=True):
        board = club.live(session)
        assert board in club.sandbox.messages(channel), "every board is in its own channel"
        control_for(board, plies(session)[0])
