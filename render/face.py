"""What a game shows of itself: the contracts that the folder of a game in `render/` fills.

A painter turns a scene into pictures, a teller turns it into words; a face is one of each. They decide nothing and
remember nothing: whatever they show follows from the scene they are given. All words come from tellers, also those
within a picture, so that another language takes another teller and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import Struct, field

from render.kit import consequences
from render.kit.words import GAME_BEGINS, TABLE_ENDED, capital, plain
from rules.core import CHANCE, Choice, Over, Played, Ply, PositionT_co, Resign
from rules.notation import within

if TYPE_CHECKING:
    from PIL.Image import Image
    from typing_extensions import TypeVar as DefaultTypeVar

    from render.kit.sheet import Sheet
    from rules.core import Position

    # `Face` alone means `Face[Any]`: whoever takes a face from the catalogue by a key knows no game's type of position.
    ShownT = DefaultTypeVar("ShownT", bound=Position, contravariant=True, default=Any)
else:
    ShownT = TypeVar("ShownT", bound="Position", contravariant=True)

ALT = 1024
"""The most characters of the words that stand for a scene's pictures."""

TEXT = 1800
"""The most characters of a position in lines of text."""

GRID, COLUMNS = 2800, 40
"""The most characters of a position as a grid, and of a line of it: a phone shows no more in a code block."""


class Scene(Struct, Generic[PositionT_co], frozen=True):
    """Everything that the pictures and the words of one moment depend on.

    `names` are the players' names by seat, plain text from anywhere, to be drawn as they are or cut short.
    `recent` are the plies to show as having just happened, oldest first. `chosen` are the words of a ply picked so
    far in the menus; `choices` are what may be picked next, each as all of its words from the first. `viewer` is the
    seat from whose side the game is seen, where it has sides; None stands for the side that it is usually seen from.
    `stopped`: the table has ended the game before its rules did, and nobody is to act. `how`: by seat, what its player
    did in place of giving up, where others gave it up ("ran out of time").
    `replay`: a frame of a replay. It shows what `recent`, a whole turn, has done, and not who is to act or what may be
    done; and it is seen from the same side as all other frames.
    `still`: the players keep a picture from turning that would turn by itself.
    """

    position: PositionT_co
    names: tuple[str, ...]
    recent: tuple[Played[PositionT_co], ...] = ()
    chosen: tuple[str, ...] = ()
    choices: tuple[tuple[str, ...], ...] = ()
    viewer: int | None = None
    stopped: bool = False
    how: Mapping[int, str] = field(default_factory=dict)
    replay: bool = False
    still: bool = False

    @property
    def waits(self) -> bool:
        """Whether it shows whom the game waits for, as far as it waits for somebody."""
        return not self.stopped and not self.replay

    @property
    def mover(self) -> int | None:
        """In a replay, the seat that chose the last of the plies that are shown; else None, as where no seat chose."""
        return next((each.seat for each in reversed(self.recent) if self.replay and each.seat != CHANCE), None)


class OptionWords(Struct, frozen=True):
    """What an option settles, and what a value of it stands for, where that is not plain."""

    settles: str
    meanings: Mapping[str, str] = field(default_factory=dict)


class About(Struct, frozen=True):
    """What a game is called, what it is about in a sentence, and what can be settled before it starts.

    `options` go by the names of the options. Where the rules say who sits in seat 1, `first` does (`the youngest`).
    """

    title: str
    summary: str
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    first: str = ""


class Teller(Protocol[ShownT]):
    """What one game says, in one language. Seats count from 1; names go by seat and may hold Markdown already.

    A teller inherits from this for what it leaves as it is.
    """

    @property
    def about(self) -> About:
        """The game before it is played."""

    def alt(self, scene: Scene[ShownT]) -> str:
        """The whole position in words, at most ALT characters, for someone who does not see the picture."""

    def text(self, scene: Scene[ShownT]) -> str:
        """The whole position in lines, at most TEXT characters, for whoever reads instead of looking.

        Everything that the picture says: places by name, row by row, and what happened last. No Markdown but what
        may stand in names; at home in a code block, so without backticks.
        """
        return self.alt(scene)

    def grid(self, _scene: Scene[ShownT], /) -> str:
        """The whole position drawn with characters of one width, in lines of at most COLUMNS; at most GRID in all.

        All that `text` says, without backticks. Empty, as it is here, where a game has no such drawing: `text` stands
        in for it.
        """
        return ""

    def badge(self, position: ShownT, seat: int, /) -> str:
        """An emoji that goes before the seat's name, the same sign as in the picture."""

    def ask(self, position: ShownT, /) -> str:
        """What the seat to act must do now: a sentence spoken to that player ("Take a red cap …").

        Only asked of positions that wait for a seat.
        """

    def label(self, position: ShownT, words: Sequence[str], /) -> str:
        """What picking `words` means and what it leads to, at most 80 characters ("Take b2, then you are out").

        `words` is a whole legal ply or a beginning of at least one word; shown in menus and autocomplete. Made of
        `meaning` and `further`, for every game by the same means.
        """
        return consequences.label(self.meaning(position, words), position, words, self.further)

    def meaning(self, _position: ShownT, words: Sequence[str], /) -> str:
        """What picking `words` means, without how it ends the game or takes the seat out of it ("Take b2").

        Short, and nothing that `ask` or `menu` say already: two should stand side by side on a phone.
        """
        return capital(" ".join(words))

    def further(self, _after: ShownT, _choices: int, /) -> str:
        """What follows a ply, after which the seat has so many choices in the same turn ("3 places to go"), or empty.

        Of a ply alone after which the consequence for the seat is still open.
        """
        return ""

    def hint(self, _position: ShownT, /) -> str:
        """One line that explains the moment to somebody who has never finished this game, or empty.

        Spoken to the seat to act, beside `ask`: what to look for now, not what must be done.
        """
        return ""

    def why_not(self, position: ShownT, words: Sequence[str], /) -> str:
        """Why these words cannot be played now: a sentence with the clause, or empty.

        Spoken to the player who is to act. Empty for what begins with a legal ply or begins one.
        """
        told = isinstance(position.turn(), Choice) and not within(position, words)
        return self.obstacle(position, words) if told else ""

    def obstacle(self, _position: ShownT, _words: Sequence[str], /) -> str:
        """What `why_not` says of words that begin no legal ply of a position that waits for a seat.

        It ends with the clauses in brackets ("c3 is the hole (ST-1)."): players read it without them, and see the
        clauses themselves behind a button (`render.kit.words.cited`).
        """
        return ""

    def weigh(self, _position: ShownT, _words: Sequence[str], /) -> tuple[int, int]:
        """Where a choice stands among those beside it: the number of its menu (0 to 2), and its place there.

        A lower place comes first; one below 0 says that the choice gains something.
        """
        return 0, 0

    def menu(self, _position: ShownT, _prefix: Sequence[str], _number: int | None, /) -> str:
        """What stands in a menu of choices that all begin with these words; empty where nothing needs to be said.

        `number` is the menu's, as `weigh` has it; None for one menu that holds all of these choices.
        """
        return ""

    def tell(self, played: Sequence[Played[ShownT]], names: Sequence[str]) -> list[str]:
        """What `played` did, in sentences in the past tense, resignations and events included."""

    def stands(self, _position: ShownT, _names: Sequence[str], /) -> str:
        """How a running game stands, in one line for those who do not see its picture; empty where that says nothing.

        Whose turn it is is said beside it.
        """
        return ""

    def result(self, position: ShownT, names: Sequence[str], how: Mapping[int, str] = {}, /) -> str:
        """Who won and why, in a sentence or two. Only asked of positions that are over by the rules.

        `how`: by seat, what its player did in place of giving up, where others gave it up ("ran out of time"). Where a
        game has a score of several lines, they follow, each after a line end.
        """

    def caption(self, scene: Scene[ShownT]) -> str:
        """What a frame of a replay says, in plain text: what `scene.recent` did, or how the game ended or begins.

        At most four lines of some 45 characters are shown. Signs that the fonts do not have are left out.
        """
        names = [plain(name, seat) for seat, name in enumerate(scene.names, 1)]
        if scene.recent:
            return " ".join(self.told_in_replay(scene.recent, names, scene.how))
        if isinstance(scene.position.turn(), Over):
            return self.result(scene.position, names, scene.how).partition("\n")[0]
        return TABLE_ENDED if scene.stopped else GAME_BEGINS

    def told_in_replay(
        self, played: Sequence[Played[ShownT]], names: Sequence[str], how: Mapping[int, str] = {}, /
    ) -> list[str]:
        """What a whole turn did, in as few sentences as name it: `tell`, for most games.

        `how`: by seat, what its player did in place of giving up, where others gave it up.
        """
        given_up = [each.seat for each in played if isinstance(each.ply, Resign) and each.seat in how]
        return [f"{names[seat - 1]} {how[seat]}." for seat in given_up] or self.tell(played, names)

    def turning(self, _position: ShownT, /) -> str:
        """Says how the picture of this game turns by itself from move to move; empty where it does not.

        Told once under the first board. Where it is not empty, the players can keep the picture still (`Scene.still`).
        """
        return ""

    def lot(self, _ply: Ply, /) -> tuple[str, str | int] | None:
        """What kind of chance a ply of chance is, and what it shows, to tell afterwards how the luck fell.

        `("rolls of the die", "red")` is counted, `("cards drawn", 2)` is averaged. None where neither tells anything.
        """
        return None

    def study(self, _position: ShownT, /) -> list[str]:
        """What a player may look up privately beside the picture, in sentences: what lies where, what may come.

        Empty, as it is here, for a game whose picture shows it all.
        """
        return []


class Painter(Protocol[ShownT]):
    """How one game looks. The few words in its pictures it has from its game's teller, and nowhere else."""

    def paint(self, scene: Scene[ShownT]) -> tuple[Sheet, ...]:
        """The scene as one or more pictures, made for 400 px width in a dark chat.

        Each is at most `WIDTH` wide and `HEIGHT` high (`render/picture.py`), and there are at most `PICTURES`.
        """


class Face(Struct, Generic[ShownT], frozen=True, dict=True):
    """How one game looks and what it says, both in one language."""

    make_painter: Callable[[], Painter[ShownT]]
    teller: Teller[ShownT]
    palette: bytes = b""
    """The colours of the pictures' files, red, green and blue of up to 256 (`render/palette.py`): quicker than none,
    with which each picture gets a palette of its own."""

    level: int = 5
    """How hard zlib-ng compresses the pictures, 1 to 9: less where they are small anyway."""

    motif: Callable[[int], Image] | None = None
    """Draws what the game is known by in lists and lobbies: a square RGB image of so many pixels, which Discord shows
    at 88 pixels and less. None: the board of a position, made small."""

    large: Callable[[Scene[ShownT], int], Sheet] | None = None
    """Paints the scene larger, as it is seen from one of four sides: turned by so many quarters (0 to 3) from where
    seat 1 sits. None where that shows no more than the picture does."""

    ahead: Callable[[], Iterable[object]] = tuple
    """Makes, one after the other, sprites that random games may not come to for long and that take long to make."""

    @cached_property
    def painter(self) -> Painter[ShownT]:
        """The game's painter, made when it is first asked for."""
        return self.make_painter()
