"""Boards show, and describe, the position of one move ago."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bench.soak.broken import Patch
from cogs.display import composer
from cogs.pictures import pictures
from render.scene import Scene
from sessions.session import Session


def apply(patch: Patch) -> None:
    """Break it."""
    scene_of = pictures.scene_of

    def before(session: Session, chosen: Sequence[str] = (), choices: Sequence[tuple[str, ...]] = ()) -> Scene:
        if not session.played:
            return scene_of(session, chosen, choices)
        return scene_of(replace(session, played=session.played[:-1], numbers=session.numbers[:-1]))

    patch(composer, "scene_of", before)
