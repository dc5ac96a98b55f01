"""What a picture of standings shows follows from boards and places; the command draws it from a checking file."""

from __future__ import annotations

import random
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from PIL import Image

from cogs.pictures.__main__ import main
from cogs.pictures.crosstables import Field, standings
from render.tournaments.table import WIDEST, Layout, Mark, Result, Zone
from sandbox.process import ROOT
from tests.tournaments import fields
from tournaments.files import Apart, CheckingFile, Kind, Member, bound, encode, part
from tournaments.pairing.berger import division_rounds
from tournaments.pairing.boards import DUELS, TABLES, Board, How, Round, bye, kept_apart, skipped, walkover
from tournaments.pairing.field import Entrant
from tournaments.standings.places import Order, ranked

NAMES = {1: "Ann", 2: "Ben", 3: "Cid", 4: "Dee"}


def played(first: int, second: int, points: int) -> Board:
    return Board((first, second), (points, 2 - points), How.PLAYED)


def field(
    order: Order,
    *rounds: Round,
    count: int = 4,
    out: tuple[int, ...] = (),
    up: tuple[int, ...] = (),
    down: tuple[int, ...] = (),
) -> Field:
    placed = ranked([Entrant(number) for number in range(1, count + 1)], rounds, order, out)
    return Field(order, placed, rounds, NAMES, gone=out, up=up, down=down)


def duel(mark: Mark, row: int, *, game: bool = True) -> tuple[Result, ...]:
    return (Result(mark, game, (row,)),)


def test_a_crosstable_by_hand() -> None:
    """Ben and Cid have 1½, Cid one of it without a game; Ann has nothing, and Dee's games were annulled."""
    found = standings(
        field(
            Order.ROBIN,
            Round(1, (Board((1, 4), (0, 0), How.ANNULLED), played(2, 3, 1))),
            Round(2, (Board((4, 3), (0, 0), How.ANNULLED), played(1, 2, 0))),
            Round(3, (Board((2, 4), (0, 0), How.ANNULLED), walkover((3, 1), [3], DUELS))),
            out=(4,),
            up=(2,),
            down=(1,),
        )
    )
    assert (found.layout, found.columns, found.over, found.games) == (Layout.CROSS, (1, 2, 3, 4), 6, 6)
    assert [(row.name, row.place, row.points, row.zone, row.gone) for row in found.rows] == [
        ("Ben", 1, Fraction(3, 2), Zone.UP, False),
        ("Cid", 2, Fraction(3, 2), None, False),
        ("Ann", 3, Fraction(0), Zone.DOWN, False),
        ("Dee", None, Fraction(0), None, True),
    ]
    ben, cid, ann, dee = found.rows
    assert ben.cells == ((), duel(Mark.DRAW, 2), duel(Mark.WIN, 3), duel(Mark.ANNULLED, 4))
    assert cid.cells == (duel(Mark.DRAW, 1), (), duel(Mark.WIN, 3, game=False), duel(Mark.ANNULLED, 4))
    assert ann.cells == (duel(Mark.LOSS, 1), duel(Mark.LOSS, 2, game=False), (), duel(Mark.ANNULLED, 4))
    assert dee.cells == (*(duel(Mark.ANNULLED, row) for row in (1, 2, 3)), ())


def test_before_the_first_result_nobody_has_a_place() -> None:
    boards = tuple(Board(seats) for seats in division_rounds([1, 2, 3, 4])[0])
    found = standings(field(Order.ROBIN, Round(1, boards), up=(2,), down=(1,)))
    assert {row.place for row in found.rows} == {None}
    assert {row.zone for row in found.rows} == {None}
    assert sum(each.mark is Mark.OPEN for row in found.rows for cell in row.cells for each in cell) == 4


def test_two_games_each_stand_on_top_of_each_other_in_their_order() -> None:
    found = standings(field(Order.ROBIN, Round(1, (played(1, 2, 2),)), Round(2, (played(2, 1, 1),)), count=2))
    assert found.rows[0].cells == ((), (*duel(Mark.WIN, 2), *duel(Mark.DRAW, 2)))
    assert found.rows[1].cells == ((*duel(Mark.LOSS, 1), *duel(Mark.DRAW, 1)), ())


def test_pairs_kept_apart_are_no_games() -> None:
    found = standings(field(Order.ROBIN, Round(1, (kept_apart((1, 2), DUELS), played(3, 4, 2)))))
    assert (found.over, found.games) == (1, 1)
    (cid, *_) = found.rows
    assert cid.name == "Cid"
    ann = next(row for row in found.rows if row.name == "Ann")
    assert [cell for cell in ann.cells if cell] == [
        duel(Mark.DRAW, 3 if found.rows[2].name == "Ben" else 2, game=False)
    ]


def test_a_swiss_has_its_last_rounds_its_byes_and_buchholz() -> None:
    found = standings(
        field(
            Order.SWISS,
            *(Round(number, (played(1, 2, 1),)) for number in range(1, 5)),
            Round(5, (played(1, 2, 2), bye(3, DUELS))),
            Round(6, (Board((1, 3)), skipped(2, DUELS, 0))),
            count=3,
        )
    )
    assert (found.layout, found.columns) == (Layout.ROUNDS, (2, 3, 4, 5, 6))
    ann, ben, cid = found.rows
    assert ann.cells[3:] == (duel(Mark.WIN, 2), duel(Mark.OPEN, 3))
    assert ben.cells[4] == (Result(Mark.DRAW, played=False),)
    assert cid.cells == ((), (), (), (Result(Mark.WIN, played=False),), duel(Mark.OPEN, 1))
    assert [row.points for row in found.rows] == [Fraction(3), Fraction(5, 2), Fraction(1)]
    assert ann.tie_break is not None


def test_tables_show_places_and_first_places() -> None:
    found = standings(
        field(
            Order.TABLES,
            Round(1, (Board((1, 2, 3), (6, 3, 0), How.PLAYED), bye(4, TABLES))),
            Round(2, (Board((4, 1, 2, 3), (5, 5, 1, 1), How.PLAYED),)),
        )
    )
    assert found.layout is Layout.TABLES
    rows = {row.name: row for row in found.rows}
    assert [cell[0].place for cell in rows["Ann"].cells] == [1, 1]
    assert [cell[0].mark for cell in rows["Ben"].cells] == [Mark.DRAW, Mark.LOSS]
    assert [cell[0].place for cell in rows["Dee"].cells] == [0, 1]
    assert rows["Ann"].points == 11
    assert rows["Ann"].tie_break == Fraction(3, 2)


def test_pages_hold_everybody_once_in_their_order(dice: random.Random) -> None:
    whole = fields.swiss(dice, 30)
    found = [standings(whole, page) for page in range(1, whole.pages + 1)]
    assert [len(page.rows) for page in found] == [WIDEST, WIDEST, 6]
    assert [row.number for page in found for row in page.rows] == list(range(1, 31))
    assert fields.division(dice, 12).pages == 1
    assert standings(fields.division(dice, 13)).layout is Layout.ROUNDS


def test_both_sides_of_a_board_agree(dice: random.Random) -> None:
    """What one has won the other has lost, in every crosstable."""
    turned = {Mark.WIN: Mark.LOSS, Mark.LOSS: Mark.WIN}
    for count in range(3, 13):
        shown = standings(fields.division(dice, count, double=count % 2 == 0))
        for row in shown.rows:
            for column, cell in enumerate(row.cells, 1):
                other = shown.rows[column - 1].cells[row.number - 1]
                assert [each.played for each in cell] == [each.played for each in other]
                for one, two in zip(cell, other, strict=True):
                    both_lost = one.mark is two.mark is Mark.LOSS and not one.played
                    assert both_lost or turned.get(one.mark, one.mark) is two.mark


# ---- the command ----


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The checking file of a division of four and of a knockout."""
    members = [Member(number) for number in range(1, 5)]
    rounds = [Round(1, (played(1, 4, 2), played(2, 3, 1))), Round(2, (Board((4, 3)), Board((1, 2))))]
    parts = (
        part(Kind.ROBIN, members, rounds),
        part(Kind.KNOCKOUT, members, ()),
        part(Kind.ROBIN, members, (), division=2),
    )
    content = CheckingFile(1, (bound(b"\x07" * 32, published=False),), (), "press", "", Apart(), tuple(members), parts)
    path = tmp_path / "file.json"
    path.write_bytes(encode(content))
    return path


def test_the_command_draws_each_part_that_has_standings(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = file.with_name("drawn.png")
    assert main([str(file), "--out", str(out), "--names", "Ann,Ben,Cid", "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "Ergebnisse nach 2 von 4 Partien" in said
    assert "1. Ann: 1 (" in said
    assert "#4" in said, "a number stands for the name that isn't given"
    for name in ("drawn.png", "drawn-2.png"):
        with Image.open(file.with_name(name)) as image:
            assert image.width == 800
    assert not file.with_name("drawn-3.png").exists(), "a knockout has no standings"


def test_the_command_ends_with_a_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(file.with_name("none.json"))]) == 2
    assert "No such file" in capsys.readouterr().err
    assert main([str(file), "--out", str(file.parent / "nowhere" / "a.png")]) == 1
    assert "Can't write" in capsys.readouterr().err
    file.write_text("{}", encoding="utf-8")
    assert main([str(file)]) == 2
    assert "no checking file" in capsys.readouterr().err


def test_a_knockout_alone_has_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    members = (Member(1), Member(2))
    content = CheckingFile(1, (), (), "", "", Apart(), members, (part(Kind.KNOCKOUT, members, ()),))
    path = tmp_path / "file.json"
    path.write_bytes(encode(content))
    assert main([str(path)]) == 1
    assert "a knockout has none" in capsys.readouterr().err


def test_the_command_runs_alone(file: Path) -> None:
    command = [sys.executable, "-m", "cogs.pictures", str(file), "--out", str(file.with_name("a.png"))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Places, points and results, with 2 of 4 games finished.")
