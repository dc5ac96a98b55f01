"""The catalogue: every game that can be played, by its key."""

from __future__ import annotations

from rules import games_up, mars, stranded, strata5
from rules.game import Game

GAMES: dict[str, Game] = {game.key: game for game in (stranded.GAME, games_up.GAME, strata5.GAME, mars.GAME)}
