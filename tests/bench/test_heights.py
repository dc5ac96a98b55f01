"""The height of a message on a phone, as it is estimated."""

from __future__ import annotations

import random

import discord
import pytest

from bench.noise import played
from cogs.interactions.components import button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.heights import SCREEN, height, text_height
from cogs.messages.parts import GREY, image, message, text
from cogs.pictures.pictures import Picture
from rules.catalogue import GAMES

LINE, SMALL = 15 * 1.45, 13 * 1.45
PRESS = Press("x")
TOO_HIGH = "the board leaves the screen: paint its picture less high (docs/develop/game.md, A face), or tell less"
OPTIONS = [discord.SelectOption(label="a", value="a")]


def test_texts_are_as_high_as_their_lines() -> None:
    assert text_height("One line") == LINE
    assert text_height("One\nTwo") == 2 * LINE
    assert text_height("-# Small") == SMALL
    assert text_height("## Won") == 19 * 1.25
    assert text_height("word " * 30) == 4 * LINE, "nine in a line"
    assert text_height("x" * 60) == 2 * LINE, "a word that is too long is broken"
    assert text_height("**bold** " * 8) == text_height("bold " * 8), "marks are not shown"


def test_a_name_takes_the_room_that_it_needs() -> None:
    assert text_height("<@1>: choose one of the words here", "Al") == LINE
    assert text_height("<@1>: choose one of the words here", "A name that goes on and on") == 2 * LINE


@pytest.mark.parametrize(
    ("labels", "high"),
    [(["Rules", "More"], 36), (["A long label here"] * 2, 36), (["A very long label of a button"] * 2, 80)],
)
def test_buttons_take_the_lines_that_they_need(labels: list[str], high: int) -> None:
    view = message(GREY, row(*(button(each, PRESS) for each in labels)))
    assert height(view, []) == 8 + 24 + 4 + 22 + high


def test_a_message_is_its_parts_and_what_lies_between() -> None:
    view = message(GREY, text("Done."), image(Picture((b"",), "a")), row(menu("Pick", OPTIONS, PRESS)))
    assert height(view, [(800, 800)]) == round(8 + 24 + 4 + 22 + LINE + 10 + 355 + 10 + 40)


def test_what_a_board_has_not_is_not_measured() -> None:
    with pytest.raises(TypeError, match="Separator"):
        height(message(GREY, discord.ui.Separator()), [])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.seeded
def test_the_live_board_of_every_game_fits_a_phone(key: str, dice: random.Random) -> None:
    """With its tip, its story and its menus; of a crowded one, a line may be out of sight."""
    heights = sorted(high for sensible in (False, True) for high in played(GAMES[key], dice, sensible=sensible).heights)
    assert heights[len(heights) * 9 // 10] <= SCREEN, TOO_HIGH
    assert heights[-1] <= SCREEN + 24, TOO_HIGH
