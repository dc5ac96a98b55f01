"""The plural forms are those of the Unicode CLDR, which Babel contains."""

from __future__ import annotations

import pytest
from babel import Locale

from words.plurals import FORMS, PLURALS

NUMBERS = [*range(1_200), 999_999]


@pytest.mark.parametrize("language", PLURALS)
def test_a_number_has_the_form_that_the_cldr_gives_it(language: str) -> None:
    cldr = Locale.parse(language).plural_form
    for number in NUMBERS:
        forms = [form for form, holds in PLURALS[language].items() if eval(holds.format(n=number))]
        assert forms == [cldr(number)], number


@pytest.mark.parametrize("language", PLURALS)
def test_the_forms_that_are_left_out_are_those_of_fractions_and_of_millions(language: str) -> None:
    cldr = Locale.parse(language).plural_form
    assert {cldr(number) for number in NUMBERS} == set(PLURALS[language]) <= FORMS
    assert cldr.tags - PLURALS[language].keys() <= {"many", "other"}
