"""Records of games in which a seat passed on: who began, for whom the lot was drawn, and who replaced whom."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.record import NEWEST, Flaw, RecordError, parse
from sessions.__main__ import main
from sessions.acts import Answer, End, GiveSeed, Start, Substitute, TakeBack
from sessions.log import Person
from sessions.records.past import past_in
from sessions.records.redrawing import redraw_game
from sessions.records.writing import record
from sessions.refusals.requests import BadRecord
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, a_play, lobby


async def replaced(tables: Tables, *changes: tuple[Person, Person], salt: str = "salt", channel: int = 7) -> Session:
    """A game that Ann and Ben began, in which seats passed on after some plies each, and which then ended."""
    session = await lobby(tables, (ANN, BEN), "strata5", channel)
    for person in (ANN, BEN):
        session = await tables.do(session.id, GiveSeed(person.user_id, f"{salt} of {person.name}"))
    session = await tables.do(session.id, Start(ANN.user_id, salt))
    for goes, comes in changes:
        for _ in range(3):
            session = await tables.do(session.id, a_play(session))
        session = await tables.do(session.id, Substitute(goes.user_id, goes.user_id, comes))
        number = session.version
        for voter in session.question.voters if session.question else ():
            session = await tables.do(session.id, Answer(voter, number, yes=True))
    return await tables.do(session.id, End("Mo"))


def written(path: Path, text: str) -> str:
    """A file that holds the record."""
    file = path.parent / "record.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


async def test_every_game_with_a_replaced_player_checks_out(tables: Tables, path: Path) -> None:
    for number in range(12):
        goes = (ANN, BEN)[number % 2]
        session = await replaced(tables, (goes, CAT), salt=f"salt {number}", channel=100 + number)
        text = str(record(session))
        assert redraw_game(session).whole_lot
        assert main([written(path, text)]) == 0
        assert past_in(text.encode()).played == session.played


async def test_seats_that_passed_on_twice_check_out(tables: Tables, path: Path) -> None:
    session = await replaced(tables, (ANN, CAT), (CAT, DAN), (BEN, ANN))
    assert main([written(path, str(record(session)))]) == 0


async def test_a_forgotten_player_who_was_replaced_is_left_out_of_the_lot(tables: Tables, path: Path) -> None:
    session = await replaced(tables, (BEN, CAT))
    await tables.people.forget(BEN.user_id)
    session = await tables.load(session.id)
    assert not redraw_game(session).whole_lot
    text = str(record(session))
    assert not re.search(rf"(?<![0-9a-f]){BEN.user_id}(?![0-9a-f])", text)
    assert main([written(path, text)]) == 0


async def test_the_record_lists_who_began_and_who_replaced_whom(tables: Tables) -> None:
    session = await replaced(tables, (BEN, CAT), (CAT, DAN))
    seat = session.seat_of(DAN.user_id)
    notes = parse(str(record(session))).notes
    began = {seat: BEN, 3 - (seat or 0): ANN}
    assert notes["players"] == f"{began[1].user_id} {began[2].user_id}"
    assert notes["replaced 1"] == f"seat {seat} after ply 3, {BEN.user_id} by {CAT.user_id}"
    assert notes["replaced 2"] == f"seat {seat} after ply 6, {CAT.user_id} by {DAN.user_id}"


async def test_the_check_tells_who_replaced_whom(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = await replaced(tables, (BEN, CAT))
    seat = session.seat_of(CAT.user_id)
    assert main([written(path, str(record(session)))]) == 0
    told = f"Player {CAT.user_id} took over seat {seat} from player {BEN.user_id} after ply 3.\n"
    assert told in capsys.readouterr().out


async def test_a_move_that_is_taken_back_may_move_the_moment_of_a_replacement(tables: Tables, path: Path) -> None:
    session = await lobby(tables, (ANN, BEN), "strata5")
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    while session.actor == 1:
        session = await tables.do(session.id, a_play(session))
    first, second = session.people
    session = await tables.do(session.id, Substitute(first.user_id, first.user_id, CAT))
    number = session.version
    for person in (second, CAT):
        session = await tables.do(session.id, Answer(person.user_id, number, yes=True))
    session = await tables.do(session.id, TakeBack(CAT.user_id))
    session = await tables.do(session.id, Answer(second.user_id, session.version, yes=True))
    session = await tables.do(session.id, End("Mo"))
    assert f"seat 1 after ply {len(session.played)}" in record(session).notes["replaced 1"]
    assert main([written(path, str(record(session)))]) == 0


# Formats


def header_of_format_1(text: str) -> dict[str, str]:
    """The header of a record as a reader of the first format alone takes it. Raises RecordError."""
    header: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise RecordError(f"Line {number} should be a “key: value” header, but says “{line[:60]}”.")
        header[key.strip()] = value.strip()
    return header


async def test_an_older_reader_refuses_a_record_of_format_2(tables: Tables) -> None:
    """It would check the lot for the wrong people; what it says quotes the line that says what is needed."""
    text = str(record(await replaced(tables, (BEN, CAT))))
    with pytest.raises(RecordError) as caught:
        header_of_format_1(text)
    assert str(caught.value) == (
        "Line 1 should be a “key: value” header, but says “record format 2, which needs a newer version of the bot”."
    )


async def test_an_older_reader_takes_every_other_record(tables: Tables) -> None:
    session = await replaced(tables)
    text = str(record(session))
    assert parse(text).format == 1
    assert header_of_format_1(text)["players"] == " ".join(str(each.user_id) for each in session.people)


async def test_a_record_of_a_later_format_is_refused_with_a_sentence(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = str(record(await replaced(tables, (BEN, CAT))))
    for number in (NEWEST + 1, 0):
        assert main([written(path, text.replace("record format 2", f"record format {number}", 1))]) == 1
        said = capsys.readouterr().err
        assert f"The record has format {number}, but this version of the bot only reads formats up to {NEWEST}" in said
    with pytest.raises(BadRecord) as caught:
        past_in(text.replace("record format 2", f"record format {NEWEST + 1}", 1).encode())
    assert caught.value.flaw == Flaw("newer format", NEWEST + 1, most=NEWEST)


async def test_records_of_format_1_with_a_replaced_player_check_out(tables: Tables, path: Path) -> None:
    """They name who sat there at the end, and beside that who had the seat before."""
    for number in range(6):
        changes = [(BEN, CAT), (CAT, DAN)][: 1 + number % 2]
        session = await replaced(tables, *changes, salt=f"salt {number}", channel=100 + number)
        new = str(record(session))
        began = record(session).notes["players"]
        now = " ".join(str(each.user_id) for each in session.people)
        old = new.partition("\n")[2].replace(f"players: {began}", f"players: {now}")
        for line in re.findall("replaced .*\n", old):
            seat, plies, goes = re.findall(r"seat (\d+) after ply (\d+), (\d+)", line)[0]
            old = old.replace(line, f"seat {seat} until move {plies}: {goes}\n")
        assert parse(old).format == 1
        assert main([written(path, old)]) == 0


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("seat 3 after ply 3, 22 by 33", "doesn't describe a replacement"),
        ("seat 0 after ply 3, 22 by 33", "doesn't describe a replacement"),
        ("seat 1 after ply 99, 22 by 33", "doesn't describe a replacement"),
        ("seat 1 after ply 3, 44 by 33", "wasn't that player's"),
        ("somebody", "doesn't describe a replacement"),
        ("", "doesn't describe a replacement"),
    ],
)
async def test_a_wrong_line_about_a_replacement_is_caught(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str], value: str, words: str
) -> None:
    text = str(record(await replaced(tables, (BEN, CAT))))
    changed = re.sub("replaced 1:.*", f"replaced 1: {value}", text)
    assert main([written(path, changed)]) == 1
    said = capsys.readouterr()
    assert "replaced 1" in said.err
    assert words in said.err
    assert said.out == ""


async def test_a_record_with_others_as_those_who_began_is_caught(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the two who began the lot knows the order; of two who came later it knows nothing."""
    session = await replaced(tables)
    one, other = record(session).notes["players"].split()
    text = str(record(session)).replace(f"players: {one} {other}", f"players: {other} {one}")
    assert main([written(path, "record format 2\n" + text)]) == 1
    assert "aren't the ones that were drawn at random" in capsys.readouterr().err
