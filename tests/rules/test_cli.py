"""The engines on the command line: random games, and records replayed as JSON lines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.__main__ import main, random_game
from rules.catalogue import GAMES
from rules.game import Game
from rules.record import parse
from tests.commands import Ended, run_here
from tests.rules.walks import every_game

ROOT = Path(__file__).parents[2]

HEADER = "game: stranded\nseats: 3\noptions: blacks=2\n\n"
LAID = "".join(
    f"caps {file}{rank} {pair}\n"
    for (rank, file), pair in zip(
        ((rank, file) for rank in "12345" for file in "abcde" if file + rank != "c3"), ("rb", "yg") * 12, strict=True
    )
)
WHOLE = HEADER + LAID + "die r\ncorner a1\nresign 3\ndie b\nresign 1\n"
"""A whole game: seat 1 is on a1 when 3 resigns; 2 takes blue, 1 resigns, and 2 has won."""


def run(*arguments: str, stdin: str | bytes = "") -> Ended:
    """`python -m rules` with `arguments`."""
    return run_here(main, *arguments, stdin=stdin.encode() if isinstance(stdin, str) else stdin)


def printed(done: Ended) -> list[dict[str, Any]]:
    """What a replay that went well printed."""
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def refused(done: Ended) -> str:
    """The sentence of a run that failed: one line, and no traceback."""
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    [sentence] = done.stderr.splitlines()
    return sentence


# A random game


@every_game
def test_a_random_game_is_a_whole_record(game: Game) -> None:
    done = run(game.key, "--seed", "5")
    assert done.stderr == ""
    header, _, body = done.stdout.partition("\n\n")
    lines = header.splitlines()
    options = "".join(f" {option.name}={option.default}" for option in game.options)
    assert lines[:3] == [f"game: {game.key}", f"seats: {game.seats[0]}", f"options:{options}"]
    assert body.endswith("\n")
    assert "\n\n" not in body
    replayed = printed(run("--replay", "-", stdin=done.stdout))
    assert len(replayed) == len(body.splitlines()) + 1
    assert [line["ply"] for line in replayed[:-1]] == body.splitlines()
    assert "over" in replayed[-1]


@pytest.fixture(scope="module")
def hashed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, list[str]]]:
    """A random record of each game and its replay, by the game's key, by the order of hashes of two processes."""
    folder = tmp_path_factory.mktemp("records")
    both = {}
    for order in "12":
        done = subprocess.run(
            [sys.executable, "-c", EVERY_GAME, folder / "game.record"],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": order},
            capture_output=True,
            check=True,
        )
        both[order] = json.loads(done.stdout)
    return both


EVERY_GAME = """
import contextlib, io, json, pathlib, sys
from rules.__main__ import main
from rules.catalogue import GAMES

def printed(*arguments):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(arguments) == 0
    return out.getvalue()

file = pathlib.Path(sys.argv[1])
found = {}
for key, game in GAMES.items():
    record = printed(key, "--seats", str(game.seats[-1]), "--seed", "12")
    file.write_text(record)
    found[key] = record, printed("--replay", str(file))
print(json.dumps(found))
"""


@every_game
def test_the_same_seed_gives_the_same_record_whatever_order_hashes_have(
    game: Game, hashed: dict[str, dict[str, list[str]]]
) -> None:
    assert hashed["1"][game.key] == hashed["2"][game.key]
    record, replayed = hashed["1"][game.key]
    arguments = (game.key, "--seats", str(game.seats[-1]), "--seed")
    assert run(*arguments, "12").stdout == record
    assert run(*arguments, "13").stdout != record
    assert len(replayed.splitlines()) == len(record.partition("\n\n")[2].splitlines()) + 1


@pytest.mark.parametrize(("blacks", "share"), [("1", 1 / 5), ("2", 2 / 6)])
def test_chance_keeps_its_weights(blacks: str, share: float) -> None:
    """Of some 1,800 rolls after the set-up, as many are black as the die has black faces (to four standard errors)."""
    rolls = [
        ply
        for seed in range(60)
        for ply in random_game(GAMES["stranded"], 4, {"blacks": blacks}, seed).plies[36:]
        if ply.startswith("die")
    ]
    error = (share * (1 - share) / len(rolls)) ** 0.5
    assert abs(rolls.count("die k") / len(rolls) - share) < 4 * error


@every_game
def test_every_option_can_be_set(game: Game) -> None:
    wanted = [f"{option.name}={option.values[0]}" for option in game.options]
    arguments = [word for pair in wanted for word in ("--option", pair)]
    done = run(game.key, *arguments, "--seats", str(game.seats[-1]))
    record = parse(done.stdout)
    assert [f"{name}={value}" for name, value in record.options.items()] == wanted
    assert record.seats == game.seats[-1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "5"], ["2 to 4", "5"]),
        (["--seats", "1"], ["2 to 4", "1"]),
        (["--seats", "-1"], ["2 to 4", "-1"]),
        (["--option", "blacks=3"], ["blacks", "1 or 2", "3"]),
        (["--option", "whites=1"], ["whites", "blacks"]),
        (["--option", "blacks"], ["blacks", "name=value"]),
        (["--option", "blacks="], ["blacks=", "name=value"]),
    ],
)
def test_wrong_seats_and_options_are_refused_in_a_sentence(arguments: list[str], words: list[str]) -> None:
    sentence = refused(run("stranded", *arguments))
    assert all(word in sentence for word in words)
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    "arguments", [[], ["no_such_game"], ["stranded", "--seed", "x"], ["stranded", "--replay", "-"]]
)
def test_wrong_usage_is_explained(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("usage: python -m rules")
    assert "Traceback" not in done.stderr


def test_a_reader_that_stops_reading_is_no_error() -> None:
    """Also when all that is printed is still buffered at the end, as with a short record."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    read_end, write_end = os.pipe()
    os.close(read_end)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "rules", "stranded", "--seed", "1"],
            cwd=ROOT,
            env=environment,
            stdout=write_end,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(write_end)
    assert (done.returncode, done.stderr) == (0, b"")


# A replay


def test_a_replay_prints_one_object_a_ply_and_one_that_closes(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(WHOLE, encoding="utf-8")
    lines = printed(run("--replay", str(file)))
    assert lines == printed(run("--replay", "-", stdin=WHOLE))
    *plies, last = lines
    assert all(list(line) == ["n", "seat", "legal", "weights", "ply"] for line in plies)
    assert [line["n"] for line in plies] == list(range(1, 30))
    first = plies[0]
    assert first["seat"] == 0
    assert first["ply"] == "caps a1 rb"
    assert dict(zip(first["legal"], first["weights"], strict=True))["caps a1 rr"] == 132
    assert plies[24] == {
        "n": 25,
        "seat": 0,
        "legal": ["die r", "die b", "die y", "die g", "die k"],
        "weights": [1, 1, 1, 1, 2],
        "ply": "die r",
    }
    assert plies[25]["seat"] == 1
    assert plies[25]["weights"] is None
    assert sorted(plies[25]["legal"]) == ["corner a1", "corner a5", "corner e1", "corner e5"]
    assert list(last) == ["over"]
    assert list(last["over"]) == ["winners", "reason", "scores"]
    assert last["over"]["winners"] == [2]
    assert last["over"]["scores"] is None
    assert last["over"]["reason"]


def test_a_resignation_shows_the_position_before_it() -> None:
    """Seat, plies and weights are those of the position, not of who resigned."""
    lines = printed(run("--replay", "-", stdin=WHOLE))
    by_chance, by_choice = lines[26], lines[28]
    rolls = ["die b", "die y", "die g", "die k"]
    assert by_chance == {"n": 27, "seat": 0, "legal": rolls, "weights": [1, 1, 1, 2], "ply": "resign 3"}
    corners = ["corner e1", "corner a5", "corner e5"]
    assert by_choice["ply"] == "resign 1"
    assert by_choice["seat"] == 2
    assert sorted(by_choice["legal"]) == sorted(corners)
    assert by_choice["weights"] is None


@pytest.mark.parametrize(
    ("plies", "expected"),
    [
        ("", None),
        (LAID, {"seat": 0, "legal": ["die r", "die b", "die y", "die g", "die k"], "weights": [1, 1, 1, 1, 2]}),
        (
            LAID + "die k\n",
            {"seat": 1, "legal": ["tower r", "tower b", "tower y", "tower g"], "weights": None},
        ),
    ],
)
def test_a_record_that_stops_before_the_end_closes_with_what_it_waits_for(
    plies: str, expected: dict[str, Any] | None
) -> None:
    *_, last = printed(run("--replay", "-", stdin=HEADER + plies))
    assert list(last) == ["to_act"]
    assert list(last["to_act"]) == ["seat", "legal", "weights"]
    if expected:
        assert last["to_act"] == expected


def test_header_lines_in_any_order_notes_and_windows_line_ends_are_read() -> None:
    text = "note: by hand\noptions: blacks=1\nseats: 2\ngame: stranded\n\ncaps a1 rb\n\n".replace("\n", "\r\n")
    lines = printed(run("--replay", "-", stdin=text))
    assert [line.get("ply") for line in lines] == ["caps a1 rb", None]


@pytest.mark.parametrize(
    ("text", "number", "words"),
    [
        (HEADER + "caps a1 rb\ntake a1\n", 6, "take a1"),
        (HEADER + "caps a1 rb\nCaps b1 rb\n", 6, "Caps b1 rb"),
        (HEADER + "caps a1 rb\ncaps b1\n", 6, "caps b1"),
        (HEADER + "caps a1 rb\n\ncaps b1 rb\n", 6, ""),
        (HEADER + "caps a1 rb\nresign 4\n", 6, "resign 4"),
        (HEADER + "caps a1 rb\nresign 1\nresign 1\n", 7, "resign 1"),
        (WHOLE + "resign 2\n", 34, "resign 2"),
        (WHOLE + "die r\n", 34, "die r"),
        ("note: one more\n" + HEADER + "take a1\n", 6, "take a1"),
    ],
)
def test_an_illegal_line_ends_a_replay_with_a_sentence_that_names_it(text: str, number: int, words: str) -> None:
    done = run("--replay", "-", stdin=text)
    sentence = refused(done)
    assert f"Line {number} " in sentence
    assert words in sentence
    assert sentence.endswith(".")
    first = text.splitlines().index("") + 2
    assert len(done.stdout.splitlines()) == number - first, "the lines before it are printed"


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("", "known"),
        ("\n", "known"),
        ("game: chess\nseats: 2\noptions:\n", "stranded"),
        ("seats: 2\noptions: blacks=2\n", "known"),
        ("game: stranded\noptions: blacks=2\n", "seats"),
        ("game: stranded\nseats: two\noptions: blacks=2\n", "seats"),
        ("game: stranded\nseats: 5\noptions: blacks=2\n", "2 to 4"),
        ("game: stranded\nseats: 2\noptions: blacks=7\n", "1 or 2"),
        ("game: stranded\nseats: 2\noptions: whites=1\n", "whites"),
        ("game: stranded\nseats: 2\noptions: blacks\n", "name=value"),
        ("game: stranded\nseats\noptions: blacks=2\n", "Line 2"),
        ("die r\n", "Line 1"),
    ],
)
def test_a_broken_header_is_refused_in_a_sentence(header: str, words: str) -> None:
    sentence = refused(run("--replay", "-", stdin=f"{header}\ncaps a1 rb\n"))
    assert words in sentence
    assert sentence.endswith(".")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.record"
    assert str(missing) in refused(run("--replay", str(missing)))
    assert str(tmp_path) in refused(run("--replay", str(tmp_path)))
    binary = tmp_path / "binary.record"
    binary.write_bytes(b"\xff\xfe\x00")
    assert str(binary) in refused(run("--replay", str(binary)))
    refused(run("--replay", "-", stdin=b"\xff\xfe\x00"))
