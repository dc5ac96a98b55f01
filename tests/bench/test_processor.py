"""The processor time of a click beside two peers, one of which is a usual chess bot."""

from __future__ import annotations

import os
import time
from io import BytesIO

import pytest
from PIL import Image

from bench import pictures, processor
from bench.figures import processor_time
from render.catalogue import FACES
from render.picture import WIDTH
from tests.bench.printing import printed, row
from tests.equipment import NO_CAIRO

pytestmark = pytest.mark.once


@pytest.fixture
def cairo() -> None:
    """The rasteriser of the peer, which is read when a test needs it."""
    if pictures.rasteriser()[0] is None:
        pytest.skip(NO_CAIRO)


def test_a_quick_run_prints_what_a_click_takes_at_each_game() -> None:
    lacking = pictures.rasteriser()[1]
    lines = printed("processor", "--quick")
    for key in FACES:
        clicks, ours, usual, bare, to_usual, to_bare, *shown = row(lines, key)
        assert int(clicks) == processor.QUICK.clicks
        assert float(ours) > 0
        assert float(bare) > 0
        assert to_bare.endswith("×")
        assert (usual == to_usual == shown[1] == "–") == bool(lacking)
    for what in ("opened", "clicked"):
        rounds, ours, usual, bare, *_ = row(lines, f"{processor.QUICK.tables} tables {what} in one moment")
        assert int(rounds) == 1
        assert usual == "–"
        assert float(ours) > float(bare) > 0


def test_without_a_rasteriser_there_is_no_usual_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "no peer: CairoSVG cannot be used on this machine"
    monkeypatch.setattr(processor, "rasteriser", lambda: (None, sentence))
    lines = printed("processor", "--quick")
    assert sentence in lines
    assert {row(lines, key)[2] for key in FACES} == {"–"}


@pytest.mark.usefixtures("cairo")
def test_the_usual_bot_draws_boards_as_wide_as_ours() -> None:
    from bench.usual_bot import board_of, drawn

    with Image.open(BytesIO(drawn(board_of("e2e4 e7e5")))) as picture:
        assert (picture.format, picture.width) == ("PNG", WIDTH)


@pytest.mark.usefixtures("cairo")
def test_the_usual_bot_refuses_a_stored_move_that_is_illegal() -> None:
    from bench.usual_bot import board_of

    with pytest.raises(ValueError, match="e2e5"):
        board_of("e2e5")


@pytest.mark.usefixtures("cairo")
@pytest.mark.parametrize(
    ("moves", "sentence"),
    [("", "White to move"), ("e2e4", "Black to move"), ("f2f3 e7e5 g2g4 d8h4", "Game over: 0-1")],
)
def test_the_usual_bot_tells_whose_turn_it_is(moves: str, sentence: str) -> None:
    from bench.usual_bot import board_of, told

    assert told(board_of(moves)) == sentence


def test_the_processor_time_of_a_process_is_its_own() -> None:
    """This process has used at least what it has just been told that it used, and asking takes less than a second."""
    told = time.process_time()
    assert told <= processor_time(os.getpid()) < told + 1
