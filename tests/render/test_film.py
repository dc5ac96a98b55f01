"""A game as an animated picture: as many frames as scenes, alike in size, under the limit, a GIF where it can be."""

from __future__ import annotations

import gc
import io
from functools import cache

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.film import END, HEIGHT, LEAST, MOST, WHOLE, WIDTH, Film, Setting, TooLargeError, _frame, film, shown
from render.scene import Scene
from rules.catalogue import GAMES
from tests.faces import english
from tests.render.plays import played


def scenes(key: str, moves: int = 6) -> list[Scene]:
    """The first moments of a game, each with what happened just before."""
    some = played(key, 8)[: 3 * moves]
    names = tuple(f"P{seat}" for seat in range(1, some[0].before.seats + 1))
    return [Scene(each.after, names, (each,), viewer=1, replay=True) for each in some[-moves:]]


@cache
def whole_film(key: str) -> Film:
    """These moments of a game as a film of its full size."""
    return film(english(key), scenes(key), 8_000_000, lambda _: None)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_film(key: str) -> None:
    drawn: list[int] = []
    made = film(english(key), scenes(key), 8_000_000, drawn.append)
    assert drawn == [1, 2, 3, 4, 5, 6]
    assert made.frames == 6
    with Image.open(io.BytesIO(made.data)) as picture:
        assert picture.format == made.ending.upper()
        assert getattr(picture, "n_frames", 1) <= 6, "frames that are alike may be one"
        assert picture.width <= WIDTH
        assert picture.height <= HEIGHT
        assert min(picture.size) >= 200, "it can be looked at"
        times = 0
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            picture.load()
            times += picture.info["duration"]
        assert times == sum(shown([english(key).teller.caption(each) for each in scenes(key)]))
        last = picture.convert("RGB")
    assert len(last.getcolors(last.width * last.height) or ()) > 20, "there is something on it"


@pytest.mark.parametrize("key", GAMES)
def test_a_film_is_a_gif_that_shows_what_the_frames_show(key: str) -> None:
    """No phone is known that does not animate a GIF. Nothing of an earlier frame is left in a later one."""
    wanted = scenes(key)
    setting = Setting.of([english(key).teller.caption(each) for each in wanted], WIDTH)
    frames = [_frame(english(key), each, HEIGHT - setting.height) for each in wanted]
    strips = [setting.draw(english(key).teller.caption(each)) for each in wanted]
    made = whole_film(key)
    assert made.ending == "gif"
    both = list(zip(frames, strips, strict=True))
    distinct = [each for each, before in zip(both, [None, *both], strict=False) if each != before]
    with Image.open(io.BytesIO(made.data)) as picture:
        assert picture.info["loop"] == 0, "it begins again for ever"
        assert getattr(picture, "n_frames", 1) == len(distinct)
        for number, (frame, strip) in enumerate(distinct):
            picture.seek(number)
            whole = picture.convert("RGB")
            left, top = (whole.width - frame.width) // 2, strip.height
            seen = whole.crop((left, top, left + frame.width, top + frame.height))
            for found, meant in ((seen, frame), (whole.crop((0, 0, *strip.size)), strip)):
                off = ImageStat.Stat(ImageChops.difference(found, meant))
                assert max(off.mean) < 8, "the colours are near"
                assert max(high for _, high in off.extrema) < 96, "and none is another"


def test_without_a_palette_of_the_game_the_colours_are_taken_from_the_frames() -> None:
    face = replace(english("mars"), palette=b"")
    with Image.open(io.BytesIO(film(face, scenes("mars"), 8_000_000, lambda _: None).data)) as picture:
        assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 20


def test_a_gif_that_is_too_large_is_a_webp_of_the_same_size() -> None:
    gif = whole_film("stranded")
    webp = film(english("stranded"), scenes("stranded"), len(gif.data) - 1, lambda _: None)
    assert (gif.ending, webp.ending) == ("gif", "webp")
    with Image.open(io.BytesIO(gif.data)) as first, Image.open(io.BytesIO(webp.data)) as second:
        assert second.format == "WEBP"
        assert first.size == second.size
        assert getattr(second, "n_frames", 1) == getattr(first, "n_frames", 1)


def test_a_film_that_is_too_large_becomes_smaller_or_is_none() -> None:
    wanted = scenes("stranded")
    whole = film(english("stranded"), wanted, len(whole_film("stranded").data) - 1, lambda _: None)
    smaller = film(english("stranded"), wanted, len(whole.data) - 1, lambda _: None)
    assert len(smaller.data) < len(whole.data)
    with Image.open(io.BytesIO(whole.data)) as first, Image.open(io.BytesIO(smaller.data)) as second:
        assert second.width < first.width
    with pytest.raises(TooLargeError):
        film(english("stranded"), wanted, 100, lambda _: None)


def test_one_scene_is_a_film_too() -> None:
    made = film(english("stranded"), scenes("stranded")[:1], 8_000_000, lambda _: None)
    with Image.open(io.BytesIO(made.data)) as picture:
        assert getattr(picture, "n_frames", 1) == 1


def test_a_frame_is_seen_as_long_as_its_words_take_to_read() -> None:
    assert shown(["a", "b" * 100, "c" * 1000, "d"]) == [LEAST, 2600, MOST, END]
    assert sum(shown(["c" * 200] * 79 + ["d"])) <= WHOLE + END + 79 * 5
    assert shown(["only one"]) == [END]


def test_captions_are_set_alike_and_cut_where_they_do_not_fit() -> None:
    """The pictures below them stay where they are; names of any length and any letters leave room for the rest."""
    few = Setting.of(["Short.", "Some words. " * 6], WIDTH)
    assert few.draw("Short.").size == few.draw("Some words. " * 6).size == (WIDTH, few.height)
    more = Setting.of(["Short.", "Some words. " * 20], WIDTH)
    assert more.height > few.height or more.size < few.size
    longest = Setting.of(["Some words. " * 60, "x" * 300, "\N{FOX FACE}"], WIDTH)
    assert longest.height <= 130
    for caption in ("Some words. " * 60, "x" * 300):
        assert longest.draw(caption).getbbox() is not None
    assert longest.draw("Some words. " * 60).tobytes() != longest.draw("Some words. " * 12).tobytes()


def test_a_long_game_is_kept_in_the_colours_of_the_game_while_it_is_drawn() -> None:
    """Of what is drawn in full colour, no more than the newest frame is left: a game has up to eighty."""
    gc.collect()
    before = _in_full_colour()
    kept: list[int] = []
    film(english("stranded"), scenes("stranded", 8), 8_000_000, lambda _: kept.append(_in_full_colour() - before))
    assert max(kept) <= 1, kept


def _in_full_colour() -> int:
    """How many pictures of four bytes a pixel there are that are as large as a frame."""
    found = (each for each in gc.get_objects() if isinstance(each, Image.Image))
    return sum(each.mode == "RGB" and each.width <= WIDTH and min(each.size) > WIDTH // 2 for each in found)
