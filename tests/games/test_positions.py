"""What the positions of every game must hold to, whatever its rules."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

import pytest
from msgspec.structs import replace

from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Event, IllegalPlyError, Over, Ply, Position, Resign
from rules.game import Game, OptionError
from rules.notation import UnreadablePlyError, continuations, legal, read, read_recorded, seat_to_act
from rules.record import parse, replay
from tests.rules.walks import LONGEST, Walk, to_the_end, walks, whole_games


def written(value: object) -> str:
    """A value as text, with what stands in sets in order."""
    if isinstance(value, frozenset):
        return f"{{{', '.join(sorted(map(written, value)))}}}"
    if isinstance(value, tuple):
        return f"({', '.join(map(written, value))})"
    return repr(value)


def seen(position: Position) -> tuple[int, list[str], tuple[Ply, ...]]:
    """All that can be seen of a position from outside: it must never change."""
    fields = [written(getattr(position, name)) for name in position.__struct_fields__ if name != "history"]
    return hash(position), fields, legal(position)


def some(plies: Sequence[Ply], dice: random.Random, most: int = 20) -> Sequence[Ply]:
    """All of `plies`, or as many as are quick to try."""
    if len(plies) <= most:
        return plies
    return dice.sample(plies, most)


# The catalogue's entries


def test_an_entry_of_the_catalogue_is_complete(game: Game) -> None:
    assert GAMES[game.key] is game
    assert game.key.isidentifier()
    assert game.key == game.key.lower()
    assert game.clauses.isalnum()
    assert list(game.seats) == sorted(set(game.seats))
    assert game.seats[0] >= 1
    assert game.version >= 1
    assert len({option.name for option in game.options}) == len(game.options)


def test_options_can_be_written_in_a_record_and_read_back(game: Game) -> None:
    for option in game.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values)
        for word in (option.name, *option.values):
            assert word == word.lower()
            assert not set(word) & set(" =:\n")
        for value in option.values:
            assert option.check(f" {value.upper()} ") == value
            assert game.settle({option.name: value})[option.name] == value


def test_wrong_options_and_seats_are_refused_in_a_sentence(game: Game) -> None:
    for option in game.options:
        with pytest.raises(OptionError, match=option.name):
            option.check("no such value")
        with pytest.raises(OptionError, match=option.name):
            game.new(game.seats[0], {option.name: ""})
    with pytest.raises(OptionError, match="no option"):
        game.settle({"no_such_option": "1"})
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        if seats not in game.seats:
            with pytest.raises(OptionError, match="seats"):
                game.new(seats)


def test_options_left_out_are_the_defaults(game: Game) -> None:
    defaults = {option.name: option.default for option in game.options}
    assert game.settle({}) == defaults
    assert game.new(game.seats[0]) == game.new(game.seats[0], defaults)


# What a position waits for


@pytest.mark.seeded
def test_turns_are_counted_and_each_is_one_seats(game: Game) -> None:
    for walk in whole_games(game, resign=0.01):
        chose: dict[int, int] = {}
        for before, after in pairwise(walk.positions):
            turn = before.turn()
            assert not isinstance(turn, Over)
            assert turn.turn == before.number
            assert before.number <= after.number
            if isinstance(turn, Choice):
                assert turn.turn > 0
                assert chose.setdefault(turn.turn, turn.seat) == turn.seat


@pytest.mark.seeded
def test_a_position_waits_for_plies_that_are_there_and_all_different(game: Game) -> None:
    for walk in whole_games(game, resign=0.01):
        for position in walk.positions:
            turn = position.turn()
            if isinstance(turn, Over):
                assert position is walk.here
                assert legal(position) == ()
                assert seat_to_act(position) is None
                continue
            assert turn.plies
            assert len(set(turn.plies)) == len(turn.plies)
            assert len({str(ply) for ply in turn.plies}) == len(turn.plies)
            assert not any(isinstance(ply, Resign) for ply in turn.plies)
            if isinstance(turn, Choice):
                assert turn.seat in position.remaining()
                assert seat_to_act(position) == turn.seat
            else:
                assert seat_to_act(position) == CHANCE


@pytest.mark.seeded
def test_chance_has_a_whole_weight_of_at_least_one_for_each_ply(game: Game) -> None:
    for position in (each for walk in whole_games(game) for each in walk.positions):
        if isinstance(turn := position.turn(), Chance):
            assert len(turn.weights) == len(turn.plies)
            assert all(type(weight) is int and weight >= 1 for weight in turn.weights)


def test_asking_twice_or_in_a_rebuilt_position_gives_the_same(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, resign=0.01):
        rebuilt = walk.rebuilt()
        assert walk.here.turn() == walk.here.turn() == rebuilt.turn()
        assert walk.here == rebuilt
        assert seen(walk.here) == seen(rebuilt)
        assert walk.here.events == rebuilt.events


# Notation


@pytest.mark.seeded
def test_plies_are_a_few_lower_case_words_with_single_spaces(game: Game) -> None:
    for position in (each for walk in whole_games(game) for each in walk.positions):
        for text in map(str, legal(position)):
            assert text
            assert text == text.lower() == " ".join(text.split())
            assert text.isascii()
            assert text.isprintable()
            assert len(text) <= 60
            assert not text.startswith("resign")


def test_what_str_wrote_is_read_back(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, over=False):
        here = walk.here
        plies = legal(here)
        for ply in some(plies, dice):
            text = str(ply)
            assert read(text, plies) == ply
            assert read(text.upper(), plies) == ply
            assert read(f"  {text.title()} ".replace(" ", " \t "), plies) == ply
            assert read_recorded(text, here) == ply
            for not_exact in (text.upper(), f" {text}", f"{text} ", text[:-1]):
                if not_exact not in map(str, plies):
                    with pytest.raises(UnreadablePlyError):
                        read_recorded(not_exact, here)


def test_a_beginning_is_read_when_no_other_ply_has_it(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, over=False):
        plies = legal(walk.here)
        text = str(dice.choice(plies))
        for length in range(1, len(text)):
            beginning = text[:length]
            exact = [ply for ply in plies if str(ply) == beginning.strip()]
            fits = exact or [ply for ply in plies if str(ply).startswith(beginning.strip())]
            if len(fits) == 1:
                assert read(beginning, plies) == fits[0]
            else:
                with pytest.raises(UnreadablePlyError) as refusal:
                    read(beginning, plies)
                assert refusal.value.matches == tuple(fits)
                assert str(fits[0]) in str(refusal.value)


def test_words_that_name_no_legal_ply_are_refused(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice):
        plies = legal(walk.here)
        longer = [f"{ply} {ply}" for ply in some(plies, dice, 3)]
        for text in ("", " ", "no such ply", "resign 1", *longer):
            with pytest.raises(UnreadablePlyError) as refusal:
                read(text, plies)
            assert refusal.value.matches == ()
        for text in (
            "",
            "no such ply",
            "resign",
            "resign 0",
            "resign x",
            "Resign 1",
            "resign  1",
            "resign 1 ",
            *longer,
        ):
            with pytest.raises(UnreadablePlyError):
                read_recorded(text, walk.here)
        assert read_recorded("resign 1", walk.here) == Resign(1)


def walked(plies: Sequence[Ply], prefix: tuple[str, ...] = ()) -> Iterator[Ply]:
    """Every ply that is reached word by word."""
    for word, group in continuations(plies, prefix).items():
        if word:
            longer = (*prefix, word)
            assert group == tuple(ply for ply in plies if str(ply).split()[: len(longer)] == list(longer))
            assert continuations(group, longer) == continuations(plies, longer)
            yield from walked(plies, longer)
        else:
            assert [str(ply) for ply in group] == [" ".join(prefix)]
            yield from group


def test_continuations_reach_every_ply_word_by_word(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice):
        plies = legal(walk.here)
        reached = list(walked(plies))
        assert len(reached) == len(plies)
        assert set(reached) == set(plies)
        assert continuations(plies, ["no-such-word"]) == {}


# Playing


def test_play_leaves_its_input_as_it_was(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, over=False):
        here, untouched = walk.here, walk.rebuilt()
        for ply in some(legal(here), dice):
            here.play(ply).turn()
        for seat in here.remaining():
            here.resign(seat).turn()
        assert here == untouched
        assert seen(here) == seen(untouched)


def test_illegal_plies_are_refused_and_change_nothing(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, resign=0.01):
        here, before = walk.here, seen(walk.here)
        elsewhere = {ply for position in walk.positions for ply in legal(position)} - set(legal(here))
        for ply in [*some(sorted(elsewhere, key=str), dice), Ply(), Resign(1)]:
            with pytest.raises(IllegalPlyError):
                here.play(ply)
        for seat in (-1, 0, walk.seats + 1):
            with pytest.raises(IllegalPlyError):
                here.resign(seat)
        assert seen(here) == before


def test_a_log_replays_to_the_same_position_through_a_records_text_too(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, resign=0.01):
        record = walk.record()
        text = str(record)
        again = parse(text)
        assert str(again) == text
        assert (again.game, again.seats, again.options) == (game, walk.seats, walk.options)
        assert list(again.plies) == list(record.plies)
        played = list(replay(again))
        assert [each.ply for each in played] == list(walk.plies)
        assert [each.before for each in played] == list(walk.positions[:-1])
        assert [each.after for each in played] == list(walk.positions[1:])
        for each in played:
            expected = each.ply.seat if isinstance(each.ply, Resign) else seat_to_act(each.before)
            assert each.seat == expected


# Positions as values


def test_equal_positions_hash_equal_whatever_led_to_them(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, resign=0.01):
        here = walk.here
        told_otherwise = replace(here, events=(*here.events, Event()))
        for twin in (walk.rebuilt(), told_otherwise, replace(here, events=())):
            assert twin is not here
            assert twin == here
            assert hash(twin) == hash(here)
            assert twin.turn() == here.turn()
        assert hash(here.events) == hash(walk.rebuilt().events)
        for earlier in walk.positions:
            if earlier == here:
                assert hash(earlier) == hash(here)
                assert earlier.turn() == here.turn()


def test_positions_can_be_pickled(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, resign=0.01):
        here = walk.here
        twin = pickle.loads(pickle.dumps(here))
        assert twin == here
        assert seen(twin) == seen(here)
        assert twin.turn() == here.turn()


def test_positions_and_plies_cannot_be_changed(game: Game, dice: random.Random) -> None:
    for walk in islice(walks(game, dice, resign=0.01), 5):
        here = walk.here
        for value in (here, here.turn(), *legal(here)[:3], *here.events):
            unknown = ("anything_else",) if value is here else ()
            for name in (*value.__struct_fields__, *unknown):
                with pytest.raises(AttributeError, match="immutable"):
                    setattr(value, name, None)


# Ends


def assert_is_an_end(walk: Walk, over: Position) -> None:
    turn = over.turn()
    assert isinstance(turn, Over)
    outcome = turn.outcome
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(1, walk.seats + 1))
    assert outcome.reason == outcome.reason.strip() != ""
    if outcome.scores is not None:
        assert len(outcome.scores) == walk.seats
        assert all(type(score) is int for score in outcome.scores)


@pytest.mark.seeded
def test_every_game_ends_with_an_outcome_for_every_number_of_seats(game: Game) -> None:
    seats = set()
    for walk in whole_games(game):
        assert 0 < len(walk.plies) < LONGEST
        assert_is_an_end(walk, walk.here)
        seats.add(walk.seats)
    assert seats == set(game.seats)


@pytest.mark.seeded
def test_a_finished_position_refuses_plies_and_resignations(game: Game) -> None:
    for walk in whole_games(game, resign=0.01):
        before = seen(walk.here)
        for ply in {ply for position in walk.positions[-10:] for ply in legal(position)}:
            with pytest.raises(IllegalPlyError):
                walk.here.play(ply)
        for seat in range(walk.seats + 2):
            with pytest.raises(IllegalPlyError):
                walk.here.resign(seat)
        assert seen(walk.here) == before


def test_any_remaining_seat_may_resign_at_any_time_and_is_asked_no_more(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, resign=0.01, over=False):
        for seat in walk.here.remaining():
            without = walk.here.resign(seat)
            assert without != walk.here
            with pytest.raises(IllegalPlyError):
                without.resign(seat)
            rest, _ = to_the_end(without, dice)
            for position in rest:
                assert seat_to_act(position) != seat
                if not isinstance(position.turn(), Over):
                    assert seat not in position.remaining()
            assert_is_an_end(walk, rest[-1])
            end = rest[-1].turn()
            assert isinstance(end, Over)
            assert seat not in end.outcome.winners
