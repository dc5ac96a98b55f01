"""Draws pictures of scenes in threads, and makes the scenes of sessions."""

from __future__ import annotations

import asyncio
import io
import struct
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from cogs.languages import language_of, say_at
from cogs.words.history import how_lost
from cogs.words.names import plain_names, short_names
from render.catalogue import face
from render.face import Face, Teller
from render.kit.series import Series
from render.scene import Departure, Scene
from render.tournaments.table import Standings
from sessions.people.settings import person_of
from sessions.records.past import past_of
from sessions.session import Session
from sessions.state.options import SIDE
from words import Language, Words, of

if TYPE_CHECKING:
    from rules.core import Played

FIRST_SEAT = 1
"""The seat from whose side a board is shown that does not turn."""


class Picture(Struct, frozen=True):
    """The pictures of a message.

    Attributes:
        images (tuple of bytes): one PNG file or several.
        alt (str): the alternative text for all of them.
    """

    images: tuple[bytes, ...]
    alt: str

    @property
    def names(self) -> tuple[str, ...]:
        """The file names under which the pictures are uploaded."""
        return tuple(f"board{number or ''}.png" for number in range(len(self.images)))

    @property
    def sizes(self) -> tuple[tuple[int, int], ...]:
        """The width and the height of each image in pixels, as its file says; a usual size where there is no file."""
        return tuple(_size(image) for image in self.images)

    def beside(self, other: Picture) -> Picture:
        """The images of both, those of this picture first, and with its alternative text."""
        return Picture((*self.images, *other.images), self.alt)

    def files(self) -> list[discord.File]:
        """New files for an upload; each can be sent only once."""
        return [
            discord.File(io.BytesIO(image), name, description=self.alt)
            for image, name in zip(self.images, self.names, strict=True)
        ]


_USUAL = 800, 800
"""The size of a picture of which nothing is known."""


def _size(image: bytes) -> tuple[int, int]:
    """The width and the height of a PNG file: they stand at the beginning of its first chunk."""
    return struct.unpack(">II", image[16:24]) if image[12:16] == b"IHDR" else _USUAL


class Pictures:
    """Draws pictures in `threads` threads of its own, so that the event loop stays free."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="draw")

    async def draw(self, face: Face, scene: Scene) -> Picture:
        """Draw a scene."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _draw, face, scene)

    async def large(self, face: Face, scene: Scene, turns: int) -> Picture:
        """Draw a scene large, turned by a number of quarter turns. `face.large` must not be None."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _large, face, scene, turns)

    async def thumbnail(self, face: Face, scene: Scene, alt: str) -> Picture:
        """Draw a thumbnail of a scene, with the alternative text `alt`."""
        small = await asyncio.get_running_loop().run_in_executor(self._threads, _thumbnail, face, scene)
        return Picture((small,), alt)

    async def chart(self, series: Sequence[Series], levels: Sequence[str], ends: tuple[str, str], alt: str) -> Picture:
        """Draw a chart. `ends` are the labels of its first and last moment; the rest is as in `render/kit/chart.py`."""
        drawn = await asyncio.get_running_loop().run_in_executor(self._threads, _chart, series, levels, ends)
        return Picture((drawn,), alt)

    async def standings(self, shown: Standings, say: Words) -> Picture:
        """Draw the standings of a tournament, with their alternative text."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _standings, shown, say)

    async def step(self, drawing: Iterator[object]) -> bool:
        """Draw the next item of `drawing`. Returns whether there was one."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _step, drawing)

    def close(self) -> None:
        """Stop the threads after the pictures that are being drawn."""
        self._threads.shutdown(wait=True)


def _standings(shown: Standings, say: Words) -> Picture:
    from render.tournaments.drawing import draw  # late, as below

    drawing = draw(shown, say)
    return Picture(drawing.images, drawing.alt)


def _draw(face: Face, scene: Scene) -> Picture:
    # Imported late, so that the bot is online before the drawing code is loaded.
    from render.picture import draw

    drawing = draw(face, scene)
    return Picture(drawing.images, drawing.alt)


def _large(face: Face, scene: Scene, turns: int) -> Picture:
    from render.picture import encode

    assert face.large is not None, "only a game that can be seen large is drawn so"
    return Picture((encode(face.large(scene, turns), face),), face.teller.alt(scene))


def _chart(series: Sequence[Series], levels: Sequence[str], ends: tuple[str, str]) -> bytes:
    from render.kit.chart import chart

    return chart(series, levels, *ends)


def _step(drawing: Iterator[object]) -> bool:
    return next(drawing, None) is not None


def _thumbnail(face: Face, scene: Scene) -> bytes:
    from render.picture import thumbnail

    return thumbnail(face, scene)


def face_of(session: Session, language: Language | None = None) -> Face:
    """The face of the session's game, by default in the table's language."""
    return face(session.game.key, of(language or language_of(session)))


def teller_of(session: Session, language: Language | None = None) -> Teller:
    """The teller of the session's game, by default in the table's language."""
    return face_of(session, language).teller


def viewer_for(session: Session, user_id: int) -> int | None:
    """The seat from whose side a user sees private boards: their own if they play and have that setting."""
    seat = session.seat_of(user_id)
    return seat if seat and person_of(session, user_id).turned else _viewer(session)


def how_lost_in(session: Session) -> dict[int, Departure]:
    """Why seats were given up by others, by seat: for example, that the player has left the server."""
    return how_lost(past_of(session, lambda _: "")) if session.resigned else {}


def past_scene(session: Session, turn: Sequence[Played]) -> Scene:
    """The scene after a past turn, with its plies."""
    say = say_at(session)
    names = plain_names(say, session)
    return Scene(
        turn[-1].after,
        names,
        tuple(turn),
        viewer=turn[0].seat or None,
        how=how_lost_in(session),
        still=session.still,
        short_names=short_names(say, names),
    )


def _viewer(session: Session) -> int | None:
    """The seat from whose side a place sees the board: the viewer's, or what the table option says for everybody."""
    if session.viewer:
        return session.seat_of(session.viewer)
    return session.actor if session.table_options.get(SIDE.name) == "mover" else FIRST_SEAT


def scene_of(
    session: Session,
    chosen: Sequence[str] = (),
    choices: Sequence[tuple[str, ...]] = (),
    *,
    say: Words | None = None,
) -> Scene:
    """The scene of the session's current position, by default in the table's language.

    `chosen`: the words chosen so far; `choices`: what the menus offer, each with all words from the first.
    """
    say = say or say_at(session)
    names, stopped = plain_names(say, session), session.ending is not None
    return Scene(
        session.position,
        names,
        session.recent(),
        tuple(chosen),
        tuple(choices),
        _viewer(session),
        stopped=stopped,
        how=how_lost_in(session),
        still=session.still,
        short_names=short_names(say, names),
    )
