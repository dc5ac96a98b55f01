"""Sentences that were false for who read them."""

from __future__ import annotations

import random
import re

import pytest
from msgspec.structs import replace

from bench.noise import Setting, states
from cogs.messages.game_history import ViewedGame, pages_of
from cogs.pictures.pictures import teller_of
from cogs.words.refusals import sentence
from rules.catalogue import GAMES
from rules.stranded import REACH, Step, Stranded
from sessions.records.past import past_of
from sessions.refusals.requests import Spoils
from sessions.state.deals import Deal
from tests.cogs.snapshots import running
from words import ENGLISH, LANGUAGES, Language, of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_look_at_a_deal_shows_when_it_can_be_looked_at(language: Language) -> None:
    told = sentence(of(language), Spoils(replace(running(), deal=Deal(20_000, scored=True))))
    assert "<t:1728108000:f>" in told
    assert "\\" not in told


@pytest.mark.seeded
def test_the_tip_of_stranded_asks_for_nothing_impossible(dice: random.Random) -> None:
    seen = 0
    for _ in range(6):
        for session in states(Setting(GAMES["stranded"], 4, computers=False, language="en"), dice, sensible=False):
            here = session.position
            assert isinstance(here, Stranded)
            spot = here.spot(here.seat)
            if here.step is not Step.TAKE or spot is None or {*here.takable(here.color or "")} & {*REACH[spot]}:
                continue
            tip = teller_of(session, ENGLISH).hint(here)
            assert tip.startswith("No "), tip
            assert "uncover" not in tip, "what is taken from a stack out of reach uncovers nothing in reach"
            seen += 1
    assert seen


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.seeded
def test_the_history_numbers_moves_as_the_analysis_does(key: str, dice: random.Random) -> None:
    *_, session = states(Setting(GAMES[key], GAMES[key].seats[0], computers=False, language="en"), dice, sensible=True)
    viewed = ViewedGame(past_of(session, lambda player: player.name), session.id)
    lines = [line for page in pages_of(viewed) for line in page.lines]
    numbers = [re.match(r"\*\*(\d+)(?:–(\d+))?\.\*\*", line) for line in lines]
    spans = [(int(each[1]), int(each[2] or each[1])) for each in numbers if each]
    assert spans[0][0] == 1
    assert [first for first, _ in spans[1:]] == [last + 1 for _, last in spans[:-1]], "every move has its number"
    assert spans[-1][1] == viewed.past.moves_until(len(viewed.past.played)) == viewed.last
