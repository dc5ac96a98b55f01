"""Records of games in which a seat passed on: who began, for whom the lot was drawn, and who replaced whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.record import parse
from sessions.__main__ import main
from sessions.acts import AddWord, Answer, End, Start, Substitute
from sessions.log import Person
from sessions.past import past_in
from sessions.records import record
from sessions.redrawing import redraw_game
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, a_play, lobby

_MISJUDGED = pytest.mark.xfail(strict=True, reason="the lot is checked for those who sit there at the end")


async def replaced(tables: Tables, *changes: tuple[Person, Person], salt: str = "salt", channel: int = 7) -> Session:
    """A game that Ann and Ben began, in which seats passed on after some plies each, and which then ended."""
    session = await lobby(tables, (ANN, BEN), "strata5", channel)
    for person in (ANN, BEN):
        session = await tables.do(session.id, AddWord(person.user_id, f"{salt} of {person.name}"))
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


@_MISJUDGED
async def test_every_game_with_a_replaced_player_checks_out(tables: Tables, path: Path) -> None:
    for number in range(12):
        goes = (ANN, BEN)[number % 2]
        session = await replaced(tables, (goes, CAT), salt=f"salt {number}", channel=100 + number)
        text = str(record(session))
        assert redraw_game(session).whole_lot
        assert main([written(path, text)]) == 0
        assert past_in(text.encode()).played == session.played


@_MISJUDGED
async def test_seats_that_passed_on_twice_check_out(tables: Tables, path: Path) -> None:
    session = await replaced(tables, (ANN, CAT), (CAT, DAN), (BEN, ANN))
    assert main([written(path, str(record(session)))]) == 0


@_MISJUDGED
async def test_a_forgotten_player_who_was_replaced_is_left_out_of_the_lot(tables: Tables, path: Path) -> None:
    session = await replaced(tables, (BEN, CAT))
    await tables.people.forget(BEN.user_id)
    session = await tables.load(session.id)
    assert not redraw_game(session).whole_lot
    text = str(record(session))
    assert str(BEN.user_id) not in text.replace(session.row.secret.hex(), "").replace(session.commitment, "")
    assert main([written(path, text)]) == 0


@_MISJUDGED
async def test_the_record_lists_who_began_and_who_replaced_whom(tables: Tables) -> None:
    session = await replaced(tables, (BEN, CAT), (CAT, DAN))
    seat = session.seat_of(DAN.user_id)
    notes = parse(str(record(session))).notes
    began = {seat: BEN, 3 - (seat or 0): ANN}
    assert notes["players"] == f"{began[1].user_id} {began[2].user_id}"
    assert notes["replaced 1"] == f"seat {seat} after ply 3, {BEN.user_id} by {CAT.user_id}"
    assert notes["replaced 2"] == f"seat {seat} after ply 6, {CAT.user_id} by {DAN.user_id}"
