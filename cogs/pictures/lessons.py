"""The scenes of lessons, and of the examples that explain games."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words import learning as words
from render.scene import Scene
from sessions.learning.lessons import Attempt, Example
from words import Words


def scene_of(
    say: Words,
    example: Example,
    learner: str,
    chosen: tuple[str, ...] = (),
    choices: Sequence[tuple[str, ...]] = (),
    answer: Attempt | None = None,
) -> Scene:
    """The scene of an example as the learner sees it, with the words chosen and offered; after `answer`, if given.

    `learner` is the learner's name, as plain text.
    """
    names = words.seats(say, example.position.seats, example.seat, learner)
    # The opponents' names are words of the bot: on a narrow plate they are set smaller, and not cut off.
    whole = tuple("" if seat == example.seat else name for seat, name in enumerate(names, 1))
    if answer is not None:
        return Scene(answer.after, names, answer.played, viewer=example.seat, short_names=whole)
    return Scene(
        example.position, names, example.recent, chosen, tuple(choices), viewer=example.seat, short_names=whole
    )
