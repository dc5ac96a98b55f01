"""The compiler: what Fluent files become in Python, and what is said of files that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.compiled import NUMBERS, files, said
from words import __main__ as command
from words.check import problems
from words.compiler import faults, stub
from words.languages import Language
from words.source import reading


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


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("m = You play { $a }. Now.", "You play Up! Now."),
        ("m = You play **{ $a }**.", "You play **Up!**"),
        ("m = { $a }!", "Up!"),
        ("m = { $a }\u00a0!", "Up!"),
        ("m = { $a }?", "Up!?"),
        ("m = { $a }: x", "Up!: x"),
        ("m = { $a }.{ $a }", "Up!.Up!"),
        ("m = { $a }.txt", "Up!.txt"),
        ("m = { n }.\nn = x { $a }", "x Up!"),
        ("m = { $a }{ $b ->\n    [yes] . Yes\n   *[no] , no\n }.", "Up! Yes."),
        ("m = { $b ->\n    [yes] it’s { $a }\n   *[no] no\n }. x", "it’s Up! x"),
        ('m = { $a }{ $b ->\n    [yes] {""}\n   *[no] , no\n }. x', "Up! x"),
    ],
)
def test_a_value_that_ends_with_a_sign_gets_no_second_one(text: str, sentence: str) -> None:
    kit = said(en=text)
    assert kit.m(a="Up!", **({"b": True} if "$b" in text else {})) == sentence


def test_only_what_ends_with_a_sign_loses_the_next() -> None:
    kit = said(en='m = { $a }.{ $b ->\n    [yes] {" "}x\n   *[no] {""}\n }')
    for ended in ("Up!", "**Up!**", "Why?", "Jr.", "Long…", "[Up!](https://x.y/z)", "\u2068Up!\u2069"):
        assert kit.m(a=ended, b=True) == f"{ended} x"
    for other in ("Ann", 7, "**Ann**", "“Up!”", "[Ann](https://x.y/!)"):
        assert kit.m(a=other, b=False) == f"{other}."
    assert said(en="m = { $a }!").m(a="Jr.") == "Jr.!"


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
    assert f"    def m(self, *, {signature}) -> str: ...\n" in stub(files(en=english)["en"])


@pytest.mark.parametrize(
    ("english", "german", "fault"),
    [
        ("m = { $a }", "m = x", "m: $a is lost: English shows it"),
        ("m = x", "m = { $a }", "m: $a is unknown: English knows none"),
        (NUMBERS, "told = viele", "told: $n is lost: English shows it"),
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
        ("m = { $a }", "m = { SHOUT($a) }", "m: the function SHOUT is not understood here: write the variable alone"),
        (
            NUMBERS,
            'told = { NUMBER($n, type: "ordinal") ->\n    [one] 1\n   *[other] { $n }\n }',
            "told: ordinal numbers are not understood here: write the sentence so that it needs none",
        ),
        ("m = x", 'm = { "a" ->\n   *[a] x\n }', "m: only a variable can choose a text"),
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


SELECTED = "told = { $n ->\n    [one] a move\n   *[other] moves\n }"


def test_a_variable_that_english_only_selects_by_is_not_needed() -> None:
    assert wrong(en=SELECTED, de="told = viele") == []


def test_english_says_which_variable_another_language_may_leave_out() -> None:
    assert wrong(en="# $who (optional): “the opponent’s” will do.\nm = { $who }", de="m = x") == []


def test_a_variable_that_a_contained_message_shows_is_not_lost() -> None:
    assert wrong(en="m = { $a }\nn = { $a }!", de="m = { $a }\nn = { m }!") == []


@pytest.mark.parametrize("language", ["es", "pl"])
def test_plural_forms_that_only_fractions_or_millions_take_may_be_there(language: str) -> None:
    forms = {"es": ("one", "many", "other"), "pl": ("one", "few", "many", "other")}[language]
    text = "".join(f"    {'*' if form == 'other' else ''}[{form}] {form} {{ $n }}\n" for form in forms)
    kit = said(language, **{"en": NUMBERS, language: f"told = {{ $n ->\n{text} }}"})
    assert kit.told(n=1) == "one 1"
    assert kit.told(n=5) == {"es": "other 5", "pl": "many 5"}[language]


def test_a_language_without_plural_forms_and_a_file_that_english_lacks_are_faults() -> None:
    strange = {"en": {}, "xx": {}, "de": {"kit": reading("", "de", "kit")}}
    assert faults(strange) == {
        "en": [],
        "xx": ["words/xx: words/plurals.py lacks the plural forms of this language"],
        "de": ["words/de/kit.ftl: there is no such file in English"],
    }


def test_a_fault_is_told_with_its_line() -> None:
    assert faults(files(en="m = x", de="\n\nm = { $a }"))["de"] == [
        "words/de/kit.ftl:3: m: $a is unknown: English knows none"
    ]


def test_a_language_is_a_code() -> None:
    assert Language("de") == "de"


def test_the_compiler_says_what_is_wrong_and_fails_for_english_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "STUB", tmp_path / "messages.pyi")
    monkeypatch.setattr(command, "sources", lambda: files(en="m = x", de="m = { $a }"))
    assert command.main() == 0
    assert capsys.readouterr().err == "words/de/kit.ftl:1: m: $a is unknown: English knows none\n"
    assert "def m(self) -> str: ..." in command.STUB.read_text("utf-8")
    monkeypatch.setattr(command, "sources", lambda: files(en="m = { x }"))
    assert command.main() == 1
    assert capsys.readouterr().err == "words/en/kit.ftl:1: m: there is no message x\n"
    assert "def m(self) -> str: ..." in command.STUB.read_text("utf-8")


def test_english_stands_in_for_a_message_that_is_wrong() -> None:
    assert said("de", en="m = x\nn = y", de="m = { $a }\nn = z").m() == "x"
