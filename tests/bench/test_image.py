"""What `python -m bench.image` makes of the Containerfile. Building the image takes minutes, and is tried by itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bench.image import __main__ as image
from bench.image import compose, containerfile, debian, engine, trial
from tests.equipment import ROOT

TEXT = (ROOT / "Containerfile").read_text(encoding="utf-8")


def test_every_instruction_of_the_containerfile_is_followed_in_its_order() -> None:
    stages = containerfile.read(TEXT)
    written = re.findall(r"(?m)^([A-Z]+) ", TEXT)
    read = [word for stage in stages for word in ("FROM", *(step.word for step in stage.steps))]
    assert read == written
    last = stages[-1]
    assert (last.user, last.folder, last.volumes) == ("10001", "/app", ["/data"])
    assert last.command == ["python", "bot.py"]
    assert last.environment["PATH"].startswith("/venv/bin:/usr/local/sbin:")


def test_continued_lines_are_one_step_and_comments_are_none() -> None:
    (stage,) = containerfile.read("FROM a/b:1 AS one\n# no\nRUN x \\\n    && y\n  # no\nCOPY --from=o a b ./\n")
    assert (stage.image, stage.name) == ("a/b:1", "one")
    run, copy = stage.steps
    assert run.rest == "x && y"
    assert (copy.origin, copy.sources, copy.target) == ("o", ["a", "b"], "./")


@pytest.mark.parametrize("line", ["FROM a\nEXPOSE 80", "RUN x", "FROM a\nADD a b"])
def test_an_instruction_that_nobody_follows_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match="does not know how to follow"):
        containerfile.read(line)


def test_copying_takes_what_is_in_a_folder_and_leaves_what_was_compiled_here(tmp_path: Path) -> None:
    source, root = tmp_path / "source", tmp_path / "root"
    (source / "words" / "__pycache__").mkdir(parents=True)
    (source / "words" / "__pycache__" / "a.pyc").touch()
    (source / "words" / "a.ftl").write_text("a = b")
    (source / "bot.py").write_text("x")
    one, other = containerfile.read("FROM a\nCOPY words words\nCOPY bot.py ./\n")[0].steps
    debian.copy(one, source, root, "/app")
    debian.copy(other, source, root, "/app")
    assert sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()) == [
        "app/bot.py",
        "app/words/a.ftl",
    ]


def test_another_python_than_the_images_is_refused(tmp_path: Path) -> None:
    (tmp_path / "clean" / "usr" / "bin").mkdir(parents=True)
    (tmp_path / "clean" / "usr" / "bin" / "python3.99").touch()
    (tmp_path / "out").mkdir()
    with pytest.raises(RuntimeError, match=r"begins with .*python:3\.13-slim, and Debian .* has python3\.99"):
        debian.build(containerfile.read(TEXT), tmp_path / "clean", tmp_path / "out", ROOT, [], print)


def test_both_ways_run_a_command_with_the_rights_that_compose_gives() -> None:
    stage = containerfile.read(TEXT)[-1]
    options = Path("/volume"), {"/mnt/it": Path("/here")}, ["SANDBOX_URL"]
    chroot = " ".join(debian.started(stage, Path("/root of it"), ["python", "bot.py"], *options))
    for words in (
        "remount,bind,ro",
        "--reuid 10001",
        "--no-new-privs",
        "--bounding-set=-all",
        "tmpfs",
        "unshare --mount",
    ):
        assert words in chroot
    told = " ".join(engine.started("podman", ["python", "bot.py"], "volume", *options[1:]))
    for words in (
        "--read-only",
        "--tmpfs /tmp",
        "--cap-drop ALL",
        "no-new-privileges",
        "volume:/data",
        "/here:/mnt/it:ro",
    ):
        assert words in told
    written = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert re.search(r"read_only: true\n +tmpfs: \[/tmp\]\n +cap_drop: \[ALL\]\n +security_opt: .*no-new-", written)


def test_what_is_laid_over_the_compose_file_names_its_services() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = set(re.findall(r"(?m)^  ([\w-]+):$", text.partition("\nservices:\n")[2].partition("\nvolumes:")[0]))
    laid: dict[str, Any] = compose.beside(Path("/sandbox"), "http://127.0.0.1:1", (*compose.ALONE, *compose.SHARDED))
    assert set(laid["services"]) == services
    assert f"profiles: [{compose.PROFILE}]" in text


def test_without_an_engine_it_says_what_does_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "answers", lambda _: False)
    with pytest.raises(SystemExit):
        image.main([])
    assert "--debian does without" in capsys.readouterr().err


def test_only_root_can_do_without_an_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert image.main(["--debian", str(tmp_path / "clean")]) == 1
    assert "only root" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_is_not_as_it_is_to_be_ends_the_trial() -> None:
    said: list[str] = []
    trial.expect("two", 2, 2, said.append)
    with pytest.raises(trial.Failed, match="three: 2, not 3"):
        trial.expect("three", 2, 3, said.append)
    assert said == ["ok: two"]
