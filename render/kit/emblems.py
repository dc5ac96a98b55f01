"""Emblems: each stands for one colour, so that pictures can be read without seeing colours.

An emblem is an outline within the square from (-1, -1) to (1, 1).
"""

from __future__ import annotations

import math

Outline = tuple[tuple[float, float], ...]
"""The corners of a polygon; y increases downwards."""


def _heart() -> Outline:
    points = []
    for step in range(48):
        angle = math.tau * step / 48
        x = 16 * math.sin(angle) ** 3
        y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        points.append((x / 16.2, 0.03 - (y + 2.5) / 15.2))
    return tuple(points)


def _star() -> Outline:
    radii = (1.08, 0.47)
    return tuple(
        (radii[step % 2] * math.sin(math.pi * step / 5), 0.08 - radii[step % 2] * math.cos(math.pi * step / 5))
        for step in range(10)
    )


def _clover() -> Outline:
    """Four round leaves on the diagonals, so that the clover is as wide as it is high."""
    points = []
    for step in range(96):
        angle = math.tau * step / 96
        radius = 0.42 + 0.58 * abs(math.cos(2 * angle)) ** 0.55
        points.append((radius * math.cos(angle + math.pi / 4), radius * math.sin(angle + math.pi / 4)))
    return tuple(points)


HEART = _heart()
DIAMOND: Outline = ((0.0, -1.0), (0.84, 0.0), (0.0, 1.0), (-0.84, 0.0))
STAR = _star()
CLOVER = _clover()
