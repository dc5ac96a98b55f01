"""Invitations and the host: who is asked, who says yes or no, who goes, and who may say so."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from data.store import Store
from sessions.acts import (
    Accept,
    Act,
    Answer,
    Cancel,
    ChangeOption,
    Decline,
    GiveSeed,
    Hand,
    Invite,
    Join,
    Leave,
    Remove,
    SitFirst,
    Start,
    Substitute,
)
from sessions.fold import then
from sessions.log import Person
from sessions.refusals.base import Refusal
from sessions.refusals.moments import AlreadyStarted, StillInvited, TableFull, WasCancelled
from sessions.refusals.participants import (
    AlreadyInvited,
    AlreadySeated,
    HasDeclined,
    NotHost,
    NotInvited,
    NotThere,
    OnlyInvited,
    WasRemoved,
)
from sessions.refusals.requests import SeatedTwice, WrongPlayers
from sessions.session import Session
from sessions.state.players import Player
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, EVE, PEOPLE, Refused, every_game_of_several, lobby, rows, started

HOST = ANN.user_id


async def invited(tables: Tables, *guests: Person, key: str = "stranded", channel: int = 7, **terms: str) -> Session:
    """A lobby of Ann's, to which `guests` are invited."""
    return await tables.openings.open(Opening(key, Place(5, channel), (ANN,), table_options=terms, invited=guests))


def state(session: Session) -> tuple[Sequence[Player], Sequence[Player], Sequence[Player]]:
    """Who sits, who is invited, who declined."""
    return session.people, session.invited, session.declined


# Answers


async def test_nobody_sits_who_has_not_said_yes(tables: Tables, elsewhere: Tables) -> None:
    session = await invited(tables, BEN, CAT)
    assert state(session) == ((ANN,), (BEN, CAT), ())
    session = await tables.do(session.id, Accept(BEN))
    assert state(session) == ((ANN, BEN), (CAT,), ())
    session = await tables.do(session.id, Decline(CAT.user_id))
    assert state(session) == ((ANN, BEN), (), (CAT,))
    assert session == await elsewhere.load(session.id)


async def test_whoever_is_invited_and_joins_has_said_yes(tables: Tables) -> None:
    session = await invited(tables, BEN)
    assert state(await tables.do(session.id, Join(BEN))) == ((ANN, BEN), (), ())


async def test_the_answers_of_others_do_not_count(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN)
    for person in (CAT, EVE):
        await refused(NotInvited, tables.do(session.id, Accept(person)))
        await refused(NotInvited, tables.do(session.id, Decline(person.user_id)))
    await refused(AlreadySeated, tables.do(session.id, Accept(ANN)))
    await refused(NotInvited, tables.do(session.id, Decline(HOST)))
    session = await tables.do(session.id, Decline(BEN.user_id))
    await refused(NotInvited, tables.do(session.id, Decline(BEN.user_id)))


async def test_whoever_declined_may_think_again(tables: Tables) -> None:
    session = await invited(tables, BEN)
    await tables.do(session.id, Decline(BEN.user_id))
    assert state(await tables.do(session.id, Join(BEN))) == ((ANN, BEN), (), ())


async def test_nobody_is_started_against_who_has_not_said_yes(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN, CAT)
    await refused(StillInvited, tables.do(session.id, Start(HOST, "salt")))
    await tables.do(session.id, Accept(BEN))
    await refused(StillInvited, tables.do(session.id, Start(HOST, "salt")))
    await tables.do(session.id, Remove(HOST, CAT.user_id))
    session = await tables.do(session.id, Start(HOST, "salt"))
    assert sorted(session.names) == ["Ann", "Ben"]


async def test_the_last_to_decline_leaves_too_few(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN)
    await tables.do(session.id, Decline(BEN.user_id))
    await refused(WrongPlayers, tables.do(session.id, Start(HOST, "salt")))


async def test_a_table_passes_only_to_somebody_who_sat_down(tables: Tables) -> None:
    session = await invited(tables, BEN, CAT)
    await tables.do(session.id, Join(DAN))
    session = await tables.do(session.id, Leave(HOST))
    assert (session.host, session.invited) == (DAN.user_id, (BEN, CAT))
    assert (await tables.do(session.id, Leave(DAN.user_id))).state == "cancelled"


# Seats


async def test_seats_are_held_for_those_who_are_invited(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN, CAT, DAN)
    assert session.free == 0
    await refused(TableFull, tables.do(session.id, Join(EVE)))
    await refused(TableFull, tables.do(session.id, Invite(HOST, [EVE])))
    await tables.do(session.id, Decline(DAN.user_id))
    session = await tables.do(session.id, Join(EVE))
    for person in (BEN, CAT):
        session = await tables.do(session.id, Accept(person))
    assert session.people == (ANN, EVE, BEN, CAT)


async def test_a_private_table_takes_only_those_who_are_invited(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN, seating="invited")
    await refused(OnlyInvited, tables.do(session.id, Join(CAT)))
    await tables.do(session.id, Join(BEN))
    await tables.do(session.id, ChangeOption(HOST, "seating", "open"))
    assert (await tables.do(session.id, Join(CAT))).people == (ANN, BEN, CAT)


@every_game_of_several
async def test_no_more_are_invited_than_there_are_seats(tables: Tables, refused: Refused, key: str) -> None:
    people = [*PEOPLE, Person(66, "Flo"), Person(77, "Gus")]
    seats = (await invited(tables, key=key, channel=1)).game.seats[-1]
    await refused(WrongPlayers, invited(tables, *people[1 : seats + 1], key=key))
    session = await invited(tables, *people[1:seats], key=key)
    assert session.free == 0


async def test_nobody_is_invited_twice(tables: Tables, refused: Refused) -> None:
    await refused(SeatedTwice, invited(tables, BEN, BEN))
    await refused(SeatedTwice, invited(tables, ANN))
    session = await invited(tables, BEN)
    already = await refused(AlreadyInvited, tables.do(session.id, Invite(HOST, [BEN])))
    assert already.name == "Ben"
    await refused(SeatedTwice, tables.do(session.id, Invite(HOST, [CAT, CAT])))
    await refused(SeatedTwice, tables.do(session.id, Invite(HOST, [ANN])))


async def test_nobody_who_has_declined_is_invited_again_but_they_can_still_sit_down(
    tables: Tables, refused: Refused
) -> None:
    session = await invited(tables, BEN)
    await tables.do(session.id, ChangeOption(HOST, "seating", "invited"))
    session = await tables.do(session.id, Decline(BEN.user_id))
    declined = await refused(HasDeclined, tables.do(session.id, Invite(HOST, [BEN])))
    assert declined.name == "Ben"
    await refused(OnlyInvited, tables.do(session.id, Join(CAT)))
    for act in (Accept(BEN), Join(BEN)):
        assert state(then(session, act.apply(session))) == ((ANN, BEN), (), ())
    sits = await tables.do(session.id, Accept(BEN))
    assert not sits.has_declined(BEN.user_id)
    left = await tables.do(sits.id, Leave(BEN.user_id))
    assert state(await tables.do(left.id, Invite(HOST, [BEN]))) == ((ANN,), (BEN,), ()), "they have left, not declined"


async def test_who_has_declined_finds_no_seat_once_the_table_is_full(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN)
    await tables.do(session.id, Decline(BEN.user_id))
    for each in (CAT, DAN, EVE):
        session = await tables.do(session.id, Join(each))
    await refused(TableFull, tables.do(session.id, Accept(BEN)))


# The host


async def test_only_the_host_is_host(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, CAT)
    await tables.do(session.id, Join(BEN))
    for person in (BEN, CAT, EVE):
        user_id = person.user_id
        acts: list[Act] = [
            Invite(user_id, [DAN]),
            Remove(user_id, BEN.user_id),
            Hand(user_id, user_id),
            SitFirst(user_id, user_id),
            ChangeOption(user_id, "auto", "off"),
        ]
        for act in acts:
            await refused(NotHost, tables.do(session.id, act))


async def test_the_host_removes_somebody_who_comes_back_only_if_invited(tables: Tables, refused: Refused) -> None:
    session = await invited(tables)
    await tables.do(session.id, Join(BEN))
    await tables.do(session.id, GiveSeed(BEN.user_id, "rain"))
    session = await tables.do(session.id, Remove(HOST, BEN.user_id))
    assert (session.people, session.client_seeds) == ((ANN,), ())
    await refused(WasRemoved, tables.do(session.id, Join(BEN)))
    await tables.do(session.id, Invite(HOST, [BEN]))
    assert (await tables.do(session.id, Accept(BEN))).people == (ANN, BEN)


async def test_who_sits_at_a_table_is_found_by_that_and_nobody_else(tables: Tables, path: Path) -> None:
    """Whatever changes who sits there: the rows by which `/games` and the limits find somebody's tables follow."""
    session = await invited(tables, BEN)
    acts: list[Act] = [
        *(Accept(BEN), Join(CAT), Hand(HOST, BEN.user_id), Remove(BEN.user_id, CAT.user_id), Join(DAN)),
        *(Leave(HOST), Join(EVE), Start(BEN.user_id, "salt"), Substitute(99, DAN.user_id, CAT, moderator=True)),
    ]
    for act in acts:
        session = await tables.do(session.id, act)
        found = {row[0] for row in rows(path, "SELECT user_id FROM player")}
        assert found == {each.user_id for each in session.people}
    asked = session.question
    assert asked is not None
    session = await tables.do(session.id, Answer(CAT.user_id, asked.number, yes=True))
    assert CAT in session.people
    assert {row[0] for row in rows(path, "SELECT user_id FROM player")} == {each.user_id for each in session.people}


async def test_a_withdrawn_invitation_bars_nobody(tables: Tables) -> None:
    session = await invited(tables, BEN)
    session = await tables.do(session.id, Remove(HOST, BEN.user_id))
    assert state(session) == ((ANN,), (), ())
    assert (await tables.do(session.id, Join(BEN))).people == (ANN, BEN)


async def test_the_host_removes_nobody_who_is_not_there(tables: Tables, refused: Refused) -> None:
    session = await invited(tables, BEN)
    for whom in (HOST, EVE.user_id):
        await refused(NotThere, tables.do(session.id, Remove(HOST, whom)))
    for whom in (HOST, BEN.user_id, EVE.user_id):
        await refused(NotThere, tables.do(session.id, Hand(HOST, whom)))
    for whom in (BEN.user_id, EVE.user_id):
        await refused(NotThere, tables.do(session.id, SitFirst(HOST, whom)))


async def test_the_host_hands_the_table_over(tables: Tables, refused: Refused) -> None:
    session = await invited(tables)
    await tables.do(session.id, Join(BEN))
    session = await tables.do(session.id, Hand(HOST, BEN.user_id))
    assert (session.host, session.people) == (BEN.user_id, (ANN, BEN))
    await refused(NotHost, tables.do(session.id, Start(HOST, "salt")))
    assert (await tables.do(session.id, Start(BEN.user_id, "salt"))).state == "running"


async def test_who_sits_first_is_said_in_the_lobby_and_goes_with_them(tables: Tables) -> None:
    goings: list[Act] = [Leave(CAT.user_id), Remove(HOST, CAT.user_id)]
    for channel, go in enumerate(goings, 100):
        session = await invited(tables, channel=channel)
        for person in (BEN, CAT):
            await tables.do(session.id, Join(person))
        session = await tables.do(session.id, SitFirst(HOST, CAT.user_id))
        assert session.first == CAT.user_id
        assert (await tables.do(session.id, go)).first is None
    for channel in range(8):
        session = await invited(tables, channel=channel)
        for act in (Join(BEN), Join(CAT), SitFirst(HOST, CAT.user_id), Start(HOST, f"salt {channel}")):
            session = await tables.do(session.id, act)
        assert session.people[0] == CAT


async def test_the_lot_decides_again_when_the_host_says_so(tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN), first=BEN)
    assert (await tables.do(session.id, SitFirst(HOST, None))).first is None


# At any time, by anybody, at once


async def test_what_is_no_lobby_takes_none_of_it(tables: Tables, refused: Refused) -> None:
    running = await started(tables)
    cancelled = await tables.do((await invited(tables, BEN, channel=8)).id, Cancel(HOST))
    acts: list[Act] = [
        Accept(BEN),
        Decline(BEN.user_id),
        Invite(HOST, [CAT]),
        Remove(HOST, BEN.user_id),
        Hand(HOST, BEN.user_id),
        SitFirst(HOST, None),
    ]
    for act in acts:
        await refused(AlreadyStarted, tables.do(running.id, act))
        await refused(WasCancelled, tables.do(cancelled.id, act))


BOTH: list[tuple[Act, Act]] = [
    (Accept(BEN), Accept(BEN)),
    (Accept(BEN), Decline(BEN.user_id)),
    (Accept(BEN), Remove(HOST, BEN.user_id)),
    (Decline(BEN.user_id), Remove(HOST, BEN.user_id)),
    (Invite(HOST, [DAN]), Invite(HOST, [DAN])),
    (Join(CAT), Join(DAN)),
    (Remove(HOST, CAT.user_id), Leave(CAT.user_id)),
    (Hand(HOST, CAT.user_id), Leave(CAT.user_id)),
    (ChangeOption(HOST, "auto", "off"), Start(HOST, "salt")),
]


@pytest.mark.parametrize("acts", BOTH, ids=str)
@pytest.mark.parametrize("processes", [1, 2])
async def test_two_at_once(store: Store, acts: tuple[Act, Act], processes: int) -> None:
    """One of them is done at least, nobody has two places, and every process comes to the same table."""
    first = Tables(store)
    both = [first, Tables(store) if processes == 2 else first]
    session = await invited(first, BEN)
    await first.do(session.id, Join(CAT))
    results = await asyncio.gather(
        *(each.do(session.id, act) for each, act in zip(both, acts, strict=True)), return_exceptions=True
    )
    assert any(isinstance(each, Session) for each in results)
    assert all(isinstance(each, Session | Refusal) for each in results), results
    session = await Tables(store).load(session.id)
    ids = [each.user_id for each in (*session.people, *session.invited)]
    assert len(set(ids)) == len(ids)
    assert len(ids) <= session.game.seats[-1]
    assert session.host in [each.user_id for each in session.people]
    for each in both:
        assert await each.load(session.id) == session


# Being forgotten


async def test_whoever_is_forgotten_is_invited_no_more(tables: Tables) -> None:
    session = await invited(tables, BEN, CAT)
    await tables.do(session.id, Decline(CAT.user_id))
    (kept,) = await tables.people.about(BEN.user_id)
    assert (kept["you were invited"], kept["your names"], kept["your seat"]) == (True, ["Ben"], None)
    for person in (BEN, CAT):
        await tables.people.forget(person.user_id)
    session = await tables.load(session.id)
    assert session.invited == ()
    assert [each.name for each in session.declined] == ["", ""]
    assert all(each.user_id < 0 for each in session.declined)
    with pytest.raises(Refusal):
        await tables.do(session.id, Accept(BEN))
