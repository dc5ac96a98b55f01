"""The compiler: what Fluent files become in Python, and what is said of files that are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.words.committed import committed
from words import check, compiler
from words.check import problems
from words.compiler import Languages, compiled, faults, stale, write
from words.languages import Language
from words.source import reading

HEAD = "# Author: Ann\n# Reviewer: Bob\n\n"


def files(**texts: str) -> Languages:
    """A file `kit` in each of these languages."""
    return {language: {"kit": reading(HEAD + text, language, "kit")} for language, text in texts.items()}


def said(language: str = "en", **texts: str) -> Any:
    """The words of the file `kit` in a language, compiled and run."""
    told = compiled(files(**texts))
    spaces: dict[str, Any] = {}
    exec(told["en/kit.py"], spaces)
    if language != "en":
        body = told[f"{language}/kit.py"].replace("from words.compiled.en.kit import Kit as English", "")
        spaces["English"] = spaces["Kit"]
        exec(body, spaces)
    return spaces["Kit"]()


def wrong(**texts: str) -> list[str]:
    """What the check says of these files, without the place."""
    return [each.partition(": ")[2] for each in problems(files(**texts))]


def test_a_text_is_said_letter_for_letter() -> None:
    kit = said(en='plain = A “text” with "quotes", a \\ and {"{braces}"}\nblank = {" "}x\nlines =\n    one\n    two\n')
    assert kit.plain() == 'A “text” with "quotes", a \\ and {braces}'
    assert kit.blank() == " x"
    assert kit.lines() == "one\ntwo"


def test_an_unicode_escape_is_its_character() -> None:
    assert said(en='space = a{"\\u00A0"}b').space() == "a\u00a0b"


def test_a_variable_is_put_where_the_text_says() -> None:
    kit = said(en="told = { $who } has { $count }{ $count }.")
    assert kit.told(who="{Ann}", count=3) == "{Ann} has 33."


def test_a_selection_is_by_names_and_by_yes_and_no() -> None:
    kit = said(
        en='told = { $side ->\n    [red] R\n   *[blue] B\n }{ $lost ->\n    [yes] {$who} lost\n   *[no] {""}\n }'
    )
    assert kit.told(side="red", lost=True, who="Ann") == "RAnn lost"
    assert kit.told(side="blue", lost=False, who="Ann") == "B"


NUMBERS = "told = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }"


def test_an_exact_number_is_asked_for_before_a_plural_form() -> None:
    kit = said(en="told = { $n ->\n    [one] form\n    [1] exact\n   *[other] { $n }\n }")
    assert [kit.told(n=each) for each in (0, 1, 2)] == ["0", "exact", "2"]


def test_a_language_has_its_own_plural_forms() -> None:
    polish = "told = { $n ->\n    [0] zero\n    [one] jeden\n    [few] kilka\n   *[many] wiele\n }"
    kit = said("pl", en=NUMBERS, pl=polish)
    assert [kit.told(n=each) for each in (0, 1, 2, 5, 12, 22)] == ["zero", "jeden", "kilka", "wiele", "wiele", "kilka"]


def test_what_a_language_lacks_is_english() -> None:
    texts = {"en": "a = one\nb = two { c }\nc = three", "de": "c = drei\na = eins"}
    kit = said("de", **texts)
    assert (kit.a(), kit.b(), kit.c()) == ("eins", "two drei", "drei")


def test_a_message_contains_others_with_their_variables() -> None:
    kit = said(en="told = { who-is }!\nwho-is = { $who } is { $side ->\n    [red] red\n   *[blue] blue\n }")
    assert kit.told(who="Ann", side="red") == "Ann is red!"


def test_a_term_is_given_what_it_selects_by() -> None:
    term = "-stack = { $case ->\n    [dative] dem Stapel\n   *[other] der Stapel\n }\n"
    kit = said("de", en="a = stack\nb = stack", de=term + 'a = { -stack }\nb = auf { -stack(case: "dative") }')
    assert (kit.a(), kit.b()) == ("der Stapel", "auf dem Stapel")


def test_names_of_python_get_an_underscore() -> None:
    kit = said(en="class = { $from }")
    assert kit.class_(from_=1) == "1"


@pytest.mark.parametrize(
    ("english", "signature"),
    [
        ("m = { $a }", "a: str | int"),
        ("m = { $a ->\n    [yes] x\n   *[no] y\n }", "a: bool"),
        (NUMBERS.replace("told", "m"), "n: int"),
        ("m = { $a ->\n    [x] x\n   *[y] y\n }", "a: Literal['x', 'y']"),
        ("m = { $a ->\n    [x] x\n   *[other] y\n }", "a: Literal['other', 'x']"),
        ("# $a (x | y | z)\nm = { $a ->\n    [x] x\n   *[other] y\n }", "a: Literal['x', 'y', 'z']"),
        ("m = { $a ->\n    [x] x\n   *[y] y\n }{ $a ->\n    [z] z\n   *[other] o\n }", "a: Literal['x', 'y', 'z']"),
        ("# $n (number)\nm = { $n }", "n: int"),
        ("# $n (number): English needs no plural.\nm = some", "n: int"),
    ],
)
def test_a_variable_has_the_type_that_english_gives_it(english: str, signature: str) -> None:
    assert f"def m(self, *, {signature}) -> str: ..." in compiled(files(en=english))["protocols/kit.py"]


@pytest.mark.parametrize(
    ("english", "german", "fault"),
    [
        ("m = x", "", "missing: m"),
        ("m = x", "m = x\nn = y", "n: obsolete: English no longer says it"),
        ("m = { $a }", "m = x", "m: $a is lost: English shows it"),
        ("m = x", "m = { $a }", "m: $a is unknown: English knows none"),
        (
            NUMBERS,
            "told = { $n }",
            "told: $n is lost: English selects by it (`# without $n` if this language need not)",
        ),
        (NUMBERS, "told = { $n ->\n    [0] 0\n   *[one] { $n }\n }", "told: $n lacks the plural form [other]"),
        (
            NUMBERS,
            "told = { $n ->\n    [few] 0\n   *[other] { $n }\n }",
            "told: [few] is no plural form of whole numbers in this language",
        ),
        (
            "m = { $a }",
            "m = { $a ->\n    [x] x\n   *[other] { $a }\n }",
            "m: $a may be any text: above the English message, say its values or `(number)`",
        ),
        (
            "m = { $a ->\n    [x] x\n   *[y] y\n }",
            "m = { $a ->\n    [x] x\n   *[z] y\n }",
            "m: $a is never [z]: it is x, y",
        ),
        ("m = x", "m = { NUMBER(1) }", "m: FunctionReference is not understood here"),
        ("m = x", "m = x\nm = y", "m: this id is there twice"),
        ("m = x", "m = { -term }", "m: there is no term -term in this file"),
        ("m = x", "m = { m }", "m: this message contains itself"),
        ("m = x", "m = { $a", 'this is not Fluent: Expected token: "}"'),
        ("m = x", "m = { other }", "m: there is no message other"),
        ("m = x", "m = x\n    .title = y", "m: attributes are not understood here: write a message of its own"),
        (
            "m = { $a ->\n    [yes] x\n   *[no] y\n }",
            "m = { $a ->\n    [yes] x\n   *[no] { $a }\n }",
            "m: $a is yes or no: select by it",
        ),
    ],
)
def test_what_is_wrong_is_said(english: str, german: str, fault: str) -> None:
    assert fault in wrong(en=english, de=german)
    assert wrong(en=english, de=english) == []


def test_a_polish_plural_needs_three_forms() -> None:
    assert wrong(en=NUMBERS, pl="told = { $n ->\n    [one] j\n   *[other] { $n }\n }") == [
        "told: $n lacks the plural form [few]",
        "told: $n lacks the plural form [many]",
    ]


def test_a_comment_excuses_a_language_from_a_variable() -> None:
    assert wrong(en=NUMBERS, de="# without $n\ntold = viele") == []


def test_a_file_names_author_and_reviewer() -> None:
    languages = {"en": {"kit": reading(HEAD, "en", "kit")}, "de": {"kit": reading("# Author: Ann\n", "de", "kit")}}
    assert [each.partition(": ")[2] for each in problems(languages)] == [
        "its head names no author or no reviewer (`# Author: …`, `# Reviewer: nobody yet`)"
    ]


def test_a_language_without_plural_forms_and_a_file_that_english_lacks_are_faults() -> None:
    strange = {"en": {}, "xx": {}, "de": {"kit": reading(HEAD, "de", "kit")}}
    assert faults(strange) == {
        "en": [],
        "xx": ["words/xx: words/plurals.py lacks the plural forms of this language"],
        "de": ["words/de/kit.ftl: there is no such file in English"],
    }


def test_a_language_is_a_draft_until_every_file_has_a_reviewer() -> None:
    reviewed, draft = reading(HEAD, "de", "kit"), reading("# Author: A\n# Reviewer: nobody yet\n", "de", "games_up")
    english = {"kit": reading(HEAD, "en", "kit"), "games_up": reading(HEAD, "en", "games_up")}
    assert "DRAFTS = frozenset[Language](())" in compiled({"en": english, "de": {"kit": reviewed}})["words.py"]
    told = compiled({"en": english, "de": {"kit": reviewed, "games_up": draft}})["words.py"]
    assert "LANGUAGES = (Language('en'), Language('de'),)" in told
    assert "DRAFTS = frozenset[Language]((Language('de'),))" in told


def test_files_are_written_once_and_obsolete_ones_deleted(tmp_path: Path) -> None:
    before = compiled(files(en="a = x", de="a = y"))
    assert sorted(before) == write(before, tmp_path)
    assert stale(before, tmp_path) == []
    after = compiled(files(en="a = x"))
    assert stale(after, tmp_path) == write(after, tmp_path) == ["de/__init__.py", "de/kit.py", "words.py"]
    assert not (tmp_path / "de/kit.py").exists()


def test_a_fault_is_told_with_its_line() -> None:
    assert faults(files(en="m = x", de="\n\nm = { $a }"))["de"] == [
        "words/de/kit.ftl:6: m: $a is unknown: English knows none"
    ]


def test_a_language_is_a_code() -> None:
    assert Language("de") == "de"


def test_the_compiler_says_what_is_wrong_and_fails_for_english_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[dict[str, str]] = []
    monkeypatch.setattr(compiler, "write", written.append)
    monkeypatch.setattr(compiler, "sources", lambda: files(en="m = x", de="m = { $a }"))
    assert compiler.main() == 0
    assert capsys.readouterr().err == "words/de/kit.ftl:4: m: $a is unknown: English knows none\n"
    assert "def m" not in written[0]["de/kit.py"], "English stands in"
    monkeypatch.setattr(compiler, "sources", lambda: files(en="m = { x }"))
    assert compiler.main() == 1
    assert capsys.readouterr().err == "words/en/kit.ftl:4: m: there is no message x\n"
    assert len(written) == 1


def test_the_check_prints_everything_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "sources", committed)
    assert check.main() == 0
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(check, "sources", lambda: files(en="m = x\nn = y", de="m = x"))
    monkeypatch.setattr(check, "stale", lambda _: ["en/kit.py"])
    assert check.main() == 1
    assert capsys.readouterr().out == (
        "words/de/kit.ftl: missing: n\nwords/compiled/en/kit.py: not what the Fluent files say; run `make words`\n"
    )
