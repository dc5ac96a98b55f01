"""The teller of Strata 5 in English. Texts name spaces, whose names do not turn with the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.face import ALT, COLUMNS, TEXT, Teller
from render.kit.reasons import Reason, cited
from render.kit.words import called, capital, count, in_columns, in_lines, plain, series, unnamed, went, with_last
from render.scene import Departure, Scene
from render.strata5.scenes import seen_by
from render.strata5.words.about import ABOUT
from render.strata5.words.grid import drawn
from render.strata5.words.hints import hint
from render.strata5.words.meanings import SIDES, meaning
from render.strata5.words.menus import menu, weigh
from render.strata5.words.reasons import why_not
from render.strata5.words.story import Story
from rules.core import Choice, Over, Played
from rules.strata5.plies import IDLE_TURNS, End, NoPawnMoves, NoSecondPawn
from rules.strata5.position import Step, Strata5
from rules.strata5.standing import other
from rules.strata5.structure import TOP

SIGNS = {1: "🔴", 2: "🔲"}

_FILES = "abcdefghij"

_WARN = 40
"""After this number of turns without a capture or a block, the plate says how many turns are left."""

_DOING = {
    Step.FIRST: "to move a first pawn",
    Step.SECOND: "to move a second pawn",
    Step.BLOCK: "to lay a block",
}

_BRIEFLY = {Step.FIRST: "moves a pawn", Step.SECOND: "moves another", Step.BLOCK: "lays a block"}
"""The same in fewer words, for a plate."""

_ENDINGS = {
    End.CLIMBED: "{winner} has reached the fifth level and wins.",
    End.LOCKED_BY_CAPTURE: "{winner} wins by a capture: no pawn that {loser} has left can ever move.",
    End.LOCKED_BY_BLOCK: "{winner} wins with a block: every pawn that {loser} has left is locked.",
    End.LOCKED_ITSELF: "{loser} has left no pawn of their own that can move, so {winner} wins.",
    End.NO_FIVE: "The game is a draw: all blocks are laid, and none lies on level 5.",
    End.IDLE: f"The game is a draw: {IDLE_TURNS} turns in a row brought neither a capture nor a block.",
    End.THIRD_TIME: "The game is a draw: the same position has come up for the third time.",
    End.RESIGNED: "{loser} {gave_up} and {winner} wins.",
}


class Strata5Teller(Teller[Strata5]):
    """Strata 5 in English."""

    about = ABOUT

    def alt(self, scene: Scene[Strata5]) -> str:
        """Turn, levels, blocks, pawns, hands and what happened last, in at most ALT characters."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        parts = _state(scene, names)
        if seen_by(scene) != 1:
            parts.append("Seen from black’s side.")
        parts += [_levels(here), _blocks(here), *_pawns(here), _count(here)]
        return with_last(" ".join(parts), self.tell(scene.recent, names)[-1:], ALT)

    def text(self, scene: Scene[Strata5]) -> str:
        """Turn, heights rank by rank, blocks and pawns level by level, hands, and what happened last, in lines."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        hands = [f"{side} {' '.join(map(str, here.hand(seat))) or 'none'}" for seat, side in SIDES.items()]
        lines = [
            *_state(scene, names),
            f"Level of each space, a to {_FILES[here.size - 1]}:",
            *(f"Rank {rank}: {' '.join(_heights(here, rank))}" for rank in range(here.size, 0, -1)),
            "Level by level, blocks by their lower left space:",
            *(_level(here, level) for level in range(1, TOP + 1)),
            *_hollows(here),
            f"In hand: {', '.join(hands)}.",
            _count(here),
        ]
        return in_lines(list(filter(None, lines)), self.tell(scene.recent, names)[-1:], TEXT)

    def grid(self, scene: Scene[Strata5]) -> str:
        """The levels and the pawns as two grids, then the blocks, the hands and what happened last."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        hands = [f"{side} {' '.join(map(str, here.hand(seat))) or 'none'}" for seat, side in SIDES.items()]
        after = [
            "Blocks by their lower left space:",
            *(_level(here, level) for level in range(1, TOP + 1)),
            *_hollows(here),
            f"In hand: {', '.join(hands)}.",
            _count(here),
            *(f"Last: {each}" for each in self.tell(scene.recent, names)[-1:]),
        ]
        return in_columns(_state(scene, names), drawn(here), after, COLUMNS)

    def badge(self, here: Strata5, seat: int) -> str:
        """The colour and the shape of the seat's pawns; a white flag once it has given up."""
        return SIGNS[seat] if seat in here.remaining() else "🏳️"

    def ask(self, here: Strata5) -> str:
        """What the seat to act must do, and which part was skipped."""
        mine = [event for event in here.events if getattr(event, "seat", None) == here.seat]
        match here.step:
            case Step.FIRST:
                return "Move a pawn."
            case Step.SECOND:
                return f"Move a second pawn, not the one on {here.moved}."
            case Step.BLOCK:
                if any(isinstance(event, NoPawnMoves) for event in mine):
                    return "None of your pawns can move: lay a block."
                if any(isinstance(event, NoSecondPawn) for event in mine):
                    return "No other pawn of yours can move: lay a block."
                return "Lay a block."

    def meaning(self, here: Strata5, words: Sequence[str]) -> str:
        """What picking `words` means: which pawn moves, or where it goes and what that does."""
        return meaning(here, words)

    def obstacle(self, here: Strata5, words: Sequence[str]) -> Reason | None:
        """Why a move is not legal."""
        return cited(why_not(here, words))

    def weigh(self, here: Strata5, words: Sequence[str]) -> tuple[int, int]:
        """First what wins, captures, traps or locks."""
        return weigh(here, words)

    def menu(self, here: Strata5, prefix: Sequence[str], number: int | None) -> str:
        """Which pawns, ends of walks or places of blocks the menu contains."""
        return menu(here, prefix, number)

    def hint(self, here: Strata5) -> str:
        """A tip for this part of the turn."""
        return hint(here)

    def tell(self, played: Sequence[Played[Strata5]], names: Sequence[str]) -> list[str]:
        """One sentence for each turn, as far as `played` contains it, for each skipped turn and each resignation."""
        return Story(names).told(played)

    def tell_on_board(self, played: Sequence[Played[Strata5]], names: Sequence[str]) -> list[str]:
        """The same without the ways that pawns went, which the picture shows."""
        return Story(names, ways=False).told(played)

    def result(self, here: Strata5, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        """Who won, or that the game is a draw, and why."""
        return _verdict(here, names, how)

    def progress(self, here: Strata5, names: Sequence[str]) -> str:
        """The pawns of both sides, and the number of blocks left."""
        forces = series([_force(here, seat, called(names, seat)) for seat in SIDES])
        return f"{forces}; {count(here.blocks_left, 'block')} left."

    def key(self) -> tuple[str, str, str, str]:
        """The words for a level, air below a block, a trapped pawn, and a locked pawn."""
        return "level", "air below", "trapped", "locked"

    def unnamed(self, seat: int) -> str:
        """What a seat's plate shows instead of a name of which the fonts have no letter."""
        return unnamed(seat)

    def status(self, scene: Scene[Strata5], seat: int) -> str:
        """How a seat stands, in a few words for its plate."""
        here = scene.position
        match here.turn():
            case Over(outcome=outcome):
                if seat not in here.remaining():
                    return went(scene.how, seat)
                if not outcome.winners:
                    return "a draw"
                return "has won" if seat in outcome.winners else "has lost"
            case Choice(seat=acting) if acting == seat and scene.waits:
                left = IDLE_TURNS - here.idle
                doing = _BRIEFLY[here.step]
                return f"{doing}; {count(left, 'turn')} left" if here.idle >= _WARN else doing
        own = sum(pawn.seat == seat for pawn in here.pawns)
        trapped = sum(pawn.seat == seat for pawn in here.trapped)
        told = [f"{number} {where}" for number, where in ((own, "on the board"), (trapped, "trapped")) if number]
        return ", ".join(told) or "all in hand"


def _state(scene: Scene[Strata5], names: Sequence[str]) -> list[str]:
    """Whose turn it is and what they do, or how the game ended; and who has which side."""
    here = scene.position
    if isinstance(here.turn(), Over):
        doing = _verdict(here, names, scene.how)
    elif scene.stopped:
        doing = "The game has ended."
    else:
        moved = f"; the pawn on {here.moved} has moved" if here.moved else ""
        doing = f"{names[here.seat - 1]} {_DOING[here.step]}{moved}."
    sides = ", ".join(f"{names[seat - 1]} is {side}" for seat, side in SIDES.items())
    return [f"Strata 5, turn {here.number}. {doing}", f"{sides}."]


def _heights(here: Strata5, rank: int) -> list[str]:
    return [str(here.structure.level(f"{file}{rank}")) for file in _FILES[: here.size]]


def _level(here: Strata5, level: int) -> str:
    """The blocks of a level and the pawns on them; empty if there is none."""
    places = [block.place for block in here.structure.blocks if block.level == level]
    free = [
        f"{SIDES[pawn.seat]} {pawn.number} on {pawn.space}{' (locked)' if here.is_locked(pawn) else ''}"
        for pawn in here.pawns
        if pawn.level == level
    ]
    caged = [
        f"{SIDES[pawn.seat]} {pawn.number} trapped in {pawn.space}" for pawn in here.trapped if pawn.level == level
    ]
    standing = f"; pawns {', '.join([*free, *caged])}" if free or caged else ""
    return f"Level {level}: blocks {' '.join(places)}{standing}." if places else ""


def _hollows(here: Strata5) -> list[str]:
    """The spaces with air below a block (S5-21)."""
    gaps = [f"{gap.space} under level {gap.roof}" for gap in here.gaps()]
    return [f"Hollow: {', '.join(gaps)}."] if gaps else []


def _verdict(here: Strata5, names: Sequence[str], how: Mapping[int, Departure]) -> str:
    """How a finished game ended."""
    turn = here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    winner, *_ = turn.outcome.winners or (1,)
    loser, sentence = other(winner), _ENDINGS[End(turn.outcome.ending)]
    return sentence.format(winner=called(names, winner), loser=called(names, loser), gave_up=went(how, loser))


def _force(here: Strata5, seat: int, name: str) -> str:
    """The number of pawns of a side on the board, and the level of the highest one."""
    own = [here.structure.level(pawn.space) for pawn in here.pawns if pawn.seat == seat]
    high = f", the highest on level {max(own)}" if own else ""
    return f"{name} ({SIDES[seat]}) has {count(len(own), 'pawn')} on the board{high}"


def _levels(here: Strata5) -> str:
    """The level of each space, rank by rank from the top, as in the notation of chess positions."""
    ranks = [f"{rank} {''.join(_heights(here, rank))}" for rank in range(here.size, 0, -1)]
    return f"Levels by rank, a to {_FILES[here.size - 1]}: {', '.join(ranks)}."


def _blocks(here: Strata5) -> str:
    """The blocks of each level, by their lower left spaces."""
    levels = [
        (level, " ".join(block.place for block in here.structure.blocks if block.level == level))
        for level in range(1, TOP + 1)
    ]
    return f"Blocks by lower left space: {'; '.join(f'level {level} {places}' for level, places in levels if places)}."


def _pawns(here: Strata5) -> list[str]:
    """The pawns on the board, trapped and in hand, by side."""
    parts = []
    for seat, side in SIDES.items():
        own = [f"{pawn.number} on {pawn.space}" for pawn in here.pawns if pawn.seat == seat]
        hand = " ".join(map(str, here.hand(seat)))
        caged = [f"{pawn.number} in {pawn.space} at level {pawn.level}" for pawn in here.trapped if pawn.seat == seat]
        told = [f"pawns {', '.join(own) or 'none'}", f"in hand {hand or 'none'}"]
        parts.append(f"{capital('; '.join([f'{side} {told[0]}', told[1], *_caged(caged)]))}.")
    return parts


def _caged(caged: Sequence[str]) -> list[str]:
    return [f"trapped {series(caged)}"] if caged else []


def _count(here: Strata5) -> str:
    """The number of blocks left, and how close the game is to a draw (S5-28)."""
    parts = [f"{capital(count(here.blocks_left, 'block'))} left"]
    if here.idle:
        parts.append(f"{here.idle} of {IDLE_TURNS} turns without capture or block")
    if here.stirred:
        parts.append("a capture or a block this turn")
    if here.times > 1:
        parts.append(f"this position has stood {here.times} times")
    return f"{'; '.join(parts)}."
