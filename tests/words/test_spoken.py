"""`python -m words.spoken`: every sentence with every value; and names fit into the sentences of each language."""

from __future__ import annotations

import re

import pytest

from words import LANGUAGES, Language
from words.spoken import NAMES, main, spoken

NAME = "|".join(map(re.escape, NAMES))
"""Matches each of the names that are put in."""

VOWEL = "|".join(each for each in NAMES if each[0] in "AEIOUÉ")
"""Those before which French drops the vowel of a short word."""

ELIDED = re.compile(rf"\b([dD]e|[qQ]ue|[lL]e|[lL]a|[jJ]e|[nN]e|[sS]e|[jJ]usque|[lL]orsque|[pP]uisque) ({VOWEL})\b")


def said(language: str, *files: str) -> dict[str, tuple[str, ...]]:
    """The texts of each message."""
    return dict(spoken(Language(language), files))


def test_every_colour_side_and_card_is_said() -> None:
    polish = said("pl", "stranded", "strata5", "mars")
    assert "bierze żółty krążek z a1" in polish["stranded.did-take"]
    assert len(polish["stranded.did-take"]) == 5
    assert {each.split()[0] for each in polish["strata5.level-pawn"]} == {"czerwony", "czarny"}
    assert {each.partition(" poddaje")[0] for each in polish["stranded.gave-up-on"]} == {*NAMES}
    assert len(polish["mars.advise-destroy"]) > 30


def test_as_many_names_are_said_as_the_number_says() -> None:
    english = said("en", "lobby")["lobby.begun"]
    assert "The game has started: Boris is playing." in english
    assert all(" and " in each for each in english if "are playing" in each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ending_is_put_on_a_name(language: Language) -> None:
    found = [text for texts in said(language).values() for text in texts if re.search(rf"\b({NAME})[^\W\d_]", text)]
    assert not found, "\n".join(found)


def test_french_needs_no_elision_before_a_name() -> None:
    found = [f"{name}: {text}" for name, texts in said("fr").items() for text in texts if ELIDED.search(text)]
    assert not found, "\n".join(found)


def test_polish_names_stand_in_no_case() -> None:
    # After these prepositions a name would have to be put into a case; “gracza” or a colon stands between.
    bare = re.compile(rf"\b(z|ze|od|do|dla|bez|przez|na|o|przeciw|przeciwko|u|za|nad) ({NAME})\b")
    found = [f"{name}: {text}" for name, texts in said("pl").items() for text in texts if bare.search(text)]
    assert not found, "\n".join(found)


def test_portuguese_names_take_no_article_and_agree_with_nothing() -> None:
    # “de Anna” and “por Anna”, never “da Anna”; and no participle or adjective that would need Anna’s gender.
    article = re.compile(rf"\b([oa]s?|d[oa]s?|n[oa]s?|pel[oa]s?|ao?s?|à) ({NAME})\b(?! (para|salta|a)\b)")
    gender = re.compile(rf"\b({NAME}) (foi|está|ficou|será) \w+[ao]d[oa]s?\b")
    told = said("pt-BR")
    found = [f"{name}: {text}" for name, texts in told.items() for text in texts if gender.search(text)]
    found += [
        f"{name}: {text}"
        for name, texts in told.items()
        for text in texts
        if any(not each[2].isdecimal() for each in article.finditer(text))
    ]
    assert not found, "\n".join(found)


def test_portuguese_pieces_agree_with_their_colours() -> None:
    told = said("pt-BR", "stranded", "games_up", "strata5")
    assert "pegou o disco amarelo de a1" in told["stranded.did-take"]
    assert "ficou com a torre amarela" in told["stranded.did-get-tower"]
    assert "Você alcança 5 discos azuis: deixe um para você." in told["stranded.hint-take-many"]
    assert {each.split()[0] for each in told["games_up.stack-piece"]} == {"vermelha", "azul"}
    wrong = re.compile(
        r"\btorres? (\w* )?(vermelho|amarelo|preto)s?\b|\b(disco|chão|peão|peões)s? (vermelha|amarela|preta)s?\b"
    )
    found = [f"{name}: {text}" for name, texts in told.items() for text in texts if wrong.search(text)]
    assert not found, "\n".join(found)


def test_the_command_prints_headings_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["de", "names"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "names.computer"
    assert "    Computer 2 (leicht)" in lines


def test_a_file_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["de", "mess"]) == 2
    assert capsys.readouterr().err == "there are no texts called mess\n"
