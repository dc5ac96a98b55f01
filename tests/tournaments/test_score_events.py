"""Score events: which deal can be played when, whose score counts, and what nobody can know or change."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.messages.organising import Plan
from cogs.words.events import check
from data.opening import open_store
from data.rows import AttemptRow, DealRow, EntrantRow
from sessions.acts import Resign
from sessions.refusals.requests import HadAttempt, NoAttempt
from sessions.results.streaks import begin_of
from sessions.session import Session
from sessions.state.deals import closes
from sessions.state.players import Person
from sessions.state.table import Place
from sessions.tables import Tables
from sessions.tables.deals import KnownDeal
from tests.sessions.club import long_enough
from tests.tournaments.held import GUILD, ID, Held
from tests.tournaments.made import NOW, announced, changed
from tournaments.events.acts import Begin, Leave, Register, Remove
from tournaments.events.halting import Extend, Pause
from tournaments.events.proof import BindAnew
from tournaments.events.refusals import FixedDays, NoDealNow, RegistrationOver, TournamentOver, WasWithdrawn
from tournaments.events.scored import SPARE, Enter, awaited, counted, course, days_from, open_deal, standings
from tournaments.events.service import NewTournament, Tournaments
from tournaments.events.state import Tournament
from tournaments.events.terms import DEALS, Terms
from words import LANGUAGES, Language, of

DAY = 86_400
HERE = Place(GUILD, 9)
FIRST = 20_000


def made_up(dice: random.Random) -> Tournament:
    """An event that is announced, with deals of the days from FIRST on."""
    deals = dice.choice((1, 3, 7, 14))
    terms = Terms(format="event", deals=deals, counting=dice.randint(1, deals), reliable=False)
    bare = announced(terms, b"s" * 32)
    row = replace(bare.row, closes=begin_of(FIRST), due=begin_of(FIRST))
    dealt = tuple(DealRow(FIRST + each, "mars", "level=1", bytes([each]) * 32, 0, row.id) for each in range(deals))
    return Tournament(row, deals=dealt)


@pytest.mark.parametrize("number", range(40))
def test_drawn_events_count_what_nobody_can_play_any_more(number: int, dice: random.Random) -> None:
    """People play, miss days, end without a score, withdraw and are removed; each look finds what it has to."""
    del number
    found, now, end = made_up(dice), begin_of(FIRST) - 7 * DAY, 0
    scores: dict[int, dict[int, int | None]] = {}
    people = range(1, dice.randint(2, 9))
    while found.state in ("registration", "running"):
        assert found.row.due is not None
        assert found.row.due >= now or found.state == "registration"
        now = found.row.due + dice.choice((0, 1, 40, 4000))
        found = changed(found, course(found, now))
        assert len([*awaited(found)]) <= 2, "a deal opens while the last one can still be finished"
        shown = counted(found)
        assert all(closes(day) + SPARE <= now for day in shown), "no score is shown while its deal can be played"
        deal = open_deal(found, now)
        for who in people:
            if deal is None:
                break
            entrant = found.entrant(who)
            if dice.random() < 0.3 or (entrant and (entrant.state != "in" or deal.day in scores.get(who, {}))):
                continue
            enters = Enter(who, f"P{who}", deal.day, now).apply(found)
            assert (enters is None) == (entrant is not None)
            found = changed(found, enters) if enters else found
            score = dice.choice((None, dice.randint(-40, 120)))
            scores.setdefault(who, {})[deal.day] = score
            row = AttemptRow(deal.day, who, len(scores), GUILD, score, event=found.id)
            found = Tournament(found.row, found.entrants, deals=found.deals, attempts=(*found.attempts, row))
        if found.state == "running" and found.playing and dice.random() < 0.1:
            found = changed(found, Leave(dice.choice(found.playing).user_id, now).apply(found))
        if found.state == "running" and found.playing and dice.random() < 0.05:
            found = changed(found, Remove(99, dice.choice(found.playing).entry, "", now).apply(found))
        end += 1
        assert end < 4 * len(found.deals) + 9, "it ends by itself"
    assert now >= closes(found.deals[-1].day)
    placed = {found.numbered[each.number].user_id: each for each in standings(found)}
    removed = {each.user_id for each in found.entrants if each.state == "removed"}
    assert placed.keys() == scores.keys() - removed
    for who, each in placed.items():
        best = sorted((score for score in scores[who].values() if score is not None), reverse=True)
        best = best[: found.terms.counting]
        assert (each.counted, each.score.value) == (len(best), sum(best))
        key = (len(best), sum(best), -sum(score is None for score in scores[who].values()))
        better = sum((other.counted, other.score.value, -other.unfinished.value) > key for other in placed.values())
        assert each.place == better + 1


def test_the_first_deal_begins_at_midnight_and_is_fixed_before() -> None:
    assert list(days_from(begin_of(FIRST), 2)) == [FIRST, FIRST + 1]
    assert list(days_from(begin_of(FIRST) + 1, 1)) == [FIRST + 1]


def test_days_are_fixed_and_nobody_registers(dice: random.Random) -> None:
    found = made_up(dice)
    for act in (Begin(5), Extend(1, DAY, "", 5)):
        with pytest.raises(FixedDays):
            act.apply(found)
    with pytest.raises(RegistrationOver):
        Register(7, "P7", "press", 5).apply(found)
    with pytest.raises(NoDealNow):
        Enter(7, "P7", FIRST, begin_of(FIRST) - 1).apply(found)
    running = changed(found, course(found, begin_of(FIRST)))
    with pytest.raises(FixedDays):
        Pause(1, "", begin_of(FIRST)).apply(running)
    assert BindAnew(b"f" * 32).apply(running) is None, "its deals are kept as those of the day"
    with pytest.raises(NoDealNow):
        Enter(7, "P7", FIRST + 1, begin_of(FIRST)).apply(running)
    joined = changed(running, Enter(7, "P7", FIRST, begin_of(FIRST)).apply(running))
    out = changed(joined, Leave(7, begin_of(FIRST)).apply(joined))
    with pytest.raises(WasWithdrawn):
        Enter(7, "P7", FIRST, begin_of(FIRST)).apply(out)
    over = replace(running, row=replace(running.row, state="cancelled"))
    with pytest.raises(TournamentOver):
        Enter(7, "P7", FIRST, begin_of(FIRST)).apply(over)
    assert course(over, 9) is not None, "nothing is due any more"


async def make(held: Held, deals: int = 3) -> Tournament:
    """An event of two scores of three deals, whose first one is open."""
    terms = Terms(format="event", deals=deals, counting=min(2, deals), reliable=False)
    new = NewTournament(ID, HERE, "Mars week", "mars", terms, 900, "en", 1)
    found = await held.all.make(new)
    held.clock[0] = float(begin_of(found.deals[0].day) + 60)
    return await held.all.advance(ID, GUILD)


async def begin(held: Held | Tables, found: Tournament, user_id: int) -> Session:
    tables = held.tables if isinstance(held, Held) else held
    person, deal = Person(user_id, f"P{user_id}"), open_deal(found, tables.now())
    assert deal is not None
    opening = await tables.deals.opening_of(deal, person, Place(GUILD, 100 + user_id), GUILD, scored=True)
    await Tournaments(tables).enter(found, Enter(user_id, person.name, deal.day, tables.now()))
    return await tables.deals.open(replace(opening, event=found.name))


async def play(held: Held, found: Tournament, user_id: int) -> Session:
    """A whole attempt, given up after a few turns: it has a score."""
    session = await long_enough(held.tables, await begin(held, found, user_id))
    return await held.tables.do(session.id, Resign(user_id))


async def later(held: Held, moment: int) -> Tournament:
    """Everything is done that is due until then."""
    while (due := (found := await held.all.load(ID, GUILD)).row.due) is not None and due <= moment:
        held.clock[0] = float(due)
        await held.all.advance(ID, GUILD)
    held.clock[0] = float(moment)
    return found


@pytest.mark.seeded
async def test_each_deal_is_played_once_and_counts_apart_from_the_daily_one(held: Held) -> None:
    found = await make(held)
    attempt = await play(held, found, 11)
    assert attempt.deal is not None
    assert (attempt.deal.event, attempt.event, attempt.contest) == (ID, "Mars week", 0)
    with pytest.raises(HadAttempt):
        await begin(held, found, 11)
    with pytest.raises(NoAttempt):
        await held.tables.deals.opening_of(found.deals[0], Person(12, "P12"), HERE, GUILD, scored=False)
    # The deal of the day is another one, and is played beside it.
    today = held.tables.deals.today
    opening = await held.tables.deals.opening(today, Person(11, "P11"), Place(GUILD, 300), GUILD, scored=True)
    daily = await held.tables.deals.open(opening)
    assert daily.commitment != attempt.commitment
    assert (await held.tables.deals.own(today, 11, (await held.tables.deals.ranking(today, None, 11))[0]))[0] is None
    assert standings(await held.all.load(ID, GUILD)) == [], "others can still play the deal"
    found = await later(held, closes(found.deals[0].day) + SPARE)
    assert [each.place for each in standings(found)] == [1]
    secrets = [held.tables.deals.known_of(each).secret for each in found.deals]
    assert [bool(each) for each in secrets] == [True, False, False]


async def test_of_two_processes_one_opens_the_attempt(held: Held, tmp_path: Path) -> None:
    found = await make(held)
    other = await open_store(tmp_path / "tables.sqlite3", lambda: held.clock[0])
    try:
        for user_id in range(11, 16):
            result = await asyncio.gather(
                begin(held, found, user_id), begin(Tables(other), found, user_id), return_exceptions=True
            )
            assert {type(each) for each in result} == {Session, HadAttempt}
    finally:
        await other.close()
    found = await held.all.load(ID, GUILD)
    assert len(found.attempts) == len({each.user_id for each in found.attempts}) == 5
    assert len(found.entrants) == 5


@pytest.mark.seeded
async def test_an_attempt_counts_until_six_hours_after_its_day(held: Held) -> None:
    found = await make(held)
    late, early = await begin(held, found, 11), await begin(held, found, 12)
    held.clock[0] = float(closes(found.deals[0].day) - 5)
    early = await long_enough(held.tables, early)
    await held.tables.do(early.id, Resign(12))
    held.clock[0] = float(closes(found.deals[0].day) + 5)
    late = await long_enough(held.tables, late)
    await held.tables.do(late.id, Resign(11))
    found = await later(held, closes(found.deals[0].day) + SPARE)
    numbers = {each.user_id: each.number for each in found.entrants}
    assert [(each.number, each.counted, each.unfinished.value) for each in standings(found)] == [
        (numbers[12], 1, 0),
        (numbers[11], 0, 1),
    ]


@pytest.mark.seeded
async def test_who_is_deleted_leaves_a_score_without_a_name(held: Held) -> None:
    found = await make(held)
    for user_id in (11, 12, 13):
        await play(held, found, user_id)
    running = await later(held, closes(found.deals[0].day) + SPARE)
    assert (await held.tables.people.deals(11))[0]["event"] == ID
    await begin(held, running, 11)
    before = {each.number: (each.place, each.score.value) for each in standings(running)}
    await held.tables.people.forget(11)
    after = await later(held, closes(found.deals[1].day) + SPARE)
    assert {each.number: each.score.value for each in standings(after)} == {
        number: score for number, (_, score) in before.items()
    }
    assert all(before[each.number][0] == each.place for each in standings(after) if after.numbered[each.number].name)
    assert after.entrant(11) is None
    assert not [each for each in after.attempts if each.user_id == 11]
    assert [each.name for each in after.entrants] == ["", "P12", "P13"]
    assert await held.tables.people.deals(11) == []
    assert {each.guild_id for each in after.attempts if each.user_id < 0} == {0}


@pytest.mark.seeded
async def test_an_event_of_a_server_that_is_forgotten_leaves_no_deal(held: Held) -> None:
    found = await make(held)
    await play(held, found, 11)
    await held.tables.store.note_server_left(GUILD)
    held.clock[0] += 40 * DAY
    await held.tables.servers.forget_left(30)
    assert await held.tables.store.tournament(ID) is None
    assert not [each for each in (await held.tables.store.attempts([11]))[11] if each.event]


def test_whoever_was_removed_has_no_place(dice: random.Random) -> None:
    found = made_up(dice)
    entrants = tuple(EntrantRow(each, each, f"P{each}", "in", number=each) for each in (1, 2))
    made = tuple(AttemptRow(FIRST, each, each, GUILD, 10 * each, event=found.id) for each in (1, 2))
    row = replace(found.row, state="finished", due=None)
    assert [each.number for each in standings(Tournament(row, entrants, deals=found.deals, attempts=made))] == [2, 1]
    out = (entrants[0], replace(entrants[1], state="removed"))
    assert [each.place for each in standings(Tournament(row, out, deals=found.deals, attempts=made))] == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fingerprints_and_secrets_of_all_deals_fit_into_one_message(language: Language) -> None:
    day, options = FIRST, {"level": "1"}
    for _, deals in DEALS.values():
        known = [KnownDeal(day + each, "mars", options, "f" * 64, NOW, "0" * 64) for each in range(deals)]
        assert len("\n".join(check(of(language), known))) < 3900


def test_an_event_of_all_servers_demands_no_games_of_one() -> None:
    assert Plan(game="mars", format="event", games="10").terms.games == 10
    assert Plan(game="mars", format="event", games="10", servers="all").terms.games == 0


async def test_two_processes_that_look_at_once_begin_and_end_an_event_once(held: Held, tmp_path: Path) -> None:
    found = await make(held)
    other = await open_store(tmp_path / "tables.sqlite3", lambda: held.clock[0])
    try:
        both = (held.all, Tournaments(Tables(other)))
        while (due := found.row.due) is not None:
            held.clock[0] = float(max(due, held.now))
            for each in await asyncio.gather(*(each.advance(ID, GUILD) for each in both)):
                found = each
            found = await held.all.load(ID, GUILD)
    finally:
        await other.close()
    assert [each.kind for each in await held.all.journal(found)] == ["began", "finished"]
    assert found.ends is not None
    assert found.ends >= closes(found.deals[-1].day)
