"""The teller of Stranded in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.face import ALT, COLUMNS, TEXT, Teller
from render.kit.words import GAVE_UP, called, capital, count, in_columns, in_lines, plain, series, unnamed, with_last
from render.scene import Scene
from render.stranded.words.about import ABOUT
from render.stranded.words.grid import drawn
from render.stranded.words.hints import hint
from render.stranded.words.meanings import further, meaning, opening, weigh
from render.stranded.words.reasons import why_not
from render.stranded.words.story import COLORS, SIGNS, Story, color_word, tint_word
from rules import stranded as game
from rules.core import Chance, Over, Played, Ply
from rules.stranded import HOLE, PRINTED, End, Step, Stranded

_ENDINGS = {End.LAST_LEFT: "{} is the last one left in the game and wins."}


class StrandedTeller(Teller[Stranded]):
    """The teller of Stranded in English."""

    about = ABOUT

    def alt(self, scene: Scene[Stranded]) -> str:
        """Turn, towers, columns and what happened last, in at most ALT characters."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        towers = "; ".join(
            f"{names[seat - 1]} {_tower(here, seat)} {_standing(here, seat, scene.how)}"
            for seat in range(1, here.seats + 1)
        )
        columns = "; ".join(f"{column} {_column(here, column)}" for column in game.COLUMNS)
        whole = f"Stranded. {self._now(scene, names)} Towers: {towers}. Columns, hole at c3, top cap first: {columns}."
        return with_last(whole, Story(names, signs=False).told(scene.recent)[-1:], ALT)

    def text(self, scene: Scene[Stranded]) -> str:
        """Turn, towers, the columns rank by rank, and what happened last, in lines."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        towers = [
            f"{names[seat - 1]}: {_tower(here, seat)}, {_standing(here, seat, scene.how)}."
            for seat in range(1, here.seats + 1)
        ]
        lines = [
            f"Stranded. {self._now(scene, names)} The die has {count(here.blacks, 'black face')}.",
            "Towers:",
            *towers,
            "Columns, caps from the top down to the ground:",
            *(_rank(here, rank) for rank in range(5, 0, -1)),
        ]
        return in_lines(lines, Story(names, signs=False).told(scene.recent)[-1:], TEXT)

    def grid(self, scene: Scene[Stranded]) -> str:
        """The columns as a grid, a letter for each colour, between the towers and what happened last."""
        here = scene.position
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        told = Story(names, signs=False).told(scene.recent)[-1:]
        before = [
            f"Stranded. {self._now(scene, names)} The die has {count(here.blacks, 'black face')}.",
            *(
                f"{names[seat - 1]}: {_tower(here, seat)}, {_standing(here, seat, scene.how)}."
                for seat in range(1, here.seats + 1)
            ),
            "Each place: tower:caps, top first/ground.",
        ]
        return in_columns(before, drawn(here), [f"Last: {each}" for each in told], COLUMNS)

    def _now(self, scene: Scene[Stranded], names: Sequence[str]) -> str:
        """Whose turn it is and for what, or how the game has ended."""
        here = scene.position
        if isinstance(here.turn(), Over):
            return self.result(here, names, scene.how)
        return "The game has ended." if scene.stopped else f"{names[here.seat - 1]}: {_doing(here)}."

    def badge(self, here: Stranded, seat: int) -> str:
        """The emblem of the seat's tower; a ruin once it is out, a white circle before it has one."""
        if seat not in here.remaining():
            return "🏚️"
        return SIGNS.get(here.colors[seat - 1] or "", "⚪")

    def ask(self, here: Stranded) -> str:
        """What the seat to act must do and why."""
        color = COLORS.get(here.color or "", "")
        skipped = any(isinstance(event, game.NoCapToTake) for event in here.events)
        why = f"No {color} cap can be taken, so that part is skipped. " if skipped else ""
        match here.step:
            case Step.TOWER:
                return "You rolled black: choose any tower that is left."
            case Step.CORNER:
                return f"The {tint_word(here, here.seat)} tower is yours: place it on a free corner."
            case Step.COLOR:
                return "You rolled black: name a colour for this turn."
            case Step.TAKE:
                return f"Your colour is {color}: take a {color} cap from the top of a stack."
            case Step.MOVE:
                return f"{why}Move your tower in a straight line to a {color} cap."
            case Step.STRAND:
                none = f"There is no {color} cap to take or to move to" if skipped else f"No {color} cap is in reach"
                return f"{none}: move to bare {color} ground, where your tower is stranded and you are out."
            case Step.PUT:
                seat = here.jumped[0]
                return (
                    f"You jumped the {tint_word(here, seat)} tower on {here.spot(seat)}: "
                    "set it down on any free column with a cap, or leave it."
                )
            case _:
                return "Nothing is to be chosen now."

    def meaning(self, here: Stranded, words: Sequence[str]) -> str:
        """What picking `words` means: a whole ply or its first word."""
        return meaning(here, words)

    def further(self, after: Stranded, choices: int) -> str:
        """The number of places to go to after a cap is taken, or that the tower stays (ST-12, ST-18, ST-19)."""
        return further(after, choices)

    def hint(self, here: Stranded) -> str:
        """A tip for this step of the turn."""
        return hint(here)

    def obstacle(self, here: Stranded, words: Sequence[str]) -> str:
        """Why a move is not legal."""
        return why_not(here, words)

    def usual(self, _position: Stranded, words: Sequence[str], /) -> bool:
        """Only leaving a jumped tower where it is; colours, which are often many, are in a menu."""
        return words[-1] == "leave"

    def weigh(self, here: Stranded, words: Sequence[str]) -> tuple[int, int]:
        """First what leaves the seat the most choices, last what puts it out of the game."""
        return 0, weigh(here, words)

    def menu(self, here: Stranded, prefix: Sequence[str], _number: int | None) -> str:
        """What is chosen from in this step."""
        return opening(here, prefix[0]) if prefix else ""

    def tell(self, played: Sequence[Played[Stranded]], names: Sequence[str]) -> list[str]:
        """One sentence for each turn, as far as `played` contains it, and one for each resignation."""
        return Story(names).told(played)

    def chance_result(self, ply: Ply) -> tuple[str, str | int] | None:
        """The colour that the die shows (ST-7, ST-9)."""
        return ("rolls of the die", color_word(ply.face)) if isinstance(ply, game.Die) else None

    def result(self, here: Stranded, names: Sequence[str], how: Mapping[int, str] = {}, /) -> str:
        """The winner, and how the others went out."""
        turn = here.turn()
        assert isinstance(turn, Over), "only a finished game has a result"
        winners = turn.outcome.winners
        first = _ENDINGS[End(turn.outcome.ending)].format(series([names[seat - 1] for seat in winners]))
        others = [seat for seat in range(1, here.seats + 1) if seat not in winners]
        return f"{first} {capital(series([f'{names[seat - 1]} {_went(here, seat, how)}' for seat in others]))}."

    def progress(self, here: Stranded, names: Sequence[str]) -> str:
        """Who is still in the game."""
        return f"Still in the game: {series([called(names, seat) for seat in here.remaining()])}."

    def unnamed(self, seat: int) -> str:
        """What a seat's plate shows instead of a name of which the fonts have no letter."""
        return unnamed(seat)

    def status(self, scene: Scene[Stranded], seat: int) -> str:
        """How a seat stands, in a few words for its plate."""
        here = scene.position
        if seat not in here.active:
            return _fate(here, seat, scene.how)
        if here.step is Step.OVER:
            return "the last tower standing"
        if seat == here.seat and scene.waits:
            return _doing(here)
        return _standing(here, seat, scene.how) if here.colors[seat - 1] else "no tower yet"


def _column(here: Stranded, column: str) -> str:
    caps = here.caps(column)
    return " on ".join(color_word(cap) for cap in reversed(caps)) if caps else f"bare {color_word(PRINTED[column])}"


def _rank(here: Stranded, rank: int) -> str:
    """The columns of a rank, from a to e: `Rank 3: a red on blue on green ground; …`."""
    found = []
    for file in "abcde":
        column = f"{file}{rank}"
        if column == HOLE:
            found.append(f"{file} the hole")
            continue
        ground = f"{color_word(PRINTED[column])} ground"
        caps = [color_word(cap) for cap in reversed(here.caps(column))]
        seat = here.tower_on(column)
        tower = f", {tint_word(here, seat)} tower" if seat else ""
        found.append(f"{file} {' on '.join([*caps, ground]) if caps else f'bare {ground}'}{tower}")
    return f"Rank {rank}: {'; '.join(found)}."


def _tower(here: Stranded, seat: int) -> str:
    return tint_word(here, seat) or "no tower"


def _standing(here: Stranded, seat: int, how: Mapping[int, str]) -> str:
    """Where the seat's tower is and, for one that is out, why."""
    where = f"on {here.spot(seat)}" if here.spot(seat) else "not placed"
    if seat in here.active:
        return where
    fate = _fate(here, seat, how)
    return fate if fate.endswith(where) else f"{where}, {fate}"


def _fate(here: Stranded, seat: int, how: Mapping[int, str]) -> str:
    """How a seat went out: towers stand on bare ground only by being stranded (ST-16, ST-18, ST-22)."""
    spot = here.spot(seat)
    return f"stranded on {spot}" if spot and not here.caps(spot) else how.get(seat, GAVE_UP)


def _went(here: Stranded, seat: int, how: Mapping[int, str]) -> str:
    fate = _fate(here, seat, how)
    return f"was {fate}" if fate.startswith("stranded on") else fate


def _doing(here: Stranded) -> str:
    """What the position waits for, in a few words."""
    color = color_word(here.color or "")
    if isinstance(here.turn(), Chance):
        return "the caps are laid" if here.step is Step.CAPS else "to roll"
    return {
        Step.TOWER: "to choose a tower",
        Step.CORNER: "to choose a corner",
        Step.COLOR: "to name a colour (black)",
        Step.TAKE: f"to take a {color} cap",
        Step.MOVE: f"to move to a {color} cap",
        Step.STRAND: f"to strand on bare {color}",
        Step.PUT: f"to put the {tint_word(here, here.jumped[0])} tower" if here.jumped else "",
    }.get(here.step, "")
