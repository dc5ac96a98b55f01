"""A game of three or four that somebody leaves early counts for those who stay, and the leaver is last in it."""

from __future__ import annotations

from sessions.acts import Resign
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.rated import begun
from tests.sessions.club import play_out


async def test_the_others_read_at_the_end_that_their_game_counts(club: Club) -> None:
    session = await begun(club, club.alice, club.bob, club.carol, game="stranded")
    session = await club.tables.do(session.id, Resign(int(club.carol.id)))
    session = await play_out(club.tables, session)
    await club.bot.services.display.show(session)
    await club.caught_up()
    assert "Rated game." in club.live(await club.tables.load(session.id)).text
    told = answer(await club.carol.slash("stats", game="stranded"))
    assert "0 of 1 against **Alice**" in told
    assert "0 of 1 against **Bob**" in told
    assert "Rating " in told
