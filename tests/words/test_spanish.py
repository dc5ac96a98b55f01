"""Spanish: “y” and “o” heed the sound after them, colours agree with what they stand at, and names show no gender."""

from __future__ import annotations

import re
from functools import cache

from words import Language, of
from words.spoken import NAMES, spoken

SAY = of(Language("es"))

NAME = "|".join(map(re.escape, NAMES))
"""Matches each of the names that are put in."""


@cache
def said() -> tuple[tuple[str, str], ...]:
    """Every sentence with every value, after the name of its message."""
    return tuple((name, text) for name, texts in spoken(Language("es")) for text in texts)


def found(pattern: str) -> list[str]:
    """The sentences in which a pattern is found, after the names of their messages."""
    return [f"{name}: {text}" for name, text in said() if re.search(pattern, text)]


def test_several_people_are_addressed_as_ustedes() -> None:
    one = SAY.game_actions.late(who="Ana", others="<@1>", number=1, command="/x")
    two = SAY.game_actions.late(who="Ana", others="<@1> y <@2>", number=2, command="/x")
    assert one.startswith("Ana se quedó sin tiempo. <@1>: puedes seguir esperando")
    assert two.startswith("Ana se quedó sin tiempo. <@1> y <@2>: pueden seguir esperando")


def test_colours_agree_with_caps() -> None:
    assert SAY.stranded.did_take(color="yellow", column="a1") == "tomó la ficha amarilla de a1"
    assert SAY.stranded.hint_take_many(color="blue", count=5) == "Puedes llegar a 5 fichas azules: guárdate una."
    assert SAY.stranded.ask_strand(color="red", skipped=False).startswith(
        "No puedes llegar a ninguna ficha roja, así que"
    )


def test_every_colour_agrees_in_every_sentence() -> None:
    one = r"\b(ficha|torre|pila|columna|carta) (rojo|amarillo|negro|rojas|amarillas|negras|azules|verdes)\b"
    several = r"\b(fichas|torres|pilas|columnas|cartas) (roj[oa]|amarill[oa]|negr[oa]|azul|verde)\b(?! y)"
    masculine = r"\b(suelo|peón|lado|color|tablero|bando) (roja|amarilla|negra|rojas|amarillas|negras)\b"
    assert found(f"{one}|{several}|{masculine}") == []


def test_and_and_or_heed_the_sound_of_names_and_numbers() -> None:
    assert found(r"\by h?[ií](?![aeo])\w|\bo (h?[oó]|8|11\b)") == []


def test_articles_contract() -> None:
    assert found(r"\b([dD]e|[aA]) el\b") == []


def test_names_show_no_gender() -> None:
    # “Ana abandonó”, “el turno de Ana”, never “Ana está invitado”.
    assert found(rf"\b({NAME})\b (ya |no |todavía )*(está|fue|quedó|queda|es|era) \w+[aiu](d|st)[oa]s?\b") == []
    assert found(rf"\b([eE]l|[lL]a|[uU]n|[uU]na) ({NAME})\b(?!\s*(de|en|rojo|azul|negro))") == []


def test_every_question_and_every_exclamation_is_opened() -> None:
    odd = [text for _, text in said() if text.count("?") != text.count("¿")]
    loud = [text.replace("The Game’s Up!", "") for _, text in said()]
    assert odd == []
    assert [text for text in loud if text.count("!") != text.count("¡")] == []
