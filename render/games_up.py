"""The Game's Up! as a picture and in words.

Red tiles are round and dark, blue ones have cut corners and are light. With `turning` the picture turns a quarter
clockwise after every move; whatever is said names squares, which do not turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from render import board, legend, marks, pieces, tiles
from render.face import Scene
from render.geometry import Geometry
from render.picture import WIDTH
from render.theme import THEME
from render.tiles import Style, Tile
from render.words import capital, clip, plain, series
from rules import games_up as game
from rules import grid
from rules.core import Choice, Over, Played, Position, Resign
from rules.games_up import QUIET_PLIES, SEVEN, SIZE, SQUARES, GamesUp, Move, other
from rules.notation import legal

STYLES = {1: Style(THEME.dark, cut=False), 2: Style(THEME.light, cut=True)}
SIGNS = {1: "🔴", 2: "🟦"}
SIDES = {1: "red", 2: "blue"}

_ALT = 1024
_CELL = 116
_PLATE = 136
"""What the plates are sized by: they are as large as under a board of five."""

_EDGE = round((WIDTH - (SIZE + 2 * board.FRAME) * _CELL) / 2)
_CORNER = _EDGE + round(board.FRAME * _CELL)
_BOARD_END = WIDTH - _EDGE
GEOMETRIES = tuple(Geometry(SIZE, SIZE, _CELL, _CORNER, _CORNER, turns) for turns in range(4))
"""Where the squares lie, by the quarters that the picture is turned."""

_WARN = 40
"""From so many moves without a capture on, the plate says how many are left."""

_TURNED = ("", "a quarter clockwise", "upside down", "three quarters clockwise")


class GamesUpFace:
    """The face of The Game's Up!."""

    def paint(self, scene: Scene) -> Image.Image:
        """The board as it is turned, 800 px wide, with a plate for each seat under it."""
        here = _games_up(scene.position)
        geometry = GEOMETRIES[here.quarters]
        high = _BOARD_END + _EDGE + legend.height(here.seats, _PLATE) + 2
        picture = board.board((WIDTH, high), geometry).copy()
        chosen = marks.picked(scene, SQUARES)
        options = marks.to_choose(scene, SQUARES) - chosen
        gains = _gains(here, scene.chosen, options)
        for square in sorted(options):
            ground, edge = (THEME.prey, THEME.prey) if square in gains else (THEME.lit, THEME.cream)
            board.mark(picture, geometry, square, board.choice(_CELL, ground))
            board.mark(picture, geometry, square, board.corners(_CELL, edge))
        for square in sorted(_won(here)):
            board.mark(picture, geometry, square, board.choice(_CELL, THEME.brass))
        ways = [each.ply for each in scene.recent if isinstance(each.ply, Move)]
        closed = here.closed if isinstance(here.turn(), Choice) else ()
        for way in ways:
            board.path(picture, geometry, way.start, way.end)
        for back in closed:
            if Move(back.end, back.start) not in ways:
                board.path(picture, geometry, back.start, back.end, dashed=True, color=THEME.barred)
        for square in geometry.squares():
            tiles.put(picture, geometry.box(square), [_tile(piece) for piece in reversed(here.stack(square))])
        for square in sorted(chosen):
            board.mark(picture, geometry, square, board.ring(_CELL))
        for way in ways:
            board.beads(picture, geometry, way.start, way.end)
        for back in closed:
            board.no_entry(picture, geometry, back.start, back.end, 0.36 if here.stack(back.end) else 0.2)
        for square, points in sorted(gains.items()):
            board.mark(picture, geometry, square, board.badge(round(0.82 * _CELL), _signed(points)), low=True)
        plates = [_plate(scene, here, seat) for seat in SIDES]
        legend.plates(picture, plates, _EDGE, _BOARD_END + _EDGE, WIDTH - 2 * _EDGE, _PLATE)
        return picture

    def alt(self, scene: Scene) -> str:
        """Scores, turn, pieces, closed ways and what happened last, at most 1,024 characters."""
        here = _games_up(scene.position)
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        turn = here.turn()
        if isinstance(turn, Over):
            doing = _verdict(here, names)
        elif isinstance(turn, Choice):
            doing = f"{names[here.seat - 1]} to move."
        else:
            doing = "The lot is to say who starts."
        scores = ", ".join(f"{names[seat - 1]} ({SIDES[seat]}) {here.score(seat)}" for seat in SIDES)
        parts = [f"The Game’s Up! {doing} Scores, target {here.target}: {scores}."]
        if here.closed and isinstance(turn, Choice):
            parts.append(f"No way back: {_ways(here.closed)}.")
        if here.history:
            again = f"; this position has stood {here.times} times" if here.times > 1 else ""
            parts.append(f"Without a capture: {here.quiet} of {QUIET_PLIES} moves{again}.")
        if here.quarters:
            parts.append(f"Turned {_TURNED[here.quarters]}.")
        for seat, side in SIDES.items():
            own = [square for square in SQUARES if here.owner(square) == seat]
            single = ", ".join(f"{square} {here.stack(square)[0].face}" for square in own if _alone(here, square))
            piles = "; ".join(f"{square} {_read(here, square)}" for square in own if not _alone(here, square))
            parts.append(f"{capital(side)} singles: {single or 'none'}.")
            if piles:
                parts.append(f"{capital(side)} stacks, top first: {piles}.")
        whole = clip(" ".join(parts), _ALT)
        last = self.tell(scene.recent[-1:], names)[:1]
        return clip(" ".join([whole, *(clip(f"Last: {each}", _ALT - 1 - len(whole)) for each in last)]), _ALT).rstrip()

    def badge(self, position: Position, seat: int) -> str:
        """The colour and the shape of the seat's tiles; a white flag once it has given up."""
        return "🏳️" if _games_up(position).resigned == seat else SIGNS[seat]

    def ask(self, position: Position) -> str:
        """What may be moved, and what may not be taken back (GU-7, GU-11)."""
        here = _games_up(position)
        ask = "Move one of your pieces or stacks, or a single piece of your opponent’s."
        back = [way for way in here.closed if here.owner(way.start) == here.seat or _alone(here, way.start)]
        if not back:
            return ask
        return f"{ask} No taking back: {_ways(back)} {'is' if len(back) == 1 else 'are'} closed."

    def label(self, position: Position, words: Sequence[str]) -> str:
        """What picking `words` means: what moves, or where it goes and what that brings."""
        here = _games_up(position)
        plies = [ply for ply in legal(here) if isinstance(ply, Move)]
        found = [ply for ply in plies if str(ply).split()[: len(words)] == list(words)]
        if not found:
            return capital(" ".join(words))
        if len(words) > 1:
            return _whole(here, found[0])
        takes = ", can capture" if any(here.stack(ply.end) for ply in found) else ""
        start, top = found[0].start, here.stack(found[0].start)[-1]
        turns = f"(turns to {SEVEN - top.face}{takes})"
        if not _alone(here, start):
            return f"Your stack of {len(here.stack(start))} on {start}, top {top.face} {turns}"
        if top.owner == here.seat:
            return f"Your {top.face} on {start} {turns}"
        return f"{capital(SIDES[top.owner])}’s single {top.face} on {start} {turns}"

    def tell(self, played: Sequence[Played], names: Sequence[str]) -> list[str]:
        """A sentence for each ply, and one more where the other score falls."""
        return [sentence for each in played for sentence in _told(each, names)]

    def result(self, position: Position, names: Sequence[str]) -> str:
        """Who won or that nobody did, why, and the scores."""
        here = _games_up(position)
        scores = series([f"{_name(names, seat)} {here.score(seat)}" for seat in SIDES])
        return f"{_verdict(here, names)} The scores are {scores}."


# What a position says of itself


def _games_up(position: Position) -> GamesUp:
    assert isinstance(position, GamesUp), "this face shows The Game's Up! alone"
    return position


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat - 1] or f"Seat {seat}"


def _verdict(here: GamesUp, names: Sequence[str]) -> str:
    """How a game that is over has ended."""
    turn = here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    if not turn.outcome.winners:
        return f"The game is a draw: {turn.outcome.reason}."
    winner = _name(names, turn.outcome.winners[0])
    if here.resigned is not None:
        return f"{_name(names, here.resigned)} gave up and {winner} wins."
    return f"The winner is {winner}, who {turn.outcome.reason}."


def _alone(here: GamesUp, square: str) -> bool:
    return len(here.stack(square)) == 1


def _ways(closed: Sequence[Move]) -> str:
    return series([f"{way.start} to {way.end}" for way in closed])


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def _count(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'s'[: number != 1]}"


def _read(here: GamesUp, square: str) -> str:
    """A stack from the top, colours named where they change: `red 4, 2, blue 6 (3, sum 12)`."""
    stack = here.stack(square)
    words, owner = [], 0
    for piece in reversed(stack):
        words.append(f"{piece.face}" if piece.owner == owner else f"{SIDES[piece.owner]} {piece.face}")
        owner = piece.owner
    return f"{', '.join(words)} ({len(stack)}, sum {game.worth(stack)})"


def _whole(here: GamesUp, ply: Move) -> str:
    """What a ply does, the place first, and what moves last: for a menu as for a list of whole plies."""
    ahead = here.outlook(ply)
    top, owner = here.stack(ply.start)[-1].face, here.owner(ply.start)
    go = f"{'Leap' if _over(ply) else 'To'} {'to ' if _over(ply) else ''}{ply.end}"
    whose = "your" if owner == here.seat else f"{SIDES[other(here.seat)]}’s"
    what = f"{whose} {top if _alone(here, ply.start) else 'stack'} from {ply.start} turns to {ahead.moved[-1].face}"
    if not ahead.taken:
        return f"{go}{f', {_signed(ahead.points)}' if ahead.points else ''} ({what})"
    taken = ahead.taken[-1]
    prey = f"stack of {len(ahead.taken)}, top {taken.face}" if len(ahead.taken) > 1 else str(taken.face)
    return f"{go}: captures {SIDES[taken.owner]} {prey}, {_signed(ahead.points)} ({what})"


def _over(ply: Move) -> str | None:
    """The square that a ply leaps over, if it leaps (GU-9)."""
    (file, rank), (to_file, to_rank) = grid.place(ply.start), grid.place(ply.end)
    if max(abs(to_file - file), abs(to_rank - rank)) < 2:
        return None
    return grid.name((file + to_file) // 2, (rank + to_rank) // 2)


def _told(each: Played, names: Sequence[str]) -> list[str]:
    before, after = _games_up(each.before), _games_up(each.after)
    who = _name(names, each.seat) if each.seat else ""
    match each.ply:
        case game.First(seat=seat):
            return [f"The lot says that {_name(names, seat)} starts."]
        case Resign():
            return [f"{who} gave up."]
        case Move() as ply:
            loser = other(each.seat)
            whose = f"{_name(names, loser)}’s"
            ahead = before.outlook(ply)
            moved, shown = before.stack(ply.start), ahead.moved[-1].face
            over = f" over {_over(ply)}" if _over(ply) else ""
            if len(moved) > 1:
                what, turned = f"a stack of {len(moved)}", f"top {moved[-1].face} turned to {shown}"
            else:
                what = f"{'a' if moved[0].owner == each.seat else whose} {moved[0].face}"
                turned = f"turned to {shown}"
            told = f"{who} moved {what} from {ply.start}{over} to {ply.end} ({turned})"
            if ahead.taken:
                prey = f"stack of {len(ahead.taken)}" if len(ahead.taken) > 1 else str(ahead.taken[-1].face)
                told += f" and captured {whose} {prey}"
            if ahead.taken or ahead.points:
                told += f": {_signed(ahead.points)}, now {after.score(each.seat)} of {after.target}"
            falls = [
                f"{_name(names, event.seat)} falls from {event.before} to {event.after}."
                for event in after.events
                if isinstance(event, game.Rescored) and event.seat == loser
            ]
            return [f"{told}.", *falls]
        case _:
            raise AssertionError(f"{each.ply} is no ply of The Game's Up!")


# The picture


def _tile(piece: game.Piece) -> Tile:
    return Tile(STYLES[piece.owner], piece.face, SEVEN - piece.face)


def _gains(here: GamesUp, chosen: Sequence[str], options: frozenset[str]) -> dict[str, int]:
    """The points that each capture among `options` brings, once what moves has been chosen."""
    plies = [ply for ply in legal(here) if isinstance(ply, Move) and (ply.start,) == tuple(chosen)]
    return {ply.end: here.outlook(ply).points for ply in plies if ply.end in options and here.stack(ply.end)}


def _won(here: GamesUp) -> frozenset[str]:
    """The stacks that the winner has won with."""
    turn = here.turn()
    winners = turn.outcome.winners if isinstance(turn, Over) else ()
    return frozenset(square for square in SQUARES if len(here.stack(square)) > 1 and here.owner(square) in winners)


@cache
def _sign(seat: int, won: bool) -> Image.Image:
    """A seat's tile for its plate, with a crown if it has won."""
    token = tiles.token(round(0.42 * _PLATE), STYLES[seat])
    if not won:
        return token
    crowned = token.copy()
    crown = pieces.crown(round(0.42 * _PLATE))
    crowned.alpha_composite(crown, ((token.width - crown.width) // 2, (token.height - crown.height) // 2))
    return crowned


def _plate(scene: Scene, here: GamesUp, seat: int) -> legend.Plate:
    turn = here.turn()
    acts = isinstance(turn, Choice) and turn.seat == seat
    won = isinstance(turn, Over) and seat in turn.outcome.winners
    name = scene.names[seat - 1] if seat <= len(scene.names) else ""
    meter = legend.Meter(here.score(seat), here.target, STYLES[seat].tint.body)
    gone = here.resigned == seat
    return legend.Plate(name, f"Seat {seat}", _status(here, seat), _sign(seat, won), acts or won, gone, meter)


def _status(here: GamesUp, seat: int) -> str:
    """How a seat stands, in a few words."""
    match here.turn():
        case Over(outcome=outcome):
            if here.resigned == seat:
                return "gave up"
            if not outcome.winners:
                return "a draw"
            return "has won" if seat in outcome.winners else "has lost"
        case Choice(seat=acting) if acting == seat:
            left = QUIET_PLIES - here.quiet
            return f"to move; {_count(left, 'move')} left to capture" if here.quiet >= _WARN else "to move"
    own = [len(here.stack(square)) for square in SQUARES if here.owner(square) == seat]
    singles = own.count(1)
    return f"{SIDES[seat]}, {_count(singles, 'single')}, {_count(len(own) - singles, 'stack')}"
