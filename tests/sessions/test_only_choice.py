"""What leaves no choice the table plays itself, but for what would end the game or take the seat out of it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rules.catalogue import GAMES
from rules.core import Choice, Over
from rules.notation import legal
from sessions.acts import Play, Start
from sessions.fold import then
from sessions.log import Opened, PlyPlayed, read
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, every_game, to_act
from tests.sessions.scripted import scripted_session

SEEDS = range(4)


async def a_game(tables: Tables, key: str, channel: int, *, auto: str) -> Session:
    people = [ANN, BEN][: GAMES[key].seats[-1]]
    session = await tables.openings.open(
        Opening(key, Place(5, channel), people, table_options={"auto": auto}, salt="salt")
    )
    return session if session.solo else await tables.do(session.id, Start(ANN.user_id, "salt"))


@every_game
@pytest.mark.parametrize("seed", SEEDS)
async def test_nobody_is_asked_what_has_one_answer(tables: Tables, key: str, seed: int, dice: random.Random) -> None:
    session = await a_game(tables, key, seed + 1, auto="on")
    while session.state == "running":
        turn = session.position.turn()
        assert isinstance(turn, Choice)
        if len(turn.plies) == 1:
            after = session.position.play(turn.plies[0])
            assert isinstance(after.turn(), Over) or turn.seat not in after.remaining()
        ply = dice.choice(turn.plies)
        session = await tables.do(session.id, Play(to_act(session).user_id, str(ply), session.version))
    assert session == await tables.load(session.id)


async def test_who_goes_out_of_a_game_that_goes_on_is_asked(tables: Tables, dice: random.Random) -> None:
    opening = Opening("stranded", Place(5, 1), [ANN, BEN, CAT, DAN], table_options={"auto": "on"}, salt="salt")
    begun = await tables.do((await tables.openings.open(opening)).id, Start(ANN.user_id, "salt"))
    asked = 0
    for _ in range(8):
        session = begun
        while isinstance(turn := session.position.turn(), Choice):
            ply = dice.choice(turn.plies)
            after = session.position.play(ply)
            asked += len(turn.plies) == 1 and not isinstance(after.turn(), Over) and turn.seat not in after.remaining()
            session = then(session, [PlyPlayed(turn.seat, str(ply))])
    assert asked, "somebody's only choice puts them out"


@every_game
async def test_with_the_switch_off_every_step_is_asked(tables: Tables, key: str, dice: random.Random) -> None:
    session = await a_game(tables, key, 1, auto="off")
    while session.state == "running":
        before = len(session.played)
        ply = dice.choice(legal(session.position))
        session = await tables.do(session.id, Play(to_act(session).user_id, str(ply), session.version))
        assert [each.seat for each in session.played[before + 1 :] if each.seat] == [], "one choice, and then chance"


def automatic(session: Session) -> Session:
    return replace(session, table_options={**session.table_options, "auto": "on"})


def test_it_is_an_ordinary_ply_of_that_seat_in_the_log() -> None:
    begun = automatic(scripted_session("1|", "2|1|2"))
    going = then(begun, [PlyPlayed(2, "go 1")])
    assert [(each.seat, each.ply) for each in going.log[-2:] if isinstance(each, PlyPlayed)] == [
        (2, "go 1"),
        (1, "go 2"),
    ]
    assert going.state == "running", "the last ply would end the game, so it is asked for"
    assert going.actor == 2


def test_a_table_of_before_asks_for_every_step() -> None:
    old = read("opened", '{"options":"","host":1,"first":null,"people":[[1,"Ann"]]}')
    assert isinstance(old, Opened)
    assert not old.auto
