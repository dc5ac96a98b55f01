"""Stranded in words and as a picture."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.scene import Scene
from render.stranded.picture.painter import GEOMETRY
from render.stranded.words.teller import StrandedTeller
from rules import stranded as game
from rules.catalogue import GAMES
from rules.core import CHANCE, Played, Resign, advance
from rules.notation import continuations, legal
from rules.stranded import COLUMNS, PRINTED, Step, Stranded
from tests.faces import english
from tests.render.plays import SEEDS, known, play, played
from words import ENGLISH, of

FACE = english("stranded")
TELLER = StrandedTeller(of(ENGLISH))
NAMES = ("Alice", "Bob", "Carol", "Dan")


def position(stacks: dict[str, str], spots: tuple[str | None, ...]) -> Stranded:
    """Seat 1 has the red tower and rolls, then blue, yellow and green; columns that `stacks` leaves out are bare."""
    return Stranded(
        seats=len(spots),
        blacks=2,
        stacks=tuple(stacks.get(column, "") for column in COLUMNS),
        colors=tuple("rbyg"[: len(spots)]),
        spots=spots,
        active=tuple(range(1, len(spots) + 1)),
        step=Step.DIE,
        seat=1,
    )


STACKS = {"a1": "rb", "b2": "gr", "c1": "yr", "a3": "b", "d4": "gr", "e5": "yy", "b1": "g", "d1": "b", "e1": "gr"}
BEFORE = position(STACKS, ("a1", "b1"))


def test_a_turn_is_one_sentence() -> None:
    log = play(BEFORE, "die r", "take b2", "move e1", "put a3")
    assert TELLER.tell(log, NAMES) == [
        "Alice rolled ❤️ red, took the red cap on b2 and moved from a1 to e1, jumping Bob’s tower and moving it to a3."
    ]


def test_a_tower_left_and_a_colour_named() -> None:
    log = play(BEFORE, "die k", "color r", "take b2", "move e1", "leave")
    assert TELLER.tell(log, NAMES) == [
        "Alice rolled ⚫ black, named ❤️ red, took the red cap on b2 and moved from a1 to e1, "
        "jumping Bob’s tower and leaving it on b1."
    ]
    assert TELLER.tell(log[-1:], NAMES) == ["Alice left Bob’s tower on b1."]


def test_several_towers_jumped() -> None:
    before = position({**STACKS, "c1": "b", "d1": "b"}, ("a1", "b1", "c1"))
    log = play(before, "die r", "take b2", "move e1")
    assert TELLER.tell(log, NAMES)[0].endswith("jumping Bob’s tower and Carol’s tower.")
    log += play(log[-1].after, "put d4", "leave")
    assert TELLER.tell(log, NAMES)[0].endswith("jumping Bob’s tower (moved to d4) and Carol’s tower (left on c1).")


def test_skipping_stranding_and_the_end() -> None:
    """ST-11, ST-18, ST-21: no red cap anywhere, and bare red ground in reach."""
    before = position({"a1": "b", "b1": "g"}, ("a1", "b1"))
    log = play(before, "die r")
    assert TELLER.ask(log[-1].after) == (
        "There’s no red cap to take or move to, so move to bare red ground. "
        "Your tower is stranded there, and you’re out."
    )
    target = next(str(ply).split()[1] for ply in legal(log[-1].after))
    assert PRINTED[target] == "r"
    log += play(log[-1].after, f"strand {target}")
    assert TELLER.tell(log, NAMES) == [
        f"Alice rolled ❤️ red, found no red cap to take and was stranded on bare red ground on {target}."
    ]
    over = log[-1].after
    assert TELLER.result(over, NAMES) == f"Bob is the last player left and wins. Alice was stranded on {target}."
    assert "Bob is the last player left" in TELLER.alt(Scene(over, NAMES[:2], tuple(log)))
    assert [TELLER.badge(over, seat) for seat in (1, 2)] == ["🏚️", "🔷"]


def test_a_stopped_game_has_nobody_to_act() -> None:
    asked = play(BEFORE, "die r", "take b2", "move e1")[-1].after
    for here, doing in ((BEFORE, "rolling the die"), (asked, "moving the blue tower")):
        live, stopped = Scene(here, NAMES[:2]), Scene(here, NAMES[:2], stopped=True)
        assert f"Alice: {doing}." in TELLER.alt(live)
        assert TELLER.alt(stopped).startswith("Stranded. The game is over. Towers: Alice (red) on")
        assert TELLER.status(live, 1) == doing
        assert TELLER.status(stopped, 1) == f"on {'a1' if here is BEFORE else 'e1'}"


def test_one_cap_is_the_only_one() -> None:
    one = advance(position({**STACKS, "b2": "g", "d4": "g", "e1": "g"}, ("a1", "b1")), game.Die("k"))
    assert TELLER.label(one, ["color", "r"]) == "Red, then 1 cap to take"


def test_staying() -> None:
    """ST-19: every red column is capped in another colour, so the tower can go nowhere."""
    stacks = dict.fromkeys(COLUMNS, "b")
    log = play(position(stacks, ("a1", "b1")), "die r")
    assert TELLER.tell(log, NAMES) == ["Alice rolled ❤️ red, found no red cap to take and could only stay on a1."]


def test_a_resignation_is_told_by_itself() -> None:
    before = position(STACKS, ("a1", "b1", "e5"))
    log = play(before, "die r", "take b2", "resign 3", "move e1", "leave", "resign 2")
    assert TELLER.tell(log, NAMES) == [
        "Alice rolled ❤️ red and took the red cap on b2.",
        "Carol resigned. Their tower stays on e5 as an obstacle.",
        "Alice moved from a1 to e1, jumping Bob’s tower and leaving it on b1.",
        "Bob resigned. Their tower stays on b1 as an obstacle.",
    ]
    assert TELLER.result(log[-1].after, NAMES).endswith("wins. Bob resigned and Carol resigned.")


def test_a_result_leaves_names_as_they_are() -> None:
    log = play(BEFORE, "resign 1")
    assert TELLER.result(log[-1].after, ("alice", "")) == ("Seat 2 is the last player left and wins. alice resigned.")


def test_set_up() -> None:
    stacked = [each for each in played("stranded", SEEDS[1]) if isinstance(each.ply, game.Caps)]
    log = [*stacked, *play(stacked[-1].after, "die y", "corner a1")]
    told = TELLER.tell(log, NAMES)
    assert told[0] == "48 shuffled caps were stacked, 2 on every column."
    assert told[1] == "Alice rolled ⭐ yellow, took the yellow tower and placed it on a1."
    assert TELLER.tell([each for each in log if isinstance(each.ply, game.Corner)][:1], NAMES) == [
        "Alice placed the yellow tower on a1."
    ]


def test_whoever_has_no_tower_yet_has_none() -> None:
    scene = Scene(known(Stranded, GAMES["stranded"].new(2)), NAMES[:2])
    assert "Towers: Alice (no tower yet); Bob (no tower yet)." in TELLER.alt(scene)
    assert "\nAlice: no tower yet.\n" in TELLER.text(scene)


def test_labels() -> None:
    take = advance(BEFORE, game.Die("r"))
    move = advance(take, game.Take("b2"))
    put = advance(move, game.Move("e1"))
    assert TELLER.label(take, ["take", "b2"]) == "Take b2 (green below), then 2 places to go"
    assert TELLER.label(advance(BEFORE, game.Die("g")), ["take"]) == "Take a green cap"
    assert TELLER.label(move, ["move", "e1"]) == "Move to e1 (green below), jumping the blue tower"
    assert TELLER.label(move, ["move", "c1"]) == "Move to c1 (yellow below), jumping the blue tower"
    assert TELLER.label(put, ["put", "a3"]) == "Put it on a3 (3 caps in reach)"
    assert TELLER.label(put, ["leave"]) == "Leave it on b1 (4 caps in reach)"
    assert TELLER.ask(put) == ("You jumped the blue tower on b1: move it to any free column with a cap, or leave it.")
    naming = advance(BEFORE, game.Die("k"))
    assert TELLER.label(naming, ["color", "r"]) == "Red, then 4 caps to take"
    assert TELLER.ask(naming) == "You rolled black: name a colour for this turn."


def test_asking_says_why_a_part_is_skipped() -> None:
    """ST-11: the only red cap carries a tower until seat 1 leaves it; seat 1 then moves to red it cannot take."""
    here = position({"a1": "r", "b1": "b", "b2": "g"}, ("a1", "b1"))
    told = replace(here, step=Step.MOVE, color="r", events=(game.NoCapToTake(1, "r"),))
    assert TELLER.ask(told) == (
        "There’s no red cap you can take, so that part is skipped. Move your tower in a straight line to a red cap."
    )


def test_the_longest_alt_text_fits() -> None:
    stacks = dict.fromkeys(COLUMNS, "yy")
    corners = position(stacks, ("a1", "e1", "a5", "e5"))
    here = replace(corners, colors=tuple("yyyy"), step=Step.PUT, color="y", jumped=(2, 3, 4))
    names = tuple(letter * 60 for letter in "WXYZ")
    last = (Played(here, 1, game.Put("b2"), replace(here, spots=("a1", "b2", "a5", "e5"))),)
    text = TELLER.alt(Scene(here, names, last * 3))
    assert len(text) <= 1024
    assert "Last: " in text
    for column in COLUMNS:
        assert f"{column} yellow on yellow" in text
    out = replace(here, active=(1,), jumped=(), stacks=("",) * 24, step=Step.OVER)
    assert len(TELLER.alt(Scene(out, names, last))) <= 1024


# The picture


def painted(scene: Scene[Stranded]) -> Image.Image:
    return FACE.painter.paint(scene)[0].image()


def changed(one: Scene[Stranded], other: Scene[Stranded]) -> set[str]:
    """The squares in whose boxes two pictures differ by more than a shadow."""
    apart = ImageChops.difference(painted(one), painted(other)).convert("L")
    found = set()
    for column in (*COLUMNS, game.HOLE):
        if _pixels(apart.crop(GEOMETRY.box(column))) > 150:
            found.add(column)
    return found


def _pixels(grey: Image.Image) -> int:
    return sum(grey.histogram()[16:])


def test_marks_lie_on_the_squares_they_name() -> None:
    plain = Scene(advance(BEFORE, game.Die("r")), NAMES[:2])
    assert changed(plain, replace(plain, choices=(("take", "b2"), ("take", "d4")))) == {"b2", "d4"}
    assert changed(plain, replace(plain, choices=(("take", "e5"),))) == {"e5"}
    assert changed(plain, replace(plain, chosen=("take", "c1"))) == {"c1"}
    assert changed(replace(plain, choices=(("take", "c1"),)), replace(plain, chosen=("take", "c1"))) == {"c1"}
    assert changed(plain, replace(plain, choices=(("nonsense",), ("take", "z9")))) == set()


def test_a_verb_marks_the_squares_that_may_follow() -> None:
    here = advance(BEFORE, game.Die("r"))
    plain = Scene(here, NAMES[:2])
    columns = continuations(legal(here), ("take",))
    assert changed(plain, replace(plain, choices=(("take",),))) == set(columns)


@pytest.mark.parametrize(
    ("column", "caps"), [("b2", "g"), ("b2", ""), ("b2", "rg"), ("b2", "br"), ("e5", "y"), ("c5", "r"), ("a4", "gg")]
)
def test_every_cap_shows(column: str, caps: str) -> None:
    """The lower cap's colour, too; and a cap under a tower."""
    other = position({**STACKS, column: caps}, ("a1", "b1"))
    assert column in changed(Scene(BEFORE, NAMES[:2]), Scene(other, NAMES[:2]))


@pytest.mark.parametrize("caps", ["gb", "bb", "rg", "r", "b", "g"])
def test_caps_show_under_a_tower(caps: str) -> None:
    other = position({**STACKS, "a1": caps}, ("a1", "b1"))
    assert "a1" in changed(Scene(BEFORE, NAMES[:2]), Scene(other, NAMES[:2]))


def test_what_happened_shows() -> None:
    log = play(BEFORE, "die k", "color r", "take b2", "move e1", "put a3")
    end = log[-1].after
    without = Scene(end, NAMES[:2])
    assert "b2" in changed(without, replace(without, recent=(log[2],)))
    assert {"a1", "b1", "c1", "d1"} <= changed(without, replace(without, recent=(log[3],)))
    assert {"b1", "a3"} & changed(without, replace(without, recent=(log[4],)))
    asked = log[3].after
    left = advance(asked, game.Leave())
    assert "b1" in changed(Scene(asked, NAMES[:2]), Scene(left, NAMES[:2])), "the tower asked about is framed"


def test_the_die_lies_in_the_hole() -> None:
    red, black = (advance(BEFORE, game.Die(face)) for face in "rk")
    waiting, rolled, named = Scene(BEFORE, NAMES[:2]), Scene(red, NAMES[:2]), Scene(black, NAMES[:2])
    assert game.HOLE in changed(waiting, rolled)
    assert game.HOLE in changed(waiting, named)
    assert game.HOLE in changed(rolled, named)
    after_black = Scene(red, NAMES[:2], (Played(BEFORE, CHANCE, game.Die("k"), black),))
    assert game.HOLE in changed(rolled, after_black)


def test_who_is_out_shows_on_board_and_plate() -> None:
    before = position(STACKS, ("a1", "b1", "e5"))
    gone = advance(before, Resign(3))
    assert changed(Scene(before, NAMES[:3]), Scene(gone, NAMES[:3])) == {"e5"}
    pictures = [painted(Scene(each, NAMES[:3])) for each in (before, gone)]
    beside = (GEOMETRY.area[2] + 60, 0, *pictures[0].size)
    assert ImageChops.difference(*(each.crop(beside) for each in pictures)).getbbox() is not None
