"""The catalogue: every game that can be played, by its key."""

from __future__ import annotations

from rules import stranded
from rules.core import Game

GAMES: dict[str, Game] = {game.key: game for game in (stranded.GAME,)}
