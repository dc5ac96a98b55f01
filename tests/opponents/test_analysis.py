"""The analysis of played games: the moments, luck and choices, and the expensive moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import structs

from opponents import analysis as analysing
from opponents import thinking
from opponents.analysis import Analysed, Look, Value, analysis, moments
from opponents.skill import Level, budget
from opponents.thinking import played as after_plies
from opponents.thought import Thought
from opponents.worker import Answer, Question, asked_for
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Outcome, Over, Played, Ply, Position, Resign, Turn
from rules.record import Record
from tests.opponents.made_up import Coin, End, Guess, Pick
from tests.opponents.random_games import random_game


def analysed(
    record: str,
    start: Position,
    played: Sequence[Played],
    answer: Callable[[Look], Value],
    asked: list[Look] | None = None,
) -> Analysed:
    """The analysis with values from `answer`; the looks are added to `asked`."""
    steps = analysis(record, start, played)
    look = next(steps)
    while True:
        if asked is not None:
            asked.append(look)
        try:
            look = steps.send(answer(look))
        except StopIteration as end:
            found: Analysed = end.value
            return found


def quick(look: Look) -> Value:
    """The value with hardly any search."""
    return asked_for(msgspec.structs.replace(look, nodes=20))


@pytest.mark.parametrize("key", GAMES)
def test_luck_and_choices_add_up(key: str, dice: random.Random) -> None:
    """For each seat: chance and choices are the whole change, and the last value is the result."""
    seats = GAMES[key].seats[len(GAMES[key].seats) // 2]
    record, start, played = random_game(key, dice, seats, most=30)
    found = analysed(record, start, played, quick)
    assert len(found.shares) == len(played) + 1
    for seat in range(1, seats + 1):
        by_hand = {True: 0.0, False: 0.0}
        for each, before, after in zip(played, found.shares[:-1], found.shares[1:], strict=True):
            by_hand[each.seat == CHANCE] += after[seat - 1] - before[seat - 1]
        assert found.luck(seat) == pytest.approx(by_hand[True])
        assert found.choices(seat) == pytest.approx(by_hand[False])
        assert found.luck(seat) + found.choices(seat) == pytest.approx(found.whole(seat), abs=1e-12)
    assert all(0 <= share <= 1 for shares in found.shares for share in shares)
    assert all(sum(shares) <= 1 + 1e-9 for shares in found.shares)


def test_the_same_game_is_analysed_the_same(dice: random.Random) -> None:
    record, start, played = random_game("stranded", dice, 2, most=16)
    assert analysed(record, start, played, quick) == analysed(record, start, played, quick)


def test_a_game_without_chance_after_its_start_has_no_luck_later(dice: random.Random) -> None:
    record, start, played = random_game("games_up", dice, 2, most=12)
    found = analysed(record, start, played, quick)
    begun = next(number for number, each in enumerate(played) if each.seat != CHANCE)
    assert found.luck(1) == pytest.approx(found.shares[begun][0] - found.shares[0][0])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_resignation_is_a_choice(seats: int, dice: random.Random) -> None:
    """It loses what the seat had; with three seats, the others play on."""
    record, start, played = random_game("stranded", dice, seats, most=8, resigns=2)
    found = analysed(record, start, played, quick)
    assert found.shares[-1][1] == 0
    assert found.shares[-2][1] > 0
    assert sum(found.shares[-1]) == pytest.approx(1)
    assert all(each.index != len(played) - 1 for each in found.mistakes), "there is no better move to show"
    if seats == 2:
        assert found.shares[-1] == (1, 0)


def test_a_game_without_plies() -> None:
    """As of a table that was closed before its first move."""
    game = GAMES["games_up"]
    start = game.new(2)
    found = analysed(str(Record(game, 2, game.settle({}), [])), start, (), quick)
    assert len(found.shares) == 1
    assert found.luck(1) == found.choices(1) == 0


def guesses(sides: Sequence[tuple[int, int]]) -> tuple[Position, list[Played]]:
    """A made-up game in which each seat guesses, and the coin falls."""
    position: Position = Guess(seats=2)
    start, played = position, list[Played]()
    for guess, side in sides:
        for seat, ply in ((len(played) // 2 + 1, Pick(guess)), (CHANCE, Coin(side))):
            played.append(Played(position, seat, ply, position.play(ply)))
            position = played[-1].after
    return start, played


def solved(position: Position) -> Value:
    """The exact value of a position of that game."""
    turn = position.turn()
    if isinstance(turn, Over):
        winners = turn.outcome.winners or (1, 2)
        return Value(tuple((seat in winners) / len(winners) for seat in (1, 2)))
    after = [solved(position.play(ply)).shares for ply in turn.plies]
    if isinstance(turn, Chance):
        whole = sum(turn.weights)
        return Value(tuple(sum(w * s[i] for w, s in zip(turn.weights, after, strict=True)) / whole for i in (0, 1)))
    best = max(range(len(after)), key=lambda each: after[each][turn.seat - 1])
    return Value(after[best], (str(turn.plies[best]),))


def exactly(start: Position, played: Sequence[Played]) -> Analysed:
    positions = (start, *(each.after for each in played))

    def answer(look: Look) -> Value:
        position = positions[look.after]
        return solved(after_plies(position, look.instead))

    return analysed("", start, played, answer)


def test_luck_and_mistakes_of_a_solved_game() -> None:
    """Seat 1 guesses the rare side and is lucky; the exact figures are known."""
    start, played = guesses([(0, 0)])
    found = exactly(start, played)
    # With the right guess: 3/4 at once; else seat 2 wins 3/4, and 1/4 is drawn.
    best = 3 / 4 + 1 / 4 * (1 / 4 * 1 / 2)
    wrong = 1 / 4 + 3 / 4 * (1 / 4 * 1 / 2)
    assert [each[0] for each in found.shares] == pytest.approx([best, wrong, 1])
    assert [each[1] for each in found.shares] == pytest.approx([1 - best, 1 - wrong, 0])
    assert found.luck(1) == pytest.approx(1 - wrong)
    assert found.choices(1) == pytest.approx(wrong - best)
    assert found.luck(2) == pytest.approx(wrong - 1)
    (mistake,) = found.mistakes
    assert (mistake.index, mistake.seat, mistake.better) == (0, 1, ("pick 1",))
    assert mistake.cost == pytest.approx(best - wrong)


def test_the_best_moves_are_no_mistakes() -> None:
    assert exactly(*guesses([(1, 0), (1, 0)])).mistakes == ()
    assert [each.index for each in exactly(*guesses([(0, 1), (0, 1)])).mistakes] == [0, 2]


@pytest.mark.parametrize("key", GAMES)
def test_nobody_waits_for_more_nodes_than_an_analysis_may_have(key: str, dice: random.Random) -> None:
    """Also where the strongest level searches so many nodes that thirty times as many would take a minute."""
    record, start, played = random_game(key, dice, GAMES[key].seats[0], most=60)
    asked = list[Look]()
    analysed(record, start, played, lambda look: Value((0.5,) * GAMES[key].seats[0]), asked)
    nodes = sum(each.nodes for each in asked if each.nodes > analysing.LEAST)
    assert 0 < nodes <= analysing.MOST_OF_WHOLE


def test_what_only_seemed_expensive_is_looked_at_again() -> None:
    """The second look says that the better move is no better."""
    start, played = guesses([(0, 1)])
    positions = (start, *(each.after for each in played))

    def answer(look: Look) -> Value:
        return Value((0.1, 0.9), ()) if look.instead else solved(positions[look.after])

    assert analysed("", start, played, answer).mistakes == ()


def test_the_second_look_decides_the_order() -> None:
    """The first move seems to cost more, and costs less."""
    start, played = guesses([(0, 1), (0, 1)])
    positions = (start, *(each.after for each in played))

    def answer(look: Look) -> Value:
        if look.instead:
            better = look.instead != (str(played[look.after].ply),)
            gain = 0.1 * better if look.after == 0 else -0.2 * better
            return Value((0.4 + gain, 0.6 - gain), ("pick 0",))
        return solved(positions[look.after])

    first, second = analysed("", start, played, answer).mistakes
    assert (first.index, second.index) == (2, 0)
    assert (first.cost, second.cost) == pytest.approx((0.2, 0.1))
    assert (first.share, second.share) == pytest.approx((0.6, 0.4))
    assert first.reply == ("pick 0",)


def test_both_sides_of_an_expensive_choice_are_looked_at_again() -> None:
    """With as many nodes on both sides, more than before, and other dice than those that made it suspicious."""
    start, played = guesses([(0, 1)])
    asked = list[Look]()
    positions = (start, *(each.after for each in played))

    def answer(look: Look) -> Value:
        asked.append(look)
        return solved(after_plies(positions[look.after], look.instead))

    analysed("", start, played, answer)
    again = [each for each in asked if each.again]
    assert [each.instead for each in again] == [("pick 1",), ("pick 0",)]
    assert len({each.nodes for each in again}) == 1
    assert again[0].nodes >= asked[0].nodes
    assert not any(each.again for each in asked[: -len(again)])


def test_costs_are_not_larger_because_the_expensive_ones_were_picked(dice: random.Random) -> None:
    """Every look errs by up to 0.2. What costs 0.5 is told, on average, to cost as much."""
    start, played = guesses([(0, 1)])
    positions = (start, *(each.after for each in played))
    true = exactly(start, played).mistakes[0].cost

    def answer(look: Look) -> Value:
        exact = solved(after_plies(positions[look.after], look.instead))
        error = dice.uniform(-0.2, 0.2)
        return Value((exact.shares[0] + error, exact.shares[1] - error), exact.plies)

    costs = [mistake.cost for _ in range(400) for mistake in analysed("", start, played, answer).mistakes]
    assert len(costs) > 300
    assert sum(costs) / len(costs) == pytest.approx(true, abs=0.02)


def test_a_ply_is_compared_in_the_search_that_found_a_better_one() -> None:
    """What the two moments say with different luck does not count then."""
    start, played = guesses([(0, 1)])
    positions = (start, *(each.after for each in played))

    def answer(look: Look) -> Value:
        found = solved(after_plies(positions[look.after], look.instead))
        return structs.replace(found, lead=0.0) if look.played == "pick 0" else found

    assert analysed("", start, played, answer).mistakes == ()


def test_a_search_says_how_far_a_ply_is_behind(dice: random.Random) -> None:
    position = Guess(seats=2)
    found = analysing.value(position, 2000, dice, ply="pick 0")
    assert found.plies == ("pick 1",)
    assert found.lead == pytest.approx(1 / 2 + 1 / 16, abs=0.25)
    assert analysing.value(position, 2000, dice, ply="pick 1").lead == 0
    assert analysing.value(position, 2000, dice, ply="").lead is None


def test_all_outcomes_of_chance_share_the_nodes(monkeypatch: pytest.MonkeyPatch, dice: random.Random) -> None:
    """Nothing is left to the luck of a few draws where there are up to forty outcomes."""
    spent = list[int]()
    real = thinking.think

    def counted(position: Position, seat: int, *rest: Any, **named: Any) -> Thought:
        thought = real(position, seat, *rest, **named)
        spent.append(thought.nodes)
        return thought

    monkeypatch.setattr(analysing, "think", counted)
    start = GAMES["mars"].new(1)
    while not (isinstance(turn := start.turn(), Chance) and len(turn.plies) > analysing.EXACT):
        start = start.play(dice.choice(turn.plies))  # type: ignore[union-attr]
    analysing.value(start, 600, dice)
    assert len(spent) == len(turn.plies) <= analysing.OUTCOMES


class Way(Position, frozen=True):
    """What waits step by step: chance (0), or a choice of seat 1 among so many plies."""

    steps: tuple[int, ...] = ()

    def _wait(self) -> Turn:
        if not self.steps:
            return Over(Outcome((1,), End.DONE))
        plies = tuple(map(Pick, range(self.steps[0])))
        return Choice(1, plies, self.number) if plies else Chance((Coin(0), Coin(1)), (1, 1), self.number)

    def _next(self, ply: Ply) -> Way:
        return structs.replace(self, steps=self.steps[1:])

    def _without(self, seat: int) -> Way:
        return structs.replace(self, steps=())


@pytest.mark.parametrize(
    ("steps", "resigns", "looked"),
    [
        ((2, 2, 2), False, [0, 1, 2, 3]),
        ((2, 1, 2, 1), False, [0, 2, 4]),
        ((2, 0, 2), False, [0, 1, 2, 3]),
        ((2, 0, 0, 0, 2), False, [0, 1, 4, 5]),
        ((0, 0, 1, 2), False, [0, 3, 4]),
        ((2, 1, 0, 0, 1), False, [0, 2, 5]),
        ((2, 2, 1, 2), True, [0, 1, 2, 3]),
        ((2, 2, 0, 2), True, [0, 1, 2, 3]),
        ((1,), False, [0, 1]),
    ],
)
def test_what_needs_a_value_of_its_own(steps: tuple[int, ...], resigns: bool, looked: list[int]) -> None:
    """The beginning, the end, real choices, the first of several plies of chance, and resignations.

    With `resigns`, the seat resigns before the last step but one.
    """
    position: Position = (start := Way(seats=1, steps=steps))
    played = list[Played]()
    while not isinstance(turn := position.turn(), Over):
        if resigns and len(played) == len(steps) - 2:
            played.append(Played(position, 1, Resign(1), position.resign(1)))
        else:
            ply, seat = turn.plies[0], CHANCE if isinstance(turn, Chance) else 1
            played.append(Played(position, seat, ply, position.play(ply)))
        position = played[-1].after
    asked = list[Look]()
    analysed("", start, played, lambda _: Value((0.5,)), asked)
    assert [each.after for each in asked] == looked
    assert moments(start, played) == len(looked)


def test_a_game_of_900_plies_keeps_to_its_budget(dice: random.Random) -> None:
    """Each search gets less, and what is asked for grows no faster than the game."""
    game, played = GAMES["mars"], list[Played]()
    position = start = game.new(1)
    while len(played) < 900:
        if isinstance(turn := position.turn(), Over):
            # The next game goes on from its start: long games are made of what is at hand.
            position, turn = start, start.turn()
        assert not isinstance(turn, Over)
        ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
        seat = CHANCE if isinstance(turn, Chance) else turn.seat
        played.append(Played(position, seat, ply, position.play(ply)))
        position = played[-1].after
    asked = list[Look]()
    analysed("", start, played, lambda _: Value((0.5,)), asked)
    assert len(asked) == moments(start, played) <= 901
    hard = budget(start, Level.HARD).nodes
    assert {each.nodes for each in asked} == {asked[0].nodes}
    assert analysing.LEAST <= asked[0].nodes < hard / 4
    # The whole game has a budget, unless that would be less than the least for each search.
    assert asked[0].nodes == analysing.LEAST or asked[0].nodes * len(asked) <= 2 * analysing.WHOLE * hard


def test_a_short_game_gets_more_than_the_strongest_level(dice: random.Random) -> None:
    record, start, played = random_game("games_up", dice, 2, most=14)
    asked = list[Look]()
    analysed(record, start, played, quick, asked)
    assert asked[0].nodes > budget(start, Level.HARD).nodes


def test_a_look_survives_the_way_between_processes(dice: random.Random) -> None:
    """Questions of both kinds are told apart; a value comes back as it was."""
    record, start, played = random_game("stranded", dice, 2, most=9)
    both = msgspec.json.Decoder(Question | Look)
    for sent in (Question(record, 1, "s", "easy"), Look(record, 3, 50, ("a1",))):
        assert both.decode(msgspec.json.encode(sent)) == sent
    here = (start, *(each.after for each in played))[len(played)]
    found = asked_for(Look(record, len(played), 50))
    assert msgspec.json.decode(msgspec.json.encode(Answer(value=found)), type=Answer).value == found
    if found.plies:
        after = after_plies(here, found.plies[:1])
        assert len(asked_for(Look(record, len(played), 50, found.plies[:1])).shares) == after.seats
