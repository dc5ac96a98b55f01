"""Stored sessions cost nothing until somebody plays: counted in SQLite's own steps, not by the clock."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from data.rows import (
    BarRow,
    BoardEnd,
    BoardKey,
    BoardRow,
    ChallengeRow,
    Change,
    DealRow,
    ExerciseAnswer,
    FinishedRow,
    MessageRow,
    NewExercise,
    OfferRow,
    PlanRow,
    PuzzleAnswer,
    ReportRow,
    ResultRow,
    ReviewRow,
    TournamentChange,
    TournamentRow,
    Waits,
)
from data.seals import genesis, seal
from data.shards import Shards
from data.sql.queries import sums
from data.sqlite.store import SqliteStore
from tests.data.samples import ALICE, BOB, CAROL, PLAY, PLIES, START, anonymous, entry, lobby, table
from tests.data.sqlite.files import opened, plain

MANY = 1_000
"""What takes as many steps with so many sessions as with two reads none of them; `bench` measures ten thousand."""


class Watch:
    """What the connections made while it watches are asked, and how many steps they take for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements: list[str] = []
        self.steps = 0
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect

        def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
            connection = connect(*arguments, **named)
            connection.set_trace_callback(self.statements.append)
            connection.set_progress_handler(self._step, 1)
            return connection

        monkeypatch.setattr(sqlite3, "connect", watched)

    def _step(self) -> int:
        self.steps += 1
        return 0

    async def steps_of(self, work: Awaitable[object]) -> int:
        """How many steps `work` takes."""
        before = self.steps
        await work
        return self.steps - before


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def fill(path: Path, sessions: int, channel: int | None = None) -> None:
    """Finished games that were shown, all of the same two people, in one `channel` or each in one of its own.

    There are as many open offers, and people who want to be told of offers: each in a server of their own.
    """
    ids = range(1, sessions + 1)
    written = [*lobby().entries, *START.entries]
    with plain(path) as connection:
        connection.executemany(
            "INSERT INTO session (id, game, rules_version, guild_id, channel_id, state, secret, version, shown,"
            " created_at, changed_at) VALUES (?, 'stranded', 1, 5, ?, 'over', x'00', 5, 5, 0, 0)",
            [(number, channel or number) for number in ids],
        )
        for number in ids:
            before = genesis(number, "stranded", 1, 5, channel or number, b"\x00")
            for place, each in enumerate(written, 1):
                before = seal(before, place, each.kind, each.facts, 0)
                connection.execute(
                    "INSERT INTO entry VALUES (?, ?, ?, ?, 0, ?)", (number, place, each.kind, each.facts, before)
                )
        for statement in (
            "INSERT INTO player SELECT 1001, channel_id, id, 0, 0 FROM session WHERE id = ?",
            "INSERT INTO player SELECT 1002, channel_id, id, 0, 0 FROM session WHERE id = ?",
            "INSERT INTO named VALUES (1001, ?)",
            "INSERT INTO named VALUES (1002, ?)",
            "INSERT INTO result VALUES (?, 1, 1001, 1, 5, NULL)",
            'INSERT INTO plan VALUES (?, 1004, 1, \'[["a5","b4"]]\')',
            "INSERT INTO note VALUES (1004, ?, 'the left side')",
            "INSERT INTO finished VALUES (?, 5, 'stranded', 'blacks=1', 3, 0, 'yes', 0)",
            "INSERT INTO message VALUES (?, 9000, 7, 'end', 5, 1)",
            "INSERT INTO deal VALUES (0, ?, 'mars', 'level=1', x'00', 0)",
            "INSERT INTO attempt SELECT 0, 20000, 2000 + id, id, 5, id, 1, 0, 0 FROM session WHERE id = ?",
            "INSERT INTO offer SELECT id + 1000000, id + 1000000, 'any', 'any', 'any', 2, id, 0, 'Ann', 'en', 0, '9',"
            " 0, 99999, 99999, 0 FROM session WHERE id = ?",
            "INSERT INTO direct SELECT id + 1000000, id + 2000000, 0, NULL, NULL FROM session WHERE id = ?",
            "INSERT INTO showing SELECT id, id + 1000000, id + 2000000, 5 FROM session WHERE id = ?",
            "INSERT INTO player_name SELECT id + 1000000, 'basalt', id, 0 FROM session WHERE id = ?",
            "INSERT INTO tournament (id, guild_id, channel_id, name, game, terms, state, version, language, made_by,"
            " made_at, secret, closes, starts, ends, due, series) SELECT id, id + 1000000, 7, 'Cup', 'stranded', '{}',"
            " 'running', 1, 'en', id + 1000000, 0, x'00', 0, 0, 0, 9999999999, id FROM session WHERE id = ?",
            "INSERT INTO tournament_entrant (tournament, entry, user_id, name, state, number, salt, at)"
            " SELECT id, 1, id + 1000000, 'Ann', 'in', 1, '9', 0 FROM session WHERE id = ?",
            "INSERT INTO tournament_board (tournament, board, round, seats, session_id, points, how, at)"
            " SELECT id, 1, 1, '1 2', id, '', '', 0 FROM session WHERE id = ?",
            "INSERT INTO tournament_board (tournament, board, round, seats, session_id, points, how, at)"
            " SELECT id, 2, 1, '2 1', NULL, '', '', 0 FROM session WHERE id = ?",
            "INSERT INTO tournament_journal SELECT id, 1, 0, id + 1000000, 'closed', '{}' FROM session WHERE id = ?",
            "INSERT INTO avoided_stranger SELECT id + 1000000, id + 2000000, 'oak', id, 0 FROM session WHERE id = ?",
            "INSERT INTO challenge SELECT id + 1000000, id + 2000000, 'oak', id, 'elm', id, 'stranded', '1d', 'en', 9,"
            " 9999999999, 0, 0, 9999999999 FROM session WHERE id = ?",
            "INSERT INTO bar SELECT id + 1000000, 'host', 9, 1 FROM session WHERE id = ?",
            "INSERT INTO watch SELECT id + 1000000, id + 1000000, 'any', 0 FROM session WHERE id = ?",
        ):
            connection.executemany(statement, [(number,) for number in ids])
        sums.count_anew(connection)


OFFER = OfferRow(6, CAROL, "any", "any", "any", 77_777, 0, "Carol", "en", False, "9", 1, 99_999)
"""An offer that fits all others of its server."""

CHALLENGE = ChallengeRow(CAROL, ALICE, "basalt", 482, "oak", 111, "stranded", "1d", "en", 1, 99_999)
"""A challenge to somebody who has played."""

CUP = TournamentRow(10**6, 6, 7, "Cup", "stranded", "{}", "running", 1, "en", CAROL, 0, b"s", 0)
"""A tournament in a server that has no other."""

SOME = Shards(3, frozenset({0, 2}))
"""Shards of one process among several."""

TABLES = ("finished", "session", "entry", "player", "named", "result", "message", "deal", "attempt", "plan", "note")


async def test_opening_reads_no_session(tmp_path: Path, watch: Watch) -> None:
    few, many = tmp_path / "few.sqlite3", tmp_path / "many.sqlite3"
    for path, sessions in ((few, 1), (many, MANY)):
        async with opened(path):
            pass
        fill(path, sessions)
    counts = []
    for path in (few, many):
        watch.statements.clear()
        watch.steps = 0
        async with opened(path):
            pass
        assert not [each for each in watch.statements if any(name in each for name in TABLES)]
        counts.append((watch.steps, list(watch.statements)))
    assert counts[0] == counts[1]
    assert counts[0][0] < 900


ACTS: dict[str, Callable[[SqliteStore, int, int], Awaitable[object]]] = {
    "to_show": lambda store, last, channel: store.to_show(),
    "to_show in some shards": lambda store, last, channel: store.to_show(SOME),
    "session": lambda store, last, channel: store.session(last),
    "meant_in by a player": lambda store, last, channel: store.meant_in(channel, ALICE),
    "meant_in by a stranger": lambda store, last, channel: store.meant_in(channel, CAROL),
    "meant_in where nothing is": lambda store, last, channel: store.meant_in(77_777, ALICE),
    "meant_in a thread": lambda store, last, channel: store.meant_in(77_777, BOB, [channel]),
    "open_in_channels": lambda store, last, channel: store.open_in_channels([77_777, channel]),
    "lobbies_with": lambda store, last, channel: store.lobbies_with(CAROL),
    "wants_hints": lambda store, last, channel: store.wants_hints(CAROL, "stranded"),
    "try_puzzle": lambda store, last, channel: store.try_puzzle(ALICE, PuzzleAnswer("a", 5, 9, solved=False, most=3)),
    "puzzle_shifts": lambda store, last, channel: store.puzzle_shifts(),
    "puzzles_of": lambda store, last, channel: store.puzzles_of(ALICE),
    "puzzle_solvers": lambda store, last, channel: store.puzzle_solvers(5, 9),
    "add_exercises": lambda store, last, channel: store.add_exercises(CAROL, [NewExercise(last, 4, 5, "{}")]),
    "exercises_of": lambda store, last, channel: store.exercises_of(CAROL),
    "exercises_of one table": lambda store, last, channel: store.exercises_of(CAROL, last),
    "exercises_due": lambda store, last, channel: store.exercises_due(CAROL),
    "answer_exercise": lambda store, last, channel: store.answer_exercise(
        CAROL, ExerciseAnswer(last, 4, 0, solved=True, due=9)
    ),
    "keep_review": lambda store, last, channel: store.keep_review(CAROL, ReviewRow(last, 5, "stranded", "{}")),
    "reviews_of": lambda store, last, channel: store.reviews_of(CAROL),
    "best_score": lambda store, last, channel: store.best_score(last, CAROL),
    "rated": lambda store, last, channel: store.rated(last),
    "open_in_server": lambda store, last, channel: store.open_in_server(6),
    "server_settings": lambda store, last, channel: store.server_settings(5),
    "person_settings": lambda store, last, channel: store.person_settings(ALICE),
    "change_server_settings": lambda store, last, channel: store.change_server_settings(5, {"threads": "true"}),
    "change_person_settings": lambda store, last, channel: store.change_person_settings(ALICE, {"hints": "false"}),
    "guests": lambda store, last, channel: store.guests([CAROL]),
    "newest": lambda store, last, channel: store.newest(2),
    "exclusive_in_channel": lambda store, last, channel: store.exclusive_in_channel(channel),
    "write_plan": lambda store, last, channel: store.write_plan(last, 5, None, PlanRow(CAROL, 5, (("a5", "b4"),))),
    "append": lambda store, last, channel: store.append(last, 5, Change(PLIES, "over")),
    "meant_by": lambda store, last, channel: store.meant_by(CAROL, 77_777),
    "directs_of": lambda store, last, channel: store.directs_of([CAROL]),
    "note_direct_opened": lambda store, last, channel: store.note_direct_opened(CAROL, 77_777),
    "note_direct_closed": lambda store, last, channel: store.note_direct_closed(CAROL),
    "note_direct_used": lambda store, last, channel: store.note_direct_used(CAROL),
    "refusing_directs": lambda store, last, channel: store.refusing_directs(9_999),
    "avoid_stranger": lambda store, last, channel: store.avoid_stranger(CAROL, ALICE, "basalt", 482),
    "stop_avoiding": lambda store, last, channel: store.stop_avoiding(CAROL, "basalt", 482),
    "avoided_strangers": lambda store, last, channel: store.avoided_strangers(CAROL),
    "apart_from": lambda store, last, channel: store.apart_from(CAROL),
    "report": lambda store, last, channel: store.report(ReportRow(last, CAROL, ALICE, "stalls", 9), 3, 0),
    "reports_by": lambda store, last, channel: store.reports_by(CAROL),
    "reports": lambda store, last, channel: store.reports(),
    "make_challenge": lambda store, last, channel: store.make_challenge(CHALLENGE, 5),
    "challenges_by": lambda store, last, channel: store.challenges_by(CAROL),
    "challenges_to": lambda store, last, channel: store.challenges_to(CAROL),
    "withdraw_challenges": lambda store, last, channel: store.withdraw_challenges(CAROL),
    "decline_challenge": lambda store, last, channel: store.decline_challenge(CAROL, ALICE),
    "challenges_to_look_at": lambda store, last, channel: store.challenges_to_look_at(5),
    "look_at_challenges": lambda store, last, channel: store.look_at_challenges([CHALLENGE], 9),
    "note_challenge_told": lambda store, last, channel: store.note_challenge_told(CHALLENGE),
    "told_of_challenges": lambda store, last, channel: store.told_of_challenges(CAROL, 0),
    "drop_challenges": lambda store, last, channel: store.drop_challenges(1),
    "last_met": lambda store, last, channel: store.last_met(ALICE, 5),
    "drop_reports": lambda store, last, channel: store.drop_reports(1),
    "bar": lambda store, last, channel: store.bar(BarRow(CAROL, "host", 9, 1)),
    "unbar": lambda store, last, channel: store.unbar(CAROL),
    "bars_of": lambda store, last, channel: store.bars_of(CAROL),
    "bars": lambda store, last, channel: store.bars(99_999),
    "last_apart": lambda store, last, channel: store.last_apart(ALICE, 10),
    "apart_to_show": lambda store, last, channel: store.apart_to_show(),
    "apart_to_show in some shards": lambda store, last, channel: store.apart_to_show(SOME),
    "note_post": lambda store, last, channel: store.note_post(last, MessageRow(9001, 7, "board", 8)),
    "note_call": lambda store, last, channel: store.note_call(last, MessageRow(9002, 7, "call", 8)),
    "note_shown": lambda store, last, channel: store.note_shown(last, 8),
    "what is left to show": lambda store, last, channel: store.to_show(),
    "forget_message": lambda store, last, channel: store.forget_message(last, 9000),
    "note": lambda store, last, channel: store.note(last, ALICE),
    "write_note": lambda store, last, channel: store.write_note(last, ALICE, "the left side"),
    "notes_of": lambda store, last, channel: store.notes_of(CAROL),
    "write_results": lambda store, last, channel: store.write_results(last, [ResultRow(1, ALICE, 2, 3)]),
    "create": lambda store, last, channel: store.create(table(channel), lobby()),
    "create a rematch": lambda store, last, channel: store.create(
        replace(table(channel + 70_000), after=last, rematch=f"{last}"), lobby()
    ),
    "attempts": lambda store, last, channel: store.attempts([CAROL]),
    "deals": lambda store, last, channel: store.deals([last]),
    "begin_season": lambda store, last, channel: store.begin_season(7, "Spring", 30),
    "seasons": lambda store, last, channel: store.seasons(5),
    "seasons_due": lambda store, last, channel: store.seasons_due(),
    "season_places": lambda store, last, channel: store.season_places(1),
    "season_places_of": lambda store, last, channel: store.season_places_of(ALICE),
    "deal_table": lambda store, last, channel: store.deal_table(last, 5, CAROL, 10),
    "deal_table of all servers": lambda store, last, channel: store.deal_table(last, None, CAROL, 10),
    "bind_deals": lambda store, last, channel: store.bind_deals([DealRow(10**6, "mars", "level=1", b"s", 60)]),
    "meant_in an open one": lambda store, last, channel: store.meant_in(channel, BOB),
    "open_tables_of": lambda store, last, channel: store.open_tables_of(ALICE),
    "may_ask": lambda store, last, channel: store.may_ask(CAROL),
    "open_tables_in": lambda store, last, channel: store.open_tables_in(5),
    "all_open": lambda store, last, channel: store.all_open(),
    "write_waits": lambda store, last, channel: store.write_waits(last, 5, Waits(1, 2, ALICE)),
    "finished_games": lambda store, last, channel: store.finished_games(6),
    "games_of_people": lambda store, last, channel: store.games_of_people(6, "stranded", 2, 9),
    "finished_games of a user": lambda store, last, channel: store.finished_games(5, None, CAROL),
    "sessions_naming": lambda store, last, channel: store.sessions_naming(CAROL),
    "results": lambda store, last, channel: store.results(CAROL),
    "forget_person": lambda store, last, channel: store.forget_person(ALICE, [last], anonymous),
    "note_server": lambda store, last, channel: store.note_server(6),
    "note_only_servers": lambda store, last, channel: store.note_only_servers([5]),
    "servers_left": lambda store, last, channel: store.servers_left(0),
    "note_server_left": lambda store, last, channel: store.note_server_left(6),
    "due": lambda store, last, channel: store.due(50),
    "next_due": lambda store, last, channel: store.next_due(),
    "due in some shards": lambda store, last, channel: store.due(50, SOME),
    "next_due in some shards": lambda store, last, channel: store.next_due(SOME),
    "set_due": lambda store, last, channel: store.set_due(last, None, 99),
    "postpone_due": lambda store, last, channel: store.postpone_due(last, 99),
    "remember": lambda store, last, channel: store.remember("commands", "abc"),
    "claim": lambda store, last, channel: store.claim("backup", 60),
    "memo": lambda store, last, channel: store.memo("commands"),
    "make_offer": lambda store, last, channel: store.make_offer(OFFER, 3),
    "fitting_offers": lambda store, last, channel: store.fitting_offers(OFFER, 5),
    "offers_in": lambda store, last, channel: store.offers_in(6, 5),
    "offers_of": lambda store, last, channel: store.offers_of(CAROL),
    "withdraw_offers": lambda store, last, channel: store.withdraw_offers(6, CAROL, OFFER.terms),
    "end_offers_in": lambda store, last, channel: store.end_offers_in(77_777),
    "offers_to_look_at": lambda store, last, channel: store.offers_to_look_at(2),
    "offers_to_look_at in some shards": lambda store, last, channel: store.offers_to_look_at(1, SOME),
    "note_looked_at": lambda store, last, channel: store.note_looked_at([OFFER], 9_999),
    "watches": lambda store, last, channel: store.watches(CAROL),
    "change_watches": lambda store, last, channel: store.change_watches(6, CAROL, ["any"]),
    "watchers": lambda store, last, channel: store.watchers(OFFER, 9_999, 5),
    "note_told": lambda store, last, channel: store.note_told(CAROL, 9_999),
    "player_name": lambda store, last, channel: store.player_name(CAROL),
    "pool_to_look_at": lambda store, last, channel: store.pool_to_look_at(5),
    "pool_sizes": lambda store, last, channel: store.pool_sizes(),
    "met_apart": lambda store, last, channel: store.met_apart(CAROL, 0),
    "open_apart": lambda store, last, channel: store.open_apart([CAROL]),
    "name_player": lambda store, last, channel: store.name_player(CAROL, "basalt", 0, 1),
    "standing_in": lambda store, last, channel: store.standing_in(6),
    "make_tournament": lambda store, last, channel: store.make_tournament(CUP, 3),
    "tournament": lambda store, last, channel: store.tournament(last),
    "change_tournament": lambda store, last, channel: store.change_tournament(
        1, TournamentChange(replace(CUP, id=last), boards=(BoardRow(3, 1, (1, 2)),))
    ),
    "tournaments_in": lambda store, last, channel: store.tournaments_in(6, 5),
    "seasons_of": lambda store, last, channel: store.seasons_of(last),
    "tournaments_of": lambda store, last, channel: store.tournaments_of(CAROL),
    "tournaments_made_by": lambda store, last, channel: store.tournaments_made_by(CAROL),
    "journal_by": lambda store, last, channel: store.journal_by(CAROL),
    "tournament_boards_of": lambda store, last, channel: store.tournament_boards_of(CAROL, 0),
    "tournaments_due": lambda store, last, channel: store.tournaments_due(9),
    "journal": lambda store, last, channel: store.journal(last),
    "create for a board": lambda store, last, channel: store.create(
        replace(table(channel + 80_000), exclusive=False, board=BoardKey(last, 2)), lobby()
    ),
}


@pytest.mark.parametrize("channel", [None, 7], ids=["channels of their own", "one channel"])
async def test_no_act_reads_the_others(tmp_path: Path, watch: Watch, channel: int | None) -> None:
    steps = []
    for sessions in (2, MANY):
        path = tmp_path / f"{sessions}.sqlite3"
        async with opened(path) as store:
            fill(path, sessions, channel)
            here = channel or sessions
            steps.append({name: await watch.steps_of(act(store, sessions, here)) for name, act in ACTS.items()})
    assert steps[0] == steps[1]
    assert max(steps[0].values()) < 1800, "versions of SQLite differ a little"


async def test_a_move_takes_no_more_than_32_statements(path: Path, watch: Watch) -> None:
    """The session is read, its entries are written, the board is noted, and the board before it no longer tracked."""
    async with opened(path) as store:
        row = await store.append((await store.create(table(), lobby())).id, 1, START)
        await store.note_post(row.id, MessageRow(9001, 7, "board", 5))
        watch.statements.clear()
        await store.session(row.id, row.entries[-1])
        await store.append(row.id, 5, replace(PLAY, named=(ALICE,), waits=Waits(1, 2, ALICE)))
        await store.note_post(row.id, MessageRow(9002, 7, "board", 8))
        await store.forget_message(row.id, 9001)
        assert len(watch.statements) <= 32


async def test_only_the_end_of_a_tournament_game_costs_more(path: Path, watch: Watch) -> None:
    """Two statements: its result, and that the tournament is looked at. A move costs nothing more."""
    counts = list[tuple[int, int]]()
    async with opened(path) as store:
        fill(path, 2)
        for board in (None, BoardKey(1, 2)):
            number = len(counts) + 80_000
            row = await store.create(replace(table(number), exclusive=False, board=board), lobby())
            end = BoardEnd((2, 0), "played") if board is not None else None
            watch.statements.clear()
            row = await store.append(row.id, 1, START)
            moved = len(watch.statements)
            watch.statements.clear()
            await store.append(row.id, row.version, Change((entry("ended"),), "over", board=end))
            counts.append((moved, len(watch.statements)))
    assert counts[1] == (counts[0][0], counts[0][1] + 2)


def plan(path: Path, statement: str) -> list[str]:
    """How SQLite goes about a statement, a line a part."""
    with plain(path) as connection:
        return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]


SCANNED = {
    "to_show": "session_to_show and message_to_retire hold nothing but what is to be shown",
    "to_show in some shards": "the same",
    "what is left to show": "the same",
    "apart_to_show": "the same",
    "apart_to_show in some shards": "the same",
    "refusing_directs": "direct_closed and direct_refused hold nothing but what is asked for",
    "reports": "the host asks for all of them, once",
    "puzzle_shifts": "puzzle_difficulty has a row for each of some hundred puzzles, whatever is played",
    "newest": "open_session and the key are read from their end, and not further than asked for",
    "all_open": "open_session holds nothing but what is open, and all of that is asked for, once",
    "note_only_servers": "the servers themselves are compared",
    "servers_left": "the same",
}
"""The acts that may go through a table or an index from end to end, and why that is no more than they need."""


@pytest.mark.parametrize("name", [name for name in ACTS if name not in SCANNED])
async def test_no_act_goes_through_a_table(path: Path, watch: Watch, name: str) -> None:
    async with opened(path) as store:
        fill(path, 100)
        watch.statements.clear()
        await ACTS[name](store, 100, 100)
    asked = [each for each in watch.statements if each.startswith(("SELECT", "UPDATE", "DELETE"))]
    ways = [line for statement in asked for line in plan(path, statement)]
    assert not [line for line in ways if line.startswith("SCAN") and "CONSTANT" not in line]


async def test_what_is_to_show_is_found_by_its_indices(path: Path, watch: Watch) -> None:
    async with opened(path) as store:
        fill(path, 100)
        watch.statements.clear()
        await store.to_show()
    (asked,) = [each for each in watch.statements if each.startswith("SELECT")]
    ways = [line for line in plan(path, asked) if line.startswith(("SCAN", "SEARCH"))]
    assert [line for line in ways if line.startswith("SCAN")] == [
        "SCAN session USING INDEX session_to_show",
        "SCAN message USING INDEX message_to_retire",
    ]
    assert all("PRIMARY KEY" in line for line in ways if line.startswith("SEARCH"))


async def test_the_open_ones_of_a_channel_are_found_by_their_indices(path: Path, watch: Watch) -> None:
    async with opened(path) as store:
        fill(path, 100)
        watch.statements.clear()
        await store.meant_in(7, ALICE)
        await store.exclusive_in_channel(7)
    asked = [each for each in watch.statements if "'lobby', 'running'" in each]
    assert len(asked) == 2
    for statement, index in zip(asked, ("open_in_channel", "one_open_session_a_channel"), strict=True):
        first = plan(path, statement)[0]
        assert first.startswith("SEARCH session")
        assert f"{index} (channel_id=?)" in first


async def test_the_tables_of_a_user_and_of_a_server_are_found_by_their_indices(path: Path, watch: Watch) -> None:
    async with opened(path) as store:
        fill(path, 100)
        for ask, table, index in (
            (lambda: store.open_tables_of(ALICE), "FROM player", "open_of_player"),
            (lambda: store.open_tables_in(5), "FROM session", "open_in_server"),
            (lambda: store.session(1), "FROM player AS here", "open_of_player"),
            (lambda: store.finished_games(5, "stranded"), "FROM finished", "finished_in_server"),
            (lambda: store.games_of_people(5, "stranded", 2, 9), "FROM finished", "finished_in_server"),
        ):
            watch.statements.clear()
            await ask()
            [statement] = [each for each in watch.statements if table in each]
            ways = [line for line in plan(path, statement) if line.startswith(("SCAN", "SEARCH"))]
            assert any(index in line for line in ways), ways
            assert all(line.startswith("SEARCH") or "CONSTANT" in line for line in ways), ways


async def test_whether_two_have_had_enough_is_found_by_their_indices(path: Path, watch: Watch) -> None:
    """Of the games of two people on one day; all the others are not looked at."""
    async with opened(path) as store:
        fill(path, 100)
        watch.statements.clear()
        await store.had_enough(5, "stranded", [ALICE, BOB], 3)
    asked = [each for each in watch.statements if "count(*) FROM" in each]
    assert len(asked) == 2
    for each in asked:
        ways = [line for line in plan(path, each) if line.startswith(("SCAN", "SEARCH"))]
        assert len(ways) in (3, 4)
        assert all(line.startswith("SEARCH") for line in ways), ways


async def test_a_result_reads_no_other_game(path: Path, watch: Watch) -> None:
    """What its two players' meetings say is brought up to date, whatever else the server has played."""
    seats = [ResultRow(1, ALICE, 1, None), ResultRow(2, BOB, 2, None)]
    async with opened(path) as store:
        fill(path, 100)
        watch.statements.clear()
        await store.write_results(100, seats, FinishedRow("blacks=1", 3, "yes", 0.8))
    joined = [each for each in watch.statements if each.startswith("SELECT") and "JOIN" in each]
    assert all(line.startswith("SEARCH") for each in joined for line in plan(path, each)), joined


async def test_one_open_among_many_is_found(path: Path) -> None:
    async with opened(path) as store:
        fill(path, MANY)
        row = await store.create(table(77_777), lobby())
        assert [each.session_id for each in await store.open_tables_of(BOB)] == [row.id]
        assert [each.session_id for each in await store.open_tables_in(5)] == [row.id]
        found = await store.session(row.id), await store.session(7)
        assert [each.elsewhere for each in found if each] == [False, True]
        await store.append(row.id, 1, Change((entry("cancelled"),), "cancelled"))
        assert await store.open_tables_of(BOB) == await store.open_tables_in(5) == []


async def test_few_of_many_are_to_show(path: Path) -> None:
    async with opened(path) as store:
        fill(path, MANY)
        for session_id in (7, 500, 999):
            await store.append(session_id, 5, PLAY)
        assert await store.to_show() == [7, 500, 999]
        await store.note_post(500, MessageRow(9001, 7, "board", 8))
        await store.note_shown(7, 8)
        assert await store.to_show() == [500, 999]
        await store.forget_message(500, 9000)
        assert await store.to_show() == [999]


def with_deadlines(path: Path, sessions: int, overdue: int) -> None:
    """Running games that each want to be looked at: `overdue` of them in the past, the others a second apart."""
    fill(path, sessions)
    with plain(path) as connection:
        connection.execute("UPDATE session SET state = 'running', due = 1000 + id")
        connection.execute("UPDATE session SET due = 1001 - id WHERE id <= ?", (overdue,))


async def test_a_look_at_what_is_due_costs_the_same_among_many(tmp_path: Path, watch: Watch) -> None:
    steps = []
    for sessions in (10, MANY):
        path = tmp_path / f"{sessions}.sqlite3"
        async with opened(path, now=1000.0) as store:
            with_deadlines(path, sessions, overdue=3)
            assert await store.due(50) == [3, 2, 1], "the longest overdue first"
            assert await store.due(2) == [3, 2]
            assert await store.next_due() == 998
            steps.append(
                [
                    await watch.steps_of(store.due(50)),
                    await watch.steps_of(store.next_due()),
                    await watch.steps_of(store.set_due(2, None, 5000)),
                ]
            )
            assert await store.due(50) == [3, 1]
    assert steps[0] == steps[1]
    assert max(steps[0]) < 200


async def test_what_is_due_is_found_by_its_index(path: Path, watch: Watch) -> None:
    async with opened(path, now=1000.0) as store:
        with_deadlines(path, 100, overdue=3)
        watch.statements.clear()
        await store.due(50)
        await store.next_due()
    asked = [each for each in watch.statements if each.startswith("SELECT")]
    assert len(asked) == 2
    for statement in asked:
        [way] = plan(path, statement)
        assert way.startswith("SEARCH session USING"), "nothing is gone through, and nothing sorted"
        assert "INDEX session_due (due>?" in way
