"""The Game’s Up! as a picture."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.games_up.picture import layers, painter, tiles
from render.games_up.picture.painter import GEOMETRIES, STYLES
from render.kit.fonts import line
from render.kit.geometry import Geometry
from render.kit.sheet import Sheet
from render.scene import Scene
from rules.core import Over, Played
from rules.games_up import SQUARES, GamesUp, Move
from rules.notation import continuations, legal
from tests.faces import english
from tests.render.games_up import MIDDLE, NAMES, TELLER, long_board
from tests.render.plays import play
from tests.render.sight import SIGHT, lab, outline
from tests.rules.games_up_diagrams import after, alone, begun, position

FACE = english("games_up")


def painted(scene: Scene[GamesUp]) -> Image.Image:
    return FACE.painter.paint(scene)[0].image()


def changed(one: Scene[GamesUp], other: Scene[GamesUp], turns: int = 0) -> set[str]:
    """The squares in whose boxes two pictures differ by more than a shadow: in more than a hundredth of them."""
    apart = ImageChops.difference(painted(one), painted(other)).convert("L")
    boxes = {square: GEOMETRIES[turns].box(square) for square in SQUARES}
    most = 0.012 * GEOMETRIES[turns].cell ** 2
    return {square for square, box in boxes.items() if sum(apart.crop(box).histogram()[16:]) > most}


def on(here: GamesUp) -> Scene[GamesUp]:
    return Scene(here, NAMES)


@pytest.mark.parametrize("turns", range(4))
def test_marks_lie_on_the_squares_they_name_however_it_is_turned(turns: int) -> None:
    """GU-6: squares keep their names."""
    plain = on(replace(position(MIDDLE), quarters=turns))
    assert changed(plain, replace(plain, choices=(("d3",), ("f6",))), turns) == {"d3", "f6"}
    assert changed(plain, replace(plain, chosen=("d3",), choices=(("d3", "c4"),)), turns) == {"d3", "c4"}
    assert changed(plain, replace(plain, choices=(("nonsense",), ("z9",))), turns) == set()


def test_the_picture_turns_only_with_the_option() -> None:
    """GU-6: a quarter clockwise a move, so what stood at the upper left then stands at the upper right."""
    on_, off = (after(begun(1, turning=turning), "c5 c4") for turning in ("on", "off"))
    still = painted(on(begun(1)))
    x, y, right, bottom = GEOMETRIES[0].area
    frame = (0, 0, right + x, y - 8)
    assert ImageChops.difference(still.crop(frame), painted(on(off)).crop(frame)).getbbox() is None
    assert changed(on(begun(1)), on(off)) == {"c4", "c5"}
    for turned, turns in ((on_, 1), (off, 0)):
        box = GEOMETRIES[turns].box("a6")
        assert box[0] == (x if turns == 0 else right - (right - x) // 6)
        red = painted(on(turned)).crop(box).resize((1, 1)).getpixel((0, 0))
        assert isinstance(red, tuple)
        assert red[0] > 2 * red[2]
    labels = (0, y, x - 8, bottom)
    assert ImageChops.difference(painted(on(on_)).crop(labels), still.crop(labels)).getbbox() is not None


def test_a_still_board_is_seen_from_the_viewers_side() -> None:
    """GU-6: one that turns is not; words say whose side it is."""
    still, turning = (position(MIDDLE, turning=turning) for turning in (False, True))
    for viewer, turns in ((None, 0), (1, 0), (2, 2)):
        seen = replace(on(still), viewer=viewer)
        assert changed(seen, replace(seen, choices=(("d3",),)), turns) == {"d3"}
        assert ("Seen from blue’s side." in TELLER.alt(seen)) == (viewer == 2)
        assert painted(replace(on(turning), viewer=viewer)) == painted(on(turning))


def test_a_stopped_game_has_nobody_to_move() -> None:
    here = position(MIDDLE)
    stopped = replace(on(here), stopped=True)
    assert TELLER.alt(stopped).startswith("The Game’s Up! The game is over. Scores")
    assert "their turn" in TELLER.status(on(here), 1)
    assert "their turn" not in TELLER.status(stopped, 1)


STACKED = alone("b2=r2b4r3b5 e5=r4b3 c4=b6 f1=r1")


@pytest.mark.parametrize(
    "other",
    [
        *("b2=r5b4r3b5", "b2=r2b3r3b5", "b2=r2b4r4b5", "b2=r2b4r3b2"),
        *("b2=b2b4r3b5", "b2=r2r4r3b5", "b2=r2b4b3b5", "b2=r2b4r3r5", "b2=b4r3b5", "b2=r1r2b4r3b5"),
        *("b2=b4r2r3b5", "e5=r4b4", "e5=b3r4", "e5=b3", "c4=b1", "c4=r6", "f1="),
    ],
)
def test_every_piece_of_every_stack_shows(other: str) -> None:
    """Its owner, its face and its place in the stack."""
    placed = {"b2": "r2b4r3b5", "e5": "r4b3", "c4": "b6", "f1": "r1"}
    square, stack = other.split("=")
    placed[square] = stack
    there = alone(" ".join(f"{each}={pieces}" for each, pieces in placed.items() if pieces))
    assert changed(on(STACKED), on(there)) == {square}


@pytest.mark.parametrize("height", range(2, 24))
def test_stacks_stay_within_their_square(height: int) -> None:
    bare, tall = alone("a1=r1"), alone(f"a1=r1 d4={('b1r2' * 12)[: 2 * height]}", target=100)
    assert changed(on(bare), on(tall)) == {"d4"}


@pytest.mark.parametrize("turns", range(4))
def test_signs_leave_number_and_sum_of_a_stack_in_sight(turns: int) -> None:
    """Whichever way a piece came to it, left it or passed it."""
    here = replace(alone(f"c3={'r2b4' * 4} f6=b1", target=100), quarters=turns)
    left, top, right, _ = GEOMETRIES[turns].box("c3")
    cell = right - left
    plate = tiles.tally(round(tiles.SUM * cell), 24)
    seen = [
        (left + 5, top + 5, left + plate.width - 5, top + plate.height - 5),
        (left + round(0.4 * cell), top + round(0.35 * cell), left + round(0.68 * cell), top + round(0.62 * cell)),
    ]

    def shown(scene: Scene[GamesUp]) -> list[Image.Image]:
        (sheet,) = FACE.painter.paint(scene)
        return [sheet._tile(box, sheet._things).painted() for box in seen]

    bare = shown(on(here))
    near = [f"{file}{rank}" for file in "abcde" for rank in range(1, 6)]
    ways = [Move(start, end) for start in near for end in near if _straight(start, end) in (1, 2)]
    assert len(ways) > 200
    for way in ways:
        came, shut = Scene(here, NAMES, (Played(here, 1, way, here),)), on(replace(here, closed=(way,)))
        for scene in (came, shut):
            assert shown(scene) == bare, way


def _straight(start: str, end: str) -> int:
    """How many squares a step or a leap goes; 0 where there is no straight way."""
    across, up = (abs(ord(one) - ord(other)) for one, other in zip(start, end, strict=True))
    return max(across, up) if 0 in (across, up) or across == up else 0


def test_the_top_of_a_stack_is_as_large_as_a_piece_that_lies_alone() -> None:
    """Stacks decide the game: their numbers are as legible as any other."""
    single, stack = (Sheet(Image.new("RGB", (107, 107))) for _ in range(2))
    tops = [tiles.Tile(STYLES[1], 4, 3), tiles.Tile(STYLES[2], 2, 5)]
    tiles.put(single, (0, 0, 107, 107), tops[:1])
    tiles.put(stack, (0, 0, 107, 107), tops)
    wide = [[each.mask.width for each in sheet._things] for sheet in (single, stack)]
    assert wide[0] == wide[1]


def high(text: str, size: int, weight: int) -> int:
    """How many pixels high a text is set in a picture: a phone shows half of them."""
    _, top, _, bottom = line(text, size, weight).font.getbbox(text)
    return round(bottom - top)


def test_sums_and_names_of_squares_are_legible_on_a_phone() -> None:
    cell = GEOMETRIES[0].cell
    assert high("8", round(painter._LETTERS * cell), 900) >= 21
    assert high("8", round(0.92 * tiles.SUM * cell), 1000) >= 21


LISTED = "b2=r2b4r3b5 e5=r4b3 c4=b6 f1=r1"


def listed(here: GamesUp) -> list[tuple[str, list[tiles.Tile]]]:
    return [(square, painter._tiles(here, square)) for square in SQUARES if len(here.stack(square)) > 1]


def test_pieces_of_tall_stacks_are_listed_below_the_board() -> None:
    """Those of two or less are not: their sum tells. Every change of a piece shows in the list."""

    def below(pieces: str) -> Image.Image:
        sheet = Sheet(Image.new("RGB", (712, 90)))
        layers.lay(sheet, 0, 0, 700, listed(alone(pieces)), "Top first:")
        return sheet.image()

    assert layers.height(listed(alone("b2=r2 e5=r4b3 f6=b1")), "Top first:", 700) == 0
    assert layers.height(listed(alone(LISTED)), "Top first:", 700) > 0
    looks = [LISTED, *(LISTED.replace("r2b4r3b5", each) for each in ("r5b4r3b5", "b4r2r3b5", "r2r4r3b5", "b4r3b5"))]
    assert len({below(each).tobytes() for each in looks}) == len(looks)
    assert below(LISTED) == below(LISTED.replace("r4b3", "r4b6"))


@pytest.mark.parametrize("heights", [[3] * 8, [4] * 6, [6, 6, 6, 6], [12, 12], [21, 3], [24]])
def test_the_list_of_stacks_keeps_within_the_board(heights: list[int]) -> None:
    stacks = listed(long_board(heights, 1))
    sheet = Sheet(Image.new("RGB", (712, 400)))
    layers.lay(sheet, 0, 0, 700, stacks, "Top first:")
    high = layers.height(stacks, "Top first:", 700)
    assert high <= 3 * 42
    boxes = [each.area for each in sheet._things]
    assert min(box[0] for box in boxes) >= -1
    assert max(box[2] for box in boxes) <= 704
    assert max(box[3] for box in boxes) <= high
    assert len(boxes) == 1 + sum(1 + len(pieces) for _, pieces in stacks)


@pytest.mark.parametrize("geometry", GEOMETRIES, ids=lambda each: f"{each.turns} quarters")
def test_the_names_on_the_frame_are_those_of_the_squares_beside_them(geometry: Geometry) -> None:
    labels = geometry.labels(20)
    assert sorted(text for text, _, _ in labels) == sorted("abcdef123456")
    for square in SQUARES:
        x, y = geometry.centre(square)
        named = {text for text, at, down in labels if at == x or down == y}
        assert named == set(square), square


def test_captures_look_unlike_quiet_moves() -> None:
    here = alone("c3=r2r4 c4=b1 f6=b1")
    plain = Scene(here, NAMES, (), ("c3",))
    marked = {end: painted(replace(plain, choices=(("c3", end),))) for end in continuations(legal(here), ("c3",))}
    ground = {
        end: picture.getpixel((GEOMETRIES[0].box(end)[0] + 20, GEOMETRIES[0].box(end)[1] + 8))
        for end, picture in marked.items()
    }
    assert len({color for end, color in ground.items() if end != "c4"}) == 1
    assert ground["c4"] != ground["b4"]
    empty = replace(plain, chosen=("a1",), choices=(("a1", "c4"),))
    assert changed(replace(empty, choices=()), empty) == {"c4"}, "words that fit no ply do no harm"


def test_last_move_and_closed_ways_show() -> None:
    """GU-11: both pairs, from what may not go back to where it may not go."""
    log = play(begun(1, turning="off"), "c5 c4", "d2 d3")
    end = log[-1].after
    assert isinstance(end, GamesUp)
    free = on(replace(end, closed=()))
    assert {"c5", "d2"} <= changed(free, on(end)) <= {"c4", "c5", "d2", "d3"}
    assert {"d2"} <= changed(on(end), replace(on(end), recent=(log[-1],))) <= {"d2", "d3"}
    over = replace(end, resigned=1)
    assert changed(on(over), on(replace(over, closed=()))) == set()


def test_scores_turn_and_end_show_on_the_plates() -> None:
    def beside(here: GamesUp) -> bytes:
        picture = painted(on(here))
        return picture.crop((GEOMETRIES[0].area[2] + 40, 0, *picture.size)).tobytes()

    here = position(MIDDLE)
    quiet = replace(here, history=here.history * 51)
    looks = [here, replace(here, seat=2), replace(here, target=30), quiet, here.resign(1), here.resign(2)]
    assert len({beside(each) for each in looks}) == len(looks)
    assert beside(here) != beside(after(here, "d3 c4", "f1 f2"))
    won = after(alone("a5=r2r6r1 b5=b6b1 f6=b1", target=13), "a5 b5")
    assert isinstance(won.turn(), Over)
    assert "b5" in changed(on(won), on(replace(won, target=40)), won.quarters)


# Colours


@pytest.mark.parametrize("sight", SIGHT)
def test_sides_differ_for_every_eye(sight: str) -> None:
    """By lightness, so that grey tells them apart as well; and what is printed stands out from each."""
    red, blue = (lab(STYLES[seat].tint.body, SIGHT[sight]) for seat in (1, 2))
    assert math.dist(red, blue) > 20
    assert blue[0] - red[0] > 25
    for style in STYLES.values():
        assert abs(lab(style.tint.body, SIGHT[sight])[0] - lab(style.tint.ink, SIGHT[sight])[0]) > 35


@pytest.mark.parametrize("wide", [88, 44])
def test_sides_differ_in_shape(wide: int) -> None:
    """As drawn, and as a phone shows it."""
    round_, cut = (tiles.token(wide, STYLES[seat]).getchannel("A").point(lambda v: 255 * (v > 200)) for seat in (1, 2))
    assert ImageStat.Stat(ImageChops.difference(round_, cut)).mean[0] / 255 > 0.03


def test_numbers_are_told_from_each_other() -> None:
    for seat in (1, 2):
        shapes = [outline(tiles.tile(44, tiles.Tile(STYLES[seat], face, 7 - face))) for face in range(1, 7)]
        for face, shape in enumerate(shapes):
            for other in shapes[:face]:
                assert ImageStat.Stat(ImageChops.difference(shape, other)).mean[0] / 255 > 0.04


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_board_that_is_kept_still_looks_like_one_that_does_not_turn(viewer: int | None) -> None:
    """GU-6: only the picture turns, and whoever plays can keep it from turning."""
    turned = replace(position(MIDDLE, turning=True), quarters=1)
    still = replace(on(turned), still=True, viewer=viewer)
    never = replace(on(replace(turned, turning=False, quarters=0)), viewer=viewer)
    assert painted(still) == painted(never)
    assert painted(still) != painted(on(turned))
    assert TELLER.alt(still) == TELLER.alt(never)
    assert TELLER.turning(turned)
    assert not TELLER.turning(replace(turned, turning=False))
