"""Random games as plies with the positions around them: what every face is shown and asked about."""

from __future__ import annotations

from functools import cache
from typing import Any

from PIL import Image

from render.face import Face
from render.picture import encode
from render.scene import Scene
from rules.catalogue import GAMES
from rules.core import Choice, Over, Played, Ply, Position, PositionT, Resign, advance
from rules.notation import continuations, play_recorded, seat_to_act
from tests import seeds
from tests.faces import english
from tests.rules.walks import a_ply

SEEDS = (3, 8, 21)
NAMES = ("Alice", "Bob", "Carol", "Dan", "Erin", "Frank")
STRANGE = (
    "**bold** _under_ `code` ||spoiler|| [link](https://example.org) @everyone <@123>",
    "🦊🦊🦊",
    "\u202eمرحبا بالعالم\u202c",
    "x" * 200,
    "",
    "\x00\u200b\n\t",
    "漢字かな交じり文",
    "Z̸̛͠a̷l̵g̶o̷ 𝓯𝓪𝓷𝓬𝔂 ﷽",
)


def known(kind: type[PositionT], position: Position) -> PositionT:
    """`position`, which is one of the game whose positions are of this kind."""
    assert isinstance(position, kind)
    return position


def pictures(face: Face, scene: Scene) -> tuple[Image.Image, ...]:
    """What the face paints of a scene, before it is reduced to a file's colours."""
    return tuple(sheet.image() for sheet in face.painter.paint(scene))


def drawn(face: Face, scene: Scene) -> list[tuple[Image.Image, bytes]]:
    """What the face paints of a scene, each picture with the file that is made of it."""
    return [(sheet.image(), encode(sheet, face)) for sheet in face.painter.paint(scene)]


def play(here: PositionT, *lines: str) -> list[Played[PositionT]]:
    """What the lines of a record do from `here` on."""
    found: list[Played[PositionT]] = []
    for text in lines:
        found.append(play_recorded(text, here))
        here = found[-1].after
    return found


@cache
def played(key: str, seed: int) -> tuple[Played[Any], ...]:
    """A whole random game of the catalogue; in every other game seats now and then resign."""
    dice = seeds.shared("played", key, seed)
    game = GAMES[key]
    options = {option.name: dice.choice(option.values) for option in game.options}
    position = game.new(dice.choice(list(game.seats)), options)
    found: list[Played] = []
    while not isinstance(position.turn(), Over):
        seat = seat_to_act(position)
        assert seat is not None
        ply: Ply = a_ply(position, dice)
        if seed % 2 and dice.random() < 0.01:
            seat = dice.choice(position.remaining())
            ply = Resign(seat)
        found.append(Played(position, seat, ply, advance(position, ply)))
        position = found[-1].after
    return tuple(found)


def scenes(key: str, seed: int, step: int = 1) -> list[Scene[Any]]:
    """Each `step`-th position of a game and its last as they are shown: with the last plies and what may come."""
    *shown, last = every_scene(key, seed)
    return [*shown[::step], last]


@cache
def every_scene(key: str, seed: int) -> tuple[Scene[Any], ...]:
    """All positions of a game but its first as they are shown."""
    log = played(key, seed)
    return tuple(scene(log, end) for end in range(1, len(log) + 1))


@cache
def labels(key: str, seed: int) -> tuple[tuple[Scene[Any], dict[tuple[str, ...], str]], ...]:
    """Every other scene of a game with the English labels of its choices: of plies and of the words that begin them."""
    teller = english(key).teller
    return tuple(
        (each, {words: teller.label(each.position, words) for words in prefixes(each.position)})
        for each in scenes(key, seed, 2)
    )


def prefixes(position: Position) -> list[tuple[str, ...]]:
    """The words of each choice at a position, and those that begin them, each once."""
    turn = position.turn()
    written = [tuple(str(ply).split()) for ply in turn.plies] if isinstance(turn, Choice) else []
    return list(dict.fromkeys(words[:end] for words in written for end in range(1, len(words) + 1)))


def scene(log: tuple[Played[PositionT], ...], end: int) -> Scene[PositionT]:
    """The scene after `end` plies of `log`, its menu opened as far as there is but one way."""
    position = log[end - 1].after
    turn = position.turn()
    chosen: tuple[str, ...] = ()
    choices: tuple[tuple[str, ...], ...] = ()
    if isinstance(turn, Choice):
        words = tuple(continuations(turn.plies))
        if len(words) == 1:
            chosen = words
            words = tuple(continuations(turn.plies, chosen))
        choices = tuple((*chosen, word) for word in words if word)
    return Scene(position, NAMES[: position.seats], log[max(0, end - 5) : end], chosen, choices)


def cells(lines: list[str], files: str) -> dict[str, str]:
    """What stands in each square, from the lines that begin with a rank."""
    found = {}
    for line in lines:
        rank, *parts = line.split()
        if rank.isdigit() and len(parts) == len(files):
            found.update({f"{file}{rank}": part for file, part in zip(files, parts, strict=True)})
    return found


def positions(key: str, step: int = 5) -> list[Position]:
    return [scene.position for seed in SEEDS for scene in scenes(key, seed, step)]
