"""Words that players give for the dice, and the checker against a host who cheats."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.record import parse
from sessions import dice as dice
from sessions.__main__ import main
from sessions.acts import GiveSeed, Join, Leave, Resign, Start
from sessions.log import Person
from sessions.records.writing import record
from sessions.refusals.moments import AlreadyStarted, EmptySeed
from sessions.refusals.participants import NotSeated
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening, Tables

ANN, BEN, CAT = Person(11, "Ann"), Person(22, "Ben"), Person(33, "Cat")
SECRET = b"the same dice in every test run."


async def opened(tables: Tables, *people: Person, first: int | None = None) -> Session:
    return await tables.openings.open(Opening("stranded", Place(5, 7), people or (ANN, BEN), first=first))


async def played(tables: Tables, words: dict[Person, str], people: tuple[Person, ...] = (ANN, BEN, CAT)) -> Session:
    """A game that is over, with these words in this order."""
    session = await opened(tables, *people)
    for person, word in words.items():
        await tables.do(session.id, GiveSeed(person.user_id, word))
    session = await tables.do(session.id, Start(people[0].user_id, "salt"))
    for person in people[1:]:
        session = await tables.do(session.id, Resign(person.user_id))
    assert session.state == "over"
    return session


def check(path: Path, text: str, *arguments: str) -> int:
    file = path.parent / "record.txt"
    file.write_text(text, encoding="utf-8")
    return main([str(file), *arguments])


def said(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert not (captured.out and captured.err)
    return captured.out + captured.err


# Giving a word


async def test_a_word_is_cleaned_bounded_and_kept_in_the_log(tables: Tables) -> None:
    session = await opened(tables)
    session = await tables.do(session.id, GiveSeed(ANN.user_id, "  two\n words\x1b[31m \u202e: here  "))
    assert session.client_seeds[0].word == "two words [31m : here"
    session = await tables.do(session.id, GiveSeed(BEN.user_id, "x" * 500))
    assert session.client_seeds[1].word == "x" * dice.WORD
    again = Tables(tables.store)
    assert (await again.load(session.id)).client_seeds == session.client_seeds, "it is kept"


async def test_a_word_takes_the_place_of_the_one_before_and_comes_last(tables: Tables) -> None:
    session = await opened(tables)
    for person, word in ((ANN, "one"), (BEN, "two"), (ANN, "three")):
        session = await tables.do(session.id, GiveSeed(person.user_id, word))
    assert [(each.user_id, each.word) for each in session.client_seeds] == [(22, "two"), (11, "three")]


async def test_who_leaves_takes_the_word_along(tables: Tables) -> None:
    session = await opened(tables, ANN, BEN, CAT)
    await tables.do(session.id, GiveSeed(CAT.user_id, "mine"))
    session = await tables.do(session.id, Leave(CAT.user_id))
    assert session.client_seeds == ()
    session = await tables.do(session.id, Join(CAT))
    assert session.client_seeds == ()


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u200b\u202e", "\x00"])
async def test_an_empty_word_is_refused(tables: Tables, text: str) -> None:
    session = await opened(tables)
    with pytest.raises(EmptySeed):
        await tables.do(session.id, GiveSeed(ANN.user_id, text))
    assert (await tables.load(session.id)).version == session.version


async def test_who_does_not_sit_or_comes_late_is_refused(tables: Tables) -> None:
    session = await opened(tables)
    with pytest.raises(NotSeated):
        await tables.do(session.id, GiveSeed(CAT.user_id, "mine"))
    await tables.do(session.id, Start(ANN.user_id, "salt"))
    with pytest.raises(AlreadyStarted):
        await tables.do(session.id, GiveSeed(ANN.user_id, "mine"))


# What goes into the dice


def test_without_words_the_salt_is_the_salt() -> None:
    """What was drawn before there were words is drawn the same."""
    assert dice.mixed("1234", []) == "1234"


def test_each_word_and_their_order_count() -> None:
    marks = [dice.mark(word) for word in ("one", "two")]
    found = {dice.mixed("salt", each) for each in (marks, marks[::-1], marks[:1], marks[1:], [])}
    assert len(found) == 5
    assert dice.mixed("salt", [dice.mark("one two")]) != dice.mixed("salt", marks)


async def test_each_word_changes_seats_and_dice(tables: Tables) -> None:
    seen = set()
    for word in ("a", "b", "c", "d", "e", "f"):
        session = await played(tables, {BEN: word})
        seen.add((tuple(each.user_id for each in session.people), str(session.played[0].ply)))
    assert len(seen) > 2


# The checker


async def test_a_game_with_words_checks_out(tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = await played(tables, {ANN: "key: value", BEN: "ümläut ✓"})
    text = str(record(session))
    assert "word 11: key: value\nword 22: ümläut ✓\n" in text
    arguments = ("--fingerprint", session.commitment, "--word")
    assert check(path, text, *arguments, "ümläut ✓") == 0
    assert "Your word is that last one, so you don't need to trust anyone." in said(capsys)
    assert check(path, text, *arguments, "key: value") == 0
    assert "but player 22 came after you" in said(capsys)
    assert check(path, text, "--fingerprint", session.commitment) == 0
    assert "player 22: ümläut ✓" in said(capsys)


async def test_what_is_proven_is_said_plainly(tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = await played(tables, {})
    text = str(record(session))
    assert check(path, text) == 0
    assert "Against the host: nothing." in said(capsys)
    assert check(path, text, "--fingerprint", f"`{session.commitment.upper()}`") == 0
    assert "no player added a word" in said(capsys)
    assert check(path, text, "--fingerprint", session.commitment[:16]) == 0
    assert "Against the host: little." in said(capsys)


@pytest.mark.parametrize("given", ["abc", "z" * 64, "0" * 65])
async def test_what_is_no_fingerprint_is_told(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str], given: str
) -> None:
    assert check(path, str(record(await played(tables, {}))), "--fingerprint", given) == 1
    assert said(capsys) == "--fingerprint takes the 64 hexadecimal digits that were posted in the channel.\n"


async def test_a_host_who_invents_a_secret_afterwards_is_caught(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host plays the game anew with a secret of their choice; the record agrees with itself."""
    honest = await played(tables, {BEN: "mine"})
    seats = {person.user_id for person in honest.people}
    for number in range(1000):
        secret = number.to_bytes(32, "big")
        order = dice.lot(secret, dice.mixed("salt", [dice.mark("mine")]), sorted(seats))
        if order[0] == ANN.user_id:
            break
    forger = Tables(tables.store, make_secret=lambda: secret)
    forged = await played(forger, {BEN: "mine"})
    assert forged.people[0] == ANN, "the host sits where they wanted"
    text = str(record(forged))
    assert check(path, text) == 0
    assert "Against the host: nothing." in said(capsys), "without the fingerprint it is taken, and no proof"
    assert check(path, text, "--fingerprint", honest.commitment, "--word", "mine") == 1
    assert "a different secret than the one announced in the channel" in said(capsys)


async def test_a_host_who_grinds_the_salt_gains_nothing_from_a_table_with_a_word(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = [ANN.user_id, BEN.user_id, CAT.user_id]
    salts = [str(1_500_000_000_000_000_000 + (ms << 22)) for ms in range(4000)]
    assert len({tuple(dice.lot(SECRET, dice.mixed(salt, []), people)) for salt in salts}) == 6, (
        "every order is to be had"
    )
    marks = [dice.mark("mine")]
    assert len({tuple(dice.lot(SECRET, dice.mixed(salt, marks), people)) for salt in salts}) == 1
    # What is left is to put another word in place of Ben's, or to leave it out: Ben sees that.
    ground = next(
        word for word in map(str, range(1000)) if dice.lot(SECRET, dice.mixed("", [dice.mark(word)]), people)[0] == 11
    )
    for words in ({BEN: ground}, {}, {ANN: ground}):
        forged = await played(tables, words)
        assert check(path, str(record(forged)), "--fingerprint", forged.commitment, "--word", "mine") == 1
        assert said(capsys) == "Your word isn't in this record: the dice were drawn without it.\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("word 22: mine", "word 22: yours"),
        ("word 22: mine\n", ""),
        ("word 22: mine", "word 22: mine\nword 11: also"),
        ("word 22: mine", "word 44: mine"),
        ("word 22: mine", "word dog: mine"),
        ("word 22: mine", "word 22 sha256: dog"),
    ],
)
async def test_a_changed_word_is_caught(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str
) -> None:
    text = str(record(await played(tables, {BEN: "mine"})))
    assert before in text
    assert check(path, text.replace(before, after)) == 1
    told = said(capsys)
    assert any(each in told for each in ("secret gives", "drawn at random", "didn't play", "damaged"))


async def test_old_records_check_out(tables: Tables, path: Path) -> None:
    """The first format says `youngest` for `first`, and knows no words."""
    session = await opened(tables, ANN, BEN, first=BEN.user_id)
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    session = await tables.do(session.id, Resign(ANN.user_id))
    text = str(record(session)).replace("first:", "youngest:")
    assert "youngest: 22" in text
    assert check(path, text, "--fingerprint", session.commitment) == 0


async def test_a_record_without_a_forgotten_player_checks_out(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The stand-in has no lot, and the word's digest is enough for the dice; the order of the others still counts."""
    session = await played(tables, {BEN: "mine"})
    notes = {
        key.replace("word 22", "word -1 sha256"): dice.mark("mine") if key == "word 22" else value.replace("22", "-1")
        for key, value in record(session).notes.items()
        if key not in ("dice", "secret")
    }
    found = replace(record(session), notes={**record(session).notes, **notes})
    found = replace(found, notes={key: value for key, value in found.notes.items() if key != "word 22"})
    assert replace(parse(str(found)), first_line=found.first_line) == found
    assert check(path, str(found), "--word", "mine") == 0
    assert "except for players whose data was deleted" in said(capsys)
    order = notes["players"]
    swapped = order.translate(str.maketrans("13", "31")).replace("-3", "-1")
    assert sorted(swapped.split()) == sorted(order.split())
    assert swapped != order
    assert check(path, str(found).replace(f"players: {order}", f"players: {swapped}")) == 1
    assert said(capsys) == "The seats aren't the ones that were drawn at random.\n"
