"""The teller of The Game's Up! in English. Texts name squares, whose names do not turn with the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.face import ALT, COLUMNS, TEXT, Teller
from render.games_up.scenes import seen_by, turned
from render.games_up.words.about import ABOUT
from render.games_up.words.grid import drawn
from render.games_up.words.hints import hint
from render.games_up.words.reasons import why_not
from render.kit.numbers import signed
from render.kit.words import GAVE_UP, called, capital, count, in_columns, in_lines, plain, series, unnamed, with_last
from render.scene import Scene
from rules import games_up as game
from rules import grid
from rules.core import Choice, Over, Played, Resign
from rules.games_up import QUIET_PLIES, SEVEN, SIZE, SQUARES, End, GamesUp, Move, other
from rules.notation import begun

SIGNS = {1: "🔴", 2: "🟦"}
SIDES = {1: "red", 2: "blue"}

_WARN = 40
"""After this number of moves without a capture, the plate says how many moves are left."""

_WIN = 1000
"""What a win is worth when moves are compared, in points: more than any capture."""

_TURNED = ("", "a quarter clockwise", "upside down", "three quarters clockwise")

_QUIET = f"and {QUIET_PLIES} moves in a row have captured nothing"
_ENDINGS = {
    End.TARGET: "The winner is {winner}, who has reached the target of {0} points.",
    End.NO_MOVE_LEADS: "The winner is {winner}, who leads {0} to {1}, and no move is left.",
    End.NO_MOVE_EQUAL: "The game is a draw: the scores are equal at {0}, and no move is left.",
    End.QUIET_LEADS: f"The winner is {{winner}}, who leads {{0}} to {{1}}, {_QUIET}.",
    End.QUIET_EQUAL: f"The game is a draw: the scores are equal at {{0}}, {_QUIET}.",
    End.THIRD_TIME: "The game is a draw: the same position has come up for the third time.",
    End.RESIGNED: "{loser} {gave_up} and {winner} wins.",
}


class GamesUpTeller(Teller[GamesUp]):
    """The Game's Up! in English."""

    about = ABOUT

    def alt(self, scene: Scene[GamesUp]) -> str:
        """Scores, turn, pieces, forbidden moves and what happened last, in at most ALT characters."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        parts = _state(scene, names)
        if seen_by(scene) != 1:
            parts.append("Seen from blue’s side.")
        for seat, side in SIDES.items():
            own = [square for square in SQUARES if here.owner(square) == seat]
            single = ", ".join(f"{square} {here.stack(square)[0].face}" for square in own if _alone(here, square))
            piles = "; ".join(f"{square} {_read(here, square)}" for square in own if not _alone(here, square))
            parts.append(f"{capital(side)} singles: {single or 'none'}.")
            if piles:
                parts.append(f"{capital(side)} stacks, top first: {piles}.")
        return with_last(" ".join(parts), self.tell(scene.recent[-1:], names)[:1], ALT)

    def text(self, scene: Scene[GamesUp]) -> str:
        """Scores, turn, the board rank by rank, the stacks, and what happened last, in lines."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        stacks = [f"{square}: {_read(here, square)}." for square in SQUARES if len(here.stack(square)) > 1]
        lines = [
            *_state(scene, names),
            *(_rank(here, rank) for rank in range(SIZE, 0, -1)),
            *(["Stacks, top first:", *stacks] if stacks else ["No stacks."]),
        ]
        return in_lines(lines, self.tell(scene.recent[-1:], names)[:1], TEXT)

    def grid(self, scene: Scene[GamesUp]) -> str:
        """The board as a grid, between scores and stacks; r is red, b is blue, and + marks a stack."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        stacks = [f"{square}: {_read(here, square)}." for square in SQUARES if len(here.stack(square)) > 1]
        after = [*(["Stacks, top first:", *stacks] if stacks else ["No stacks."])]
        last = [f"Last: {each}" for each in self.tell(scene.recent[-1:], names)[:1]]
        return in_columns([*_state(scene, names), "r red, b blue, + stack"], drawn(here), [*after, *last], COLUMNS)

    def badge(self, here: GamesUp, seat: int) -> str:
        """The colour and the shape of the seat's tiles; a white flag once it has given up."""
        return "🏳️" if here.resigned == seat else SIGNS[seat]

    def ask(self, here: GamesUp) -> str:
        """What can be moved, and which move may not be undone (GU-7, GU-11)."""
        back = [way for way in here.closed if here.owner(way.start) == here.seat or _alone(here, way.start)]
        if not back:
            return f"Move a piece of yours or of {SIDES[other(here.seat)]}’s."
        return f"Move a piece. Not back: {', '.join(f'{way.start}–{way.end}' for way in back)}."

    def meaning(self, here: GamesUp, words: Sequence[str]) -> str:
        """What picking `words` means: what moves, or where it goes and what that brings."""
        found = _begun(here, words)
        if not found:
            return capital(" ".join(words))
        if len(words) > 1:
            return _whole(here, found[0])
        takes = ", can capture" if any(here.stack(ply.end) for ply in found) else ""
        if any(_gain(here, ply) >= _WIN for ply in found):
            takes = ", can win"
        start, top = found[0].start, here.stack(found[0].start)[-1]
        turns = f"(turns to {SEVEN - top.face}{takes})"
        if not _alone(here, start):
            return f"Stack on {start}, top {top.face} {turns}"
        whose = "" if top.owner == here.seat else f"{capital(SIDES[top.owner])}’s "
        return f"{whose}{top.face} on {start} {turns}"

    def hint(self, here: GamesUp) -> str:
        """A tip: the best capture, or what one of the player's stacks is worth."""
        return hint(here)

    def obstacle(self, here: GamesUp, words: Sequence[str]) -> str:
        """Why a move is not legal."""
        return why_not(here, words)

    def weigh(self, here: GamesUp, words: Sequence[str]) -> tuple[int, int]:
        """The player's own pieces before the opponent's; winning moves first, then by points."""
        brings = [_gain(here, ply) for ply in _begun(here, words)]
        theirs = len(words) == 1 and here.owner(words[0]) != here.seat
        return int(theirs), -max(brings, default=0)

    def menu(self, here: GamesUp, prefix: Sequence[str], number: int | None) -> str:
        """Whose pieces the menu contains, or which piece is moved."""
        if prefix:
            return f"Where to from {prefix[0]}"
        if number is None:
            return "Move a piece"
        return f"Move one of {SIDES[other(here.seat)]}’s" if number else "Move one of yours"

    def tell(self, played: Sequence[Played[GamesUp]], names: Sequence[str]) -> list[str]:
        """One sentence for each ply, and another if the opponent's score falls."""
        return [sentence for each in played for sentence in _told(each, names)]

    def result(self, here: GamesUp, names: Sequence[str], how: Mapping[int, str] = {}, /) -> str:
        """Who won, or that the game is a draw; why; and the scores."""
        scores = series([f"{called(names, seat)} {here.score(seat)}" for seat in SIDES])
        return f"{_verdict(here, names, how)} The scores are {scores}."

    def progress(self, here: GamesUp, names: Sequence[str]) -> str:
        """The scores, and the target."""
        scores = series([f"{called(names, seat)} ({SIDES[seat]}) {here.score(seat)}" for seat in SIDES])
        return f"{scores}; the target is {here.target}."

    def turning(self, here: GamesUp) -> str:
        """How the board turns, if the option for it is on (GU-6)."""
        told = "The board turns a quarter clockwise after every move. Squares keep their names."
        return told if here.turning else ""

    def key(self) -> tuple[str, str]:
        """What the small number of a piece means, and what the number on the brass plate of a stack means."""
        return "turns to this when moved", "only stacks score: the sum"

    def layers(self) -> str:
        """The heading of the list of the pieces in tall stacks."""
        return "Top first:"

    def unnamed(self, seat: int) -> str:
        """What a seat's plate shows instead of a name of which the fonts have no letter."""
        return unnamed(seat)

    def status(self, scene: Scene[GamesUp], seat: int) -> str:
        """How a seat stands, in a few words for its plate."""
        here = scene.position
        match here.turn():
            case Over(outcome=outcome):
                if here.resigned == seat:
                    return scene.how.get(seat, GAVE_UP)
                if not outcome.winners:
                    return "a draw"
                return "has won" if seat in outcome.winners else "has lost"
            case Choice(seat=acting) if acting == seat and scene.waits:
                left = QUIET_PLIES - here.quiet
                return f"to move, {count(left, 'move')} left" if here.quiet >= _WARN else "to move"
        own = [len(here.stack(square)) for square in SQUARES if here.owner(square) == seat]
        singles = own.count(1)
        return f"{count(singles, 'single')}, {count(len(own) - singles, 'stack')}"


def _state(scene: Scene[GamesUp], names: Sequence[str]) -> list[str]:
    """Whose turn it is, the scores, forbidden moves, moves without a capture, and how the picture is turned."""
    here = scene.position
    turn = here.turn()
    if isinstance(turn, Over):
        doing = _verdict(here, names, scene.how)
    elif scene.stopped:
        doing = "The game has ended."
    elif isinstance(turn, Choice):
        doing = f"{names[here.seat - 1]} to move."
    else:
        doing = "Who starts is still to be drawn by lot."
    scores = ", ".join(f"{names[seat - 1]} ({SIDES[seat]}) {here.score(seat)}" for seat in SIDES)
    parts = [f"The Game’s Up! {doing} Scores, target {here.target}: {scores}."]
    if here.closed and isinstance(turn, Choice) and not scene.stopped:
        parts.append(f"No way back: {_ways(here.closed)}.")
    if here.history:
        again = f"; this position has stood {here.times} times" if here.times > 1 else ""
        parts.append(f"Without a capture: {here.quiet} of {QUIET_PLIES} moves{again}.")
    if turned(scene):
        parts.append(f"Turned {_TURNED[turned(scene)]}.")
    return parts


def _rank(here: GamesUp, rank: int) -> str:
    """The squares of a rank, from a to f: `Rank 4: a red 3; b blue stack of 2, top 5; …`. Empty squares come last."""
    found, empty = [], []
    for file in "abcdef":
        top, tall = here.top(f"{file}{rank}"), len(here.stack(f"{file}{rank}"))
        if top is None:
            empty.append(file)
        else:
            found.append(f"{file} {SIDES[top.owner]} {f'stack of {tall}, top {top.face}' if tall > 1 else top.face}")
    return f"Rank {rank}: {'; '.join([*found, *([f'{series(empty)} empty'] if empty else [])])}."


def _verdict(here: GamesUp, names: Sequence[str], how: Mapping[int, str]) -> str:
    """How a finished game ended."""
    turn = here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    winner, *_ = turn.outcome.winners or (1,)
    loser, sentence = other(winner), _ENDINGS[End(turn.outcome.ending)]
    who = {"winner": called(names, winner), "loser": called(names, loser), "gave_up": how.get(loser, GAVE_UP)}
    return sentence.format(*turn.outcome.numbers, **who)


def _alone(here: GamesUp, square: str) -> bool:
    return len(here.stack(square)) == 1


def _ways(closed: Sequence[Move]) -> str:
    return series([f"{way.start} to {way.end}" for way in closed])


def _read(here: GamesUp, square: str) -> str:
    """A stack from the top down; a colour is named when it changes: `red 4, 2, blue 6 (3, sum 12)`."""
    stack = here.stack(square)
    words, owner = [], 0
    for piece in reversed(stack):
        words.append(f"{piece.face}" if piece.owner == owner else f"{SIDES[piece.owner]} {piece.face}")
        owner = piece.owner
    return f"{', '.join(words)} ({len(stack)}, sum {game.worth(stack)})"


def _begun(here: GamesUp, words: Sequence[str]) -> list[Move]:
    return [ply for ply in begun(here, words) if isinstance(ply, Move)]


def _gain(here: GamesUp, ply: Move) -> int:
    """The points of a ply, and _WIN more if it wins (GU-17, GU-18)."""
    ahead = here.outlook(ply)
    return ahead.points + _WIN * (ahead.scores[here.seat - 1] >= here.target)


def _whole(here: GamesUp, ply: Move) -> str:
    """What a ply does: where the piece goes, what it captures, and the points for it."""
    ahead = here.outlook(ply)
    go = f"{ply.start} {'leaps to' if _over(ply) else 'to'} {ply.end}"
    if not ahead.taken:
        return f"{go}{f', {signed(ahead.points)}' if ahead.points else ''}"
    top = ahead.taken[-1].face
    prey = f"stack of {len(ahead.taken)}, top {top}" if len(ahead.taken) > 1 else str(top)
    return f"{go}: captures {prey}, {signed(ahead.points)}"


def _over(ply: Move) -> str | None:
    """The square that a ply leaps over, if it leaps (GU-9)."""
    (file, rank), (to_file, to_rank) = grid.place(ply.start), grid.place(ply.end)
    if max(abs(to_file - file), abs(to_rank - rank)) < 2:
        return None
    return grid.name((file + to_file) // 2, (rank + to_rank) // 2)


def _told(each: Played[GamesUp], names: Sequence[str]) -> list[str]:
    before, after = each.before, each.after
    who = called(names, each.seat) if each.seat else ""
    match each.ply:
        case game.First(seat=seat):
            return [f"{called(names, seat)} was drawn by lot to start."]
        case Resign():
            return [f"{who} gave up."]
        case Move() as ply:
            loser = other(each.seat)
            whose = f"{called(names, loser)}’s"
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
                told += f": {signed(ahead.points)}, now {after.score(each.seat)} of {after.target}"
            falls = [
                f"{called(names, event.seat)} falls from {event.before} to {event.after}."
                for event in after.events
                if isinstance(event, game.Rescored) and event.seat == loser
            ]
            return [f"{told}.", *falls]
        case _:
            raise AssertionError(f"{each.ply} is no ply of The Game's Up!")
