"""Frames of a replay: which there are, and that each shows what its words say."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from render.face import Face, Teller
from render.frames import frames
from render.games_up.picture import tiles
from render.games_up.picture.painter import GEOMETRIES
from render.games_up.scenes import quarters
from render.kit import signs
from render.kit.theme import THEME
from render.mars.picture import panel, row, sprites, table
from render.mars.picture.painter import last_fight
from render.mars.words.labels import titles
from render.scene import Scene
from render.stranded.picture import pieces
from render.stranded.picture.painter import EMBLEMS, GEOMETRY
from render.stranded.words.state import COLORS
from rules import stranded
from rules.catalogue import GAMES
from rules.core import CHANCE, Over, Played, PositionT, Resign
from rules.games_up import SQUARES, worth
from rules.mars import plies
from rules.mars.events import Lost, Won
from tests.faces import english
from tests.render.plays import NAMES, SEEDS, pictures, played
from words import ENGLISH, of

NOBODY_RESIGNS = (8, 12)
ANY = [(key, seed) for key in GAMES for seed in SEEDS]


def scenes_of(log: tuple[Played[PositionT], ...], most: int = 10_000) -> list[Scene[PositionT]]:
    """The frames of a whole game."""
    shown = frames(log, most, over=True)
    names = NAMES[: log[0].before.seats]
    start = log[0].before
    return [
        Scene(
            log[each.stop - 1].after if each.stop else start,
            names,
            log[each.start : each.stop],
            viewer=1,
            replay=True,
        )
        for each in shown
    ]


def laid(face: Face, scene: Scene) -> list[Image.Image]:
    """Every sprite that lies in the pictures of a scene, as often as it lies there."""
    things = [
        thing for sheet in face.painter.paint(scene) for row in sheet.tiles() for tile in row for thing in tile.things
    ]
    return [thing.mask for thing in {(id(each.mask), each.area): each for each in things}.values()]


@pytest.mark.parametrize(("key", "seed"), ANY)
def test_the_frames_of_a_game_are_its_turns(key: str, seed: int) -> None:
    log = played(key, seed)
    found = frames(log, 10_000, over=True)
    assert [index for each in found for index in each] == list(range(len(log))), "nothing is left out or told twice"
    assert found[-1] == range(len(log), len(log))
    assert all(log[index].seat == CHANCE for index in found[0]), "the first frame is how the game begins"
    for each in found[1:-1]:
        resigned = [isinstance(log[index].ply, Resign) for index in each]
        assert len({log[index].turn for index in each}) == 1
        assert not any(resigned) or len(resigned) == 1, "a resignation is a frame of its own"
    whole = [log[each.start].turn for each in found[1:-1] if not isinstance(log[each.start].ply, Resign)]
    assert len(whole) - len(set(whole)) <= sum(isinstance(each.ply, Resign) for each in log)


@pytest.mark.parametrize("most", [3, 4, 7, 20])
@pytest.mark.parametrize("key", GAMES)
def test_of_a_long_game_turns_are_left_out_evenly(key: str, most: int) -> None:
    log = played(key, 8)
    every, found = frames(log, 10_000, over=True), frames(log, most, over=True)
    assert len(found) == min(most, len(every))
    ends = [(each.start, each.stop) for each in every]
    places = [ends.index((each.start, each.stop)) for each in found]
    assert places == sorted(set(places))
    assert (places[0], *places[-2:]) == (0, len(every) - 2, len(every) - 1)
    steps = [after - before for before, after in pairwise(places[:-2])]
    assert max(steps, default=0) <= -(-len(every) // (most - 2)), "no stretch is left out that another has"


def test_a_game_without_plies_has_one_frame() -> None:
    assert frames((), 80, over=False) == (range(0),)


@pytest.mark.parametrize(("key", "seed"), ANY)
def test_every_frame_says_what_it_shows_and_shows_what_it_says(key: str, seed: int) -> None:
    """Words of these plies and no others, in characters that can be drawn; a picture that changes with the plies."""
    teller = english(key).teller
    wanted = scenes_of(played(key, seed))
    for scene in wanted:
        told = teller.caption(scene)
        assert told
        assert "*" not in told
        if scene.recent:
            assert scene.position is scene.recent[-1].after
            said = " ".join(teller.tell(scene.recent, scene.names))
            assert all(each in said for each in told.split(". ")), "nothing that did not happen in this turn"
            if type(teller).tell_briefly is Teller.tell_briefly:
                assert told == said, "and nothing is left out"
    begins, *turns, ends = wanted
    assert isinstance(ends.position.turn(), Over)
    assert teller.caption(ends) in teller.result(ends.position, ends.names)
    assert teller.caption(begins) != teller.caption(turns[0])
    # Who gives up leaves the board as it is, but for the tower that is out now.
    whole = [
        each
        for each in turns
        if each.mover and each.position.number != each.recent[-1].turn and not isinstance(each.recent[-1].ply, Resign)
    ]
    for scene in whole[:: max(1, len(whole) // 8)]:
        (shown,), (without,) = pictures(english(key), scene), pictures(english(key), replace(scene, recent=()))
        assert shown.tobytes() != without.tobytes(), "what happened can be seen"


def test_reasons_of_others_stand_in_for_giving_up() -> None:
    log = played("strata5", 8)[:3]
    ended = log[-1].after.resign(2)
    given_up = Played(log[-1].after, 2, Resign(2), ended)
    scene = Scene(ended, NAMES[:2], (given_up,), replay=True, how={2: "late"})
    teller = english("strata5").teller
    assert teller.caption(scene) == "Bob ran out of time."
    assert teller.caption(replace(scene, how={})) == "Bob resigned."
    stopped = Scene(log[-1].after, NAMES[:2], stopped=True, replay=True)
    assert teller.caption(stopped) == "The game ended early here."


# Stranded


@pytest.mark.parametrize("seed", NOBODY_RESIGNS)
def test_the_die_and_the_cap_that_was_taken_are_in_the_frame_of_their_turn(seed: int) -> None:
    """ST-9, ST-12: in no other frame, and beside words that name the same colour."""
    seen = 0
    cell = GEOMETRY.cell
    for scene in scenes_of(played("stranded", seed)):
        told = english("stranded").teller.caption(scene)
        on = laid(english("stranded"), scene)
        dice = {face: pieces.die(cell, THEME.tints[face], EMBLEMS.get(face)) for face in "rbygk"}
        rolled = [each.ply.face for each in scene.recent if isinstance(each.ply, stranded.Die)]
        for face, die in dice.items():
            assert any(each is die for each in on) == (face in rolled)
            assert face not in rolled or COLORS[face] in told
        taken = [each.before.caps(each.ply.column)[-1] for each in scene.recent if isinstance(each.ply, stranded.Take)]
        for cap in "rbyg":
            tint = THEME.tints[cap]
            badge = signs.badge(cell, f"−{cap.upper()}", tint.body, tint.ink)
            assert any(each is badge for each in on) == (cap in taken)
            assert f"took the {COLORS[cap]} cap" in told or cap not in taken
        seen += len(taken)
    assert seen


# The Game's Up!


def test_a_replay_keeps_still() -> None:
    """GU-6 turns the board after every move: nobody could follow that in a film."""
    start = played("games_up", 8)[-1].before
    for turned in range(4):
        seen = Scene(replace(start, turning=True, quarters=turned), NAMES[:2], replay=True)
        assert quarters(seen) == 0
        assert quarters(replace(seen, replay=False)) == turned
    other = Scene(replace(start, turning=False, quarters=0), NAMES[:2], viewer=2, replay=True)
    assert quarters(other) == 2, "without turning, from the side of whoever asked"


def test_frames_are_alike_in_size_and_every_stack_shows_its_sum() -> None:
    """The list of stacks below the board would move the board from frame to frame."""
    sizes, seen = set(), 0
    for scene in scenes_of(played("games_up", 8)):
        here = scene.position
        (picture,) = english("games_up").painter.paint(scene)
        sizes.add(picture.size)
        sums = sorted(worth(here.stack(square)) for square in SQUARES if len(here.stack(square)) > 1)
        on = laid(english("games_up"), scene)
        for number in set(sums):
            badge = tiles.tally(round(tiles.SUM * GEOMETRIES[0].cell), number)
            assert sum(each is badge for each in on) >= sums.count(number), "the key may show one more"
        seen += len(sums)
    assert len(sizes) == 1
    assert seen


# Mars


@pytest.mark.parametrize("seed", NOBODY_RESIGNS)
def test_a_frame_of_mars_is_a_fight_with_its_cards_and_its_result(seed: int) -> None:
    face, say, fights = english("mars"), of(ENGLISH), 0
    for scene in scenes_of(played("mars", seed)):
        ended = [each for each in scene.recent if isinstance(each.ply, plies.End)]
        if not ended:
            continue
        (end,) = ended
        before, after = end.before, scene.position
        on, told = laid(face, scene), face.teller.caption(scene)
        for card in before.row:
            title = titles(say)[card.code]
            if len(before.row) <= row.LONG:
                assert any(each is sprites.card(card.code, title.knowledge or title.name) for each in on)
        assert any(each is table._points(after.life) for each in on), "life is what is left after the fight"
        results = [each for each in end.after.events if isinstance(each, Won | Lost)]
        for result in results:
            won = isinstance(result, Won)
            assert any(each is panel.note(say.mars.picture_beaten(), "check", True) for each in on) == won
            assert ("beat" in told) == won
            assert str(abs(result.total)) in told
        destroyed = [
            each.before.row[each.ply.place - 1].code for each in scene.recent if isinstance(each.ply, plies.Destroy)
        ]
        fight, struck = last_fight(scene), len(destroyed)
        assert fight is not None
        assert sorted(before.row[place].code for place in fight.destroyed) == sorted(destroyed)
        small = len(before.row) > row.LONG
        wide, high = (sprites.SMALL_WIDE, sprites.SMALL_HIGH) if small else (sprites.WIDE, sprites.HIGH)
        assert sum(each is sprites.struck(wide, high, 9 if small else 12) for each in on) == struck
        assert "stopped destroying cards" not in told, "the whole fight is told, so none were destroyed before"
        assert ("didn’t destroy any cards" in told) == (struck == 0 and isinstance(scene.recent[-1].ply, plies.Done))
        fights += 1
    assert fights
