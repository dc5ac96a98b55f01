"""What the frames of a replay show: for every game, made-up ones too, a whole turn and the words for just that turn."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import groupby

import pytest

import render.film
from render.face import Face
from render.film import Film
from render.scene import Scene
from rules.catalogue import GAMES
from rules.core import Over
from sessions.session import Session
from tests.faces import english
from tests.play.answers import private, with_replay
from tests.play.club import Club
from tests.play.made_up.club import catalogues, club
from tests.play.made_up.games import MADE_UP
from tests.sessions.club import play_one

__all__ = ["catalogues", "club"]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes of which the newest replay was drawn."""
    found: list[Scene] = []
    film = render.film.film

    def noted(face: Face, scenes: Sequence[Scene], most: int, tell: Callable[[int], None]) -> Film:
        found[:] = scenes
        return film(face, scenes, most, tell)

    monkeypatch.setattr(render.film, "film", noted)
    return found


async def played(club: Club, key: str, dice: random.Random, most: int = 10_000) -> Session:
    """A random game that has been played to its end, or for `most` plies of players."""
    session = await club.start(key, GAMES[key].seats[0])
    while session.state == "running" and most:
        session = await play_one(club.tables, session, dice)
        most -= 1
    return session


async def replayed(club: Club, session: Session) -> None:
    """Somebody asks for the replay."""
    await with_replay(private(await club.alice.slash("replay")), club)


@pytest.mark.timeout(120)
@pytest.mark.parametrize("key", [*GAMES, *MADE_UP])
async def test_each_frame_shows_a_turn_and_says_what_was_done_in_it(
    club: Club, drawn: list[Scene], key: str, dice: random.Random
) -> None:
    """The position after the last ply that is told, and none of the plies of another turn."""
    session = await played(club, key, dice)
    await replayed(club, session)
    turns = [tuple(each) for _, each in groupby(session.played, lambda each: each.turn)]
    told = [each.recent for each in drawn if each.recent]
    assert set(told) <= set(turns)
    assert told == [each for each in turns if each in told], "in the order in which they were played"
    assert len(told) >= min(len(turns), 70)
    teller = english(key).teller
    for scene in drawn:
        assert scene.replay
        assert teller.caption(scene), "every frame says what it shows"
        if scene.recent:
            assert scene.position is scene.recent[-1].after
    assert drawn[0].position in (session.start, turns[0][-1].after)
    assert isinstance(drawn[-1].position.turn(), Over)
    assert not drawn[-1].recent
    assert teller.caption(drawn[-1]) in teller.result(session.position, drawn[-1].names)
