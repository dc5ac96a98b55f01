"""From whose side the board is seen: always the same, or that of who is to move, as the table agreed on."""

from __future__ import annotations

import pytest

from cogs.pictures.pictures import scene_of, teller_of
from sessions.acts import ChangeOption, Start
from sessions.session import Session
from tests import seeds
from tests.cogs.snapshots import after, opened
from tests.sessions.club import ANN, BEN, any_act, every_game_of_several


def played(key: str, side: str, **options: str) -> list[Session]:
    """A game at every moment, for some turns."""
    dice = seeds.dice(key)
    session = opened((ANN, BEN), key, secret=dice.randbytes(32))
    session = after(session, ChangeOption(ANN.user_id, "side", side))
    for name, value in options.items():
        session = after(session, ChangeOption(ANN.user_id, name, value))
    session = after(session, Start(ANN.user_id, "salt"))
    found = [session]
    while session.state == "running" and len(found) < 20:
        session = after(session, any_act(session, dice))
        found.append(session)
    return [each for each in found if each.state == "running"]


@every_game_of_several
def test_the_side_of_who_is_to_move(key: str) -> None:
    moments = played(key, "mover")
    assert {scene_of(each).viewer for each in moments} == {1, 2}
    assert all(scene_of(each).viewer == each.actor for each in moments)


@every_game_of_several
def test_always_the_same_side(key: str) -> None:
    moments = played(key, "fixed")
    assert {each.actor for each in moments} == {1, 2}
    assert {scene_of(each).viewer for each in moments} == {1}


@pytest.mark.parametrize(
    ("key", "options", "said"),
    [("strata5", {}, "Seen from black’s side."), ("games_up", {"turning": "off"}, "Seen from blue’s side.")],
)
def test_the_words_say_from_where(key: str, options: dict[str, str], said: str) -> None:
    """Who cannot see the picture reads the same."""
    for each in played(key, "mover", **options):
        assert (said in teller_of(each).alt(scene_of(each))) == (each.actor == 2)
    for each in played(key, "fixed", **options):
        assert said not in teller_of(each).alt(scene_of(each))
