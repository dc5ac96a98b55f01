"""/stats and /leaderboard: what finished games add up to, for one person and for a server."""

from __future__ import annotations

from itertools import combinations

from sandbox import Person
from sessions.acts import End, Resign, TakeHint
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.rated import beaten, seated
from tests.sessions.club import long_enough


async def test_nobody_has_played_anything(club: Club) -> None:
    assert answer(await club.alice.slash("stats")) == "**Alice** has no results in this server yet."
    said = answer(await club.alice.slash("stats", player=club.bob, game="mars"))
    assert said == "**Bob** has no results for Stranded on Mars in this server yet."
    assert (
        answer(await club.bob.slash("leaderboard"))
        == "There’s nothing to rank in this server yet. Games against computers don’t count."
    )


async def test_what_somebodys_games_came_to(club: Club) -> None:
    for _ in range(3):
        await beaten(club, club.alice, club.bob)
    await beaten(club, club.carol, club.alice, club.bob)
    told = answer(await club.alice.slash("stats"))
    assert "## **Alice** in this server" in told
    assert "4 games: 3 won and 1 lost" in told
    assert "Longest winning streak: 3." in told
    assert "3 of 4 against **Bob**" in told, "who stayed in the game longer was ahead"
    assert "0 of 1 against **Carol**" in told
    assert "Rating " in told
    assert "Wins by seat: " in told
    assert answer(await club.dave.slash("stats", player=club.alice, game="stranded")) == told
    assert "has no results" in answer(await club.alice.slash("stats", game="games_up"))


async def test_the_leaderboard_is_by_rating(club: Club) -> None:
    order = (club.bob, club.alice, club.carol, club.dave)
    for _ in range(4):
        # The same two people have only so many games a day that count.
        for one, other in combinations(order, 2):
            await beaten(club, one, other)
        club.sandbox.clock.advance(DAY)
    told = answer(await club.dave.slash("leaderboard", game="stranded"))
    places = [line for line in told.split("\n") if line[:2] in ("1.", "2.", "3.")]
    assert [line.split("**")[1] for line in places] == ["Bob", "Alice", "Carol"]
    assert "12 games, 12 won, 12 in a row" in places[0]
    assert "Wins by seat: " in told
    assert answer(await club.dave.slash("leaderboard")) == told, "one game alone was played"
    assert not club.sandbox.messages(), "nobody else is shown it"


async def test_what_does_not_count(club: Club) -> None:
    """A game that a moderator ended has no result; one of another server is another server's."""
    session = await club.start("stranded", 2)
    await club.tables.do(session.id, End("Mo", int(club.dave.id)))
    assert "There’s nothing to rank in this server yet." in answer(await club.alice.slash("leaderboard"))
    club.sandbox.add_guild("Elsewhere", "alice", "bob")
    await beaten(club, club.alice, club.bob)
    assert "There’s nothing to rank in this server yet." in answer(await club.alice.at("hall").slash("leaderboard"))
    assert "has no results" in answer(await club.alice.at("hall").slash("stats"))


async def test_who_was_forgotten_is_not_named(club: Club) -> None:
    await beaten(club, club.alice, club.bob)
    await beaten(club, club.alice, club.bob)
    await club.tables.people.forget(int(club.alice.id))
    told = answer(await club.bob.slash("leaderboard"))
    assert "Alice" not in told
    assert "former" not in told.lower()
    assert "Not ranked yet (provisional ratings): **Bob**." in told
    assert "Alice" not in answer(await club.bob.slash("stats"))
    assert "has no results" in answer(await club.alice.slash("stats"))


async def test_a_name_is_shown_as_it_is(club: Club) -> None:
    eve = club.sandbox.person("eve")
    await beaten(club, eve, club.bob)
    told = answer(await club.bob.slash("leaderboard"))
    assert "\\*Eve\\*" in told
    assert "@everyone" not in told.replace("@\u200beveryone", "")


async def test_a_game_for_one_is_told_by_level_and_score(club: Club) -> None:
    """Each level is a ranking of its own; nobody is rated."""
    for person, level in ((club.alice, "1"), (club.bob, "1"), (club.alice, "2")):
        session = await club.tables.openings.open(
            Opening(
                "mars",
                Place(int(club.sandbox.world.home.id), int(club.alice.channel.id)),
                [seated(person)],
                {"level": level},
                salt=person.name,
            )
        )
        session = await long_enough(club.tables, session)
        await club.tables.messages.note_shown(await club.tables.do(session.id, Resign(int(person.id))))
    told = answer(await club.alice.slash("leaderboard", game="mars"))
    first, second = told.split("**With level 2")
    assert "**With level 1" in first
    assert first.count("in 1 game") == 2
    assert second.count("in 1 game") == 1
    assert "by seat" not in told
    stats = answer(await club.alice.slash("stats"))
    assert "2 games: 2 lost" in stats
    assert "With level 2" in stats
    assert "Rating" not in stats


async def alone(club: Club, person: Person, *, hints: bool, at_once: bool = False) -> Session:
    """A game of Stranded on Mars that a person gives up, with a hint or without."""
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    session = await club.tables.openings.open(Opening("mars", place, [seated(person)], {"level": "1"}, salt="salt"))
    if hints:
        session = await club.tables.do(session.id, TakeHint(int(person.id)))
    if not at_once:
        session = await long_enough(club.tables, session)
    return await club.tables.messages.note_shown(await club.tables.do(session.id, Resign(int(person.id))))


async def test_scores_with_hints_have_a_table_of_their_own(club: Club) -> None:
    await alone(club, club.bob, hints=False)
    await alone(club, club.alice, hints=True)
    told = answer(await club.dave.slash("leaderboard", game="mars"))
    without, hinted = told.split("with hints**")
    assert "1 game, " in without, "the average leaves it out"
    assert ("**Bob**" in without, "**Alice**" in without) == (True, False)
    assert ("**Bob**" in hinted, "**Alice**" in hinted) == (False, True)
    stats = answer(await club.alice.slash("stats"))
    assert ", with hints: " in stats
    assert "game: " not in stats, "no game without them was played"


async def test_a_game_with_hints_is_compared_with_others_like_it(club: Club) -> None:
    """The text below a result tells the best scores so far: of games that had hints too."""
    await alone(club, club.bob, hints=False)
    session = await alone(club, club.alice, hints=True)
    assert session.outcome is not None
    assert session.outcome.scores is not None
    assert await club.tables.overview.best_scores(session) == (session.outcome.scores[0],) * 2
    again = await club.begin("mars")
    again = await club.tables.do(again.id, TakeHint(int(club.alice.id)))
    again = await long_enough(club.tables, again)
    again = await club.show(await club.tables.do(again.id, Resign(int(club.alice.id))))
    assert "these options and hints, your best is" in club.live(again).text


async def test_a_game_for_one_that_was_given_up_at_once_is_not_counted(club: Club) -> None:
    await alone(club, club.alice, hints=False, at_once=True)
    assert "There are no games" in answer(await club.alice.slash("leaderboard", game="mars"))
    assert "has no results" in answer(await club.alice.slash("stats"))
