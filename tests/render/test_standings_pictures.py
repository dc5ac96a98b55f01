"""Pictures of tournaments' standings: readable on a phone and without colours, nothing hidden, the same in words."""

from __future__ import annotations

import io
import math
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from PIL import Image

from cogs.pictures.crosstables import Field, standings
from render.kit.fonts import Line
from render.kit.sheet import Sheet
from render.kit.theme import THEME
from render.tournaments import picture
from render.tournaments.drawing import draw
from render.tournaments.picture import GROUNDS, NAME, SIGN, SMALL, WIDTH, sheet
from render.tournaments.table import Layout, Mark, Result, Row, Standings
from render.tournaments.words import LONGEST, alt, number, sign, written
from tests.pseudo import spoken
from tests.render.sight import SIGHT, lab, luminance
from tests.tournaments import fields
from words import ENGLISH, LANGUAGES, Language, of

MADE: dict[str, Callable[[random.Random], Field]] = {
    "3": lambda dice: fields.division(dice, 3, odd=0),
    "6 of whom some withdrew": lambda dice: fields.division(dice, 6),
    "8": lambda dice: fields.division(dice, 8),
    "12": lambda dice: fields.division(dice, 12),
    "6 twice": lambda dice: fields.division(dice, 6, double=True, odd=0),
    "12 twice": lambda dice: fields.division(dice, 12, double=True),
    "10 before the first result": lambda dice: fields.division(dice, 10, over=0, odd=0),
    "16": lambda dice: fields.division(dice, 16),
    "swiss of 30": lambda dice: fields.swiss(dice, 30),
    "threes": lambda dice: fields.tables(dice, 9, 3),
    "fours": lambda dice: fields.tables(dice, 14, 4),
}
each_field = pytest.mark.parametrize("made", MADE)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def pages(field: Field) -> list[Standings]:
    return [standings(field, page) for page in range(1, field.pages + 1)]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Line, tuple[float, float, float, float]]]:
    """Every line that is written on a sheet, with what it covers."""
    found: list[tuple[Line, tuple[float, float, float, float]]] = []

    def note(_self: Sheet, line: Line, x: float, y: float, _fill: object, anchor: str) -> None:
        if line.text:
            left, top, right, bottom = line.box(anchor)
            found.append((line, (x + left, y + top, x + right, y + bottom)))

    monkeypatch.setattr(Sheet, "write", note)
    return found


# ---- what is seen ----


@pytest.mark.parametrize("sight", SIGHT)
def test_results_differ_for_every_eye(sight: str) -> None:
    """A difference of 2.3 is just noticed; 20 is plain at a glance."""
    bodies = {mark: lab(GROUNDS[mark].fill, SIGHT[sight]) for mark in (Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.OPEN)}
    for one, other in combinations(bodies, 2):
        assert math.dist(bodies[one], bodies[other]) > 15, (one, other)
    lightness = [bodies[each][0] for each in (Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.OPEN)]
    assert lightness == sorted(lightness, reverse=True)


@pytest.mark.parametrize("mark", Mark)
def test_signs_stand_out_from_their_squares(mark: Mark) -> None:
    """The contrast that WCAG 2.2 asks of small text, 4.5 to 1; edges of hollow squares and zones need 3 to 1."""
    ground = GROUNDS[mark]
    assert contrast(ground.fill, ground.ink) > 4.5
    assert contrast(THEME.plate, THEME.parchment) > 4.5
    if mark in (Mark.WIN, Mark.DRAW, Mark.LOSS):
        assert contrast(THEME.plate, ground.edge) > 3
    for zone in picture.ZONES.values():
        assert contrast(THEME.table, zone) > 3


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_result_has_its_own_sign() -> None:
    """Nothing is told by a colour alone."""
    marks = [Result(mark, played) for mark in (Mark.WIN, Mark.DRAW, Mark.LOSS) for played in (True, False)]
    signs = [sign(each) for each in (*marks, Result(Mark.OPEN), Result(Mark.ANNULLED))]
    assert len(set(signs)) == len(signs) == 8


@each_field
def test_nothing_overlaps_or_leaves_the_picture(
    made: str, dice: random.Random, lines: list[tuple[Line, tuple[float, float, float, float]]]
) -> None:
    for language in LANGUAGES:
        for page in pages(MADE[made](dice)):
            lines.clear()
            drawn = sheet(page, written(of(language), page))
            assert drawn.size[0] == WIDTH
            wide, high = drawn.size
            for line, (left, top, right, bottom) in lines:
                assert min(left, top, wide - right, high - bottom) >= 0, line.text
            for (one, first), (other, second) in combinations(lines, 2):
                apart = first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]
                assert apart, f"{one.text} overlaps {other.text}"


@each_field
def test_letters_are_large_enough_for_a_phone(
    made: str, dice: random.Random, lines: list[tuple[Line, tuple[float, float, float, float]]]
) -> None:
    """A phone shows half of the size: names 15 pixels, results at least 11."""
    for page in pages(MADE[made](dice)):
        texts = written(of(ENGLISH), page)
        lines.clear()
        sheet(page, texts)
        names = {row.name for row in page.rows} | {each.unnamed for each in texts.rows}
        signs = {each for row in texts.rows for cell in row.signs for each in cell}
        for line, _ in lines:
            if line.text.rstrip("…") and any(line.text.rstrip("…") in name for name in names if len(line.text) > 2):
                assert line.font.size == NAME, line.text
            if line.text in signs:
                assert line.font.size >= SMALL, line.text
        assert max(line.font.size for line, _ in lines if line.text in signs or not signs) >= SIGN - 6


@each_language
def test_nothing_but_names_is_cut(
    language: Language, dice: random.Random, lines: list[tuple[Line, tuple[float, float, float, float]]]
) -> None:
    for make in MADE.values():
        for page in pages(make(dice)):
            lines.clear()
            sheet(page, written(of(language), page))
            whole = {row.name for row in page.rows}
            for line, _ in lines:
                if line.text.endswith("…"):
                    assert any(name.startswith(line.text[:-1]) for name in whole), line.text


def test_words_that_are_much_longer_are_set_smaller(
    dice: random.Random, lines: list[tuple[Line, tuple[float, float, float, float]]]
) -> None:
    with spoken() as language:
        page = standings(fields.swiss(dice, 12))
        sheet(page, written(of(language), page))
    said = [line for line, _ in lines if line.text.startswith("[")]
    assert said
    assert all(line.font.size >= 12 for line in said)


@each_field
def test_a_file_is_small_and_its_columns_meet_the_rows(made: str, dice: random.Random) -> None:
    for page in pages(MADE[made](dice)):
        drawn = draw(page, of(ENGLISH))
        assert len(drawn.images[0]) < 45_000
        with Image.open(io.BytesIO(drawn.images[0])) as image:
            assert image.width == WIDTH
            assert image.height <= 1100, "it fits on a phone's screen"


def test_a_win_is_lighter_than_a_draw_and_a_draw_than_a_loss() -> None:
    """In the file itself, in grey."""
    results = [(Result(each),) for each in (Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.OPEN)]
    row = Row(1, 1, "Ann", tuple(results), Fraction(3, 2))
    shown = Standings(Layout.ROUNDS, (1, 2, 3, 4), (row,), 3, 4)
    with Image.open(io.BytesIO(draw(shown, of(ENGLISH)).images[0])) as image:
        grey = image.convert("L")
    side = picture._frame(shown, written(of(ENGLISH), shown))
    values = [grey.getpixel((side.left + side.side * at + 8, picture.HEAD + picture.ROW // 2)) for at in range(4)]
    steps = [int(one) - int(other) for one, other in pairwise(values)]  # type: ignore[arg-type]
    assert all(step > 10 for step in steps), values


def test_a_place_that_is_shared_leaves_columns_that_can_be_found() -> None:
    """Where two have the same place, the dark squares say which column is whose; else they are empty."""
    cells: tuple[tuple[Result, ...], ...] = ((), (Result(Mark.DRAW, rows=(2,)),))
    rows = [Row(1, 1, "Ann", cells, Fraction(1, 2)), Row(2, 1, "Ben", cells[::-1], Fraction(1, 2))]
    shared = Standings(Layout.CROSS, (1, 2), tuple(rows), 1, 1)
    alone = Standings(Layout.CROSS, (1, 2), (rows[0], Row(2, 2, "Ben", cells[::-1], Fraction(0))), 1, 1)
    box = (0, 0, WIDTH, picture.HEAD + picture.ROW)
    one, other = (sheet(each, written(of(ENGLISH), each)).image().crop(box) for each in (shared, alone))
    assert one.tobytes() != other.tobytes()


# ---- what is said ----


@each_field
@each_language
def test_an_alternative_text_fits_and_names_everybody(made: str, language: Language, dice: random.Random) -> None:
    for page in pages(MADE[made](dice)):
        said = alt(of(language), page)
        assert len(said) <= LONGEST
        assert len(said.splitlines()) == 1 + len(page.rows)
        for row, line in zip(page.rows, said.splitlines()[1:], strict=True):
            assert line.startswith(f"{row.number}. "), line
            assert number(row.points) in line
            assert row.name[:12] in line


def test_an_alternative_text_says_every_result(dice: random.Random) -> None:
    """Of six people, whoever they met and how it went."""
    page = standings(fields.division(dice, 6, odd=0, over=0.7))
    said = alt(of(ENGLISH), page).splitlines()[1:]
    verbs = {Mark.WIN: "beat ", Mark.DRAW: "drew with ", Mark.LOSS: "lost to ", Mark.OPEN: "yet to finish against "}
    for row, line in zip(page.rows, said, strict=True):
        for (result,) in (cell for cell in row.cells if cell):
            (told,) = [part for part in line.partition("(")[2].rstrip(")").split("; ") if verbs[result.mark] in part]
            assert str(result.rows[0]) in told.replace(",", " ").split(), (line, result)


def test_an_alternative_text_of_a_small_group() -> None:
    cells = {
        1: ((), (Result(Mark.WIN, rows=(2,)),), (Result(Mark.WIN, played=False, rows=(3,)),)),
        2: ((Result(Mark.LOSS, rows=(1,)),), (), (Result(Mark.OPEN, rows=(3,)),)),
        3: ((Result(Mark.LOSS, played=False, rows=(1,)),), (Result(Mark.OPEN, rows=(2,)),), ()),
    }
    rows = (
        Row(1, 1, "Ann", cells[1], Fraction(2)),
        Row(2, 2, "Ben", cells[2], Fraction(0)),
        Row(3, 2, "\u200b", cells[3], Fraction(0), gone=True),
    )
    shown = Standings(Layout.CROSS, (1, 2, 3), rows, 2, 3)
    assert alt(of(ENGLISH), shown).splitlines() == [
        "Places, points and results, with 2 of 3 games finished. Opponents are numbered by row.",
        "1. Ann: 2 (beat 2; 1 without a game)",
        "2. Ben: 0 (lost to 1; yet to finish against 3)",
        "3. Player 3: 0 (place 2; withdrew; yet to finish against 2; 0 without a game)",
    ]
    assert written(of(ENGLISH), shown).legend == "+ − no game played"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(11, 2), "5½"),
        (Fraction(7, 3), "2⅓"),
        (Fraction(12), "12"),
        (Fraction(5, 12), "0"),
    ],
)
def test_points_are_written_as_people_write_them(value: Fraction, shown: str) -> None:
    assert number(value) == shown


def _rows() -> Iterator[Row]:
    for place in range(1, 13):
        yield Row(place, place, "W" * 32, (), Fraction(place))


def test_long_names_leave_room_for_all_rows() -> None:
    """Names become shorter before a row is lost."""
    said = alt(of(ENGLISH), Standings(Layout.ROUNDS, (), tuple(_rows()), 0, 0))
    assert len(said.splitlines()) == 13
