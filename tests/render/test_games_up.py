"""The Game's Up! in words and as a picture."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.games_up.picture import layers, painter, tiles
from render.games_up.picture.painter import GEOMETRIES, STYLES
from render.games_up.words.teller import GamesUpTeller
from render.kit.fonts import line
from render.kit.geometry import Geometry
from render.kit.sheet import Sheet
from render.scene import Scene
from rules.core import Over, Played
from rules.games_up import GAME, SQUARES, GamesUp, Move, Piece
from rules.notation import continuations, legal
from tests import seeds
from tests.faces import english
from tests.render.plays import play
from tests.render.sight import SIGHT, lab, outline
from tests.rules.games_up_diagrams import after, alone, begun, position
from words import ENGLISH, of

FACE = english("games_up")
TELLER = GamesUpTeller(of(ENGLISH))
NAMES = ("Alice", "Bob")

MIDDLE = """
    .    r2   r3b4   .    .   .
    r6   .    .      .    .   .
    .    b4r3 .      b6   .   .
    .    .    r2b5   r3r4 b1  .
    .    b1   .      b2b3 .   .
    b1   .    b3     .    .   b6
"""


def tell(here: GamesUp, *lines: str) -> list[str]:
    return TELLER.tell(play(here, *lines), NAMES)


# Labels and questions


def test_first_words_say_what_moves_and_what_it_turns_to() -> None:
    here = position(MIDDLE)
    assert TELLER.label(here, ["a5"]) == "6 on a5 (turns to 1)"
    assert TELLER.label(here, ["d3"]) == "Stack on d3, top 4 (turns to 3, can capture)"
    assert TELLER.label(here, ["e3"]) == "Blue’s 1 on e3 (turns to 6)"
    blue = position(MIDDLE, seat=2)
    assert TELLER.label(blue, ["e3"]) == "1 on e3 (turns to 6)"
    assert TELLER.label(blue, ["a5"]) == "Red’s 6 on a5 (turns to 1)"


def test_whole_plies_make_sense_alone() -> None:
    here = position(MIDDLE)
    assert TELLER.label(here, ["a5", "a4"]) == "a5 to a4"
    assert TELLER.label(here, ["e3", "e4"]) == "e3 to e4"
    assert TELLER.label(here, ["d3", "c4"]) == "d3 to c4, −1"
    assert TELLER.label(here, ["d3", "e3"]) == "d3 to e3: captures 1, ±0"
    leaping = alone("a5=r2 b5=r1 c5=b5 d5=b4b6")
    assert TELLER.label(leaping, ["a5", "c5"]) == "a5 leaps to c5: captures 5, +10"
    stacks = alone("a5=r2r3 b5=b4b3 f6=b1")
    assert TELLER.label(stacks, ["a5", "b5"]) == "a5 to b5: captures stack of 2, top 3, +8"


def test_the_longest_label_fits() -> None:
    tall = alone(f"a5={'b2' * 9}r1 b5={'r1' * 9}b5 f6=b1")
    label = TELLER.label(tall, ["a5", "b5"])
    assert label == "a5 to b5: captures stack of 10, top 5, +19"
    assert len(label) <= 80


def test_words_that_begin_no_ply_are_left_as_they_are() -> None:
    assert TELLER.label(begun(1), ["d4"]) == "D4"


def test_asking_names_the_ways_that_are_closed() -> None:
    """GU-11: but not that of a stack which the seat could not move anyway."""
    ask = "Move one of your pieces or one of blue’s."
    assert TELLER.ask(begun(1)) == ask
    red = ask.replace("blue", "red")[:-1]
    assert TELLER.ask(after(begun(1), "a5 a4")) == "Move a piece, but not straight back (a4–a5)."
    both = after(begun(1), "a5 a4", "b2 b3")
    assert TELLER.ask(both) == "Move a piece, but not straight back (b3–b2, a4–a5)."
    assert TELLER.ask(after(position(MIDDLE), "d3 e4")) == f"{red}."


# What happened


def test_moves_are_told() -> None:
    here = position(MIDDLE)
    assert tell(here, "a5 a4") == ["Alice moved a 6 from a5 to a4 (turned to 1)."]
    assert tell(here, "e3 e4") == ["Alice moved Bob’s 1 from e3 to e4 (turned to 6)."]
    assert tell(here, "d3 c4") == ["Alice moved a stack of 2 from d3 to c4 (top 4 turned to 3): −1, now 13 of 40."]
    assert tell(begun(1), "a6 a4") == ["Alice moved a 1 from a6 over a5 to a4 (turned to 6)."]


def test_captures_and_falling_scores_are_told() -> None:
    """GU-17: who is captured from falls, and a stack's new top may cost more than the capture brings."""
    stacks = alone("a5=r2r3 b5=b4b3 f6=b1")
    assert tell(stacks, "a5 b5") == [
        "Alice moved a stack of 2 from a5 to b5 (top 3 turned to 4) and captured Bob’s stack of 2: +8, now 13 of 40.",
        "Bob dropped from 7 to 0.",
    ]
    assert tell(alone("a5=r2 b5=b2 f6=b1"), "a5 b5") == [
        "Alice moved a 2 from a5 to b5 (turned to 5) and captured Bob’s 2: +7, now 7 of 40."
    ]
    costly = alone("a5=r2r4 b5=b1 f6=b1")
    assert tell(costly, "a5 b5")[0].endswith("(top 4 turned to 3) and captured Bob’s 1: ±0, now 6 of 40.")


def test_the_lot_and_resignations_are_told() -> None:
    log = play(GAME.new(2, {}), "first 2", "a2 a3", "resign 1")
    assert TELLER.tell(log, NAMES) == [
        "Bob was drawn at random to start.",
        "Bob moved a 1 from a2 to a3 (turned to 6).",
        "Alice resigned.",
    ]
    assert TELLER.result(log[-1].after, NAMES) == "Alice resigned, so Bob wins. Final scores: Alice 0 and Bob 0."
    assert [TELLER.badge(log[-1].after, seat) for seat in (1, 2)] == ["🏳️", "🟦"]
    assert [TELLER.badge(log[0].after, seat) for seat in (1, 2)] == ["🔴", "🟦"]


def test_results_say_why() -> None:
    """GU-18 to GU-20: every way in which a game ends by itself."""
    reached = after(alone("a5=r2r6r1 b5=b6b1 f6=b1", target=13), "a5 b5")
    assert TELLER.result(reached, NAMES) == (
        "Alice wins by reaching the target of 13 points. Final scores: Alice 21 and Bob 0."
    )
    stuck = alone("a1=b1r2")
    assert TELLER.result(replace(stuck, seat=2), NAMES) == (
        "Alice wins 3 to 0: no moves are left. Final scores: Alice 3 and Bob 0."
    )
    lonely = alone("a1=r1 f6=b1")
    now = lonely.history[-1]
    third = replace(lonely, history=(now,) * 3)
    assert TELLER.result(third, NAMES) == ("Draw: the same position occurred 3 times. Final scores: Alice 0 and Bob 0.")
    other_time = (now[0], now[1], ())
    sixty = replace(lonely, history=((other_time,) * 60) + (now,))
    assert TELLER.result(sixty, NAMES) == (
        "Draw: the scores are tied at 0, and there was no capture in 60 moves. Final scores: Alice 0 and Bob 0."
    )
    for over in (reached, third, sixty):
        why = TELLER.result(over, NAMES).partition(" Final scores: ")[0]
        assert TELLER.alt(Scene(over, NAMES)).startswith(f"The Game’s Up! {why} ")


# The position in words


def test_alt_text_reads_stacks_from_the_top() -> None:
    here = after(position(MIDDLE), "a5 a4", "e3 e4")
    assert TELLER.alt(Scene(here, NAMES)) == (
        "The Game’s Up! It’s Alice’s turn. Scores (target 40): Alice (red) 14, Bob (blue) 19. "
        "No moving straight back: e4 to e3 and a4 to a5. Moves without a capture: 2 of 60. "
        "The board is turned upside down. Red singles: a4 1, b6 2. "
        "Red stacks, top first: d3 red 4, 3 (2, sum 7); b4 red 3, blue 4 (2, sum 7). "
        "Blue singles: a1 1, c1 3, f1 6, b2 1, d4 6, e4 6. "
        "Blue stacks, top first: d2 blue 3, 2 (2, sum 5); c3 blue 5, red 2 (2, sum 7); c6 blue 4, red 3 (2, sum 7)."
    )


def long_board(heights: list[int], seed: int) -> GamesUp:
    """All 24 pieces in stacks of these heights, colours alternating as far as they last, at the end of a long game."""
    dice = seeds.dice(seed)
    left = {1: 12, 2: 12}
    board: dict[str, tuple[Piece, ...]] = dict.fromkeys(SQUARES, ())
    for square, height in zip(dice.sample(SQUARES, len(heights)), heights, strict=True):
        owner = dice.choice((1, 2))
        for _ in range(height):
            owner = owner if left[owner] else 3 - owner
            board[square] += (Piece(owner, dice.randint(1, 6)),)
            left[owner] -= 1
            owner = 3 - owner
    return GamesUp(200, False, True, tuple(board[square] for square in SQUARES), 1, quarters=2, seats=2)


@pytest.mark.parametrize(
    "heights", [[1] * 24, [2] * 12, [3] * 8, [4] * 6, [6, 6, 5, 5, 1, 1], [12, 11, 1], [23, 1], [2] * 8 + [1] * 8]
)
def test_the_longest_alt_text_fits_whole(heights: list[int]) -> None:
    """Whatever the players are called: two closed ways, the longest sentence of a last move, every piece."""
    names = ("W" * 60, "Ж" * 60)
    boards = 0
    for seed in range(200):
        if boards == 5:
            break
        here = long_board(heights, seed)
        plies = [Played(here, 1, ply, here.play(ply)) for ply in legal(here)]
        going_on = [each for each in plies if each.after.ended is None]
        if not going_on:
            continue
        boards += 1
        last = max(going_on, key=lambda each: len(TELLER.tell([each], NAMES)))
        end = last.after
        assert isinstance(end, GamesUp)
        now = end.history[-1]
        end = replace(end, closed=end.closed * 2, history=((now[0], now[1], ()),) * 58 + (now,) * 2)
        text = TELLER.alt(Scene(end, names, (last,)))
        assert len(text) <= 1024
        assert "No moving straight back: " in text
        assert "occurred 2 times" in text
        assert "Last: " in text
        assert not text.endswith("…")
        told = text.split("Last: ")[0]
        for square, stack in zip(SQUARES, end.board, strict=True):
            assert not stack or f" {square} " in told
    assert boards == 5


# The picture


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
