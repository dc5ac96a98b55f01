"""Small things that people met: what stands on buttons and in menus, and what lists explain."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from bench.noise import Setting, acts, live_height, live_view, states
from cogs.interactions.components import Button
from cogs.messages.heights import SCREEN
from cogs.messages.parts import rules_page
from cogs.words.table import placeholder
from rules.catalogue import GAMES
from sandbox import Message
from sessions.acts import Resign
from tests.play.answers import private
from tests.play.club import Club, pick
from words import ENGLISH, of

SAY = of(ENGLISH)

LONG = 90
"""Plies of a game whose history has several pages."""

LINE_OF_BUTTONS = 44
"""How much higher a message is with another line of buttons, in pixels."""


def labels(message: Message) -> list[str]:
    return [each.label for each in message.buttons]


async def test_view_full_size_stays_beside_take_back(club: Club, dice: random.Random) -> None:
    """Strata 5, whose board can be seen large: after the first choice of a turn, it can be taken back."""
    session = await club.start("strata5", 2)
    assert "View full size" in labels(club.live(session))
    seen = 0
    for _ in range(12):
        session = await club.session()
        plies = [ply for group in session.continuations().values() for ply in group]
        await pick(club.who(session), club.live(session), dice.choice(plies))
        await club.caught_up(since=session)
        board = club.live(await club.session())
        if "Take back" in labels(board):
            seen += 1
            assert "View full size" in labels(board)
    assert seen


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("computers", [False, True])
@pytest.mark.seeded
def test_view_full_size_stays_wherever_the_screen_has_room(language: str, computers: bool, dice: random.Random) -> None:
    """Also beside Hint, and where labels are longer: then the buttons take another line."""
    seen = 0
    setting = Setting(GAMES["strata5"], 2, computers, language)
    for session in islice(filter(acts, states(setting, dice, sensible=True)), 30):
        actions = [each.press.action for each in live_view(session).walk_children() if isinstance(each, Button)]
        high = live_height(session, elsewhere=False)
        if "takeback" in actions:
            assert "viewlarge" in actions or high + LINE_OF_BUTTONS > SCREEN
            seen += "viewlarge" in actions
    assert seen


async def test_the_leaderboard_of_a_game_for_one_explains_no_ratings(club: Club) -> None:
    for game, seats in (("mars", 1), ("stranded", 2)):
        session = await club.start(game, seats)
        await club.show(await club.tables.do(session.id, Resign(int(club.alice.id))))
    alone = private(await club.alice.slash("leaderboard", game="mars")).text
    assert "ating" not in alone
    assert "ating" in private(await club.alice.slash("leaderboard")).text


async def test_a_history_of_one_page_has_nothing_to_turn(club: Club, dice: random.Random) -> None:
    session = await club.start("strata5", 2)
    turning = {"⏮", "◀", "▶", "⏭", SAY.watching.first(), SAY.watching.back(), SAY.watching.next(), SAY.watching.last()}
    shown = private(await club.alice.slash("history"))
    assert not turning & set(labels(shown))
    await club.play_unseen(session, until=lambda session: len(session.played) >= LONG)
    assert turning & set(labels(private(await club.alice.slash("history"))))


def test_a_single_choice_in_a_menu_is_not_counted() -> None:
    assert placeholder(SAY, "", 1, 0, 1) == SAY.tables.menu_choose()
    assert placeholder(SAY, "Move", 1, 0, 1) == "Move"
    assert placeholder(SAY, "Move", 2, 0, 1) == "Move (2)"


def test_rules_of_a_single_page_have_nothing_to_turn() -> None:
    def shown(number: int) -> str:
        pages = [f"Page {each}" for each in range(number)]
        view: Any = rules_page(SAY, "text", "stranded", 0, pages)
        return str(view.to_components())

    for label in (SAY.tables.next(), SAY.tables.previous(), SAY.tables.go_to_page()):
        assert label not in shown(1)
        assert label in shown(2)
