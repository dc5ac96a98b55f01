"""Which games count for the ratings, and how ratings that say little yet are told apart."""

from __future__ import annotations

from itertools import combinations

from rules.catalogue import GAMES
from sandbox import Person
from sessions.acts import Answer, End, OfferDraw, Resign
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.rated import begun, ended, won
from tests.sessions.club import long_enough


async def drawn(club: Club, *people: Person, played: bool = True) -> Session:
    """A draw that two people agreed on, after they played for a while or at once."""
    session = await begun(club, *people)
    if played:
        session = await long_enough(club.tables, session)
    one, other = session.people
    session = await club.tables.do(session.id, OfferDraw(one.user_id))
    session = await club.tables.do(session.id, Answer(other.user_id, session.version, yes=True))
    return await club.tables.messages.note_shown(session)


async def test_draws_that_are_agreed_on_at_once_lift_nobody(club: Club) -> None:
    for _ in range(20):
        await drawn(club, club.alice, club.bob, played=False)
        club.sandbox.clock.advance(DAY)
    told = answer(await club.alice.slash("stats", game="strata5"))
    assert "20 games: 20 drawn" in told, "they are games all the same"
    assert "No rating yet." in told
    for _ in range(3):
        await won(club, club.carol, club.dave)
    told = answer(await club.dave.slash("leaderboard", game="strata5"))
    assert "Alice" not in told
    assert "**Carol**" in told


async def test_the_same_two_have_only_so_many_rated_games_a_day(club: Club) -> None:
    for _ in range(3):
        await won(club, club.alice, club.bob)
    before = answer(await club.alice.slash("leaderboard", game="strata5")).splitlines()
    await won(club, club.alice, club.bob)
    after = answer(await club.alice.slash("leaderboard", game="strata5")).splitlines()
    rating = next(line.split(":")[1].split(",")[0] for line in before if "**Alice**" in line)
    assert next(line.split(":")[1].split(",")[0] for line in after if "**Alice**" in line) == rating
    await won(club, club.alice, club.carol)
    club.sandbox.clock.advance(DAY)
    await won(club, club.alice, club.bob)
    later = answer(await club.alice.slash("leaderboard", game="strata5")).splitlines()
    assert next(line.split(":")[1].split(",")[0] for line in later if "**Alice**" in line) != rating


async def test_a_rating_of_few_games_is_told_as_provisional(club: Club) -> None:
    await won(club, club.alice, club.bob)
    stats = answer(await club.alice.slash("stats", game="strata5"))
    assert "(provisional until there are more games against different players)" in stats
    board = answer(await club.alice.slash("leaderboard", game="strata5"))
    assert "1. " not in board
    assert "Not ranked yet (provisional ratings):" in board
    for number in range(12):
        await won(club, club.alice, (club.bob, club.carol, club.dave)[number % 3])
        club.sandbox.clock.advance(DAY)
    assert "provisional" in answer(await club.alice.slash("stats", game="strata5")), "the others have not met"
    for _ in range(3):
        for one, other in combinations((club.bob, club.carol, club.dave), 2):
            await won(club, one, other)
        club.sandbox.clock.advance(DAY)
    board = answer(await club.alice.slash("leaderboard", game="strata5"))
    assert "1. **Alice**" in board
    assert "provisional" not in answer(await club.alice.slash("stats", game="strata5"))


# The end says whether it counts


async def test_the_end_says_that_it_counts(club: Club) -> None:
    session = await long_enough(club.tables, await begun(club, club.alice, club.bob))
    assert "Rated game." in await ended(club, session)


async def test_the_end_says_that_somebody_took_too_few_turns(club: Club) -> None:
    least = GAMES["strata5"].rated_from
    assert f"This game doesn’t count for ratings: every player who stays needs at least {least} turns." in await ended(
        club, await begun(club, club.alice, club.bob)
    )


async def test_the_end_says_that_the_same_two_have_had_enough(club: Club) -> None:
    for _ in range(3):
        await won(club, club.alice, club.bob)
    session = await long_enough(club.tables, await begun(club, club.alice, club.bob))
    assert (
        "This game doesn’t count for ratings: two of its players already had 3 rated games of this kind with each "
        "other that day." in await ended(club, session)
    )


async def test_the_end_says_that_a_seat_changed_hands(club: Club) -> None:
    session = await club.start("strata5", 2)
    await club.alice.slash("substitute", player=club.alice, newcomer=club.carol)
    for person in (club.bob, club.carol):
        await person.click(club.live(await club.session()), "Yes")
        await club.caught_up()
    session = await club.session()
    assert "This game doesn’t count for ratings: a player was replaced." in await ended(club, session)


def silent_on_ratings(text: str) -> None:
    for words in ("Rated game", "for ratings"):
        assert words not in text


async def test_a_game_without_a_result_and_a_game_for_one_say_nothing_of_ratings(club: Club) -> None:
    await begun(club, club.alice, club.bob)
    session = await club.session()
    session = await club.show(await club.tables.do(session.id, End("Mo", 99)))
    silent_on_ratings(club.live(await club.tables.load(session.id)).text)
    solo = await club.begin("mars", club.bob)
    asked = await club.bob.slash("resign")
    await club.bob.click(asked.said, "Resign")
    await club.caught_up()
    silent_on_ratings(club.live(await club.tables.load(solo.id)).text)


# Stranded


async def test_of_the_stranded_who_stayed_longer_is_ahead(club: Club) -> None:
    session = await long_enough(club.tables, await begun(club, club.alice, club.bob, club.carol, game="stranded"))
    for person in (club.carol, club.alice):
        session = await club.tables.do(session.id, Resign(int(person.id)))
    await club.tables.messages.note_shown(session)
    told = answer(await club.alice.slash("stats", game="stranded"))
    assert "0 of 1 against **Bob**" in told
    assert "1 of 1 against **Carol**" in told
