"""What live boards tell their reader: everything that the others did to the reader's pieces, whatever the room."""

from __future__ import annotations

import random
import re

import discord
import pytest

from bench.noise import Setting, acts, heights, live_view, states
from cogs.languages import language_of
from cogs.messages.heights import SCREEN
from cogs.words.names import bold_in, plain_in
from rules.catalogue import GAMES
from rules.mars import events
from sessions.records.past import untold
from sessions.session import Session
from tests.games.registry import CATALOGUE
from words import ENGLISH, of

SAY = of(ENGLISH)

SEVERAL = [key for key, game in GAMES.items() if game.seats[-1] > 1]

GAMES_PLAYED = 3


def told_on(session: Session) -> str:
    """What stands above the picture of the live board."""
    first = next(each for each in live_view(session).walk_children() if isinstance(each, discord.ui.TextDisplay))
    return first.content.replace("-# ", "")


@pytest.mark.parametrize("key", SEVERAL)
@pytest.mark.seeded
def test_the_reader_learns_which_piece_was_moved_or_captured_and_by_whom(key: str, dice: random.Random) -> None:
    game, harm, found = GAMES[key], CATALOGUE[key].harm, 0
    if harm is None:
        return
    for number in range(GAMES_PLAYED):
        setting = Setting(game, game.seats[-1], computers=number == 0, language="en")
        for session in states(setting, dice, sensible=number == 1):
            if not acts(session) or not (new := untold(session)).new:
                continue
            assert session.actor is not None
            told, me = told_on(session), f"\\*\\*{session.names[session.actor - 1]}\\*\\*"
            for each in new.plies[-new.new :]:
                if not each.seat or each.seat == session.actor:
                    continue
                who = re.escape(plain_in(SAY, session, session.people[each.seat - 1]))
                for pattern in harm(session.actor, each):
                    assert re.search(rf"\*\*{who}[^.]*{pattern}".replace("ME", me), told), (pattern, told)
                    found += 1
    assert found, "something was done to somebody"


@pytest.mark.seeded
def test_who_plays_alone_learns_what_a_fight_brought(dice: random.Random) -> None:
    found = set()
    for number in range(GAMES_PLAYED):
        for session in states(Setting(GAMES["mars"], 1, computers=False, language="en"), dice, sensible=number == 1):
            happened = [event for each in session.played[-1:] for event in each.after.events]
            for event in happened:
                if isinstance(event, events.Lost):
                    assert " lost to " in told_on(session)
                    found.add("lost")
                elif isinstance(event, events.Won) and not session.ended:
                    assert " beat " in told_on(session)
                    found.add("won")
    assert found


@pytest.mark.parametrize("key", SEVERAL)
@pytest.mark.seeded
def test_no_move_of_a_computer_is_left_out(key: str, dice: random.Random) -> None:
    game = GAMES[key]
    for session in states(Setting(game, game.seats[-1], computers=True, language="en"), dice, sensible=False):
        new = untold(session)
        movers = (
            {each.seat for each in new.plies[-new.new :] if each.seat and each.seat != session.actor} if new.new else ()
        )
        if acts(session):
            told = told_on(session)
            for seat in movers:
                assert bold_in(SAY, session, session.people[seat - 1]) in told, told
            assert told.count("**Computer") >= len(movers)
            assert not re.search(r"Alice\*\* rolled \S+ \w+\.$", told), "what to do is said below"


@pytest.mark.parametrize(
    "setting",
    [
        # Three computers, whose towers often can only stay; and fights without free cards, whose buttons are long.
        Setting(GAMES["stranded"], 4, computers=True, language="en"),
        Setting(GAMES["mars"], 1, computers=False, language="de"),
    ],
)
def test_where_much_is_told_99_of_100_boards_fit_a_phone(setting: Setting) -> None:
    high = sorted(heights(setting, 20261121, 20))
    assert high[len(high) * 99 // 100] <= SCREEN, high[-10:]


@pytest.mark.seeded
def test_who_plays_alone_is_measured_in_their_language(dice: random.Random) -> None:
    german = Setting(GAMES["mars"], 1, computers=False, language="de")
    session = next(states(german, dice, sensible=False))
    assert language_of(session) == "de"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.seeded
def test_what_is_told_fits_a_phone(key: str, language: str, dice: random.Random) -> None:
    game = GAMES[key]
    high = sorted(
        heights(Setting(game, game.seats[-1], computers=False, language=language), dice.randrange(1000), GAMES_PLAYED)
    )
    assert high[len(high) * 9 // 10] <= SCREEN, high[-10:]
