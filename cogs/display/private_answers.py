"""Draws and sends what only one user sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.display.transport import Transport
from cogs.interactions.request import Request
from cogs.messages.parts import Composed
from cogs.pictures.pictures import Picture, Pictures, face_of, scene_of
from cogs.pictures.thumbnails import Thumbnails
from render.catalogue import face
from render.kit.series import Series
from render.scene import Scene
from render.tournaments.table import Standings
from sessions.session import Session
from words import Language, Words, of
from words.lists import both


class PrivateAnswers:
    """Draws the pictures of private answers, and sends the answers."""

    def __init__(self, transport: Transport, pictures: Pictures, thumbnails: Thumbnails) -> None:
        self._transport = transport
        self._pictures = pictures
        self._thumbnails = thumbnails

    async def update(self, request: Request, message: Composed) -> None:
        """Replace the clicked private message, or the deferred answer, by `message`. Raises DISCORD_ERRORS.

        Where a public message was clicked and nothing is deferred, `message` is a new private one.
        """
        await self._transport.answer_privately(request, message)

    async def standings(self, shown: Standings, say: Words) -> Picture:
        """Draw the standings of a tournament."""
        return await self._pictures.standings(shown, say)

    async def picture(self, game_key: str, scene: Scene, language: Language) -> Picture:
        """Draw a scene that belongs to no session."""
        return await self._pictures.draw(face(game_key, of(language)), scene)

    async def picture_of(self, session: Session, viewer: int | None, language: Language) -> Picture:
        """Draw the session's current position from the side of the seat `viewer`."""
        scene = replace(scene_of(session, say=of(language)), viewer=viewer)
        return await self._pictures.draw(face_of(session, language), scene)

    async def large(self, session: Session, turns: int, language: Language) -> Picture:
        """Draw the session's current position large, from one of four sides: `turns` quarter turns from the first."""
        return await self._pictures.large(face_of(session, language), scene_of(session, say=of(language)), turns)

    async def chart(self, series: Sequence[Series], levels: Sequence[str], ends: tuple[str, str], alt: str) -> Picture:
        """Draw a chart (`Pictures.chart`)."""
        return await self._pictures.chart(series, levels, ends, alt)

    async def thumbnails(self, game_keys: Sequence[str], language: Language) -> Picture:
        """The thumbnails of these games, in their order, as the pictures of one message."""
        small = [await self._thumbnails.thumbnail(each, language) for each in game_keys]
        alt = both(of(language), [each.alt for each in small])
        return Picture(tuple(image for each in small for image in each.images), alt)
