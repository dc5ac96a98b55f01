"""What /privacy gives somebody of their tournaments: all that is stored of them, and nothing of others."""

from __future__ import annotations

import json

from data.rows import BoardRow, EntrantRow
from sessions.acts import Resign
from tests.tournaments.held import GUILD, ID, Held
from tournaments.events.acts import Begin, Correct, Verdict
from tournaments.events.gathering import CheckIn
from tournaments.events.own_data import about

ORGANISER = 99


async def test_an_entrant_reads_what_they_did_and_what_was_decided(held: Held) -> None:
    await held.make(most=4, check_in=3600)
    await held.enter(1, 2, 3)
    held.clock[0] += 86_400
    await held.all.advance(ID, GUILD)
    for user_id in (1, 2, 3):
        await held.all.do(ID, GUILD, CheckIn(user_id, held.now))
    await held.all.do(ID, GUILD, Begin(held.now))
    found = await held.opened()
    number = next(each.number for each in found.entrants if each.user_id == 1)
    board = next(each for each in found.boards if number in each.seats)
    await held.tables.do(board.session_id or 0, Resign(1))
    verdict = Correct(ORGANISER, board.board, Verdict.DRAW, "the thread was locked", held.now)
    await held.all.do(ID, GUILD, verdict)
    [entry] = (await about(held.tables.store, 1))["tournaments"]
    assert (entry["your name"], entry["checked in"], entry["pairing number"]) == ("P1", True, number)
    assert [(each["game"], each["points"], each["how"]) for each in entry["results"]] == [(board.board, 1, "corrected")]
    [decided] = entry["what others and the rules decided"]
    assert (decided["what"], decided["reason"]) == ("corrected", "the thread was locked")
    told = json.dumps(await about(held.tables.store, 1))
    assert not [other for other in ("P2", "P3", "press 2", str(ORGANISER)) if f'"{other}"' in told]


async def test_an_organiser_reads_what_they_did_in_tournaments_of_others(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    await held.all.do(ID, GUILD, Begin(held.now, ORGANISER))
    found = await about(held.tables.store, ORGANISER)
    [act] = found["what you did in tournaments"]
    assert (act["tournament"], act["what"], act["entrants"]) == ("Cup", "began", 3)
    assert list(await about(held.tables.store, 1)) == ["tournaments", "tournaments that you organised"]
    assert await about(held.tables.store, 4) == {}


def test_every_column_about_a_person_is_known() -> None:
    """A column that is added is exported, or it is said here that it holds nothing about a person."""
    exported = {"user_id", "name", "state", "number", "salt", "at", "division", "here", "call", "ready"}
    exported |= {"late", "start", "rated", "waits"}
    assert set(EntrantRow.__struct_fields__) - exported == {"entry"}
    played = {"board", "round", "seats", "points", "how", "at"}
    others = {"session_id", "extra", "given", "held", "open", "division", "earlier", "queue"}
    assert set(BoardRow.__struct_fields__) - played == others
