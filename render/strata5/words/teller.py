"""The teller of Strata 5. Texts name spaces, whose names do not turn with the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.about import About
from render.face import ALT, COLUMNS, TEXT, Teller
from render.kit.advice import Advice, Compared
from render.kit.reasons import Reason
from render.kit.texts import in_lines, plain_names, unnamed, with_last
from render.kit.words import in_columns
from render.scene import Departure, Scene
from render.strata5.scenes import seen_by
from render.strata5.words import state
from render.strata5.words.about import about
from render.strata5.words.advice import gains, outdoes
from render.strata5.words.grid import drawn
from render.strata5.words.hints import hint
from render.strata5.words.meanings import advised, meaning, shorter_meaning
from render.strata5.words.menus import menu, weigh
from render.strata5.words.reasons import why_not
from render.strata5.words.sides import SIGNS
from render.strata5.words.story import Story
from rules.core import Choice, Over, Played
from rules.strata5.plies import IDLE_TURNS, NoPawnMoves, NoSecondPawn
from rules.strata5.position import Step, Strata5

_WARN = 40
"""After this number of turns without a capture or a block, the plate says how many turns are left."""


class Strata5Teller(Teller[Strata5]):
    """The teller of Strata 5."""

    @property
    def about(self) -> About:
        """The game in words, before it is played."""
        return about(self.say)

    def alt(self, scene: Scene[Strata5]) -> str:
        """Turn, levels, blocks, pawns, hands and what happened last, in at most ALT characters."""
        names = plain_names(self.say, scene)
        seen = [self.say.strata5.seen_from_black()] if seen_by(scene) != 1 else []
        parts = [*state.state(self.say, scene, names), *seen, *state.summary(self.say, scene.position)]
        return with_last(self.say, " ".join(parts), self.tell(scene.recent, names)[-1:], ALT)

    def text(self, scene: Scene[Strata5]) -> str:
        """Turn, heights rank by rank, blocks and pawns level by level, hands, and what happened last, in lines."""
        names = plain_names(self.say, scene)
        lines = [*state.state(self.say, scene, names), *state.lines(self.say, scene.position)]
        return in_lines(self.say, lines, self.tell(scene.recent, names)[-1:], TEXT)

    def grid(self, scene: Scene[Strata5]) -> str:
        """The levels and the pawns as two grids, then the blocks, the hands and what happened last."""
        say, here, names = self.say, scene.position, plain_names(self.say, scene)
        last = [say.kit.last(told=each) for each in self.tell(scene.recent, names)[-1:]]
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
        """What an advised move brings."""
        return gains(self.say, advice)

    def outdoes(self, quantities: Mapping[str, Compared]) -> list[str]:
        """What a better move would have brought."""
        return outdoes(self.say, quantities)

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
        """A tip for this part of the turn."""
        return hint(self.say, here)

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

    def unnamed(self, seat: int) -> str:
        """What a seat's plate shows instead of a name of which the fonts have no letter."""
        return unnamed(self.say, seat)

    def status(self, scene: Scene[Strata5], seat: int) -> str:
        """How a seat stands, in a few words for its plate."""
        w, here = self.say.strata5, scene.position
        match here.turn():
            case Over(outcome=outcome):
                if seat not in here.remaining():
                    return self.say.kit.plate_gone(how=scene.how.get(seat, "resigned"))
                if not outcome.winners:
                    return w.status_draw()
                return w.status_won() if seat in outcome.winners else w.status_lost()
            case Choice(seat=acting) if acting == seat and scene.waits:
                step = state.PARTS[here.step]
                if here.idle < _WARN:
                    return w.status_doing(step=step)
                return w.status_doing_left(step=step, left=IDLE_TURNS - here.idle)
        own = sum(pawn.seat == seat for pawn in here.pawns)
        trapped = sum(pawn.seat == seat for pawn in here.trapped)
        return w.status(board=own, trapped=trapped)
