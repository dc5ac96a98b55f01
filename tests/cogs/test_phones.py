"""What a phone shows of buttons: 38 characters. What is longer stands in a menu, where every choice can be read."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from cogs.interactions.components import LABEL_LENGTH, button
from cogs.interactions.ids import Press
from cogs.messages.controls import Offer, PlyWords, controls
from render.catalogue import FACES
from rules.core import Position
from tests.faces import english
from tests.games.offering import choices, offered
from tests.games.registry import CATALOGUE
from words import ENGLISH, of

PRESS = Press("pick", 1, 1)


def below(key: str, here: Position) -> Iterator[PlyWords]:
    """The words that can be chosen at a position with one choice more to come: none, and all beginnings of plies."""
    waiting: list[PlyWords] = [()]
    while waiting:
        chosen = waiting.pop()
        yield chosen
        groups = offered(key, here, chosen)
        waiting += [entry.words for group in groups for entry in group.entries if not entry.whole]


def shown(key: str, here: Position, chosen: PlyWords) -> Iterator[tuple[str, str]]:
    """The buttons by which something is chosen: what they read, and what their choice is called."""
    offer = Offer(of(ENGLISH), here, english(key).teller, PRESS, "before", "more")
    groups = offered(key, here, chosen)
    called = {offer.picks(entry.words).button_id(): entry.words for group in groups for entry in group.entries}
    for row in controls(offer, groups, 0):
        for each in row.children:
            item = getattr(each, "item", None)
            if isinstance(item, discord.ui.Button) and item.custom_id in called:
                yield item.label or "", offer.label(called[item.custom_id])


@pytest.mark.parametrize("key", FACES)
def test_every_choice_on_a_button_can_be_read_on_a_phone(key: str) -> None:
    seen = 0
    for here in choices(key, 5):
        for chosen in below(key, here):
            labels = list(shown(key, here, chosen))
            assert [label for label, _ in labels] == [called for _, called in labels], "nothing is cut off"
            beginnings = [label[:38] for label, _ in labels]
            assert len(set(beginnings)) == len(beginnings), "no two begin alike"
            assert max(map(len, beginnings), default=0) == max((len(label) for label, _ in labels), default=0)
            seen += len(labels)
    CATALOGUE[key].shows("a choice on a button", seen)


def test_no_button_is_longer_whatever_it_names() -> None:
    assert LABEL_LENGTH == 38
    made = button(f"Continue without {'x' * 32}", PRESS)
    assert len(made.item.label or "") == 38
    assert (made.item.label or "").endswith("…")
