"""What can be said, file by file. Compiled by `make words`: do not edit."""

from __future__ import annotations

from words.compiled.protocols.games_up import GamesUpWords as GamesUpWords
from words.compiled.protocols.kit import KitWords as KitWords
from words.compiled.protocols.mars import MarsWords as MarsWords
from words.compiled.protocols.strata5 import Strata5Words as Strata5Words
