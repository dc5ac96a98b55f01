"""What makes each reason true: every sentence that a teller may say of an illegal move, and what must hold then.

A reason that none of its game's patterns fits is one that nobody has checked. What must hold is asked of the position
and its legal plies, and of positions made from it, never of the code that gives the reasons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from render.kit.reasons import Reason
from render.mars.words.speech import Speech
from rules import grid, stranded
from rules.games_up import PIECE_TAKES, SEVEN, STACK_TAKES, GamesUp
from rules.mars import Mars
from rules.mars import state as mars
from rules.mars.cards import ABILITIES, AGING, COUNTS, INDEX
from rules.notation import legal
from rules.stranded import PRINTED, Stranded
from rules.strata5.position import Step as Part
from rules.strata5.position import Strata5
from words import ENGLISH, of

Truth = Callable[..., object]
"""Whether a reason holds: of the position, of the words that were typed, and of what stood in the pattern's groups."""


def verbs(here: Any) -> set[str]:
    return {str(ply).split()[0] for ply in legal(here)}


def steps(one: str, other: str) -> tuple[int, int]:
    (file, rank), (to_file, to_rank) = grid.place(one), grid.place(other)
    return abs(to_file - file), abs(to_rank - rank)


def straight(one: str, other: str) -> bool:
    across, up = steps(one, other)
    return one != other and (not across or not up or across == up)


def middle(one: str, other: str) -> str:
    """The square halfway between two that lie two apart in a straight line."""
    (file, rank), (to_file, to_rank) = grid.place(one), grid.place(other)
    return grid.name((file + to_file) // 2, (rank + to_rank) // 2)


# Stranded


def shows(here: Stranded, square: str) -> str:
    return stranded_words[(here.caps(square) or PRINTED[square])[-1]]


stranded_words = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}


def over_the_hole(one: str, other: str) -> bool:
    """Whether c3 lies on the straight line between two columns: the way over it is as long as the way without it."""
    whole, first, second = (max(steps(*ends)) for ends in ((one, other), (one, "c3"), ("c3", other)))
    return straight(one, other) and straight(one, "c3") and straight("c3", other) and first + second == whole


STRANDED: Mapping[str, Truth] = {
    r"c3 is the hole \(ST-1\)\.": lambda _, words: "c3" in words,
    r"(\w+) is not on the board, which goes from a1 to e5 \(ST-1\)\.": lambda _, __, at: at not in {*PRINTED, "c3"},
    r"The (\w+) tower is taken \(ST-7\)\.": lambda here, _, color: color in map(stranded_words.get, here.colors),
    r"First choose one of the towers \(ST-7\)\.": lambda here, _: verbs(here) == {"tower"},
    r"First place your tower on a corner \(ST-8\)\.": lambda here, _: verbs(here) == {"corner"},
    r"First name a colour for this turn \(ST-10\)\.": lambda here, _: verbs(here) == {"color"},
    r"First say where the (\w+) tower goes \(ST-16\)\.": lambda here, _, color: (
        verbs(here) <= {"put", "leave"} and stranded_words[here.colors[here.jumped[0] - 1]] == color
    ),
    r"The colour of this turn is (\w+) already \(ST-9\)\.": lambda here, _, color: stranded_words[here.color] == color,
    r"Your tower is chosen and placed \(ST-8\)\.": lambda here, _: here.spot(here.seat) in PRINTED,
    r"You have jumped no tower that could be set down \(ST-16\)\.": lambda here, _: not here.jumped,
    r"First take a (\w+) cap \(ST-11\)\.": lambda here, _, color: (
        verbs(here) == {"take"} and stranded_words[here.color] == color
    ),
    r"Your tower must go to bare (\w+) ground now \(ST-18\)\.": lambda here, _, color: (
        verbs(here) == {"strand"} and stranded_words[here.color] == color
    ),
    r"A (\w+) cap is in reach, and while one is, nobody is stranded \(ST-19\)\.": lambda here, words, color: (
        words[0] == "strand" and verbs(here) == {"move"} and stranded_words[here.color] == color
    ),
    r"Your tower must move to a (\w+) cap now \(ST-12\)\.": lambda here, _, color: (
        verbs(here) == {"move"} and stranded_words[here.color] == color
    ),
    r"(\w+) is no corner \(ST-8\)\.": lambda _, __, at: at not in stranded.CORNERS,
    r"A tower stands on (\w+)(?: already)? \(ST-(?:8|15|16)\)\.": lambda here, _, at: at in here.spots,
    r"A tower stands on (\w+), so its cap stays \(ST-11\)\.": lambda here, _, at: at in here.spots and here.caps(at),
    r"(\w+) has no cap \(ST-11\)\.": lambda here, _, at: not here.caps(at),
    r"(\w+) shows (\w+), and this turn’s colour is (\w+) \(ST-1[12]\)\.": lambda here, _, at, shown, color: (
        shows(here, at) == shown != color == stranded_words[here.color]
    ),
    r"Your tower stands there already \(ST-12\)\.": lambda here, words: here.spot(here.seat) in words,
    r"(\w+) has no cap, and a (\w+) cap is in reach \(ST-19\)\.": lambda here, _, at, color: (
        not here.caps(at) and verbs(here) == {"move"} and stranded_words[here.color] == color
    ),
    r"(\w+) is covered: your tower can only go to bare ground now \(ST-18\)\.": lambda here, _, at: (
        here.caps(at) and verbs(here) == {"strand"}
    ),
    r"On the way from (\w+) to (\w+) lies the hole, which your tower cannot cross \(ST-14\)\.": (
        lambda here, _, one, at: here.spot(here.seat) == one and over_the_hole(one, at)
    ),
    r"(\w+) is not in a straight line from (\w+) \(ST-13\)\.": lambda here, _, at, one: (
        here.spot(here.seat) == one and not straight(one, at)
    ),
    r"(\w+) has no cap for the tower to stand on \(ST-16\)\.": lambda here, _, at: not here.caps(at),
}


# The Game's Up!


def next_to(one: str, other: str) -> bool:
    return max(steps(one, other)) == 1


def mine(here: GamesUp, words: Sequence[str]) -> bool:
    return here.owner(words[0]) == here.seat


def takes(here: GamesUp, words: Sequence[str], face: str, prey: str) -> bool:
    stack = here.stack(words[0])
    able = (STACK_TAKES if len(stack) > 1 else PIECE_TAKES)[SEVEN - stack[-1].face]
    top = here.top(words[1])
    return top is not None and int(face) == SEVEN - stack[-1].face and int(prey) == top.face and top.face in able


GAMES_UP: Mapping[str, Truth] = {
    r"(\w+) is not on the board, which goes from a1 to f6 \(GU-1\)\.": lambda _, __, at: (
        not re.match("[a-f][1-6]$", at)
    ),
    r"(\w+) is empty \(GU-7\)\.": lambda here, _, at: not here.stack(at),
    r"The stack on (\w+) is your opponent’s: of theirs you may move single pieces alone \(GU-7\)\.": (
        lambda here, _, at: len(here.stack(at)) > 1 and here.owner(at) != here.seat
    ),
    r"What stands on (\w+) has nowhere to go now \(GU-9 to GU-12\)\.": lambda here, _, at: at not in verbs(here),
    r"What stands on (\w+) is there already \(GU-9\)\.": lambda _, words, at: words[:2] == [at, at],
    r"(\w+) is too far from (\w+), or not in a straight line \(GU-9\)\.": lambda _, __, at, one: (
        max(steps(one, at)) > 2 or not straight(one, at)
    ),
    r"A stack moves one square at a time \(GU-9\)\.": lambda here, words: (
        len(here.stack(words[0])) > 1 and max(steps(*words[:2])) > 1
    ),
    r"A leap goes over a piece of its own colour, and (\w+) holds none \(GU-9\)\.": lambda here, words, over: (
        middle(*words[:2]) == over and not next_to(*words[:2]) and here.owner(over) != here.owner(words[0])
    ),
    r"The way back from (\w+) to (\w+) is closed \(GU-11\)\.": lambda here, _, one, at: (
        f"{one} {at}" in map(str, here.closed)
    ),
    r"(\w+) holds the same colour \(GU-10\)\.": lambda here, words, at: here.owner(at) == here.owner(words[0]),
    r"A piece of your opponent’s only goes to an empty square \(GU-12\)\.": lambda here, words: (
        not mine(here, words) and here.stack(words[1])
    ),
    r"Its lowest piece would lie on one of the same colour \(GU-16\)\.": lambda here, words: (
        here.alternating and here.stack(words[0])[0].owner == here.owner(words[1])
    ),
    r"What you move turns to (\d), which does not capture a (\d) \(GU-1[34]\)\.": lambda here, words, face, prey: (
        mine(here, words) and here.stack(words[1]) and not takes(here, words, face, prey)
    ),
}


# Strata 5


def walks(here: Strata5, word: str) -> set[str]:
    """Where what `word` names can end."""
    return {str(ply).split()[1] for ply in legal(here) if str(ply).split()[0] == word}


def cleared(here: Strata5, word: str) -> Strata5:
    """The position with every pawn lifted off the board but the one on the space `word`."""
    return replace(here, pawns=tuple(pawn for pawn in here.pawns if pawn.space == word), moved=None)


def level(here: Strata5, space: str) -> int:
    return max(
        [block.level for block in here.structure.blocks if space in here.structure.covered_by(block.place)] or [0]
    )


def heights(here: Strata5, place: str) -> list[int]:
    return sorted(level(here, space) + (here.pawn_on(space) is not None) for space in four(place))


def four(place: str) -> list[str]:
    file, rank = grid.place(place)
    return [grid.name(file + across, rank + up) for across in (0, 1) for up in (0, 1)]


def pieces_under(here: Strata5, place: str) -> int:
    """How many pieces a block would rest on (S5-19)."""
    m, found = heights(here, place)[-1], set[object]()
    for space in four(place):
        pawn = here.pawn_on(space)
        if level(here, space) + (pawn is not None) == m:
            blocks = [block for block in here.structure.blocks if space in four(block.place)]
            found.add(pawn or max(blocks))
    return len(found)


def beside_the_ground(here: Strata5, place: str) -> bool:
    built = {space for block in here.structure.blocks if block.level == 1 for space in four(block.place)}
    return any(sum(steps(one, other)) == 1 for one in four(place) for other in built)


def pawn_of(here: Strata5, at: str, number: str, mine: bool = True) -> bool:
    pawn = here.pawn_on(at)
    return pawn is not None and (pawn.seat == here.seat) == mine and pawn.number == int(number)


STRATA5: Mapping[str, Truth] = {
    r"(\w+) is not on the board, which goes from a1 to (\w+) \(S5-1\)\.": lambda here, _, at, last: (
        max(grid.place(at)) >= here.size == grid.place(last)[0] + 1
    ),
    r"Move a first pawn before you lay a block \(S5-7\)\.": lambda here, _: here.step is Part.FIRST,
    r"Move a second pawn before you lay a block \(S5-7\)\.": lambda here, _: here.step is Part.SECOND,
    r"Now you must lay a block \(S5-7\)\.": lambda here, _: verbs(here) == {"block"},
    r"You have no (\d+)…? in your hand \(S5-14\)\.": lambda here, _, number: int(number) not in here.hand(here.seat),
    r"None of your Starting Blocks has an open space left, so no pawn can enter \(S5-14\)\.": lambda here, _: (
        not any(legal_entries(cleared(here, ""), number) for number in (2, 3, 4, 5, 6))
    ),
    r"A pawn stands on every open space of your Starting Blocks, so none can enter \(S5-14\)\.": lambda here, _: (
        all(here.pawn_on(space) for space in here.open_spaces(here.seat)) and here.open_spaces(here.seat)
    ),
    r"Your (\d) finds no way of (\d) steps from your Starting Blocks \(S5-14\)\.": lambda here, _, number, __: (
        not walks(here, number)
    ),
    r"Pawns stand in the way of every walk of your (\d) to (\w+) \(S5-12\)\.": lambda here, _, number, at: (
        at in legal_entries(cleared(here, ""), int(number)) and at not in walks(here, number)
    ),
    r"No walk of (\d) steps, the first of which is entering, brings a pawn from hand to (\w+) \(S5-14\)\.": (
        lambda here, _, number, at: at not in legal_entries(cleared(here, ""), int(number))
    ),
    r"Your (\d) on (\w+) is trapped for good \(S5-22\)\.": lambda here, _, number, at: (
        any((pawn.space, pawn.seat, pawn.number) == (at, here.seat, int(number)) for pawn in here.trapped)
        and here.pawn_on(at) is None
    ),
    r"No pawn stands on (\w+) \(S5-15\)\.": lambda here, _, at: here.pawn_on(at) is None,
    r"The pawn on (\w+) is your opponent’s \(S5-4\)\.": lambda here, _, at: here.pawn_on(at).seat != here.seat,
    r"The pawn on (\w+) has moved already; the second one must be another \(S5-8\)\.": lambda here, _, at: (
        here.moved == at and here.step is Part.SECOND
    ),
    r"A pawn cannot end on the space that it starts from \(S5-11\)\.": lambda _, words: len(set(words)) < len(words),
    r"Your (\d) on (\w+) is locked: no walk of (\d) steps leads anywhere \(S5-10\)\.": (
        lambda here, _, number, at, again: (
            number == again and pawn_of(here, at, number) and not walks(cleared(here, at), at)
        )
    ),
    r"Pawns stand in the way of your (\d) on (\w+): it cannot move now \(S5-12\)\.": lambda here, _, number, at: (
        pawn_of(here, at, number) and bool(walks(cleared(here, at), at)) and not walks(here, at)
    ),
    r"(\w+) is bare board, and pawns stand on blocks alone \(S5-10\)\.": lambda here, _, at: not level(here, at),
    r"A pawn of your own stands on (\w+) \(S5-12\)\.": lambda here, _, at: here.pawn_on(at).seat == here.seat,
    r"(\w+) is at least (\d+) steps from (\w+), and a (\d) walks exactly (\d) \(S5-9\)\.": (
        lambda here, _, at, far, one, number, again: (
            sum(steps(one, at)) == int(far) > int(number) == int(again) and pawn_of(here, one, number)
        )
    ),
    r"Every way from (\w+) to (\w+) has an? (odd|even) number of steps, and a (\d) walks exactly (\d) \(S5-9\)\.": (
        lambda here, _, one, at, parity, number, again: (
            ("even", "odd")[sum(steps(one, at)) % 2] == parity != ("even", "odd")[int(number) % 2]
            and number == again
            and pawn_of(here, one, number)
        )
    ),
    r"Pawns stand in the way of every walk of (\d) steps from (\w+) to (\w+) \(S5-12\)\.": (
        lambda here, _, number, one, at: (
            pawn_of(here, one, number) and at in walks(cleared(here, one), one) and at not in walks(here, one)
        )
    ),
    r"No walk of (\d) steps goes from (\w+) to (\w+): at most one level up or down a step, never over bare board, "
    r"and no space twice \(S5-10, S5-11\)\.": (
        lambda here, _, number, one, at: pawn_of(here, one, number) and at not in walks(cleared(here, one), one)
    ),
    r"A block is named by its lower left space, and at (\w+) it would stick out over the edge \(S5-17\)\.": (
        lambda here, _, at: max(grid.place(at)) == here.size - 1
    ),
    r"On the bare board a block must lie beside one on level 1, and at (\w+) it does not \(S5-18\)\.": (
        lambda here, _, at: heights(here, at) == [0, 0, 0, 0] and not beside_the_ground(here, at)
    ),
    r"At (\w+) it would lie on level (\d), and 5 is the highest \(S5-20\)\.": lambda here, _, at, on: (
        heights(here, at)[-1] + 1 == int(on) > 5
    ),
    r"At (\w+) only (one|two) of its four spaces (?:is|are) as high as level (\d); "
    r"at least three must be \(S5-19\)\.": lambda here, _, at, many, m: (
        heights(here, at)[-1] == int(m) and heights(here, at).count(int(m)) == ("one", "two").index(many) + 1
    ),
    r"At (\w+) it would rest on a single block; it needs two pieces under it \(S5-19\)\.": lambda here, _, at: (
        pieces_under(here, at) == 1
    ),
}


def legal_entries(here: Strata5, number: int) -> set[str]:
    """Where a pawn with this number could end that entered now."""
    hands = ((number,), here.hand(2)) if here.seat == 1 else (here.hand(1), (number,))
    return walks(replace(here, hands=hands, step=Part.FIRST), str(number))


# Stranded on Mars


def card(here: Mars, number: str, name: str = "") -> str:
    """The code of a card of the row, which goes by that name."""
    code = here.row[int(number) - 1].code
    assert not name or Speech(of(ENGLISH)).name(code) == name
    return code


def acting(here: Mars) -> str:
    assert here.pending is not None
    return here.pending.ability


_CARD = r"Card (\d+), ([^,]+),"

MARS: Mapping[str, Truth] = {
    r"First choose one of the two hazards to face \(MA-9\)\.": lambda here, _: verbs(here) == {"face"},
    r"First choose which Final Chapter to fight \(MA-33\)\.": lambda here, _: verbs(here) == {"chapter"},
    r"You are fighting ([^:]+): finish that fight first \(MA-12\)\.": lambda here, words, _: (
        here.step is mars.Step.FIGHT and here.foe is not None and words[0] not in ("draw", "pay", "use", "end")
    ),
    r"The fight is lost: destroy cards of the row, or stop with “done” \(MA-19\)\.": lambda here, _: (
        verbs(here) == {"destroy", "done"}
    ),
    r"First finish what card (\d+), ([^,]+), does \(MA-15\)\.": lambda here, _, number, name: (
        int(number) == here.pending.place + 1 and card(here, number, name) and not verbs(here) & {"draw", "pay", "end"}
    ),
    r"There is no card left to draw \(MA-32\)\.": lambda here, _: not here.odds(),
    r"No free card is left in this fight \(MA-13\)\.": lambda here, _: here.free == 0,
    r"A stop card lies in the row, so no free card can be drawn \(MA-13\)\.": lambda here, _: (
        any(each.code == "a.stop" for each in here.row) and here.free
    ),
    r"You have (\d+) free cards? left: draw before you pay \(MA-13\)\.": lambda here, _, free: (
        here.free == int(free) and "draw" in verbs(here)
    ),
    r"A card costs (\d) life, and you have (\d+) \(MA-13\)\.": lambda here, _, price, life: (
        (here.price, here.life) == (int(price), int(life)) and here.life < here.price
    ),
    r"A Final Chapter must be won, and (\d+) (?:is|are) missing \(MA-33\)\.": lambda here, _, missing: (
        here.in_chapter and here.value - here.total == int(missing) > 0
    ),
    r"A card must be drawn before the fight can end \(MA-16\)\.": lambda here, _: (
        not here.row and verbs(here) & {"draw", "pay"}
    ),
    r"No card of the row can be used now \(MA-15\)\.": lambda here, _: "use" not in verbs(here),
    r"There is no card in the row \(MA-12\)\.": lambda here, _: not here.row,
    r"There is no card (\d+) in the row, which has (\d+) cards? \(MA-12\)\.": lambda here, _, number, many: (
        len(here.row) == int(many) and not 1 <= int(number) <= len(here.row)
    ),
    rf"{_CARD} is an aging card: it acts by itself \(MA-20\)\.": lambda here, _, at, name: (
        card(here, at, name) in AGING
    ),
    rf"{_CARD} has no ability to use \(MA-15\)\.": lambda here, _, at, name: card(here, at, name) not in ABILITIES,
    rf"{_CARD} has been used already \(MA-15\)\.": lambda here, _, at, __: here.row[int(at) - 1].used,
    rf"{_CARD} has been used as often as there are such cards \(MA-15\)\.": lambda here, _, at, name: (
        here.uses[INDEX[card(here, at, name)]] == COUNTS[card(here, at)]
    ),
    r"You have (\d+) life, and there is never more \(MA-30\)\.": lambda here, _, life: (
        here.life == here.most == int(life)
    ),
    rf"{_CARD} does nothing against a Final Chapter \(MA-26\)\.": lambda here, _, at, name: (
        here.in_chapter and ABILITIES[card(here, at, name)] == "step"
    ),
    r"The hazard counts as green already, and there is no phase below \(MA-26\)\.": lambda here, _: (
        here.phase == here.lowered
    ),
    rf"{_CARD} finds no ability in the row that it could use now \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "copy" and not here.can_use(int(at) - 1)
    ),
    rf"{_CARD} finds no other card that is not doubled yet \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "double"
        and all(each.doubled for place, each in enumerate(here.row, 1) if place != int(at))
    ),
    rf"{_CARD} needs a card to draw, and there is none \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] in ("card1", "card2", "sort") and not here.odds()
    ),
    rf"{_CARD} needs a stack to put a card below, and there is none \(MA-30\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "under" and not here.odds()
    ),
    rf"{_CARD} needs another card in the row \(MA-30\)\.": lambda here, _, __, ___: len(here.row) == 1,
    r"Once the card is used, the first exchange must be made \(MA-28\)\.": lambda here, _: (
        acting(here) == "swap2" and here.pending.left == 2
    ),
    r"Once the card is used, it must do what it does \(MA-(\d+)\)\.": lambda here, _, clause: (
        {"destroy": 23, "double": 24, "copy": 25, "swap1": 28, "under": 29}[acting(here)] == int(clause)
        and verbs(here) == {"on"}
    ),
    rf"{_CARD} is the one being used: choose another \(MA-20\)\.": lambda here, _, at, __: (
        here.pending.place == int(at) - 1 and acting(here) != "copy"
    ),
    rf"{_CARD} is doubled already \(MA-24\)\.": lambda here, _, at, __: here.row[int(at) - 1].doubled,
    rf"{_CARD} has no ability to copy \(MA-25\)\.": lambda here, _, at, name: card(here, at, name) not in ABILITIES,
    rf"{_CARD} only copies, and that cannot be copied \(MA-25\)\.": lambda here, _, at, name: (
        ABILITIES[card(here, at, name)] == "copy"
    ),
    rf"{_CARD} would change nothing now \(MA-30\)\.": lambda here, _, at, name: (
        acting(here) == "copy" and ABILITIES[card(here, at, name)] != "copy"
    ),
    r"There is no card (\d+) among the (\d) in view \(MA-27\)\.": lambda here, _, number, many: (
        len(here.view) == int(many) and not 1 <= int(number) <= len(here.view)
    ),
    r"Name all (\d) cards, the next to be drawn first, as in “(stack \d+)” \(MA-27\)\.": lambda here, _, many, ply: (
        len(here.view) == int(many) and ply in map(str, legal(here))
    ),
    r"An aging card costs 2, and (\d+) is left \(MA-19\)\.": lambda here, words, left: (
        here.budget == int(left) < 2 and card(here, words[1]) in AGING
    ),
    r"Two hazards are dealt: face 1 or 2 \(MA-9\)\.": lambda here, _: len(here.dealt) == 2,
    r"There are two Final Chapters: choose 1 or 2 \(MA-33\)\.": lambda here, _: len(here.finals) == 2,
}

TRUTHS: Mapping[str, Mapping[str, Truth]] = {
    "stranded": STRANDED,
    "games_up": GAMES_UP,
    "strata5": STRATA5,
    "mars": MARS,
}


def checked(key: str, here: Any, words: Sequence[str], why: str) -> str:
    """The pattern of the reason, which is true. Raises AssertionError where none fits or what it says is wrong."""
    for pattern, truth in TRUTHS[key].items():
        if found := re.fullmatch(pattern, why):
            assert truth(here, words, *found.groups()), f"{' '.join(words)}: {why}"
            return pattern
    raise AssertionError(f"nobody has checked: {why}")


def cited(reason: Reason) -> str:
    """A reason with its clauses in brackets, such as “c3 is the hole (ST-1).” or “… (GU-9 to GU-12).”."""
    first, last = reason.clauses[0], reason.clauses[-1]
    clauses = f"{first} to {last}" if len(reason.clauses) > 2 else ", ".join(reason.clauses)
    return f"{reason.text.removesuffix('.')} ({clauses})."
