"""On a phone, the board and what is pressed under it fit one screen."""

from __future__ import annotations

import textwrap

import discord
import pytest

from cogs.interactions.components import Button, Menu
from cogs.messages.boards import Offered, board
from cogs.messages.controls import cached_weigh, groups
from cogs.messages.heights import LINE, lines
from cogs.pictures.pictures import Picture, scene_of, teller_of
from rules.catalogue import GAMES
from sessions.acts import Play, Start
from sessions.session import Session
from tests import seeds
from tests.cogs.snapshots import after, opened
from tests.faces import english
from tests.sessions.club import ANN, BEN, CAT, DAN

SCREEN = 629
"""Pixels of a channel's messages that a phone of 400 by 800 shows."""

ROW, TEXT, SMALL = 44, 22, 19
"""Pixels of a line of buttons or of a menu, of a line of text, and of a small one."""

ABOUT_A_LINE = 24

WIDE, WIDE_SMALL = 42, 50
"""Letters in a line of text, and in a small one."""


def test_how_many_lines_buttons_take() -> None:
    assert lines([]) == 0
    assert lines(["Rules", "Resign", "More"]) == 1
    assert lines(["Take back", "Rules", "Resign", "Turn off tips", "More"]) == 2
    assert lines(["x" * 80]) == 1
    assert lines(["x" * 30, "x" * 30, "y"]) == 2, "a short one stands beside a long one"


def rows_of(view: discord.ui.LayoutView) -> list[list[str]]:
    """The labels of each row of buttons; nothing of a menu."""
    rows = [each for each in view.walk_children() if isinstance(each, discord.ui.ActionRow)]
    for row in rows:
        assert all(isinstance(each, Button | Menu) for each in row.children)
    return [[each.item.label or "" for each in row.children if isinstance(each, Button)] for row in rows]


def below(view: discord.ui.LayoutView) -> int:
    """How many pixels high what stands below the picture is, but for the dice of a game for one at its very end."""
    asked = [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
    prompt = next(each for each in asked if "<@" in each)
    texts = [
        SMALL * len(textwrap.wrap(line.removeprefix("-# "), WIDE_SMALL))
        if line.startswith("-# ")
        else TEXT * len(textwrap.wrap(line.replace(f"<@{ANN.user_id}>", "@Alice"), WIDE))
        for line in prompt.split("\n")
    ]
    return sum(texts) + sum(ROW * max(1, lines(labels)) for labels in rows_of(view))


def boards(key: str, seed: int) -> list[tuple[Session, discord.ui.LayoutView]]:
    """The live boards of the first moves of a random game, each with the tip of its moment."""
    dice = seeds.dice(key, seed)
    people = (ANN, BEN, CAT, DAN)[: dice.choice(list(GAMES[key].seats))]
    session = opened(people, key, secret=dice.randbytes(32))
    session = session if session.start else after(session, Start(session.host, "salt"))
    found: list[tuple[Session, discord.ui.LayoutView]] = []
    while session.state == "running" and len(found) < 60:
        teller, position = teller_of(session), session.position
        choices = groups(session.continuations, (), cached_weigh(teller, position))
        offered = Offered(choices, hint=teller.hint(position))
        found.append((session, board(session, Picture((b"",), "a"), offered)))
        plies = [ply for each in session.continuations().values() for ply in each]
        assert session.actor_person is not None
        session = after(session, Play(session.actor_person.user_id, dice.choice(plies)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_usual_board_fits_a_screen(key: str) -> None:
    """Most boards do with their tips, nine in ten but for a line of text; the last buttons take two lines at most."""
    fits = []
    for seed in range(3):
        found = boards(key, seed)
        for _, view in found:
            assert lines(rows_of(view)[-1]) <= 2, rows_of(view)[-1]
        session, _ = found[len(found) // 2]
        [sheet] = english(key).painter.paint(scene_of(session))
        high = round(sheet.size[1] * LINE / sheet.size[0])
        fits += [high + below(view) for _, view in found]
    fits.sort()
    assert fits[len(fits) // 2] <= SCREEN
    assert fits[len(fits) * 9 // 10] <= SCREEN + ABOUT_A_LINE
