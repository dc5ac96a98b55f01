"""What Pontoon or Weblate write is read: files that Fluent's own serializer wrote, and functions that tools add."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import parse, serialize

from tests.words.compiled import NUMBERS, said
from words.languages import FOLDER
from words.source import read, reading


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_file_that_a_tool_writes_again_says_the_same(path: Path) -> None:
    ours = read(path)
    again = reading(serialize(parse(path.read_text("utf-8"))), path.parent.name, path.stem)
    assert ours.messages.keys() == again.messages.keys()
    for name, message in ours.messages.items():
        assert again.messages[name].parts == message.parts, name
        assert again.messages[name].comment == message.comment, name
    assert [fault for _, fault in ours.faults] == [fault for _, fault in again.faults]


def test_a_formatted_variable_is_the_variable() -> None:
    translated = "told = { NUMBER($n) ->\n    [one] eins\n   *[other] { NUMBER($n, minimumFractionDigits: 0) }\n }"
    kit = said("de", en=NUMBERS, de=translated)
    assert [kit.told(n=each) for each in (1, 2)] == ["eins", "2"]


def test_lines_may_end_as_on_windows() -> None:
    assert said(en="told =\r\n    one\r\n    two\r\n").told() == "one\ntwo"
