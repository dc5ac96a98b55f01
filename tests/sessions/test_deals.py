"""The deal of the day: bound the day before, one attempt for each person, nothing shown before everybody has played."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.soak.asked import dealt
from bench.soak.dice import drawn
from bench.soak.evidence import Evidence
from data.rows import SessionRow
from data.sqlite.store import SqliteStore
from data.store import COPIED, Store
from rules.core import CHANCE
from rules.game import Game
from rules.record import RecordError, parse
from sessions.__main__ import check
from sessions.acts import Abandon, Resign, Substitute, TakeBack, TakeHint, Tick
from sessions.clocks.deadlines import SPREAD
from sessions.dice import commitment
from sessions.log import Bound, Revealed
from sessions.records.redrawing import redraw_game
from sessions.records.writing import record
from sessions.refusals.moments import NothingDue, OnlyInPractice, SecretWithheld
from sessions.refusals.requests import HadAttempt, NoAttempt, NoDeal
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.deals import GRACE, closes
from sessions.state.players import Person, Stranger
from sessions.state.table import Place
from sessions.tables import Tables
from sessions.tables.deals import dealt_games
from tests.sessions.club import ANN, BEN, CAT, Refused, Time, long_enough, play_one, play_out, started

TODAY = 20_833
NOON = TODAY * DAY + DAY // 2


@pytest.fixture
def time() -> Time:
    return Time(NOON)


@pytest.fixture
def tables(store: Store, dice: random.Random) -> Tables:
    return Tables(store, make_secret=lambda: dice.randbytes(32))


@pytest.fixture
async def elsewhere(store: Store, path: Path, time: Time, dice: random.Random) -> AsyncIterator[Tables]:
    """The tables of another process on the same file, with secrets of its own."""
    opened = await SqliteStore.open(path, clock=time)
    yield Tables(opened, make_secret=lambda: dice.randbytes(32))
    await opened.close()


async def begin(
    tables: Tables, person: Person = ANN, day: int = TODAY, guild_id: int = 5, *, scored: bool = True
) -> Session:
    """Somebody's attempt at a deal, or practice, in direct messages."""
    place = Place(0, 7000 + person.user_id)
    opening = await tables.deals.opening(day, person, place, guild_id, scored=scored)
    return await tables.deals.open(opening)


async def give_up(tables: Tables, session: Session) -> Session:
    """The game given up, but not at once."""
    session = await long_enough(tables, session)
    return await tables.do(session.id, Resign(session.people[0].user_id))


def cards(session: Session) -> list[str]:
    return [str(each.ply) for each in session.played if each.seat == CHANCE]


# What is bound, and when it is shown


async def test_the_fingerprint_is_there_the_day_before_and_the_secret_after(tables: Tables, time: Time) -> None:
    before = (await tables.deals.known([TODAY + 1]))[TODAY + 1]
    assert (before.bound_at, before.secret) == (NOON, "")
    for moment, secret in ((TODAY + 1) * DAY, False), (closes(TODAY + 1) - 1, False), (closes(TODAY + 1), True):
        time.now = moment
        known = (await tables.deals.known([TODAY + 1]))[TODAY + 1]
        assert (known.fingerprint, bool(known.secret)) == (before.fingerprint, secret)
    assert commitment(bytes.fromhex(known.secret)) == before.fingerprint


async def test_the_options_change_from_day_to_day(tables: Tables, time: Time) -> None:
    (game, *_) = dealt_games()
    found = set()
    for _ in range(4):
        found |= {tuple(each.options.items()) for each in (await tables.deals.known([tables.deals.today])).values()}
        time.now += DAY
    assert found == {(("level", value),) for value in game.options[0].values}


async def test_two_processes_at_midnight_deal_the_same(tables: Tables, elsewhere: Tables, time: Time) -> None:
    await tables.deals.bind()
    time.now = (TODAY + 1) * DAY
    days = [TODAY + 1, TODAY + 2]
    mine, theirs = await asyncio.gather(tables.deals.known(days), elsewhere.deals.known(days))
    assert mine == theirs
    assert set(mine) == set(days)
    one, other = await begin(tables, ANN, TODAY + 1), await begin(elsewhere, BEN, TODAY + 1)
    assert cards(one) == cards(other)


async def test_nobody_is_dealt_a_deal_of_the_future_or_one_that_was_never_bound(
    tables: Tables, refused: Refused
) -> None:
    await tables.deals.bind()
    for day in (TODAY - 1, TODAY + 2):
        await refused(NoDeal, begin(tables, day=day))


async def test_a_deal_needs_a_game_of_cards_for_one(tables: Tables, catalogue: dict[str, Game]) -> None:
    for game in dealt_games():
        del catalogue[game.key]
    assert await tables.deals.known([TODAY, TODAY + 1]) == {}


# The attempt


async def test_everybody_has_one_attempt(tables: Tables, elsewhere: Tables, refused: Refused) -> None:
    await tables.deals.bind()
    begun = await asyncio.gather(begin(tables), begin(elsewhere), return_exceptions=True)
    (session,) = [each for each in begun if isinstance(each, Session)]
    (late,) = [each for each in begun if isinstance(each, HadAttempt)]
    assert late.session.id == session.id
    assert (await refused(HadAttempt, begin(tables))).session.id == session.id
    assert (await begin(tables, BEN)).position == session.position


async def test_practice_comes_after_the_attempt_and_has_the_same_cards(tables: Tables, refused: Refused) -> None:
    await tables.deals.bind()
    assert (await refused(NoAttempt, begin(tables, scored=False))).session is None
    session = await begin(tables)
    assert (await refused(NoAttempt, begin(tables, scored=False))).session == session
    await give_up(tables, session)
    practice = await begin(tables, scored=False)
    assert cards(practice) == cards(session)
    await give_up(tables, practice)
    found, _ = await tables.deals.ranking(TODAY, None, ANN.user_id)
    assert found.number == 1
    assert len(await tables.overview.finished(0, user_id=ANN.user_id)) == 1, "practice is no result"


async def test_nothing_helps_in_an_attempt(tables: Tables, refused: Refused, dice: random.Random) -> None:
    session = await begin(tables)
    # After a choice that chance does not follow, other players may take back.
    while not session.played[-1].seat:
        session = await play_one(tables, session, dice)
    for act in (TakeBack(ANN.user_id), TakeHint(ANN.user_id), Substitute(ANN.user_id, ANN.user_id, BEN)):
        await refused(OnlyInPractice, tables.do(session.id, act))
    await give_up(tables, session)
    practice = await begin(tables, scored=False)
    assert (await tables.do(practice.id, TakeHint(ANN.user_id))).hints


@pytest.mark.parametrize(("late", "counts"), [(-1, True), (0, False)])
async def test_an_attempt_counts_until_six_hours_after_its_day(
    tables: Tables, time: Time, *, late: int, counts: bool
) -> None:
    time.now = (TODAY + 1) * DAY - 1
    session = await begin(tables)
    time.now = (TODAY + 1) * DAY + GRACE + late
    await give_up(tables, session)
    found, listed = await tables.deals.ranking(TODAY, 5, ANN.user_id)
    assert (found.number, found.place) == ((1, 1) if counts else (0, None))
    assert [each.person for each in listed] == ([ANN] if counts else [])


async def test_a_late_attempt_goes_on_as_practice(tables: Tables, time: Time, refused: Refused) -> None:
    session = await begin(tables)
    time.now = closes(TODAY) - 1
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    time.now = closes(TODAY) + SPREAD
    session = await tables.do(session.id, Tick(time.now))
    assert isinstance(session.log[-1], Revealed)
    assert not session.is_attempt
    assert (await tables.do(session.id, TakeHint(ANN.user_id))).hints


async def test_an_attempt_whose_board_could_not_be_shown_is_had_again(tables: Tables, refused: Refused) -> None:
    session = await begin(tables)
    await tables.do(session.id, Abandon())
    again = await begin(tables)
    assert again.position == session.position
    await give_up(tables, again)
    await refused(HadAttempt, begin(tables))
    assert (await tables.deals.ranking(TODAY, 5, ANN.user_id))[0].place == 1


async def test_an_attempt_that_was_seen_is_not_had_again(tables: Tables, refused: Refused, dice: random.Random) -> None:
    session = await play_one(tables, await begin(tables), dice)
    await tables.do(session.id, Abandon())
    await refused(HadAttempt, begin(tables))


# What is withheld


async def test_the_secret_of_an_attempt_is_withheld_until_nobody_can_play_it(
    tables: Tables, time: Time, store: Store, refused: Refused
) -> None:
    session = await give_up(tables, await begin(tables))
    secret = session.secret.hex()
    assert secret not in str(record(session))
    with pytest.raises(SecretWithheld):
        redraw_game(session)
    with pytest.raises(RecordError, match="published the next day"):
        check(parse(str(record(session))))
    exported = json.dumps([await tables.people.about(ANN.user_id), await tables.people.deals(ANN.user_id)])
    assert secret not in exported
    assert session.commitment in str(record(session))
    time.now = closes(TODAY)
    assert [each async for each in tables.scheduler.do_due()] == [], "not all tables in one moment"
    time.now += SPREAD
    assert [each async for each in tables.scheduler.do_due()] == [session.id]
    session = await tables.load(session.id)
    said = " ".join(check(parse(str(record(session))), session.commitment))
    assert "random draws, all of them as the secret gives them" in said
    assert "could know the cards beforehand" in said
    assert redraw_game(session).came.total() == len(cards(session))


async def test_a_forged_card_is_found(tables: Tables, time: Time, dice: random.Random) -> None:
    session = await begin(tables)
    for _ in range(4):
        session = await play_one(tables, session, dice)
    await give_up(tables, session)
    time.now = closes(TODAY) + SPREAD
    _ = [each async for each in tables.scheduler.do_due()]
    whole = str(record(await tables.load(session.id)))
    assert check(parse(whole))
    first, second = cards(session)[:2]
    swapped = whole.replace(first, "×", 1).replace(second, first, 1).replace("×", second, 1)
    for forged in (swapped, whole.replace("deal: ", "was: ", 1), whole.replace("deal: 2", "deal: 1", 1)):
        with pytest.raises(RecordError):
            check(parse(forged))


async def test_the_soak_draws_the_same_cards_by_itself(tables: Tables, store: Store, dice: random.Random) -> None:
    session = await begin(tables)
    while session.state == "running":
        session = await play_one(tables, session, dice)
    row = await store.session(session.id)
    assert row is not None
    found = Evidence({row.id: row})
    assert [*drawn(found), *dealt(found)] == []
    found.rows[row.id] = replace(row, secret=bytes(32))
    assert list(drawn(found))


async def test_a_restored_backup_changes_no_deal(tables: Tables, store: Store) -> None:
    session, other = await begin(tables), await started(tables)
    await store.remember(COPIED, "1")
    await tables.startup.bind_anew()
    assert not any(isinstance(each, Bound) for each in (await tables.load(session.id)).log)
    assert any(isinstance(each, Bound) for each in (await tables.load(other.id)).log)


# Scores


async def test_the_tables_name_who_may_be_named(tables: Tables, time: Time) -> None:
    for person, guild_id in ((ANN, 5), (BEN, 6), (CAT, 6)):
        await give_up(tables, await begin(tables, person, guild_id=guild_id))
    await tables.settings.change_person(CAT.user_id, named_everywhere=True)
    _, here = await tables.deals.ranking(TODAY, 6, ANN.user_id)
    assert {each.person for each in here} == {BEN, CAT}
    found, everywhere = await tables.deals.ranking(TODAY, None, ANN.user_id)
    name = await tables.strangers.names.drawn(CAT.user_id)
    stranger = Stranger.named(CAT.user_id, name.word, name.number)
    assert [each.person for each in everywhere] == [ANN, None, stranger], "strangers read a player name"
    assert [each.person for each in (await tables.deals.ranking(TODAY, None, CAT.user_id, 5))[1]] == [ANN, None, CAT]
    assert [each.place for each in everywhere] == [1, 1, 1], "equal scores share a place"
    assert found.place == 1
    assert await tables.deals.best(TODAY, ANN.user_id) is None, "others still play"
    time.now = closes(TODAY)
    best = await tables.deals.best(TODAY, BEN.user_id)
    assert best is not None
    assert (best[0].people, best[1].person) == ((ANN,), None)


async def test_a_table_of_scores_replays_no_game(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for person in (ANN, BEN):
        await give_up(tables, await begin(tables, person))
    read, stored = [], store.session

    async def session(session_id: int) -> SessionRow | None:
        read.append(session_id)
        return await stored(session_id)

    monkeypatch.setattr(store, "session", session)
    monkeypatch.setattr(tables, "load", None)
    for _ in range(3):
        _, listed = await tables.deals.ranking(TODAY, 5, ANN.user_id)
        assert {each.person for each in listed} == {ANN, BEN}
    assert len(read) == 2, "each name was read once"


async def days_in_a_row(tables: Tables) -> int:
    found, _ = await tables.deals.ranking(tables.deals.today, None, ANN.user_id)
    _, streak = await tables.deals.own(tables.deals.today, ANN.user_id, found)
    return streak.current


async def test_days_in_a_row(tables: Tables, time: Time) -> None:
    await tables.deals.bind()
    for _ in range(2):
        await play_out(tables, await begin(tables, day=tables.deals.today))
        time.now += DAY
    assert await days_in_a_row(tables) == 2
    attempt = await begin(tables, day=tables.deals.today)
    assert await days_in_a_row(tables) == 2, "it is not over yet"
    await give_up(tables, attempt)
    found, (scored,) = await tables.deals.ranking(tables.deals.today, None, ANN.user_id)
    assert (found.place, scored.streak.current) == (1, 2), "it has a score, and counts for no streak"
    time.now += DAY
    assert await days_in_a_row(tables) == 0


async def test_an_attempt_that_is_given_up_at_once_has_no_score_and_is_the_only_one(
    tables: Tables, refused: Refused
) -> None:
    session = await begin(tables)
    await tables.do(session.id, Resign(ANN.user_id))
    found, listed = await tables.deals.ranking(TODAY, None, ANN.user_id)
    assert (found.number, found.place, listed) == (0, None, [])
    assert await days_in_a_row(tables) == 0
    await refused(HadAttempt, begin(tables))
    assert (await begin(tables, scored=False)).state == "running", "it can be practised"


async def test_who_is_forgotten_is_in_no_table(tables: Tables, time: Time) -> None:
    await give_up(tables, await begin(tables))
    await begin(tables, BEN)
    assert [each["day"] for each in await tables.people.deals(ANN.user_id)] == ["2027-01-15"]
    assert (await tables.people.about(ANN.user_id))[0]["daily deal"] == "2027-01-15"
    for person in (ANN, BEN):
        await tables.people.forget(person.user_id)
    assert (await tables.deals.ranking(TODAY, None, ANN.user_id))[0].number == 0
    assert await tables.people.deals(ANN.user_id) == []
