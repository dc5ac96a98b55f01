"""A fifth game costs its own files and its lines in the catalogues: here one is put in, and everything takes it.

Unlike the others so far it begins with a choice, and it has more plies at once than a menu holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest
from PIL import Image

from render.catalogue import FACES
from render.face import Scene
from rules.catalogue import GAMES
from rules.core import Choice, Ending, Game, Option, Outcome, Over, Played, Ply, Position, Turn
from tests.play.club import Club


@dataclass(frozen=True, slots=True)
class Name(Ply):
    """`name 17`: the seat names a number."""

    number: int


class End(Ending):
    STILL_THERE = "is still there"
    TOP = "named the top number"


@dataclass(frozen=True)
class Higher(Position):
    """Each seat in turn names a number above the last; each turn is two numbers; who names the top one wins."""

    top: int
    last: int = 0
    named: int = 0
    out: int = 0

    def _wait(self) -> Turn:
        if self.out:
            return Over(Outcome((3 - self.out,), End.STILL_THERE))
        if self.last == self.top:
            return Over(Outcome((self._seat(self.named - 1),), End.TOP))
        return Choice(self._seat(self.named), tuple(map(Name, range(self.last + 1, self.top + 1))), self.number)

    def _seat(self, named: int) -> int:
        return named // 2 % 2 + 1

    def _next(self, ply: Ply) -> Higher:
        assert isinstance(ply, Name)
        return replace(self, last=ply.number, named=self.named + 1, number=(self.named + 1) // 2)

    def _without(self, seat: int) -> Higher:
        return replace(self, out=seat)


def start(seats: int, options: Mapping[str, str]) -> Higher:
    return Higher(seats, int(options["top"]))


class HigherFace:
    """A grey square and plain words."""

    def paint(self, scene: Scene) -> Image.Image:
        return Image.new("RGB", (800, 800), (60, 60 + len(scene.choices), 60))

    def alt(self, scene: Scene) -> str:
        return f"Last named: {here(scene.position).last}."

    def badge(self, position: Position, seat: int) -> str:
        return "🔺"

    def ask(self, position: Position) -> str:
        return "Name a higher number."

    def label(self, position: Position, words: Sequence[str]) -> str:
        return f"Name {' '.join(words[1:])}"

    def tell(self, played: Sequence[Played], names: Sequence[str]) -> list[str]:
        return [f"{names[each.seat - 1]}: {each.ply}." for each in played]

    def result(self, position: Position, names: Sequence[str]) -> str:
        return f"The last number is {here(position).last}."


def here(position: Position) -> Higher:
    assert isinstance(position, Higher)
    return position


HIGHER = Game(
    key="higher",
    title="Higher",
    words="Name a higher number.",
    clauses="HI",
    seats=(2,),
    options=(Option("top", "The top number", tuple(map(str, range(30, 61))), "40"),),
    start=start,
)


@pytest.fixture
def higher() -> Iterator[None]:
    """Its two lines, while the test runs."""
    GAMES["higher"], FACES["higher"] = HIGHER, HigherFace()
    yield
    del GAMES["higher"], FACES["higher"]


async def test_a_game_that_begins_with_a_choice_is_played_to_its_end(higher: None, club: Club) -> None:
    session = await club.start("higher", 2, top="33")
    board = club.live(session)
    assert board.pings == [club.who(session).user.key]
    assert "The game has begun" in club.sandbox.messages()[0].text, "the lobby says where the board is"
    [menu] = board.menus
    assert len(menu.options) == 25
    assert "page 1 of 2" in menu.placeholder
    actor = club.who(session)
    await actor.click(board, "More ▶")
    await club.sandbox.settle()
    assert board.menus[0].values == [str(number) for number in range(26, 34)]
    await actor.click(board, "◀ Earlier")
    await club.sandbox.settle()
    await actor.choose(board, "2")
    await club.caught_up(since=session)
    session = await club.session()
    assert club.live(session) == board, "the second number of a turn is asked for on the same board"
    session = await club.play_out(seed=8)
    assert "The last number is 33" in club.live(session).text
    assert [button.label for button in club.live(session).buttons] == ["Rematch", "Record", "Rules"]


async def test_its_option_is_offered_and_checked(higher: None, club: Club) -> None:
    offered = await club.alice.autocomplete("play", "top", "", game="higher")
    assert len(offered) == 25, "as many as Discord shows, and the rest as they are typed"
    assert offered[0]["value"] == "40", "the default comes first"
    assert [each["value"] for each in await club.alice.autocomplete("play", "top", "5", game="higher")] == [
        str(number) for number in range(50, 60)
    ]
    [nothing] = await club.alice.autocomplete("play", "top", "", game="stranded")
    assert "has no such option" in nothing["name"]
    result = await club.alice.slash("play", game="higher", top="99")
    assert result.reply is not None
    assert "top can be 30 to 60, not “99”" in result.reply.text


async def test_long_lists_are_typed_word_by_word(higher: None, club: Club) -> None:
    session = await club.start("higher", 2)
    actor = club.who(session)
    offered = await actor.autocomplete("move", "ply", "")
    assert len(offered) == 25
    assert [each["value"] for each in await actor.autocomplete("move", "ply", "name 4")] == ["name 4", "name 40"]
