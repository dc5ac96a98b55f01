"""The teller of Stranded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.about import About, OptionWords
from render.face import ALT, COLUMNS, Teller
from render.kit.advice import Advice, Compared, Quantity, in_hundred
from render.kit.texts import Reason, called, in_columns, plain_names, squares, with_last
from render.scene import Departure, Scene
from render.stranded.words import state
from render.stranded.words.meanings import further, meaning, opening, weigh
from render.stranded.words.reasons import why_not
from render.stranded.words.state import COLORS, SIGNS, tower_color, turn_color
from render.stranded.words.story import Story
from rules import stranded as game
from rules.core import Choice, Played, Ply
from rules.stranded import HOLE, PRINTED, REACH, Color, Step, Stranded, Tower
from words import Words
from words.lists import both

_NAMED = 3
"""Up to this number, the caps in reach are named one by one."""


class StrandedTeller(Teller[Stranded]):
    """The teller of Stranded."""

    @property
    def about(self) -> About:
        """The game in words, before it is played."""
        w = self.say.stranded
        meanings = {"1": w.option_blacks_one(), "2": w.option_blacks_two()}
        return About(
            title=w.title(),
            summary=w.summary(),
            watch=w.watch(),
            options={"blacks": OptionWords(w.option_blacks(), meanings, name=w.option_blacks_name())},
            first=w.youngest(),
        )

    def alt(self, scene: Scene[Stranded]) -> str:
        """Turn, towers, columns and what happened last, in at most ALT characters."""
        names = plain_names(self.say, scene)
        whole = self.say.stranded.alt(
            now=state.now(self.say, scene, names),
            towers=state.towers(self.say, scene, names),
            columns=state.columns(self.say, scene.position),
        )
        return with_last(self.say, whole, self.last(scene, names), ALT)

    def lines(self, scene: Scene[Stranded], names: Sequence[str]) -> list[str]:
        """Turn, towers, and the columns rank by rank."""
        w = self.say.stranded
        return [
            w.text(now=state.now(self.say, scene, names), blacks=scene.position.blacks),
            w.towers_heading(),
            *state.tower_lines(self.say, scene, names),
            w.columns_heading(),
            *state.ranks(self.say, scene.position),
        ]

    def grid(self, scene: Scene[Stranded]) -> str:
        """The columns as a grid, a letter for each colour, between the towers and what happened last."""
        w, names = self.say.stranded, plain_names(self.say, scene)
        before = [
            w.text(now=state.now(self.say, scene, names), blacks=scene.position.blacks),
            *state.tower_lines(self.say, scene, names),
            w.grid_key(),
        ]
        last = [self.say.kit.last(told=each) for each in self.last(scene, names)]
        return in_columns(before, drawn(self.say, scene.position), last, COLUMNS)

    def last(self, scene: Scene[Stranded], names: Sequence[str]) -> list[str]:
        """The sentence for what happened last, without emoji."""
        return Story(self.say, names, signs=False).told(scene.recent)[-1:]

    def badge(self, here: Stranded, seat: int) -> str:
        """The emblem of the seat's tower; a ruin once it is out, a white circle before it has one."""
        if seat not in here.remaining():
            return "🏚️"
        return SIGNS.get(here.colors[seat - 1] or "", "⚪")

    def ask(self, here: Stranded) -> str:
        """What the seat to act must do and why."""
        w = self.say.stranded
        skipped = any(isinstance(event, game.NoCapToTake) for event in here.events)
        match here.step:
            case Step.TOWER:
                return w.ask_tower()
            case Step.CORNER:
                return w.ask_corner(color=tower_color(here, here.seat))
            case Step.COLOR:
                return w.ask_color()
            case Step.TAKE:
                return w.ask_take(color=turn_color(here))
            case Step.MOVE:
                return w.ask_move(skipped=skipped, color=turn_color(here))
            case Step.STRAND:
                return w.ask_strand(skipped=skipped, color=turn_color(here))
            case Step.PUT:
                seat = here.jumped[0]
                return w.ask_put(color=tower_color(here, seat), column=here.spot(seat) or "")
            case _:
                return w.ask_nothing()

    def meaning(self, here: Stranded, words: Sequence[str]) -> str:
        """What picking `words` means: a whole ply or its first word."""
        return meaning(self.say, here, words)

    def advised(self, played: Sequence[Played[Stranded]]) -> list[str]:
        """The same; of a colour that is chosen and a tower that is taken, what to do with it."""
        told = []
        for each, label in zip(played, self.meanings(played), strict=True):
            match each.ply:
                case Color():
                    told.append(self.say.stranded.advise_color(choice=label))
                case Tower(color=color):
                    told.append(self.say.stranded.advise_tower(color=COLORS[color]))
                case _:
                    told.append(label)
        return told

    def further(self, after: Stranded, choices: int) -> str:
        """The number of places to go to after a cap is taken, or that the tower stays (ST-12, ST-18, ST-19)."""
        return further(self.say, after, choices)

    def hint(self, here: Stranded) -> str:
        """A tip for the step of the turn, or empty if nobody is to choose (ST-7, ST-10 to ST-18)."""
        turn, w = here.turn(), self.say.stranded
        if not isinstance(turn, Choice):
            return ""
        match here.step:
            case Step.TOWER:
                return w.hint_tower()
            case Step.COLOR:
                return w.hint_color()
            case Step.TAKE:
                return _taking(self.say, here)
            case Step.MOVE:
                return _moving(self.say, here, turn)
            case Step.STRAND:
                return w.hint_strand()
            case Step.PUT:
                return w.hint_put()
            case _:
                return w.hint_corner()

    def gains(self, advice: Advice[Stranded]) -> list[str]:
        """The risks to be stranded, as far as they explain why the next best move is worse."""
        mine, theirs = advice.changes["danger"], advice.changes["their danger"]
        w = self.say.stranded
        told = []
        if mine.explains and _risk(mine)[0] < _risk(mine)[1]:
            told.append(w.advice_danger(after=_risk(mine)[0], other=_risk(mine)[1]))
        if theirs.explains and _risk(theirs)[0] > _risk(theirs)[1]:
            told.append(w.advice_their_danger(after=_risk(theirs)[0], other=_risk(theirs)[1]))
        return told

    def outdoes(self, quantities: Mapping[str, Compared]) -> list[str]:
        """The risks to be stranded, as far as the better move makes the own one smaller, or an opponent's greater."""
        mine, theirs = (
            [in_hundred(quantities[name].better), in_hundred(quantities[name].played)]
            for name in ("danger", "their danger")
        )
        w = self.say.stranded
        told = []
        if quantities["danger"].explains and mine[0] < mine[1]:
            told.append(w.outdoes_danger(better=mine[0], played=mine[1]))
        if quantities["their danger"].explains and theirs[0] > theirs[1]:
            told.append(w.outdoes_their_danger(better=theirs[0], played=theirs[1]))
        return told

    def obstacle(self, here: Stranded, words: Sequence[str]) -> Reason | None:
        """Why a move is not legal."""
        return why_not(self.say, here, words)

    def usual(self, _position: Stranded, words: Sequence[str], /) -> bool:
        """Only leaving a jumped tower where it is; colours, which are often many, are in a menu."""
        return words[-1] == "leave"

    def weigh(self, here: Stranded, words: Sequence[str]) -> tuple[int, int]:
        """First what leaves the seat the most choices, last what puts it out of the game."""
        return 0, weigh(here, words)

    def menu(self, here: Stranded, prefix: Sequence[str], _number: int | None) -> str:
        """What is chosen from in this step."""
        return opening(self.say, here, prefix[0]) if prefix else ""

    def tell(self, played: Sequence[Played[Stranded]], names: Sequence[str]) -> list[str]:
        """One sentence for each turn, as far as `played` contains it, and one for each resignation."""
        return Story(self.say, names).told(played)

    def tell_on_board(self, played: Sequence[Played[Stranded]], names: Sequence[str]) -> list[str]:
        """The same without the roll of the player to act: that is said with what it asks of them."""
        return self.tell(_before_roll(played), names)

    def tell_least(self, played: Sequence[Played[Stranded]], names: Sequence[str]) -> list[str]:
        """The moves, the jumped towers, and who was stranded, without the rolls and the caps that were taken."""
        return Story(self.say, names, least=True).told(_before_roll(played))

    def chance_result(self, ply: Ply) -> tuple[str, str | int] | None:
        """The colour that the die shows (ST-7, ST-9)."""
        if not isinstance(ply, game.Die):
            return None
        return self.say.stranded.die_rolls(), self.say.stranded.color(color=COLORS[ply.face])

    def result(self, here: Stranded, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        """The winner, and how the others went out."""
        return state.result(self.say, here, names, how)

    def progress(self, here: Stranded, names: Sequence[str]) -> str:
        """Who is still in the game."""
        remaining = [called(self.say, names, seat) for seat in here.remaining()]
        return self.say.stranded.progress(players=both(self.say, remaining))

    def status(self, scene: Scene[Stranded], seat: int) -> str:
        """How a seat stands, in a few words for its plate."""
        w, here = self.say.stranded, scene.position
        if seat not in here.active:
            spot = state.stranded_on(here, seat)
            return (
                w.plate_stranded(column=spot) if spot else self.say.kit.plate_gone(how=scene.how.get(seat, "resigned"))
            )
        if here.step is Step.OVER:
            return w.plate_last()
        if seat == here.seat and scene.waits:
            return state.doing(self.say, here)
        return state.standing(self.say, here, seat, scene.how) if here.colors[seat - 1] else w.plate_no_tower()


def _before_roll(played: Sequence[Played[Stranded]]) -> Sequence[Played[Stranded]]:
    """`played` without a last roll for which a seat must choose something now."""
    rolled = played and isinstance(played[-1].ply, game.Die) and isinstance(played[-1].after.turn(), Choice)
    return played[:-1] if rolled else played


def _risk(danger: Quantity) -> tuple[int, int]:
    """The risk after the advised move, and after the next best one."""
    return in_hundred(danger.after), in_hundred(danger.other)


def drawn(say: Words, here: Stranded) -> list[str]:
    """One line for each rank, from the top. Each column has its tower, its caps from the top down, and its ground.

    `R:gb/y` is a red tower on a green cap, which lies on a blue cap, which lies on yellow ground.
    """
    return squares("abcde", 5, 7, lambda column: _place(say, here, column))


def _place(say: Words, here: Stranded, column: str) -> str:
    if column == HOLE:
        return say.stranded.grid_hole()
    seat = here.tower_on(column)
    tower = f"{(here.colors[seat - 1] or '?').upper()}:" if seat else ""
    return f"{tower}{here.caps(column)[::-1]}/{PRINTED[column]}"


def _taking(say: Words, here: Stranded) -> str:
    w, color, spot = say.stranded, turn_color(here), here.spot(here.seat)
    assert spot is not None, "a seat that takes its turn has placed its tower"
    near = [column for column in here.takable(here.color or "") if column in REACH[spot]]
    if not near:
        return w.hint_take_none(color=color, column=spot)
    if len(near) == 1:
        return w.hint_take_one(color=color, column=near[0])
    if len(near) <= _NAMED:
        return w.hint_take_few(color=color, columns=both(say, near))
    return w.hint_take_many(count=len(near), color=color)


def _moving(say: Words, here: Stranded, turn: Choice) -> str:
    for ply in turn.plies:
        after = here.play(ply)
        if isinstance(after, Stranded) and isinstance(ply, game.Move) and after.jumped:
            return say.stranded.hint_jump(column=ply.column)
    return say.stranded.hint_corner()
