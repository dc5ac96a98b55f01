"""/replay and /verify: a moving picture of a game, one at a time a server, and its dice drawn again."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.pictures import films
from cogs.pictures.films import MAX_FRAMES
from sandbox import Message
from sessions.session import Session
from tests import seeds
from tests.play.answers import answer, private, with_replay
from tests.play.club import Club
from tests.play.films import Slow
from tests.play.tables import resign
from tests.play.turns import moved


def moving(message: Message) -> Image.Image:
    """The moving picture in a message."""
    return Image.open(io.BytesIO(message.image_bytes()))


async def test_the_end_leads_to_the_replay(club: Club) -> None:
    await moved(club, 6)
    over = await resign(club)
    replay = await with_replay(private(await club.carol.click(club.live(over), "Replay")), club)
    with moving(replay) as picture:
        assert picture.format == "GIF"
        turns = {each.turn for each in over.played}
        assert len(turns) <= getattr(picture, "n_frames", 1) <= len(turns) + 3
    assert replay.media[0]["url"].endswith(f"/stranded-{over.id}.gif")
    assert "every turn" in replay.text
    assert "GIF" not in replay.text
    assert "Use /history to read it in words." in str(replay.alt)
    again = await with_replay(private(await club.alice.slash("replay")), club)
    assert again.image_bytes() == replay.image_bytes()


async def test_whoever_gets_a_webp_reads_what_to_do_if_it_stands_still(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a game whose GIF is larger than Discord takes."""
    await moved(club, 6)
    whole = await with_replay(private(await club.alice.slash("replay")), club)
    monkeypatch.setattr(films, "MAX_BYTES", len(whole.image_bytes()) - 1)
    session = await club.session()
    await club.play_one(session, seeds.dice())
    replay = await with_replay(private(await club.alice.slash("replay")), club)
    with moving(replay) as picture:
        assert picture.format == "WEBP"
    assert "Too long for a GIF. If it doesn’t play on your phone, use `/history`." in replay.text


async def test_of_a_long_game_its_turns(club: Club) -> None:
    await club.play_unseen(await club.start("stranded", 2))
    replay = await with_replay(private(await club.bob.slash("replay")), club)
    with moving(replay) as picture:
        assert 5 < getattr(picture, "n_frames", 1) <= MAX_FRAMES


async def test_before_the_first_move_there_is_a_replay_too(club: Club) -> None:
    await club.start("stranded", 2)
    replay = await with_replay(private(await club.bob.slash("replay")), club)
    assert "2 frames" in replay.text, "the caps, and the first die"
    assert "There’s no game in this channel." in answer(await club.alice.at("second-table").slash("replay"))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


async def other_game(club: Club) -> Session:
    """A second game, in another channel."""
    there = club.alice.at("second-table")
    await there.slash("play", game="stranded", opponent=club.bob)
    await club.bob.at("second-table").click(club.live(await club.session("second-table")), "Accept")
    lobby = await club.session("second-table")
    await there.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    return await club.session("second-table")


async def test_one_at_a_time_a_server_and_how_far_it_is(club: Club, slow: Slow) -> None:
    await moved(club, 4)
    await other_game(club)
    first = private(await club.alice.slash("replay"))
    await club.alice.sees("Creating the replay: 1 of")
    same = private(await club.bob.slash("replay"))
    second = private(await club.carol.at("second-table").slash("replay"))
    await club.carol.at("second-table").sees("Yours will follow")
    assert not first.media
    slow.go.set()
    for each in (first, same, second):
        await with_replay(each, club)
    assert slow.most == 1
    assert slow.made == 2, "who asks for the same one gets the same one"


async def test_the_tables_go_on_while_a_replay_is_drawn(club: Club, slow: Slow) -> None:
    session = await moved(club, 2)
    replay = private(await club.alice.slash("replay"))
    await club.take_turn(session, seeds.dice())
    await club.shown(since=session)
    assert len((await club.session()).played) > len(session.played)
    assert slow.drawing == 1, "the replay is still being drawn"
    slow.go.set()
    await with_replay(replay, club)


async def test_the_bot_leaves_in_the_middle(club: Club, slow: Slow) -> None:
    await moved(club, 2)
    replay = private(await club.alice.slash("replay"))
    await club.alice.sees("Creating the replay")
    club.bot._replaying.stop()
    slow.go.set()
    await club.alice.sees("I’m restarting, so the replay didn’t finish.")
    assert not replay.media


async def test_every_die_is_drawn_again(club: Club) -> None:
    await moved(club, 10)
    assert "This game isn’t over yet." in answer(await club.carol.slash("verify"))
    session = await resign(club)
    told = answer(await club.carol.slash("verify"))
    dice = sum(each.seat == 0 for each in session.played)
    assert f"I rolled this game’s dice again from its secret ({dice} draws). The results were the same." in told
    assert session.commitment in told
    assert "How lucky was each player?" in told
    for name in ("Alice", "Bob"):
        assert f"- **{name}**, " in told
    assert "rolls of the die (" in told
    assert " expected)" in told
