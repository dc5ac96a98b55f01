"""Strata 5 in words."""

from __future__ import annotations

from msgspec.structs import replace

from render.catalogue import face
from render.face import ALT
from render.scene import Scene
from render.strata5.picture.marked import marked
from rules.core import Choice, Over, Played, advance
from rules.notation import legal
from rules.strata5 import SIZES
from rules.strata5.plies import Block, NoBlockLeft, NoPawnMoves, NoPlace, Passed
from rules.strata5.position import Strata5
from tests import seeds
from tests.render.plays import play
from tests.render.strata5 import NAMES, OPENING, TELLER, start
from tests.rules.strata5_diagrams import SUMMIT, after, at, table
from words import Language, of

# What is told


def test_a_turn_is_one_sentence_with_the_ways() -> None:
    assert TELLER.tell(play(start(), *OPENING), NAMES) == [
        "Alice brought in the 2 via g1 to g2 (level 1), brought in the 3 via h2 and h1 to g1 (level 1) "
        "and laid a block on c1 to d2 (level 1).",
        "Bob brought in the 2 via a8 to a7 (level 1), brought in the 2 via b8 to b7 (level 1) "
        "and laid a block on e7 to f8 (level 1).",
        "Alice brought in the 4 via a2, b2 and c2 to d2 (level 1), moved the 2 from g2 via h2 to h1 (level 1) "
        "and laid a block on b1 to c2 (level 2).",
    ]


def test_a_live_board_tells_no_ways_and_no_levels() -> None:
    """The picture below its sentence shows them."""
    assert TELLER.tell_on_board(play(start(), *OPENING)[6:], NAMES) == [
        "Alice brought in the 4 to d2, moved the 2 from g2 to h1 and laid a block on b1."
    ]
    twice = TELLER.tell_on_board(play(table("c1 r3@a1 r2@c2", hands=("", "2")), "a1 b1", "c2 d1"), NAMES)
    assert "moved the 3 from a1 to b1 and the 2 from c2 to d1" in twice[0]


def test_the_way_that_is_told_is_the_way_that_is_drawn() -> None:
    log = play(start(), *OPENING[:8])
    ways = marked(Scene(log[-1].after, NAMES, tuple(log[6:]))).ways
    assert len(ways) == 2
    told = TELLER.tell(log[6:], NAMES)[0]
    for way in ways:
        assert all(space in told for space in way)


def test_captures_are_told() -> None:
    """S5-16: whose pawn, and its number."""
    before = table("c1 r3@a1 b5@c2", hands=("", "2"))
    log = play(before, "a1 c2")
    assert TELLER.tell(log, NAMES) == ["Alice moved the 3 from a1 via a2 and b2 to c2 (level 1), capturing Bob’s 5."]
    assert TELLER.label(before, ("a1", "c2")) == "a1 to c2, level 1: captures black’s 5"
    assert "can capture" in TELLER.label(before, ("a1",))


def test_what_a_block_traps_is_said_before_and_after() -> None:
    """S5-21: pawns of either colour, one's own first."""
    before = table("c1 r3@b1 b4@b2 r2@c1 r2@f1", part=3, hands=("", "2"))
    assert TELLER.label(before, ("block", "b1")) == "b1 to c2, level 3: traps your 3 and 2, and black’s 4"
    told = TELLER.tell(play(before, "block b1"), NAMES)[0]
    assert told == "Alice laid a block on b1 to c2 (level 3), trapping their own 3 and 2, and Bob’s 4."


CROWD = "b3 d3 b4 r2@a1 r3@b2 r4@e2 b6@d3 r5@d4 b3@e4 b2@e6"
"""A block on d3 traps three pawns and locks another."""


def test_pawns_are_counted_where_a_label_has_no_room_for_their_numbers() -> None:
    """German needs more room than English."""
    here = table(CROWD, part=3, hands=("2", "2 5"))
    assert TELLER.label(here, ("block", "d3")) == "d3 to e4, level 3: traps your 5, and black’s 6 and 3, locks your 4"
    german = face("strata5", of(Language("de"))).teller
    assert german.label(here, ("block", "d3")) == "d3 bis e4, Ebene 3: begräbt 3 Figuren, setzt 1 fest"


def test_what_is_locked_is_said_before_and_after() -> None:
    """S5-24: the pawns that a block leaves without any way, by number."""
    found = 0
    for here in (each.before for seed in range(3) for each in full_game("8", seed)):
        for ply in legal(here):
            if isinstance(ply, Block) and (walled := here.locked_by(ply)):
                found += 1
                label = TELLER.label(here, str(ply).split()).partition("locks ")[2]
                told = TELLER.tell(play(here, str(ply)), NAMES)[0].partition("locking ")[2]
                assert all(str(pawn.number) in label and str(pawn.number) in told for pawn in walled)
    assert found


def test_a_pawn_that_walks_into_a_prison_is_told() -> None:
    """S5-24: a lone block is one for a 4."""
    entering = table("", hands=("4", "2"))
    assert TELLER.label(entering, ("4", "a1")) == "4 from hand to a1, level 1: locked there for now"
    assert TELLER.tell(play(entering, "4 a1"), NAMES)[0].startswith(
        "Alice brought in the 4 via a2, b2 and b1 to a1 (level 1, locked for now)"
    )


def test_skipped_parts_are_told_and_asked_about() -> None:
    """S5-7: by whoever could not do them."""
    log = play(table("e1 e1 e1 r3@a1 b6@a2 b6@b1", seat=2, part=3, hands=("", "2")), "block c4")
    assert TELLER.tell(log, NAMES) == ["Bob laid a block on c4 to d5 (level 1).", "Alice couldn’t move a pawn."]
    assert TELLER.ask(log[-1].after) == "None of your pawns can move, so lay a block."
    log += play(log[-1].after, "block c2")
    assert TELLER.tell(log, NAMES)[1].startswith("Alice couldn’t move a pawn and laid a block on c2")


def test_a_second_pawn_is_asked_for_by_the_first() -> None:
    first = after(start(), "2 g2")
    assert TELLER.ask(start()) == "Move a pawn."
    assert TELLER.ask(first) == "Move a second pawn (not the one on g2)."
    assert TELLER.ask(after(first, "3 g1")) == "Lay a block."


def test_a_pawn_that_cannot_be_followed_by_another_is_told() -> None:
    """S5-7: with one pawn there is no second."""
    log = play(table("c1 r2@a1 b2@f6", hands=("", "2")), "a1 c1")
    assert TELLER.tell(log, NAMES) == [
        "Alice moved the 2 from a1 via b1 to c1 (level 1) and couldn’t move a second pawn."
    ]
    assert TELLER.ask(log[-1].after) == "None of your other pawns can move, so lay a block."


def test_a_turn_without_a_move_is_told() -> None:
    """S5-7, S5-28: the seat that could do nothing is named, and the other goes on."""
    here = start("6")
    passed = (NoPawnMoves(2), NoBlockLeft(2), Passed(2, 7), NoPawnMoves(1), NoPlace(1))
    ply = legal(here)[0]
    each = Played(here, 1, ply, replace(advance(here, ply), events=(NoBlockLeft(1), *passed)))
    told = TELLER.tell([each], NAMES)
    assert told[0].endswith("and had no blocks left.")
    assert told[1:] == ["Bob had to pass.", "Alice couldn’t move a pawn and had no place for a block."]


def test_the_fifth_level_wins_in_every_word() -> None:
    """S5-23."""
    before = table(f"{SUMMIT} r2@f1 r3@f2")
    assert TELLER.label(before, ("f1",)) == "2 on f1 (2 places, can win)"
    assert TELLER.label(before, ("f1", "d1")) == "f1 to d1, level 5 – you win"
    log = play(before, "f1 d1")
    assert TELLER.result(log[-1].after, NAMES) == "Alice reached level 5 and wins."
    assert [TELLER.status(Scene(log[-1].after, NAMES), seat) for seat in (1, 2)] == ["won", "lost"]
    assert marked(Scene(log[-1].after, NAMES)).summits == {"d1"}


def test_a_block_that_wins_says_so() -> None:
    """S5-25."""
    here = table("a5 r2@e5 r3@e6 r4@f5", part=3, hands=("2", "2 3"))
    assert TELLER.label(here, ("block", "e5")) == "e5 to f6, level 3: traps your 2, 3 and 4 – you win"
    over = after(here, "block e5")
    assert TELLER.result(over, NAMES).startswith("Alice wins with a block: all of Bob’s remaining pawns are locked.")


def test_every_ending_has_its_sentence() -> None:
    """S5-23 to S5-29: each names the winner, or says that it is a draw."""
    seen = {}
    for size in SIZES:
        for seed in range(25):
            end = ended(size, seed)
            turn = end.turn()
            assert isinstance(turn, Over)
            seen[turn.outcome.ending] = (TELLER.result(end, NAMES), turn.outcome.winners)
    seen_resigned = start().resign(2)
    assert TELLER.result(seen_resigned, NAMES) == "Bob resigned, so Alice wins."
    assert TELLER.badge(seen_resigned, 2) == "🏳️"
    assert TELLER.badge(seen_resigned, 1) != TELLER.badge(start(), 2)
    assert len(seen) >= 4
    assert len({sentence for sentence, _ in seen.values()}) >= len(seen)
    for sentence, winners in seen.values():
        assert ("draw" in sentence.lower()) == (not winners)
        assert all(NAMES[seat - 1] in sentence for seat in winners)


def ended(size: str, seed: int) -> Strata5:
    dice = seeds.dice(size, seed)
    here = start(size)
    while isinstance(turn := here.turn(), Choice):
        here = here.play(dice.choice(turn.plies))
    return here


def test_a_plate_tells_where_the_pawns_are() -> None:
    here = table("c1 r3@b1 b4@b2 r2@c1 b1 r2@f1", seat=2, part=3, hands=("", "2"))
    assert TELLER.status(Scene(here, NAMES), 1) == "1 on the board, 2 trapped"
    assert TELLER.status(Scene(here, NAMES), 2) == "laying a block"
    assert TELLER.status(Scene(here, NAMES, stopped=True), 2) == "1 trapped"
    assert TELLER.status(Scene(start(), NAMES), 2) == "all in hand"
    assert TELLER.status(Scene(replace(here, idle=55), NAMES), 2) == "laying a block, 5 turns left"


# Labels of beginnings


def test_beginnings_have_labels() -> None:
    here = after(start(), "2 g2", "3 g1", "block c1", "2 a7", "2 b7", "block e7")
    assert TELLER.label(here, ("g2",)).startswith("2 on g2 (")
    assert TELLER.label(here, ("4",)).startswith("4 from hand (")
    block = at(here, 3)
    assert TELLER.label(block, ("block",)) == f"Lay a block ({len(legal(block))} places)"
    assert TELLER.label(block, ("block", "b1")) == "b1 to c2, level 2"


# The whole position in words


def test_the_alt_text_tells_all() -> None:
    here = table("c1 b1 r3@a1 b4@e1 r2@c5 d1 b2@d1 d1", hands=("2 5", "6"), seat=2)
    text = TELLER.alt(Scene(here, NAMES))
    assert text.startswith(
        "Strata 5, turn 1. Bob is moving a pawn. Alice is red, Bob is black. Seen from black’s side."
    )
    ranks = text.split("a to f: ")[1].split(".")[0].split(", ")
    assert ranks == [
        f"{rank} {''.join(str(here.structure.level(f'{file}{rank}')) for file in 'abcdef')}" for rank in range(6, 0, -1)
    ]
    for block in here.structure.blocks:
        assert f" {block.place}" in text.split("Blocks by lower left space:")[1].split(".")[0]
    assert "In hand: 2 5" in text
    assert "In hand: 6" in text
    assert "Trapped: 2 in d1" in text
    assert f"{here.blocks_left} blocks left" in text


def test_positions_that_differ_in_one_thing_read_differently() -> None:
    here = table("c1 b1 r3@a1 b4@e1", hands=("2 5", "6"))
    others = [
        here,
        replace(here, hands=((2, 6), (6,))),
        replace(here, idle=3),
        replace(here, seat=2),
        at(here, 2),
        replace(here, step=at(here, 2).step, moved="a1"),
        table("c1 b1 r3@a1 r4@e1", hands=("2 5", "6")),
        table("c1 b1 r3@a1 b4@e1 e3", hands=("2 5", "6")),
        table("b1 r3@a1 b4@e1 c1", hands=("2 5", "6")),
    ]
    texts = {TELLER.alt(Scene(each, NAMES)) for each in others}
    assert len(texts) == len(others)


def test_the_fullest_board_fits_the_alt_text() -> None:
    longest = max(
        (TELLER.alt(Scene(each.after, ("W" * 40, "M" * 40))) for seed in range(4) for each in full_game("10", seed)),
        key=len,
    )
    assert 500 < len(longest) < ALT
    assert longest[-1] == "."


def full_game(size: str, seed: int) -> list[Played[Strata5]]:
    """Random plies, but blocks are laid high."""
    dice = seeds.dice(size, seed)
    here = start(size)
    found: list[Played[Strata5]] = []
    while isinstance(turn := here.turn(), Choice):
        plies = turn.plies
        if isinstance(plies[0], Block):
            plies = tuple(sorted(plies, key=lambda ply: (-here.lies_on(ply), str(ply)))[:3])  # type: ignore[arg-type]
        ply = dice.choice(plies)
        found.append(Played(here, turn.seat, ply, here.play(ply)))
        here = found[-1].after
    return found
