"""What people read who try moves for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from render.kit.texts import plain
from words import Words


def heading(say: Words, game_key: str, stop: int) -> str:
    """From where somebody tries moves, and that nothing of it counts."""
    return say.trying.heading(game=title(say, game_key), move=stop)


def plain_names(say: Words, names: Sequence[str]) -> list[str]:
    """The names by seat, for menus."""
    return [plain(say, name, seat) for seat, name in enumerate(names, 1)]


def unmarked(sentences: Sequence[str]) -> str:
    """Sentences in one line without Markdown, which menus do not show."""
    return " ".join(sentences).replace("**", "")
