"""Looking without moving: the board as it stands, the game as it went, and a game from a file, each to one person."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from cogs.messages import game_history
from render.face import COLUMNS, Teller
from render.stranded.words.teller import StrandedTeller
from rules.stranded import COLUMNS as PLACES
from rules.stranded import HOLE
from sandbox import Sandbox
from sessions.records.past import LARGEST
from sessions.records.writing import record
from tests.play.answers import answer, private, said_nothing
from tests.play.club import Club, club_in
from tests.play.tables import open_record, resign
from tests.play.turns import moved, moves_of
from tests.render.plays import cells

# The board


async def test_the_board_is_private_and_tells_whose_turn_it_is(club: Club) -> None:
    session = await moved(club)
    public = len(club.sandbox.messages())
    actor = club.who(session)
    mine = private(await actor.slash("board"))
    watched = private(await club.carol.slash("board"))
    assert mine.alt
    assert watched.alt
    assert mine.image().size == watched.image().size
    assert f"It’s **{actor.name}**’s turn" in watched.text
    assert "’s turn" not in mine.text, "who is to act is told what to do"
    live = session.row.live
    assert live is not None
    assert f"/{live.message_id})" in watched.text
    assert len(club.sandbox.messages()) == public
    assert (await club.session()).row == session.row


async def test_the_board_in_characters_has_no_picture(club: Club) -> None:
    """It is a grid in a code block, as narrow as a phone; in sentences for whoever has said so with /me."""
    await moved(club)
    await club.tables.settings.change_person(int(club.bob.id), sentences=True)
    drawn = private(await club.carol.slash("board", text=True))
    told = private(await club.bob.slash("board", text=True))
    for shown in (drawn, told):
        assert shown.alt is None
        assert not shown.media
        for word in ("Alice", "Bob", "The die"):
            assert word in " ".join(shown.text.split())
    block = drawn.text.split("```")[1].strip("\n").split("\n")
    assert max(map(len, block)) <= COLUMNS
    assert "  a      b      c      d      e" in block
    assert cells(block, "abcde").keys() == {*PLACES, HOLE}
    assert "Rank 5: a " in told.text
    assert "Rank 5" not in drawn.text
    await club.tables.settings.change_person(int(club.bob.id), sentences=False)
    assert private(await club.bob.slash("board", text=True)).text.split("```")[1] == drawn.text.split("```")[1]


async def test_a_game_without_a_grid_tells_of_itself_in_sentences(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await moved(club)
    monkeypatch.setattr(StrandedTeller, "grid", Teller.grid)
    assert "Rank 5: a " in private(await club.carol.slash("board", text=True)).text


async def test_the_board_is_turned_to_whoever_asks(club: Club) -> None:
    """The Game's Up has sides: blue sees it from its own."""
    session = await club.start("games_up", 2, turning="off")
    people = {person.id: person for person in club.people}
    red, blue = (people[str(each.user_id)] for each in session.people)
    seen = [private(await each.slash("board")) for each in (red, blue)]
    assert "blue’s side" not in str(seen[0].alt)
    assert "Seen from blue’s side" in str(seen[1].alt)


async def test_a_board_that_was_deleted_is_posted_again_by_whoever_plays(club: Club) -> None:
    session = await moved(club)
    club.sandbox.expect(10008)
    old = club.live(session)
    await club.alice.delete(old)
    private(await club.carol.slash("board"))
    assert (await club.session()).row.live == session.row.live, "who watches posts nothing"
    private(await club.bob.slash("board"))
    await club.caught_up()
    again = club.live(await club.session())
    assert again != old
    assert not again.deleted
    assert again.pings == []


async def test_a_lobby_is_shown_again_as_it_is(club: Club) -> None:
    said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob))
    old = club.live(await club.session())
    assert "Go to the table" in answer(await club.carol.slash("board"))
    said_nothing(await club.bob.slash("board"))
    await club.caught_up()
    assert club.live(await club.session()) != old
    assert "This game hasn’t started yet." in answer(await club.alice.slash("history"))


async def test_a_stranger_cannot_have_a_board_posted(club: Club) -> None:
    session = await moved(club)
    channel = club.bot.get_partial_messageable(int(club.alice.channel.id))
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="?", custom_id=f"b2:again:{session.id}:0:0:"))
    forged = club.sandbox.message(str((await channel.send("forged", view=view)).id))
    assert "You’re not playing" in answer(await club.carol.press(forged, f"b2:again:{session.id}:0:0:"))
    assert (await club.session()).row.live == session.row.live


# History


async def test_history_in_words_and_the_position_at_any_move(club: Club) -> None:
    session = await moved(club, 12)
    told = private(await club.carol.slash("history"))
    assert re.search(r"\*\*1(–\d+)?\.\*\* ", told.text)
    assert "rolled" in told.text
    assert "**Alice**" in told.text
    await club.carol.click(told, "See the board")
    moves = moves_of(session)
    assert f"move {moves} of {moves}" in told.text
    assert told.alt
    last = told.image().tobytes()
    await club.carol.click(told, "◀ Back")
    assert f"move {moves - 1} of {moves}" in told.text
    assert told.image().tobytes() != last
    await club.carol.click(told, "⏮ First")
    assert "before the first move" in told.text
    labels = {each.label: each.disabled for each in told.buttons}
    assert labels["⏮ First"]
    assert labels["◀ Back"]
    assert not labels["Next ▶"]
    await club.carol.click(told, "Next ▶")
    assert "move 1 of" in told.text
    await club.carol.click(told, "Last ⏭")
    assert f"move {moves} of {moves}" in told.text
    assert told.image().tobytes() == last
    await club.carol.click(told, "Show as text")
    assert re.search(r"\*\*1(–\d+)?\.\*\* ", told.text)
    assert told.alt is None


async def test_a_move_is_gone_to_by_its_number(club: Club) -> None:
    last = moves_of(await moved(club))
    told = private(await club.bob.slash("history"))
    await club.bob.click(told, "See the board")
    form = (await club.bob.click(told, "Go to…")).modal
    assert form is not None
    await club.bob.submit(form, answer="3")
    assert "move 3 of" in told.text
    form = (await club.bob.click(told, "Go to…")).modal
    assert form is not None
    assert "That’s not a move number." in answer(await club.bob.submit(form, answer="³"))
    form = (await club.bob.click(told, "Go to…")).modal
    assert form is not None
    await club.bob.submit(form, answer="99999")
    assert f"move {last} of {last}" in told.text, "further than the end is the end"


async def test_the_history_lives_on_after_a_restart(tmp_path: Path) -> None:
    """What is looked at stands in the buttons: another process answers them."""
    path = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, path) as club:
            await moved(club)
            over = await resign(club)
            told = private(await club.carol.click(club.live(over), "History"))
            assert "**Alice** resigned" in told.text
        async with club_in(sandbox, path) as club:
            await club.carol.click(told, "See the board")
            last = moves_of(over)
            assert f"move {last} of {last}" in told.text
            assert "**Alice** resigned" in told.text


async def test_a_long_game_has_pages(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_history, "_PAGE", 300)
    await moved(club, 12)
    told = private(await club.alice.slash("history"))
    pages = int(told.text.split("page ")[1].split(" of ")[1].split("\n")[0])
    assert pages > 1
    seen = [told.text]
    for _ in range(pages - 1):
        await club.alice.click(told, "◀ Back")
        seen.append(told.text)
    assert "**1.** " in seen[-1]
    assert len(set(seen)) == pages
    assert all(len(each) < 4000 for each in seen)


# A game from a file


async def test_a_record_is_looked_through(club: Club) -> None:
    session = await moved(club)
    last = moves_of(session)
    looked = private(await open_record(club, str(record(session)).encode()))
    assert f"move {last} of {last}" in looked.text
    assert looked.alt
    await club.dave.click(looked, "⏮ First")
    assert "before the first move" in looked.text
    await club.dave.click(looked, "Show as text")
    assert "Seat 1" in looked.text, "a record names nobody"
    assert "Alice" not in looked.text
    await club.dave.click(looked, "See the board")
    form = (await club.dave.click(looked, "Go to…")).modal
    assert form is not None
    await club.dave.submit(form, answer="2")
    assert f"move 2 of {last}" in looked.text


async def test_a_file_that_is_no_record_gets_a_sentence(club: Club) -> None:
    session = await moved(club)
    text = str(record(session))
    illegal = text.replace(str(session.played[-1].ply), "take z9")
    for content, wanted in (
        (b"x" * (LARGEST + 1), "too large"),
        (b"\xff\xfe\x00broken", "That’s not a text file"),
        (b"", "its game isn’t one of those played here"),
        (b"game: chess\nseats: 2\n\ne4\n", "its game isn’t one of those played here"),
        (text.replace("seats: 2", "seats: 9").encode(), "for 2 to 4 seats"),
        (illegal.encode(), "which isn’t a legal move there"),
        (("game: stranded\nseats: 2\n\n" + "take a1\n" * 6000).encode(), "too many moves for any game"),
        (b"game: stranded\nseats: 2\n\n@everyone](http://x)[x](http://y)\n", "which isn’t a legal move there"),
    ):
        said = answer(await open_record(club, content))
        assert wanted in said, (wanted, said)
        assert "[x](" not in said


@pytest.mark.parametrize("ending", ["", "\r\n"])
async def test_a_record_from_elsewhere_is_read(club: Club, ending: str) -> None:
    session = await moved(club, 2)
    text = str(record(session))
    if ending:
        text = "\ufeff" + text.replace("\n", ending)
    last = moves_of(session)
    assert f"move {last} of {last}" in private(await open_record(club, text.encode())).text
