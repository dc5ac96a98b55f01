"""What players are called at a table: no two the same, and the same from the lobby to the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.names import bold_names, plain_in, plain_names, short_names
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Forgotten, Person, Player
from tests.cogs.snapshots import opened
from tests.sessions.club import ANN, BEN
from words import ENGLISH, of

SAY = of(ENGLISH)
EASY, MEDIUM, HARD = ComputerLevel


def table(*people: Player) -> Session:
    return replace(opened((ANN, BEN)), people=people)


@pytest.mark.parametrize(
    ("people", "names"),
    [
        ((ANN, Computer(-1, HARD)), ("Ann", "Computer (hard)")),
        # In the order in which they came, whatever their seats.
        (
            (Computer(-3, EASY), ANN, Computer(-1, EASY), Computer(-2, HARD)),
            ("Computer 3 (easy)", "Ann", "Computer 1 (easy)", "Computer 2 (hard)"),
        ),
        ((Person(9, "Sam"), Person(7, "Sam"), BEN), ("Sam (2)", "Sam (1)", "Ben")),
        ((Forgotten(-1), ANN, Forgotten(-2)), ("Former player (1)", "Ann", "Former player (2)")),
    ],
)
def test_no_two_players_of_a_table_have_one_name(people: tuple[Player, ...], names: tuple[str, ...]) -> None:
    session = table(*people)
    assert plain_names(SAY, session) == names
    assert bold_names(SAY, session) == tuple(f"**{name}**" for name in names)


def test_a_number_stays_when_another_leaves_and_for_who_is_gone_there_is_none() -> None:
    session = table(Computer(-1, EASY), ANN)
    assert plain_in(SAY, session, Computer(-2, EASY)) == "Computer (easy)"
    assert plain_in(SAY, table(ANN, BEN), Person(5, "Ann")) == "Ann", "who took part before"


def test_the_plates_of_several_computers_differ() -> None:
    names = plain_names(SAY, table(ANN, Computer(-1, EASY), Computer(-2, EASY), Computer(-3, MEDIUM)))
    assert short_names(SAY, names) == ("", "Computer 1", "Computer 2", "Computer 3")
