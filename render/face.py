"""How a game is shown: the contracts that each game's folder in `render/` fulfils.

A painter turns a scene into pictures, and a teller turns it into words. A face is one painter and one teller. They
have no state: what they show depends on nothing but the scene. A game's words come from its teller, also those inside
a picture. A teller decides what to say; how it is said in its language is in the Fluent files of `words/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Generic, Protocol

from msgspec import Struct
from msgspec.structs import replace

from render.about import About
from render.kit import consequences
from render.kit.advice import Advice, Compared
from render.kit.consequences import Tone
from render.kit.texts import Reason, capital, in_lines, plain_names, unnamed, with_last
from render.scene import Departure, Scene, ShownT
from rules.core import CHANCE, Choice, Over, Played, Ply, Resign
from rules.notation import begun, within
from words import Words
from words.lists import divided

if TYPE_CHECKING:
    from PIL.Image import Image

    from render.kit.sheet import Sheet

ALT = 1024
"""The maximum length of an alternative text (`Teller.alt`), in characters."""

TEXT = 1800
"""The maximum length of a position in lines of text (`Teller.text`), in characters."""

GRID, COLUMNS = 2800, 40
"""The maximum length of a position as a grid (`Teller.grid`) and of one of its lines, in characters.

A phone shows no more than 40 characters side by side in a code block.
"""


class Teller(Protocol[ShownT]):
    """The texts of one game in one language. Seats count from 1; `names` are by seat and may contain Markdown.

    Tellers inherit from this class. What has a body here is the default for games that do not override it.
    """

    say: Words
    """The words of the teller's language."""

    def __init__(self, say: Words) -> None:
        self.say = say

    @property
    def about(self) -> About:
        """The game's title, its summary, and its options in words."""

    def alt(self, scene: Scene[ShownT]) -> str:
        """The alternative text of the pictures: the whole position with all names, in at most ALT characters.

        By default `lines`, and what happened last. A game overrides one of the two.
        """
        names = plain_names(self.say, scene)
        return with_last(self.say, " ".join(self.lines(scene, names)), self.last(scene, names), ALT)

    def text(self, scene: Scene[ShownT]) -> str:
        """The whole position in lines, in at most TEXT characters, for people who read instead of looking.

        It says everything that the picture shows: the places by name, row by row, and what happened last. It stands
        in a code block, so it contains no backticks, and no Markdown except in names. By default `lines`, and what
        happened last.
        """
        names = plain_names(self.say, scene)
        return in_lines(self.say, self.lines(scene, names), self.last(scene, names), TEXT)

    def lines(self, scene: Scene[ShownT], _names: Sequence[str], /) -> list[str]:
        """The whole position in sentences, without what happened last. By default, what `alt` says."""
        return [self.alt(replace(scene, recent=()))]

    def last(self, scene: Scene[ShownT], names: Sequence[str], /) -> list[str]:
        """What happened last, in one sentence without emoji, or nothing."""
        return self.tell(scene.recent[-1:], names)[:1]

    def unnamed(self, seat: int) -> str:
        """What a seat's plate shows instead of a name of which the fonts have no letter."""
        return unnamed(self.say, seat)

    def status(self, scene: Scene[ShownT], seat: int) -> str:
        """How a seat stands, in a few words for its plate: won, lost or out; else `acting` or `standing`."""
        here, kit = scene.position, self.say.kit
        match here.turn():
            case Over(outcome=outcome):
                if seat not in here.remaining():
                    return kit.plate_gone(how=scene.how.get(seat, "resigned"))
                if not outcome.winners:
                    return kit.plate_draw()
                return kit.plate_won() if seat in outcome.winners else kit.plate_lost()
            case Choice(seat=acting) if acting == seat and scene.waits:
                return self.acting(here)
        return self.standing(here, seat)

    def acting(self, _position: ShownT, /) -> str:
        """What stands on the plate of the seat that is to act, in a few words."""
        return self.say.kit.plate_to_move()

    def standing(self, _position: ShownT, _seat: int, /) -> str:
        """What stands on the plate of another seat of a running game, in a few words; empty for nothing."""
        return ""

    def grid(self, _scene: Scene[ShownT], /) -> str:
        """The whole position drawn with characters of one width: at most GRID, in lines of at most COLUMNS.

        It says everything that `text` says, without backticks. Empty if the game has no such drawing; then `text` is
        shown instead.
        """
        return ""

    def badge(self, position: ShownT, seat: int, /) -> str:
        """The emoji before the seat's name: the sign that the seat has in the picture."""

    def ask(self, position: ShownT, /) -> str:
        """What the seat to act must do now, as a sentence to that player ("Take a red cap …").

        Only called for positions that wait for a seat.
        """

    def label(self, position: ShownT, words: Sequence[str], /) -> str:
        """The label of a choice in menus and autocomplete: what picking `words` means and leads to.

        "Take b2 – you’re out", at most 80 characters. `words` are a whole legal ply or at least its first word.
        Games override `meaning`, `shorter_meaning` and `further`, of which a label is made.
        """
        shorter = partial(self.shorter_meaning, position, words)
        return consequences.label(self.say, self.meaning(position, words), shorter, position, words, self.further)

    def meaning(self, _position: ShownT, words: Sequence[str], /) -> str:
        """What picking `words` means ("Take b2"), without whether it wins, loses or puts the seat out.

        Keep it short, and repeat nothing that `ask` or `menu` say: two labels should fit side by side on a phone.
        """
        return capital(" ".join(words))

    def shorter_meaning(self, position: ShownT, words: Sequence[str], /) -> str:
        """The same in fewer words, where a label has no room for `meaning`; or else `meaning` again."""
        return self.meaning(position, words)

    def further(self, _after: ShownT, _choices: int, /) -> str:
        """What follows a ply in the same turn ("3 places to go"), or empty.

        `_after` is the position after the ply, and `_choices` the number of plies that the seat can choose from
        there; 0 if somebody else or chance is next. Only called for a ply that has no certain consequence.
        """
        return ""

    def usual(self, _position: ShownT, words: Sequence[str], /) -> bool:
        """Whether this whole ply has a button of its own, always in the same place, and is in no menu.

        Such plies are few, and their labels have at most 38 characters. Here they are those that end with a word that
        names no place and no number ("draw", "go on").
        """
        return words[-1].isalpha()

    def tone(self, position: ShownT, words: Sequence[str], /) -> Tone:
        """What the colour of the button for `words` says: good (free or wins), ordinary, or bad (costs or loses).

        By default, what the ply makes certain. Games add what their plies cost.
        """
        return consequences.certain(position, words)

    def repeated(self, position: ShownT, words: Sequence[str], /) -> str:
        """The label of a button that repeats this whole ply as often as `Position.repeats` allows ("Draw all").

        Empty if the ply can be played only once.
        """
        found = begun(position, words)
        times = position.repeats(found[0]) if len(found) == 1 else 1
        return self.several(position, words, times) if times > 1 else ""

    def several(self, position: ShownT, words: Sequence[str], times: int, /) -> str:
        """What repeating this ply up to `times` times means ("Draw all 3")."""
        return self.say.kit.several(meaning=self.meaning(position, words), times=times)

    def hint(self, _position: ShownT, /) -> str:
        """A tip for the player to act who has never finished this game, in one line, or empty.

        It is shown beside `ask` and says what to look for now, not what must be done. Only called for positions that
        wait for a seat.
        """
        return ""

    def reason(self, advice: Advice[ShownT], names: Sequence[str], /) -> list[str]:
        """Why a computer advises a move, as sentences to the player to act; `names` as in `tell`.

        Games put what they can say of the move itself (`gains`) before what is said in every game.
        """
        return [*self.gains(advice), *self.prospects(advice, names)]

    def gains(self, _advice: Advice[ShownT], /) -> list[str]:
        """What the advised move brings, in sentences to the player to act: points, safety, what it can reach."""
        return []

    def outdoes(self, _quantities: Mapping[str, Compared], /) -> list[str]:
        """Why a move was better than the one that was played, in sentences that address nobody; none for no reason.

        `_quantities` are those of `Advice.changes` after each of the two moves.
        """
        return []

    def prospects(self, advice: Advice[ShownT], names: Sequence[str], /) -> list[str]:
        """How likely a win is, what the next best choice is, and what follows in the best play."""
        w, say = self.say.hints, self.say
        if advice.only:
            return [w.only()]
        told = [w.share(share=advice.wins)]
        if advice.otherwise:
            told.append(w.otherwise(moves=divided(say, self.advised(advice.otherwise)), share=advice.other_wins))
        if advice.answer and advice.answer[0].seat != CHANCE:
            who, moves = names[advice.answer[0].seat - 1], divided(say, self.advised(advice.answer))
            told.append(w.follows(who=who, moves=moves))
        return told

    def meanings(self, played: Sequence[Played[ShownT]], /) -> list[str]:
        """What each of these plies means, as menus say it to the player who plays them."""
        return [self.meaning(each.before, str(each.ply).split()) for each in played]

    def advised(self, played: Sequence[Played[ShownT]], /) -> list[str]:
        """The same as advice, in words that say what to do: "Lay a block on c7". Menus leave out what they ask."""
        return self.meanings(played)

    def why_not(self, position: ShownT, words: Sequence[str], /) -> Reason | None:
        """Why these words cannot be played now, as a sentence to the player to act; None for no reason.

        None if the words begin a legal ply, or begin with one.
        """
        told = isinstance(position.turn(), Choice) and not within(position, words)
        return self.obstacle(position, words) if told else None

    def obstacle(self, _position: ShownT, _words: Sequence[str], /) -> Reason | None:
        """What `why_not` says; only called for words that begin no legal ply of a position that waits for a seat.

        Players read the sentence ("c3 is the hole."), and see the clauses behind a button.
        """
        return None

    def weigh(self, position: ShownT, words: Sequence[str], /) -> tuple[int, int]:
        """Where a choice is offered: the number of its menu (0 to 2), and its place in that menu.

        Lower places come first. A place below 0 says that the choice gains something. What wins at once stands first
        in every game, and what puts the player out last; by default, nothing else is put in order.
        """
        return 0, {"good": -1, "ordinary": 0, "bad": 1}[consequences.certain(position, words)]

    def menu(self, _position: ShownT, _prefix: Sequence[str], _number: int | None, /) -> str:
        """The placeholder of a menu whose choices all begin with the words of `_prefix`; empty for a general one.

        `_number` is the menu's number, as `weigh` gives it; None for one menu that contains all of these choices.
        """
        return ""

    def tell(self, played: Sequence[Played[ShownT]], names: Sequence[str]) -> list[str]:
        """What `played` did, as sentences in the past tense, with resignations and events."""

    def tell_on_board(self, played: Sequence[Played[ShownT]], names: Sequence[str]) -> list[str]:
        """What `tell` says, in fewer words: above the picture of a live board, which shows the rest.

        It leaves out what `ask` says below the picture to the player to act.
        """
        return self.tell(played, names)

    def tell_least(self, played: Sequence[Played[ShownT]], names: Sequence[str]) -> list[str]:
        """What `tell_on_board` says, in as few words as possible, where a live board has little room.

        It still says whose piece was moved or captured, which one, and by whom.
        """
        return self.tell_on_board(played, names)

    def progress(self, _position: ShownT, _names: Sequence[str], /) -> str:
        """How a running game stands, in one line for people who do not see its picture, or empty.

        It does not say whose turn it is: that is shown beside it.
        """
        return ""

    def result(self, position: ShownT, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        """Who won and why, in one or two sentences. Only called for positions that are over by the rules.

        `how` is as in `Scene`. A game with a score of several items adds one line for each.
        """

    def caption(self, scene: Scene[ShownT]) -> str:
        """The plain text above a frame of a replay: what `scene.recent` did, or how the game ended or begins.

        At most four lines of about 45 characters are shown, without characters that the fonts lack.
        """
        names = plain_names(self.say, scene)
        if scene.recent:
            return " ".join(self.tell_briefly(scene.recent, names, scene.how))
        if isinstance(scene.position.turn(), Over):
            return self.result(scene.position, names, scene.how).partition("\n")[0]
        return self.say.kit.table_ended() if scene.stopped else self.say.kit.game_begins()

    def tell_briefly(
        self, played: Sequence[Played[ShownT]], names: Sequence[str], how: Mapping[int, Departure] = {}, /
    ) -> list[str]:
        """What a whole turn did, in as few sentences as possible; the same as `tell` for most games.

        `how` is as in `Scene`.
        """
        given_up = [each.seat for each in played if isinstance(each.ply, Resign) and each.seat in how]
        told = [self.say.kit.departed(who=names[seat - 1], how=how[seat]) for seat in given_up]
        return told or self.tell(played, names)

    def turning(self, _position: ShownT, /) -> str:
        """How the picture of this game turns after moves, as a sentence; empty if it does not turn.

        It is shown once, under the first board. In a game that turns, the players can turn it off (`Scene.still`).
        """
        return ""

    def chance_result(self, _ply: Ply, /) -> tuple[str, str | int] | None:
        """The kind of a chance ply and its result, for the statistics of `/verify`; None if it is not counted.

        Text results are counted (`("rolls of the die", "red")`), numbers are averaged (`("cards drawn", 2)`).
        """
        return None

    def has_study(self, position: ShownT, /) -> bool:
        """Whether `study` has anything to say: whether a board has a button for it."""
        return bool(self.study(position))

    def study(self, _position: ShownT, /) -> list[str]:
        """What players can look up privately beside the picture, in sentences: what lies where, and what may come.

        Empty for a game whose picture shows everything.
        """
        return []


class Painter(Protocol[ShownT]):
    """How one game looks. All words in its pictures come from the game's teller."""

    def paint(self, scene: Scene[ShownT]) -> tuple[Sheet, ...]:
        """The scene as 1 to `PICTURES` pictures, each at most `WIDTH` x `HEIGHT` pixels (`render/picture.py`).

        A phone shows them 400 pixels wide, in a dark chat.
        """


class Face(Struct, Generic[ShownT], frozen=True, dict=True):
    """How one game looks and what it says, in one language."""

    make_painter: Callable[[], Painter[ShownT]]
    """Imports and makes the painter. It is called for the first picture, so that the bot starts without Pillow."""

    teller: Teller[ShownT]
    palette: bytes = b""
    """The colours of the picture files: red, green and blue of up to 256 colours (`render/palette.py`).

    Empty: each picture gets a palette of its own, which takes longer.
    """

    level: int = 5
    """How hard zlib-ng compresses the pictures, from 1 (fast) to 9 (small)."""

    motif: Callable[[int], Image] | None = None
    """Draws the small picture of the game in lists and lobbies: a square RGB image of the given side in pixels.

    Discord shows it at 88 pixels or less. None: the picture of a position is made small.
    """

    large: Callable[[Scene[ShownT], int], Sheet] | None = None
    """Paints the scene larger, turned by 0 to 3 quarters from seat 1's side; None if that would show no more."""

    rare_sprites: Callable[[], Iterable[object]] = tuple
    """Makes, one by one, sprites that take long to draw and that random games rarely show."""

    @cached_property
    def painter(self) -> Painter[ShownT]:
        """The game's painter; it is made at the first access."""
        return self.make_painter()
