"""Custom ids: what a button means is all in its id, within Discord's 100 characters."""

from __future__ import annotations

import pytest

from cogs.ids import BUTTON, MENU, Press, is_ours, press_of

PRESSES = [
    Press("join", 1),
    Press("pick", 42, 17, 0, ("take", "b2")),
    Press("pick", 42, 17, 3),
    Press("rules", words=("games_up",)),
    Press("more", 10**17, 999_999, 12, ("a5",)),
]


@pytest.mark.parametrize("press", PRESSES)
def test_what_was_written_is_read_back(press: Press) -> None:
    button, menu = BUTTON.fullmatch(press.button_id()), MENU.fullmatch(press.menu_id())
    assert button is not None
    assert menu is not None
    assert press_of(button) == press_of(menu) == press
    assert len(press.button_id()) <= 100


def test_buttons_and_menus_are_told_apart() -> None:
    for press in PRESSES:
        assert not MENU.fullmatch(press.button_id())
        assert not BUTTON.fullmatch(press.menu_id())


@pytest.mark.parametrize(
    "other", ["", "b0:join:1:0:0:", "b1:join", "b1:JOIN:1:0:0:", "x1:join:1:0:0:", "b1:join:-1:0:0:"]
)
def test_ids_of_others_are_not_ours(other: str) -> None:
    assert not is_ours(other)
