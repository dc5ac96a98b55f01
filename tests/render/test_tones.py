"""The colours of moves' buttons: green for what is free or wins, grey for the ordinary, red for what costs or loses."""

from __future__ import annotations

import random

import pytest
from discord import ButtonStyle

from bench.noise import Setting, live_view, states
from cogs.interactions.components import STYLES, Button
from cogs.pictures.pictures import teller_of
from rules.catalogue import GAMES
from rules.mars import plies
from rules.mars.state import Step
from rules.notation import legal


@pytest.mark.seeded
def test_what_costs_life_on_mars_is_red_and_what_is_free_green(dice: random.Random) -> None:
    seen = set()
    for number in range(4):
        for session in states(
            Setting(GAMES["mars"], 1, computers=False, language="en"), dice, sensible=number % 2 == 0
        ):
            here: object = session.position
            if getattr(here, "step", None) is not Step.FIGHT:
                continue
            teller = teller_of(session)
            styles = {
                each.press.words[0]: each.item.style
                for each in live_view(session).walk_children()
                if isinstance(each, Button) and each.press.action == "pick" and each.press.words
            }
            for ply in legal(session.position):
                word, lost = str(ply), session.position.play(ply).life < session.position.life  # type: ignore[attr-defined]
                if word not in styles:
                    continue
                seen.add((word, styles[word]))
                assert styles[word] == STYLES[teller.tone(session.position, [word])]
                if ply == plies.DRAW:
                    assert styles[word] != ButtonStyle.danger
                elif lost and (ply == plies.PAY or session.position.missing):  # type: ignore[attr-defined]
                    assert styles[word] == ButtonStyle.danger, word
    assert {("draw", ButtonStyle.success), ("pay", ButtonStyle.danger), ("end", ButtonStyle.danger)} <= seen
