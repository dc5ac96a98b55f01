"""/stats and /leaderboard: what finished games add up to, for one person and for a server."""

from __future__ import annotations

from sandbox import Person
from sessions.acts import End, Resign, Start
from sessions.log import Person as Seated
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.place import Place
from sessions.tables import Opening
from tests.play.club import Club
from tests.play.test_lobby import answer
from tests.sessions.club import long_enough


async def beaten(club: Club, winner: Person, *losers: Person) -> Session:
    """A game of Stranded that all but one give up, after as many turns as a rated result takes."""
    people = [winner, *losers]
    session = await club.tables.openings.open(
        Opening(
            "stranded",
            Place(int(club.sandbox.world.home.id), int(club.alice.channel.id)),
            [seated(each) for each in people],
        )
    )
    session = await club.tables.do(session.id, Start(int(winner.id), "salt"))
    session = await long_enough(club.tables, session)
    for each in losers:
        session = await club.tables.do(session.id, Resign(int(each.id)))
    assert session.state == "over"
    await club.tables.messages.note_shown(session)
    return session


def seated(person: Person) -> Seated:
    """Somebody as a table knows them."""
    return Seated(int(person.id), person.name)


async def test_nobody_has_played_anything(club: Club) -> None:
    assert answer(await club.alice.slash("stats")) == "**Alice** has not finished a game in this server yet."
    said = answer(await club.alice.slash("stats", player=club.bob, game="mars"))
    assert said == "**Bob** has not finished a game of Stranded on Mars in this server yet."
    assert answer(await club.bob.slash("leaderboard")) == "Nobody has finished a game in this server yet."


async def test_what_somebodys_games_came_to(club: Club) -> None:
    for _ in range(3):
        await beaten(club, club.alice, club.bob)
    await beaten(club, club.carol, club.alice, club.bob)
    told = answer(await club.alice.slash("stats"))
    assert "## **Alice** in this server" in told
    assert "4 games: 3 won and 1 lost" in told
    assert "Won in a row: 3 at best." in told
    assert "3 of 4 against **Bob**" in told, "who stayed in the game longer was ahead"
    assert "0 of 1 against **Carol**" in told
    assert "Rating " in told
    assert "Won: " in told
    assert answer(await club.dave.slash("stats", player=club.alice, game="stranded")) == told
    assert "has not finished" in answer(await club.alice.slash("stats", game="games_up"))


async def test_the_leaderboard_is_by_rating(club: Club) -> None:
    for number in range(12):
        # The same two people have only so many games a day that count.
        await beaten(club, *((club.bob, club.alice), (club.alice, club.carol), (club.bob, club.carol))[number % 3])
        club.sandbox.clock.advance(DAY)
    told = answer(await club.dave.slash("leaderboard", game="stranded"))
    places = [line for line in told.split("\n") if line[:2] in ("1.", "2.", "3.")]
    assert [line.split("**")[1] for line in places] == ["Bob", "Alice", "Carol"]
    assert "8 games, 8 won, 8 in a row" in places[0]
    assert "Won by seat: " in told
    assert answer(await club.dave.slash("leaderboard")) == told, "one game alone was played"
    assert not club.sandbox.messages(), "nobody else is shown it"


async def test_what_does_not_count(club: Club) -> None:
    """A game that a moderator ended has no result; one of another server is another server's."""
    session = await club.start("stranded", 2)
    await club.tables.do(session.id, End("Mo", int(club.dave.id)))
    assert "Nobody has finished" in answer(await club.alice.slash("leaderboard"))
    club.sandbox.add_guild("Elsewhere", "alice", "bob")
    await beaten(club, club.alice, club.bob)
    assert "Nobody has finished" in answer(await club.alice.at("hall").slash("leaderboard"))
    assert "has not finished" in answer(await club.alice.at("hall").slash("stats"))


async def test_who_was_forgotten_is_not_named(club: Club) -> None:
    await beaten(club, club.alice, club.bob)
    await beaten(club, club.alice, club.bob)
    await club.tables.people.forget(int(club.alice.id))
    told = answer(await club.bob.slash("leaderboard"))
    assert "Alice" not in told
    assert "former" not in told
    assert "provisional: **Bob**." in told
    assert "Alice" not in answer(await club.bob.slash("stats"))
    assert "has not finished" in answer(await club.alice.slash("stats"))


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
