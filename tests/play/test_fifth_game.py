"""A fifth game costs its own files and its lines in the catalogues: here some are put in, and everything takes them.

Unlike those so far, one begins with a choice, one is for one player, one is in space and shown in two pictures, and one
has 130 plies at once.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.catalogue import GAMES
from rules.core import Over
from sandbox import Message, Person, Result
from sessions.acts import Play
from sessions.session import Session
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, pick
from tests.play.made_up.club import catalogues, club
from tests.play.made_up.games import MADE_UP
from tests.sessions.solo import Climb

__all__ = ["catalogues", "club"]


async def theirs(club: Club, person: Person) -> Session:
    """The session that somebody means in #table."""
    found = await club.tables.finder.meant_in(int(person.channel.id), int(person.id))
    assert found is not None
    return found


async def alone(club: Club, person: Person, **options: Any) -> Session:
    """A game for one, begun by `person`."""
    return await club.begin("climb", person, **options)


def plies(session: Session) -> list[str]:
    """The legal plies of the moment."""
    return [ply for group in session.continuations().values() for ply in group]


def buttons(message: Message) -> list[str]:
    """The labels of its buttons."""
    return [button.label for button in message.buttons]


def all_text(club: Club) -> str:
    """Everything that anybody was ever shown in #table."""
    return "\n".join(str(payload) for each in club.sandbox.messages() for payload in (*each.history, each.payload))


# Whole games of each


@pytest.mark.parametrize("key", MADE_UP)
@pytest.mark.parametrize("seed", [1, 2])
async def test_it_is_played_to_its_end_by_clicks_and_typed_moves(
    club: Club, key: str, seed: int, dice: random.Random
) -> None:
    few = GAMES[key].seats[0]
    session = await (alone(club, club.alice) if few == 1 else club.start(key, few))
    assert session.state == "running"
    while session.state == "running":
        board = club.live(session)
        assert f"<@{club.who(session).id}>" in board.text
        assert board.alt
        await club.play_one(session, dice)
        session = await club.session()
    final = club.live(session)
    assert buttons(final) == [
        "Play again" if few == 1 else "Rematch",
        "Record",
        "Rules",
        "Replay",
        "History",
        "Analyse",
        "Learn from this game",
    ]
    assert isinstance(session.position.turn(), Over)
    assert not [each for each in club.sandbox.messages() if "More" in buttons(each)]
    assert MADE_UP[key].face.teller.about.summary in answer(await club.alice.click(final, "Rules"))
    record = await club.alice.click(final, "Record")
    assert f"Table {session.id}, " in answer(record)
    assert record.reply is not None
    assert f"game: {key}" in record.reply.image_bytes().decode()


# One that begins with a choice


async def test_a_game_that_begins_with_a_choice(club: Club) -> None:
    session = await club.start("higher", 2, top="33")
    board = club.live(session)
    assert board.pings == [club.who(session).user.key]
    assert "The game has started" in club.sandbox.messages()[0].text, "the lobby says where the board is"
    [menu] = board.menus
    assert len(menu.options) == 25
    assert "page 1 of 2" in menu.placeholder
    actor = club.who(session)
    await actor.click(board, "More ▶")
    await club.sandbox.settle()
    assert board.menus[0].values == [str(number) for number in range(24, 32)], "32 and 33 win: they stood first"
    await actor.click(board, "◀ Earlier")
    await club.sandbox.settle()
    await actor.choose(board, "2")
    await club.caught_up(since=session)
    session = await club.session()
    assert club.live(session) == board, "the second number of a turn is asked for on the same board"
    session = await club.play_unseen(session)
    assert "The last number is 33" in club.live(session).text


async def test_its_option_is_offered_in_the_lobby_in_as_many_menus_as_it_needs(club: Club) -> None:
    await club.alice.slash("play", game="higher")
    lobby = club.live(await club.session())
    panel = (await club.alice.click(lobby, "Options")).said
    assert [each.values for each in panel.menus] == [
        [str(number) for number in range(30, 46)],
        [str(number) for number in range(46, 61)],
    ], "Discord shows 25 in one"
    await club.alice.choose(panel, "Top: 55")
    await club.alice.sees("Options: top 55")
    await club.alice.choose(panel, "Top: 31")
    await club.alice.sees("Options: top 31")
    assert (await club.session()).options == {"top": "31"}


async def test_an_option_that_two_games_have_is_offered_as_the_game_has_it(club: Club) -> None:
    asked = (await club.alice.slash("play", game="climb")).said
    offered = [value for each in asked.menus for value in each.values]
    assert offered == [f"top={number}" for number in range(5, 41)]
    await club.alice.choose(asked, "top=40")
    assert "**40**" in asked.text
    session = await alone(club, club.bob, top="7")
    assert session.options == {"top": "7"}


async def test_long_lists_are_typed_word_by_word(club: Club) -> None:
    session = await club.start("higher", 2)
    actor = club.who(session)
    offered = await actor.autocomplete("move", "move", "")
    assert len(offered) == 25
    assert [each["value"] for each in await actor.autocomplete("move", "move", "name 4")] == ["name 4", "name 40"]


# One for one player


async def test_a_game_for_one_starts_without_lobby_and_lot(club: Club) -> None:
    session = await alone(club, club.alice, top="20")
    assert (session.state, session.solo, session.names) == ("running", True, ("Alice",))
    [board] = [each for each in club.sandbox.messages() if each.by_bot]
    assert board == club.live(session)
    assert board.pings == [], "whoever just asked for it need not be called"
    assert buttons(board) == ["Climb", "Roll again", "Hint", "More"]
    assert "stands on step 0 of 20" in (board.alt or "")
    for words in ("opened a table", "random draws", "seat", "Join", "Start", "players", "invited"):
        assert words not in board.text, words
    assert plies(session) == ["go up", "go on"]


async def test_it_is_watched_in_one_message_that_tells_a_turn_or_two(club: Club, dice: random.Random) -> None:
    session = await alone(club, club.alice, top="40")
    board = club.live(session)
    while session.state == "running":
        told = [line for line in board.text.splitlines() if "The die shows" in line or "plays go" in line]
        assert 1 <= len(told) <= 3, "this turn's die, and the turn before it"
        assert isinstance(session.position, Climb)
        assert told[-1].endswith(f"The die shows {session.position.die}.")
        assert club.live(session) == board
        await club.play_one(session, dice)
        session = await theirs(club, club.alice)
    assert len(session.played) > 30
    assert [each for each in club.sandbox.messages() if each.by_bot and "Resign" in buttons(each)] == []


async def test_several_play_alone_beside_a_game_of_several(club: Club) -> None:
    climbs = {person.user.key: await alone(club, person) for person in (club.alice, club.bob)}
    said_nothing(await club.carol.slash("play", game="stranded", opponent=club.dave))
    await club.dave.click(club.live(await theirs(club, club.carol)), "Accept")
    await club.caught_up()
    lobby = await theirs(club, club.carol)
    assert lobby.game.key == "stranded"
    late = await alone(club, club.alice, top="40")
    assert "already" in answer(await club.bob.slash("play", game="stranded")), "one of several is enough"
    await club.carol.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    stranded = await theirs(club, club.carol)
    everything = [*climbs.values(), late, stranded]
    everything = [await club.tables.load(each.id) for each in everything]
    boards = [club.live(each) for each in everything]
    assert len({board.id for board in boards}) == 4, "each has its own message"
    assert all("More" in buttons(board) for board in boards), "all of them wait for somebody"

    # What is typed is one's own: a game for one, the newest of two, or the game of several.
    for person, mine in ((club.alice, late), (club.bob, climbs["bob"]), (club.dave, stranded)):
        assert (await theirs(club, person)).id == mine.id
    before = await club.tables.load(climbs["bob"].id)
    answer(await club.bob.slash("move", move="go on"))
    after = await club.tables.load(before.id)
    assert len(after.played) > len(before.played)
    assert [len((await club.tables.load(each.id)).played) for each in everything if each.id != before.id] == [
        len(each.played) for each in everything if each.id != before.id
    ]

    # A board asked for again is one's own, and the others stay where they are.
    looked = (await club.bob.slash("board")).reply
    assert looked is not None
    await club.bob.click(looked, "Repost the board")
    await club.caught_up()
    assert club.live(await club.tables.load(before.id)) != boards[1]
    assert boards[1].deleted
    assert not any(board.deleted for board in (boards[0], *boards[2:]))

    # Somebody else's buttons are somebody else's.
    assert "not playing at this table" in answer(await club.bob.click(boards[0], "Climb"))
    assert "not playing at this table" in answer(await club.carol.click(boards[0], "More"))
    watched = (await club.sandbox.person("eve").slash("board")).reply
    assert watched is not None
    assert buttons(watched) == ["Rules", "History", "Follow"], "the game of several, without a way to post it"


async def test_resigning_gives_up_ones_own(club: Club) -> None:
    mine, other = await alone(club, club.alice), await alone(club, club.bob)
    asked = await club.alice.slash("resign")
    assert "Resign this game (Climb)?" in answer(asked)
    assert asked.reply is not None
    await club.alice.click(asked.reply, "Resign")
    await club.caught_up(since=mine)
    mine, other = await club.tables.load(mine.id), await club.tables.load(other.id)
    assert (mine.state, other.state) == ("over", "running")
    assert "has climbed down" in club.live(mine).text


@pytest.fixture
def places(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """The database, to look how games came out."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        yield connection


async def play_always(club: Club, session: Session, ply: str) -> Session:
    """The game when Alice has played nothing but this, to its end. It is played beside Discord, and then shown."""
    while session.state == "running":
        session = await club.tables.do(session.id, Play(int(club.alice.id), ply, session.version))
    return await club.show(session)


async def test_a_loss_alone_is_told_as_a_loss(club: Club, places: sqlite3.Connection) -> None:
    outcomes = {}
    for top in range(5, 12):
        session = await play_always(club, await alone(club, club.alice, top=str(top)), "go up")
        final = club.live(session).text
        won = "is at the top" in final
        assert won or "and falls" in final
        assert "draw" not in final.lower().replace("random draws", "")
        outcomes[session.id] = won
    assert set(outcomes.values()) == {True, False}, "some are won and some are lost"
    told = places.execute("SELECT session_id, seat, user_id, place FROM result ORDER BY session_id").fetchall()
    assert told == [(number, 1, int(club.alice.id), 1 if won else 2) for number, won in outcomes.items()]


async def test_another_game_for_one_begins_at_once(club: Club) -> None:
    session = await play_always(club, await alone(club, club.alice, top="7"), "go up")
    await club.alice.click(club.live(session), "Play again")
    again = await theirs(club, club.alice)
    await club.caught_up()
    again = await theirs(club, club.alice)
    assert (again.id, again.state, again.options) == (session.id + 1, "running", {"top": "7"})
    assert "More" in buttons(club.live(again))
    assert "didn’t play in this game" in answer(await club.bob.click(club.live(session), "Play again"))


async def test_nobody_reads_of_one_players(club: Club) -> None:
    assert "Climb has 1 seat, but with you that would be 2 players." in answer(
        await club.alice.slash("play", game="climb", opponent=club.bob)
    )
    session = await alone(club, club.alice)
    await pick(club.alice, club.live(session), "go up")
    await club.caught_up(since=session)
    session = await play_always(club, await club.tables.load(session.id), "go up")
    results: list[Result] = [
        await club.alice.slash("board"),
        await club.alice.slash("record"),
        await club.alice.slash("rules"),
        await club.alice.click(club.live(await club.tables.load(session.id)), "Play again"),
    ]
    shown = all_text(club) + "".join(result.reply.text for result in results if result.reply)
    for words in ("1 players", "one players", "1 to 1", "1 seats"):
        assert words not in shown


# One in space


async def test_a_game_in_space_shows_two_pictures_and_places_with_three_coordinates(club: Club) -> None:
    session = await club.start("lattice", 2)
    board = club.live(session)
    assert [board.image(number).size for number in range(2)] == [(320, 900), (700, 250)]
    assert len(board.media) == 2
    [menu] = board.menus
    assert menu.values == [f"x{x}y{y}z1" for x in (1, 2, 3) for y in (1, 2, 3)]
    assert "Wait" in buttons(board), "a word that is a whole ply has a button beside the menu"
    await club.who(session).choose(board, "x2y2z1")
    await club.caught_up(since=session)
    session = await club.session()
    assert (board.media, board.buttons) == ([], []), "a past turn is told in words"
    now = club.live(session)
    assert len(now.media) == 2
    assert "x2y2z2" in now.menus[0].values
    assert now.image_bytes(0) != now.image_bytes(1)
    offered = await club.who(session).autocomplete("move", "move", "y2z2")
    assert [each["value"] for each in offered] == ["put x2y2z2"]


async def test_two_who_wait_draw(club: Club) -> None:
    session = await club.start("lattice", 2)
    for said in ("Wait", "Wait – a draw"):
        await club.who(session).click(club.live(session), said)
        await club.caught_up(since=session)
        session = await club.session()
    assert "Nobody wins." in club.live(session).text


# One with 130 plies


async def test_a_hundred_and_thirty_plies_are_paged_and_typed(club: Club) -> None:
    session = await club.start("meadow", 3)
    actor, board = club.who(session), club.live(session)
    wanted = plies(session)
    assert len(wanted) == 130
    seen: list[str] = []
    for page in range(6):
        [menu] = board.menus
        assert f"page {page + 1} of 6" in menu.placeholder
        seen += [f"sow {value}" for value in menu.values]
        pager = {button.label: button.disabled for button in board.buttons}
        assert (pager["◀ Earlier"], pager["More ▶"]) == (page == 0, page == 5)
        if page < 5:
            await actor.click(board, "More ▶")
            await club.sandbox.settle()
    assert seen == wanted
    assert len(await actor.autocomplete("move", "move", "sow")) == 25
    assert [each["value"] for each in await actor.autocomplete("move", "move", "sow m1")] == ["sow m1", "sow m10"]
    refused = answer(await actor.slash("move", move="sow z1"))
    assert len(refused) < 400, "not all of them are listed"
    await actor.choose(board, "m10")
    await club.caught_up(since=session)
    session = await club.session()
    assert len(plies(session)) == 129
    assert "sow m10" in club.live(session).text
