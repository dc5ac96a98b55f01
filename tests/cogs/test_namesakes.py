"""What players are called at a table: no two the same, and the same from the lobby to the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.names import bold_names, plain_in, plain_names, player_name, short_names
from sessions.people.player_names import WORDS
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Forgotten, Person, Player, Stranger
from tests.cogs.snapshots import opened
from tests.sessions.club import ANN, BEN
from words import ENGLISH, LANGUAGES, Language, of

SAY = of(ENGLISH)
EASY, MEDIUM, HARD = ComputerLevel.EASY, ComputerLevel.MEDIUM, ComputerLevel.HARD


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


def test_each_reads_player_names_in_their_own_language() -> None:
    session = table(Stranger.named(ANN.user_id, "basalt", 482), Stranger.named(BEN.user_id, "willow", 90501))
    found = {each: plain_names(of(each), session) for each in LANGUAGES}
    assert found == {
        "en": ("Basalt 482", "Willow 90501"),
        "de": ("Basalt 482", "Weide 90501"),
        "fr": ("Basalte 482", "Saule 90501"),
        "pl": ("Bazalt 482", "Wierzba 90501"),
        "es": ("Basalto 482", "Sauce 90501"),
        "pt-BR": ("Basalto 482", "Salgueiro 90501"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_player_names_read_alike(language: Language) -> None:
    """Nor does a person read another name in place of a word that their language lacks."""
    found = [player_name(of(language), word, 482) for word in WORDS]
    assert len(set(found)) == len(WORDS)
    assert all(each.endswith(" 482") and len(each) <= 16 for each in found), "it fits on a plate"
