"""The bench runs, for every game, and prints what it promises. How fast anything is, is asserted nowhere."""

from __future__ import annotations

import asyncio
import os
from io import BytesIO
from pathlib import Path

import chess.svg
import pytest
from PIL import Image

from bench import hints, pictures, start, thinking
from bench.__main__ import SEED, SUBJECTS, main
from bench.clicks import Heat, Plan, heats, rows
from bench.levels import PEOPLE
from bench.samples import BEGUN, dice, moments, whole_game
from bench.screen import Click
from bench.thinking import children
from cogs.pictures.pictures import face_of
from data.sqlite.store import SqliteStore
from render.catalogue import FACES
from render.picture import WIDTH, draw
from rules.catalogue import GAMES
from rules.core import Chance, Over
from rules.game import Game
from tests.bench.printing import printed, row
from tests.equipment import NO_CAIRO

pytestmark = pytest.mark.once

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@pytest.mark.parametrize("subject", ["rules", "pictures"])
def test_a_quick_run_prints_a_row_for_every_game(subject: str) -> None:
    lines = printed(subject, "--quick")
    assert "cores" in lines[0]
    assert lines[1] == f"seed {SEED}, quick: too few for figures"
    assert [word for line in lines if (word := line.partition(":")[0]) in SUBJECTS] == [subject]
    for key in GAMES:
        cells = row(lines, key)
        if subject == "rules" or key in FACES:
            assert float(cells[0].replace(",", "")) > 0
        else:
            assert set(cells) == {"–"}


def test_people_of_five_strengths_play_computers_that_are_to_fit() -> None:
    cells = row(printed("levels", "--quick"), "stranded, 1 people, played")
    assert sum(each.startswith("[") for each in cells) == len(PEOPLE), "each score has its interval"


def test_exercises_are_made_and_searched_again() -> None:
    """Every game has a row, with the time that its analysis and exercises took."""
    lines = printed("learning", "--quick")
    for key in GAMES:
        assert float(row(lines, key)[1]) > 0


def test_hints_are_searched_again_and_what_is_expected_is_compared_with_what_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every game has a row."""
    lines = printed("hints", "--quick")
    for key in GAMES:
        assert row(lines, key)[1:3] == ["of", "1"]
    monkeypatch.setattr(hints, "LEAST", 1)
    lines = printed("calibration", "--quick")
    for key in GAMES:
        assert any("(" in cell for cell in row(lines, key))


def test_analyses_are_made_twice_and_compared() -> None:
    lines = printed("analyses", "--quick")
    for key in GAMES:
        assert row(lines, key)[1] == "of"


def test_moves_are_measured_beside_busy_processes() -> None:
    """Every move is counted, and the busy processes end with the measurement."""
    lines = printed("busy", "--quick")
    for processes in ("0", "2"):
        assert row(lines, processes)[0] == str(len(GAMES))
    assert not [each for each in children(os.getpid()) if thinking.WORK in command_of(each)]


def command_of(process: int) -> str:
    """The command line of a process; empty if it has ended."""
    file = Path(f"/proc/{process}/cmdline")
    return file.read_text(encoding="utf-8") if file.exists() else ""


def test_an_unknown_subject_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["speed"])
    assert "no subject 'speed'" in capsys.readouterr().err


def test_without_a_rasteriser_the_pictures_stand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "no peer: CairoSVG cannot be used on this machine"
    monkeypatch.setattr(pictures, "rasteriser", lambda: (None, sentence))
    lines = printed("pictures", "--quick")
    assert sentence in lines
    for key in FACES:
        assert row(lines, key)[-5:] == ["–"] * 5


def test_the_peer_of_the_pictures_draws_a_chess_board() -> None:
    raster, lacking = pictures.rasteriser()
    if raster is None:
        assert lacking.startswith("no peer: CairoSVG cannot be used on this machine")
        pytest.skip(NO_CAIRO)
    board = chess.Board()
    board.push_san("e4")
    drawn = pictures.Drawn()
    pictures.draw_chess(board, raster, drawn)
    with Image.open(BytesIO(raster(chess.svg.board(board)))) as picture:
        assert (picture.format, picture.width) == ("PNG", WIDTH)
    assert drawn.sizes[0] > 1000
    assert drawn.seconds[0] > 0


def test_a_quick_run_of_load_prints_what_a_process_carries() -> None:
    lines = printed("load", "--quick")
    for name in ("clicks a second, 3 tables that never pause", "the most memory until then, MB"):
        ours, bare, beside = row(lines, name)
        assert float(ours) > 0
        assert float(bare) > 0
        assert beside.endswith("×")
    assert any("one process carries at the most" in line for line in lines)


@every_game
def test_the_same_seed_is_the_same_game(game: Game) -> None:
    assert whole_game(game, dice(1, game.key)) == whole_game(game, dice(1, game.key))
    assert whole_game(game, dice(1, game.key)) != whole_game(game, dice(2, game.key))


@every_game
def test_moments_are_what_a_table_sees(game: Game) -> None:
    game_row = whole_game(game, dice(3, game.key))
    seen = list(moments(game_row))
    assert all(not isinstance(session.position.turn(), Chance) for session in seen)
    assert all(session.state == "running" for session in seen[:-1])
    assert seen[-1].state == "over"
    assert isinstance(seen[-1].position.turn(), Over)
    assert len(seen[-1].played) == game_row.version - BEGUN == len(game_row.entries) - BEGUN
    versions = [session.version for session in seen]
    assert versions == sorted(set(versions))
    assert versions == [session.row.version for session in seen]
    assert all(session.recent() for session in seen if session.played)


@pytest.mark.parametrize("key", FACES)
def test_a_sample_has_as_many_pictures_as_asked_and_each_is_the_bots(key: str) -> None:
    sessions = pictures.sample(GAMES[key], dice(4, key), 25)
    assert len(sessions) == 25
    drawn = pictures.Drawn()
    data = pictures.draw(sessions[0], drawn)
    assert drawn.sizes == [sum(map(len, data))]
    assert 0 < drawn.encoding[0] < drawn.seconds[0]
    assert data == draw(face_of(sessions[0]), pictures.shown(sessions[0])).images


async def test_clicks_are_answered_at_every_load() -> None:
    found = await heats(5, Plan(alone=1, tables=2, rounds=1, spells=1, seconds=0.2, thinking=0.1, warming=0.0))
    assert [heat.name for heat in found[:-2]] == [f"{key}, 1 table" for key in GAMES if key in FACES]
    for heat in found:
        assert heat.ours
        assert heat.bare
        for click in heat.ours:
            assert click.kind in ("edited", "posted")
            assert click.acknowledged is not None
            assert click.shown is not None
            # The answer itself may come last: where a new board is posted, the old one is answered with its end.
            assert click.acknowledged > 0
            assert click.shown > 0
        assert all(click.kind == "edited" for click in heat.bare)
        assert next(rows(heat))[1] == str(len(heat.ours))


def test_a_click_that_was_given_up_has_no_figures() -> None:
    heat = Heat("late", ours=[Click(None, None, None), Click("edited", 0.001, 0.01)])
    every, edited, posted = rows(heat)
    assert every[:5] == ("late", "2", "1.0", "1.0", "10.0")
    assert edited[1] == "1"
    assert posted[1:] == ("0", *["–"] * 8)


async def test_stored_games_are_running_and_shown(tmp_path: Path) -> None:
    plies = await start.fill(tmp_path / "full.sqlite3", 6, seed=6)
    store = await SqliteStore.open(tmp_path / "full.sqlite3")
    try:
        assert await store.to_show() == []
        stored = [await store.session(number) for number in range(1, 7)]
        assert await store.session(7) is None
    finally:
        await store.close()
    assert {each.state for each in stored if each} == {"running"}
    assert sum(each.version - BEGUN for each in stored if each) == plies
    assert all(each.live and each.live.version == each.version for each in stored if each)
    assert len(await start.loads(tmp_path / "full.sqlite3", 4, 6, seed=6)) == 4


def test_start_up_is_measured_beside_an_empty_database_and_a_bare_bot() -> None:
    found, taken, looked, told, plies, size = asyncio.run(start.run(7, stored=4, starts=1, loaded=6, quick=True))
    assert [each.name for each in found] == [
        "bare discord.py bot",
        "our bot, nothing stored",
        "our bot, 4 running games",
    ]
    assert all(len(each.seconds) == len(each.memory) == 1 for each in found)
    assert len(taken) == 4
    assert len(looked) == len(told) == 6
    assert plies >= 4
    assert size > 0


def test_the_noise_of_every_game_and_way_to_play() -> None:
    lines = printed("noise", "--quick")
    for key, game in GAMES.items():
        for way in ("random", "first"):
            found = [float(each.replace(",", "")) for each in row(lines, f"{key}, {way}")]
            turns, presses, words, messages, edits, pings, high, most = found
            assert 300 < high <= most
            assert turns >= 1
            assert presses >= 1
            assert words > 1
            assert messages >= 2
            assert edits >= 1
            assert (pings > 0) == (game.seats[-1] > 1)


def test_clicks_while_computers_think() -> None:
    lines = printed("thinking", "--quick")
    for name in ("held", "thinking"):
        clicks, shown, most, *_ = row(lines, f"1 process, {name}")
        assert int(clicks) == thinking.QUICK.clicks
        assert 0 < float(shown.replace(",", "")) <= float(most.replace(",", ""))
    assert float(row(lines, "1 process, thinking")[-1]) > 10, "the memory of the process that thinks"
    assert f"1: at the end computers still thought at {thinking.QUICK.tables} tables" in lines


def test_stalls_are_those_of_a_span(tmp_path: Path) -> None:
    file = tmp_path / "stalls"
    file.write_text("10.0 0.1\n11.0 0.2\n12.5 0.3\n")
    assert thinking.stalls(file, 10.5, 12.0) == [0.2]
