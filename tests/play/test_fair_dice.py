"""What a channel shows of the dice, and what people can check with it, from the lobby to the record."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.messages import boards, table_menu
from cogs.pictures.pictures import Picture
from sandbox import Message, Person, Result
from sessions.__main__ import main
from sessions.dice import commitment
from sessions.log import Ended, TableEnding
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel
from tests.play.club import Club, open_club
from tests.play.reading import texts
from words import ENGLISH, of


async def opened(club: Club) -> Message:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    return club.live(await club.accept())


async def give(club: Club, lobby: Message, who: Person, word: str) -> Result:
    return await club.add_word(lobby, who, word)


async def asks(lobby: Message, who: Person) -> Result:
    """Somebody asks for the form, behind the lobby's Details."""
    return await who.click((await who.click(lobby, "Details")).said, "Add a word")


def read(result: Result) -> str:
    assert result.failed is None, result.failed
    assert all(each.ephemeral for each in result.replies), "what somebody is told about their word is theirs"
    return result.said.text


def fingerprint(text: str) -> str:
    """The fingerprint in what somebody reads."""
    found = re.findall(r"[0-9a-f]{64}", text)
    assert len(set(found)) == 1, text
    return str(found[0])


async def recorded(club: Club, who: Person) -> str:
    """The record, as somebody takes it home."""
    result = await who.slash("record")
    return result.said.image_bytes().decode()


async def test_the_whole_fingerprint_stays_in_what_is_left_of_the_lobby(club: Club) -> None:
    lobby = await opened(club)
    before = fingerprint(lobby.text)
    assert before == commitment(club.secret) == hashlib.sha256(club.secret).hexdigest()
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    assert "The game has started" in lobby.text
    assert fingerprint(lobby.text) == before
    assert f"dice: {before}\n" in await recorded(club, club.bob), "and it is in the record from the first move on"
    await club.bob.slash("resign")
    assert fingerprint(lobby.text) == before


async def test_a_word_is_asked_for_in_a_form_beside_the_fingerprint(club: Club) -> None:
    lobby = await opened(club)
    form = (await asks(lobby, club.bob)).modal
    assert form is not None
    assert fingerprint(str(form.payload)) == commitment(club.secret)
    await club.bob.submit(form, answer="my **own** word")
    answer = await club.bob.sees("Your word was added")
    assert answer.ephemeral
    told = answer.text
    assert "my \\*\\*own\\*\\* word" in told
    assert fingerprint(told) == commitment(club.secret)
    await club.caught_up()
    assert "**Bob** added a word." in lobby.text
    assert "my " not in lobby.text, "the word itself is not shown before the game"
    assert (await club.session()).client_seeds[0].word == "my **own** word"


async def test_words_stand_in_what_is_left_of_the_lobby_and_in_the_record(
    club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lobby = await opened(club)
    await give(club, lobby, club.alice, "first")
    await give(club, lobby, club.bob, "second")
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    assert lobby.text.index("**Alice** added") < lobby.text.index("**Bob** added")
    await club.play_unseen(await club.session())
    text = await recorded(club, club.bob)
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    capsys.readouterr()
    assert main([str(file), "--fingerprint", fingerprint(lobby.text), "--word", "second"]) == 0
    assert "you don't need to trust anyone" in capsys.readouterr().out


async def test_a_host_who_changes_the_secret_after_the_lobby_is_caught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host shows one fingerprint, and gives a record of a different secret that agrees with itself."""
    records = []
    shown = []
    for number, secret in enumerate((None, b"a secret of the host's own choice")):
        async with open_club(tmp_path / f"{number}.sqlite3", secret=secret) as club:
            lobby = await opened(club)
            shown.append(fingerprint(lobby.text))
            await give(club, lobby, club.bob, "mine")
            await club.alice.click(lobby, "Start")
            await club.caught_up()
            session = await club.session()
            asked = await club.alice.slash("resign")
            await club.alice.click(asked.said, "Resign")
            await club.caught_up(since=session)
            records.append(await recorded(club, club.bob))
    file = tmp_path / "record.txt"
    file.write_text(records[1], encoding="utf-8")
    assert main([str(file)]) == 0
    assert "Against the host: nothing" in capsys.readouterr().out
    assert main([str(file), "--fingerprint", shown[0], "--word", "mine"]) == 1
    assert "a different secret" in capsys.readouterr().err


async def test_who_may_not_give_a_word(club: Club) -> None:
    lobby = await opened(club)
    assert "not playing at this table" in read(await asks(lobby, club.carol))
    assert "at least one visible character" in read(await give(club, lobby, club.bob, " \u200b "))
    late = await asks(lobby, club.bob)
    details = club.bob.messages()[-1].frozen()
    assert late.modal is not None
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    assert "already started" in read(await club.bob.submit(late.modal, answer="too late"))
    assert "already started" in read(await club.bob.click(details, "Add a word"))


async def test_a_form_outlives_the_bot(club: Club) -> None:
    """What a form means is in its id: another process answers it."""
    lobby = await opened(club)
    form = (await asks(lobby, club.bob)).modal
    assert form is not None
    assert not club.bot._connection._view_store._modals, "nothing of it is kept in memory"
    assert form.custom_id == f"f2:worded:{(await club.session()).id}:0:0:"


async def test_a_game_for_one_shows_the_fingerprint_behind_more_and_on_what_stays(club: Club) -> None:
    """So does a game of one person against computers; in a game of several, the lobby tells it."""
    session = await club.start("stranded", 2)
    assert commitment(club.secret) not in club.live(session).text, "a table's lobby tells it"
    person = session.people[0]
    alone = replace(session, game=replace(session.game, seats=range(1, 2)), people=(person,))
    assert alone.solo
    against = replace(session, people=(person, Computer(-1, ComputerLevel.EASY)))
    picture = Picture((b"",), "a board")

    def shown(of_table: Session) -> list[bool]:
        ended = replace(of_table, state="over", ending=Ended(TableEnding.MODERATOR, "Mo"))
        views = (
            table_menu.table_menu(of(ENGLISH), of_table, int(club.alice.id), 0),
            boards.past_board(of_table, of_table.played),
            boards.final_board(ended, picture),
        )
        return [any(commitment(club.secret) in text for text in texts(view)) for view in views]

    assert [shown(each) for each in (alone, against)] == [[True] * 3] * 2
    assert shown(session) == [True, False, False]
