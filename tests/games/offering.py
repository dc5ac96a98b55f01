"""What the tests of labels and menus share: positions to choose at, and what is offered there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.messages.controls import Group, groups
from rules.core import Choice, Position
from rules.notation import continuations, legal
from tests.faces import english
from tests.games.kit import cited
from tests.render.plays import SEEDS, played


def choices(key: str, step: int, games: Iterable[int] = SEEDS) -> list[Position]:
    """Each `step`-th position of random games that waits for a seat, and the last few of each game."""
    found: list[Position] = []
    for seed in games:
        waiting = [each.before for each in played(key, seed) if isinstance(each.before.turn(), Choice)]
        found += [*waiting[:-5:step], *waiting[-5:]]
    return found


def label(key: str, here: Position, text: str) -> str:
    return english(key).teller.label(here, text.split())


def offered(key: str, here: Position, chosen: tuple[str, ...] = ()) -> list[Group]:
    """The menus that a board has at this position, with so much chosen already."""
    plies = legal(here)

    def follow(words: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {word: tuple(map(str, found)) for word, found in continuations(plies, words).items()}

    return groups(follow, chosen, lambda words: english(key).teller.weigh(here, words))


def why_not(key: str, here: Position, words: Sequence[str]) -> str:
    """Why `words` cannot be played, with the clauses in brackets; empty for no reason."""
    reason = english(key).teller.why_not(here, words)
    return cited(reason) if reason else ""
