"""Games that are made up: each is its rules, its face and its pages, and nothing elsewhere knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from render.catalogue import FACES
from render.face import Face
from rules.catalogue import GAMES
from rules.game import Game
from rules.record import Record
from words import ENGLISH, Words


class MadeUp(NamedTuple):
    """A game and its face; for its pages, the `plies` that lead to a choice, and one that may be chosen there."""

    game: Game
    face: Face
    plies: tuple[str, ...]
    answer: str

    def make_face(self, _: Words) -> Face:
        """The face, in whatever language."""
        return self.face

    def pages(self) -> dict[str, str]:
        """The game's files in `seeds/`, by the ends of their names."""
        about = self.face.teller.about
        record = str(Record(self.game, self.game.seats[0], self.game.settle({}), self.plies))
        lesson = {"title": "Begin", "task": "Play.", "done": "Well done.", "wrong": "Something else."}
        written = [f'{name} = "{words}"' for name, words in lesson.items()]
        return {
            "md": f"# {about.title}\n\n## A turn\n- **{self.game.clauses}-1** {about.summary}\n",
            "howto.md": f"# How to play {about.title}\n\n{about.summary}\n",
            "howto.record": record,
            "tutorial.toml": "\n".join(
                ["[[lesson]]", *written, f"after = {len(self.plies)}", f'right = ["{self.answer}"]']
            ),
            "tutorial.record": record,
        }


@contextmanager
def in_catalogues(folder: Path, *games: MadeUp) -> Iterator[None]:
    """The games' two lines each, and their pages in `folder`, for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sessions.learning.lessons.SEEDS", folder)
        (folder / ENGLISH).mkdir(exist_ok=True)
        for each in games:
            patch.setitem(GAMES, each.game.key, each.game)
            patch.setitem(FACES, each.game.key, each.make_face)
            for end, text in each.pages().items():
                name = f"{each.game.key}.{end}"
                (folder / name if end.endswith("record") else folder / ENGLISH / name).write_text(
                    text, encoding="utf-8"
                )
        yield
