"""Strata 5 as a picture."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.kit.fonts import line
from render.kit.sheet import Sheet
from render.picture import HEIGHT, WIDTH, encode
from render.scene import Scene
from render.strata5.picture import figures, painter, pieces, plan, view
from render.strata5.picture.marked import marked
from render.strata5.scenes import seen_by
from rules.core import Position
from rules.notation import continuations, legal
from rules.strata5 import SIZES
from rules.strata5.plies import Block, Enter, Move, Pawn
from rules.strata5.position import Strata5
from tests.faces import english
from tests.render.plays import play
from tests.render.sight import SIGHT, lab
from tests.render.strata5 import NAMES, OPENING, TELLER, start
from tests.rules.strata5_diagrams import SUMMIT, after, at, table

FACE = english("strata5")


def choices(here: Position, *chosen: str) -> tuple[tuple[str, ...], ...]:
    return tuple((*chosen, word) for word in continuations(legal(here), chosen) if word)


# What is marked


def test_pawns_are_marked_on_the_board_and_in_hand() -> None:
    here = after(start(), "2 g2", "3 g1", "block c1", "2 a7", "2 b7", "block e7")
    signs = marked(Scene(here, NAMES, choices=choices(here)))
    starts = {str(ply).split()[0] for ply in legal(here)}
    assert signs.spaces == {word for word in starts if not word.isdecimal()}
    assert signs.numbers == {int(word) for word in starts if word.isdecimal()}
    assert not signs.prey | signs.summits


def test_where_a_pawn_can_go_is_marked_with_prey_and_summit() -> None:
    here = table(f"{SUMMIT} r2@f1 b3@f2 b3@d2", hands=("", "2"))
    signs = marked(Scene(here, NAMES, chosen=("f1",), choices=choices(here, "f1")))
    assert signs.picked == {"f1"}
    assert signs.spaces == {ply.end for ply in legal(here) if isinstance(ply, Move) and ply.start == "f1"}
    assert "d1" in signs.summits
    assert signs.prey == {space for space in signs.spaces if here.pawn_on(space)}
    held = marked(Scene(start(), NAMES, chosen=("3",), choices=choices(start(), "3")))
    assert held.held == {3}
    assert held.spaces == {ply.end for ply in legal(start()) if isinstance(ply, Enter) and ply.number == 3}


def test_places_for_a_block_are_marked_with_their_levels() -> None:
    here = at(after(start(), "2 g2", "3 g1", "block c1"), 3)
    for chosen in ((), ("block",)):
        signs = marked(Scene(here, NAMES, chosen=chosen, choices=choices(here, *chosen)))
        assert signs.places == {ply.place: here.lies_on(ply) for ply in legal(here) if isinstance(ply, Block)}
        assert not signs.spaces


def test_only_the_ways_of_the_last_turn_are_drawn() -> None:
    log = play(start(), *OPENING)
    signs = marked(Scene(log[-1].after, NAMES, tuple(log)))
    assert [way[-1] for way in signs.ways] == ["d2", "h1"]
    assert signs.laid == "b1"
    taken = play(table("c1 r3@a1 b5@c2", hands=("", "2")), "a1 c2")
    assert marked(Scene(taken[-1].after, NAMES, tuple(taken))).taken == {"c2": 5}


# The picture


@pytest.mark.parametrize("size", SIZES)
def test_one_picture_within_bounds(size: str) -> None:
    for viewer in (1, 2):
        (picture,) = FACE.painter.paint(Scene(start(size), NAMES, viewer=viewer))
        assert picture.size[0] == WIDTH
        assert picture.size[1] <= HEIGHT


def test_the_seat_to_act_sees_its_own_side_below() -> None:
    """Unless someone else is to see it: names of spaces stay."""
    red, black = start(), after(start(), "2 g2", "3 g1", "block c1")
    assert [seen_by(Scene(each, NAMES)) for each in (red, black)] == [1, 2]
    assert seen_by(Scene(black, NAMES, viewer=1)) == 1
    for seat, below in ((1, "a1"), (2, "h8")):
        _, top, _, _ = plan.geometry(8, seat).box(below)
        assert top > plan.geometry(8, seat).box("d4")[1]
        assert view.stage(8, seat).seen(below) == (0, 0)
        place = "a1" if seat == 1 else "g7"
        assert view.stage(8, seat).seen(place, 2) == (0, 0)


def painted(here: Strata5) -> Image.Image:
    picture = Sheet(view.bare(here.size, 1))
    view.paint(picture, (0, 0), here, marked(Scene(here, NAMES)), 1)
    return picture.image()


def test_what_stands_in_front_hides_what_lies_behind() -> None:
    """A tower at the near side covers a pawn right behind it in the view, but not in the plan."""
    low, high = "c3 r2@c3", "c3 r2@c3 d1 d1 d1 d1"
    bare, pawn = (painted(table(built, hands=("", "2"))) for built in ("c3 d1 d1 d1 d1", high))
    open_bare, open_pawn = (painted(table(built, hands=("", "2"))) for built in ("c3", low))
    seen = ImageChops.difference(open_bare, open_pawn).convert("L").histogram()
    hidden = ImageChops.difference(bare, pawn).convert("L").histogram()
    assert sum(hidden[1:]) < sum(seen[1:])


def test_higher_bodies_are_laid_later() -> None:
    here = table("c1 b1 r3@a1 b4@e1 d1", hands=("", "2"))
    items = sorted(view._items(here, marked(Scene(here, NAMES)), view.stage(6, 1)), key=lambda item: item.order)
    assert [item.level for item in items] == sorted(item.level for item in items)
    assert len(items) == len(here.structure.blocks) + len(here.pawns) + len(here.trapped) + sum(
        gap.roof - gap.floor - 1 for gap in here.gaps()
    )


def test_overhangs_and_trapped_pawns_show() -> None:
    """S5-21: what lies under a space is seen within that space on the plan, and in the view."""
    air = table("c1 r3@e1 c3 d1", hands=("", "2"))
    (gap,) = [each for each in air.gaps() if each.space == "e2"]
    pawn = Pawn(gap.space, gap.floor, 2, 5)
    for held in (air, replace(air, trapped=(*air.trapped, pawn))):
        assert [each.space for each in held.gaps()].count("e2") == (held is air or gap.roof - gap.floor > 2)
    with_pawn = replace(air, trapped=(*air.trapped, pawn))
    plans = [Sheet(plan.bare(6, 1)) for _ in range(2)]
    for picture, here in zip(plans, (air, with_pawn), strict=True):
        plan.paint(picture, here, marked(Scene(here, NAMES)), 1)
    left, top, right, bottom = plan.geometry(6, 1).box("e2")
    found = ImageChops.difference(*(each.image() for each in plans)).getbbox()
    assert found is not None
    assert left - 4 <= found[0] < found[2] <= right + 4
    assert top <= found[1] < found[3] <= bottom + 4
    assert ImageChops.difference(painted(air), painted(with_pawn)).getbbox() is not None


def test_sides_are_told_apart_by_shape_and_by_light() -> None:
    for wide in (62, 31):
        alphas = [pieces.pawn(wide, seat, "").getchannel("A").point(lambda v: 255 * (v > 230)) for seat in (1, 2)]
        assert sum(ImageChops.difference(*alphas).histogram()[1:]) > 0.05 * wide * wide
    axes = view.stage(8, 1).axes
    heads = [figures.pawn(axes, seat, "").image for seat in (1, 2)]
    assert heads[0].tobytes() != heads[1].tobytes()
    for sight in SIGHT.values():
        grounds = [lab(pieces.SIDES[seat].inlaid, sight)[0] for seat in (1, 2)]
        assert abs(grounds[0] - grounds[1]) > 35
        for side in pieces.SIDES.values():
            assert abs(lab(side.inlaid, sight)[0] - lab(side.ink, sight)[0]) > 35


@pytest.mark.parametrize("sight", SIGHT)
def test_woods_grow_lighter_from_level_to_level(sight: str) -> None:
    lights = [lab(pieces.WOODS[level], SIGHT[sight])[0] for level in sorted(pieces.WOODS)]
    assert all(higher - lower > 8 for lower, higher in pairwise(lights))


def test_every_part_of_a_position_is_seen() -> None:
    """Pictures of positions that differ in one thing differ."""
    here = table("c1 b1 r3@a1 b4@e1", hands=("2 5", "6"))
    others = [
        here,
        replace(here, hands=((2, 6), (6,))),
        at(here, 2),
        at(here, 3),
        table("c1 b1 r3@a1 r4@e1", hands=("2 5", "6")),
        table("c1 b1 r3@a1 b5@e1", hands=("2 5", "6")),
        table("c1 b1 r3@a1 b4@e1 e3", hands=("2 5", "6")),
        replace(here, trapped=table("r3@b1 c1 b1").trapped),
    ]
    pictures = [FACE.painter.paint(Scene(each, NAMES))[0].image() for each in others]
    assert all(ImageChops.difference(one, other).getbbox() for one, other in combinations(pictures, 2))


def high(text: str, size: int, weight: int) -> int:
    """How many pixels high a text is set in a picture: a phone shows half of them."""
    _, top, _, bottom = line(text, size, weight).font.getbbox(text)
    return round(bottom - top)


@pytest.mark.parametrize("size", [6, 8, 10])
def test_coordinates_on_the_plan_are_legible_on_a_phone(size: int) -> None:
    """Every menu names spaces by them."""
    cell = plan.geometry(size, 1).cell
    frame = plan._FRAMES[size]
    assert high("8", round(plan._LETTERS * frame * cell), 900) >= 21
    assert round(frame * cell) >= round(plan._LETTERS * frame * cell)


def test_levels_beside_pawns_are_legible_on_a_phone() -> None:
    cell = plan.geometry(8, 1).cell
    assert pieces.tag(cell, 2).height >= 29
    assert high("2", round(0.51 * cell), 1000) >= 21
    assert pieces.spot(cell, "c3", 2).width < cell


@pytest.mark.parametrize("many", range(1, 5))
def test_trapped_pawns_keep_within_their_space(many: int) -> None:
    """S5-21: however many lie under it."""
    here = table("c1 b1", hands=("", "2"))
    caged = replace(here, trapped=tuple(Pawn("c1", level, 1 + level % 2, 2 + level) for level in range(many)))
    spaces = plan.geometry(6, 1)
    empty, full = (Sheet(plan.bare(6, 1)) for _ in range(2))
    plan._captives(full, caged, spaces, "c1")
    left, top, right, bottom = spaces.box("c1")
    found = ImageChops.difference(empty.image(), full.image()).getbbox()
    assert found is not None
    assert left - 2 <= found[0] < found[2] <= right + 2
    assert top <= found[1] < found[3] <= bottom + 2
    assert len(full._things) == many


@pytest.mark.parametrize("size", SIZES)
def test_the_key_lies_beside_the_plan(size: str) -> None:
    """It explains the small signs, in the words of the teller."""
    here = start(size)
    left, sheet = plan.beside(here.size) + 12, Sheet(Image.new("RGB", (WIDTH, 640)))
    painter.lay_key(sheet, left, WIDTH - plan.EDGE, TELLER.key())
    painter.lay_blocks_left(sheet, left, here.blocks_left)
    areas = [each.area for each in sheet._things]
    assert min(area[0] for area in areas) >= plan.beside(here.size)
    assert max(area[2] for area in areas) <= WIDTH
    assert max(area[3] for area in areas) <= plan.foot(here.size)
    assert len(TELLER.key()) == len(painter._key_signs())


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("size", SIZES)
def test_the_large_view_keeps_within_a_picture_and_shows_every_space_from_each_side(size: str, turns: int) -> None:
    here = start(size)
    spot = view.large_stage(here.size, turns)
    spaces = [f"{file}{rank}" for file in "abcdefghij"[: here.size] for rank in range(1, here.size + 1)]
    cells = [(column, row) for column in range(here.size) for row in range(here.size)]
    assert sorted(spot.seen(space) for space in spaces) == cells
    below, beside = spot.letters()
    for space in spaces:
        column, row = spot.seen(space)
        assert {below[column], beside[row]} == {space[0], space[1:]}
    # A block's place is its lower left space, and of its four spaces the nearest to the left and to the front.
    assert spot.seen("c3", 2) == min(spot.seen(space) for space in ("c3", "d3", "c4", "d4"))
    sheet = view.large(Scene(here, NAMES), turns)
    assert sheet.size[0] == WIDTH
    assert sheet.size[1] <= HEIGHT
    areas = [each.area for each in sheet._things]
    assert min(area[0] for area in areas) >= 0
    assert max(area[2] for area in areas) <= WIDTH
    assert len(encode(sheet, FACE)) < 100_000
