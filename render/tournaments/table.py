"""What the picture of a tournament's standings shows, without what draws it and without words."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from msgspec import Struct

WIDEST = 12
"""The most rows of a picture: of a crosstable, and of one page of other standings."""


class Layout(Enum):
    """What the columns of results are."""

    CROSS = "cross"
    """A crosstable: a column for each opponent, in the order of the rows."""
    ROUNDS = "rounds"
    """A column for each round of games for two."""
    TABLES = "tables"
    """A column for each round of tables for three and four."""
    SCORES = "scores"
    """A column for each deal that everybody plays alone."""
    LATEST = "latest"
    """The last games of each entrant, the newest one at the right."""


class Mark(Enum):
    """How a game went for somebody."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    OPEN = "open"
    """It is not over."""
    ANNULLED = "annulled"


class Result(Struct, frozen=True):
    """One board of one entrant.

    Attributes:
        mark (Mark): how it went; at tables of three and four, WIN is the first place and LOSS the last.
        played (bool): whether it was a game: a bye and a walkover give points without one.
        rows (tuple[int, ...]): the rows of the opponents, counted from 1.
        place (int): the place at a table for three or four; 0 at other boards.
        score (int | None): the score of a deal; None elsewhere. With the mark WIN it counts; with OPEN it does not, as
            the player has better scores. None with ANNULLED: the attempt ended without a score.
    """

    mark: Mark
    played: bool = True
    rows: tuple[int, ...] = ()
    place: int = 0
    score: int | None = None


Cell = tuple[Result, ...]
"""What stands in one column: mostly one result, two where everybody meets twice, or none."""


class Zone(Enum):
    """Where an entrant would go if it ended now."""

    UP = "up"
    DOWN = "down"


class Row(Struct, frozen=True):
    """An entrant in the standings.

    Attributes:
        number (int): the number of the row, counted from 1 over all pages.
        place (int | None): the place; None before the first result, and for somebody whose games were annulled.
        name (str): the name.
        cells (tuple[Cell, ...]): the results, one for each column.
        points (Fraction): all points.
        tie_break (Fraction | None): the value of the tie-break that is shown, if there is one.
        zone (Zone | None): where the entrant would go.
        gone (bool): whether the entrant has withdrawn.
    """

    number: int
    place: int | None
    name: str
    cells: tuple[Cell, ...]
    points: Fraction
    tie_break: Fraction | None = None
    zone: Zone | None = None
    gone: bool = False


class Standings(Struct, frozen=True):
    """The standings of a tournament, or one page of them.

    Attributes:
        layout (Layout): what the columns are.
        columns (tuple[int, ...]): the numbers above the columns: of rows, or of rounds; not shown above the last games.
        rows (tuple[Row, ...]): the entrants, the first place first.
        over (int): how many games are over; of a score event, how many deals.
        games (int): how many games have been paired; of a score event, how many deals it has.
    """

    layout: Layout
    columns: tuple[int, ...]
    rows: tuple[Row, ...]
    over: int
    games: int


class Written(Struct, frozen=True):
    """All that is written in the picture besides names, in one language.

    Attributes:
        points (str): above the points.
        tie_break (str): above the tie-break; empty where none is shown.
        latest (str): above all columns in place of numbers; empty where these are shown.
        legend (str): what unusual signs mean; empty where there are none.
        rows (tuple[WrittenRow, ...]): what stands in the rows.
    """

    points: str
    tie_break: str
    latest: str
    legend: str
    rows: tuple[WrittenRow, ...]


class WrittenRow(Struct, frozen=True):
    """What is written in a row.

    Attributes:
        unnamed (str): what stands for a name of which the fonts have no letter.
        points (str): the points.
        tie_break (str): the tie-break; empty where none is shown.
        signs (tuple[tuple[str, ...], ...]): for each cell the signs of its results.
    """

    unnamed: str
    points: str
    tie_break: str
    signs: tuple[tuple[str, ...], ...]
