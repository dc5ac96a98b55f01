"""A board's picture, from state to PNG bytes, beside a python-chess board rasterised by CairoSVG at the same width."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import chess
import chess.svg

from bench.figures import NOTHING, Table, kilobytes, median, milliseconds, percentile, ratio
from bench.samples import dice, moments, whole_game
from cogs.messages.controls import groups, next_words
from cogs.pictures.pictures import face_of, scene_of
from cogs.pictures.warming import GAMES as WARMING_UP
from render.catalogue import FACES, face
from render.face import Face
from render.picture import WIDTH, encode
from render.samples import samples
from render.scene import Scene
from rules.catalogue import GAMES
from rules.game import Game
from sessions.session import Session
from words import ENGLISH, of

PICTURES, QUICK_PICTURES = 200, 2
GAMES_DRAWN, GAMES_PLAYED, QUICK_WARMING_UP = 20, 4, 1
TYPICAL = 5
"""The number of boards of each game from which a typical one is taken."""
PEER_COLUMNS = ("chess ms", "chess p99", "chess kB", "ratio ms", "ratio kB")

Raster = Callable[[str], bytes]
"""From the text of an SVG to PNG bytes."""


@dataclass
class Drawn:
    """The seconds that pictures took and the bytes that they have."""

    seconds: list[float] = field(default_factory=list)
    encoding: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


def sample(game: Game, rolls: random.Random, count: int) -> list[Session]:
    """`count` moments of random games, in the order in which they were played."""
    found: list[Session] = []
    for left in range(min(GAMES_DRAWN, count), 0, -1):
        seen = list(moments(whole_game(game, rolls)))
        share = min(-(-(count - len(found)) // left), len(seen))
        found += [seen[place] for place in sorted(rolls.sample(range(len(seen)), share))]
    return found


def in_order(game: Game, rolls: random.Random, count: int) -> list[Session]:
    """`count` moments as a channel sees them, one after the other: pieces of a few random games."""
    found: list[Session] = []
    for left in range(min(GAMES_PLAYED, count), 0, -1):
        seen = list(moments(whole_game(game, rolls)))
        share = min(-(-(count - len(found)) // left), len(seen))
        first = rolls.randint(0, len(seen) - share)
        found += seen[first : first + share]
    return found


def shown(session: Session) -> Scene:
    """What the bot has drawn of `session`: with the last plies, and the places that its menus offer."""
    return scene_of(session, (), next_words(groups(session.continuations)))


def draw(session: Session, drawn: Drawn) -> tuple[bytes, ...]:
    """The pictures that a channel is shown of `session`, as the bot makes them; the time goes into `drawn`."""
    begun = time.perf_counter()
    return _draw(face_of(session), shown(session), begun, drawn)


def _draw(face: Face, scene: Scene, begun: float, drawn: Drawn) -> tuple[bytes, ...]:
    painted = face.painter.paint(scene)
    halfway = time.perf_counter()
    data = tuple(encode(picture, face) for picture in painted)
    ended = time.perf_counter()
    drawn.seconds.append(ended - begun)
    drawn.encoding.append(ended - halfway)
    drawn.sizes.append(sum(map(len, data)))
    return data


def chess_boards(rolls: random.Random) -> Iterator[chess.Board]:
    """Positions of random games of chess, for ever, each with the move that led to it."""
    while True:
        board = chess.Board()
        while board.outcome() is None:
            board.push(rolls.choice(list(board.legal_moves)))
            if rolls.random() < 0.1:
                yield board.copy(stack=1)


def draw_chess(board: chess.Board, raster: Raster, drawn: Drawn) -> None:
    """The same from python-chess: its SVG with the last move marked, rasterised."""
    begun = time.perf_counter()
    data = raster(chess.svg.board(board, lastmove=board.peek(), size=WIDTH))
    drawn.seconds.append(time.perf_counter() - begun)
    drawn.sizes.append(len(data))


def rasteriser() -> tuple[Raster | None, str]:
    """CairoSVG's way from SVG to PNG, or None and a sentence that says what this machine lacks."""
    try:
        import cairosvg
    except (ImportError, OSError) as error:
        # OSError: the package is there, and the system's library cairo is not.
        return None, f"no peer: CairoSVG cannot be used on this machine ({str(error).splitlines()[0]})"
    return lambda svg: bytes(cairosvg.svg2png(bytestring=svg.encode(), output_width=WIDTH)), ""


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a game."""
    table = Table(
        f"pictures: a board from state to PNG bytes, {WIDTH} px wide, on one core",
        ("game", "n", "ms", "ms p99", "of it PNG", "scattered", "first", "warmed", "kB", "kB most", *PEER_COLUMNS),
    )
    raster, lacking = rasteriser()
    for key, game in GAMES.items():
        if key not in FACES:
            table.add(key, *[NOTHING] * (len(table.columns) - 1))
            table.notes.append(f"{key} has no face in render/ yet")
            continue
        count = QUICK_PICTURES if quick else PICTURES
        first, ours, scattered, theirs = Drawn(), Drawn(), Drawn(), Drawn()
        boards = chess_boards(dice(seed, "chess"))
        # The first ones make the sprites that all others use: once a process, as in the bot, with figures of their own.
        for scene in samples(key, QUICK_WARMING_UP if quick else WARMING_UP):
            _draw(face(key, of(ENGLISH)), scene, time.perf_counter(), first)
        list(face(key, of(ENGLISH)).rare_sprites())
        if raster:
            draw_chess(next(boards), raster, Drawn())
        for session in in_order(game, dice(seed, key), count):
            draw(session, ours)
            if raster:
                draw_chess(next(boards), raster, theirs)
        for session in sample(game, dice(seed, key), count):
            draw(session, scattered)
        table.add(
            key,
            str(len(ours.seconds)),
            milliseconds(median(ours.seconds)),
            milliseconds(percentile(ours.seconds, 99)),
            milliseconds(median(ours.encoding)),
            milliseconds(median(scattered.seconds)),
            milliseconds(first.seconds[0]),
            milliseconds(ours.seconds[0]),
            kilobytes(median(scattered.sizes)),
            kilobytes(max(scattered.sizes)),
            milliseconds(median(theirs.seconds)),
            milliseconds(percentile(theirs.seconds, 99)),
            kilobytes(median(theirs.sizes)),
            ratio(median(ours.seconds), median(theirs.seconds)),
            ratio(median(scattered.sizes), median(theirs.sizes)),
        )
    table.notes.append("ours and chess in turns, picture by picture; medians unless named; a lower ratio is better")
    table.notes.append("in the order of play; scattered, and kB: moments from all over random games")
    if lacking:
        table.notes.append(lacking)
    return table


def typical(seed: int) -> bytes:
    """A board of usual size, for a peer that has it ready-made: the median in bytes over a few of every game."""
    drawn = [
        b"".join(draw(session, Drawn()))
        for key, game in GAMES.items()
        if key in FACES
        for session in sample(game, dice(seed, key, "typical"), TYPICAL)
    ]
    return sorted(drawn, key=len)[len(drawn) // 2]
