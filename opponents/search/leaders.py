"""The best of what an alpha-beta search has rated at its root, with the bar that others must exceed."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar


class HasValue(Protocol):
    """Something with a value; the larger, the better."""

    @property
    def value(self) -> float:
        """The value."""


RatedT = TypeVar("RatedT", bound=HasValue)

_NOTHING = float("-inf")


class Leaders(Generic[RatedT]):
    """The best `exact` of those added, and all that are less than `equal` below the best one."""

    def __init__(self, exact: int, equal: float = 0.0) -> None:
        self.exact = exact
        self.equal = equal
        self.rated: list[RatedT] = []
        """The best first; of equal ones, the one that was added first."""

    @property
    def bar(self) -> float:
        """The value that another one must exceed to be among them."""
        if len(self.rated) < self.exact:
            return _NOTHING
        return min(self.rated[self.exact - 1].value, self._near)

    @property
    def _near(self) -> float:
        return self.rated[0].value - self.equal

    def add(self, rated: RatedT) -> None:
        """Add one, and drop those that are not among the best any more."""
        self.rated = sorted([*self.rated, rated], key=lambda each: -each.value)
        near = self._near
        self.rated = [each for number, each in enumerate(self.rated) if number < self.exact or each.value > near]
