"""Stranded once more, as plainly as can be: the engine is held against it, ply by ply.

Written straight from `seeds/en/stranded.md` and sharing no line with `rules`: squares are pairs of numbers, the state
is a heap of dictionaries that are changed in place, plies are strings, and every question is answered by walking the
board. Slow, and meant to be so obvious that a mistake in both would have to be made twice.
"""

from __future__ import annotations

Square = tuple[int, int]

ALL_COLORS = ["r", "b", "y", "g"]
MIDDLE = (2, 2)
BOARD = [(x, y) for y in range(5) for x in range(5) if (x, y) != MIDDLE]
CORNER_SQUARES = [(0, 0), (4, 0), (0, 4), (4, 4)]


def spell(square: Square) -> str:
    return "abcde"[square[0]] + "12345"[square[1]]


def printed_colors() -> dict[Square, str]:
    """ST-2: the six red columns, turned a quarter anticlockwise for each further colour."""
    printed = {}
    squares = [(0, 0), (2, 0), (4, 1), (1, 2), (3, 3), (1, 4)]  # a1 c1 e2 b3 d4 b5
    for color in ALL_COLORS:
        for square in squares:
            printed[square] = color
        squares = [(4 - y, x) for x, y in squares]
    return printed


class NaiveStranded:
    """A game under way. `waits` is a word for what it waits for, `who` the seat that rolls or chooses."""

    def __init__(self, seats: int, blacks: int) -> None:
        self.seats = seats
        self.blacks = blacks
        self.printed = printed_colors()
        self.caps: dict[Square, list[str]] = {square: [] for square in BOARD}
        self.tower_at: dict[int, Square] = {}
        self.tower_color: dict[int, str] = {}
        self.still_in = list(range(1, seats + 1))
        self.waits = "caps"
        self.who = 1
        self.turn_color = ""
        self.to_settle: list[int] = []

    # What is legal: each ply with its weight, or with None where a seat chooses

    def legal(self) -> dict[str, int | None]:
        if self.waits == "caps":
            return self.legal_caps()
        if self.waits == "first die":
            faces: dict[str, int | None] = {}
            for color in ALL_COLORS:
                if color not in self.tower_color.values():
                    faces["die " + color] = 1
            faces["die k"] = self.blacks
            return faces
        if self.waits == "die":
            return {"die r": 1, "die b": 1, "die y": 1, "die g": 1, "die k": self.blacks}
        found: list[str] = []
        if self.waits == "tower":
            found = ["tower " + color for color in ALL_COLORS if color not in self.tower_color.values()]
        elif self.waits == "corner":
            found = ["corner " + spell(square) for square in CORNER_SQUARES if not self.has_tower(square)]
        elif self.waits == "color":
            found = ["color " + color for color in ALL_COLORS]
        elif self.waits == "take":
            found = ["take " + spell(square) for square in self.can_take()]
        elif self.waits == "move":
            found = ["move " + spell(square) for square in self.can_move()]
        elif self.waits == "strand":
            found = ["strand " + spell(square) for square in self.can_strand()]
        elif self.waits == "put":
            found = ["leave"]
            for square in BOARD:
                if len(self.caps[square]) > 0 and not self.has_tower(square):
                    found.append("put " + spell(square))
        return dict.fromkeys(found)

    def legal_caps(self) -> dict[str, int | None]:
        """ST-3: the ways to draw a first and then a second cap from those left."""
        left: list[str] = []
        for color in ALL_COLORS:
            laid = sum(stack.count(color) for stack in self.caps.values())
            left += [color] * (12 - laid)
        square = next(square for square in BOARD if not self.caps[square])
        ways: dict[str, int | None] = {}
        for first in range(len(left)):
            for second in range(len(left)):
                if first != second:
                    ply = f"caps {spell(square)} {left[first]}{left[second]}"
                    ways[ply] = (ways.get(ply) or 0) + 1
        return ways

    def has_tower(self, square: Square) -> bool:
        return square in self.tower_at.values()

    def can_take(self) -> list[Square]:
        tops = {square: stack[-1] for square, stack in self.caps.items() if stack}
        return [square for square in tops if tops[square] == self.turn_color and not self.has_tower(square)]

    def passed(self, goal: Square) -> list[Square] | None:
        """What the tower of `who` passes over on its way to `goal`, or None if it cannot go that way."""
        x, y = self.tower_at[self.who]
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                way: list[Square] = []
                step = 1
                while True:
                    here = (x + step * dx, y + step * dy)
                    if (dx, dy) == (0, 0) or here not in BOARD:
                        break
                    if here == goal:
                        return way
                    way.append(here)
                    step += 1
        return None

    def can_move(self) -> list[Square]:
        return [square for square in self.can_take() if self.passed(square) is not None]

    def can_strand(self) -> list[Square]:
        squares = []
        for square in BOARD:
            bare = not self.caps[square] and not self.has_tower(square)
            if bare and self.printed[square] == self.turn_color and self.passed(square) is not None:
                squares.append(square)
        return squares

    # What follows

    def play(self, ply: str) -> None:
        word, _, rest = ply.partition(" ")
        square = ("abcde".find(rest[:1]), "12345".find(rest[1:2]))
        if word == "resign":
            self.resign(int(rest))
        elif word == "caps":
            column, pair = rest.split()
            self.caps["abcde".index(column[0]), int(column[1]) - 1] = list(pair)
            if all(self.caps.values()):
                self.go_on_setting_up()
        elif word == "die" and self.waits == "first die":
            if rest == "k":
                self.waits = "tower"
            else:
                self.tower_color[self.who] = rest
                self.waits = "corner"
        elif word == "tower":
            self.tower_color[self.who] = rest
            self.waits = "corner"
        elif word == "corner":
            self.tower_at[self.who] = square
            self.go_on_setting_up()
        elif word == "die" and rest == "k":
            self.waits = "color"
        elif word in ("die", "color"):
            self.turn_color = rest
            if self.can_take():
                self.waits = "take"
            else:
                self.second_part()
        elif word == "take":
            self.caps[square].pop()
            self.second_part()
        elif word == "move":
            way = self.passed(square)
            assert way is not None
            self.to_settle = []
            for here in way:
                for seat in self.still_in:
                    if self.tower_at[seat] == here:
                        self.to_settle.append(seat)
            self.tower_at[self.who] = square
            self.waits = "put"
            if not self.to_settle:
                self.pass_the_die()
        elif word in ("put", "leave"):
            settled = self.to_settle.pop(0)
            if word == "put":
                self.tower_at[settled] = square
            if not self.to_settle:
                self.pass_the_die()
        elif word == "strand":
            self.tower_at[self.who] = square
            self.take_out(self.who)
            if self.waits != "over":
                self.pass_the_die()

    def second_part(self) -> None:
        if self.can_move():
            self.waits = "move"
        elif self.can_strand():
            self.waits = "strand"
        else:
            self.pass_the_die()

    def go_on_setting_up(self) -> None:
        for seat in self.still_in:
            if seat not in self.tower_at:
                self.who = seat
                self.waits = "first die"
                return
        self.who = self.still_in[0]
        self.waits = "die"

    def pass_the_die(self) -> None:
        self.turn_color = ""
        self.to_settle = []
        self.waits = "die"
        self.who = self.who % self.seats + 1
        while self.who not in self.still_in:
            self.who = self.who % self.seats + 1

    def take_out(self, seat: int) -> None:
        self.still_in.remove(seat)
        if len(self.still_in) == 1:
            self.waits = "over"

    def resign(self, seat: int) -> None:
        self.take_out(seat)
        if self.waits in ("over", "caps"):
            return
        if seat == self.who:
            if self.waits in ("first die", "tower", "corner"):
                self.go_on_setting_up()
            else:
                self.pass_the_die()
        elif self.waits == "put" and seat in self.to_settle:
            self.to_settle.remove(seat)
            if not self.to_settle:
                self.pass_the_die()
