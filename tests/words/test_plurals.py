"""The plural forms are those of the Unicode CLDR, which Babel contains."""

from __future__ import annotations

import discord
import pytest
from babel import Locale

from words.plurals import FORMS, PLURALS, UNUSED, plural_forms, unused_forms

NUMBERS = [*range(1_200), *range(10_000, 10_130), 999_999]

DISCORDS = [each.value for each in discord.Locale]


@pytest.mark.parametrize("language", DISCORDS)
def test_a_number_has_the_form_that_the_cldr_gives_it_in_each_language_of_discord(language: str) -> None:
    cldr = Locale.parse(language, sep="-").plural_form
    conditions = [(form, compile(holds.format(n="n"), form, "eval")) for form, holds in plural_forms(language).items()]
    for number in NUMBERS:
        assert [form for form, holds in conditions if eval(holds, {"n": number})] == [cldr(number)], number


@pytest.mark.parametrize("language", DISCORDS)
def test_the_forms_that_are_never_chosen_are_those_of_fractions_and_of_millions(language: str) -> None:
    cldr = Locale.parse(language, sep="-").plural_form
    used = {cldr(number) for number in NUMBERS}
    assert used == set(plural_forms(language)) <= FORMS
    assert (cldr.tags | {"other"}) - used == unused_forms(language)


def test_no_language_is_there_that_discord_lacks() -> None:
    assert UNUSED.keys() < PLURALS.keys() == {each.partition("-")[0] for each in DISCORDS}
