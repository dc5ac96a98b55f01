"""How strong the levels of computers are: the fit, the measurement, and the files that it has written."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from opponents.__main__ import main
from opponents.ladder import measuring
from opponents.ladder.fitting import Tally, expected, strengths
from opponents.ladder.known import AVERAGE, CAREFUL, ladder, name_of, strength_of
from opponents.ladder.measuring import budgets_of, measure
from opponents.matches.players import player
from opponents.search import beam
from opponents.skill import Level
from opponents.thinking import think
from opponents.thought import Budget
from rules.catalogue import GAMES
from rules.games_up import GAME, First
from rules.record import pairs

MEASURED = ["games_up", "stranded", "strata5-6", "strata5-8"]


def test_strengths_explain_the_results_of_matches(dice: random.Random) -> None:
    true = {"one": 1000.0, "two": 1150.0, "three": 1400.0}
    tallies = [Tally("two", "one"), Tally("three", "two"), Tally("three", "one")]
    for each in tallies:
        each.games = 2000
        chance = expected(true[each.one], true[each.other])
        each.points = sum(dice.random() < chance for _ in range(each.games))
    found = strengths(tallies, "one", AVERAGE)
    assert found["one"].points == AVERAGE
    for name, points in true.items():
        assert found[name].points == pytest.approx(points, abs=40)
        assert found[name].low <= found[name].points <= found[name].high
    assert found["three"].high - found["three"].low < 60


def test_who_wins_all_has_a_strength_too() -> None:
    found = strengths([Tally("strong", "weak", 10, 10)], "weak", AVERAGE)
    assert 1200 < found["strong"].points < 1700
    assert found["strong"].high - found["strong"].low > 400, "ten games say little"


@pytest.mark.parametrize("name", MEASURED)
def test_the_files_tell_of_the_levels_as_they_play_now(name: str) -> None:
    """A level that is changed is measured again: `python -m opponents ladder` does it."""
    known = ladder(name)
    assert known is not None
    game, options = GAMES[known.game], pairs(known.options.split())
    assert name_of(known.game, options) == name
    assert known.budgets == budgets_of(game, options)
    assert CAREFUL in known.strengths
    order = [known.strengths[level.value] for level in Level if level.value in known.strengths]
    assert len(order) == len(Level), "all levels are measured"
    assert all(weaker.low < stronger.high for weaker, stronger in pairwise(order)), order
    assert strength_of(known.game, options, Level.HARD) == known.strengths["hard"]
    tallies = [each for each in known.tallies if each.games]
    fitted = strengths(tallies, CAREFUL, AVERAGE)
    assert dict(fitted) == known.strengths, "nobody has written them by hand"


def test_a_game_that_was_not_measured_has_no_strengths() -> None:
    assert strength_of("mars", {}, Level.HARD) is None
    assert strength_of("unknown", {}, Level.HARD) is None
    assert name_of("strata5", {}) == "strata5-8", "what is not said has its default"


def test_a_measurement_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {level: Budget(nodes=20) for level in Level}
    monkeypatch.setattr("opponents.matches.players.budget", lambda _position, level: quick[level])
    monkeypatch.setattr(measuring, "budget", lambda _position, level: quick[level])
    said: list[str] = []
    measure(GAME, {}, 2, said.append, tmp_path)
    assert len(said) == len(Level) + 2
    assert "against careful" in said[0]
    again: list[str] = []
    known = measure(GAME, {}, 2, again.append, tmp_path)
    assert not again, "all have played enough"
    assert {each.games for each in known.tallies} == {2}
    quick[Level.HARD] = Budget(nodes=21)
    measure(GAME, {}, 2, again.append, tmp_path)
    assert len(again) == 1, "only games of the level that plays in another way now are played again"
    assert again[0].startswith("hard")


def test_the_command_names_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "strata5", "--option", "size=7"]) == 1
    assert "size" in capsys.readouterr().err


def test_a_hasty_player_does_not_look_at_answers(dice: random.Random) -> None:
    position = GAME.new(2).play(First(1))
    hasty = think(position, 1, dice, Budget(nodes=10_000, hasty=1.0))
    assert hasty.nodes == 0
    assert len(hasty.candidates) == len(position.turn().plies)  # type: ignore[union-attr]
    thorough = think(position, 1, dice, Budget(nodes=500))
    assert thorough.nodes > 0


def test_a_careful_beginner_plays_legal_turns(dice: random.Random) -> None:
    for key in ("stranded", "strata5", "games_up"):
        position = GAMES[key].new(2)
        while not hasattr(turn := position.turn(), "seat") or not hasattr(turn, "plies"):
            position = position.play(dice.choice(turn.plies))  # type: ignore[union-attr]
        plies = player(CAREFUL)(position, turn.seat, dice, 0.0)
        assert plies
        assert plies[0] in {str(each) for each in turn.plies}
    assert beam.glances is not None
