"""Which plural form a whole number takes in each language, as the Unicode CLDR says it.

A form is given as a condition in Python, in which `{n}` stands for the number. All languages of Discord are here, so
that a new one needs no change. `tests/words/test_plurals.py` compares the conditions with Babel's data of the CLDR.

The bot shows whole numbers below a million. Forms that only fractions or millions take, such as Spanish *many*, are in
UNUSED: a translation may have them, because tools write them, and they are never chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))
"""All plural forms of the CLDR."""

Conditions = Mapping[str, str]
"""The forms of a language with their conditions: every whole number meets exactly one."""

_NONE: Conditions = {"other": "True"}
_ONE: Conditions = {"one": "{n} == 1", "other": "{n} != 1"}
_NONE_OR_ONE: Conditions = {"one": "{n} in (0, 1)", "other": "{n} not in (0, 1)"}

# Slavic languages: 2 to 4, 22 to 24, … but not 12 to 14.
_FEW = "({n} % 10 in (2, 3, 4) and {n} % 100 not in (12, 13, 14))"
_NOT_FEW = "({n} % 10 not in (2, 3, 4) or {n} % 100 in (12, 13, 14))"
_ENDS_IN_ONE = "({n} % 10 == 1 and {n} % 100 != 11)"
_NOT_IN_ONE = "({n} % 10 != 1 or {n} % 100 == 11)"
_EAST: Conditions = {"one": _ENDS_IN_ONE, "few": _FEW, "many": f"({_NOT_IN_ONE} and {_NOT_FEW})"}

PLURALS: Mapping[str, Conditions] = {
    **dict.fromkeys(("id", "ja", "ko", "th", "vi", "zh"), _NONE),
    **dict.fromkeys(("bg", "da", "de", "el", "en", "es", "fi", "hu", "it", "nl", "no", "sv", "tr"), _ONE),
    **dict.fromkeys(("fr", "hi", "pt"), _NONE_OR_ONE),
    **dict.fromkeys(("ru", "uk"), _EAST),
    "cs": {"one": "{n} == 1", "few": "{n} in (2, 3, 4)", "other": "{n} not in (1, 2, 3, 4)"},
    "hr": {"one": _ENDS_IN_ONE, "few": _FEW, "other": f"({_NOT_IN_ONE} and {_NOT_FEW})"},
    "lt": {
        "one": "({n} % 10 == 1 and {n} % 100 != 11)",
        "few": "({n} % 10 > 1 and not 11 <= {n} % 100 <= 19)",
        "other": "({n} % 10 == 0 or 11 <= {n} % 100 <= 19)",
    },
    "pl": {"one": "{n} == 1", "few": _FEW, "many": f"({{n}} != 1 and {_NOT_FEW})"},
    "ro": {
        "one": "{n} == 1",
        "few": "({n} == 0 or {n} != 1 and 1 <= {n} % 100 <= 19)",
        "other": "({n} != 0 and not 1 <= {n} % 100 <= 19)",
    },
}
"""By the language without its region."""

UNUSED: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("cs", "es", "fr", "it", "lt", "pt"), frozenset(("many",))),
    **dict.fromkeys(("pl", "ru", "uk"), frozenset(("other",))),
}
"""By the language without its region, the forms of the CLDR that no whole number below a million takes."""


def plural_forms(language: str) -> Conditions:
    """The plural forms of a language with their conditions. Raises KeyError for a language that is not in PLURALS."""
    return PLURALS[language.partition("-")[0]]


def unused_forms(language: str) -> frozenset[str]:
    """The plural forms that a translation may have, and that are never chosen."""
    return UNUSED.get(language.partition("-")[0], frozenset())


@cache
def plural_form(language: str, number: int) -> str:
    """The plural form of a number in a language."""
    return next(form for form, holds in _conditions(language).items() if holds(number))


@cache
def _conditions(language: str) -> Mapping[str, Callable[[int], bool]]:
    return {form: eval(f"lambda n: {told.format(n='n')}") for form, told in plural_forms(language).items()}  # noqa: S307
