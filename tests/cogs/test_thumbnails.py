"""The small pictures of the games: made from a real position, once, and kept."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from cogs.pictures import thumbnails
from cogs.pictures.pictures import Pictures
from cogs.pictures.thumbnails import Thumbnails
from render.catalogue import FACES
from render.face import Face
from render.picture import SIDE, thumbnail
from render.samples import samples
from render.scene import Scene
from tests.faces import english
from tests.sessions.club import every_game
from words import ENGLISH


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    found = Pictures(1)
    yield found
    found.close()


@every_game
async def test_a_small_picture_is_small_and_shows_the_board(pictures: Pictures, key: str) -> None:
    picture = await Thumbnails(pictures).thumbnail(key, ENGLISH)
    [image] = picture.images
    shown = Image.open(io.BytesIO(image))
    assert shown.size == (SIDE, SIDE)
    assert len(image) < 30_000
    assert len(shown.convert("RGB").getcolors(SIDE * SIDE) or []) > 30, "it is no empty ground"
    assert english(key).teller.about.title in picture.alt


async def test_it_is_made_once_however_many_want_it(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(face: Face, scene: Scene) -> bytes:
        made.append(scene)
        return b"png"

    monkeypatch.setattr("cogs.pictures.pictures._thumbnail", counted)
    kept = Thumbnails(pictures)
    found = await asyncio.gather(*(kept.thumbnail("stranded", ENGLISH) for _ in range(5)))
    assert len(made) == 1
    assert len({id(each) for each in found}) == 1


async def test_one_that_could_not_be_drawn_is_tried_again(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(face: Face, scene: Scene) -> bytes:
        raise OSError("no room")

    kept = Thumbnails(pictures)
    with monkeypatch.context() as patch:
        patch.setattr("cogs.pictures.pictures._thumbnail", broken)
        with pytest.raises(OSError, match="no room"):
            await kept.thumbnail("stranded", ENGLISH)
    assert (await kept.thumbnail("stranded", ENGLISH)).images


async def test_a_game_that_explains_no_position_shows_one_of_a_random_game(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = replace(english("games_up"), motif=None)
    monkeypatch.setattr(thumbnails, "has_example", lambda _: False)
    monkeypatch.setitem(FACES, "games_up", lambda _: plain)
    first = next(samples("games_up", 1))
    assert (await Thumbnails(pictures).thumbnail("games_up", ENGLISH)).images == (thumbnail(plain, first),)


def test_motifs_are_square_and_told_apart_at_the_size_at_which_discord_shows_them() -> None:
    """Each game that has one is known by its motif: in grey, too, no two look alike."""
    small = {}
    for key in FACES:
        face = english(key)
        if face.motif is None:
            continue  # a small board is shown in its place
        whole = face.motif(SIDE)
        assert (whole.mode, whole.size) == ("RGB", (SIDE, SIDE))
        small[key] = whole.resize((88, 88)).convert("L")
        assert ImageStat.Stat(small[key]).stddev[0] > 30, "it stands out from its ground"
    for one, other in combinations(small.values(), 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 20
