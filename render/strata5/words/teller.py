"""The teller of Strata 5. Texts name spaces, whose names do not turn with the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.about import About, OptionWords
from render.face import ALT, COLUMNS, Teller
from render.kit.advice import Advice, Compared
from render.kit.texts import Reason, in_columns, plain_names, squares, with_last
from render.scene import Departure, Scene
from render.strata5.scenes import seen_by
from render.strata5.words import state
from render.strata5.words.meanings import advised, meaning, shorter_meaning
from render.strata5.words.menus import menu, weigh
from render.strata5.words.reasons import why_not
from render.strata5.words.state import SIGNS
from render.strata5.words.story import Story
from rules.core import Choice, Played
from rules.strata5.plies import IDLE_TURNS, Block, Enter, Move, NoPawnMoves, NoSecondPawn
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import TOP
from words import Words

_WARN = 40
"""After this number of turns without a capture or a block, the plate says how many turns are left."""


_FILES = "abcdefghij"

_COUNTS = {"free": "free pawns", "captures": "captures in reach"}
"""The numbers of both seats that belong to a balance (`opponents.games.strata5.features`)."""


class Strata5Teller(Teller[Strata5]):
    """The teller of Strata 5."""

    @property
    def about(self) -> About:
        """The game in words, before it is played."""
        w = self.say.strata5
        meanings = {"6": w.option_size_6(), "8": w.option_size_8(), "10": w.option_size_10()}
        return About(
            title=w.title(),
            summary=w.summary(),
            watch=w.watch(),
            options={"size": OptionWords(w.option_size(), meanings, w.option_size_name())},
        )

    def alt(self, scene: Scene[Strata5]) -> str:
        """Turn, levels, blocks, pawns, hands and what happened last, in at most ALT characters."""
        names = plain_names(self.say, scene)
        seen = [self.say.strata5.seen_from_black()] if seen_by(scene) != 1 else []
        parts = [*state.state(self.say, scene, names), *seen, *state.summary(self.say, scene.position)]
        return with_last(self.say, " ".join(parts), self.last(scene, names), ALT)

    def lines(self, scene: Scene[Strata5], names: Sequence[str]) -> list[str]:
        """Turn, heights rank by rank, blocks and pawns level by level, and hands."""
        return [*state.state(self.say, scene, names), *state.lines(self.say, scene.position)]

    def last(self, scene: Scene[Strata5], names: Sequence[str]) -> list[str]:
        """What happened last: of a turn, its last part."""
        return self.tell(scene.recent, names)[-1:]

    def grid(self, scene: Scene[Strata5]) -> str:
        """The levels and the pawns as two grids, then the blocks, the hands and what happened last."""
        say, here, names = self.say, scene.position, plain_names(self.say, scene)
        last = [say.kit.last(told=each) for each in self.last(scene, names)]
        after = [*state.beside_grid(say, here), *last]
        return in_columns(state.state(say, scene, names), drawn(say, here), after, COLUMNS)

    def badge(self, here: Strata5, seat: int) -> str:
        """The colour and the shape of the seat's pawns; a white flag once it has given up."""
        return SIGNS[seat] if seat in here.remaining() else "🏳️"

    def ask(self, here: Strata5) -> str:
        """What the seat to act must do, and which part was skipped."""
        w = self.say.strata5
        mine = [event for event in here.events if getattr(event, "seat", None) == here.seat]
        match here.step:
            case Step.FIRST:
                return w.ask_first()
            case Step.SECOND:
                return w.ask_second(moved=here.moved or "")
            case Step.BLOCK:
                if any(isinstance(event, NoPawnMoves) for event in mine):
                    return w.ask_block_no_pawn()
                if any(isinstance(event, NoSecondPawn) for event in mine):
                    return w.ask_block_no_second()
                return w.ask_block()

    def meaning(self, here: Strata5, words: Sequence[str]) -> str:
        """What picking `words` means: which pawn moves, or where it goes and what that does."""
        return meaning(self.say, here, words)

    def shorter_meaning(self, here: Strata5, words: Sequence[str]) -> str:
        """The same, where there is little room."""
        return shorter_meaning(self.say, here, words)

    def advised(self, played: Sequence[Played[Strata5]]) -> list[str]:
        """Which pawn goes where, and where a block is laid."""
        return [advised(self.say, each) for each in played]

    def gains(self, advice: Advice[Strata5]) -> list[str]:
        """Who can climb, how many pawns can move, and how many can be captured, where it explains the turn."""
        w, changes = self.say.strata5, advice.changes
        told = []
        if changes["they can climb"].explains:
            told.append(w.advice_stops())
        if changes["can climb"].explains:
            told.append(w.advice_climbs())
        for name, tell in (("free", w.advice_free), ("captures", w.advice_captures)):
            if changes[f"{name} balance"].explains:
                own, theirs = changes[_COUNTS[name]], changes[f"their {_COUNTS[name]}"]
                told.append(
                    tell(
                        own=round(own.after),
                        theirs=round(theirs.after),
                        ownother=round(own.other),
                        theirsother=round(theirs.other),
                    )
                )
        return told

    def outdoes(self, quantities: Mapping[str, Compared]) -> list[str]:
        """How many pawns can move, and how many captures are in reach, as far as they are better for the player."""
        told = []
        for name, tell in (("free", self.say.strata5.outdoes_free), ("captures", self.say.strata5.outdoes_captures)):
            own, theirs = quantities[_COUNTS[name]], quantities[f"their {_COUNTS[name]}"]
            if quantities[f"{name} balance"].explains and own.better - theirs.better > own.played - theirs.played:
                told.append(
                    tell(
                        own=round(own.better),
                        theirs=round(theirs.better),
                        ownwas=round(own.played),
                        theirswas=round(theirs.played),
                    )
                )
        return told

    def obstacle(self, here: Strata5, words: Sequence[str]) -> Reason | None:
        """Why a move is not legal."""
        return why_not(self.say, here, words)

    def weigh(self, here: Strata5, words: Sequence[str]) -> tuple[int, int]:
        """First what wins, captures, traps or locks."""
        return weigh(here, words)

    def menu(self, here: Strata5, prefix: Sequence[str], number: int | None) -> str:
        """Which pawns, ends of walks or places of blocks the menu contains."""
        return menu(self.say, here, prefix, number)

    def hint(self, here: Strata5) -> str:
        """A tip for the part of the turn, or empty if nobody is to choose (S5-7 to S5-24)."""
        turn = here.turn()
        if not isinstance(turn, Choice):
            return ""
        if here.step is Step.BLOCK:
            return _building(self.say, here, [ply for ply in turn.plies if isinstance(ply, Block)])
        return _walking(self.say, here, [ply for ply in turn.plies if isinstance(ply, Move | Enter)])

    def tell(self, played: Sequence[Played[Strata5]], names: Sequence[str]) -> list[str]:
        """One sentence for each turn, as far as `played` contains it, for each skipped turn and each resignation."""
        return Story(self.say, names).told(played)

    def tell_on_board(self, played: Sequence[Played[Strata5]], names: Sequence[str]) -> list[str]:
        """The same without the ways that pawns went, which the picture shows."""
        return Story(self.say, names, ways=False).told(played)

    def result(self, here: Strata5, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        """Who won, or that the game is a draw, and why."""
        return state.verdict(self.say, here, names, how)

    def progress(self, here: Strata5, names: Sequence[str]) -> str:
        """The pawns of both sides, and the number of blocks left."""
        return state.progress(self.say, here, names)

    def key(self) -> tuple[str, str, str, str]:
        """The words for a level, air below a block, a trapped pawn, and a locked pawn."""
        w = self.say.strata5
        return w.key_level(), w.key_air(), w.key_trapped(), w.key_locked()

    def acting(self, here: Strata5) -> str:
        """The part of the turn and, near the end of an idle game, how many turns are left."""
        w, step = self.say.strata5, state.PARTS[here.step]
        if here.idle < _WARN:
            return w.status_doing(step=step)
        return w.status_doing_left(step=step, left=IDLE_TURNS - here.idle)

    def standing(self, here: Strata5, seat: int) -> str:
        """The seat's pawns on the board, and those that are trapped."""
        own = sum(pawn.seat == seat for pawn in here.pawns)
        trapped = sum(pawn.seat == seat for pawn in here.trapped)
        return self.say.strata5.status(board=own, trapped=trapped)


def drawn(say: Words, here: Strata5) -> list[str]:
    """Two grids with one line for each rank, from the top: the levels of the spaces, and the pawns on them.

    `r2` is the red pawn 2, `b3` the black pawn 3, and `.` a space without a pawn.
    """
    w = say.strata5
    letters = w.letter_red(), w.letter_black()
    standing = {pawn.space: f"{letters[pawn.seat - 1]}{pawn.number}" for pawn in here.pawns}
    files = _FILES[: here.size]
    return [
        w.grid_levels(),
        *squares(files, here.size, 2, lambda space: str(here.structure.level(space))),
        w.grid_pawns(),
        *squares(files, here.size, 3, lambda space: standing.get(space, ".")),
    ]


def _walking(say: Words, here: Strata5, plies: list[Move | Enter]) -> str:
    w = say.strata5
    for ply in plies:
        pawn = here.mover(ply)
        if pawn.level == TOP:
            return w.hint_wins(number=pawn.number, end=ply.end, level=TOP)
    for ply in plies:
        captured = here.captured_by(ply)
        if captured:
            return w.hint_captures(number=here.mover(ply).number, captured=captured.number, end=ply.end)
    if here.step is Step.SECOND:
        return w.hint_second()
    if not any(pawn.seat == here.seat for pawn in here.pawns):
        return w.hint_enter()
    return w.hint_walk()


def _building(say: Words, here: Strata5, plies: list[Block]) -> str:
    w = say.strata5
    for ply in plies:
        under = here.trapped_by(ply)
        if under and all(pawn.seat != here.seat for pawn in under):
            return w.hint_trap(place=ply.place, number=under[0].number)
    for ply in plies:
        own = [pawn for pawn in here.trapped_by(ply) if pawn.seat == here.seat]
        if own:
            return w.hint_trap_own(place=ply.place, number=own[0].number)
    higher = next((ply for ply in plies if here.lies_on(ply) > 1), None)
    if higher is not None:
        return w.hint_climb(place=higher.place, level=here.lies_on(higher))
    return w.hint_block()
