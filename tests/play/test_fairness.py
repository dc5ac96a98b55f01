"""Analyses, hints and tried moves help nobody in a game that they play without hints."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from cogs.commands import advising
from rules.notation import legal
from rules.record import Record, parse
from sandbox import Message, Person
from sessions.acts import Join, Play, Resign, Start
from sessions.acts.computers import why_no_hints
from sessions.records.writing import bare_record, record
from sessions.session import Session
from sessions.state.players import ComputerLevel
from sessions.state.players import Person as Player
from sessions.state.table import Place
from sessions.tables.opening import Opening
from tests.play.club import Club, ask_to_resign, control
from tests.play.computers import against
from tests.play.daily import at_noon, begun
from tests.play.planning import finished, look_at_move
from tests.play.thinkers import Brief
from tests.play.turns import move
from tests.sessions.club import play_one
from tests.waiting import until

REFUSED = "without hints, and this would help you there"


@pytest.fixture
def figures(club: Club, monkeypatch: pytest.MonkeyPatch) -> Brief:
    made = Brief()
    monkeypatch.setattr("cogs.thinking.thinking.FOLLOWED", 0.0)
    monkeypatch.setattr(advising, "TELL_EVERY", 0.02)
    monkeypatch.setattr(club.bot.services.analyses, "_workers", made)
    monkeypatch.setattr(club.bot.thinking, "_workers", made)
    return made


async def rated(club: Club, dice: random.Random, key: str = "games_up", plies: int = 6) -> Session:
    """A running game between Alice and Bob that counts for the ratings."""
    session = await club.start(key, 2)
    for _ in range(plies):
        session = await play_one(club.tables, session, dice)
    return await club.show(session)


def closed(session: Session, dice: random.Random, **options: str) -> str:
    """The record of a running game with any legal move and a resignation after it: of a game that is over."""
    plies = [*parse(str(bare_record(session))).plies, str(dice.choice(legal(session.position)))]
    return str(Record(session.game, len(session.people), {**session.options, **options}, [*plies, "resign 1"]))


async def opened(person: Person, text: str) -> Message:
    found = (await person.slash("open", record=person.upload("game.txt", text.encode()))).reply
    assert found is not None
    return found


async def with_bob(club: Club, plies: Sequence[str], options: Mapping[str, str]) -> Session:
    """A rated game of Strata 5 between Alice and Bob in another channel, in which these plies were played."""
    person = Player(int(club.alice.id), club.alice.name)
    place = Place(int(club.sandbox.world.home.id), int(club.alice.at("second-table").channel.id))
    opening = Opening("strata5", place, (person,), dict(options), first=person.user_id, table_options={"auto": "off"})
    game = await club.tables.openings.open(opening)
    await club.tables.do(game.id, Join(Player(int(club.bob.id), club.bob.name)))
    game = await club.tables.do(game.id, Start(person.user_id, "salt"))
    for each in plies:
        player = game.people[(game.actor or 0) - 1]
        game = await club.tables.do(game.id, Play(player.user_id, each, game.version))
    return game


async def refused(person: Person, looked: Message, action: str) -> bool:
    """Whether a button leads to nothing but the refusal."""
    before, shown = looked.text, len(person.messages())
    await person.click(looked, control(looked, action))
    told = [each for each in person.messages()[shown:] if REFUSED in each.text]
    assert not told or looked.text == before
    return bool(told)


@pytest.mark.parametrize("key", ["games_up", "strata5", "stranded"])
async def test_the_record_of_a_running_game_is_not_analysed_for_its_players(
    club: Club, figures: Brief, dice: random.Random, key: str
) -> None:
    """Neither is a move tried in it; others can, and the players can when the game is over."""
    session = await rated(club, dice, key)
    text = closed(session, dice)
    looked = await opened(club.alice, text)
    assert await refused(club.alice, looked, "analyse")
    assert not figures.asked
    assert await refused(club.bob, await opened(club.bob, text), "try")
    theirs = await opened(club.carol, text)
    analysis = (await club.carol.click(theirs, "Analyse")).said
    assert analysis is not None
    await until(lambda: bool(analysis.media))
    await club.carol.click(theirs, "⏮ First")
    assert "Winning chances: " in theirs.text
    assert "Winning chances: " not in (await opened(club.alice, text)).text, "an analysis that was made for others"
    await club.alice.click((await ask_to_resign(club.alice, club.live(session))).said, "Resign")
    await club.caught_up(since=session)
    assert "Winning chances: " in (await opened(club.alice, text)).text


async def test_a_record_with_other_terms_or_from_earlier_turns_is_the_same_game(
    club: Club, figures: Brief, dice: random.Random
) -> None:
    session = await rated(club, dice)
    other = closed(session, dice, target="35" if session.options["target"] != "35" else "21")
    assert await refused(club.alice, await opened(club.alice, other), "analyse")
    plies = parse(str(bare_record(session))).plies[:-2]
    earlier = str(Record(session.game, 2, session.options, [*plies, "resign 2"]))
    assert await refused(club.bob, await opened(club.bob, earlier), "analyse")


async def test_a_game_with_another_course_is_analysed(club: Club, figures: Brief, dice: random.Random) -> None:
    """A game that began like the running one, or is of another kind, is no help."""
    over, person = await finished(club, "strata5", dice)
    board = await look_at_move(person, 2)
    session = await club.start("strata5", 2)
    assert session.state == "running"
    analysis = (await person.click(board, "Analyse")).said
    await until(lambda: bool((analysis or board).media))
    assert not [each for each in person.messages() if REFUSED in each.text]
    await person.click(board, control(board, "try"))
    assert "after move 2" in board.text
    assert over.state == "over"


async def test_an_attempt_at_the_deal_gets_no_help_from_records(
    club: Club, figures: Brief, dice: random.Random
) -> None:
    """All of its cards are known, so a record need not have the very position: any file of that game is refused."""
    await at_noon(club)
    attempt = await begun(club, club.alice, "dealhere")
    for _ in range(3):
        attempt = await play_one(club.tables, attempt, dice)
    text = str(Record(attempt.game, 1, attempt.options, [*parse(str(record(attempt))).plies, "resign 1"]))
    assert await refused(club.alice, await opened(club.alice, text), "try")
    assert await refused(club.alice, await opened(club.alice, text), "analyse")
    running = await opened(club.alice, str(bare_record(attempt)))
    assert await refused(club.alice, running, "try")
    assert not figures.asked


async def test_an_analysis_is_not_shown_when_the_game_has_come_so_far_meanwhile(
    club: Club, figures: Brief, dice: random.Random
) -> None:
    other = await rated(club, dice, "strata5")
    text = closed(other, dice)
    await club.alice.click((await ask_to_resign(club.alice, club.live(other))).said, "Resign")
    await club.caught_up(since=other)
    looked = await opened(club.alice, text)
    figures.go.clear()
    analysis = (await club.alice.click(looked, "Analyse")).said
    assert analysis is not None
    await until(lambda: figures.asked)
    await with_bob(club, [str(each.ply) for each in other.played[:4]], other.options)
    figures.go.set()
    await until(lambda: REFUSED in analysis.text)
    assert not analysis.media


async def test_no_hint_at_another_table_with_the_same_game(club: Club, figures: Brief, dice: random.Random) -> None:
    """Alice has a game with Bob, and repeats it against a computer that gives hints."""
    solo = await against(club, ComputerLevel.EASY)
    solo = await move(club, solo)
    await club.caught_up()
    solo = await club.tables.load(solo.id)
    assert solo.actor == 1
    assert why_no_hints(solo) is None
    board = club.live(solo)
    menu = (await club.alice.click(board, control(board, "besides"))).said
    assert menu is not None
    game = await with_bob(club, [str(each.ply) for each in solo.played], solo.options)
    assert why_no_hints(game) == "rated"
    assert game.position.likeness == solo.position.likeness
    asked = len(figures.asked)
    await club.alice.click(menu, control(menu, "advise"))
    assert [each for each in club.alice.messages() if REFUSED in each.text]
    assert len(figures.asked) == asked
    assert not (await club.tables.load(solo.id)).hints
    await club.tables.do(game.id, Resign(int(club.bob.id)))
    await club.alice.click(menu, control(menu, "advise"))
    await until(lambda: menu.text.startswith("**Hint**"))
