"""What the documents promise exists: links, commands, files, and the arrows between packages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from sandbox.process import ROOT

DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md", ROOT / "sandbox" / "README.md"]
)
CURRENT = [path for path in DOCUMENTS if path.parent.name != "decisions" and path.name != "CHANGELOG.md"]
"""The documents that tell how things are now. Decisions and the changelog may name what no longer exists."""

MOST_LINES = {"README.md": 120, "CONTRIBUTING.md": 60, "CHANGELOG.md": 79}

MADE_UP = re.compile(r"yours|\bKEY\b|\.venv|gallery/|/opt/|node_modules|__pycache__")
"""Names that stand for others, and what commands make."""

ELSEWHERE = {"pip", "venv", "compileall", "pytest"}
"""Commands of Python and of packages."""

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
every_current_document = pytest.mark.parametrize("path", CURRENT, ids=lambda path: str(path.relative_to(ROOT)))


@cache
def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def prose(path: Path) -> str:
    """The text of a document without its blocks of code."""
    return re.sub(r"(?ms)^```.*?^```$|^ {4,}\S.*?$", "", read(path))


# Links


def links(path: Path) -> list[str]:
    """The targets of a document's links and pictures, but for other sites."""
    found = re.findall(r"\]\(([^)\s]+)\)", prose(path)) + re.findall(r'src="([^"]+)"', prose(path))
    return [each for each in found if not re.match(r"https?:", each)]


def anchors(path: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a document."""
    headings = re.findall(r"(?m)^#+ (.+)$", prose(path))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_document
def test_every_link_leads_to_a_file_and_to_a_heading_of_it(path: Path) -> None:
    for link in links(path):
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(target), f"{link}: there is no such heading"


def test_the_readme_leads_to_every_page() -> None:
    """By links, over any number of pages. A folder that is linked leads to its pages."""
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        path = waiting.pop().resolve()
        if path.is_dir():
            waiting += path.glob("*.md")
        elif path.suffix == ".md" and path not in reached:
            reached.add(path)
            waiting += [path.parent / link.partition("#")[0] for link in links(path) if not link.startswith("#")]
    languages = {"de", "fr", "pl", "es", "pt-BR"}  # `/privacy` shows these pages
    translated = {path for path in DOCUMENTS if path.parent.name in languages}
    assert set(DOCUMENTS) - translated - reached == set()


def test_the_readme_maps_every_package() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert {name for name in packages if f"`{name}/`" not in read(ROOT / "README.md")} == set()


@pytest.mark.parametrize(("name", "most"), MOST_LINES.items())
def test_the_first_documents_are_short(name: str, most: int) -> None:
    assert len(read(ROOT / name).splitlines()) <= most


# Commands


@cache
def sources(module: str) -> str:
    """The code of a command and of its package, where the command's options stand."""
    parts = module.split(".")
    if (folder := ROOT.joinpath(*parts)).is_dir():
        return "".join(read(path) for path in sorted(folder.rglob("*.py")))
    return read(ROOT.joinpath(*parts).with_suffix(".py"))


@every_current_document
def test_every_command_that_python_runs_exists(path: Path) -> None:
    for module, rest in re.findall(r"python3? -m ([\w.]+)([^\n`#|]*)", read(path)):
        if module in ELSEWHERE or "module" in module:
            continue
        assert find_spec(module) is not None, f"python -m {module}"
        for option in re.findall(r"(?<=\s)--[a-z-]+", rest):
            assert f'"{option}"' in sources(module), f"python -m {module} {option}"
    for script in re.findall(r"\bpython3? ([\w/]+\.py)", read(path)):
        assert (ROOT / script).exists(), f"python {script}"


@every_current_document
def test_every_target_of_make_and_every_session_of_nox_exists(path: Path) -> None:
    written = "\n".join(re.findall(r"`[^`\n]+`|(?m:^ {4,}.+$)", read(path)))
    targets = set(re.findall(r"(?m)^([a-z]+):", read(ROOT / "Makefile")))
    assert set(re.findall(r"(?:^ +|`|… )make ([a-z]+)", written, re.MULTILINE)) <= targets
    sessions = set(re.findall(r"(?m)^@nox\.session.*\ndef (\w+)", read(ROOT / "noxfile.py")))
    assert set(re.findall(r"nox -s (\w+)", written)) <= sessions


@every_current_document
def test_every_lock_file_that_is_named_exists(path: Path) -> None:
    assert not [name for name in re.findall(r"\brequirements[\w-]*\.txt\b", read(path)) if not (ROOT / name).exists()]


# Files


def named_files(path: Path) -> Iterator[str]:
    """Names between backticks of files with an ending, and of folders with a slash at their end."""
    for name in re.findall(r"`([\w.*][\w.*/-]*)`", prose(path)):
        top, last = name.partition("/")[0], name.rpartition("/")[2]
        if (
            "/" in name
            and (not last or "." in last)
            and not MADE_UP.search(name)
            and ((ROOT / top).exists() or (path.parent / top).exists())
        ):
            yield name


@every_current_document
def test_every_file_and_folder_that_is_named_exists(path: Path) -> None:
    lost = [name for name in named_files(path) if not any([*ROOT.glob(name), *path.parent.glob(name)])]
    assert not lost


STRUCTURE = ROOT / "docs" / "develop" / "structure.md"
COLUMNS = {1: ("cogs",), 2: ("sessions", ""), 3: ("cogs",), 4: ("cogs",)}
"""The folders in which the modules of each column of the table *Where things are* stand."""


def test_the_modules_in_the_table_of_subjects_exist() -> None:
    """A name without a folder stands in the folder of the name before it."""
    table = read(STRUCTURE).partition("## Where things are")[2].partition("| folder of")[0]
    rows = [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("| ")][2:]
    assert len(rows) > 10
    for row in rows:
        for column, bases in COLUMNS.items():
            folder = ""
            for name in re.findall(r"`([\w/]+)`", row[column]):
                folder = name.rpartition("/")[0] if "/" in name else folder
                tried = [ROOT / base / folder / name.rpartition("/")[2] for base in bases]
                assert any(each.is_dir() or each.with_suffix(".py").exists() for each in tried), (row[0], name)


# The drawing


def imported() -> set[tuple[str, str]]:
    """What imports what among the product's packages and modules at the top, also for types."""
    packages = {each.parent.name for each in ROOT.glob("*/__init__.py")} | {"bot", "settings"}
    found = set()
    for package in packages - {"tests", "bench"}:
        single = ROOT / f"{package}.py"
        for path in [single] if single.exists() else (ROOT / package).rglob("*.py"):
            tops = set(re.findall(r"(?m)^\s*(?:from (\w+)[\w.]* import|import (\w+))", read(path)))
            found |= {(package, top) for pair in tops for top in pair if top in packages - {package}}
    return found


def test_the_drawing_shows_what_imports_what() -> None:
    arrows = set(re.findall(r'(?m)^ +(\w+)(?:\["[^"]*"\])? --> (\w+)', read(STRUCTURE)))
    assert arrows, "there is a drawing"
    real = imported()
    assert arrows <= real, "an arrow that no import follows"

    def beyond(package: str) -> set[str]:
        return {end for start, end in arrows if start == package} | {
            further for start, end in arrows if start == package for further in beyond(end)
        }

    assert not [(start, end) for start, end in real if end not in beyond(start)], "an import without an arrow"


def test_the_page_of_permissions_names_every_command_that_not_everybody_has() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs" / "commands").glob("*.py"))
    limited = re.findall(r"@app_commands\.default_permissions\(.*\)\n\s+async def (\w+)", code)
    assert len(limited) == code.count("default_permissions(")
    page = (ROOT / "docs" / "hosting" / "permissions.md").read_text(encoding="utf-8")
    assert [each for each in limited if f"`/{each}`" not in page] == []
