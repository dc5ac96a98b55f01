"""The button *Analyse*: a game that is over, looked at move by move."""

from __future__ import annotations

import asyncio
import random
import re

import msgspec
import pytest

from cogs.commands import advising
from cogs.interactions.ids import Press
from cogs.languages import offer, offered
from cogs.thinking.workers import ThoughtError, Workers
from opponents.analysis import Look, Value
from opponents.worker import asked_for
from sandbox import Message
from sandbox.world.state import COMPONENT
from sessions.records.writing import record
from sessions.session import Session
from tests.opponents.random_games import random_game
from tests.play.answers import private
from tests.play.club import Club, control
from tests.play.forger import Forger
from tests.play.tables import ended, open_record
from tests.play.thinkers import Brief
from tests.play.turns import moved, moves_of
from tests.waiting import until


async def analysed(club: Club, session: Session) -> Message:
    """The analysis that Carol reads, who did not play."""
    found = private(await club.carol.click(club.live(session), "Analyse"))
    await until(lambda: bool(found.media))
    return found


PLAYER = re.compile(r"- (.+?): (\d+)% at the start, (\d+)% at the end\. Luck (\S+), choices (\S+)\.")


def signed(text: str) -> int:
    return int(text.replace("−", "-").replace("±", ""))


async def test_the_end_leads_to_an_analysis(club: Club, figures: Brief) -> None:
    """A chart with its description, luck and choices that add up, and ways to the moves."""
    over = await ended(club)
    found = await analysed(club, over)
    assert found.image().size == (800, 520)
    assert f"over {moves_of(over)} moves" in str(found.alt)
    lines = PLAYER.findall(found.text)
    assert [each[0] for each in lines] == [f"**{each.name}**" for each in over.people]
    for _, start, end, luck, choices in lines:
        assert signed(luck) + signed(choices) == int(end) - int(start)
    assert sorted(int(each[2]) for each in lines) == [0, 100], "Alice gave up"
    assert "Luck is what chance changed" in found.text
    assert figures.asked


async def test_it_is_stepped_through_in_the_history(
    club: Club, figures: Brief, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each moment shows the chances; an expensive move the better one, too."""
    better = set[int]()

    async def wavering(look: Look) -> Value:
        real = asked_for(msgspec.structs.replace(look, nodes=20))
        turn = (0.3, 0.7)[look.after % 2]
        if look.instead:
            # The better move is looked at first, and then the one that was played.
            turn = 0.2 if look.after in better else 0.9
            better.add(look.after)
        return Value((turn, turn), real.plies) if real.plies or look.instead else real

    monkeypatch.setattr(figures, "value", wavering)
    over = await ended(club, 12)
    before = private(await club.carol.slash("history"))
    await club.carol.click(before, "See the board")
    assert "Winning chances" not in before.text
    found = await analysed(club, over)
    ways = [each.label for each in found.buttons if (each.label or "").startswith("Move ")]
    assert 1 <= len(ways) <= 3
    assert "Costliest moves" in found.text
    for each in ways:
        assert f"{each} cost" in found.text
    for line in found.text.split("\n"):
        assert ("Better: " in line) == (" would have " in line), "it says why, too"
    await club.carol.click(found, str(ways[0]))
    assert f"move {str(ways[0]).split()[1]} of {moves_of(over)}" in found.text
    assert "This move cost" in found.text
    assert re.search(r"Better: .+\. .+ would have ", found.text)
    assert "Winning chances: **" in found.text
    await club.carol.click(found, "⏮ First")
    assert "Winning chances: **" in found.text
    assert "cost" not in found.text
    asked = len(figures.asked)
    await club.carol.click(found, "Analyse")
    assert found.image().size == (800, 520), "it is kept, and shown at once"
    assert len(figures.asked) == asked


async def test_progress_is_told(club: Club, figures: Brief) -> None:
    over = await ended(club)
    figures.go.clear()
    found = private(await club.carol.click(club.live(over), "Analyse"))
    await until(lambda: f"0 of {moves_of(over)} moves done" in found.text)
    figures.go.set()
    await until(lambda: bool(found.media))


async def test_two_people_share_one_analysis(club: Club, figures: Brief) -> None:
    """The second who asks waits for the same; if the first asks for another game, the second still gets it."""
    over = await ended(club)
    later = await ended(club)
    figures.go.clear()
    carols = private(await club.carol.click(club.live(over), "Analyse"))
    bobs = private(await club.bob.click(club.live(over), "Analyse"))
    await until(lambda: "Analysing this game" in bobs.text)
    assert len(figures.asked) == 1
    others = private(await club.carol.click(club.live(later), "Analyse"))
    await until(lambda: "because you started another one" in carols.text)
    await until(lambda: "Analyses ahead of yours: 1." in others.text)
    figures.go.set()
    await until(lambda: bool(bobs.media and others.media))
    assert not carols.media


async def test_who_waits_reads_their_place_in_the_queue(club: Club, figures: Brief) -> None:
    """The numbers fall when an analysis before theirs is done, or nobody waits for it any more."""
    games = [await ended(club) for _ in range(3)]
    figures.go.clear()
    people = (club.alice, club.bob, club.carol)
    found = [
        private(await person.click(club.live(game), "Analyse")) for person, game in zip(people, games, strict=True)
    ]
    await until(lambda: "Analyses ahead of yours: 2." in found[2].text)
    assert "Analyses ahead of yours: 1." in found[1].text
    again = private(await club.bob.click(club.live(games[0]), "Analyse"))
    await until(lambda: "Analyses ahead of yours: 1." in found[2].text)
    await until(lambda: "Analysing this game" in again.text)
    figures.go.set()
    await until(lambda: bool(found[0].media and found[2].media and again.media))


async def test_another_analysis_of_the_same_person_ends_the_first(club: Club, figures: Brief) -> None:
    """Nobody waits for the first any more: its question is cancelled."""
    first = await ended(club)
    second = await ended(club)
    figures.go.clear()
    left = private(await club.carol.click(club.live(first), "Analyse"))
    await until(lambda: len(figures.asked) == 1)
    found = private(await club.carol.click(club.live(second), "Analyse"))
    await until(lambda: "because you started another one" in left.text)
    await until(lambda: len(figures.asked) == 2)
    figures.go.set()
    await until(lambda: bool(found.media))
    assert {each.record for each in figures.asked[1:]} == {figures.asked[1].record}, "the first did not go on"


async def test_nobody_waits_for_ever(club: Club, figures: Brief, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the private answer cannot be changed any more, the analysis stops."""
    over = await ended(club)
    monkeypatch.setattr(advising, "LONGEST", 0.05)
    figures.go.clear()
    found = private(await club.carol.click(club.live(over), "Analyse"))
    await until(lambda: "taking too long" in found.text)
    await club.bot.router.under_way.idle()
    figures.go.set()
    await club.sandbox.settle(0.02)
    assert len(figures.asked) == 1


async def test_a_stopping_bot_says_so(club: Club, figures: Brief) -> None:
    over = await ended(club)
    figures.go.clear()
    found = private(await club.carol.click(club.live(over), "Analyse"))
    await until(lambda: len(figures.asked) == 1)
    club.bot.services.analyses.close()
    await until(lambda: "restarting" in found.text)


async def test_a_search_that_fails_is_told(club: Club, figures: Brief) -> None:
    """The next press tries again."""
    over = await ended(club)
    figures.errors = [ThoughtError("broken")]
    found = private(await club.carol.click(club.live(over), "Analyse"))
    await until(lambda: "couldn’t analyse" in found.text)
    assert PLAYER.search((await analysed(club, over)).text)


async def test_a_running_game_is_not_analysed(club: Club, figures: Brief) -> None:
    """It would show what the computer would play: neither by a button nor by one that is forged."""
    session = await moved(club)
    looked = private(await club.alice.slash("history"))
    assert "Analyse" not in [each.label for each in looked.buttons]
    forged = {"custom_id": Press("analyse", session.id).button_id(), "component_type": 2, "id": 1}
    assert await Forger(club, club.alice, looked, session).sends(COMPONENT, forged) is None
    assert "once it’s over" in str(list(club.sandbox.state.messages.values())[-1])
    assert not figures.asked


async def test_a_game_from_a_file(club: Club, figures: Brief) -> None:
    """Nobody is named; the way on leads through the file."""
    over = await ended(club)
    looked = private(await open_record(club, str(record(over)).encode()))
    found = private(await club.dave.click(looked, "Analyse"))
    await until(lambda: bool(found.media))
    assert "**Seat 1**" in found.text
    await club.dave.click(found, control(found, "look", "first"))
    assert "before the first move" in found.text
    assert "Winning chances: **Seat 1**" in found.text
    await club.dave.click(found, "Next ▶")
    assert "move 1 of" in found.text
    await club.dave.click(looked, "⏮ First")
    assert "Winning chances: **Seat 1**" in looked.text


async def test_three_players_in_the_readers_language(club: Club, figures: Brief) -> None:
    """The table speaks English; Carol, who reads, has German."""
    over = await club.play_unseen(await moved(club, 4, 3))
    before = offered()
    offer(["de"])
    try:
        club.carol.user.locale = "de"
        found = private(await club.carol.click(club.live(over), "Analyse"))
        await until(lambda: bool(found.media))
    finally:
        offer([each for each in before if each != "en"])
    assert found.text.count("am Anfang") == 3
    assert found.image().size == (800, 562), "two rows of names"
    assert "Diagramm der Gewinnchancen" in str(found.alt)


async def test_a_process_finds_the_same_value_and_ends_when_nobody_waits(dice: random.Random) -> None:
    """What a process answers is what is found here; a look that nobody waits for any more ends its process."""
    text, _, played = random_game("stranded", dice, 2, most=9)
    workers = Workers(1)
    try:
        look = Look(text, len(played), 30)
        assert await workers.value(look) == asked_for(look)
        with pytest.raises(ThoughtError, match="IndexError"):
            await workers.value(Look(text, 10_000, 30))
        (process,) = workers.processes
        waiting = asyncio.create_task(workers.value(Look(text, 0, 10_000_000)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await until(lambda: process not in workers.processes)
    finally:
        await workers.close()
