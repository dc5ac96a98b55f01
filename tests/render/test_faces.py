"""What holds for the face of every game in the catalogue, on random games and whatever the players are called."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from render.catalogue import FACES
from render.face import Face, Scene
from render.picture import WIDTH, png
from rules.catalogue import GAMES
from rules.core import Choice, Over, Ply, Position
from rules.notation import continuations
from tests.render.plays import NAMES, SEEDS, STRANGE, played, scenes

each_game = pytest.mark.parametrize("key", FACES)
each_play = pytest.mark.parametrize(("key", "seed"), [(key, seed) for key in FACES for seed in SEEDS])


def choices_of(position: Position) -> tuple[Ply, ...]:
    turn = position.turn()
    return turn.plies if isinstance(turn, Choice) else ()


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(GAMES)


@each_play
def test_pictures_are_rgb_small_and_sized_for_a_phone(key: str, seed: int) -> None:
    for scene in scenes(key, seed, step=23):
        painted = FACES[key].paint(scene)
        assert painted.mode == "RGB"
        assert painted.width == WIDTH
        assert painted.height <= 1.4 * WIDTH
        data = png(FACES[key], scene)
        assert len(data) < 100_000
        with Image.open(BytesIO(data)) as opened:
            assert opened.format == "PNG"
            assert opened.size == painted.size
            off = ImageStat.Stat(ImageChops.difference(opened.convert("RGB"), painted))
            assert max(off.mean) < 6, "the palette must not lose a colour"


@each_game
def test_the_same_scene_gives_the_same_bytes_in_any_thread(key: str) -> None:
    shown = scenes(key, SEEDS[0], step=31)
    alone = [png(FACES[key], scene) for scene in shown]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda scene: png(FACES[key], scene), shown)) == alone


@each_game
def test_painting_leaves_no_trace_for_the_next_picture(key: str) -> None:
    first, *_, last = scenes(key, SEEDS[0], step=31)
    before = png(FACES[key], first)
    png(FACES[key], last)
    assert png(FACES[key], first) == before


@each_play
def test_each_position_looks_different_from_the_last(key: str, seed: int) -> None:
    bare = [Scene(scene.position, scene.names) for scene in scenes(key, seed, step=13)]
    pictures = [FACES[key].paint(scene).tobytes() for scene in bare]
    for i, (scene, picture) in enumerate(zip(bare, pictures, strict=True)):
        for other, other_picture in zip(bare[i + 1 :], pictures[i + 1 :], strict=True):
            assert (scene.position == other.position) or picture != other_picture


@each_play
def test_alt_text_fits_and_tells_positions_apart(key: str, seed: int) -> None:
    face = FACES[key]
    seen: dict[str, Position] = {}
    for scene in scenes(key, seed):
        text = face.alt(scene)
        assert 40 < len(text) <= 1024
        assert text == " ".join(text.split())
        bare = face.alt(Scene(scene.position, scene.names))
        assert seen.setdefault(bare, scene.position) == scene.position
        assert all(name in text for name in scene.names)


@each_play
def test_labels_are_short_and_tell_plies_apart(key: str, seed: int) -> None:
    for scene in scenes(key, seed):
        position = scene.position
        labels = []
        for ply in choices_of(position):
            words = str(ply).split()
            for end in range(1, len(words) + 1):
                label = FACES[key].label(position, words[:end])
                assert 0 < len(label) <= 80, label
            labels.append(FACES[key].label(position, words))
        assert len(set(labels)) == len(labels), labels


@each_play
def test_menu_labels_tell_words_apart(key: str, seed: int) -> None:
    for scene in scenes(key, seed, step=3):
        plies = choices_of(scene.position)
        prefixes = {tuple(str(ply).split()[:end]) for ply in plies for end in range(len(str(ply).split()))}
        for prefix in prefixes:
            following = [word for word in continuations(plies, prefix) if word]
            labels = [FACES[key].label(scene.position, (*prefix, word)) for word in following]
            assert len(set(labels)) == len(labels), labels


@each_play
def test_each_choice_is_asked_for_and_told(key: str, seed: int) -> None:
    face = FACES[key]
    for each in played(key, seed):
        if not isinstance(each.before.turn(), Choice):
            continue
        names = NAMES[: each.before.seats]
        assert face.ask(each.before).endswith((".", "?"))
        told = face.tell([each], names)
        assert told
        assert names[each.seat - 1] in " ".join(told)
        for sentence in told:
            assert sentence[-1] in ".!"
            assert "  " not in sentence
            assert "None" not in sentence


@each_play
def test_a_whole_game_is_told_with_every_player_and_its_result(key: str, seed: int) -> None:
    log = played(key, seed)
    names = NAMES[: log[0].before.seats]
    told = " ".join(FACES[key].tell(log, names))
    result = FACES[key].result(log[-1].after, names)
    end = log[-1].after.turn()
    assert isinstance(end, Over)
    for each in log:
        assert each.seat == 0 or names[each.seat - 1] in told
    assert all(names[seat - 1] in result for seat in end.outcome.winners)
    assert result.endswith(".")


@each_play
def test_told_ply_by_ply_or_at_once_a_game_names_the_same_players(key: str, seed: int) -> None:
    log = played(key, seed)
    names = NAMES[: log[0].before.seats]
    single = " ".join(sentence for each in log for sentence in FACES[key].tell([each], names))
    whole = " ".join(FACES[key].tell(log, names))
    assert {name for name in names if name in single} == {name for name in names if name in whole}
    assert FACES[key].tell([], names) == []


@each_play
def test_a_seats_badge_is_one_sign(key: str, seed: int) -> None:
    for scene in scenes(key, seed, step=7):
        badges = [FACES[key].badge(scene.position, seat) for seat in range(1, scene.position.seats + 1)]
        assert all(1 <= len(badge) <= 3 and not badge.isascii() for badge in badges)


@each_game
@pytest.mark.parametrize("name", STRANGE)
def test_strange_names_do_no_harm(key: str, name: str) -> None:
    for scene in scenes(key, SEEDS[0], step=40):
        strange = replace(scene, names=(name,) * scene.position.seats)
        assert len(png(FACES[key], strange)) < 100_000
        assert len(FACES[key].alt(strange)) <= 1024
        assert all(FACES[key].tell(strange.recent, strange.names))


@each_play
def test_the_squares_to_choose_change_and_no_others(key: str, seed: int) -> None:
    """What is marked is marked well inside the picture of the marked squares, and nowhere else."""
    for scene in scenes(key, seed, step=29):
        plain = replace(scene, recent=(), chosen=(), choices=())
        marked = [word for ply in choices_of(scene.position) for word in str(ply).split()[1:2]][:1]
        if not marked:
            continue
        changed = _difference(FACES[key], plain, replace(plain, choices=tuple(marked)))
        if changed is None:
            continue  # a word that names no square
        left, top, right, bottom = changed
        assert max(right - left, bottom - top) < WIDTH / 4
        assert min(right - left, bottom - top) > WIDTH / 16


def _difference(face: Face, one: Scene, other: Scene) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(face.paint(one), face.paint(other)).getbbox()


def test_played_is_what_tell_takes() -> None:
    """The helper's games are whole: each ply goes on where the one before ended."""
    for key in FACES:
        log = played(key, SEEDS[0])
        assert all(one.after == other.before for one, other in pairwise(log))
