"""Strata 5 in words and as a picture."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.catalogue import face
from render.face import ALT
from render.kit.fonts import line
from render.kit.sheet import Sheet
from render.picture import HEIGHT, WIDTH, encode
from render.scene import Scene
from render.strata5.picture import figures, painter, pieces, plan, view
from render.strata5.picture.marked import marked
from render.strata5.scenes import seen_by
from render.strata5.words.teller import Strata5Teller
from rules.core import Choice, Over, Played, Position, advance
from rules.notation import continuations, legal
from rules.strata5 import GAME, SIZES
from rules.strata5.plies import Block, Enter, Move, NoBlockLeft, NoPawnMoves, NoPlace, Passed, Pawn
from rules.strata5.position import Strata5
from tests import seeds
from tests.faces import english
from tests.render.plays import play
from tests.render.sight import SIGHT, lab
from tests.rules.strata5_diagrams import SUMMIT, after, at, table
from words import ENGLISH, Language, of

FACE = english("strata5")
TELLER = Strata5Teller(of(ENGLISH))
NAMES = ("Alice", "Bob")


def start(size: str = "8") -> Strata5:
    return GAME.new(2, {"size": size})


def choices(here: Position, *chosen: str) -> tuple[tuple[str, ...], ...]:
    return tuple((*chosen, word) for word in continuations(legal(here), chosen) if word)


OPENING = ("2 g2", "3 g1", "block c1", "2 a7", "2 b7", "block e7", "4 d2", "g2 h1", "block b1")


# What is told


def test_a_turn_is_one_sentence_with_the_ways() -> None:
    assert TELLER.tell(play(start(), *OPENING), NAMES) == [
        "Alice brought in the 2 via g1 to g2 (level 1), brought in the 3 via h2 and h1 to g1 (level 1) "
        "and laid a block on c1 to d2 (level 1).",
        "Bob brought in the 2 via a8 to a7 (level 1), brought in the 2 via b8 to b7 (level 1) "
        "and laid a block on e7 to f8 (level 1).",
        "Alice brought in the 4 via a2, b2 and c2 to d2 (level 1), moved the 2 from g2 via h2 to h1 (level 1) "
        "and laid a block on b1 to c2 (level 2).",
    ]


def test_a_live_board_tells_no_ways_and_no_levels() -> None:
    """The picture below its sentence shows them."""
    assert TELLER.tell_on_board(play(start(), *OPENING)[6:], NAMES) == [
        "Alice brought in the 4 to d2, moved the 2 from g2 to h1 and laid a block on b1."
    ]
    twice = TELLER.tell_on_board(play(table("c1 r3@a1 r2@c2", hands=("", "2")), "a1 b1", "c2 d1"), NAMES)
    assert "moved the 3 from a1 to b1 and the 2 from c2 to d1" in twice[0]


def test_the_way_that_is_told_is_the_way_that_is_drawn() -> None:
    log = play(start(), *OPENING[:8])
    ways = marked(Scene(log[-1].after, NAMES, tuple(log[6:]))).ways
    assert len(ways) == 2
    told = TELLER.tell(log[6:], NAMES)[0]
    for way in ways:
        assert all(space in told for space in way)


def test_captures_are_told() -> None:
    """S5-16: whose pawn, and its number."""
    before = table("c1 r3@a1 b5@c2", hands=("", "2"))
    log = play(before, "a1 c2")
    assert TELLER.tell(log, NAMES) == ["Alice moved the 3 from a1 via a2 and b2 to c2 (level 1), capturing Bob’s 5."]
    assert TELLER.label(before, ("a1", "c2")) == "a1 to c2, level 1: captures black’s 5"
    assert "can capture" in TELLER.label(before, ("a1",))


def test_what_a_block_traps_is_said_before_and_after() -> None:
    """S5-21: pawns of either colour, one's own first."""
    before = table("c1 r3@b1 b4@b2 r2@c1 r2@f1", part=3, hands=("", "2"))
    assert TELLER.label(before, ("block", "b1")) == "b1 to c2, level 3: traps your 3 and 2, and black’s 4"
    told = TELLER.tell(play(before, "block b1"), NAMES)[0]
    assert told == "Alice laid a block on b1 to c2 (level 3), trapping their own 3 and 2, and Bob’s 4."


CROWD = "b3 d3 b4 r2@a1 r3@b2 r4@e2 b6@d3 r5@d4 b3@e4 b2@e6"
"""A block on d3 traps three pawns and locks another."""


def test_pawns_are_counted_where_a_label_has_no_room_for_their_numbers() -> None:
    """German needs more room than English."""
    here = table(CROWD, part=3, hands=("2", "2 5"))
    assert TELLER.label(here, ("block", "d3")) == "d3 to e4, level 3: traps your 5, and black’s 6 and 3, locks your 4"
    german = face("strata5", of(Language("de"))).teller
    assert german.label(here, ("block", "d3")) == "d3 bis e4, Ebene 3: begräbt 3 Figuren, setzt 1 fest"


def test_what_is_locked_is_said_before_and_after() -> None:
    """S5-24: the pawns that a block leaves without any way, by number."""
    found = 0
    for here in (each.before for seed in range(3) for each in full_game("8", seed)):
        for ply in legal(here):
            if isinstance(ply, Block) and (walled := here.locked_by(ply)):
                found += 1
                label = TELLER.label(here, str(ply).split()).partition("locks ")[2]
                told = TELLER.tell(play(here, str(ply)), NAMES)[0].partition("locking ")[2]
                assert all(str(pawn.number) in label and str(pawn.number) in told for pawn in walled)
    assert found


def test_a_pawn_that_walks_into_a_prison_is_told() -> None:
    """S5-24: a lone block is one for a 4."""
    entering = table("", hands=("4", "2"))
    assert TELLER.label(entering, ("4", "a1")) == "4 from hand to a1, level 1: locked there for now"
    assert TELLER.tell(play(entering, "4 a1"), NAMES)[0].startswith(
        "Alice brought in the 4 via a2, b2 and b1 to a1 (level 1, locked for now)"
    )


def test_skipped_parts_are_told_and_asked_about() -> None:
    """S5-7: by whoever could not do them."""
    log = play(table("e1 e1 e1 r3@a1 b6@a2 b6@b1", seat=2, part=3, hands=("", "2")), "block c4")
    assert TELLER.tell(log, NAMES) == ["Bob laid a block on c4 to d5 (level 1).", "Alice couldn’t move a pawn."]
    assert TELLER.ask(log[-1].after) == "None of your pawns can move, so lay a block."
    log += play(log[-1].after, "block c2")
    assert TELLER.tell(log, NAMES)[1].startswith("Alice couldn’t move a pawn and laid a block on c2")


def test_a_second_pawn_is_asked_for_by_the_first() -> None:
    first = after(start(), "2 g2")
    assert TELLER.ask(start()) == "Move a pawn."
    assert TELLER.ask(first) == "Move a second pawn (not the one on g2)."
    assert TELLER.ask(after(first, "3 g1")) == "Lay a block."


def test_a_pawn_that_cannot_be_followed_by_another_is_told() -> None:
    """S5-7: with one pawn there is no second."""
    log = play(table("c1 r2@a1 b2@f6", hands=("", "2")), "a1 c1")
    assert TELLER.tell(log, NAMES) == [
        "Alice moved the 2 from a1 via b1 to c1 (level 1) and couldn’t move a second pawn."
    ]
    assert TELLER.ask(log[-1].after) == "None of your other pawns can move, so lay a block."


def test_a_turn_without_a_move_is_told() -> None:
    """S5-7, S5-28: the seat that could do nothing is named, and the other goes on."""
    here = start("6")
    passed = (NoPawnMoves(2), NoBlockLeft(2), Passed(2, 7), NoPawnMoves(1), NoPlace(1))
    ply = legal(here)[0]
    each = Played(here, 1, ply, replace(advance(here, ply), events=(NoBlockLeft(1), *passed)))
    told = TELLER.tell([each], NAMES)
    assert told[0].endswith("and had no blocks left.")
    assert told[1:] == ["Bob had to pass.", "Alice couldn’t move a pawn and had no place for a block."]


def test_the_fifth_level_wins_in_every_word() -> None:
    """S5-23."""
    before = table(f"{SUMMIT} r2@f1 r3@f2")
    assert TELLER.label(before, ("f1",)) == "2 on f1 (2 places, can win)"
    assert TELLER.label(before, ("f1", "d1")) == "f1 to d1, level 5 – you win"
    log = play(before, "f1 d1")
    assert TELLER.result(log[-1].after, NAMES) == "Alice reached level 5 and wins."
    assert [TELLER.status(Scene(log[-1].after, NAMES), seat) for seat in (1, 2)] == ["won", "lost"]
    assert marked(Scene(log[-1].after, NAMES)).summits == {"d1"}


def test_a_block_that_wins_says_so() -> None:
    """S5-25."""
    here = table("a5 r2@e5 r3@e6 r4@f5", part=3, hands=("2", "2 3"))
    assert TELLER.label(here, ("block", "e5")) == "e5 to f6, level 3: traps your 2, 3 and 4 – you win"
    over = after(here, "block e5")
    assert TELLER.result(over, NAMES).startswith("Alice wins with a block: all of Bob’s remaining pawns are locked.")


def test_every_ending_has_its_sentence() -> None:
    """S5-23 to S5-29: each names the winner, or says that it is a draw."""
    seen = {}
    for size in SIZES:
        for seed in range(25):
            end = ended(size, seed)
            turn = end.turn()
            assert isinstance(turn, Over)
            seen[turn.outcome.ending] = (TELLER.result(end, NAMES), turn.outcome.winners)
    seen_resigned = start().resign(2)
    assert TELLER.result(seen_resigned, NAMES) == "Bob resigned, so Alice wins."
    assert TELLER.badge(seen_resigned, 2) == "🏳️"
    assert TELLER.badge(seen_resigned, 1) != TELLER.badge(start(), 2)
    assert len(seen) >= 4
    assert len({sentence for sentence, _ in seen.values()}) >= len(seen)
    for sentence, winners in seen.values():
        assert ("draw" in sentence.lower()) == (not winners)
        assert all(NAMES[seat - 1] in sentence for seat in winners)


def ended(size: str, seed: int) -> Strata5:
    dice = seeds.dice(size, seed)
    here = start(size)
    while isinstance(turn := here.turn(), Choice):
        here = here.play(dice.choice(turn.plies))
    return here


def test_a_plate_tells_where_the_pawns_are() -> None:
    here = table("c1 r3@b1 b4@b2 r2@c1 b1 r2@f1", seat=2, part=3, hands=("", "2"))
    assert TELLER.status(Scene(here, NAMES), 1) == "1 on the board, 2 trapped"
    assert TELLER.status(Scene(here, NAMES), 2) == "laying a block"
    assert TELLER.status(Scene(here, NAMES, stopped=True), 2) == "1 trapped"
    assert TELLER.status(Scene(start(), NAMES), 2) == "all in hand"
    assert TELLER.status(Scene(replace(here, idle=55), NAMES), 2) == "laying a block, 5 turns left"


# Labels of beginnings


def test_beginnings_have_labels() -> None:
    here = after(start(), "2 g2", "3 g1", "block c1", "2 a7", "2 b7", "block e7")
    assert TELLER.label(here, ("g2",)).startswith("2 on g2 (")
    assert TELLER.label(here, ("4",)).startswith("4 from hand (")
    block = at(here, 3)
    assert TELLER.label(block, ("block",)) == f"Lay a block ({len(legal(block))} places)"
    assert TELLER.label(block, ("block", "b1")) == "b1 to c2, level 2"


# The whole position in words


def test_the_alt_text_tells_all() -> None:
    here = table("c1 b1 r3@a1 b4@e1 r2@c5 d1 b2@d1 d1", hands=("2 5", "6"), seat=2)
    text = TELLER.alt(Scene(here, NAMES))
    assert text.startswith(
        "Strata 5, turn 1. Bob is moving a pawn. Alice is red, Bob is black. Seen from black’s side."
    )
    ranks = text.split("a to f: ")[1].split(".")[0].split(", ")
    assert ranks == [
        f"{rank} {''.join(str(here.structure.level(f'{file}{rank}')) for file in 'abcdef')}" for rank in range(6, 0, -1)
    ]
    for block in here.structure.blocks:
        assert f" {block.place}" in text.split("Blocks by lower left space:")[1].split(".")[0]
    assert "In hand: 2 5" in text
    assert "In hand: 6" in text
    assert "Trapped: 2 in d1" in text
    assert f"{here.blocks_left} blocks left" in text


def test_positions_that_differ_in_one_thing_read_differently() -> None:
    here = table("c1 b1 r3@a1 b4@e1", hands=("2 5", "6"))
    others = [
        here,
        replace(here, hands=((2, 6), (6,))),
        replace(here, idle=3),
        replace(here, seat=2),
        at(here, 2),
        replace(here, step=at(here, 2).step, moved="a1"),
        table("c1 b1 r3@a1 r4@e1", hands=("2 5", "6")),
        table("c1 b1 r3@a1 b4@e1 e3", hands=("2 5", "6")),
        table("b1 r3@a1 b4@e1 c1", hands=("2 5", "6")),
    ]
    texts = {TELLER.alt(Scene(each, NAMES)) for each in others}
    assert len(texts) == len(others)


def test_the_fullest_board_fits_the_alt_text() -> None:
    longest = max(
        (TELLER.alt(Scene(each.after, ("W" * 40, "M" * 40))) for seed in range(4) for each in full_game("10", seed)),
        key=len,
    )
    assert 500 < len(longest) < ALT
    assert longest[-1] == "."


def full_game(size: str, seed: int) -> list[Played[Strata5]]:
    """Random plies, but blocks are laid high."""
    dice = seeds.dice(size, seed)
    here = start(size)
    found: list[Played[Strata5]] = []
    while isinstance(turn := here.turn(), Choice):
        plies = turn.plies
        if isinstance(plies[0], Block):
            plies = tuple(sorted(plies, key=lambda ply: (-here.lies_on(ply), str(ply)))[:3])  # type: ignore[arg-type]
        ply = dice.choice(plies)
        found.append(Played(here, turn.seat, ply, here.play(ply)))
        here = found[-1].after
    return found


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
