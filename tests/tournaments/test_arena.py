"""Arenas drawn at random: who waits is paired, nobody twice in a row with the same one, and the time ends it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from data.rows import BoardRow, TournamentChange
from sessions.state.clock import MINUTE
from tests.tournaments.made import NOW, announced, changed, registered
from tournaments.checking import check
from tournaments.events.acts import Begin, Correct, Leave, Verdict
from tournaments.events.arenas import (
    SOON,
    Come,
    Open,
    PairWaiting,
    Prolong,
    Rest,
    closing,
    opens,
    pairs_now,
    waiting,
)
from tournaments.events.halting import Pause, Resume
from tournaments.events.proof import BindAnew, checking_file
from tournaments.events.refusals import (
    ArenaClosing,
    ArenaFull,
    NothingToBeReadyFor,
    NotRegistered,
    TournamentOver,
    WasWithdrawn,
)
from tournaments.events.rounds import FIRST
from tournaments.events.state import Tournament
from tournaments.events.terms import SPARE, Terms, bank_seconds
from tournaments.events.time import Advance
from tournaments.pairing.arena import Waiting, pair_waiting, recent
from tournaments.pairing.lots import round_key
from tournaments.repeating import CheckError

KEY = round_key(b"secret", "words", 1)
ORGANISER = 9


# ---- the rule ----


def test_whoever_waits_is_paired_with_the_nearest_in_points_whom_they_did_not_just_meet() -> None:
    queue = [Waiting(1, 25, 6, (2, 3, 4)), Waiting(2, 20, 6, (1,)), Waiting(5, 10), Waiting(6, 0, 4)]
    assert [set(game) for game in pair_waiting(queue, 8, KEY)] == [{1, 6}, {2, 5}]
    assert pair_waiting(queue[:2], 8, KEY) == []
    assert [set(game) for game in pair_waiting(queue[:2], 2, KEY)] == [{1, 2}], "nobody else is there"
    assert pair_waiting(queue[:2], 2, KEY, [frozenset({1, 2})]) == []


def test_who_waits_long_can_meet_the_last_opponent_if_nobody_else_waits() -> None:
    queue = [Waiting(1, 90, 6, (3, 4, 2)), Waiting(2, 90, 6, (5, 6, 1))]
    assert [set(game) for game in pair_waiting(queue, 8, KEY)] == [{1, 2}]
    assert pair_waiting([replace(each, waited=89) for each in queue], 8, KEY) == []
    more = [*queue, Waiting(3, 0, 0, (1, 4))]
    assert [set(game) for game in pair_waiting(more, 8, KEY)] == [{1, 3}], "rather somebody who is further away"


def test_seats_alternate() -> None:
    assert pair_waiting([Waiting(1, 5, 0, (3,), (1,)), Waiting(2, 0, 0, (4,), (2,))], 6, KEY) == [(2, 1)]


def test_a_hundred_who_wait_are_all_paired() -> None:
    games = pair_waiting([Waiting(each, 0) for each in range(1, 101)], 100, KEY)
    assert len({number for game in games for number in game}) == 100


@pytest.mark.parametrize("present", range(2, 9))
def test_fewer_are_avoided_with_time(present: int) -> None:
    assert recent(present) == min(3, present - 2)
    assert recent(present, 90) == 0


# ---- arenas that are played ----


@dataclass
class Played:
    """An arena in memory, played by dice: the games end when their time comes, and people come and go."""

    dice: random.Random
    terms: Terms
    people: int
    apart: Collection[frozenset[int]] = ()
    now: int = NOW
    ending: dict[int, int] = field(default_factory=dict)
    tournament: Tournament = field(init=False)

    def __post_init__(self) -> None:
        found = registered(announced(self.terms, self.dice.randbytes(32)), range(100, 100 + self.people))
        self.tournament = changed(found, Begin(NOW).apply(found))

    def do(self, change: TournamentChange | None) -> None:
        """Make a change, as the store does."""
        if change is None:
            return
        made = changed(self.tournament, change)
        self.tournament = Tournament(
            replace(made.row, version=self.tournament.row.version + 1),
            tuple(each for each in made.entrants if each.entry not in change.left),
            made.boards,
        )

    def look(self) -> None:
        """What is due is done, as the service does it."""
        self.do(Advance(self.now).apply(self.tournament))
        if self.tournament.state == "running" and opens(self.tournament, self.now):
            self.do(Open(self.now).apply(self.tournament))
        if pairs_now(self.tournament, self.now):
            self.pair()
        for board in self.tournament.to_open:
            self.ending[board.board] = self.now + self.dice.randint(30, 2 * bank_seconds(self.terms.bank))
            opened = replace(board, session_id=board.board, open=True)
            self.do(TournamentChange(self.tournament.row, boards=(opened,)))

    def pair(self) -> None:
        """Those who wait are paired, and what must always hold is checked."""
        before, waits = self.tournament, waiting(self.tournament)
        self.do(PairWaiting(before.row.version, self.now, self.apart).apply(before))
        new = self.tournament.boards[len(before.boards) :]
        seated = [number for each in new for number in each.seats]
        assert len(seated) == len(set(seated))
        assert set(seated) <= waits.keys()
        users = {number: each.user_id for number, each in self.tournament.numbered.items()}
        last = {number: each for each in before.boards if each.how != "annulled" for number in each.seats}
        left = [number for number in waits if number not in seated]
        for board in new:
            one, other = board.seats
            assert frozenset((users[one], users[other])) not in self.apart
            if last.get(one) is not None and last.get(one) is last.get(other):
                free = [
                    each
                    for each in left
                    if frozenset((users[each], users[one])) not in self.apart
                    and frozenset((users[each], users[other])) not in self.apart
                ]
                assert not free, "nobody meets the same one twice in a row if another waits"

    def step(self) -> None:
        """Some seconds pass: games end, people come, take breaks and leave."""
        self.now += SOON
        for number, at in list(self.ending.items()):
            if at <= self.now:
                del self.ending[number]
                board = next(each for each in self.tournament.boards if each.board == number)
                self.do(TournamentChange(replace(self.tournament.row, due=self.now), boards=(self.ended(board),)))
        entrants = self.tournament.entrants
        if entrants and self.dice.random() < 0.2:
            self.press(Rest(self.dice.choice(entrants).user_id, self.now))
        if self.dice.random() < 0.4:
            user = self.dice.choice([each.user_id for each in entrants] or [100])
            self.press(Come(user, "P", "x", self.now))
        if self.dice.random() < 0.05:
            self.press(Come(200 + len(entrants), "New", "new", self.now))
        if self.dice.random() < 0.02 and self.tournament.playing:
            self.press(Leave(self.dice.choice(self.tournament.playing).user_id, self.now))
        self.look()

    def press(self, act: Rest | Come | Leave) -> None:
        try:
            self.do(act.apply(self.tournament))
        except (ArenaClosing, ArenaFull, WasWithdrawn, TournamentOver, NotRegistered):
            return

    def ended(self, board: BoardRow) -> BoardRow:
        gone = [each.state != "in" for each in self.tournament.people(board)]
        points = (0, 2) if gone[0] else (2, 0) if gone[1] else self.dice.choice(((2, 0), (0, 2), (1, 1)))
        how = self.dice.choice(("played", "played", "time", "walkover")) if 0 in points else "played"
        if self.dice.random() < 0.02:
            points, how = (0, 0), "annulled"
        return replace(board, points=points, how=how, at=self.now, open=False)

    def all_here(self) -> None:
        for each in self.tournament.entrants:
            self.press(Come(each.user_id, each.name, "x", self.now))
        self.look()

    def to_the_end(self) -> Tournament:
        self.look()
        self.all_here()
        for _ in range(2000):
            if self.tournament.over:
                return self.tournament
            self.step()
        raise AssertionError("an arena ends by itself")


def drawn(dice: random.Random) -> Played:
    people = dice.randint(6, 24)
    ids = range(100, 100 + people)
    apart = {frozenset(dice.sample(ids, 2)) for _ in range(dice.choice((0, 0, 1, 3)))}
    terms = Terms(
        format="arena", most=dice.choice((24, 32)), bank=dice.choice(("5m", "10m")), minutes=dice.choice((20, 60, 90))
    )
    return Played(dice, terms, people, apart)


def test_what_must_always_hold_does_in_drawn_arenas(dice: random.Random) -> None:
    """And each can be checked from its file: who waited at each moment, the keys, the numbers and the standings."""
    games = 0
    for _ in range(100):
        found = drawn(dice)
        tournament = found.to_the_end()
        if tournament.state == "cancelled":
            continue
        games += len(tournament.boards)
        assert tournament.ends is not None
        longest = 2 * bank_seconds(found.terms.bank)
        assert (
            tournament.ends <= (tournament.gathers or 0) + FIRST + found.terms.minutes * MINUTE + SPARE + longest + NOW
        )
        for number, entrant in tournament.numbered.items():
            seats = Counter(each.seats.index(number) for each in tournament.boards if number in each.seats)
            assert abs(seats[0] - seats[1]) <= 5, entrant
        assert sum(each.points for each in tournament.divisions[0].placed) == 2 * sum(
            sum(each.points) == 2 for each in tournament.boards
        )
        check(checking_file(tournament), tournament.fingerprint)
    assert games > 2000


def begun(dice: random.Random, people: int = 8, **terms: object) -> Played:
    found = Played(dice, Terms(format="arena", most=24, bank="5m", **terms), people)  # type: ignore[arg-type]
    found.look()
    found.all_here()
    return found


def user_at(found: Played, seat: int) -> int:
    board = found.tournament.boards[0]
    return found.tournament.numbered[board.seats[seat]].user_id


def test_an_arena_begins_once_people_are_there(dice: random.Random) -> None:
    found = Played(dice, Terms(format="arena", most=24), 8)
    found.look()
    assert found.tournament.gathers == NOW + FIRST
    for each in range(100, 106):
        found.press(Come(each, "P", "x", found.now))
        found.look()
        assert not found.tournament.boards
    assert Come(100, "P", "x", found.now).apply(found.tournament) is None
    found.press(Rest(105, found.now))
    found.press(Come(300, "New", "salt", found.now))
    found.now += FIRST
    found.look()
    tournament = found.tournament
    assert sorted(each.user_id for each in tournament.entrants) == [100, 101, 102, 103, 104, 300]
    assert sorted(tournament.numbered) == [1, 2, 3, 4, 5, 6]
    assert len(tournament.boards) == 3
    assert tournament.gathers == found.now + 60 * MINUTE
    check(checking_file(tournament))


def test_too_few_who_are_there_cancel_it(dice: random.Random) -> None:
    found = Played(dice, Terms(format="arena", most=24), 8)
    found.look()
    for each in range(100, 105):
        found.press(Come(each, "P", "x", found.now))
    found.now += FIRST
    found.look()
    assert found.tournament.state == "cancelled"


def test_who_comes_late_plays_and_changes_no_lot(dice: random.Random) -> None:
    found = begun(dice)
    key = found.tournament.key(0)
    found.press(Come(300, "New", "salt", found.now))
    assert found.tournament.key(0) == key
    assert found.tournament.numbered[9].user_id == 300
    assert 9 in waiting(found.tournament)
    full = replace(found.tournament.row, terms=replace(found.terms, most=8).written())
    with pytest.raises(ArenaFull):
        Come(301, "P", "x", found.now).apply(Tournament(full, found.tournament.entrants, found.tournament.boards))


def test_a_break_ends_when_somebody_says_so(dice: random.Random) -> None:
    """Whoever takes one while they play finishes their game first."""
    found = begun(dice)
    board, user = found.tournament.boards[0], user_at(found, 0)
    assert Come(user, "P", "x", found.now).apply(found.tournament) is None, "after the game they are paired anyway"
    found.press(Rest(user, found.now))
    assert Rest(user, found.now).apply(found.tournament) is None
    ended = replace(board, points=(2, 0), how="played", at=found.now, open=False)
    found.do(TournamentChange(found.tournament.row, boards=(ended,)))
    assert board.seats[0] not in waiting(found.tournament)
    assert board.seats[1] in waiting(found.tournament)
    found.press(Come(user, "P", "x", found.now))
    assert board.seats[0] in waiting(found.tournament)


def test_who_loses_by_time_takes_a_break(dice: random.Random) -> None:
    found = begun(dice)
    board, user = found.tournament.boards[0], user_at(found, 1)
    for how in ("time", "walkover"):
        ended = replace(board, points=(2, 0), how=how, at=found.now, open=False)
        found.do(TournamentChange(found.tournament.row, boards=(ended,)))
        assert waiting(found.tournament) == {board.seats[0]: found.now}
        here = found.tournament
        found.press(Come(user, "P", "x", found.now))
        assert board.seats[1] in waiting(found.tournament)
        found.tournament = here


def test_games_that_have_begun_count_and_none_begins_after_the_time(dice: random.Random) -> None:
    found = begun(dice)
    assert found.tournament.gathers is not None
    found.now = found.tournament.gathers - 10
    found.tournament = Tournament(
        replace(found.tournament.row, due=found.now), found.tournament.entrants, found.tournament.boards
    )
    board = found.tournament.boards[0]
    found.now += 10
    assert closing(found.tournament, found.now)
    ended = replace(board, points=(2, 0), how="played", at=found.now, open=False)
    found.do(TournamentChange(replace(found.tournament.row, due=found.now), boards=(ended,)))
    found.look()
    assert (len(found.tournament.boards), found.tournament.state) == (4, "running")
    with pytest.raises(ArenaClosing):
        Come(300, "P", "x", found.now).apply(found.tournament)
    for each in found.tournament.unfinished:
        ended = replace(each, points=(2, 0), how="played", at=found.now, open=False)
        found.do(TournamentChange(replace(found.tournament.row, due=found.now), boards=(ended,)))
    found.look()
    assert found.tournament.state == "finished"
    assert [each.points for each in found.tournament.divisions[0].placed[:4]] == [2] * 4


def test_a_pause_moves_the_end_and_pairs_nobody(dice: random.Random) -> None:
    found = begun(dice)
    until = found.tournament.gathers or 0
    found.do(Pause(ORGANISER, "fire alarm", found.now).apply(found.tournament))
    for board in found.tournament.unfinished[:2]:
        ended = replace(board, points=(2, 0), how="played", at=found.now, open=False)
        found.do(TournamentChange(replace(found.tournament.row, due=found.now), boards=(ended,)))
    found.look()
    found.now += 10 * MINUTE
    found.look()
    assert len(found.tournament.boards) == 4
    found.do(Resume(ORGANISER, found.now).apply(found.tournament))
    found.look()
    assert found.tournament.gathers == until + 10 * MINUTE
    assert len(found.tournament.boards) == 6


def test_while_the_bot_was_down_no_time_passed(dice: random.Random) -> None:
    found = begun(dice)
    until, ends = found.tournament.gathers or 0, found.tournament.ends or 0
    change = Prolong(found.now, found.now + 40 * MINUTE).apply(found.tournament)
    found.do(change)
    assert change is not None
    assert (found.tournament.gathers, found.tournament.ends) == (until + 40 * MINUTE, ends + 40 * MINUTE)
    assert [each.kind for each in change.journal] == ["away"]
    assert Prolong(until + 41 * MINUTE, until + 80 * MINUTE).apply(found.tournament) is None, "its time was over before"
    swiss = registered(announced(Terms(format="swiss"), b"s" * 32), range(100, 104))
    assert Prolong(NOW, NOW + 900).apply(swiss) is None


def test_who_could_get_no_table_waits_again(dice: random.Random) -> None:
    found = begun(dice)
    boards = tuple(replace(each, session_id=None, open=False) for each in found.tournament.boards)
    found.tournament = Tournament(found.tournament.row, found.tournament.entrants, boards)
    found.now += SPARE
    found.do(TournamentChange(replace(found.tournament.row, due=found.now)))
    found.do(Advance(found.now).apply(found.tournament))
    assert {each.how for each in found.tournament.boards} == {"annulled"}
    assert len(waiting(found.tournament)) == 8


def test_what_is_not_possible_is_refused(dice: random.Random) -> None:
    found = begun(dice)
    with pytest.raises(NotRegistered):
        Rest(300, found.now).apply(found.tournament)
    found.do(Leave(100, found.now).apply(found.tournament))
    for act in (Rest(100, found.now), Come(100, "P", "x", found.now)):
        with pytest.raises(WasWithdrawn):
            act.apply(found.tournament)
    group = registered(announced(Terms(), b"s" * 32), range(100, 104))
    over = Tournament(replace(found.tournament.row, state="finished"))
    for no_act in (Rest(100, NOW), Come(100, "P", "x", NOW)):
        with pytest.raises(NothingToBeReadyFor):
            no_act.apply(group)
        with pytest.raises(TournamentOver):
            no_act.apply(over)


def test_pairings_of_another_moment_change_nothing(dice: random.Random) -> None:
    """So two processes never pair the same people twice."""
    found = begun(dice)
    board = found.tournament.boards[0]
    for each in (board, found.tournament.boards[1]):
        ended = replace(each, points=(2, 0), how="played", at=found.now, open=False)
        found.do(TournamentChange(found.tournament.row, boards=(ended,)))
    act = PairWaiting(found.tournament.row.version, found.now, ())
    found.do(act.apply(found.tournament))
    assert len(found.tournament.boards) == 6
    assert act.apply(found.tournament) is None


def test_corrections_and_a_restored_backup_leave_a_file_that_can_be_checked(dice: random.Random) -> None:
    found = begun(dice)
    for _ in range(60):
        found.step()
    board = next(each for each in found.tournament.boards if each.how == "played")
    found.do(Correct(ORGANISER, board.board, Verdict.NOBODY, "why", found.now).apply(found.tournament))
    found.do(BindAnew(b"f" * 32).apply(found.tournament))
    tournament = found.to_the_end()
    told = " ".join(check(checking_file(tournament), tournament.fingerprint))
    assert "the keys follow from another secret" in told


def test_a_file_in_which_somebody_is_paired_otherwise_is_noticed(dice: random.Random) -> None:
    tournament = begun(dice).to_the_end()
    file = checking_file(tournament)
    [part] = file.parts
    first = replace(part.rounds[0], queue=None)
    with pytest.raises(CheckError, match="Round 1 differs"):
        check(replace(file, parts=(replace(part, rounds=(first, *part.rounds[1:])),)))
    boards = tuple(replace(each, seats=(*each.seats[::-1],)) if each.board == 1 else each for each in tournament.boards)
    with pytest.raises(CheckError, match="Round 1 differs: board 1"):
        check(checking_file(Tournament(tournament.row, tournament.entrants, boards)))
    swapped = [each.seats for each in tournament.boards[:2]]
    turned = ((swapped[0][0], swapped[1][1]), (swapped[1][0], swapped[0][1]))
    boards = (*map(_reseated, tournament.boards[:2], turned), *tournament.boards[2:])
    with pytest.raises(CheckError, match="Round 1 differs: board 1"):
        check(checking_file(Tournament(tournament.row, tournament.entrants, boards)))


def _reseated(board: BoardRow, seats: tuple[int, ...]) -> BoardRow:
    return replace(board, seats=seats)
