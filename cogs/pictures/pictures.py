"""Pictures of sessions, drawn off the event loop."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from cogs.languages import language_of
from cogs.words.history import how_lost
from cogs.words.names import plain, plain_names
from render.catalogue import face
from render.face import Face, Teller
from render.language import Language
from render.scene import Scene
from sessions.people.settings import person_of
from sessions.records.past import past_of
from sessions.session import Session
from sessions.state.options import SIDE

if TYPE_CHECKING:
    from rules.core import Played

FIRST_SEAT = 1
"""From whose side a board is seen that is always seen from the same."""


class Picture(Struct, frozen=True):
    """What a message shows: one picture or several, as PNG bytes, with the words that stand for all of them."""

    images: tuple[bytes, ...]
    alt: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which the pictures are uploaded."""
        return tuple(f"board{number or ''}.png" for number in range(len(self.images)))

    def files(self) -> list[discord.File]:
        """Fresh uploads of the pictures; an upload can be sent only once."""
        return [
            discord.File(io.BytesIO(image), name, description=self.alt)
            for image, name in zip(self.images, self.names, strict=True)
        ]


class Pictures:
    """Draws pictures on a few threads of its own, so that fifty tables leave the event loop free."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="draw")

    async def draw(self, face: Face, scene: Scene) -> Picture:
        """The picture of `scene`."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _draw, face, scene)

    async def large(self, face: Face, scene: Scene, turns: int) -> Picture:
        """The scene larger, from one of four sides, by a face that can draw it so."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _large, face, scene, turns)

    async def thumbnail(self, face: Face, scene: Scene, alt: str) -> Picture:
        """A small picture of `scene`, for which the words `alt` stand."""
        small = await asyncio.get_running_loop().run_in_executor(self._threads, _thumbnail, face, scene)
        return Picture((small,), alt)

    async def step(self, drawing: Iterator[object]) -> bool:
        """Go on with `drawing` until it has drawn one thing more; whether there was one."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _step, drawing)

    def close(self) -> None:
        """Stop drawing; pictures under way are finished."""
        self._threads.shutdown(wait=True)


def _draw(face: Face, scene: Scene) -> Picture:
    # All that draws is read with the first picture: the bot is online before.
    from render.picture import draw

    drawing = draw(face, scene)
    return Picture(drawing.images, drawing.alt)


def _large(face: Face, scene: Scene, turns: int) -> Picture:
    from render.picture import encode

    assert face.large is not None, "only a game that can be seen large is drawn so"
    return Picture((encode(face.large(scene, turns), face),), face.teller.alt(scene))


def _step(drawing: Iterator[object]) -> bool:
    return next(drawing, None) is not None


def _thumbnail(face: Face, scene: Scene) -> bytes:
    from render.thumbnail import thumbnail

    return thumbnail(face, scene)


def face_of(session: Session, language: Language | None = None) -> Face:
    """How the session's game looks and what it says, in the table's language where no other is given."""
    return face(session.game.key, language or language_of(session))


def teller_of(session: Session, language: Language | None = None) -> Teller:
    """What the session's game says, in the table's language where no other is given."""
    return face_of(session, language).teller


def viewer_for(session: Session, user_id: int) -> int | None:
    """The seat from whose side somebody is shown a board that they alone see: theirs, if they play and like it so."""
    seat = session.seat_of(user_id)
    return seat if seat and person_of(session, user_id).turned else scene_of(session).viewer


def how_lost_in(session: Session) -> dict[int, str]:
    """By seat, what its player did in place of giving up, where others gave it up."""
    return how_lost(past_of(session, plain)) if session.resigned else {}


def past_scene(session: Session, turn: Sequence[Played]) -> Scene:
    """What a turn that was taken led to, and how."""
    return Scene(
        turn[-1].after,
        plain_names(session),
        tuple(turn),
        viewer=turn[0].seat or None,
        how=how_lost_in(session),
        still=session.still,
    )


def scene_of(session: Session, chosen: Sequence[str] = (), choices: Sequence[tuple[str, ...]] = ()) -> Scene:
    """The session as it stands, with the words chosen and what its menus offer, each from the first word."""
    stopped = session.ending is not None
    # Where a table said nothing, everybody always sees the same side.
    viewer = session.actor if session.table_options.get(SIDE.name) == "mover" else FIRST_SEAT
    return Scene(
        session.position,
        plain_names(session),
        session.recent(),
        tuple(chosen),
        tuple(choices),
        viewer,
        stopped=stopped,
        how=how_lost_in(session),
        still=session.still,
    )
