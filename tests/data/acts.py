"""Something that each method of the store does, and the contents to begin it with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from data.rows import (
    BarRow,
    BoardEnd,
    BoardKey,
    BoardRow,
    ChallengeRow,
    Change,
    Closing,
    DealRow,
    DigestRow,
    EntrantRow,
    ExerciseAnswer,
    FinishedRow,
    FollowRow,
    JournalRow,
    MessageRow,
    NewAttempt,
    NewEntry,
    NewExercise,
    OfferRow,
    PlanRow,
    PuzzleAnswer,
    ReportRow,
    ResultRow,
    ReviewRow,
    Rewriting,
    SeasonPlace,
    SessionRow,
    ShowingRow,
    StandingRow,
    TournamentChange,
    TournamentRow,
    Waits,
)
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, START, anonymous, entry, kept, lobby, table

OFFER = OfferRow(5, BOB, "stranded", "1d", "yes", 7, 0, "Bob", "en", False, "9", 1_799_999_000, 1_800_009_000)
"""An open offer of Bob."""

CHALLENGE = ChallengeRow(BOB, ALICE, "basalt", 482, "oak", 111, "stranded", "1d", "en", 1_799_999_000, 1_800_009_000)
"""A challenge of Bob to Alice."""

Act = Callable[[Store], Coroutine[Any, Any, Any]]


def nobody(row: SessionRow) -> Rewriting:
    """A rewriting of the log of `row` that replaces all facts and removes Alice's id."""
    return Rewriting(tuple(NewEntry(each.kind, '{"other":1}') for each in row.entries), {ALICE: -1})


APART = replace(table(0), guild_id=0, exclusive=False, showings=(ShowingRow(ALICE, 31), ShowingRow(BOB, 32)))
"""A table that is shown to Alice and to Bob in their direct messages."""

PLACE = SeasonPlace("stranded", "", 1, ALICE, "Alice", 900, 7, 5)
"""Alice's place in a season."""

STANDING = StandingRow(5, "games", 0, 0, "", 0, posting=False, marked=True)

CUP = TournamentRow(
    70,
    5,
    9,
    "Cup",
    "stranded",
    "{}",
    "running",
    1,
    "en",
    BOB,
    1_799_000_000,
    b"s" * 32,
    1_799_500_000,
    due=60,
    series=70,
)
"""A tournament that Bob made, in which he plays and Carol waits."""

CUP_CHANGE = TournamentChange(
    CUP,
    entrants=(EntrantRow(1, BOB, "Bob", "in", 1), EntrantRow(2, CAROL, "Carol", "waiting")),
    boards=(BoardRow(1, 1, (1, 2)), BoardRow(2, 1, (2, 1))),
    journal=(JournalRow(BOB, "closed"),),
)

ACTS: dict[str, Act] = {
    "create": lambda store: store.create(table(8), lobby()),
    "create a rematch": lambda store: store.create(replace(table(8), after=1, rematch="1"), lobby()),
    "create an attempt": lambda store: store.create(
        replace(table(8), attempt=NewAttempt(20_000, ALICE, 5)), lobby(ALICE)
    ),
    "bind_deals": lambda store: store.bind_deals([DealRow(day, "mars", "level=1", b"s", 60) for day in (1, 2)]),
    "deals": lambda store: store.deals([1, 2]),
    "attempts": lambda store: store.attempts([ALICE, BOB]),
    "deal_table": lambda store: store.deal_table(1, 5, ALICE, 10),
    "append": lambda store: store.append(1, 1, START),
    "append the end": lambda store: store.append(
        1, 1, Change((entry("ended"),), "over", results=(ResultRow(1, BOB, 1, 3), ResultRow(2, ALICE, 2, 1)))
    ),
    "session": lambda store: store.session(1),
    "meant_in": lambda store: store.meant_in(7, ALICE),
    "meant_by": lambda store: store.meant_by(ALICE, 7),
    "create apart": lambda store: store.create(
        replace(
            APART,
            calls=(MessageRow(558, 31, "call", 1),),
            closes=Closing(1, 1, Change((entry("cancelled"),), "cancelled")),
        ),
        lobby(),
    ),
    "directs_of": lambda store: store.directs_of([ALICE, BOB]),
    "note_direct_opened": lambda store: store.note_direct_opened(ALICE, 31),
    "note_direct_closed": lambda store: store.note_direct_closed(ALICE, 31),
    "note_direct_used": lambda store: store.note_direct_used(BOB),
    "refusing_directs": lambda store: store.refusing_directs(0),
    "avoid_stranger": lambda store: store.avoid_stranger(ALICE, CAROL, "basalt", 482),
    "stop_avoiding": lambda store: store.stop_avoiding(BOB, "oak", 111),
    "avoided_strangers": lambda store: store.avoided_strangers(BOB),
    "apart_from": lambda store: store.apart_from(ALICE),
    "report": lambda store: store.report(ReportRow(3, ALICE, BOB, "stalls", 1_799_999_999), 3, 0),
    "reports_by": lambda store: store.reports_by(BOB),
    "reports": lambda store: store.reports(),
    "make_challenge": lambda store: store.make_challenge(replace(CHALLENGE, other_id=CAROL), 5),
    "challenges_by": lambda store: store.challenges_by(BOB),
    "challenges_to": lambda store: store.challenges_to(ALICE),
    "withdraw_challenges": lambda store: store.withdraw_challenges(BOB),
    "decline_challenge": lambda store: store.decline_challenge(BOB, ALICE),
    "challenges_to_look_at": lambda store: store.challenges_to_look_at(5),
    "look_at_challenges": lambda store: store.look_at_challenges([CHALLENGE], 1_900_000_000),
    "note_challenge_told": lambda store: store.note_challenge_told(CHALLENGE),
    "told_of_challenges": lambda store: store.told_of_challenges(ALICE, 0),
    "drop_challenges": lambda store: store.drop_challenges(1_900_000_000),
    "last_met": lambda store: store.last_met(ALICE, 5),
    "drop_reports": lambda store: store.drop_reports(1_800_000_000),
    "bar": lambda store: store.bar(BarRow(ALICE, "host", 1_900_000_000, 1)),
    "unbar": lambda store: store.unbar(BOB),
    "bars_of": lambda store: store.bars_of(BOB),
    "bars": lambda store: store.bars(0),
    "last_apart": lambda store: store.last_apart(ALICE, 10),
    "apart_to_show": lambda store: store.apart_to_show(),
    "lobbies_with": lambda store: store.lobbies_with(ALICE),
    "wants_hints": lambda store: store.wants_hints(ALICE, "stranded"),
    "server_settings": lambda store: store.server_settings(5),
    "person_settings": lambda store: store.person_settings(ALICE),
    "change_server_settings": lambda store: store.change_server_settings(5, {"threads": "true", "past": None}),
    "change_person_settings": lambda store: store.change_person_settings(ALICE, {"hints": "false", "turned": "true"}),
    "guests": lambda store: store.guests([ALICE, BOB]),
    "try_puzzle": lambda store: store.try_puzzle(ALICE, PuzzleAnswer("a", 5, 20_000, solved=True, most=3)),
    "try_puzzle that moves it": lambda store: store.try_puzzle(
        ALICE, PuzzleAnswer("b", 5, 20_000, solved=True, most=3, shift=2.5)
    ),
    "puzzle_shifts": lambda store: store.puzzle_shifts(),
    "puzzles_of": lambda store: store.puzzles_of(ALICE),
    "puzzle_solvers": lambda store: store.puzzle_solvers(5, 20_000),
    "add_exercises": lambda store: store.add_exercises(ALICE, [NewExercise(1, 4, 5, "{}"), NewExercise(1, 9, 5, "{}")]),
    "exercises_of": lambda store: store.exercises_of(ALICE),
    "exercises_of one table": lambda store: store.exercises_of(ALICE, 1),
    "exercises_due": lambda store: store.exercises_due(ALICE),
    "answer_exercise": lambda store: store.answer_exercise(ALICE, ExerciseAnswer(1, 4, 0, solved=True, due=9)),
    "keep_review": lambda store: store.keep_review(ALICE, ReviewRow(1, 5, "stranded", "{}")),
    "reviews_of": lambda store: store.reviews_of(ALICE),
    "best_score": lambda store: store.best_score(1, ALICE),
    "rated": lambda store: store.rated(1),
    "had_enough": lambda store: store.had_enough(5, "stranded", [ALICE, BOB], 3),
    "meetings": lambda store: store.meetings(5, "stranded"),
    "count_anew": lambda store: store.count_anew(0.8),
    "append the beginning": lambda store: store.append(1, 1, replace(START, begins=(ALICE, BOB), most=3)),
    "newest": lambda store: store.newest(5),
    "open_in_channels": lambda store: store.open_in_channels([7]),
    "exclusive_in_channel": lambda store: store.exclusive_in_channel(7),
    "all_over": lambda store: store.all_over(),
    "write_plan": lambda store: store.write_plan(1, 1, None, PlanRow(ALICE, 1, (("a5", "b4"),))),
    "note": lambda store: store.note(1, ALICE),
    "write_note": lambda store: store.write_note(1, ALICE, "the left side"),
    "notes_of": lambda store: store.notes_of(ALICE),
    "write_results": lambda store: store.write_results(
        1, [ResultRow(1, BOB, 1, 3), ResultRow(2, ALICE, 2, 1)], FinishedRow("blacks=1", 3)
    ),
    "open_tables_of": lambda store: store.open_tables_of(ALICE),
    "may_ask": lambda store: store.may_ask(ALICE),
    "open_tables_in": lambda store: store.open_tables_in(5),
    "all_open": lambda store: store.all_open(),
    "write_waits": lambda store: store.write_waits(1, 1, Waits(1)),
    "book": lambda store: store.book(5),
    "kept_ranking": lambda store: store.kept_ranking(5, "stranded"),
    "keep_ranking": lambda store: store.keep_ranking(5, "stranded", "1", "what follows"),
    "begin_season": lambda store: store.begin_season(6, "Spring", 30),
    "seasons": lambda store: store.seasons(5),
    "seasons_due": lambda store: store.seasons_due(),
    "end_season": lambda store: store.end_season(1, "0", [PLACE]),
    "season_places": lambda store: store.season_places(1),
    "season_places_of": lambda store: store.season_places_of(ALICE),
    "latest": lambda store: store.latest(5, "stranded", [ALICE, BOB]),
    "finished_games": lambda store: store.finished_games(5),
    "games_of_people": lambda store: store.games_of_people(5, "stranded", 2, 9),
    "note_post": lambda store: store.note_post(1, MessageRow(556, 7, "board", 1)),
    "note_call": lambda store: store.note_call(1, MessageRow(557, 7, "call", 1)),
    "note_not_shown": lambda store: store.note_not_shown(1, 1),
    "note_shown": lambda store: store.note_shown(1, 1),
    "forget_message": lambda store: store.forget_message(1, 555),
    "to_show": lambda store: store.to_show(),
    "sessions_naming": lambda store: store.sessions_naming(ALICE),
    "results": lambda store: store.results(ALICE),
    "sessions_ended_by": lambda store: store.sessions_ended_by(["Mod"]),
    "note_deletion": lambda store: store.note_deletion(ALICE, "Alice"),
    "deletions": lambda store: store.deletions(),
    "end_deletion": lambda store: store.end_deletion(ALICE),
    "forget_person": lambda store: store.forget_person(ALICE, [1, 2], anonymous),
    "note_server": lambda store: store.note_server(6),
    "note_server_left": lambda store: store.note_server_left(5),
    "note_only_servers": lambda store: store.note_only_servers([6]),
    "servers_left": lambda store: store.servers_left(30),
    "open_in_server": lambda store: store.open_in_server(5),
    "forget_logs": lambda store: store.forget_logs(5, 0, 2, anonymous),
    "forget_server": lambda store: store.forget_server(5, anonymous),
    "next_due": lambda store: store.next_due(),
    "due": lambda store: store.due(5),
    "set_due": lambda store: store.set_due(1, 1, 60),
    "postpone_due": lambda store: store.postpone_due(1, 60),
    "memo": lambda store: store.memo("commands"),
    "open_by_game": lambda store: store.open_by_game(),
    "open_or_due": lambda store: store.open_or_due(),
    "forget_memo": lambda store: store.forget_memo("commands"),
    "change_memo": lambda store: store.change_memo("commands", "abc", "def"),
    "claim": lambda store: store.claim("backup", 60),
    "release": lambda store: store.release("backup", "one"),
    "note_alive": lambda store: store.note_alive(),
    "remember": lambda store: store.remember("commands", "abc"),
    "standing_due": lambda store: store.standing_due(5),
    "take_standing": lambda store: store.take_standing(5, "games"),
    "begin_standing_post": lambda store: store.begin_standing_post(STANDING, 9),
    "note_standing": lambda store: store.note_standing(STANDING, 9, 77, "abc"),
    "postpone_standing": lambda store: store.postpone_standing(STANDING, 60),
    "drop_standing": lambda store: store.drop_standing(STANDING),
    "standing_in": lambda store: store.standing_in(5),
    "running_in": lambda store: store.running_in(5),
    "create from offers": lambda store: store.create(replace(table(8), offers=(OFFER,)), lobby()),
    "make_offer": lambda store: store.make_offer(replace(OFFER, clock="3d"), 3),
    "fitting_offers": lambda store: store.fitting_offers(OFFER, 5),
    "offers_in": lambda store: store.offers_in(5, 5),
    "offers_of": lambda store: store.offers_of(BOB),
    "withdraw_offers": lambda store: store.withdraw_offers(5, BOB),
    "end_offers_in": lambda store: store.end_offers_in(7),
    "offers_to_look_at": lambda store: store.offers_to_look_at(5),
    "note_looked_at": lambda store: store.note_looked_at([OFFER, replace(OFFER, game="strata5")], 1_900_000_000),
    "watches": lambda store: store.watches(BOB),
    "change_watches": lambda store: store.change_watches(5, BOB, ["any", "strata5"]),
    "watchers": lambda store: store.watchers(replace(OFFER, user_id=ALICE), 1_800_000_000, 5),
    "note_told": lambda store: store.note_told(BOB, 1_800_000_000),
    "follow": lambda store: store.follow(FollowRow(BOB, 1, 5, "turns", 1), 5, 5),
    "unfollow": lambda store: store.unfollow(CAROL, 1),
    "followed_by": lambda store: store.followed_by(CAROL),
    "follows_due": lambda store: store.follows_due(5),
    "note_followers_told": lambda store: store.note_followers_told([FollowRow(CAROL, 1, 5, "turns", 0)], 1, 66),
    "results_due": lambda store: store.results_due(5),
    "take_result": lambda store: store.take_result(1),
    "note_result": lambda store: store.note_result(1),
    "postpone_result": lambda store: store.postpone_result(1, 60),
    "change_digest": lambda store: store.change_digest(ALICE, {"digest": "8"}, 60),
    "digest_of": lambda store: store.digest_of(ALICE),
    "make_tournament": lambda store: store.make_tournament(replace(CUP, id=71), 3),
    "tournament": lambda store: store.tournament(70),
    "change_tournament": lambda store: store.change_tournament(2, replace(CUP_CHANGE, left=(2,))),
    "tournament_everywhere": lambda store: store.tournament_everywhere(),
    "tournaments_in": lambda store: store.tournaments_in(5, 9),
    "seasons_of": lambda store: store.seasons_of(70),
    "tournaments_of": lambda store: store.tournaments_of(BOB),
    "tournaments_made_by": lambda store: store.tournaments_made_by(BOB),
    "journal_by": lambda store: store.journal_by(BOB),
    "tournament_boards_of": lambda store: store.tournament_boards_of(BOB, 0),
    "tournaments_going_on": lambda store: store.tournaments_going_on(),
    "tournaments_due": lambda store: store.tournaments_due(9),
    "journal": lambda store: store.journal(70),
    "create for a board": lambda store: store.create(
        replace(table(8), exclusive=False, board=BoardKey(70, 1)), lobby()
    ),
    "append the end of a board": lambda store: store.append(
        2, 1, Change((entry("ended"),), "over", board=BoardEnd((2, 0), "played"))
    ),
    "digests_due": lambda store: store.digests_due(5),
    "begin_digest": lambda store: store.begin_digest(DigestRow(CAROL, 50)),
    "player_name": lambda store: store.player_name(BOB),
    "pool_to_look_at": lambda store: store.pool_to_look_at(5),
    "pool_sizes": lambda store: store.pool_sizes(),
    "met_apart": lambda store: store.met_apart(BOB, 0),
    "open_apart": lambda store: store.open_apart([ALICE, BOB]),
    "make_offer in the pool": lambda store: store.make_offer(replace(OFFER, guild_id=0), 3, replace(OFFER, clock="3d")),
    "name_player": lambda store: store.name_player(BOB, "zephyr", 482, 1_900_000_000),
    "note_digest": lambda store: store.note_digest(DigestRow(CAROL, 50), 60),
}


async def ready(store: Store) -> None:
    """A session with a live message, whose channel has not seen all of it; an open offer, and who wants to be told."""
    await kept(store)
    await store.note_post(1, MessageRow(555, 7, "lobby", 0))
    await store.change_server_settings(5, {"games_channel": "9", "offers_channel": "9"})
    await store.make_offer(OFFER, 3)
    await store.change_watches(5, BOB, ["stranded"])
    await store.change_server_settings(5, {"games_channel": "9"})
    await store.follow(FollowRow(CAROL, 1, 5, "turns", 0), 5, 5)
    await store.change_digest(CAROL, {}, 50)
    await store.create(APART, replace(lobby(ALICE, BOB), state="running"))
    await store.note_direct_closed(BOB, 32)
    await store.name_player(BOB, "basalt", 482, 0)
    await store.begin_season(5, "Winter", 30)
    await store.make_tournament(CUP, 3)
    await store.change_tournament(1, replace(CUP_CHANGE, boards=(*CUP_CHANGE.boards, BoardRow(3, 1, (1, 2), 2))))
    await store.make_challenge(CHALLENGE, 5)
    await store.avoid_stranger(BOB, ALICE, "oak", 111)
    await store.report(ReportRow(2, BOB, ALICE, "stalls", 1_799_999_000), 3, 0)
    await store.bar(BarRow(BOB, "host", 1_900_000_000, 1))


class Trials:
    """A store in which an act is tried again and again, each time with the contents that `ready` makes.

    store: the store, open for all trials
    before: what is stored when a trial begins
    done: what is stored once the act is done
    """

    def __init__(self, database: Implementation, place: Path, store: Store, before: list[str], done: list[str]) -> None:
        self.store = store
        self.before = before
        self.done = done
        self._database = database
        self._place = place

    def contents(self) -> list[str]:
        """What is stored now."""
        return self._database.contents(self._place)

    def begin(self) -> None:
        """Have stored what `ready` makes, whatever the trial before this one has left."""
        self._database.put_back(self._place, _made[self._database.name])


_made: dict[str, Any] = {}
"""By implementation: what `ready` makes, as the implementation saved it."""

_known: dict[tuple[str, str], tuple[list[str], list[str]]] = {}
"""By implementation and act: what is stored before and after it."""


@asynccontextmanager
async def trials(database: Implementation, place: Path, name: str) -> AsyncIterator[Trials]:
    """Trials of the act with that name, in a new store at `place`. The first one is to be begun.

    What the act changes is found out once for each process and implementation, by the test that comes first.
    """
    async with database.opened(place) as store:
        if database.name not in _made:
            await ready(store)
            _made[database.name] = database.saved(place)
        database.put_back(place, _made[database.name])
        if (database.name, name) not in _known:
            before = database.contents(place)
            await ACTS[name](store)
            _known[database.name, name] = before, database.contents(place)
        yield Trials(database, place, store, *_known[database.name, name])
