"""What a game is called, and what can be chosen before it starts: in words, for lists, lobbies and rules."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class OptionWords(Struct, frozen=True):
    """An option of a game in words."""

    description: str
    """What the option decides ("Difficulty"), without a full stop."""

    meanings: Mapping[str, str] = field(default_factory=dict)
    """What a value means, by the value as records have it; without the values that explain themselves."""

    name: str = ""
    """The name of the option for players ("target")."""

    names: Mapping[str, str] = field(default_factory=dict)
    """The names of the values for players, by the value as records have it; without the values that are numbers."""

    def value(self, value: str) -> str:
        """The name of a value for players."""
        return self.names.get(value, value)


class About(Struct, frozen=True):
    """A game in words, before it is played."""

    title: str
    """What the game is called."""

    summary: str
    """What the game is about, in one sentence."""

    options: Mapping[str, OptionWords] = field(default_factory=dict)
    """The game's options, by the names that they have in `rules.core.Option`."""

    watch: str = ""
    """What to look out for in a first game, in one or two sentences; empty for nothing."""

    first: str = ""
    """Who sits in seat 1 by the rules ("the youngest"); empty if the seats are drawn by lot."""
