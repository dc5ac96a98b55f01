"""/history tells a story that has nothing to do with the game."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.messages import game_history


def apply(patch: Patch) -> None:
    """Break it."""

    def story(_viewed: game_history.ViewedGame) -> list[game_history.Page]:
        return [game_history.Page(("Once upon a time there was a board.",), 0)]

    patch(game_history, "pages_of", story)
