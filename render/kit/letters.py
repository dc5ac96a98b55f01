"""Texts as letters: where a text may be cut, and in what order its letters stand when some run from right to left."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import groupby

JOINERS = "\u200c\u200d"
"""They say whether the letters beside them are joined, and belong to the letter before them."""

_CONJOINING = (("\u1100", "\u115f"), ("\u1160", "\u11a7"), ("\u11a8", "\u11ff"))
"""The letters of which a Korean syllable is made: the first, the second and the third. Few texts spell it so."""

_MIRRORED = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))


def clusters(text: str) -> list[str]:
    """`text` in parts that are not to be separated: letters with their marks, syllables of Hindi and Korean."""
    found: list[str] = []
    for char in text:
        if found and _belongs(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _belongs(before: str, char: str) -> bool:
    if unicodedata.category(char) in {"Mn", "Me", "Mc"} or char in JOINERS:
        return True
    last = before.rstrip(JOINERS)[-1:]
    if last and unicodedata.combining(last) == 9:  # a virama: it joins two consonants of an Indic script
        return char.isalpha() and "\u0900" <= char < "\u0e00"
    first, second, third = (low <= char <= high for low, high in _CONJOINING)
    if second or third:
        return any(low <= last <= high for low, high in _CONJOINING[: 2 if second else 3])
    return first and _CONJOINING[0][0] <= last <= _CONJOINING[0][1]


def runs_leftwards(text: str) -> bool:
    """Whether a name is read from right to left: its first letter that has a direction says so (UAX #9, P2 and P3)."""
    strong = (unicodedata.bidirectional(char) for char in text)
    return next((kind != "L" for kind in strong if kind in {"L", "R", "AL"}), False)


def levels(parts: Sequence[str], leftwards: bool) -> list[int]:
    """The level of each cluster: odd ones are read from right to left (Unicode's bidirectional algorithm, UAX #9).

    `leftwards` says whether the whole text is read from right to left. If not, it is a sentence of ours, which may
    contain such a name; then numbers belong to the sentence, so that "12" stays behind the name in "… 12 points".
    Characters that embed or isolate texts are ignored.
    """
    kinds = _with_numbers([unicodedata.bidirectional(each[0]) for each in parts], leftwards)
    outer = "R" if leftwards else "L"
    found: list[str] = []
    for at, kind in enumerate(kinds):
        if kind in {"L", "R", "N"}:
            found.append(kind)
            continue
        # What has no direction takes that of its neighbours, if they agree, and else that of the text (N1, N2).
        before = next((_side(each) for each in reversed(found)), outer)
        after = next((_side(each) for each in kinds[at:] if each in {"L", "R", "N"}), outer)
        found.append(before if before == after else outer)
    numbers = {"R": 1, "N": 2, "L": 2 if leftwards else 0}
    return [numbers[each] for each in found]


def _side(kind: str) -> str:
    return "R" if kind == "N" else kind


def _with_numbers(kinds: list[str], leftwards: bool) -> list[str]:
    """The kinds of clusters with numbers resolved (W1 to W7): L, R, N for a number, or without a direction."""
    found: list[str] = []
    last = "R" if leftwards else "L"
    for kind in kinds:
        if kind in {"L", "R", "AL"}:
            last = "L" if kind == "L" else "R"
            found.append(last)
        elif kind == "EN":
            found.append("N" if leftwards and last == "R" else "L")
        else:
            found.append("N" if kind == "AN" else kind)
    for at in range(1, len(found) - 1):
        if found[at] in {"CS", "ES"} and found[at - 1] == found[at + 1] == "N":
            found[at] = "N"  # 1.5
    for way in (1, -1):
        for at in range(len(found))[::way]:
            if found[at] == "ET" and 0 <= at - way < len(found) and found[at - way] == "N":
                found[at] = "N"  # 50%
    return found


def visual(levels_of_runs: Sequence[int]) -> list[int]:
    """The places of runs from the left to the right, from the level of each (L2)."""
    order = list(range(len(levels_of_runs)))
    for level in range(max(levels_of_runs, default=0), 0, -1):
        turned: list[int] = []
        for high, group in groupby(order, key=lambda at: levels_of_runs[at] >= level):
            places = list(group)
            turned += reversed(places) if high else places
        order = turned
    return order


def mirrored(text: str) -> str:
    """`text`, which is read from right to left, in the order in which its letters stand from the left."""
    return "".join(_MIRRORED.get(each, each) for each in reversed(clusters(text)))
