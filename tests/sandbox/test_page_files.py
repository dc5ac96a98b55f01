"""The chat page's files: nothing from the network, nothing parsed as HTML, every part that is named exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "sandbox" / "page" / "files"
FILES = sorted(PAGE.iterdir())
MODULES = [path for path in FILES if path.suffix == ".js"]
INDEX = (PAGE / "index.html").read_text(encoding="utf-8")

# The XML namespace is a name, not an address; links to Discord's messages are recognised and written, never fetched.
HARMLESS = re.compile(r"http://www\.w3\.org/2000/svg|https://discord\.com/channels/|https?:\\/\\/")
ADDRESS = re.compile(r"""(?:https?:)?//[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?://""", re.IGNORECASE)
PARSED_AS_HTML = re.compile(
    r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|DOMParser|setHTMLUnsafe|srcdoc)\b"
    r"|document\.write|\beval\(|new Function\("
)
IMPORT = re.compile(
    r"""(?:^|\n)\s*(?:import|export)\b[^;]*?\bfrom\s+["']([^"']+)["']|import\s*\(?\s*["']([^"']+)["']"""
)
NAMED_IMPORT = re.compile(r"""import\s*\{([^}]*)\}\s*from\s*["']\./([^"']+)["']""")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def imports_of(path: Path) -> list[str]:
    return [first or second for first, second in IMPORT.findall(text_of(path))]


def exports_of(path: Path) -> set[str]:
    return set(re.findall(r"^export\s+(?:async\s+)?(?:function|const|let|class)\s+(\w+)", text_of(path), re.MULTILINE))


def test_the_patterns_catch_what_they_are_for() -> None:
    assert ADDRESS.search('<script src="https://cdn.example.org/x.js">')
    assert ADDRESS.search("@import '//fonts.example.org/a.css'")
    assert PARSED_AS_HTML.search("node.innerHTML = text")
    assert IMPORT.findall('import { a } from "./b.js";') == [("./b.js", "")]
    assert IMPORT.findall('import {\n  a,\n} from "./b.js";') == [("./b.js", "")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_comes_from_the_network(path: Path) -> None:
    found = ADDRESS.findall(HARMLESS.sub("", text_of(path)))
    assert not found, f"{path.name} names {found}"


@pytest.mark.parametrize("path", [*MODULES, PAGE / "index.html"], ids=lambda path: path.name)
def test_no_text_is_parsed_as_html(path: Path) -> None:
    assert not PARSED_AS_HTML.findall(text_of(path))


def test_what_the_index_names_exists() -> None:
    named = re.findall(r'(?:src|href)="/page/([^"]+)"', INDEX)
    assert "main.js" in named
    assert "page.css" in named
    assert [name for name in named if not (PAGE / name).is_file()] == []
    others = [one for one in re.findall(r'(?:src|href)="([^"]+)"', INDEX) if not one.startswith(("/page/", "#"))]
    assert others == []


def test_the_index_forbids_other_sources_and_inline_scripts() -> None:
    policy = re.search(r'Content-Security-Policy"\s+content="([^"]+)"', INDEX)
    assert policy is not None
    assert "script-src 'self';" in policy[1]
    assert "unsafe" not in policy[1]
    assert re.findall(r"<script(?![^>]*\bsrc=)", INDEX) == []
    assert re.findall(r"\son\w+=|\sstyle=", INDEX) == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_modules_import_what_exists(path: Path) -> None:
    for target in imports_of(path):
        assert target.startswith("./"), f"{path.name} imports {target}"
        assert (PAGE / target).is_file(), f"{path.name} imports {target}, which is not there"
    for names, target in NAMED_IMPORT.findall(text_of(path)):
        wanted = {name.split(" as ")[0].strip() for name in names.split(",")} - {""}
        assert wanted <= exports_of(PAGE / target), (
            f"{path.name} wants {wanted - exports_of(PAGE / target)} of {target}"
        )


def test_every_module_is_reached_from_the_way_in() -> None:
    seen: set[str] = set()
    todo = ["main.js"]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += [target.removeprefix("./") for target in imports_of(PAGE / name)]
    assert seen == {path.name for path in MODULES}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_module_says_what_it_is_and_stays_small(path: Path) -> None:
    lines = text_of(path).splitlines()
    assert lines[0].startswith("// ")
    assert len(lines) <= 300


def test_ids_that_the_modules_look_up_stand_in_the_index() -> None:
    ids = set(re.findall(r'\bid="([^"]+)"', INDEX))
    for path in MODULES:
        looked_up = set(re.findall(r'byId\("([^"]+)"\)', text_of(path)))
        assert looked_up <= ids, f"{path.name} looks up {looked_up - ids}"
