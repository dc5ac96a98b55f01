"""The pictures of Stranded on Mars: what each shows, and that it can be told apart."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from render.kit.theme import Rgb, Tint
from render.mars.picture import table, tints
from render.mars.picture.row import LONG, line_of
from render.picture import HEIGHT
from rules.mars.cards import Phase
from rules.mars.events import GameEnd
from rules.mars.piles import NONE, pile
from rules.mars.row import Faceup
from rules.mars.state import Pending
from tests.render.mars import differ, drawn, on, painted
from tests.render.sight import SIGHT, lab, luminance
from tests.rules.mars_tables import after, fight, new


def row_box(place: int, small: bool = False, cards: int = 0) -> tuple[int, int, int, int]:
    """Where the card of this place (from 1) lies in the picture, in a row of so many `cards`."""
    wide, high = (88, 104) if small else (144, 164)
    each, step = line_of(cards or (LONG + 1 if small else 1))
    x = table.EDGE + round((place - 1) % each * step)
    y = table.ROW_TOP + (place - 1) // each * (high + 9)
    return x, y, x + wide, y + high


@pytest.mark.parametrize("cards", [1, 5, 6, 14, LONG, LONG + 1, 30, 59])
def test_rows_of_any_length_fit(cards: int) -> None:
    """Each card shows: another one in its place changes that place."""
    here = fight("h5.plain", " ".join(["s.weak"] * cards))
    picture = painted(on(here))
    assert picture.height <= HEIGHT
    small = cards > LONG
    for place in {1, cards // 2 + 1, cards}:
        row = list(here.row)
        row[place - 1] = Faceup("s.meal")
        box = row_box(place, small, cards)
        assert box[2] <= picture.width
        assert box[3] <= picture.height
        assert differ(on(here), on(replace(here, row=tuple(row))), box)


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("h4.card1", "h4.sort"),  # another ability
        ("h4.card1", "h4.card1!"),  # used
        ("h4.card1", "h4.card1+"),  # doubled
        ("h4.card1", "h4.card1*"),  # taken by a free draw
        ("s.daze", "a.daze"),  # the same value from another deck
        ("h2.plain", "s.sharp"),
        ("a.hunger1", "a.hunger2"),
    ],
)
def test_a_card_shows_what_it_is_and_can_do(one: str, other: str, small: bool) -> None:
    """MA-12, MA-15, MA-24."""
    rest = " s.weak" * (LONG if small else 2)
    boxes = [row_box(1, small), row_box(2, small)]
    first, second = on(fight("h5.plain", one + rest)), on(fight("h5.plain", other + rest))
    assert differ(first, second, boxes[0])
    assert not differ(first, second, boxes[1])


@pytest.mark.parametrize("small", [False, True])
def test_fear_chapters_and_life_change_cards(small: bool) -> None:
    """MA-17, MA-30: made 0, left out, worth 1 more, and no longer usable."""
    rest = " s.weak" * (LONG if small else 2)
    box = row_box(1, small)
    plain, feared = fight("h5.plain", f"h4.card1{rest} s.weak"), fight("h5.plain", f"h4.card1{rest} a.fear")
    assert differ(on(plain), on(feared), box)
    half, plus, usual = (fight(code, f"s.weak{rest} h4.card1 h4.sort") for code in ("f.half", "f.plus", "f.20"))
    assert differ(on(half), on(usual), row_box(1 + (LONG if small else 2), small))
    assert differ(on(plus), on(usual), box)
    meal, full = (fight("h5.plain", f"s.meal{rest}", life=life) for life in (10, 22))
    assert differ(on(meal), on(full), box)


def test_places_that_may_be_chosen_are_marked() -> None:
    here = fight("h5.plain", "s.meal s.weak", free=2)
    bare = on(here)
    left, top, right, bottom = table.pile_box(0)
    boxes = {"draw": (left, top, right, bottom), "use 1": row_box(1), "use 2": row_box(2)}
    for words, box in boxes.items():
        marked = replace(bare, choices=(tuple(words.split()),))
        assert {each for each, where in boxes.items() if differ(bare, marked, where)} == {words}
        picked = replace(bare, chosen=tuple(words.split()))
        assert differ(picked, marked, box)
    offered = on(after(new(), "final f.25", "final f.toll", "deal h1.card2", "deal h1.copy"))
    halves = [(0, table.MIDDLE - 6, 270, table.PILES_TOP), (270, table.MIDDLE - 6, 512, table.PILES_TOP)]
    for which, half in enumerate(halves, 1):
        marked = replace(offered, choices=(("face", str(which)),))
        assert [differ(offered, marked, each) for each in halves] == [each is half for each in halves]
    view = on(after(fight("h3.life1", "h3.sort s.weak"), "use 1", "look", "card s.weak", "enough"))
    assert differ(view, replace(view, choices=(("drop", "1"),)), (250, table.MIDDLE, 510, table.PILES_TOP))


def test_the_panel_shows_how_the_fight_stands() -> None:
    """MA-12, MA-13, MA-26: value, sum, free draws, the phase lit, hunger, a stop card."""
    here = fight("h3.life1", "h2.plain s.weak", free=2)
    panel = (table.PANEL_LEFT, table.MIDDLE, table.PANEL_LEFT + table.PANEL_WIDE, table.PILES_TOP)
    foe = (table.EDGE, table.MIDDLE, table.PANEL_LEFT - 6, table.PILES_TOP)
    for row in ("h2.plain s.focus", "h2.plain a.hunger1", "h2.plain a.stop"):
        assert differ(on(here), on(fight("h3.life1", row, free=2)), panel)
    assert differ(on(here), on(replace(here, free=1)), panel)
    stepped = replace(here, lowered=1)
    assert differ(on(here), on(stepped), panel)
    assert differ(on(here), on(stepped), foe)
    asked = after(fight("h3.life1", "h1.destroy s.weak"), "use 1")
    assert differ(on(asked), on(replace(asked, pending=Pending("swap1", 0, 1))), panel)


def test_life_shows_what_ending_would_cost() -> None:
    """MA-18, MA-33: but not where the fight cannot be ended."""
    strip = (0, table.TRACK_TOP, 800, table.MIDDLE)
    cheap, dear = fight("h3.life1", "h5.plain"), fight("h5.plain", "h5.plain")
    assert differ(on(cheap), on(dear), strip)
    must, other = fight("f.20", "h5.plain"), fight("f.40", "h5.plain")
    assert not differ(on(must), on(other), strip)
    assert differ(on(cheap), on(replace(cheap, life=9)), strip)


def test_piles_and_chapters_show() -> None:
    """Counts of all six, and how many cards are known on top and at the bottom of the stack."""
    here = fight("h3.life1", "s.weak")
    strip = (0, table.PILES_TOP, 800, table.ROW_TOP - 6)
    card = pile(["s.weak"])
    others = [
        replace(here, middle=card),
        replace(here, middle=card, top=("s.weak",)),
        replace(here, middle=card, bottom=("s.weak",)),
        replace(here, discard=card),
        replace(here, destroyed=card),
        replace(here, hazards=NONE),
        replace(here, past=pile(["h1.copy"])),
        replace(here, aging=pile(["a.lost"])),
    ]
    for one, other in combinations([here, *others], 2):
        assert differ(on(one), on(other), strip)
    plates = (table.PLATES_LEFT, table.MIDDLE, 780, table.PILES_TOP)
    fought = fight("f.20", "s.weak", finals=("f.20", "f.toll"))
    beaten = replace(fought, foe="f.toll", beaten=("f.20",))
    assert differ(on(fought), on(beaten), plates)


def test_won_and_lost_look_apart_and_nothing_is_asked_of_either() -> None:
    won = after(replace(fight("f.20", "h5.plain+ h5.plain+ h4.card1+"), beaten=("f.25",)), "end")
    lost = replace(won, ending=GameEnd.HUNGER)
    assert painted(on(won)) != painted(on(lost))
    end = after(fight("h5.plain", "s.meal", life=3), "end")
    assert painted(on(end)) == painted(replace(on(end), stopped=True))


@pytest.mark.parametrize("sight", SIGHT)
def test_the_phases_differ_for_every_eye_and_in_shape(sight: str) -> None:
    bodies = [lab(tints.PHASES[phase].body, SIGHT[sight]) for phase in (Phase.GREEN, Phase.YELLOW, Phase.RED)]
    assert all(math.dist(one, other) > 20 for one, other in combinations(bodies, 2))
    shapes = [drawn(name) for name in ("green", "yellow", "red", "final")]
    for one, other in combinations(shapes, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255 > 0.04


@pytest.mark.parametrize("tint", [tints.START, tints.KNOWLEDGE, tints.OLD, tints.HAZARD, tints.CHAPTER])
def test_print_on_cards_is_legible(tint: Tint) -> None:
    """WCAG 2.2, 1.4.3: 4.5 to 1."""
    assert contrast(tint.body, tint.ink) > 4.5
    assert contrast(tint.body, tints.FACE) > 4.5


@pytest.mark.parametrize("ground", [tints.TABLE, tints.PANEL])
def test_print_on_the_table_is_legible(ground: Rgb) -> None:
    for ink in (tints.SOFT, tints.RISK, tints.LIFE):
        assert contrast(ground, ink) > 4.5


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
