"""Draws the pictures of README.md and docs/playing.md: one of each game, and the replay of one game.

    python -m render.showcase docs README.md

The pictures show the records of the how-to-play pages, and the replay shows a game with fixed dice. So the same version
of the bot and its libraries makes the same files.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from render.catalogue import face
from render.film import film
from render.frames import frames
from render.picture import draw
from render.samples import random_game
from render.scene import Scene
from rules.catalogue import GAMES
from rules.commandline import ended, say
from rules.record import parse, replay
from words import ENGLISH, of

MOST = 3_000_000
"""The maximum size of all files together, in bytes: README.md is also read on phones."""

REPLAY = "replay.gif"
"""The file name of the replay."""

_FRAMES = 30
"""The maximum number of frames of the replay."""

_DICE = 41
"""The seed of the replayed game. Any number makes a game; this one makes a short one."""

_NAMES = ("Alice", "Bob", "Carol", "Dan")
_SEEDS = Path(__file__).parents[1] / "seeds"


def pictures() -> dict[str, bytes]:
    """The files by name: `KEY.png` for each game of the catalogue, and the replay of the first game."""
    made = {f"{key}.png": _picture(key) for key in GAMES}
    rest = MOST - sum(map(len, made.values()))
    return {**made, REPLAY: _replay(next(iter(GAMES)), rest)}


def _picture(key: str) -> bytes:
    """The picture of the game's how-to-play page."""
    record = parse((_SEEDS / f"{key}.howto.record").read_text(encoding="utf-8"))
    played = list(replay(record))
    scene = Scene(played[-1].after, _NAMES[: record.seats], tuple(played[-1:]), viewer=1)
    first, *_ = draw(face(key, of(ENGLISH)), scene).images
    return first


def _replay(key: str, most: int) -> bytes:
    """The replay of a random game with the fewest seats, in at most `most` bytes."""
    dice = random.Random(_DICE)  # noqa: S311 - which game is shown, the same each time
    start = GAMES[key].new(GAMES[key].seats[0])
    played = random_game(start, dice)
    scenes = [
        Scene(
            played[each.stop - 1].after if each.stop else start,
            _NAMES[: start.seats],
            tuple(played[each.start : each.stop]),
            viewer=1,
            replay=True,
        )
        for each in frames(played, _FRAMES, over=True)
    ]
    return film(face(key, of(ENGLISH)), scenes, most, lambda _: None).data


def with_rows(page: str) -> str:
    """The text of a page with a row for each game that has none, below the last one that has."""
    lines = page.split("\n")
    for key in GAMES:
        if f'src="docs/{key}.png"' not in page:
            about = face(key, of(ENGLISH)).teller.about
            shown = f'<img src="docs/{key}.png" width="280" alt="A position of {about.title}">'
            last = max(number for number, line in enumerate(lines) if line.startswith('| <img src="docs/'))
            lines.insert(last + 1, f"| {shown} | **{about.title}**: {about.summary} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m render.showcase", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the files go: docs")
    parser.add_argument(
        "page", type=Path, nargs="?", metavar="PAGE", help="where games without a row get one: README.md"
    )
    given = parser.parse_args(arguments)

    def work() -> None:
        given.folder.stat()  # a missing folder is reported before anything is drawn
        for name, content in pictures().items():
            (given.folder / name).write_bytes(content)
            say(f"{given.folder / name}: {len(content)} bytes")
        if given.page:
            given.page.write_text(with_rows(given.page.read_text(encoding="utf-8")), encoding="utf-8")

    return ended(work)


if __name__ == "__main__":
    sys.exit(main())
