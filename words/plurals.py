"""Which plural form a whole number takes in each language, as the Unicode CLDR says it.

A form is given as a condition in Python, in which `{n}` stands for the number. Forms that only fractions take are left
out, and so is French *many*, which begins at a million: the bot shows neither. `tests/words/test_plurals.py` compares
the conditions with Babel's.
"""

from __future__ import annotations

from collections.abc import Mapping

FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))
"""All plural forms of the CLDR."""

PLURALS: Mapping[str, Mapping[str, str]] = {
    "en": {"one": "{n} == 1", "other": "{n} != 1"},
    "de": {"one": "{n} == 1", "other": "{n} != 1"},
    "fr": {"one": "{n} in (0, 1)", "other": "{n} not in (0, 1)"},
    "pl": {
        "one": "{n} == 1",
        "few": "({n} % 10 in (2, 3, 4) and {n} % 100 not in (12, 13, 14))",
        "many": "({n} != 1 and ({n} % 10 not in (2, 3, 4) or {n} % 100 in (12, 13, 14)))",
    },
}
"""By the language without its region, its forms with their conditions: every whole number meets exactly one."""


def plural_forms(language: str) -> Mapping[str, str]:
    """The plural forms of a language with their conditions. Raises KeyError for a language that is not in PLURALS."""
    return PLURALS[language.partition("-")[0]]
