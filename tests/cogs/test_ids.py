"""Custom ids: what a button means is all in its id, within Discord's 100 characters."""

from __future__ import annotations

import pytest

from cogs.interactions.ids import BUTTON, MENU, Press, number_of, press_from_id
from tests.sessions.scripted import scripted_session

PRESSES = [
    Press("join", 1),
    Press("pick", 42, 17, 0, ("take", "b2")),
    Press("pick", 42, 17, 3),
    Press("rules", words=("games_up",)),
    Press("more", 10**17, 999_999, 12, ("a5",)),
]


def pressed(custom_id: str) -> Press:
    """What the id of a button or menu stands for."""
    press = press_from_id(custom_id)
    assert press is not None
    return press


@pytest.mark.parametrize("press", PRESSES)
def test_what_was_written_is_read_back(press: Press) -> None:
    assert pressed(press.button_id()) == pressed(press.menu_id()) == press
    assert len(press.button_id()) <= 100


def test_an_id_stays_what_it_was() -> None:
    """Messages of today are answered by the code of tomorrow: this must not change."""
    press = Press("pick", 42, 17, 3, ("take", "b2"))
    assert press.button_id() == "b2:pick:42:17:3:take b2"
    assert press.menu_id() == "m2:pick:42:17:3:take b2"


def test_buttons_and_menus_are_told_apart() -> None:
    for press in PRESSES:
        assert not MENU.fullmatch(press.button_id())
        assert not BUTTON.fullmatch(press.menu_id())


def test_words_are_chosen_one_after_another() -> None:
    press = Press("pick", 42, 17, 3, ("take",))
    assert press.with_words("take", "b2") == Press("pick", 42, 17, 3, ("take", "b2"))


def test_the_second_format_carries_the_logs_length() -> None:
    session = scripted_session("0|011", "1")
    assert pressed("b2:pick:1:5:0:take b2").made_at(session) == 5
    assert pressed("m2:pick:1:6:0:").made_at(session) == session.version


@pytest.mark.parametrize(("plies", "version"), [(0, 2), (2, 4), (4, 6), (5, 7), (999_999, 7)])
def test_the_first_format_carries_a_number_of_plies(plies: int, version: int) -> None:
    """Old messages still have it: two entries came before the first ply."""
    session = scripted_session("0|011", "1")
    press = pressed(f"b1:pick:1:{plies}:0:take b2")
    assert (press.action, press.session, press.words, press.plies) == ("pick", 1, ("take", "b2"), plies)
    assert press.made_at(session) == pressed(f"m1:pick:1:{plies}:0:").made_at(session) == version


def test_a_press_of_the_first_format_goes_on_in_the_second() -> None:
    """What is built from it names a version, never a number of plies in a version's place."""
    assert pressed("b1:rules:0:0:0:stranded").words == ("stranded",)
    assert pressed("b1:pick:7:52:2:take").version == 0


@pytest.mark.parametrize(
    "other",
    [
        "",
        "b0:join:1:0:0:",
        "b3:join:1:0:0:",
        "b1:join",
        "b2:join:1:0:0",
        "b1:JOIN:1:0:0:",
        "x1:join:1:0:0:",
        "b2:join:-1:0:0:",
        "b2:join:1:1234567:0:",
        " b2:join:1:0:0:",
    ],
)
def test_ids_of_others_are_not_ours(other: str) -> None:
    assert press_from_id(other) is None


@pytest.mark.parametrize(
    ("word", "number"),
    [("0", 0), ("42", 42), (str(2**63 - 1), 2**63 - 1), (str(2**63), None), ("9" * 80, None), ("-1", None), ("", None)],
)
def test_a_number_is_one_that_a_database_can_hold(word: str, number: int | None) -> None:
    assert number_of(word) == number
