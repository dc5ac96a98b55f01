"""Tournaments in one sitting, drawn at random: what must always hold, round by round."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Collection
from itertools import combinations

import pytest
from msgspec.structs import replace

from cogs.words.pairings import lines
from data.rows import BoardRow, TournamentChange
from sessions.acts import Resign
from tests.tournaments.held import GUILD, ID, Held
from tests.tournaments.made import NOW, announced, changed, registered
from tournaments.checking import check
from tournaments.events.acts import Begin, Correct, Leave, Register, Verdict
from tournaments.events.proof import BindAnew, checking_file
from tournaments.events.refusals import (
    HasRegistered,
    NothingToBeReadyFor,
    NotRegistered,
    RegistrationOver,
    StillPlayed,
    StillPlaying,
    TournamentOver,
)
from tournaments.events.rounds import FIRST, LATER, NextRound, Ready, drawn, few, task_of, wants_round
from tournaments.events.state import Tournament
from tournaments.events.terms import PLACES, Format, Terms
from tournaments.events.time import Advance
from tournaments.pairing.boards import How
from tournaments.pairing.tables import table_points
from tournaments.pairing.tasks import Task, solved
from tournaments.repeating import CheckError
from words import ENGLISH, of

Pairs = Collection[frozenset[int]]


class Played:
    """A tournament in memory, played by dice."""

    def __init__(self, dice: random.Random, terms: Terms, people: int, apart: Pairs = ()) -> None:
        self.dice = dice
        self.apart = frozenset(apart)
        self.now = NOW
        found = registered(announced(terms, dice.randbytes(32)), range(100, 100 + people))
        self.tournament = changed(found, Begin(NOW).apply(found))
        self.advance()

    def do(self, change: TournamentChange | None) -> None:
        """Make a change, as the store does."""
        assert change is not None
        self.tournament = changed(self.tournament, change)
        self.tournament = Tournament(
            replace(self.tournament.row, version=self.tournament.row.version + 1),
            tuple(each for each in self.tournament.entrants if each.entry not in change.left),
            self.tournament.boards,
        )

    def advance(self) -> None:
        """What is due is done, as the service does it."""
        self.do(Advance(self.now).apply(self.tournament))
        while wants_round(self.tournament, self.now):
            self.do(self.following().apply(self.tournament))

    def following(self) -> NextRound:
        version = self.tournament.row.version
        if few(self.tournament, self.now) is not None:
            return NextRound(version, self.now, ())
        here = drawn(self.tournament)
        task = task_of(here, self.apart)
        assert solved(replace(task, players=tuple(reversed(task.players)))) == solved(task)
        return NextRound(version, self.now, tuple(solved(task)), len(task.apart))

    def gather(self, share: float = 0.95) -> None:
        """Most say that they are ready, and the time for that ends."""
        for each in self.tournament.entrants:
            if self.tournament.row.gathers and self.dice.random() < share and each.state in ("in", "waiting"):
                self.do(Ready(each.user_id, self.now).apply(self.tournament) or TournamentChange(self.tournament.row))
                self.advance()
        if self.tournament.row.gathers:
            self.now = self.tournament.row.gathers
            self.advance()

    def join(self) -> None:
        """Somebody who has not registered joins late, where that is possible."""
        user = max(each.user_id for each in self.tournament.entrants) + 1
        self.do(Register(user, f"P{user}", f"press {user}", self.now).apply(self.tournament))

    def play(self, leave: float = 0.1, join: float = 0.0) -> None:
        """All games of a round end in any order; meanwhile some withdraw, and some join late."""
        while self.tournament.unfinished:
            if self.tournament.joins_late and self.dice.random() < join:
                self.join()
            board = self.ended(self.dice.choice(self.tournament.unfinished))
            self.do(TournamentChange(self.tournament.row, boards=(board,)))
            if self.tournament.playing and self.dice.random() < leave:
                self.do(Leave(self.dice.choice(self.tournament.playing).user_id, self.now).apply(self.tournament))
            self.advance()

    def ended(self, board: BoardRow) -> BoardRow:
        seats = len(board.seats)
        if seats == 2:
            points = self.dice.choice(((2, 0), (0, 2), (1, 1)))
            if self.tournament.terms.format == "tables":
                points = tuple(3 * each for each in points)  # type: ignore[assignment]
        else:
            places = [self.dice.randint(1, seats) for _ in range(seats)]
            points = table_points([1 + sum(other < own for other in places) for own in places])  # type: ignore[assignment]
        how = self.dice.choice(("played", "played", "played", "time", "walkover")) if 0 in points else "played"
        return replace(board, session_id=board.board, points=points, how=how, at=self.now)


def free(board: BoardRow) -> bool:
    """Whether a board gives points without a game."""
    return board.how in (How.BYE.value, How.WALKOVER.value)


def whole(dice: random.Random, format_: Format, apart: int = 0) -> Played:
    late = dice.random() < 0.5
    terms = Terms(format=format_, most=PLACES[format_][-1], size=dice.choice((3, 4)), bank="15m", late=late)
    # Above twelve people tables are searched, and a check with pairs that are kept apart may take minutes.
    people = dice.randint(terms.least, 20 if format_ == "swiss" else 12)
    pairs = {frozenset(dice.sample(range(100, 100 + people), 2)) for _ in range(apart)}
    found = Played(dice, terms, people, pairs)
    while found.tournament.state == "running":
        found.gather()
        found.play(join=0.2)
    return found


@pytest.mark.parametrize("format_", ["swiss", "tables"])
def test_what_must_always_hold_does(format_: Format, dice: random.Random) -> None:
    """Everybody has one board or bye in a round, no second bye before all had one, and nobody meets whom they avoid."""
    for _ in range(12):
        found = whole(dice, format_, dice.randrange(3))
        tournament = found.tournament
        if tournament.state == "cancelled":
            assert not tournament.boards
            continue
        assert not tournament.unfinished
        ids = {number: each.user_id for number, each in tournament.numbered.items()}
        byes = Counter[int]()
        for number in range(1, tournament.round + 1):
            boards = [each for each in tournament.boards if each.round == number]
            seated = Counter(each for board in boards for each in board.seats)
            assert set(seated.values()) == {1}
            alone = [board.seats[0] for board in boards if len(board.seats) == 1]
            if not found.apart:
                assert len(alone) == (len(seated) % 2 if format_ == "swiss" else 0)
                assert all(byes[each] == min(byes[other] for other in seated) for each in alone)
            for board in boards:
                byes.update(
                    each for each, points in zip(board.seats, board.points, strict=True) if free(board) and points
                )
                users = {ids[each] for each in board.seats}
                assert not any(pair <= users for pair in found.apart)
        settled = all(each.state == "in" and not each.late for each in tournament.entrants)
        if settled and format_ == "swiss" and not found.apart:
            met = Counter(frozenset(each.seats) for each in tournament.boards if len(each.seats) == 2)
            assert set(met.values()) <= {1}, "nobody has to meet anybody twice"
        check(checking_file(tournament), tournament.fingerprint)


@pytest.mark.parametrize("format_", ["swiss", "tables"])
def test_every_round_is_explained_to_everybody(format_: Format, dice: random.Random) -> None:
    """The explanation says who met before, what counts as a win, and nothing of who is kept apart."""
    found, say = whole(dice, format_, 2), of(ENGLISH)
    while not found.tournament.boards:
        found = whole(dice, format_, 2)
    whole_, met = found.tournament, set[frozenset[int]]()
    for number in range(1, whole_.round + 1):
        boards = tuple(each for each in whole_.boards if each.round <= number)
        tournament = Tournament(replace(whole_.row, state="running"), whole_.entrants, boards)
        newest = [each for each in boards if each.round == number]
        for board in newest:
            for each in tournament.people(board):
                told = "\n".join(lines(say, tournament, each.user_id))
                mine = {frozenset((each.number, other)) for other in board.seats} - {frozenset((each.number,))}
                assert (not mine) == ("which counts as a win" in told)
                assert bool(mine & met) == ("You’d met before" in told)
                other = Tournament(replace(tournament.row, apart=9), tournament.entrants, boards)
                assert told == "\n".join(lines(say, other, each.user_id))
        met |= {frozenset(pair) for board in newest for pair in combinations(board.seats, 2)}
        assert "You aren’t in this round." in "\n".join(lines(say, tournament, 7))


def test_a_corrected_round_is_paired_again_from_what_stood_then(dice: random.Random) -> None:
    for format_ in ("swiss", "tables"):
        found = Played(dice, Terms(format=format_, most=16, size=4), 9)
        found.gather(1)
        found.play(0)
        found.gather(1)
        board = next(each for each in found.tournament.boards if len(each.seats) > 1)
        verdict = Verdict.ANNULLED if len(board.seats) > 2 else Verdict.NOBODY
        found.do(Correct(99, board.board, verdict, "why", found.now).apply(found.tournament))
        while found.tournament.state == "running":
            found.play(0)
            found.gather(1)
        check(checking_file(found.tournament), found.tournament.fingerprint)
        alone = next((each.board for each in found.tournament.boards if len(each.seats) == 1), 0)
        with pytest.raises(StillPlayed):
            Correct(99, alone, Verdict.DRAW, "why", found.now).apply(found.tournament)


def test_rounds_begin_when_people_are_ready_and_by_themselves(dice: random.Random) -> None:
    found = Played(dice, Terms(format="swiss", most=16), 8)
    assert found.tournament.row.gathers == NOW + FIRST
    for each in range(100, 107):
        assert not found.tournament.boards
        found.do(Ready(each, found.now).apply(found.tournament))
        found.advance()
    assert not found.tournament.boards, "seven of eight are fewer than nine of ten"
    assert Ready(100, found.now).apply(found.tournament) is None
    found.now += FIRST
    found.advance()
    tournament = found.tournament
    assert (tournament.round, len(tournament.entrants), len(tournament.boards)) == (1, 7, 4)
    assert tournament.terms.rounds == 3
    with pytest.raises(NotRegistered):
        Ready(107, found.now).apply(tournament)
    playing = next(each for each in tournament.boards if len(each.seats) == 2)
    with pytest.raises(StillPlaying):
        Ready(tournament.numbered[playing.seats[0]].user_id, found.now).apply(tournament)
    lost = replace(playing, session_id=1, points=(2, 0), how="time")
    for board in (lost, *(found.ended(each) for each in tournament.unfinished if each.board != lost.board)):
        found.do(
            TournamentChange(
                found.tournament.row, boards=(replace(board, how="played") if board is not lost else lost,)
            )
        )
    found.advance()
    assert found.tournament.row.gathers == found.now + LATER
    found.now += LATER
    found.advance()
    assert found.tournament.round == 2
    assert [each.number for each in found.tournament.entrants if each.state == "withdrawn"] == [lost.seats[1]]


def test_who_is_ready_at_the_wrong_time_is_told(dice: random.Random) -> None:
    found = whole(dice, "swiss")
    with pytest.raises(TournamentOver):
        Ready(100, NOW).apply(found.tournament)
    group = registered(announced(Terms(), b"s" * 32), range(100, 104))
    with pytest.raises(NothingToBeReadyFor):
        Ready(100, NOW).apply(group)


def test_after_a_restored_backup_the_next_round_has_another_secret(dice: random.Random) -> None:
    found = Played(dice, Terms(format="swiss", most=16), 8)
    found.gather(1)
    found.do(BindAnew(b"f" * 32).apply(found.tournament))
    while found.tournament.state == "running":
        found.play(0)
        found.gather(1)
    told = " ".join(check(checking_file(found.tournament), found.tournament.fingerprint))
    assert "From round 2 on the keys follow from another secret" in told


@pytest.mark.parametrize(("players", "most"), [(64, 0.3)])
def test_a_large_round_is_paired_in_time(players: int, most: float, dice: random.Random) -> None:
    """In processor time: `bench pairing` measures it in rounds that follow each other."""
    found = Played(dice, Terms(format="swiss", most=players), players)
    here = drawn(Tournament(found.tournament.row, tuple(replace(each, ready=1) for each in found.tournament.entrants)))
    task = task_of(here, ())
    solved(replace(task, players=task.players[:6]))
    before = time.process_time()
    assert len(solved(task)) == players // 2
    assert time.process_time() - before < 2 * most, "twice as long, as other programs run beside it"


def test_who_joins_late_has_half_a_point_for_each_round_missed_and_no_more_than_the_lower_half(
    dice: random.Random,
) -> None:
    found = Played(dice, Terms(format="swiss", most=16, late=True), 8)
    assert found.tournament.joins_late, "before the first round"
    found.join()
    assert found.tournament.entrants[-1].ready == 1, "whoever joins then is there"
    found.gather(1)
    assert not found.tournament.entrants[-1].late
    key = found.tournament.key(1)
    found.join()
    with pytest.raises(HasRegistered):
        found.do(Register(109, "again", "press", found.now).apply(found.tournament))
    found.do(Leave(109, found.now).apply(found.tournament))
    assert found.tournament.entrant(109) is None, "nothing of somebody stays who has not played yet"
    found.join()
    found.play(0)
    found.gather(1)
    assert found.tournament.round == 2
    newcomer = found.tournament.entrants[-1]
    assert (newcomer.number, newcomer.late) == (10, 1)
    points = sorted(each.points for each in found.tournament.divisions[0].placed if each.number != 10)
    assert newcomer.start == min(1, points[len(points) // 2 - 1])
    assert found.tournament.key(1) == key, "the lots do not change"
    found.play(0)
    assert not found.tournament.joins_late, "the second round is over"
    with pytest.raises(RegistrationOver):
        found.join()
    while found.tournament.state == "running":
        found.gather(1)
        found.play(0)
    file = checking_file(found.tournament)
    check(file, found.tournament.fingerprint)
    forged = tuple(replace(each, start=each.start + (each.number == 10)) for each in file.entrants)
    with pytest.raises(CheckError, match="Round 2 differs: number 10, who joined there, begins with"):
        check(replace(file, entrants=forged), found.tournament.fingerprint)


def test_nobody_joins_late_where_it_is_not_allowed_or_no_place_is_left(dice: random.Random) -> None:
    for terms in (Terms(format="swiss", most=16), Terms(format="swiss", most=8, late=True)):
        found = Played(dice, terms, 8)
        found.gather(1)
        assert not found.tournament.joins_late
        with pytest.raises(RegistrationOver):
            found.join()


async def solved_here(task: Task) -> list[tuple[int, ...]]:
    """A round, paired in this process: another one takes a second to begin, and more on a busy machine."""
    return solved(task)


async def test_a_live_swiss_is_played_from_a_store_to_its_end(held: Held) -> None:
    """The first round is paired by a process of its own."""
    await held.make(format="swiss", bank="15m", most=8)
    await held.enter(*range(1, 9))
    await held.all.do(ID, GUILD, Begin(held.now))
    for number in (1, 2, 3, 4):
        await held.all.advance(ID, GUILD)
        for each in range(1, 9):
            await held.all.do(ID, GUILD, Ready(each, held.now))
        await held.all.advance(ID, GUILD)
        held.all.pair = solved_here
        tournament = await held.opened()
        assert tournament.round == number
        for board in tournament.unfinished:
            session = await held.tables.load(board.session_id or 0)
            assert (session.table_options["bank"], session.table_options["clock"]) == ("15m", "none")
            await held.tables.do(session.id, Resign(max(each.user_id for each in session.people)))
    tournament = await held.all.advance(ID, GUILD)
    assert tournament.state == "finished"
    assert sorted({each.round for each in tournament.boards}) == [1, 2, 3, 4]
    assert len(tournament.boards) == 16
    check(checking_file(tournament), tournament.fingerprint)


async def test_a_round_that_could_not_be_paired_is_paired_at_the_next_look(held: Held) -> None:
    async def failing(_task: object) -> None:
        return None

    await held.make(format="tables", size=3, bank="10m", most=9)
    await held.enter(*range(1, 10))
    await held.all.do(ID, GUILD, Begin(held.now))
    await held.all.advance(ID, GUILD)
    held.all.pair = failing
    for each in range(1, 10):
        await held.all.do(ID, GUILD, Ready(each, held.now))
    assert not (await held.all.advance(ID, GUILD)).boards
    held.all.pair = solved_here
    assert [len(each.seats) for each in (await held.all.advance(ID, GUILD)).boards] == [3, 3, 3]
    tournament = await held.opened()
    board = tournament.boards[0]
    session = await held.tables.load(board.session_id or 0)
    await held.tables.do(session.id, Resign(session.people[0].user_id))
    await held.tables.do(session.id, Resign(session.people[1].user_id))
    over = (await held.all.load(ID, GUILD)).boards[0]
    assert sum(over.points) == 9
    assert max(over.points) == 6
