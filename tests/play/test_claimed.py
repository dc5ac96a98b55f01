"""A game without a clock is not dodged by silence: warnings, a call, and a claim that counts as a resignation."""

from __future__ import annotations

import pytest

from rules.core import Resign
from sandbox import Person
from sessions.acts import ChangeOption, Claim, Nudge
from sessions.refusals.moments import NotClaimed
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.answers import answer
from tests.play.calls import called
from tests.play.club import Club, control
from tests.play.members import is_away
from tests.play.settings import settle
from tests.play.tables import due

RULE = "if a player doesn’t move for 30 days, the game closes and the others can claim it"


async def two(club: Club, game: str = "strata5", seats: int = 2, /, **options: str) -> tuple[Session, Person, Person]:
    """A game in which everybody has taken turns enough to count, its silent player and another."""
    session = await club.start(game, seats, **options)
    turns = session.game.rated_from * seats + 1
    session = await club.play_unseen(session, lambda each: each.position.number > turns)
    slow = club.who(session)
    return session, slow, next(each for each in club.people[:seats] if each != slow)


async def closed(club: Club) -> Session:
    """The game after a month in which the bot ran all the time."""
    for days in (14, 13, 3):
        session = await due(club, days * DAY + 60)
    return session


async def test_the_lobby_says_which_rule_applies(club: Club) -> None:
    await club.alice.slash("play", game="stranded")
    lobby = await club.session()
    assert f"Rated, without a clock: {RULE}" in club.live(lobby).text
    for option, value, told in (
        ("clock", "3d", ""),
        ("clock", "none", f"Rated, without a clock: {RULE}"),
        ("rated", "no", f"Without a clock: {RULE}"),
    ):
        lobby = await club.show(await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), option, value)))
        assert (RULE in club.live(lobby).text) is bool(told)
        assert told in club.live(lobby).text


async def test_who_is_to_move_is_warned_after_14_and_27_days(club: Club) -> None:
    session, slow, other = await two(club)
    await settle(slow, "direct")
    calls, others = len(called(club, slow)), len(called(club, other))
    for days, expected in ((13, 0), (1.1, 1), (12, 1), (1, 2), (1, 2)):
        session = await due(club, int(days * DAY))
        assert len(called(club, slow)) == calls + expected, days
    assert len(called(club, other)) == others
    assert "Reminder" in slow.direct().messages()[-1].text
    assert "After that, the game closes and the other players can claim it." in slow.direct().messages()[-1].text
    assert "can claim it" in club.live(session).text
    assert session.state == "running"


async def test_a_nudge_does_not_put_off_the_end(club: Club) -> None:
    session, _slow, other = await two(club)
    await due(club, 14 * DAY + 60)
    await club.tables.do(session.id, Nudge(int(other.id), club.tables.now()))
    await due(club, 13 * DAY)
    session = await due(club, 3 * DAY + 60)
    assert session.closed_for_silence


async def test_who_waited_is_called_and_claims_the_game_which_counts(club: Club) -> None:
    session, slow, other = await two(club)
    calls = len(called(club, other))
    session = await closed(club)
    assert session.closed_for_silence
    assert len(called(club, other)) == calls + 1
    board = club.live(session)
    assert f"**{slow.name}** didn’t move for a month. **{other.name}** can claim or reopen it." in board.text
    told = len(called(club, slow))
    await other.click(board, control(board, "claim"))
    await club.caught_up()
    session = await club.session()
    assert session.outcome is not None
    assert session.outcome.winners == (session.seat_of(int(other.id)),)
    assert isinstance(session.played[-1].ply, Resign)
    assert await club.tables.overview.rated(session) == "yes"
    assert other.name in club.live(session).text
    assert "claim" not in [each.label for each in club.live(session).buttons]
    assert len(called(club, slow)) == told + 1, "they are told of the result"
    with pytest.raises(NotClaimed):
        await club.tables.do(session.id, Claim(int(other.id)))


async def test_a_game_is_claimed_from_direct_messages(club: Club) -> None:
    _, _, other = await two(club)
    await settle(other, "direct")
    await closed(club)
    message = other.direct().messages()[-1]
    told = await other.direct().click(message, control(message, "claim"))
    assert answer(told) == "They’re out of the game."
    await club.caught_up()
    assert (await club.session()).outcome is not None


async def test_who_was_silent_can_neither_claim_nor_reopen(club: Club) -> None:
    _, slow, other = await two(club)
    session = await closed(club)
    board = club.live(session)
    for label in ("Claim the game", "Reopen the game"):
        assert "the other players decide" in answer(await slow.click(board, label))
    assert "You’re not" in answer(await club.carol.click(board, "Claim the game"))
    assert (await club.session()).version == session.version
    await other.click(board, "Reopen the game")
    await club.caught_up(since=session)
    session = await club.session()
    assert session.state == "running"
    assert club.who(session) == slow
    session = await closed(club)
    assert session.closed_for_silence, "and everything begins anew"


async def test_a_month_later_nobody_can_claim_it(club: Club) -> None:
    _, _, other = await two(club)
    session = await closed(club)
    await due(club, 31 * DAY)
    assert "can’t be claimed" in answer(await other.click(club.live(session), "Claim the game"))
    with pytest.raises(NotClaimed):
        await club.tables.do(session.id, Claim(int(other.id)))


async def test_an_absence_is_no_silence(club: Club) -> None:
    _, slow, _ = await two(club)
    await is_away(club, slow, 10)
    calls = len(called(club, slow))
    await due(club, 23 * DAY)
    assert len(called(club, slow)) == calls + 1, "only the reminder at the return"
    await due(club, DAY + 60)
    assert len(called(club, slow)) == calls + 2


async def test_in_a_game_of_three_the_others_play_on(club: Club) -> None:
    session, slow, other = await two(club, "stranded", 3)
    session = await closed(club)
    await other.click(club.live(session), "Claim the game")
    await club.caught_up(since=session)
    session = await club.session()
    assert session.state == "running"
    assert session.seat_of(int(slow.id)) not in session.position.remaining()
    assert club.who(session) != slow


async def test_an_unrated_game_is_announced_closed_and_claimed_as_well(club: Club) -> None:
    """Its silent player is warned, too; what is claimed counts like a resignation, but for no rating."""
    session, slow, other = await two(club, rated="no")
    calls = len(called(club, slow))
    await due(club, 14 * DAY + 60)
    session = await due(club, 13 * DAY)
    assert len(called(club, slow)) == calls + 2
    assert "can claim it" in club.live(session).text
    session = await due(club, 3 * DAY + 60)
    assert session.closed_for_silence
    board = club.live(session)
    await other.click(board, control(board, "claim"))
    await club.caught_up()
    session = await club.session()
    assert session.outcome is not None
    assert session.outcome.winners == (session.seat_of(int(other.id)),)
    assert await club.tables.overview.rated(session) != "yes"


async def test_nobody_claims_a_game_against_computers(club: Club) -> None:
    await club.alice.slash("play", game="strata5", against="easy")
    await club.caught_up()
    calls = len(called(club, club.alice))
    session = await due(club, 15 * DAY)
    assert "can claim" not in club.live(session).text
    assert len(called(club, club.alice)) == calls


@pytest.mark.parametrize("options", [{"clock": "1w"}])
async def test_other_games_cannot_be_claimed(club: Club, options: dict[str, str]) -> None:
    session, _, other = await two(club, **options)
    session = await due(club, 15 * DAY)
    assert "can claim" not in club.live(session).text
    with pytest.raises(NotClaimed):
        await club.tables.do(session.id, Claim(int(other.id)))


async def test_a_bot_that_was_down_warns_before_it_closes(club: Club) -> None:
    session, slow, _ = await two(club)
    calls = len(called(club, slow))
    session = await due(club, 40 * DAY)
    assert session.state == "running"
    assert len(called(club, slow)) == calls + 1
    session = await due(club, 3 * DAY + 60)
    assert session.closed_for_silence


async def test_find_offers_three_days_a_turn(club: Club) -> None:
    panel = (await club.alice.slash("find")).said
    menu = next(each for each in panel.menus if "clock=3d" in each.values)
    assert [each.value for each in menu.options if each.default] == ["clock=3d"]
    server = int(club.sandbox.world.guild_id)
    await club.tables.settings.change_server(server, clocks=("none", "1d"))
    menu = next(each for each in (await club.alice.slash("find")).said.menus if "clock=1d" in each.values)
    assert [each.value for each in menu.options if each.default] == ["clock=none"]
