"""Leagues and groups with a final, drawn at random: what must always hold, from season to season."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Collection
from itertools import combinations

import pytest
from msgspec.structs import replace

from data.rows import BoardRow, TournamentChange
from sessions.acts import Resign
from sessions.state.clock import DAY, HOUR
from tests.tournaments.held import GUILD, ID, Held
from tests.tournaments.made import NOW, announced, changed, registered
from tournaments.checking import check
from tournaments.events.acts import Begin, Leave
from tournaments.events.fields import LOST_BY_TIME, Season, moving, season_of
from tournaments.events.gathering import CheckIn
from tournaments.events.proof import checking_file
from tournaments.events.refusals import NoTournament, NotRegistered, TooManyTournaments
from tournaments.events.seasons import MOST_IN_SERVER, OPEN_FOR_NEXT
from tournaments.events.state import Tournament
from tournaments.events.terms import FORMATS, LIVE, PLACES, SIZES, Format, Terms
from tournaments.events.time import Advance


def play(tournament: Tournament, dice: random.Random, apart: Collection[frozenset[int]]) -> Tournament:
    """Games end in any order, some by time; people withdraw; until it is over."""
    while tournament.state == "running":
        open_boards = [each for each in tournament.boards if not each.how]
        if open_boards and dice.random() < 0.95:
            tournament = changed(
                tournament, TournamentChange(tournament.row, boards=(ended(dice, dice.choice(open_boards)),))
            )
        else:
            leaving = dice.choice(list(tournament.playing) or [None])
            if leaving is not None and dice.random() < 0.3:
                tournament = changed(tournament, Leave(leaving.user_id, NOW).apply(tournament))
        tournament = changed(tournament, Advance(NOW, frozenset(apart)).apply(tournament))
    return tournament


def ended(dice: random.Random, board: BoardRow) -> BoardRow:
    points = dice.choice(((2, 0), (0, 2), (1, 1)))
    how = "played" if points == (1, 1) else dice.choice(("played", "played", "time", "walkover"))
    return replace(board, session_id=board.board, points=points, how=how)


def begun(
    dice: random.Random, terms: Terms, people: list[int], apart: Collection[frozenset[int]], last: Season | None = None
) -> Tournament:
    found = registered(announced(terms, dice.randbytes(32), 2 if last else 1), people)
    return changed(found, Begin(NOW, apart=frozenset(apart), last=last).apply(found))


def checked(tournament: Tournament, apart: Collection[frozenset[int]]) -> None:
    """What holds of every tournament: who meets whom, whose games are opened, and the sum of the points."""
    for division in tournament.divisions:
        pairs = Counter(frozenset(each.seats) for each in division.boards)
        assert set(pairs) == set(map(frozenset, combinations(division.members, 2)))
        assert set(pairs.values()) <= {1}, "nobody meets somebody twice"
        firsts = Counter(each.seats[0] for each in division.boards)
        assert max(abs(2 * firsts[each] - len(division.members) + 1) for each in division.members) <= 1
    for board in tournament.boards:
        if frozenset(each.user_id for each in tournament.people(board)) in apart:
            assert board.session_id is None
    assert not tournament.unfinished
    for division in tournament.divisions:
        counted = [each for each in division.boards if each.how != "annulled"]
        nobody = [each for each in counted if not sum(each.points)]
        assert all(set(each.seats) <= set(division.gone) for each in nobody)
        assert sum(each.points for each in division.placed if each.place) == 2 * (len(counted) - len(nobody))
    check(checking_file(tournament), tournament.fingerprint)


@pytest.mark.parametrize("format_", [each for each in FORMATS if each not in LIVE and each != "event"])
def test_what_must_always_hold_does(format_: Format, dice: random.Random) -> None:
    """Everybody has a game with everybody of their division, and nobody sits with whom they avoid. It ends."""
    for _ in range(60):
        terms = Terms(format=format_, most=dice.choice(PLACES[format_]), size=dice.choice(SIZES))
        people = [100 + each for each in range(dice.randint(terms.least, terms.most))]
        apart = {frozenset(dice.sample(people, 2)) for _ in range(dice.randrange(4))}
        tournament = play(begun(dice, terms, people, apart), dice, apart)
        assert tournament.state == "finished"
        checked(tournament, apart)
        members = [
            each.user_id
            for division in tournament.divisions
            if not division.final
            for each in division.members.values()
        ]
        assert sorted(members) == people
        assert max(len(each.members) for each in tournament.divisions) - 1 <= terms.at_once


def test_a_final_is_played_by_the_best_of_each_group_who_are_still_there(dice: random.Random) -> None:
    for _ in range(40):
        terms = Terms(format="stages", most=48)
        tournament = play(begun(dice, terms, list(range(100, 100 + dice.randint(8, 48))), ()), dice, ())
        *groups, final = tournament.divisions
        if not final.final:
            continue
        assert 2 <= len(final.members) <= 10
        for group in groups:
            inside = [number for number in group.members if number in final.members]
            best = [each.number for each in group.placed if each.place and each.number not in group.gone]
            assert len(inside) <= (2 if len(groups) == 2 else 1)
            assert len(best) > 0 or not inside


def test_from_season_to_season_the_best_rise_and_the_last_fall(dice: random.Random) -> None:
    for _ in range(60):
        terms = Terms(format="league", most=48, size=dice.choice(SIZES))
        people = list(range(100, 100 + dice.randint(8, 40)))
        before = play(begun(dice, terms, people, ()), dice, ())
        last, moves = season_of(before), moving(before)
        again = [each for each in people if dice.random() < 0.9] + list(range(200, 200 + dice.randrange(5)))
        if len(again) < 3:
            continue
        dice.shuffle(again)
        after = begun(dice, terms, again, (), last)
        numbers = sorted(after.numbered)
        assert numbers == list(range(1, len(again) + 1))
        assert sorted(each.user_id for each in after.numbered.values()) == sorted(again)
        lost = Counter(
            before.numbered[number].user_id
            for board in before.boards
            if board.how in ("time", "walkover")
            for number, points in zip(board.seats, board.points, strict=True)
            if not points
        )
        raised = [before.numbered[number].user_id for each in moves for number in each.up]
        assert all(lost[each] < LOST_BY_TIME for each in raised)
        assert last.barred == {each for each, times in lost.items() if times >= LOST_BY_TIME}
        levels = [{each.user_id for each in division.members.values()} for division in after.divisions]
        if (
            set(again) >= set(people)
            and len(again) == len(people)
            and not any(each.state != "in" for each in before.entrants)
        ):
            for at, each in enumerate(moves):
                assert {before.numbered[number].user_id for number in each.up} <= (levels[at - 1] if at else set())
                assert {before.numbered[number].user_id for number in each.down} <= (
                    levels[at + 1] if at + 1 < len(levels) else set()
                )
        checked(play(after, dice, ()), ())


async def over(held: Held, number: int = ID) -> Tournament:
    """A season of a league of eight whose games are all over: whoever has the smaller id wins."""
    await held.make(number, format="league", size=4)
    await held.enter(*range(1, 9), number=number)
    await held.all.do(number, GUILD, Begin(held.now))
    return await given_up(held, number)


async def given_up(held: Held, number: int = ID) -> Tournament:
    """A season that runs, once its games are over: whoever has the larger id gives up."""
    for board in (await held.opened(number)).boards:
        found = await held.all.load(number, GUILD)
        await held.tables.do(board.session_id or 0, Resign(max(each.user_id for each in found.people(board))))
    return await held.all.advance(number, GUILD)


async def test_a_next_season_is_announced_once_though_all_press_at_once(held: Held) -> None:
    last = await over(held)
    found = await asyncio.gather(*(held.all.seasons.following(last, each, 9_000 + each) for each in range(1, 9)))
    assert len({each.id for each in found}) == 1
    assert [each.season for each in await held.tables.store.seasons_of(ID)] == [2, 1]
    new = found[0]
    assert (new.state, new.entrants, new.row.series) == ("registration", (), ID)
    assert new.row.secret != last.row.secret
    await held.enter(*range(1, 9), number=new.id)
    season = await held.all.seasons.last(new)
    begun_ = await held.all.do(new.id, GUILD, Begin(held.now, last=season))
    levels = [{each.user_id for each in division.members.values()} for division in begun_.divisions]
    moves = moving(last)
    raised = {last.numbered[number].user_id for number in moves[1].up}
    assert raised <= levels[0]
    assert not raised & levels[1]


async def test_a_next_season_has_a_check_in_of_its_own(held: Held) -> None:
    await held.make(format="league", size=4, check_in=HOUR)
    await held.enter(*range(1, 9))
    held.clock[0] += DAY
    await held.all.advance(ID, GUILD)
    for each in range(1, 9):
        await held.all.do(ID, GUILD, CheckIn(each, held.now))
    assert (await held.all.advance(ID, GUILD)).state == "running"
    new = await held.all.seasons.following(await given_up(held), 1, 9_000)
    await held.enter(*range(1, 9), number=new.id)
    assert (new.state, new.row.checks) == ("registration", None)
    held.clock[0] += OPEN_FOR_NEXT
    found = await held.all.advance(new.id, GUILD)
    assert (found.state, found.row.checks) == ("registration", held.now + HOUR), (
        "check-in begins when registration ends"
    )


async def test_nobody_else_announces_a_next_season_and_the_server_must_have_room(held: Held) -> None:
    last = await over(held)
    with pytest.raises(NotRegistered):
        await held.all.seasons.following(last, 99, 9_000)
    for number in range(MOST_IN_SERVER):
        await held.make(500 + number)
    with pytest.raises(TooManyTournaments):
        await held.all.seasons.following(last, 1, 9_001)
    with pytest.raises(NoTournament):
        await held.all.seasons.following(await held.all.load(500, GUILD), 1, 9_002)


async def test_who_is_deleted_between_seasons_leaves_no_trace_and_moves_nobody(held: Held) -> None:
    last = await over(held)
    new = await held.all.seasons.following(last, 1, 9_000)
    await held.enter(*range(1, 9), number=new.id)
    placed = [[each.number for each in division.placed] for division in last.divisions]
    await held.tables.people.forget(5)
    after = await held.all.load(ID, GUILD)
    assert [[each.number for each in division.placed] for division in after.divisions] == placed
    assert all(each.user_id != 5 and each.name != "P5" for each in after.entrants)
    begun_ = await held.all.do(new.id, GUILD, Begin(held.now, last=await held.all.seasons.last(new)))
    assert sorted(each.user_id for each in begun_.numbered.values()) == [1, 2, 3, 4, 6, 7, 8]
