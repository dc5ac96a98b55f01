"""Stranded as a picture and in words.

The picture shows stacks from above their front edge, so that every cap's wall, with its colour's emblem and letter,
stays in sight whatever stands on it. The die lies in the hole.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import board, emblems, legend, marks, pieces
from render.canvas import lay
from render.face import Scene
from render.geometry import Geometry
from render.picture import WIDTH
from render.theme import THEME
from render.words import COLORS, capital, clip, plain, series
from rules import stranded as game
from rules.core import Chance, Over, Played, Position, Resign
from rules.stranded import PRINTED, Step, Stranded

EMBLEMS = {"r": emblems.HEART, "b": emblems.DIAMOND, "y": emblems.STAR, "g": emblems.CLOVER}
SIGNS = {"r": "❤️", "b": "🔷", "y": "⭐", "g": "🍀", "k": "⚫"}
"""The emblems of the picture as emoji."""

_ALT = 1024
_CELL = 136
_EDGE = round((WIDTH - (5 + 2 * board.FRAME) * _CELL) / 2)
GEOMETRY = Geometry(5, 5, _CELL, _EDGE + round(board.FRAME * _CELL), _EDGE + round(board.FRAME * _CELL))
_BOARD_END = WIDTH - _EDGE


class StrandedFace:
    """The face of Stranded."""

    def paint(self, scene: Scene) -> Image.Image:
        """The board, 800 px wide, with a plate for each seat under it."""
        position = _stranded(scene.position)
        high = _BOARD_END + _EDGE + legend.height(position.seats, _CELL) + 2
        picture = board.board((WIDTH, high), GEOMETRY, frozenset({game.HOLE})).copy()
        options, chosen = marks.to_choose(scene, game.COLUMNS), marks.picked(scene, game.COLUMNS)
        asked = _asked(position)
        for column in game.COLUMNS:
            _ground(picture, position, column, column in options)
        for each in scene.recent:
            if way := _way(each):
                board.path(picture, GEOMETRY, *way, dashed=isinstance(each.ply, game.Put))
        _hole(picture, scene)
        for column in GEOMETRY.squares():
            _pieces(picture, position, column)
        for column in sorted(options - chosen):
            board.mark(picture, GEOMETRY, column, board.corners(_CELL))
        for column in sorted(chosen | asked):
            board.mark(picture, GEOMETRY, column, board.ring(_CELL))
        for each in scene.recent:
            _sign(picture, each)
        if position.jumped:
            for column in asked:
                board.mark(picture, GEOMETRY, column, board.badge(_CELL, "?", THEME.brass))
        shown = [_plate(scene, position, seat) for seat in range(1, position.seats + 1)]
        legend.plates(picture, shown, _EDGE, _BOARD_END + _EDGE, WIDTH - 2 * _EDGE, _CELL)
        return picture

    def alt(self, scene: Scene) -> str:
        """Turn, towers, columns and what happened last, at most 1,024 characters."""
        position = _stranded(scene.position)
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        turn = position.turn()
        if isinstance(turn, Over):
            doing = self.result(position, names)
        else:
            doing = f"{names[position.seat - 1]}: {_doing(position)}."
        towers = "; ".join(
            f"{names[seat - 1]} {_tower(position, seat)} {_standing(position, seat)}"
            for seat in range(1, position.seats + 1)
        )
        columns = "; ".join(f"{column} {_column(position, column)}" for column in game.COLUMNS)
        whole = f"Stranded. {doing} Towers: {towers}. Columns, hole at c3, top cap first: {columns}."
        last = _Story(names, signs=False).told(scene.recent)[-1:]
        return clip(
            " ".join([clip(whole, _ALT), *(clip(f"Last: {each}", _ALT - 1 - len(whole)) for each in last)]), _ALT
        ).rstrip()

    def badge(self, position: Position, seat: int) -> str:
        """The emblem of the seat's tower; a ruin once it is out, a white circle before it has one."""
        here = _stranded(position)
        if seat not in here.remaining():
            return "🏚️"
        return SIGNS.get(here.colors[seat - 1] or "", "⚪")

    def ask(self, position: Position) -> str:
        """What the seat to act must do and why."""
        here = _stranded(position)
        color = COLORS.get(here.color or "", "")
        skipped = any(isinstance(event, game.NoCapToTake) for event in here.events)
        why = f"No {color} cap can be taken, so that part is skipped. " if skipped else ""
        match here.step:
            case Step.TOWER:
                return "You rolled black: choose any tower that is left."
            case Step.CORNER:
                return f"The {_tint(here, here.seat)} tower is yours: place it on a free corner."
            case Step.COLOR:
                return "You rolled black: name a colour for this turn."
            case Step.TAKE:
                return f"Your colour this turn is {color}: take one {color} cap from the top of a stack."
            case Step.MOVE:
                return f"{why}Move your tower in a straight line to a {color} cap."
            case Step.STRAND:
                none = f"There is no {color} cap to take or to move to" if skipped else f"No {color} cap is in reach"
                return f"{none}: move to bare {color} ground, where your tower is stranded and you are out."
            case Step.PUT:
                seat = here.jumped[0]
                return (
                    f"You jumped the {_tint(here, seat)} tower on {here.spot(seat)}: "
                    "set it down on any free column with a cap, or leave it."
                )
            case _:
                return "Nothing is to be chosen now."

    def label(self, position: Position, words: Sequence[str]) -> str:
        """What picking `words` means: a whole ply, or its first word."""
        here = _stranded(position)
        text = " ".join(words)
        turn = here.turn()
        ply = next((each for each in ([] if isinstance(turn, Over) else turn.plies) if str(each) == text), None)
        asked = f"the {_tint(here, here.jumped[0])} tower" if here.jumped else "the tower"
        match ply:
            case game.Take(column=column):
                below = here.caps(column)[:-1]
                left = (
                    f"{_color(below[-1])} under it" if below else f"its last, bare {_color(PRINTED[column])} under it"
                )
                return f"Take the {_color(here.caps(column)[-1])} cap on {column} ({left})"
            case game.Move(column=column):
                return f"Move to {column} ({_stack(here, column)}){_jumping(here, column)}"
            case game.Put(column=column):
                return f"Put {asked} on {column} ({_stack(here, column)})"
            case game.Leave():
                return f"Leave {asked} on {here.spot(here.jumped[0])}"
            case game.Strand(column=column):
                return f"Strand on {column} and be out"
            case game.Corner(column=column):
                return f"Place your tower on {column} ({_stack(here, column)})"
            case game.Tower(color=color):
                return f"Take the {_color(color)} tower"
            case game.Color(color=color):
                return f"{capital(_color(color))}: {_prospect(here, color)}"
            case _:
                starts = {
                    "take": f"Take a {_color(here.color or '')} cap",
                    "move": f"Move your tower to a {_color(here.color or '')} cap",
                    "put": f"Put {asked} on another column",
                    "strand": f"Strand on bare {_color(here.color or '')} ground",
                    "corner": "Place your tower on a corner",
                    "tower": "Choose a tower",
                    "color": "Name the colour of this turn",
                }
                return starts.get(text, capital(text))

    def tell(self, played: Sequence[Played], names: Sequence[str]) -> list[str]:
        """One sentence a turn, as far as it is in `played`, and one for each resignation."""
        return _Story(names).told(played)

    def result(self, position: Position, names: Sequence[str]) -> str:
        """The winner, and how the others went out."""
        here = _stranded(position)
        turn = here.turn()
        assert isinstance(turn, Over), "only a finished game has a result"
        winners = turn.outcome.winners
        first = f"{series([names[seat - 1] for seat in winners])} {turn.outcome.reason} and wins."
        others = [seat for seat in range(1, here.seats + 1) if seat not in winners]
        return f"{first} {capital(series([f'{names[seat - 1]} {_went(here, seat)}' for seat in others]))}."


# What a position says of itself


def _stranded(position: Position) -> Stranded:
    assert isinstance(position, Stranded), "this face shows Stranded alone"
    return position


def _color(letter: str) -> str:
    return COLORS.get(letter, letter)


def _tint(here: Stranded, seat: int) -> str:
    """The colour of the seat's tower as a word."""
    return _color(here.colors[seat - 1] or "")


def _stack(here: Stranded, column: str) -> str:
    """The caps of a column that has some, from the top: `red over blue`, `a single red cap`."""
    caps = here.caps(column)
    return " over ".join(_color(cap) for cap in reversed(caps)) if len(caps) > 1 else f"a single {_color(caps)} cap"


def _column(here: Stranded, column: str) -> str:
    caps = here.caps(column)
    return " on ".join(_color(cap) for cap in reversed(caps)) if caps else f"bare {_color(PRINTED[column])}"


def _tower(here: Stranded, seat: int) -> str:
    return _tint(here, seat) or "no tower"


def _standing(here: Stranded, seat: int) -> str:
    """Where the seat's tower is and, for one that is out, why."""
    where = f"on {here.spot(seat)}" if here.spot(seat) else "not placed"
    if seat in here.active:
        return where
    fate = _fate(here, seat)
    return fate if fate.endswith(where) else f"{where}, {fate}"


def _fate(here: Stranded, seat: int) -> str:
    """How a seat went out: towers stand on bare ground only by being stranded (ST-16, ST-18, ST-22)."""
    spot = here.spot(seat)
    return f"stranded on {spot}" if spot and not here.caps(spot) else "gave up"


def _went(here: Stranded, seat: int) -> str:
    fate = _fate(here, seat)
    return f"was {fate}" if fate.startswith("stranded") else fate


def _doing(here: Stranded) -> str:
    """What the position waits for, in a few words."""
    color = _color(here.color or "")
    if isinstance(here.turn(), Chance):
        return "the caps are laid" if here.step is Step.CAPS else "to roll"
    return {
        Step.TOWER: "to choose a tower",
        Step.CORNER: "to choose a corner",
        Step.COLOR: "to name a colour (black)",
        Step.TAKE: f"to take a {color} cap",
        Step.MOVE: f"to move to a {color} cap",
        Step.STRAND: f"to strand on bare {color}",
        Step.PUT: f"to put the {_tint(here, here.jumped[0])} tower" if here.jumped else "",
    }.get(here.step, "")


def _jumping(here: Stranded, column: str) -> str:
    """Which towers a move to `column` jumps (ST-16): `, jumping the yellow tower`."""
    after = here.play(game.Move(column))
    jumped = [_tint(here, seat) for seat in after.jumped] if isinstance(after, Stranded) else []
    return f", jumping the {series(jumped)} tower{'s'[: len(jumped) > 1]}" if jumped else ""


def _prospect(here: Stranded, color: str) -> str:
    """What naming `color` leads to (ST-10 to ST-19)."""
    name = _color(color)
    after = _stranded(here.play(game.Color(color)))
    match after.step:
        case Step.TAKE:
            return f"take one of {len(here.takable(color))} {name} caps, then move to {name}"
        case Step.MOVE:
            return f"no cap to take, move to {name}"
        case Step.STRAND:
            return f"no cap to take, strand on bare {name} ground"
        case _:
            return "no cap to take, stay where you are"


class _Story:
    """Puts plies together to sentences: one a turn, as far as it was played."""

    def __init__(self, names: Sequence[str], signs: bool = True) -> None:
        self._names = names
        self._signs = signs
        self._sentences: list[str] = []
        self._laid: list[game.Caps] = []
        self._who = 0
        self._did: list[str] = []
        self._jumps: dict[int, tuple[str, str]] = {}
        self._moved = False

    def told(self, played: Sequence[Played]) -> list[str]:
        for each in played:
            self._add(each)
        self._end_turn()
        return self._sentences

    def _add(self, each: Played) -> None:
        before, after = _stranded(each.before), _stranded(each.after)
        if isinstance(each.ply, game.Caps):
            self._laid.append(each.ply)
            return
        if isinstance(each.ply, Resign):
            self._end_turn()
            spot = before.spot(each.ply.seat)
            stays = f"; the tower stays on {spot} as an obstacle" if spot else ""
            self._sentences.append(f"{self._name(each.ply.seat)} gave up{stays}.")
            return
        if self._who != before.seat or self._laid:
            self._end_turn()
            self._who = before.seat
        self._did += self._clauses(each, before, after)
        for event in after.events:
            match event:
                case game.NoCapToTake(color=color):
                    self._did.append(f"found no {_color(color)} cap to take")
                case game.Stays(seat=seat):
                    self._did.append(f"could only stay on {after.spot(seat)}")
        if after.step in (Step.FIRST_DIE, Step.DIE, Step.OVER):
            self._end_turn()

    def _clauses(self, each: Played, before: Stranded, after: Stranded) -> list[str]:
        match each.ply:
            case game.Die(face=face):
                rolled = f"rolled {SIGNS[face]} {_color(face)}" if self._signs else f"rolled {_color(face)}"
                takes = before.step is Step.FIRST_DIE and face != game.BLACK
                return [rolled, f"took the {_color(face)} tower"] if takes else [rolled]
            case game.Tower(color=color):
                return [f"chose the {_color(color)} tower"]
            case game.Corner(column=column):
                return [f"placed {'it' if self._did else f'the {_tint(before, before.seat)} tower'} on {column}"]
            case game.Color(color=color):
                return [f"named {SIGNS[color]} {_color(color)}" if self._signs else f"named {_color(color)}"]
            case game.Take(column=column):
                return [f"took the {_color(before.caps(column)[-1])} cap on {column}"]
            case game.Move(column=column):
                self._moved = True
                self._jumps = dict.fromkeys(after.jumped, ("", ""))
                return [f"moved from {before.spot(before.seat)} to {column}"]
            case game.Strand(column=column):
                return [f"was stranded on bare {_color(PRINTED[column])} ground on {column}"]
            case game.Put(column=column):
                return self._settle(before.jumped[0], "set", "down ", column)
            case game.Leave():
                return self._settle(before.jumped[0], "left", "", before.spot(before.jumped[0]) or "")
            case _:
                raise AssertionError(f"{each.ply} is no ply of Stranded")

    def _settle(self, seat: int, verb: str, down: str, column: str) -> list[str]:
        """A jumped tower was set down or left: said with the move, where that is part of the story."""
        if self._moved:
            self._jumps[seat] = (verb, f"{down}on {column}")
            return []
        return [f"{verb} {self._name(seat)}’s tower {down}on {column}"]

    def _jumped(self) -> str:
        towers = [(f"{self._name(seat)}’s tower", *fate) for seat, fate in self._jumps.items()]
        if not towers:
            return ""
        if len(towers) == 1:
            tower, verb, where = towers[0]
            then = f" and {'setting' if verb == 'set' else 'leaving'} it {where}" if verb else ""
            return f", jumping {tower}{then}"
        return f", jumping {series([f'{tower} ({verb} {where})' if verb else tower for tower, verb, where in towers])}"

    def _end_turn(self) -> None:
        if self._laid:
            where = (
                "two on every column"
                if len(self._laid) == len(game.COLUMNS)
                else f"on {series([each.column for each in self._laid])}"
            )
            self._sentences.append(f"{2 * len(self._laid)} shuffled caps were stacked, {where}.")
        if self._did:
            self._sentences.append(f"{self._name(self._who)} {series(self._did)}{self._jumped()}.")
        self._laid, self._did, self._jumps, self._moved = [], [], {}, False

    def _name(self, seat: int) -> str:
        return self._names[seat - 1] or f"Seat {seat}"


# The picture


def _ground(picture: Image.Image, here: Stranded, column: str, option: bool) -> None:
    if option:
        board.mark(picture, GEOMETRY, column, board.choice(_CELL))
    elif here.step is not Step.OVER and here.spot(here.seat) == column:
        board.mark(picture, GEOMETRY, column, board.seat(_CELL))
    if not here.caps(column):
        printed = PRINTED[column]
        board.mark(picture, GEOMETRY, column, pieces.ground(_CELL, THEME.tints[printed], EMBLEMS[printed]))


def _asked(here: Stranded) -> frozenset[str]:
    """Where the jumped tower stands that is asked about; at the end, where the winner's tower stands."""
    seats = here.jumped[:1] or (here.active if here.step is Step.OVER else ())
    return frozenset(spot for seat in seats if (spot := here.spot(seat)))


def _pieces(picture: Image.Image, here: Stranded, column: str) -> None:
    if column == game.HOLE:
        return
    x, y, _, _ = GEOMETRY.box(column)
    caps = here.caps(column)
    if caps:
        lay(picture, pieces.cap_shadow(_CELL), x, y)
    for level, cap in enumerate(caps, 1):
        top = y + (pieces.cap_top(level) - pieces.CAP_RY) * _CELL
        lay(picture, pieces.cap(_CELL, THEME.tints[cap], EMBLEMS[cap], cap.upper()), x, top)
    seat = here.tower_on(column)
    if seat is not None:
        tower = _tower_sprite(here, seat, _CELL)
        foot = y + (pieces.cap_top(len(caps)) + 0.07) * _CELL
        lay(picture, tower, x + (_CELL - tower.width) / 2, foot - pieces.TOWER_HIGH * _CELL)


def _tower_sprite(here: Stranded, seat: int, cell: int) -> Image.Image:
    color = here.colors[seat - 1] or ""
    return pieces.tower(cell, THEME.tints[color], EMBLEMS[color], str(seat), seat not in here.active)


def _hole(picture: Image.Image, scene: Scene) -> None:
    """The die in the hole: the turn's colour, on a black die where black was rolled; at the end the crown."""
    here = _stranded(scene.position)
    x, y, _, _ = GEOMETRY.box(game.HOLE)
    if here.step is Step.OVER:
        lay(picture, pieces.crown(_CELL), x, y + 0.25 * _CELL)
        return
    dice = [each.ply.face for each in scene.recent if isinstance(each.ply, game.Die) and _roller(each) == here.seat]
    black = here.step in (Step.COLOR, Step.TOWER) or dice[-1:] == [game.BLACK]
    color = here.color or (here.colors[here.seat - 1] if here.step is Step.CORNER else None)
    if black and color:
        lay(picture, pieces.die(_CELL, THEME.tints[game.BLACK], None), x - 0.14 * _CELL, y - 0.10 * _CELL)
        small = pieces.die(round(0.78 * _CELL), THEME.tints[color], EMBLEMS[color])
        lay(picture, small, x + 0.27 * _CELL, y + 0.24 * _CELL)
    elif black or color:
        face = color or game.BLACK
        lay(picture, pieces.die(_CELL, THEME.tints[face], EMBLEMS.get(face)), x, y)


def _roller(each: Played) -> int:
    """Whose turn it was at a ply."""
    return _stranded(each.before).seat


def _sign(picture: Image.Image, each: Played) -> None:
    """What a ply did, over the pieces: where a tower went, what cap was taken."""
    if way := _way(each):
        board.beads(picture, GEOMETRY, *way, every=not isinstance(each.ply, game.Put))
    if isinstance(each.ply, game.Take):
        cap = _stranded(each.before).caps(each.ply.column)[-1]
        tint = THEME.tints[cap]
        board.mark(picture, GEOMETRY, each.ply.column, board.badge(_CELL, f"−{cap.upper()}", tint.body, tint.ink))


def _way(each: Played) -> tuple[str, str] | None:
    """The columns from and to which a ply carried a tower on the board."""
    before, after = _stranded(each.before), _stranded(each.after)
    for start, end in zip(before.spots, after.spots, strict=True):
        if start and end and start != end:
            return start, end
    return None


def _plate(scene: Scene, here: Stranded, seat: int) -> legend.Plate:
    over = here.step is Step.OVER
    gone = seat not in here.active
    bright = not gone and (over or seat == here.seat)
    if gone:
        status = _fate(here, seat)
    elif over:
        status = "the last tower standing"
    elif bright:
        status = _doing(here)
    else:
        status = _standing(here, seat) if here.colors[seat - 1] else "no tower yet"
    small = round(0.88 * _CELL)
    sign = _tower_sprite(here, seat, small) if here.colors[seat - 1] else board.badge(_CELL, str(seat))
    name = scene.names[seat - 1] if seat <= len(scene.names) else ""
    return legend.Plate(name, f"Seat {seat}", status, sign, bright, gone)
