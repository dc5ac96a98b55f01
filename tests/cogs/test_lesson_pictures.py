"""The pictures of lessons, in every language: what the bot calls the other players has room on their plates."""

from __future__ import annotations

from cogs.pictures.thumbnails import scene_of
from render.catalogue import face
from sessions.learning.lessons import tutorial
from tests.render.drawn_texts import all_drawn, each_face, ever_drawn
from words import Language, of

__all__ = ["all_drawn", "ever_drawn"]


@each_face
def test_the_names_of_rivals_are_whole(language: Language, key: str, all_drawn: set[str]) -> None:
    say = of(language)
    lesson = tutorial(key, language)[0]
    face(key, say).painter.paint(scene_of(say, lesson, "Zoe"))
    assert "Zoe" in all_drawn
    assert not [each for each in all_drawn if each.endswith("…")]
