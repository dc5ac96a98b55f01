"""The digest when many games wait, and lists in which several games against the same person can be told apart."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.words import games as words
from sandbox import Message, Person
from sessions.acts import Pause
from sessions.session import Session
from tests.play.answers import lines, private
from tests.play.calls import choose_hour, until_hour
from tests.play.club import Club
from tests.play.settings import later
from tests.play.tables import started
from tests.play.turns import turn_of
from words import of
from words.languages import Language


async def against_bob(club: Club, channel: str) -> Session:
    """A game of Alice and Bob in that channel, in which it is Alice's turn."""
    await started(club, channel, club.bob)
    return await turn_of(club, channel, club.alice)


def digests(person: Person) -> list[Message]:
    return [each for each in person.direct().messages() if "for you" in each.text]


async def digest_of(club: Club, person: Person) -> Message:
    """The digest that somebody gets at their hour."""
    await choose_hour(person, 8)
    await later(club, until_hour(club, 8))
    return digests(person)[-1]


async def test_the_digest_counts_all_games_lists_ten_and_leads_to_the_list(club: Club) -> None:
    sessions = [await against_bob(club, f"room-{number}") for number in range(12)]
    digest = await digest_of(club, club.alice)
    assert digest.text.startswith("12 games are waiting for you:\n")
    assert len(lines(digest)) == 10
    assert "And 2 more. `/games` lists all of them." in digest.text
    shown = await club.alice.direct().click(digest, "My games")
    assert "You’re at 12 open tables, page 1 of 2" in private(shown).text
    named = [each for each in sessions if f"<#{each.place.channel_id}>" in digest.text]
    assert len(named) == 10


async def test_the_digest_counts_no_game_that_is_paused(club: Club) -> None:
    games = [await against_bob(club, f"room-{number}") for number in range(3)]
    # A moderator who doesn't play pauses one of them.
    await club.show(await club.tables.do(games[1].id, Pause("Mo", 99)))
    digest = await digest_of(club, club.alice)
    assert digest.text.startswith("2 games are waiting for you")
    assert len(lines(digest)) == 2


async def test_several_games_against_the_same_person_are_told_apart(club: Club) -> None:
    first, second = await against_bob(club, "room-1"), await against_bob(club, "room-2")
    mine = private(await club.alice.slash("games"))
    places = [f"<#{each.place.channel_id}>" for each in (first, second)]
    assert sorted(place for line in lines(mine) for place in places if place in line) == sorted(places)
    await club.alice.click(mine, "This server")
    assert all(any(place in line for line in lines(mine)) for place in places)


async def test_ten_lines_fit_whatever_the_names_are(club: Club) -> None:
    sessions = [await against_bob(club, f"room-{number}") for number in range(10)]
    waiting = await club.tables.overview.waiting_for(int(club.alice.id), 10, 4)
    assert len(waiting.tables) == len(sessions)
    for language in ("en", "de", "fr"):
        say = of(Language(language))
        told = words.digest(say, replace(waiting, total=1234), int(club.alice.id))
        assert told.count("\n- ") == 10, language
        assert len(told) <= 2000, language


async def test_lines_without_room_are_counted(club: Club) -> None:
    await against_bob(club, "room-1")
    waiting = await club.tables.overview.waiting_for(int(club.alice.id), 10, 4)

    def digest(number: int) -> str:
        listed = replace(waiting, tables=waiting.tables * number, total=number)
        return words.digest(of(Language("en")), listed, int(club.alice.id))

    told = digest(40)
    assert len(told) <= 2000
    assert told.startswith("40 games are waiting for you:")
    assert told.endswith(f"And {40 - told.count(chr(10) + '- ')} more. `/games` lists all of them.")
    ten = digest(12)
    assert ten.count("\n- ") == 12
    assert 0 < ten.count("](https://") < 12, "the last lines have no link where there is no room"
