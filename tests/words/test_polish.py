"""Polish: nothing is said in a word, and names are never put into a case."""

from __future__ import annotations

import re

from words import Language, of

SAY = of(Language("pl"))


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
