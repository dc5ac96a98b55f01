"""The two sides of Strata 5, as its messages and emoji name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Side = Literal["red", "black"]

SIDES: Mapping[int, Side] = {1: "red", 2: "black"}
"""The colour of each seat, as messages select by it."""

SIGNS = {1: "🔴", 2: "🔲"}
"""The emoji of each seat."""
