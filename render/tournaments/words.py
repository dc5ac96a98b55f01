"""What the picture of a tournament's standings says: its labels, and the alternative text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from render.kit.texts import clip, minus
from render.tournaments.table import Layout, Mark, Result, Row, Standings, Written, WrittenRow, Zone
from words import Words
from words.lists import both, divided, listed

LONGEST = 1024
"""The longest alternative text that Discord takes."""

_PARTS = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}

SIGNS = {
    (Mark.WIN, True): "1",
    (Mark.DRAW, True): "½",
    (Mark.LOSS, True): "0",
    (Mark.WIN, False): "+",
    (Mark.DRAW, False): "=",
    (Mark.LOSS, False): "−",
}
"""The sign of a result, by how it went and whether it was a game. They are those of chess."""

OPEN, ANNULLED, NO_SCORE = "·", "×", "–"


def number(value: Fraction) -> str:
    """A number of points: `5½`, `0`. Parts that have no sign of their own are left out."""
    whole, rest = divmod(value, 1)
    part = _PARTS.get(rest, "")
    return part if part and not whole else f"{minus(whole)}{part}"


def sign(result: Result) -> str:
    """The sign that a square shows for a result."""
    if result.score is not None:
        return minus(result.score) if result.mark is Mark.WIN else f"({minus(result.score)})"
    if result.mark is Mark.OPEN:
        return OPEN
    if result.mark is Mark.ANNULLED:
        return ANNULLED
    return str(result.place) if result.place else SIGNS[result.mark, result.played]


def written(say: Words, shown: Standings) -> Written:
    """What is written in the picture, in the language of `say`."""
    ties = any(row.tie_break is not None for row in shown.rows)
    return Written(
        say.crosstables.points(),
        _tie_break(say, shown.layout) if ties else "",
        say.crosstables.latest() if shown.layout is Layout.LATEST and shown.columns else "",
        _legend(say, shown.layout, [each for row in shown.rows for cell in row.cells for each in cell]),
        tuple(
            WrittenRow(
                say.crosstables.unnamed(row=row.number),
                number(row.points),
                number(row.tie_break) if row.tie_break is not None else "",
                tuple(tuple(_sign(shown.layout, each) for each in cell) for cell in row.cells),
            )
            for row in shown.rows
        ),
    )


def _sign(layout: Layout, result: Result) -> str:
    return NO_SCORE if layout is Layout.SCORES and result.score is None else sign(result)


def _legend(say: Words, layout: Layout, results: Sequence[Result]) -> str:
    if layout is Layout.SCORES:
        left_out = any(each.score is not None and each.mark is not Mark.WIN for each in results)
        none = any(each.score is None for each in results)
        told = [say.crosstables.explained_left_out()] if left_out else []
        return divided(say, [*told, *([say.crosstables.explained_no_score(sign=NO_SCORE)] if none else [])])
    told = [say.crosstables.explained_free(signs=" ".join(free))] if (free := _free(results)) else []
    if any(each.mark is Mark.ANNULLED for each in results):
        told.append(say.crosstables.explained_annulled(sign=ANNULLED))
    return divided(say, told)


def _free(results: Sequence[Result]) -> list[str]:
    """The signs of results without a game, in their usual order."""
    here = {sign(each) for each in results if not each.played}
    return [each for (_, played), each in SIGNS.items() if not played and each in here]


def _tie_break(say: Words, layout: Layout) -> str:
    if layout is Layout.LATEST:
        return say.crosstables.wins()
    return say.crosstables.firsts() if layout is Layout.TABLES else say.crosstables.buchholz()


# ---- the alternative text ----


def alt(say: Words, shown: Standings) -> str:
    """The alternative text: all that the picture shows, as far as it fits into 1,024 characters.

    If it does not fit, names are cut first, then results are only counted, and at last only the points are left.
    """
    text = ""
    for told, length in ((_results, 32), (_results, 16), (_counted, 20), (_nothing, 20)):
        rows = [_row(say, shown, row, told(say, shown, row), length) for row in shown.rows]
        text = "\n".join([_head(say, shown), *rows])
        if len(text) <= LONGEST:
            break
    return clip(text, LONGEST)


def _head(say: Words, shown: Standings) -> str:
    told = say.crosstables.alt_scores if shown.layout is Layout.SCORES else say.crosstables.alt
    return told(over=shown.over, games=shown.games)


def _row(say: Words, shown: Standings, row: Row, results: Sequence[str], length: int) -> str:
    details = [*_about(say, shown, row), *results]
    return say.crosstables.row(
        row=row.number,
        name=clip(_name(row.name), length) or say.crosstables.unnamed(row=row.number),
        points=number(row.points),
        details=divided(say, details),
        told=bool(details),
    )


def _name(name: str) -> str:
    """A name in one line, of printable characters alone."""
    return " ".join("".join(each for each in name if each.isprintable() or each.isspace()).split())


def _about(say: Words, shown: Standings, row: Row) -> Iterator[str]:
    """What the alternative text says of a row besides its points and results."""
    if row.place is None and any(each.place is not None for each in shown.rows):
        yield say.crosstables.unplaced()
    elif row.place is not None and row.place != row.number:
        yield say.crosstables.placed(place=row.place)
    if row.gone:
        yield say.crosstables.withdrew()
    if row.zone is not None:
        yield say.crosstables.zone(up=row.zone is Zone.UP)
    if row.tie_break is not None:
        yield _told_tie_break(say, shown.layout, number(row.tie_break))


def _told_tie_break(say: Words, layout: Layout, value: str) -> str:
    if layout is Layout.LATEST:
        return say.crosstables.told_wins(number=value)
    firsts = layout is Layout.TABLES
    return say.crosstables.told_firsts(number=value) if firsts else say.crosstables.told_buchholz(number=value)


def _nothing(_say: Words, _shown: Standings, _row: Row) -> list[str]:
    return []


def _counted(say: Words, shown: Standings, row: Row) -> list[str]:
    """How many games went how, where all of them are shown."""
    if shown.layout is not Layout.CROSS:
        return []
    marks = [each.mark for cell in row.cells for each in cell if each.played]
    won, drawn, lost, still = (marks.count(each) for each in (Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.OPEN))
    return [say.crosstables.counted(won=won, drawn=drawn, lost=lost, open=still)]


def _results(say: Words, shown: Standings, row: Row) -> list[str]:
    """Every result: against which rows it was, or which place at a table."""
    results = [each for cell in row.cells for each in cell]
    told = []
    if shown.layout is Layout.SCORES:
        signs = zip(shown.columns, row.cells, strict=True)
        return [
            say.crosstables.scored(deal=deal, score=_sign(shown.layout, each)) for deal, cell in signs for each in cell
        ]
    if shown.layout is Layout.TABLES:
        places = [str(each.place) if each.place else sign(each) for each in results if each.mark is not Mark.OPEN]
        told += [say.crosstables.places(places=listed(say, places))] if places else []
    else:
        told += [
            say.crosstables.against(how=each.value, rows=both(say, rows))
            for each in Mark
            if (rows := _rows(each, results))
        ]
    free = [each for each in results if not each.played and each.mark in _WORTH]
    if free:
        unit = 1 if shown.layout is Layout.LATEST else 2
        told.append(say.crosstables.free(points=number(Fraction(sum(_WORTH[each.mark] for each in free), unit))))
    return told


_WORTH = {Mark.WIN: 2, Mark.DRAW: 1, Mark.LOSS: 0}
"""The points of a board for two, in halves."""


def _rows(mark: Mark, results: Sequence[Result]) -> list[str]:
    rows = [row for each in results if each.mark is mark and each.played for row in each.rows]
    return [str(row) for row in sorted(rows)]
