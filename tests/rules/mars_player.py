"""A player of Stranded on Mars that wins now and then, so that there are won games to record.

    python -m tests.rules.mars_player LEVEL SEED

prints the record of its game: choices by a few rules of thumb, chance by its weights.
"""

from __future__ import annotations

import random
import sys

from rules.core import Chance, Over
from rules.mars import GAME, Mars
from rules.mars.cards import ABILITIES, AGING, HUNGER, STOP, VALUES, Phase
from rules.mars.piles import listed
from rules.mars.state import Step
from rules.notation import legal
from rules.record import Record
from tests.rules.mars_tables import new


def good(code: str) -> int:
    """What a card is worth to its owner, aging the less."""
    return 2 * VALUES[code] + (code in ABILITIES) - 2 * HUNGER.get(code, 0) - 2 * (code in AGING) - (code == STOP)


def worst(position: Mars, plies: list[str]) -> str:
    """Of `plies` that name a card of the row, the one that names the worst."""
    return min(plies, key=lambda ply: good(position.row[int(ply.split()[1]) - 1].code))


def average(position: Mars) -> float:
    """What a card of the deck is worth on average."""
    owned = listed(position.owned())
    return sum(VALUES[code] * count for code, count in owned.items()) / (sum(owned.values()) or 1)


def promise(position: Mars, hazard: str) -> float:
    """How good it is to face this hazard: what its knowledge is worth, less the life that is likely to be missing."""
    missing = position.value_of(hazard) - position.free_draws_of(hazard) * average(position)
    return good(hazard) / 2 - (0.5 if position.phase is Phase.GREEN else 1.5) * max(0, missing)


def choose(position: Mars) -> str:
    """A ply for a position that waits for the seat."""
    plies = [str(ply) for ply in legal(position)]
    match position.step:
        case Step.FACE:
            return max(plies, key=lambda ply: promise(position, position.dealt[int(ply[5:]) - 1]))
        case Step.CHAPTER:
            values = [position.value_of(code) for code in position.finals]
            return plies[values.index(min(values))]
        case Step.FIGHT:
            return fight(position, plies)
        case Step.ON:
            return target(position, plies)
        case Step.DROP:
            drops = [place for place, code in enumerate(position.view, 1) if good(code) < 0]
            return f"drop {min(drops, key=lambda place: good(position.view[place - 1]))}" if drops else "keep"
        case Step.STACK:
            return max(plies, key=lambda ply: [VALUES[position.view[int(digit) - 1]] for digit in ply[6:]])
        case Step.DESTROY:
            ply = worst(position, plies[:-1])
            return ply if good(position.row[int(ply.split()[1]) - 1].code) <= 1 else "done"
        case _:
            return plies[0]


def fight(position: Mars, plies: list[str]) -> str:
    missing = position.missing
    uses = {ABILITIES[position.row[int(ply[4:]) - 1].code]: ply for ply in plies if ply.startswith("use")}
    bad = [card.code for card in position.row if good(card.code) <= 0]
    if ("life1" in uses or "life2" in uses) and position.life < position.most:
        return uses.get("life1") or uses["life2"]
    if "destroy" in uses and bad:
        return uses["destroy"]
    if missing == 0 and "end" in plies:
        return "end"
    for ability in ("step", "double", "card2", "card1", "copy", "sort"):
        if ability in uses and not (ability == "double" and position.free > 2):
            return uses[ability]
    for ability in ("under", "swap2", "swap1"):
        if ability in uses and bad:
            return uses[ability]
    if "draw" in plies:
        return "draw"
    if "end" in plies and missing <= position.life:
        trash = sum(2 if code in AGING else 1 for code in bad)
        if missing - 0.7 * min(missing, trash) < missing / max(average(position), 0.3) or "pay" not in plies:
            return "end"
    return "pay" if "pay" in plies else plies[0]


def target(position: Mars, plies: list[str]) -> str:
    assert position.pending is not None
    on = [ply for ply in plies if ply != "enough"]
    if position.pending.ability in ("double", "copy"):
        return max(on, key=lambda ply: VALUES[position.row[int(ply[3:]) - 1].code])
    ply = worst(position, on)
    good_already = good(position.row[int(ply[3:]) - 1].code) > 0
    return "enough" if good_already and "enough" in plies else ply


def game(level: int, seed: int) -> tuple[Record, Mars]:
    """A whole game, and how it ended."""
    dice = random.Random(seed)
    position = new(level)
    plies: list[str] = []
    while not isinstance(turn := position.turn(), Over):
        named = {str(ply): ply for ply in turn.plies}
        ply = dice.choices(list(named), turn.weights)[0] if isinstance(turn, Chance) else choose(position)
        plies.append(ply)
        following = position.play(named[ply])
        assert isinstance(following, Mars)
        position = following
    origin = f"python -m tests.rules.mars_player {level} {seed}"
    return Record(GAME, 1, {"level": str(level)}, plies, {"origin": origin}), position


if __name__ == "__main__":
    sys.stdout.write(str(game(*map(int, sys.argv[1:]))[0]))
