"""Several people play, each in their own direct messages: everybody has one board of their own."""

from __future__ import annotations

import random

import pytest

from bench.direct.playing import GAMES_APART, playing, whole_game


@pytest.mark.parametrize(("game", "seats"), GAMES_APART)
async def test_a_game_is_played_to_its_end(game: str, seats: int, dice: random.Random) -> None:
    """After each click each has one board, which shows what is stored. `bench direct games` plays hundreds."""
    async with playing(dice) as bot:
        clicks, wrong = await whole_game(bot, game, seats, dice)
    assert wrong == []
    assert clicks > 1
