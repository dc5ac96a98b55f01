"""Notes every text that is drawn on a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from render.catalogue import FACES
from render.kit.canvas import Pen
from render.kit.fonts import Line
from render.kit.sheet import Sheet
from words import LANGUAGES

each_face = pytest.mark.parametrize(
    ("language", "key"), [(language, key) for language in LANGUAGES for key in FACES], ids=str
)


@pytest.fixture(scope="module")
def ever_drawn() -> Iterator[set[str]]:
    """Every text that these tests would draw: the letters themselves are left out.

    What was drawn before and kept is drawn anew, once for all of these tests.
    """
    found: set[str] = set()

    def note(_self: Sheet | Pen, line: Line, *_rest: Any) -> None:
        found.add(line.text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "write", note)
        patch.setattr(Pen, "text", note)
        forget_sprites()
        yield found
    forget_sprites()


@pytest.fixture
def all_drawn(ever_drawn: set[str]) -> set[str]:
    """Every text that is drawn from now on, except on sprites at which an earlier one of these tests has looked."""
    ever_drawn.clear()
    return ever_drawn


def forget_sprites() -> None:
    """Have everything drawn anew that the painters keep."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for each in list(vars(module).values()):
                if callable(clear := getattr(each, "cache_clear", None)):
                    clear()
