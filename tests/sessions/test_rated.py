"""Which results count for the ratings: enough turns of every seat, and only so many games of the same two a day."""

from __future__ import annotations

from msgspec.structs import replace

from data.rows import Rated
from sessions.acts import Answer, End, OfferDraw, Resign, Start
from sessions.log import Person
from sessions.results.scoring import MOST_A_DAY, finished, results
from sessions.state.clock import DAY
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, Time, every_game_of_several, long_enough, play_out, started


async def over(tables: Tables, *people: Person, key: str = "stranded", guild: int = 5, played: bool = True) -> Rated:
    """Whether a game counts that all but the first of these people gave up, after enough turns or at once."""
    session = await tables.openings.open(Opening(key, Place(guild, 7), people))
    session = await tables.do(session.id, Start(people[0].user_id, "salt"))
    if played:
        session = await long_enough(tables, session)
    for person in people[1:]:
        session = await tables.do(session.id, Resign(person.user_id))
    rated = await tables.overview.rated(session)
    assert rated is not None
    return rated


@every_game_of_several
async def test_a_whole_game_counts(tables: Tables, key: str) -> None:
    session = await play_out(tables, await started(tables, key=key))
    assert await tables.overview.rated(session) == "yes"


@every_game_of_several
async def test_a_game_counts_from_so_many_turns_of_every_seat_on(tables: Tables, key: str) -> None:
    session = await long_enough(tables, await started(tables, key=key))
    after = await tables.do(session.id, Resign(session.people[0].user_id))
    enough = finished(after)
    assert enough is not None
    assert enough.rated == "yes"
    more = finished(replace(after, game=replace(after.game, rated_from=after.game.rated_from + 2)))
    assert more is not None
    assert more.rated == "short"


async def test_an_early_leaver_does_not_spoil_the_game_of_the_others(tables: Tables) -> None:
    """Theirs counts, and whoever left before enough turns comes last in it."""
    session = await started(tables, (ANN, BEN, CAT))
    session = await tables.do(session.id, Resign(BEN.user_id))
    session = await play_out(tables, session)
    assert await tables.overview.rated(session) == "yes"
    assert [each.place for each in results(session) if each.user_id == BEN.user_id] == [3]


async def test_two_who_stay_only_for_a_moment_have_no_game_that_counts(tables: Tables) -> None:
    """Whoever ends a game by giving up has stayed to its end, which came too soon."""
    session = await started(tables, (ANN, BEN, CAT))
    for person in (BEN, CAT):
        session = await tables.do(session.id, Resign(person.user_id))
    assert session.state == "over"
    assert await tables.overview.rated(session) == "short"
    session = await long_enough(tables, await started(tables, (ANN, BEN, CAT), channel=8))
    for person in (BEN, CAT):
        session = await tables.do(session.id, Resign(person.user_id))
    assert await tables.overview.rated(session) == "yes"


async def test_steps_of_one_turn_are_one_turn(tables: Tables) -> None:
    session = await started(tables, key="strata5")
    session = await long_enough(tables, session)
    assert session.moves > session.position.number, "a turn has several steps"
    one = finished(await tables.do(session.id, Resign(ANN.user_id)))
    assert one is not None
    assert one.rated == "yes"


async def test_a_draw_that_is_agreed_on_at_once_does_not_count(tables: Tables) -> None:
    session = await started(tables, key="strata5")
    session = await tables.do(session.id, OfferDraw(ANN.user_id))
    session = await tables.do(session.id, Answer(BEN.user_id, session.version, yes=True))
    assert await tables.overview.rated(session) == "short"


async def test_a_table_can_agree_that_its_game_does_not_count(tables: Tables) -> None:
    """And it is not one of those that are counted for the limit of the day."""
    for _ in range(MOST_A_DAY):
        opening = Opening("stranded", Place(5, 7), (ANN, BEN), table_options={"rated": "no"})
        session = await tables.do((await tables.openings.open(opening)).id, Start(ANN.user_id, "salt"))
        session = await tables.do((await long_enough(tables, session)).id, Resign(BEN.user_id))
        assert await tables.overview.rated(session) == "agreed"
    assert await over(tables, ANN, BEN) == "yes"
    assert [each.games for each in await tables.overview.books.meetings(5, "stranded")] == [1], (
        "and nobody is rated by them"
    )


async def test_a_game_without_a_result_is_not_rated(tables: Tables) -> None:
    session = await started(tables)
    assert await tables.overview.rated(session) is None


async def test_the_same_two_have_only_so_many_games_a_day_that_count(tables: Tables, time: Time) -> None:
    time.now = 10 * DAY
    assert [await over(tables, ANN, BEN) for _ in range(MOST_A_DAY + 2)] == ["yes"] * MOST_A_DAY + ["often"] * 2
    assert await over(tables, ANN, CAT) == "yes", "others have not had enough"
    assert await over(tables, CAT, BEN, ANN) == "often", "the same two do not count beside a third either"
    assert await over(tables, ANN, BEN, key="strata5") == "yes", "of another game"
    assert await over(tables, ANN, BEN, guild=6) == "yes", "of another server"
    time.now = 11 * DAY - 1
    assert await over(tables, BEN, ANN) == "often"
    time.now = 11 * DAY
    assert await over(tables, BEN, ANN) == "yes", "a day begins at 00:00 UTC"


async def test_what_was_said_at_the_start_is_kept_to(tables: Tables, time: Time) -> None:
    """Games that begin while others run count as they were told to, whenever and in whichever order they end."""
    time.now = 10 * DAY
    games = [await started(tables, channel=number) for number in range(1, MOST_A_DAY + 2)]
    assert [each.row.often for each in games] == [False] * MOST_A_DAY + [True]
    assert [(await tables.load(each.id)).row.often for each in games] == [each.row.often for each in games]
    time.now = 11 * DAY
    verdicts = []
    for each in reversed(games):
        session = await tables.do((await long_enough(tables, each)).id, Resign(BEN.user_id))
        verdicts.append(await tables.overview.rated(session))
    assert verdicts == ["often"] + ["yes"] * MOST_A_DAY
    assert not (await started(tables)).row.often, "they were games of the day before"


async def test_a_game_that_comes_to_nothing_makes_room_for_another(tables: Tables) -> None:
    games = [await started(tables, channel=number) for number in range(1, MOST_A_DAY + 1)]
    await tables.do(games[0].id, Resign(BEN.user_id))
    await tables.do(games[1].id, End("Mod"))
    assert [(await started(tables, channel=number)).row.often for number in (5, 6, 7)] == [False, False, True]


async def test_games_that_do_not_count_use_nothing_up(tables: Tables) -> None:
    for _ in range(5):
        assert await over(tables, ANN, BEN, played=False) == "short"
    assert [await over(tables, ANN, BEN) for _ in range(MOST_A_DAY + 1)] == ["yes"] * MOST_A_DAY + ["often"]


async def test_what_counted_stays_so_when_somebody_is_forgotten(tables: Tables) -> None:
    for _ in range(MOST_A_DAY + 2):
        await over(tables, ANN, BEN)
    before = [each.rated for each in await tables.overview.finished(5)]
    await tables.people.forget(BEN.user_id)
    assert [each.rated for each in await tables.overview.finished(5)] == before
