"""What holds for the face of every game, on random games and whatever the players are called."""

from __future__ import annotations

import math
import re
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.face import ALT
from render.picture import HEIGHT, PICTURES, WIDTH, draw
from render.samples import opened
from render.scene import Scene
from rules.core import Choice, Over, Ply, Position
from tests import seeds
from tests.faces import english
from tests.games.kit import MARKDOWN, ONE_OF_MANY
from tests.games.registry import of_the_catalogue
from tests.render.plays import NAMES, SEEDS, STRANGE, drawn, labels, pictures, played, scenes

pytestmark = of_the_catalogue  # the faces of made-up games are fields of one colour
each_play = pytest.mark.parametrize("seed", SEEDS)


def choices_of(position: Position) -> tuple[Ply, ...]:
    turn = position.turn()
    return turn.plies if isinstance(turn, Choice) else ()


@each_play
def test_pictures_are_rgb_small_and_sized_for_a_phone(key: str, seed: int) -> None:
    for scene in scenes(key, seed, step=23):
        shown = drawn(english(key), scene)
        assert 1 <= len(shown) <= PICTURES
        assert sum(len(data) for _, data in shown) < 100_000
        for picture, data in shown:
            assert picture.mode == "RGB"
            assert 1 <= picture.width <= WIDTH
            assert 1 <= picture.height <= HEIGHT
            with Image.open(BytesIO(data)) as opened:
                assert opened.format == "PNG"
                assert opened.size == picture.size


def test_files_are_true_to_what_was_painted(key: str) -> None:
    """A peak signal-to-noise ratio of 36.8 dB on the whole: below, rings show in smooth shades."""
    squares = values = 0.0
    shown = [scene for seed in SEEDS for scene in scenes(key, seed, step=17)]
    shown += [opened(scene, seeds.dice()) for scene in shown]
    for scene in shown:
        for picture, data in drawn(english(key), scene):
            with Image.open(BytesIO(data)) as file:
                kept = file.convert("RGB")
            off = ImageStat.Stat(ImageChops.difference(kept, picture))
            patches = ImageChops.difference(kept.reduce(20), picture.reduce(20))
            assert max(high for _, high in ImageStat.Stat(patches).extrema) < 14, "no patch of colour is lost"
            squares, values = squares + sum(off.sum2), values + sum(off.count)
    assert 10 * math.log10(255**2 * values / squares) > 36.8


def test_the_same_scene_gives_the_same_bytes_in_any_thread(key: str) -> None:
    shown = scenes(key, SEEDS[0], step=31)
    alone = [draw(english(key), scene) for scene in shown]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda scene: draw(english(key), scene), shown)) == alone


def test_painting_leaves_no_trace_for_the_next_picture(key: str) -> None:
    first, *_, last = scenes(key, SEEDS[0], step=31)
    before = draw(english(key), first)
    draw(english(key), last)
    assert draw(english(key), first) == before


@each_play
def test_each_position_looks_different_from_the_last(key: str, seed: int) -> None:
    bare = [Scene(scene.position, scene.names) for scene in scenes(key, seed, step=13)]
    painted = [[each.tobytes() for each in pictures(english(key), scene)] for scene in bare]
    for i, (scene, picture) in enumerate(zip(bare, painted, strict=True)):
        for other, other_picture in zip(bare[i + 1 :], painted[i + 1 :], strict=True):
            assert (scene.position == other.position) or picture != other_picture


@each_play
def test_alt_text_fits_and_tells_positions_apart(key: str, seed: int) -> None:
    teller = english(key).teller
    seen: dict[str, Position] = {}
    for scene in scenes(key, seed):
        text = teller.alt(scene)
        assert 40 < len(text) <= ALT
        assert text == " ".join(text.split())
        bare = teller.alt(Scene(scene.position, scene.names))
        assert seen.setdefault(bare, scene.position) == scene.position
        unnamed = [name for name in scene.names if name not in text]
        assert not unnamed, f"`alt` names every player, but not {unnamed}: {text}"


@each_play
def test_labels_are_short_and_tell_plies_apart(key: str, seed: int) -> None:
    for scene, said in labels(key, seed):
        assert all(0 < len(label) <= 80 for label in said.values()), said
        whole = [said[*str(ply).split()] for ply in choices_of(scene.position)]
        assert len(set(whole)) == len(whole), whole


@each_play
def test_menu_labels_tell_words_apart(key: str, seed: int) -> None:
    for _, said in labels(key, seed)[::2]:
        menus: dict[tuple[str, ...], list[str]] = {}
        for words, label in said.items():
            menus.setdefault(words[:-1], []).append(label)
        for menu in menus.values():
            assert len(set(menu)) == len(menu), menu


@each_play
def test_each_choice_is_asked_for_and_told(key: str, seed: int) -> None:
    teller = english(key).teller
    for each in played(key, seed):
        if not isinstance(each.before.turn(), Choice):
            continue
        names = NAMES[: each.before.seats]
        assert teller.ask(each.before).endswith((".", "?"))
        told = teller.tell([each], names)
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
    told = " ".join(english(key).teller.tell(log, names))
    result = english(key).teller.result(log[-1].after, names)
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
    single = " ".join(sentence for each in log for sentence in english(key).teller.tell([each], names))
    whole = " ".join(english(key).teller.tell(log, names))
    assert {name for name in names if name in single} == {name for name in names if name in whole}
    assert english(key).teller.tell([], names) == []


@each_play
def test_a_seats_badge_is_one_sign(key: str, seed: int) -> None:
    for scene in scenes(key, seed, step=7):
        badges = [english(key).teller.badge(scene.position, seat) for seat in range(1, scene.position.seats + 1)]
        assert all(1 <= len(badge) <= 3 and not badge.isascii() for badge in badges)


@pytest.mark.parametrize("name", STRANGE)
def test_strange_names_do_no_harm(key: str, name: str) -> None:
    for scene in scenes(key, SEEDS[0], step=40):
        strange = replace(scene, names=(name,) * scene.position.seats)
        drawing = draw(english(key), strange)
        assert sum(map(len, drawing.images)) < 100_000
        assert len(drawing.alt) <= ALT
        assert all(english(key).teller.tell(strange.recent, strange.names))


def test_what_may_be_chosen_is_marked(key: str) -> None:
    """Words that name places mark them, each in but a part of the picture."""
    waiting = [scene for seed in SEEDS for scene in scenes(key, seed) if choices_of(scene.position)]
    shares = []
    for scene in waiting[::9]:
        bare = replace(scene, recent=(), chosen=(), choices=())
        words = str(choices_of(scene.position)[0]).split()
        shares.append(
            apart(pictures(english(key), bare), pictures(english(key), replace(bare, choices=(tuple(words),))))
        )
    assert max(shares) < 0.25
    assert sum(share > 0 for share in shares) > len(shares) / 2


def apart(ones: tuple[Image.Image, ...], others: tuple[Image.Image, ...]) -> float:
    """The share of the pictures' pixels that differ."""
    differing = total = 0
    for one, other in zip(ones, others, strict=True):
        assert one.size == other.size
        grey = ImageChops.difference(one, other).convert("L").histogram()
        differing, total = differing + sum(grey[1:]), total + sum(grey)
    return differing / total


@each_play
def test_a_game_that_the_table_has_stopped_waits_for_nobody(key: str, seed: int) -> None:
    face = english(key)
    for scene in scenes(key, seed, step=17):
        stopped = replace(scene, chosen=(), choices=(), stopped=True)
        live = replace(stopped, stopped=False)
        assert (face.teller.alt(stopped) == face.teller.alt(live)) == over(scene.position)
        share = apart(pictures(face, stopped), pictures(face, live))
        if choices_of(scene.position):
            assert share > 0
        if over(scene.position):
            assert share == 0


@each_play
def test_a_scene_can_be_seen_from_every_side(key: str, seed: int) -> None:
    for scene in scenes(key, seed, step=41):
        for viewer in range(1, scene.position.seats + 1):
            seen = replace(scene, viewer=viewer)
            assert len(english(key).teller.alt(seen)) <= ALT
            for picture in pictures(english(key), seen):
                assert picture.width <= WIDTH
                assert picture.height <= HEIGHT


STUMBLES = re.compile(r"  |\.\.|,,|;;|::| [,.;:]|[,;:](?=[.,;:])|\(\)|, (?:and|or)[,.]|\ba [aeio]\w+ cap")
"""Doubled or misplaced stops and spaces, empty brackets, a joint that joins nothing."""


def beginnings(plies: tuple[Ply, ...]) -> set[tuple[str, ...]]:
    """The words that begin plies without being whole ones."""
    written = [tuple(str(ply).split()) for ply in plies]
    return {words[:end] for words in written for end in range(1, len(words))}


@each_play
def test_words_are_clean(key: str, seed: int) -> None:
    """No stray Markdown, no double space, no plural of one, nothing of Python, whatever is said."""
    teller = english(key).teller
    said: list[str] = []
    for scene, said_of_choices in labels(key, seed):
        position, choices = scene.position, choices_of(scene.position)
        said += [teller.alt(scene), *teller.tell(scene.recent, scene.names)]
        if choices:
            said += [teller.ask(position), *filter(None, [teller.hint(position)]), *said_of_choices.values()]
        for prefix in beginnings(choices):
            said += filter(None, (teller.menu(position, prefix, number) for number in (0, 1, 2, None)))
        said += teller.text(scene).split("\n")
        if over(position):
            said.append(teller.result(position, scene.names))
    for text in set(said):
        assert text.strip() == text != ""
        assert not MARKDOWN.search(text), text
        assert not ONE_OF_MANY.search(text), text
        assert not STUMBLES.search(text), text
        assert not re.search(r"\bNone\b(?! of)|\bTrue\b|\bFalse\b|[{}]", text), text


def over(position: Position) -> bool:
    return isinstance(position.turn(), Over)


def test_played_is_what_tell_takes(key: str) -> None:
    """The helper's games are whole: each ply goes on where the one before ended."""
    log = played(key, SEEDS[0])
    assert all(one.after == other.before for one, other in pairwise(log))
