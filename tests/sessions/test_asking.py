"""Taking back, agreeing on a draw, taking over a seat: what is free, what the others are asked, and what never goes."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rules.core import CHANCE, Choice
from rules.notation import legal
from sessions.acts import Answer, OfferDraw, Play, Resign, Start, Substitute, TakeBack
from sessions.acts.asking import back_to
from sessions.acts.checks import SUBSTITUTES
from sessions.acts.waiting import Pause, Resume
from sessions.log import Asked, Matter, Person, TableEnding, TakenBack
from sessions.records.writing import record
from sessions.refusals.limits import AskedBefore
from sessions.refusals.moments import (
    AlreadyGranted,
    IsPaused,
    NotAsked,
    NotForTwo,
    NothingToTakeBack,
    NotPaused,
    NotStarted,
    QuestionGone,
    QuestionOpen,
    Stale,
)
from sessions.refusals.participants import AlreadySeated, NoSeatOf, NotSeated, OutOfGame, SitsAlready
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.table import EarlyEnd, Place
from sessions.tables import Opening, Tables
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    Refused,
    Time,
    a_play,
    every_game_of_several,
    lobby,
    started,
    to_act,
    waiting,
)
from tests.sessions.scripted import scripted_session

# What can be taken back


@pytest.fixture
def time() -> Time:
    """It begins at 0, as acts are done then that are given no time."""
    return Time()


@pytest.mark.parametrize(
    ("log", "then", "seat", "plies"),
    [
        ("|11", "1|2", 1, 1),
        ("|12", "2|1", 2, 1),
        ("|12", "2|1", 1, 0),
        ("|1|2|3", "|1", 2, 1),
        ("|1|2|3", "|1", 3, 2),
        ("|01", "1", 1, 1),
    ],
)
def test_the_last_move_of_a_seat_goes_with_all_that_followed(log: str, then: str, seat: int, plies: int) -> None:
    assert back_to(scripted_session(log, then), seat) == plies


@pytest.mark.parametrize(
    ("log", "then", "seat", "chance"),
    [
        ("|10", "1", 1, True),
        ("|1|02", "2", 1, True),
        ("|1|2C", "|1", 1, False),
        ("|1|2", "|3", 3, False),
        ("", "|1", 1, False),
        # Who has not moved yet has nothing to take back, whatever was rolled.
        ("|10", "2", 2, False),
        ("|0", "1", 1, False),
    ],
)
def test_neither_chance_nor_a_resignation_is_taken_back(log: str, then: str, seat: int, chance: bool) -> None:
    with pytest.raises(NothingToTakeBack) as caught:
        back_to(scripted_session(log, then), seat)
    assert caught.value.chance is chance


@every_game_of_several
async def test_what_left_no_choice_goes_with_the_choice_before_it(
    tables: Tables, key: str, dice: random.Random
) -> None:
    session = await tables.openings.open(Opening(key, Place(5, 7), (ANN, BEN), table_options={"auto": "on"}))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    for _ in range(60):
        if session.state != "running":
            break
        ply = dice.choice(legal(session.position))
        session = await tables.do(session.id, Play(to_act(session).user_id, str(ply)))
        for seat in (1, 2):
            try:
                turn = session.played[back_to(session, seat)].before.turn()
            except NothingToTakeBack:
                continue
            assert isinstance(turn, Choice)
            assert turn.seat == seat
            assert len(turn.plies) > 1


def test_it_is_a_choice_where_every_step_is_asked() -> None:
    session = scripted_session("|1|2", "|1")
    assert back_to(session, 1) == 0
    by_itself = replace(session, table_options={**session.table_options, "auto": "on"})
    with pytest.raises(NothingToTakeBack):
        back_to(by_itself, 1)


# A real game


async def strata(tables: Tables, plies: int = 0, **terms: str) -> Session:
    """A game of Strata 5, in which nothing is drawn and a turn has several steps, after so many plies."""
    session = await tables.openings.open(
        Opening("strata5", Place(5, 7), (ANN, BEN), table_options={"auto": "off"} | terms)
    )
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    for _ in range(plies):
        session = await tables.do(session.id, a_play(session))
    return session


async def within_a_turn(tables: Tables) -> Session:
    """A game in which whoever is to act has chosen something in this turn already."""
    session = await strata(tables)
    while not (session.played and session.played[-1].turn == session.position.number):
        session = await tables.do(session.id, a_play(session))
    return session


async def test_a_step_of_ones_own_turn_is_taken_back_at_once(tables: Tables, elsewhere: Tables) -> None:
    session = await within_a_turn(tables)
    mover, before = to_act(session), session.played
    after = await tables.do(session.id, TakeBack(mover.user_id, session.version))
    assert after.played == before[:-1]
    assert after.log[-1] == TakenBack(mover.user_id, len(before) - 1)
    assert to_act(after) == mover
    assert await elsewhere.load(session.id) == after
    with pytest.raises(Stale):
        await tables.do(session.id, Play(mover.user_id, str(before[-1].ply), session.version))
    again = await tables.do(session.id, Play(mover.user_id, str(before[-1].ply), after.version))
    assert again.played == before
    assert [undone.played for undone in again.undone] == [before]


async def test_a_button_of_before_takes_nothing_back(tables: Tables, refused: Refused) -> None:
    session = await within_a_turn(tables)
    mover = to_act(session)
    for version in (session.stale_before - 1, session.version + 1):
        await refused(Stale, tables.do(session.id, TakeBack(mover.user_id, version)))
    after = await tables.do(session.id, TakeBack(mover.user_id, session.stale_before))
    assert len(after.played) == len(session.played) - 1


def test_who_plays_alone_asks_nobody() -> None:
    """Over the end of a turn as well; where others play, they are asked."""
    for seats, taken in ((1, TakenBack(11, 1)), (2, Asked(Matter.BACK, 11, (22,), plies=1))):
        assert TakeBack(11).apply(scripted_session("|1|1", "|1", seats=seats)) == [taken]


async def test_a_seat_that_others_took_over_is_played_on_from_where_it_stands(tables: Tables) -> None:
    session = await finished_turn(tables)
    first, second = session.people
    session = await tables.do(session.id, Substitute(second.user_id, first.user_id, CAT, owner_left=True))
    session = await tables.do(session.id, Answer(CAT.user_id, session.version, yes=True))
    stood = len(session.played)
    assert [session.seated_at(each)[0] for each in (0, stood - 1, stood)] == [first, first, CAT]
    asked = await tables.do(session.id, TakeBack(CAT.user_id))
    back = await tables.do(session.id, Answer(second.user_id, asked.version, yes=True))
    assert len(back.played) == stood - 1
    again = await tables.do(session.id, a_play(back))
    assert [again.seated_at(each)[0] for each in (stood - 2, stood - 1)] == [first, CAT]
    assert await Tables(tables.store).load(session.id) == again


async def test_nobody_takes_a_seat_over_before_the_start(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables, (ANN, BEN))
    await refused(NotStarted, tables.do(session.id, Substitute(DAN.user_id, BEN.user_id, CAT, moderator=True)))
    await refused(NotStarted, tables.do(session.id, Answer(BEN.user_id, 1, yes=True)))


async def test_what_somebody_saw_before_is_told_as_it_was(tables: Tables) -> None:
    session = await within_a_turn(tables)
    moments = [session.at(version) for version in range(1, session.version + 1)]
    after = await tables.do(session.id, TakeBack(to_act(session).user_id))
    assert [after.at(version) for version in range(1, session.version + 1)] == moments
    assert after.at(after.version).seat == after.actor


async def finished_turn(tables: Tables) -> Session:
    """A game in which one has finished a turn, and the other has not begun theirs."""
    session = await strata(tables, 1)
    while session.actor == 1:
        session = await tables.do(session.id, a_play(session))
    return session


async def test_a_finished_turn_is_taken_back_when_the_other_agrees(tables: Tables, elsewhere: Tables) -> None:
    session = await finished_turn(tables)
    mover, other = session.people
    asked = await tables.do(session.id, TakeBack(mover.user_id, session.version))
    assert asked.played == session.played
    assert asked.question is not None
    assert (asked.question.matter, asked.question.by, asked.question.open) == (
        Matter.BACK,
        mover.user_id,
        (other.user_id,),
    )
    assert await elsewhere.load(session.id) == asked
    back = await tables.do(session.id, Answer(other.user_id, asked.version, yes=True))
    assert (len(back.played), back.actor, back.question) == (len(session.played) - 1, 1, None)
    assert await elsewhere.load(session.id) == back
    notes = record(back).notes
    assert notes["taken back 1"] == (f"by {mover.user_id}, behind move {len(back.played)}: {session.played[-1].ply}")


async def test_a_question_goes_away_with_a_no_or_when_the_game_goes_on(tables: Tables, refused: Refused) -> None:
    session = await finished_turn(tables)
    mover, other = session.people
    asked = await tables.do(session.id, TakeBack(mover.user_id))
    await refused(QuestionOpen, tables.do(session.id, OfferDraw(other.user_id)))
    await refused(NotAsked, tables.do(session.id, Answer(mover.user_id, asked.version, yes=True)))
    await refused(NotAsked, tables.do(session.id, Answer(EVE.user_id, asked.version, yes=False)))
    await refused(QuestionGone, tables.do(session.id, Answer(other.user_id, asked.version - 1, yes=True)))
    no = await tables.do(session.id, Answer(other.user_id, asked.version, yes=False))
    assert (no.question, no.played) == (None, session.played)
    await refused(QuestionGone, tables.do(session.id, Answer(other.user_id, asked.version, yes=True)))
    again = await tables.do(session.id, TakeBack(mover.user_id, now=DAY))
    withdrawn = await tables.do(session.id, Answer(mover.user_id, again.version, yes=False))
    assert withdrawn.question is None
    again = await tables.do(session.id, OfferDraw(other.user_id))
    assert (await tables.do(session.id, a_play(again))).question is None


async def test_a_yes_to_another_question_grants_no_earlier_one(tables: Tables, refused: Refused) -> None:
    """A no to the first one was said; an old button of it does not tell that it was granted."""
    session = await finished_turn(tables)
    mover, other = session.people
    first = await tables.do(session.id, TakeBack(mover.user_id))
    await tables.do(session.id, Answer(other.user_id, first.version, yes=False))
    second = await tables.do(session.id, TakeBack(mover.user_id, now=DAY))
    await tables.do(session.id, Answer(other.user_id, second.version, yes=True))
    await refused(AlreadyGranted, tables.do(session.id, Answer(other.user_id, second.version, yes=True)))
    await refused(QuestionGone, tables.do(session.id, Answer(other.user_id, first.version, yes=True)))


async def test_a_question_is_no_move(tables: Tables) -> None:
    """A button made before it is as good as before."""
    session = await finished_turn(tables)
    await tables.do(session.id, TakeBack(session.people[0].user_id))
    after = await tables.do(session.id, a_play(session))
    assert len(after.played) == len(session.played) + 1


async def test_no_die_is_taken_back(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    while session.played[-1].seat != CHANCE or not any(each.seat for each in session.played):
        session = await tables.do(session.id, a_play(session))
    for person in session.people:
        refusal = await refused(NothingToTakeBack, tables.do(session.id, TakeBack(person.user_id)))
        moved = any(each.seat == session.seat_of(person.user_id) for each in session.played)
        assert refusal.chance == moved, "who has not moved has nothing to take back"


async def test_nothing_is_taken_back_of_a_game_that_is_paused(tables: Tables, refused: Refused) -> None:
    session = await within_a_turn(tables)
    paused = await tables.do(session.id, Pause("Mo", 99))
    await refused(IsPaused, tables.do(session.id, TakeBack(to_act(session).user_id)))
    await refused(IsPaused, tables.do(session.id, a_play(paused)))
    await refused(IsPaused, tables.do(session.id, Pause("Mo", 99)))
    going = await tables.do(session.id, Resume("Mo", 99))
    await refused(NotPaused, tables.do(session.id, Resume("Mo", 99)))
    assert len((await tables.do(session.id, a_play(going))).played) == len(session.played) + 1


async def test_all_others_must_agree(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT), key="stranded")
    session = await tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, DAN, owner_left=True))
    assert session.question is not None
    assert session.question.open == (CAT.user_id, DAN.user_id)
    number = session.version
    session = await tables.do(session.id, Answer(DAN.user_id, number, yes=True))
    assert session.question is not None
    assert (session.question.open, session.seat_of(DAN.user_id)) == ((CAT.user_id,), None)
    session = await tables.do(session.id, Answer(CAT.user_id, number, yes=True))
    assert (session.question, session.seat_of(BEN.user_id)) == (None, None)
    assert session.seat_of(DAN.user_id)


# Draws


async def test_a_draw_that_is_agreed_on_is_shared(tables: Tables, store: object) -> None:
    session = await strata(tables, 3)
    session = await tables.do(session.id, OfferDraw(BEN.user_id))
    session = await tables.do(session.id, Answer(ANN.user_id, session.version, yes=True))
    assert (session.state, session.ending) == ("over", EarlyEnd(TableEnding.AGREED))
    for person in (ANN, BEN):
        (mine,) = await tables.people.about(person.user_id)
        assert mine["your place"] == 1


async def test_a_draw_is_for_two(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    await refused(NotForTwo, tables.do(session.id, OfferDraw(ANN.user_id)))
    await refused(NotSeated, tables.do(session.id, OfferDraw(EVE.user_id)))


# Seats


async def test_somebody_takes_over_a_seat(tables: Tables, elsewhere: Tables, refused: Refused) -> None:
    session = await strata(tables, 3)
    plies = len(session.played)
    session = await tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, CAT))
    assert session.question is not None
    assert session.question.open == (BEN.user_id, CAT.user_id), "nobody loses a seat without being asked"
    seat, number = session.seat_of(BEN.user_id), session.version
    for person in (CAT, BEN):
        session = await tables.do(session.id, Answer(person.user_id, number, yes=True))
    assert (session.seat_of(BEN.user_id), session.seat_of(CAT.user_id)) == (None, seat)
    assert await elsewhere.load(session.id) == session
    await refused(NotSeated, tables.do(session.id, Resign(BEN.user_id)))
    assert await tables.finder.meant_in(7, CAT.user_id) == session
    assert record(session).notes["replaced 1"] == f"seat {seat} after ply {plies}, {BEN.user_id} by {CAT.user_id}"
    over = await tables.do(session.id, Resign(CAT.user_id))
    assert over.state == "over"
    for person in (ANN, BEN, CAT):
        for told in await tables.people.about(person.user_id):
            assert told["your place"] is None, "such a game counts for nobody"


async def test_a_moderator_asks_nobody_but_who_is_to_come(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    await refused(NotSeated, tables.do(session.id, Substitute(EVE.user_id, BEN.user_id, DAN)))
    asked = await tables.do(session.id, Substitute(EVE.user_id, BEN.user_id, DAN, moderator=True))
    assert asked.question is not None
    assert asked.question.open == (DAN.user_id,)
    after = await tables.do(session.id, Answer(DAN.user_id, asked.version, yes=True))
    assert after.seat_of(DAN.user_id) == session.seat_of(BEN.user_id)


async def test_who_may_come_and_who_may_go(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    sits = await refused(SitsAlready, tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, CAT)))
    assert sits.name == "Cat"
    await refused(AlreadySeated, tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, ANN)))
    strange = await refused(NoSeatOf, tables.do(session.id, Substitute(ANN.user_id, EVE.user_id, DAN, gone_name="Eve")))
    assert (strange.name, strange.out) == ("Eve", False)
    await refused(NotSeated, tables.do(session.id, Substitute(EVE.user_id, EVE.user_id, DAN, moderator=True)))
    session = await tables.do(session.id, Resign(BEN.user_id))
    gone = await refused(NoSeatOf, tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, DAN)))
    assert (gone.name, gone.out) == ("Ben", True)
    await refused(OutOfGame, tables.do(session.id, Substitute(BEN.user_id, CAT.user_id, DAN)))


async def test_a_moderator_who_would_take_the_seat_asks_the_players(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    act = Substitute(EVE.user_id, BEN.user_id, EVE, moderator=True)
    for owner_left, asked in ((False, {ANN, BEN, CAT}), (True, {ANN, CAT})):
        [question] = replace(act, owner_left=owner_left).apply(session)
        assert isinstance(question, Asked)
        assert set(question.voters) == {each.user_id for each in asked}


async def test_only_so_many_people_are_named_for_seats_in_a_row(tables: Tables, time: Time, refused: Refused) -> None:
    """The players are called with each of them: the fourth waits until the first was named a day ago."""
    session = await finished_turn(tables)
    asks, other = session.people
    begun = time.now
    for number in range(SUBSTITUTES):
        act = Substitute(asks.user_id, asks.user_id, Person(100 + number, "N"), now=time.now)
        session = await tables.do(session.id, act)
        session = await tables.do(session.id, Answer(other.user_id, session.version, yes=False))
        time.now += HOUR
    fourth = Substitute(asks.user_id, asks.user_id, CAT, now=time.now)
    refusal = await refused(AskedBefore, tables.do(session.id, fourth))
    assert (refusal.named, refusal.wait, refusal.plays) == (SUBSTITUTES, begun + DAY - time.now, True)
    assert (await tables.do(session.id, replace(fourth, now=begun + DAY))).question is not None


async def test_a_moderator_names_the_same_person_once_a_day(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    act = Substitute(EVE.user_id, BEN.user_id, DAN, moderator=True)
    session = await tables.do(session.id, act)
    session = await tables.do(session.id, Answer(DAN.user_id, session.version, yes=False))
    refusal = await refused(AskedBefore, tables.do(session.id, act))
    assert (refusal.named, refusal.wait, refusal.plays) == (0, DAY, False)
    assert (await tables.do(session.id, replace(act, now=DAY))).question is not None


async def test_requests_are_known_to_a_process_that_reads_the_log(tables: Tables, elsewhere: Tables) -> None:
    session = await finished_turn(tables)
    mover, other = session.people
    asked = await tables.do(session.id, TakeBack(mover.user_id))
    no = await tables.do(session.id, Answer(other.user_id, asked.version, yes=False))
    assert [(each.question.matter, each.turn) for each in no.ungranted] == [(Matter.BACK, session.position.number)]
    assert await elsewhere.load(session.id) == no
    offered = await tables.do(session.id, OfferDraw(other.user_id))
    again = await tables.do(session.id, Answer(mover.user_id, offered.version, yes=True))
    assert [each.question.matter for each in again.ungranted] == [Matter.BACK], "what was granted is none"


async def test_the_host_is_whoever_took_over_the_hosts_seat(tables: Tables) -> None:
    session = await strata(tables)
    session = await tables.do(session.id, Substitute(ANN.user_id, ANN.user_id, CAT))
    assert session.question is not None
    assert session.question.open == (BEN.user_id, CAT.user_id)
    number = session.version
    for person in (BEN, CAT):
        session = await tables.do(session.id, Answer(person.user_id, number, yes=True))
    assert session.host == CAT.user_id


async def test_whoever_is_forgotten_has_taken_nothing_back(tables: Tables) -> None:
    """Entries of every kind are written anew without them, and the game stays what it was."""
    session = await finished_turn(tables)
    mover, other = session.people
    session = await tables.do(session.id, TakeBack(mover.user_id))
    session = await tables.do(session.id, Answer(other.user_id, session.version, yes=True))
    plies = [str(each.ply) for each in session.played]
    await tables.people.forget(mover.user_id)
    after = await tables.load(session.id)
    assert [str(each.ply) for each in after.played][: len(plies)] == plies
    assert not any(mover.user_id in each.users() for each in after.log)


async def test_two_lobbies_have_no_questions(tables: Tables) -> None:
    session = await lobby(tables)
    assert (session.question, session.clock, session.paused) == (None, None, False)
    assert waiting(await started(tables, channel=8)) in (ANN, BEN)
