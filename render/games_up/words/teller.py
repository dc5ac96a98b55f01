"""The teller of The Game's Up!. Texts name squares, whose names do not turn with the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.about import About, OptionWords
from render.face import ALT, COLUMNS, Teller
from render.games_up.scenes import seen_by
from render.games_up.words.meanings import advised, meaning, weigh
from render.games_up.words.reasons import why_not
from render.games_up.words.state import SIDES, SIGNS, pieces, ranks, stacks, state, verdict
from render.games_up.words.story import told
from render.kit.advice import Advice, Compared
from render.kit.texts import Reason, called, in_columns, plain_names, signed, squares, with_last
from render.scene import Departure, Scene
from rules.core import Choice, Played
from rules.games_up import QUIET_PLIES, SEVEN, SIZE, SQUARES, GamesUp, Move, other, worth
from words import Words
from words.lists import both, listed

_WARN = 40
"""After this number of moves without a capture, the plate says how many moves are left."""


class GamesUpTeller(Teller[GamesUp]):
    """The teller of The Game's Up!."""

    @property
    def about(self) -> About:
        """The game in words, before it is played."""
        w = self.say.games_up
        return About(
            title=w.title(),
            summary=w.summary(),
            watch=w.watch(),
            options={
                "target": OptionWords(w.option_target(), name=w.option_target_name()),
                "stacks": OptionWords(
                    w.option_stacks(),
                    {"free": w.option_stacks_free(), "alternating": w.option_stacks_alternating()},
                    name=w.option_stacks_name(),
                    names={"free": w.option_stacks_free_name(), "alternating": w.option_stacks_alternating_name()},
                ),
                "turning": OptionWords(
                    w.option_turning(),
                    {"on": w.option_turning_on(), "off": w.option_turning_off()},
                    name=w.option_turning_name(),
                    names={"on": w.option_turning_on_name(), "off": w.option_turning_off_name()},
                ),
            },
        )

    def alt(self, scene: Scene[GamesUp]) -> str:
        """Scores, turn, pieces, forbidden moves and what happened last, in at most ALT characters."""
        names = plain_names(self.say, scene)
        seen = [self.say.games_up.seen_from_blue()] if seen_by(scene) != 1 else []
        parts = [*state(self.say, scene, names), *seen, *pieces(self.say, scene.position)]
        return with_last(self.say, " ".join(parts), self.last(scene, names), ALT)

    def lines(self, scene: Scene[GamesUp], names: Sequence[str]) -> list[str]:
        """Scores, turn, the board rank by rank, and the stacks."""
        here = scene.position
        return [*state(self.say, scene, names), *ranks(self.say, here), *stacks(self.say, here)]

    def grid(self, scene: Scene[GamesUp]) -> str:
        """The board as a grid, between scores and stacks; r is red, b is blue, and + marks a stack."""
        names = plain_names(self.say, scene)
        before = [*state(self.say, scene, names), self.say.games_up.grid_key()]
        last = [self.say.kit.last(told=each) for each in self.last(scene, names)]
        return in_columns(before, drawn(scene.position), [*stacks(self.say, scene.position), *last], COLUMNS)

    def badge(self, here: GamesUp, seat: int) -> str:
        """The colour and the shape of the seat's tiles; a white flag once it has given up."""
        return "🏳️" if here.resigned == seat else SIGNS[seat]

    def ask(self, here: GamesUp) -> str:
        """What can be moved, and which move may not be undone (GU-7, GU-11)."""
        w = self.say.games_up
        back = [way for way in here.closed if here.owner(way.start) == here.seat or len(here.stack(way.start)) == 1]
        if not back:
            return w.ask(side=SIDES[other(here.seat)])
        return w.ask_not_back(ways=listed(self.say, [w.way_short(start=way.start, end=way.end) for way in back]))

    def meaning(self, here: GamesUp, words: Sequence[str]) -> str:
        """What picking `words` means: what moves, or where it goes and what that brings."""
        return meaning(self.say, here, words)

    def advised(self, played: Sequence[Played[GamesUp]]) -> list[str]:
        """What moves where, and whether it captures."""
        return [advised(self.say, each) for each in played]

    def hint(self, here: GamesUp) -> str:
        """A tip for the player to move, or empty if nobody is to move (GU-8, GU-13, GU-14, GU-17)."""
        turn = here.turn()
        if not isinstance(turn, Choice):
            return ""
        captures = [ply for ply in turn.plies if isinstance(ply, Move) and here.stack(ply.end)]
        if captures:
            return _capture(self.say, here, max(captures, key=lambda ply: here.outlook(ply).points))
        own = [square for square in SQUARES if here.owner(square) == here.seat and len(here.stack(square)) > 1]
        if own:
            best = max(own, key=lambda square: worth(here.stack(square)))
            stack = here.stack(best)
            top = stack[-1].face
            return self.say.games_up.hint_stack(square=best, worth=worth(stack), top=top, shown=SEVEN - top)
        return self.say.games_up.hint_none()

    def gains(self, advice: Advice[GamesUp]) -> list[str]:
        """The scores after the move, or after the best play, where they explain why the next best move is worse."""
        w, lead = self.say.games_up, advice.changes["lead"]
        own, theirs = advice.changes["points"], advice.changes["their points"]
        if lead.explains:
            return [
                w.advice(gain=signed(round(lead.after - lead.before)), other=signed(round(lead.other - lead.before)))
            ]
        if lead.explains_later:
            return [
                w.advice_after(
                    own=round(own.answered),
                    theirs=round(theirs.answered),
                    ownother=round(own.other_answered),
                    theirsother=round(theirs.other_answered),
                )
            ]
        return []

    def outdoes(self, quantities: Mapping[str, Compared]) -> list[str]:
        """The scores after the better move and after the one played, if it gained more or cost the opponent more."""
        own, theirs = quantities["points"], quantities["their points"]
        if not quantities["lead"].explains or own.better - theirs.better <= own.played - theirs.played:
            return []
        return [
            self.say.games_up.outdoes(
                own=round(own.better),
                theirs=round(theirs.better),
                ownwas=round(own.played),
                theirswas=round(theirs.played),
            )
        ]

    def obstacle(self, here: GamesUp, words: Sequence[str]) -> Reason | None:
        """Why a move is not legal."""
        return why_not(self.say, here, words)

    def weigh(self, here: GamesUp, words: Sequence[str]) -> tuple[int, int]:
        """The player's own pieces before the opponent's; winning moves first, then by points."""
        return weigh(here, words)

    def menu(self, here: GamesUp, prefix: Sequence[str], number: int | None) -> str:
        """Whose pieces the menu contains, or which piece is moved."""
        w = self.say.games_up
        if prefix:
            return w.menu_where(start=prefix[0])
        if number is None:
            return w.menu_any()
        return w.menu_theirs(side=SIDES[other(here.seat)]) if number else w.menu_own()

    def tell(self, played: Sequence[Played[GamesUp]], names: Sequence[str]) -> list[str]:
        """One sentence for each ply, and another if the opponent's score falls."""
        return [sentence for each in played for sentence in told(self.say, each, names)]

    def tell_least(self, played: Sequence[Played[GamesUp]], names: Sequence[str]) -> list[str]:
        """The same without what a piece turned to, which the picture shows, and without the score."""
        return [sentence for each in played for sentence in told(self.say, each, names, least=True)]

    def result(self, here: GamesUp, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        """Who won, or that the game is a draw; why; and the scores."""
        w = self.say.games_up
        scores = [w.score(who=called(self.say, names, seat), score=here.score(seat)) for seat in SIDES]
        return f"{verdict(self.say, here, names, how)} {w.scores_are(scores=both(self.say, scores))}"

    def progress(self, here: GamesUp, names: Sequence[str]) -> str:
        """The scores, and the target."""
        w = self.say.games_up
        scores = [
            w.score_sided(who=called(self.say, names, seat), side=side, score=here.score(seat))
            for seat, side in SIDES.items()
        ]
        return w.progress(scores=both(self.say, scores), target=here.target)

    def turning(self, here: GamesUp) -> str:
        """How the board turns, if the option for it is on (GU-6)."""
        return self.say.games_up.turning() if here.turning else ""

    def key(self) -> tuple[str, str]:
        """What the small number of a piece means, and what the number on the brass plate of a stack means."""
        return self.say.games_up.key_small(), self.say.games_up.key_plate()

    def layers(self) -> str:
        """The heading of the list of the pieces in tall stacks."""
        return self.say.games_up.layers()

    def acting(self, here: GamesUp) -> str:
        """That it is to move or, near the end of a quiet game, how many moves are left."""
        if here.quiet < _WARN:
            return super().acting(here)
        return self.say.games_up.plate_moves_left(left=QUIET_PLIES - here.quiet)

    def standing(self, here: GamesUp, seat: int) -> str:
        """The seat's single tiles and stacks."""
        own = [len(here.stack(square)) for square in SQUARES if here.owner(square) == seat]
        singles = own.count(1)
        return self.say.games_up.plate(singles=singles, stacks=len(own) - singles)


def drawn(here: GamesUp) -> list[str]:
    """One line for each rank, from the top.

    `r4` is a red 4, `b2+` a stack with a blue 2 on top, and `.` an empty square.
    """
    return squares("abcdef", SIZE, 5, lambda square: _square(here, square))


def _square(here: GamesUp, square: str) -> str:
    top = here.top(square)
    if top is None:
        return "."
    return f"{'rb'[top.owner - 1]}{top.face}{'+' if len(here.stack(square)) > 1 else ''}"


def _capture(say: Words, here: GamesUp, ply: Move) -> str:
    stack, ahead = here.stack(ply.start), here.outlook(ply)
    return say.games_up.hint_capture(
        what="single" if len(stack) == 1 else "stack",
        face=stack[-1].face,
        start=ply.start,
        shown=ahead.moved[-1].face,
        end=ply.end,
        gain=signed(ahead.points),
        wins=here.score(here.seat) + ahead.points >= here.target,
    )
