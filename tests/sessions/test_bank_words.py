"""What people read of a bank: the time that each player has for the whole game."""

from __future__ import annotations

import re

from cogs.messages.panels import panel
from cogs.words import calls, clocks
from cogs.words.lobby import chosen, details
from cogs.words.table_options import bank_meaning, table_option_value, usual_game
from sessions.acts import Pause, Tick
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, MINUTE
from sessions.state.options import FORFEIT, with_defaults
from sessions.tables import Tables
from sessions.tables.lengths import UsualGame
from tests.sessions.club import ANN, BEN, CAT, NOW, Time, a_play, game, lobby, to_act
from words import ENGLISH, of

SAY = of(ENGLISH)


def plain(text: str) -> str:
    """A text with moments in seconds from NOW on."""
    return re.sub(r"<t:(\d+):R>", lambda found: f"<{int(found[1]) - NOW}>", text)


async def a_turn(tables: Tables, session: Session) -> Session:
    seat, turn = session.actor, session.position.number
    while (session.actor, session.position.number) == (seat, turn):
        session = await tables.do(session.id, a_play(session))
    return session


async def at(tables: Tables, session: Session, time: Time, now: int) -> Session:
    time.now = now
    return await tables.do(session.id, Tick(now))


async def test_the_board_tells_the_end_and_what_the_others_have_left(tables: Tables, time: Time) -> None:
    session = await game(tables, ANN, BEN, CAT, bank="10d")
    acts, *others = [each.name for each in session.people]
    listed = " and ".join(f"**{each}** 10 days" for each in others)
    assert plain(clocks.on_board(SAY, session)) == (
        f"-# Deadline: <{10 * DAY}> (end of the time for the whole game).\n-# Time left for the whole game: {listed}."
    )
    time.now += DAY
    session = await a_turn(tables, session)
    assert f"**{acts}** 9 days" in clocks.on_board(SAY, session)


async def test_with_a_clock_both_ends_are_told(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="3d", bank="10d")
    assert plain(clocks.deadline(SAY, session)) == (
        f"Deadline: <{3 * DAY}>. End of the time for the whole game: <{10 * DAY}>."
    )


async def test_reminders_say_how_much_is_used_up(tables: Tables, time: Time) -> None:
    session = await at(tables, await game(tables, bank="10d"), time, NOW + 5 * DAY)
    actor = to_act(session)
    assert plain(clocks.on_board(SAY, session)).startswith(
        "-# Reminder: more than half of the time for the whole game is used up."
        f" Deadline: <{10 * DAY}> (end of the time for the whole game)."
    )
    assert plain(calls.called(SAY, session, [actor.user_id])) == (
        f"<@{actor.user_id}>: this is a reminder that it’s your turn in Strata 5 with"
        f" {next(each.name for each in session.people if each != actor)}."
        f" More than half of your time for the whole game is used up."
        f" Deadline: <{10 * DAY}> (end of the time for the whole game)."
    )
    session = await at(tables, session, time, NOW + 9 * DAY)
    assert "less than 10% of the time for the whole game is left." in clocks.on_board(SAY, session)
    assert "Less than 10% of your time" in calls.your_turn(SAY, session, actor.user_id)


async def test_the_end_of_a_bank_is_told(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    time.now = NOW + 3 * DAY
    while session.clock is not None and not session.clock.late:
        session = await at(tables, session, time, time.now)
    assert plain(clocks.out(SAY, session)) == f"The time for the whole game ran out <{3 * DAY}>."
    assert clocks.on_board(SAY, session) == ""
    session = await a_turn(tables, session)
    session = await a_turn(tables, session)
    assert clocks.deadline(SAY, session).endswith("No time left for the whole game.")


async def test_the_end_of_a_turn_is_told_as_before(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", bank="3d")
    time.now = NOW + DAY
    while session.clock is not None and not session.clock.late:
        session = await at(tables, session, time, time.now)
    assert plain(clocks.out(SAY, session)) == f"Time for this turn ran out <{DAY}>."


async def test_a_private_board_tells_what_everybody_has_left(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="15m")
    told = clocks.in_full(SAY, session, NOW + 5 * MINUTE)
    assert "10 minutes" in told[-1]
    assert "15 minutes" in told[-1]
    session = await tables.do(session.id, Pause("Mod", 99))
    assert "Time left for the whole game" in clocks.in_full(SAY, session, NOW + HOUR)[-1]


def test_with_a_bank_a_late_seat_is_forfeited_at_once() -> None:
    with_bank, without = with_defaults({"bank": "3d"}), with_defaults({})
    assert table_option_value(SAY, FORFEIT, "on", with_bank) == "players forfeit as soon as their time is up"
    assert table_option_value(SAY, FORFEIT, "on", without) == "late players forfeit after one more turn’s time"


async def test_the_lobby_and_its_details_show_it(tables: Tables) -> None:
    session = await lobby(tables, channel=8)
    assert "whole game" not in chosen(SAY, session), "the usual is no news"
    banked = await game(tables, bank="7d", forfeit="on")
    assert "7 days per player for the whole game · players forfeit as soon as their time is up" in chosen(SAY, banked)
    assert "- 7 days per player for the whole game" in details(SAY, banked)


async def test_the_host_reads_what_a_bank_means(tables: Tables) -> None:
    session = await lobby(tables)
    usual = UsualGame(22, 34)
    assert bank_meaning(SAY, session, "3d", usual) == "Usual game (22 turns): 6 hours per turn"
    assert bank_meaning(SAY, session, "5m", usual) == "Usual game (22 turns): less than a minute per turn"
    assert bank_meaning(SAY, session, "none", usual) is None
    assert bank_meaning(SAY, session, "3d", None) is None
    assert usual_game(SAY, usual) == (
        "Usual game: 22 turns. 95% of games: at most 34 turns. Estimated from games between computers."
    )
    assert usual_game(SAY, UsualGame(22, 34, 57)).endswith("Counted in the last 57 games here.")
    shown = str([each.to_component_dict() for each in panel(SAY, session, "table", usual).walk_children()])
    assert "Usual game (22 turns): 21 hours per turn" in shown
    assert "Usual game: 22 turns" in shown
