"""The command-line tools: whatever they are given, they end in a sentence, within bounds, and print no controls."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from render.__main__ import main as render
from rules.__main__ import main as rules
from rules.commandline import LONGEST, safe
from rules.record import parse
from sandbox.process import ROOT
from sessions.__main__ import main as sessions

HEADER = "game: stranded\nseats: 2\noptions: blacks=1\n"
BOUND = 1_500_000_000
"""Bytes of address space that a tool may take: threads and libraries reserve much that they never use."""

TOOLS: dict[str, Callable[[list[str]], int]] = {
    "rules": lambda arguments: rules(["--replay", *arguments]),
    "render": lambda arguments: render([*arguments, "--out", os.devnull]),
    "sessions": sessions,
}
COMMANDS = {
    "rules": ["rules", "--replay"],
    "render": ["render", "--out", os.devnull],
    "sessions": ["sessions"],
}
every_tool = pytest.mark.parametrize("tool", TOOLS)


def sentence_of(said: str) -> str:
    """What was said, which must be one line, short, and nothing that a terminal acts upon."""
    (line,) = said.split("\n")[:-1] if said.endswith("\n") else [said]
    assert "Traceback" not in line
    assert line.isprintable(), repr(line)
    assert line.endswith(".")
    assert len(line) < 400
    return line


CONTENTS: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "a known game"),
    "seats without end": (b"game: stranded\nseats: " + b"9" * 5000 + b"\n", "the number of seats"),
    "seats in other digits": ("game: stranded\nseats: ٢\n".encode(), "the number of seats"),
    "seats that are none": ("game: stranded\nseats: ²\n".encode(), "the number of seats"),
    "no text": (b"\xff\xfe\x00\x01", "UTF-8 text"),
    "half a letter": (HEADER.encode() + b"\xc3", "UTF-8 text"),
    "too long": (b"\n" * (LONGEST + 1), "longer than any record (1,000,000 characters)"),
    "a long line": (b"x" * (LONGEST - 10), "Line 1 should be a “key: value” header"),
    "a long key": (b"x" * 400_000 + b": 1\n" + b"x" * 400_000 + b": 2\n", "repeats"),
    "a long game": (b"game: " + b"x" * 900_000 + b"\nseats: 2\n", "a known game"),
    "a long option": (b"game: stranded\nseats: 2\noptions: " + b"y" * 900_000 + b"=1\n", "has no option"),
    "a long value": (b"game: stranded\nseats: 2\noptions: blacks=" + b"1" * 900_000 + b"\n", "blacks can be"),
    "escapes in a line": (b"\x1b]0;owned\x07\x1b[2J\n", "Line 1 should be a “key: value” header"),
    "escapes in a key": (b"\x1b[31m: 1\n\x1b[31m: 2\n", "repeats"),
    "escapes in an option": (b"game: stranded\nseats: 2\noptions: \x1b[31m=1\n", "has no option"),
    "directions in a line": ("\u202egame\u2066\n".encode(), "Line 1 should be a “key: value” header"),
    "zeros": (b"\0" * 5000, "Line 1 should be a “key: value” header"),
}
PLIES: dict[str, tuple[bytes, str]] = {
    "a long ply": (HEADER.encode() + b"\n" + b"a" * 900_000, "Line 5 says"),
    "escapes in a ply": (HEADER.encode() + b"\n\x1b[31mcaps\xc2\x9b1m\n", "Line 5 says"),
    "a resignation of nobody": (HEADER.encode() + b"\nresign 99\n", "Line 5 says"),
}


@every_tool
@pytest.mark.parametrize(("content", "words"), CONTENTS.values(), ids=CONTENTS)
def test_what_is_no_record(
    tool: str, content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    assert TOOLS[tool]([str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert words in sentence_of(said.err)


@pytest.mark.parametrize("tool", ["rules", "render"])
@pytest.mark.parametrize(("content", "words"), PLIES.values(), ids=PLIES)
def test_plies_that_are_none(
    tool: str, content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(content)
    assert TOOLS[tool]([str(file)]) == 1
    assert words in sentence_of(capsys.readouterr().err)


@pytest.mark.parametrize("line", ["players: " + "9" * 5000, "secret: \x1b[31m", "first: " + "9" * 5000, "players: ²"])
def test_a_header_that_is_damaged(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = line.partition(":")[0]
    notes = {"dice": "00", "salt": "s", "secret": "00", "players": "1 2"}
    lines = [line if each == name else f"{each}: {value}" for each, value in notes.items()]
    file = tmp_path / "record.txt"
    file.write_text(HEADER + "\n".join([*lines, *([line] if name not in notes else [])]) + "\n", encoding="utf-8")
    assert sessions([str(file)]) == 1
    sentence_of(capsys.readouterr().err)


@every_tool
def test_places_without_a_record(tool: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for place, why in (
        (tmp_path / "missing", "No such file or directory"),
        (tmp_path, "Is a directory"),
        (tmp_path / ("x" * 300), "File name too long"),
        (Path(os.fsdecode(bytes(tmp_path) + b"/\xff\x1b[31m\n")), "No such file or directory"),
    ):
        assert TOOLS[tool]([str(place)]) == 1
        said = capsys.readouterr().err
        assert said.startswith("Can't read ")
        assert said.endswith(f": {why}.\n")
        assert said[:-1].isprintable()


def run(tool: str, shell: str) -> subprocess.CompletedProcess[bytes]:
    """The tool as a process of bounded memory; `shell` is the command line with `TOOL` in its place."""

    def bound() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (BOUND, BOUND))

    command = " ".join([sys.executable, "-m", *COMMANDS[tool]])
    return subprocess.run(
        ["bash", "-c", shell.replace("TOOL", command)], cwd=ROOT, capture_output=True, check=False, preexec_fn=bound
    )


@every_tool
def test_a_file_without_end(tool: str) -> None:
    for shell in ("TOOL /dev/zero", "TOOL - </dev/zero"):
        done = run(tool, shell)
        assert (done.returncode, done.stdout) == (1, b"")
        assert "longer than any record" in sentence_of(done.stderr.decode())


@every_tool
def test_standard_input_that_is_closed_or_no_text(tool: str) -> None:
    done = run(tool, "TOOL - <&-")
    assert done.returncode == 1
    assert "a known game" in sentence_of(done.stderr.decode())
    done = run(tool, r"printf '\xff' | LC_ALL=C PYTHONIOENCODING=latin-1 TOOL -")
    assert done.returncode == 1
    assert sentence_of(done.stderr.decode()) == "Can't read standard input: it isn't UTF-8 text."


@every_tool
def test_output_that_nobody_takes(tool: str, checked: Path) -> None:
    """A closed pipe and a closed output are no trouble; a full disk is, in a sentence."""
    for shell in (f"TOOL {checked} | true; exit ${{PIPESTATUS[0]}}", f"TOOL {checked} >&-", f"TOOL {checked} >&- 2>&-"):
        done = run(tool, shell)
        assert (done.returncode, done.stderr) == (0, b""), shell
    done = run(tool, f"TOOL {checked} >/dev/full")
    assert done.returncode == 1
    assert sentence_of(done.stderr.decode()) == "Can't write the output: No space left on device."
    bad = checked.with_name("bad.txt")
    bad.write_text(HEADER + "\ncaps a1 rb\nnonsense\n", encoding="utf-8")
    done = run(tool, f"TOOL {bad} >/dev/full")
    assert done.returncode == 1
    sentence_of(done.stderr.decode())


@every_tool
def test_a_terminal_that_shows_little(tool: str, checked: Path) -> None:
    done = run(tool, f"PYTHONIOENCODING=ascii TOOL {checked}")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    bad = checked.with_name("bad.txt")
    bad.write_text("ä\x1b", encoding="utf-8")
    done = run(tool, f"PYTHONIOENCODING=ascii TOOL {bad}")
    assert done.returncode == 1
    assert done.stderr.isascii()
    sentence_of(done.stderr.decode())


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that checks out."""
    file = tmp_path_factory.mktemp("records") / "record.txt"
    file.write_text(CHECKED, encoding="utf-8")
    return file


def _checked() -> str:
    """A game of two in which the first to act gives up, with its dice as they are drawn."""
    from rules.catalogue import GAMES
    from rules.core import Chance, Over, Resign
    from rules.record import Record
    from sessions.dice import commitment, draw, lot

    secret, salt = b"s" * 32, "salt"
    players = lot(secret, salt, [11, 22])
    game = GAMES["stranded"]
    position = game.new(2, game.settle({}))
    plies: list[str] = []
    while isinstance(turn := position.turn(), Chance):
        ply = draw(secret, salt, len(plies) + 1, turn)
        plies.append(str(ply))
        position = position.play(ply)
    assert not isinstance(turn, Over)
    plies.append(str(Resign(1)))
    notes = {
        "dice": commitment(secret),
        "salt": salt,
        "secret": secret.hex(),
        "players": " ".join(map(str, players)),
    }
    return str(Record(game, 2, game.settle({}), plies, notes))


CHECKED = _checked()


# What only some of them take


def test_names_that_no_terminal_should_see(checked: Path) -> None:
    """Names go into the picture and its words: controls stay out, bytes that are no text too."""
    done = run("render", rf"TOOL {checked} --plies 5 --names $'\x1b[31mAnn,B\xffen\u202e'")
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(line.isprintable() for line in done.stdout.decode().splitlines())


def test_long_names_and_odd_numbers(checked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["--names", "W" * 100_000],
        ["--names", ",".join("abc" * 500)],
        ["--plies", "-5"],
        ["--plies", "9" * 100],
        ["--viewer", "2"],
    ):
        assert TOOLS["render"]([str(checked), *arguments]) == 0, arguments
    capsys.readouterr()
    for viewer in ("0", "3", "-1", "9" * 100):
        assert TOOLS["render"]([str(checked), "--viewer", viewer]) == 1
        assert "from 1 to 2" in sentence_of(capsys.readouterr().err)


def test_pictures_that_cannot_be_written(checked: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for out, why in (
        (tmp_path, "Is a directory"),
        (tmp_path / "missing" / "board.png", "No such file or directory"),
        (tmp_path / ("x" * 300), "File name too long"),
        (Path("/dev/full"), "No space left on device"),
    ):
        assert render([str(checked), "--out", str(out)]) == 1
        assert sentence_of(capsys.readouterr().err).endswith(f"{why}.")
    with pytest.raises(SystemExit):
        render([str(checked), "--out", ""])


def test_options_with_escapes(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("\x1b[31m", "\x1b[31m=1", "blacks=\x1b[31m", "\udcff=1"):
        assert rules(["stranded", "--option", option]) == 1
        sentence_of(capsys.readouterr().err)


def test_an_interrupt_is_no_trouble(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_path: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rules.__main__.read_record", interrupted)
    monkeypatch.setattr("rules.commandline._forget_what_is_left", lambda: None)
    assert TOOLS["rules"](["x"]) == 130
    assert capsys.readouterr().err == ""


def test_a_record_stays_readable() -> None:
    """Nothing of what people write is taken for a control."""
    text = "Zoë plays “a5 b4” — 3½ points, ♟ 🎲 名前"
    assert safe(text) == text
    assert safe("\x1b\u202e\n\x9b\u2028\udcff") == r"\x1b\u202e\n\x9b\u2028\udcff"
    assert parse(CHECKED).seats == 2
