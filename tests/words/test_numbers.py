"""Sentences with numbers take the plural forms of each language."""

from __future__ import annotations

import pytest

from words import Language, of


@pytest.mark.parametrize(
    ("language", "number", "moves", "seats", "tables"),
    [
        ("es", 1, "1 jugada", "1 puesto libre", "Hay 1 mesa abierta en este servidor."),
        ("es", 2, "2 jugadas", "2 puestos libres", "Hay 2 mesas abiertas en este servidor."),
        ("es", 21, "21 jugadas", "21 puestos libres", "Hay 21 mesas abiertas en este servidor."),
        ("pl", 1, "1 ruch", "1 wolne miejsce", "Na tym serwerze jest 1 otwarty stół."),
        ("pl", 2, "2 ruchy", "2 wolne miejsca", "Na tym serwerze są 2 otwarte stoły."),
        ("pl", 5, "5 ruchów", "5 wolnych miejsc", "Na tym serwerze jest 5 otwartych stołów."),
        ("pl", 12, "12 ruchów", "12 wolnych miejsc", "Na tym serwerze jest 12 otwartych stołów."),
        ("pl", 22, "22 ruchy", "22 wolne miejsca", "Na tym serwerze są 22 otwarte stoły."),
        ("pl", 112, "112 ruchów", "112 wolnych miejsc", "Na tym serwerze jest 112 otwartych stołów."),
        ("pt-BR", 0, "nenhuma jogada", "0 lugar livre", "Não há mesas abertas neste servidor."),
        ("pt-BR", 1, "1 jogada", "1 lugar livre", "Há 1 mesa aberta neste servidor."),
        ("pt-BR", 2, "2 jogadas", "2 lugares livres", "Há 2 mesas abertas neste servidor."),
        ("pt-BR", 22, "22 jogadas", "22 lugares livres", "Há 22 mesas abertas neste servidor."),
    ],
)
def test_numbers_take_their_forms(language: str, number: int, moves: str, seats: str, tables: str) -> None:
    say = of(Language(language))
    assert say.tables.moves(moves=number) == moves
    assert say.lobby.seats_free(number=number) == seats
    assert say.games.heading_server(tables=number, page=1, pages=1) == tables
