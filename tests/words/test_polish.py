"""Polish has three plural forms, for 1, for 2 to 4 or 22 to 24, and for 5 or 12; names are never put into a case."""

from __future__ import annotations

import re

import pytest

from words import Language, of

SAY = of(Language("pl"))


@pytest.mark.parametrize(
    ("number", "moves", "seats", "tables"),
    [
        (1, "1 ruch", "1 wolne miejsce", "Na tym serwerze jest 1 otwarty stół."),
        (2, "2 ruchy", "2 wolne miejsca", "Na tym serwerze są 2 otwarte stoły."),
        (5, "5 ruchów", "5 wolnych miejsc", "Na tym serwerze jest 5 otwartych stołów."),
        (12, "12 ruchów", "12 wolnych miejsc", "Na tym serwerze jest 12 otwartych stołów."),
        (22, "22 ruchy", "22 wolne miejsca", "Na tym serwerze są 22 otwarte stoły."),
        (112, "112 ruchów", "112 wolnych miejsc", "Na tym serwerze jest 112 otwartych stołów."),
    ],
)
def test_numbers_take_their_forms(number: int, moves: str, seats: str, tables: str) -> None:
    assert SAY.tables.moves(moves=number) == moves
    assert SAY.lobby.seats_free(number=number) == seats
    assert SAY.games.heading_server(tables=number, page=1, pages=1) == tables


def test_nothing_is_said_as_such() -> None:
    assert SAY.tables.moves(moves=0) == "bez ruchów"
    assert SAY.games_up.plate(singles=0, stacks=0) == "nic luzem, bez\u00a0stosów"
    assert SAY.games_up.plate(singles=12, stacks=3) == "12\u00a0luzem, 3\u00a0stosy"


def test_names_stay_as_they_are() -> None:
    told = SAY.games_up.told(
        who="Anna",
        what="theirs",
        face=3,
        rival="Marek",
        tall=2,
        start="a5",
        leaps=False,
        over="",
        end="b4",
        shown=4,
        prey="single",
        taken=1,
        preyface=4,
        gains=True,
        gain="+8",
        score=8,
        target=21,
    )
    assert told == (
        "Anna przesuwa pionek 3 gracza Marek z a5 na b4 (zmienia się w 4) i bije "
        "pionek 4 gracza Marek: +8, razem 8 z 21."
    )
    assert SAY.game_actions.late(who="Anna", others="<@1>", number=1, command="/x").startswith(
        "Czas gracza Anna minął. <@1>: możesz czekać"
    )
    assert re.search("możecie czekać", SAY.game_actions.late(who="Anna", others="<@1> i <@2>", number=2, command="/x"))


def test_english_stands_in_for_what_is_not_translated() -> None:
    assert SAY.stranded.title() == "Stranded"
    assert SAY.kit.unnamed(seat=2) == "Miejsce 2"
