"""Whether a game counts for the ratings is decided when it begins, told there, and kept to."""

from __future__ import annotations

from sessions.session import Session
from tests.play.club import Club
from tests.play.rated import ended, won
from tests.sessions.club import long_enough

NOT = "This game doesn’t count for ratings: two of its players already had 3 rated games of this kind"
WOULD_NOT = "If this game starts today (UTC), it won’t count for ratings"


async def shown(club: Club, session: Session) -> str:
    """What the channel reads on a game's live message."""
    await club.bot.services.display.show(session)
    await club.caught_up()
    return club.live(await club.tables.load(session.id)).text


async def test_the_lobby_and_the_first_boards_tell_that_the_fourth_game_does_not_count(club: Club) -> None:
    for _ in range(3):
        await won(club, club.alice, club.bob)
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    session = await club.accept()
    assert WOULD_NOT in club.live(session).text
    lobby = club.live(session)
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    session = await club.session()
    assert NOT in club.live(session).text
    assert NOT in club.sandbox.messages()[0].text, "the retired lobby keeps it"
    session = await long_enough(club.tables, session)
    assert NOT not in await shown(club, session), "who has read it does not need it any more"
    assert NOT in await ended(club, session)


async def test_a_game_that_counts_says_so_where_it_began(club: Club) -> None:
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    session = await club.accept()
    assert WOULD_NOT not in club.live(session).text
    await club.alice.click(club.live(session), "Start")
    await club.caught_up()
    assert "Rated game." in club.sandbox.messages()[0].text
    assert "ratings" not in club.live(await club.session()).text
