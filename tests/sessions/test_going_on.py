"""Going on without somebody who has left the server: an entry of its own, then the resignation of their seat."""

from __future__ import annotations

from data.store import Store
from sessions.acts import Cancel, GoOn, Leave, Resign
from sessions.log import LeftServer, PlyPlayed, read
from sessions.people.exporting import without
from sessions.refusals.moments import Finished, Stale, WasCancelled
from sessions.refusals.participants import NotSeated, OutOfGame
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, Refused, lobby, started, to_act, waiting


async def test_the_seat_of_whoever_left_is_given_up(tables: Tables, store: Store) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    gone, stays = to_act(session), waiting(session)
    after = await tables.do(session.id, GoOn(stays.user_id, gone.user_id))
    seat = session.seat_of(gone.user_id)
    left, given_up = after.log[session.version : session.version + 2]
    assert left == LeftServer(gone.user_id, stays.user_id)
    assert given_up == PlyPlayed(seat or 0, f"resign {seat}")
    assert seat not in after.position.remaining()
    assert [after.seated_at(each)[after.played[each].seat - 1] for each in after.gone] == [gone]
    assert await Tables(store).load(session.id) == after, "it follows from the log"


async def test_somebody_who_resigns_has_not_left(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    after = await tables.do(session.id, Resign(to_act(session).user_id))
    assert after.gone == ()


async def test_only_who_plays_on_may(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    gone, other = to_act(session), waiting(session)
    await refused(NotSeated, tables.do(session.id, GoOn(DAN.user_id, gone.user_id)))
    session = await tables.do(session.id, Resign(other.user_id))
    await refused(OutOfGame, tables.do(session.id, GoOn(other.user_id, to_act(session).user_id)))


async def test_only_without_whom_the_table_waits_for(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    other = waiting(session)
    await refused(Stale, tables.do(session.id, GoOn(to_act(session).user_id, other.user_id)))
    await refused(Stale, tables.do(session.id, GoOn(other.user_id, DAN.user_id)))


async def test_a_lobby_passes_to_whoever_sits_there(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN, CAT))
    await refused(Stale, tables.do(session.id, GoOn(CAT.user_id, BEN.user_id)))
    await refused(NotSeated, tables.do(session.id, GoOn(DAN.user_id, ANN.user_id)))
    after = await tables.do(session.id, GoOn(CAT.user_id, ANN.user_id))
    assert after.host == BEN.user_id
    assert after.people == (BEN, CAT)
    assert (await tables.do(after.id, Leave(CAT.user_id))).people == (BEN,)


async def test_a_table_that_is_closed(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    over = await tables.do(session.id, GoOn(waiting(session).user_id, to_act(session).user_id))
    assert over.state == "over"
    await refused(Finished, tables.do(over.id, GoOn(ANN.user_id, BEN.user_id)))
    open_one = await lobby(tables, channel=8)
    await tables.do(open_one.id, Cancel(ANN.user_id))
    await refused(WasCancelled, tables.do(open_one.id, GoOn(BEN.user_id, ANN.user_id)))


async def test_lobbies_are_their_hosts(tables: Tables) -> None:
    first = await lobby(tables, (ANN, BEN), channel=1)
    await lobby(tables, (BEN, ANN), channel=2)
    await started(tables, (ANN, BEN), channel=3)
    assert [each.id for each in await tables.finder.lobbies_of(ANN.user_id)] == [first.id]
    assert await tables.finder.lobbies_of(CAT.user_id) == []


async def test_who_left_can_be_forgotten(tables: Tables, store: Store) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    gone, stays = to_act(session), waiting(session)
    after = await tables.do(session.id, GoOn(stays.user_id, gone.user_id))
    row = await store.session(after.id)
    assert row is not None
    new = without(row, [gone.user_id])
    [left] = [each for each in (read(one.kind, one.facts) for one in new.entries) if isinstance(each, LeftServer)]
    assert left == LeftServer(new.stand_ins[gone.user_id], stays.user_id)
    assert not any(str(gone.user_id) in one.facts for one in new.entries)
