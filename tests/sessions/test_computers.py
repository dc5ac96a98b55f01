"""Computers at a table: how they get seats, what the table waits for, what they agree to, how their games count."""

from __future__ import annotations

import random

import pytest

from data.store import Store
from opponents.worker import Question, answered
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Over
from rules.notation import legal
from sessions.acts import (
    Act,
    Answer,
    Decline,
    GoOn,
    Hand,
    Invite,
    Join,
    Leave,
    OfferDraw,
    Pause,
    Play,
    Remove,
    ReplaceInvited,
    Resign,
    SeatComputers,
    Start,
    Substitute,
    TakeBack,
    TakeOut,
    Tick,
)
from sessions.clocks.deadlines import SILENCE, due, waits
from sessions.fold import then
from sessions.log import Entry, PlyPlayed, TableEnding
from sessions.records.writing import bare_record
from sessions.refusals.moments import NothingDue, Stale, TableFull
from sessions.refusals.participants import NotHost, NotInvited, NotThere, OnlyComputers
from sessions.refusals.requests import OnlyInServers, WrongPlayers
from sessions.results.scoring import results
from sessions.results.standings import Count, tally
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.players import Computer, ComputerLevel
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from sessions.tables.scheduler import THINK_AGAIN
from tests.sessions.club import ANN, BEN, CAT, NOW, Refused, Time, lobby, started

EASY, MEDIUM, HARD = ComputerLevel.EASY, ComputerLevel.MEDIUM, ComputerLevel.HARD


async def against(
    tables: Tables, *levels: ComputerLevel, key: str = "strata5", first: int | None = ANN.user_id, **terms: str
) -> Session:
    """A running game of Ann against computers; `first` has seat 1."""
    opened = await tables.openings.open(
        Opening(key, Place(5, 7), (ANN,), first=first, computers=levels, table_options={"auto": "off", **terms})
    )
    return await tables.do(opened.id, Start(ANN.user_id, "salt"))


async def moved(tables: Tables, session: Session) -> Session:
    """The game once it has another player to act, by first plies."""
    actor = session.actor_person
    while session.actor_person == actor and actor is not None:
        ply = str(legal(session.position)[0])
        session = await tables.do(session.id, Play(actor.user_id, ply, session.version))
    return session


# Seats


async def test_the_host_seats_computers_and_removes_them(tables: Tables) -> None:
    session = await lobby(tables, (ANN,))
    session = await tables.do(session.id, SeatComputers(ANN.user_id, [EASY, HARD]))
    assert session.people == (ANN, Computer(-1, EASY), Computer(-2, HARD))
    session = await tables.do(session.id, Remove(ANN.user_id, -1))
    session = await tables.do(session.id, SeatComputers(ANN.user_id, [MEDIUM]))
    assert session.people == (ANN, Computer(-2, HARD), Computer(-3, MEDIUM)), "no id is used twice"


async def test_who_cannot_seat_computers(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN))
    await refused(NotHost, tables.do(session.id, SeatComputers(BEN.user_id, [EASY])))
    await refused(TableFull, tables.do(session.id, SeatComputers(ANN.user_id, [EASY] * 3)))


async def test_a_game_for_one_has_no_seat_for_a_computer(tables: Tables, refused: Refused) -> None:
    wanted = Opening("mars", Place(5, 7), (ANN,), computers=[EASY], salt="salt")
    await refused(WrongPlayers, tables.openings.open(wanted))


async def test_a_computer_takes_the_seat_of_somebody_who_does_not_come(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN,))
    session = await tables.do(session.id, Invite(ANN.user_id, [BEN]))
    await refused(NotInvited, tables.do(session.id, ReplaceInvited(ANN.user_id, CAT.user_id, EASY)))
    await refused(NotHost, tables.do(session.id, ReplaceInvited(BEN.user_id, BEN.user_id, EASY)))
    session = await tables.do(session.id, ReplaceInvited(ANN.user_id, BEN.user_id, EASY))
    assert session.people == (ANN, Computer(-1, EASY))
    assert not session.invited
    assert not session.declined, "they have not said no"
    await refused(NotInvited, tables.do(session.id, Decline(BEN.user_id)))


async def test_a_table_of_computers_alone_is_closed(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN,))
    session = await tables.do(session.id, SeatComputers(ANN.user_id, [EASY]))
    await refused(NotThere, tables.do(session.id, Hand(ANN.user_id, -1)))
    session = await tables.do(session.id, Join(BEN))
    session = await tables.do(session.id, Leave(ANN.user_id))
    assert session.host == BEN.user_id, "the next person is the host, and no computer"
    session = await tables.do(session.id, Leave(BEN.user_id))
    assert session.state == "cancelled"


async def test_in_direct_messages_computers_fill_the_other_seats(tables: Tables, refused: Refused) -> None:
    direct = Place(0, 9)
    await refused(OnlyInServers, tables.openings.open(Opening("stranded", direct, (ANN,))))
    first = await tables.openings.open(Opening("games_up", direct, (ANN,), computers=[HARD]))
    assert first.people == (ANN, Computer(-1, HARD))
    second = await tables.openings.open(Opening("stranded", direct, (ANN,), computers=[EASY, EASY]))
    assert second.id != first.id, "another game can be open there at the same time"


async def test_in_a_rematch_the_computers_sit_again(tables: Tables) -> None:
    session = await against(tables, HARD)
    over = await tables.do(session.id, Resign(ANN.user_id))
    again = await tables.openings.open(await tables.openings.rematch(over.id, ANN, "salt"))
    assert again.people == (ANN, Computer(-1, HARD))
    again = await tables.do(again.id, Start(ANN.user_id, "salt"))
    assert again.people == (Computer(-1, HARD), ANN), "whoever had seat 2 has seat 1"


# What the table waits for


async def test_the_table_waits_for_the_computer_whose_turn_it_is(tables: Tables) -> None:
    session = await against(tables, HARD, clock="1d")
    assert session.thinker is None
    session = await moved(tables, session)
    assert session.thinker == Computer(-1, HARD)
    assert due(session) == session.changed_at, "somebody is to have it think at once"
    assert session.called_users == ()
    assert waits(session, NOW) is not None
    assert waits(session, NOW).deadline is None  # type: ignore[union-attr]
    session = await tables.do(session.id, Pause("Mo", 99))
    assert session.thinker is None


async def test_its_ply_enters_like_that_of_a_person_and_a_late_one_is_stale(tables: Tables, refused: Refused) -> None:
    session = await moved(tables, await against(tables, HARD))
    ply = str(legal(session.position)[0])
    thought = Play(-1, ply, session.version)
    await tables.do(session.id, TakeBack(ANN.user_id))
    await refused(Stale, tables.do(session.id, thought))


async def test_what_is_due_tells_who_thinks_and_again_after_a_while(tables: Tables, time: Time) -> None:
    session = await moved(tables, await against(tables, HARD, clock="1h"))
    told: list[int] = []
    tables.scheduler.on_thinker = lambda each: told.append(each.id)

    async def look() -> list[int]:
        return [each async for each in tables.scheduler.do_due()]

    assert await look() == []
    assert told == [session.id]
    await look()
    assert told == [session.id], "a thought takes its time"
    time.now += THINK_AGAIN + 1
    await look()
    assert told == [session.id] * 2, "it may be lost"
    time.now += DAY
    await look()
    assert (await tables.load(session.id)).version == session.version, "no clock runs for a computer"


async def test_time_does_nothing_for_a_computer_until_the_game_is_closed_for_silence(
    tables: Tables, refused: Refused
) -> None:
    session = await moved(tables, await against(tables, HARD, clock="1h"))
    await refused(NothingDue, tables.do(session.id, Tick(session.changed_at + DAY)))
    session = await tables.do(session.id, Tick(session.changed_at + SILENCE))
    assert session.ending is not None
    assert session.ending.how is TableEnding.SILENCE


# What a computer agrees to


async def test_a_move_is_taken_back_without_asking_a_computer(tables: Tables) -> None:
    own = await moved(tables, await against(tables, HARD))
    assert own.thinker is not None
    session = await moved(tables, own)
    session = await tables.do(session.id, TakeBack(ANN.user_id))
    assert session.played == own.played[:-1], "its answer is taken back with the last ply before"


async def test_a_computer_answers_an_offer_of_a_draw(tables: Tables) -> None:
    session = await against(tables, HARD)
    session = await tables.do(session.id, OfferDraw(ANN.user_id))
    assert session.question is not None
    assert session.thinker == Computer(-1, HARD)
    declined = await tables.do(session.id, Answer(-1, session.question.number, yes=False))
    assert declined.question is None
    assert declined.thinker is None


async def test_while_people_answer_no_computer_moves(tables: Tables) -> None:
    session = await lobby(tables, (ANN, BEN), first=ANN)
    session = await tables.do(session.id, SeatComputers(ANN.user_id, [EASY]))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    while not isinstance(session.actor_person, Computer):
        session = await moved(tables, session)
    session = await tables.do(session.id, Substitute(ANN.user_id, ANN.user_id, CAT))
    assert session.question is not None
    assert session.question.voters == (BEN.user_id, CAT.user_id), "computers always agree"
    assert session.thinker is None


async def test_a_computer_takes_over_a_seat(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN), "games_up")
    robot = Computer(-1, HARD)
    session = await tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, robot))
    assert session.question is not None
    session = await tables.do(session.id, Answer(BEN.user_id, session.question.number, yes=True))
    assert set(session.people) == {ANN, robot}
    await refused(OnlyComputers, tables.do(session.id, Substitute(ANN.user_id, ANN.user_id, Computer(-2, EASY))))
    session = await tables.do(session.id, Substitute(ANN.user_id, -1, Computer(-2, EASY)))
    assert set(session.people) == {ANN, Computer(-2, EASY)}, "nobody else is to be asked"


# Where no person is left


LEAVING: dict[str, Act] = {
    "resigns": Resign(ANN.user_id),
    "is taken out": TakeOut(99, ANN.user_id, "Ann"),
    "has left the server": GoOn(BEN.user_id, ANN.user_id),
}


@pytest.mark.parametrize("how", LEAVING)
async def test_a_game_that_the_last_person_leaves_is_closed(tables: Tables, how: str) -> None:
    """Two computers would go on for many turns, for nobody. Nobody has won, so there are no results."""
    people = (ANN, BEN) if how == "has left the server" else (ANN,)
    session = await lobby(tables, people, first=ANN)
    session = await tables.do(session.id, SeatComputers(ANN.user_id, [EASY, HARD]))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    if BEN in people:
        while session.awaited != ANN:
            session = await moved(tables, session)
        session = await tables.do(session.id, LEAVING[how])
        assert session.state == "running", "a person still plays"
        session = await tables.do(session.id, Resign(BEN.user_id))
    else:
        session = await tables.do(session.id, LEAVING[how])
    assert session.state == "over"
    assert session.ending is not None
    assert session.ending.how.value == "computers left"
    assert session.thinker is None
    assert not results(session)
    assert (await tables.load(session.id)).ending == session.ending, "its log says so"


async def test_a_game_for_two_is_won_by_the_computer_that_is_left(tables: Tables) -> None:
    session = await against(tables, HARD)
    over = await tables.do(session.id, Resign(ANN.user_id))
    assert over.ending is None
    assert over.outcome is not None
    assert over.outcome.winners == (2,)


async def test_computers_go_on_after_a_person_who_is_beaten_by_the_rules(tables: Tables, dice: random.Random) -> None:
    """Whoever is beaten can see how it ends."""
    session = await against(tables, EASY, EASY, key="stranded")
    position, entries = session.position, list[Entry]()
    while 1 in position.remaining() or isinstance(position.turn(), Over):
        if isinstance(turn := position.turn(), Over):
            position, entries = session.position, []
            continue
        ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
        entries.append(PlyPlayed(turn.seat if isinstance(turn, Choice) else CHANCE, str(ply)))
        position = position.play(ply)
    assert then(session, entries).state == "running"


# Options


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.seats[-1] > 1])
async def test_options_at_their_limits(tables: Tables, key: str) -> None:
    """A computer finds a legal move with the first and the last value of every option, with as many as can sit."""
    game, place = GAMES[key], Place(5, 7)
    for end in (0, -1):
        options = {option.name: option.values[end] for option in game.options}
        computers = [HARD] * (game.seats[end] - 1)
        people = (ANN,)
        opening = Opening(key, place, people, options, 11, {"auto": "off"}, "salt", computers=computers, at_once=True)
        session = await tables.openings.open(opening)
        assert (session.state, session.seat_of(11)) == ("running", 1)
        question = Question(str(bare_record(session)), session.actor or 0, "seed", "hard", 0.01)
        found = answered(question)
        assert not found.error
        assert found.thought is not None
        assert session.actor_person is not None
        act = Play(session.actor_person.user_id, ", ".join(found.thought.plies), session.version)
        assert (await tables.do(session.id, act)).version > session.version


# How its games count


async def test_games_with_a_computer_are_kept_and_not_rated(tables: Tables, store: Store, dice: random.Random) -> None:
    session = await against(tables, MEDIUM, key="games_up")
    while session.state == "running":
        assert session.actor_person is not None
        ply = str(dice.choice(legal(session.position)))
        session = await tables.do(session.id, Play(session.actor_person.user_id, ply, session.version))
    (game,) = await store.finished_games(5, "games_up")
    assert game.rated == "computer"
    assert [each.level for each in game.results] == [None, "medium"]
    assert not await store.meetings(5, "games_up")
    found = tally([game], ANN.user_id)
    own, other = (each.place for each in game.results)
    assert dict(found.against_levels) == {"medium": Count(1, int(own < other))}
    assert not found.against
