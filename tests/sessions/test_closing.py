"""Who made the last act at a closed table, told by its log, and who is told of the end therefore."""

from __future__ import annotations

from sessions.acts import Cancel, End, GoOn, Leave, Resign
from sessions.fold import then
from sessions.log import Cancelled, Ended, Planned, PlyPlayed, Substituted, TableEnding, TimeUp
from sessions.results.closing import closed_at, closed_by, told_of_end
from sessions.state.players import Computer, ComputerLevel
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, lobby, started, to_act, waiting
from tests.sessions.scripted import scripted_session


async def test_an_open_table_has_no_end(tables: Tables) -> None:
    session = await started(tables)
    assert (closed_at(session), closed_by(session)) == (0, 0)


async def test_who_resigned_made_the_last_act(tables: Tables) -> None:
    session = await started(tables)
    gone = waiting(session)
    over = await tables.do(session.id, Resign(gone.user_id))
    assert closed_by(over) == gone.user_id
    assert told_of_end(over) == (to_act(session).user_id,)


async def test_who_went_on_without_somebody_made_it(tables: Tables) -> None:
    session = await started(tables)
    stays, gone = waiting(session), to_act(session)
    over = await tables.do(session.id, GoOn(stays.user_id, gone.user_id))
    assert closed_by(over) == stays.user_id


async def test_who_cancelled_a_lobby_made_it(tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN, CAT))
    cancelled = await tables.do(session.id, Cancel(ANN.user_id))
    assert (closed_by(cancelled), told_of_end(cancelled)) == (ANN.user_id, (BEN.user_id, CAT.user_id))
    other = await lobby(tables, (ANN, BEN), channel=8)
    ended = await tables.do(other.id, End("Mo", 99))
    assert (closed_by(ended), told_of_end(ended)) == (99, (ANN.user_id, BEN.user_id))


async def test_of_a_lobby_that_everybody_left_nobody_is_told(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    assert told_of_end(await tables.do(session.id, Leave(ANN.user_id))) == ()


def test_a_planned_move_is_nobodys_act() -> None:
    """Who planned it is not there, and who moved before it may be gone: both are told."""
    session = scripted_session("|01", "1")
    over = then(session, [Planned(11), PlyPlayed(1, "go 2")]) if session.actor else session
    assert over.state == "over"
    assert closed_by(over) == 0
    assert told_of_end(over) == (11, 22, 33)


def test_who_alone_decided_that_a_seat_is_given_up() -> None:
    session = scripted_session("|01", "1|2")
    two = then(session, [PlyPlayed(3, "resign 3"), PlyPlayed(2, "resign 2")])
    assert closed_by(two) == 22
    late = then(session, [PlyPlayed(3, "resign 3"), TimeUp(11, 22), PlyPlayed(1, "resign 1")])
    assert (closed_by(late), told_of_end(late)) == (22, (11, 33))
    by_time = then(session, [PlyPlayed(3, "resign 3"), TimeUp(11), PlyPlayed(1, "resign 1")])
    assert (closed_by(by_time), told_of_end(by_time)) == (0, (11, 22, 33))


def test_computers_that_were_left_did_not_end_their_game() -> None:
    session = scripted_session("|01", "1|2|3")
    computers = [Substituted(seat, Computer(-seat, ComputerLevel.EASY), 11) for seat in (2, 3)]
    over = then(session, [*computers, PlyPlayed(1, "resign 1"), Ended(TableEnding.COMPUTERS_LEFT)])
    assert (closed_by(over), told_of_end(over)) == (11, ())


def test_where_nobody_could_see_the_table_nobody_is_told() -> None:
    session = scripted_session("|01", "1|2")
    for how in (TableEnding.NOT_SHOWN, TableEnding.SERVER_LEFT, TableEnding.CHANNEL_GONE, TableEnding.OUTDATED):
        assert told_of_end(then(session, [Ended(how)])) == (), how


async def test_of_a_lobby_that_was_never_shown_nobody_is_told(tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN))
    assert told_of_end(then(session, [Cancelled()])) == ()
