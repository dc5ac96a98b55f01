"""Challenges between strangers who have met: after a game, by /find, in direct messages, and what is never told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sandbox import Message, Person
from sandbox.world.state import COMPONENT
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.tables.challenges import ChallengeRow
from tests.play.answers import private
from tests.play.apart import board_of, play_ply, told_to, with_controls
from tests.play.club import Club, control
from tests.play.finding import guild, panel_of
from tests.play.forger import BUTTON, Forger
from tests.play.pool import agree, name_of
from tests.play.privacy import delete, file
from tests.play.settings import settle
from tests.play.strangers import about_opponent, given_up
from words import ENGLISH, of

SAY = of(ENGLISH)

FEW = pytest.mark.parametrize("where", ["in a server", "in direct messages"])


async def over(club: Club, dice: random.Random) -> Session:
    """A finished game of Alice and Bob, who agree to play with strangers."""
    for person in (club.alice, club.bob):
        await agree(club, person)
    return await given_up(club, dice)


async def challenged(club: Club, one: Person, other: Person, **chosen: str) -> Message:
    """Somebody challenges another one with /find; the answer. The bot has looked whom to tell."""
    panel = private(await one.slash("find", opponent=await name_of(club, other)))
    for name, value in chosen.items():
        await one.choose(panel, f"{name}={value}")
    await one.click(panel, control(panel, "makechall"))
    await club.bot.matchmaker.look_in_pool()
    await club.caught_up()
    return panel


def last(person: Person) -> Message:
    """The last message of the bot in somebody's direct messages."""
    return [each for each in person.direct().messages() if not each.ephemeral and not each.deleted][-1]


async def accepted(club: Club, person: Person) -> Session:
    """Somebody accepts the challenge of which they were told; the game."""
    told = last(person)
    await person.direct().click(told, control(told, "acceptchall"))
    await club.caught_up()
    (session,) = await club.tables.load_playable(await club.tables.store.all_open())
    return session


async def test_from_a_finished_game_to_the_next(club: Club, dice: random.Random) -> None:
    await settle(club.bob, "language", "de")
    session = await over(club, dice)
    alice, names = club.alice.direct(), {each.id: await name_of(club, each) for each in (club.alice, club.bob)}
    panel = await about_opponent(club, session, club.alice)
    await alice.click(panel, control(panel, "challenge"))
    assert SAY.challenges.heading(player=f"**{names[club.bob.id]}**") in panel.text
    assert SAY.challenges.unrated() in panel.text
    assert SAY.challenges.seen_as(player=f"**{names[club.bob.id]}**", name=names[club.alice.id]) in panel.text
    await alice.choose(panel, "game=strata5")
    await alice.choose(panel, "clock=1d")
    await alice.choose(panel, "stands=1w")
    await alice.click(panel, control(panel, "makechall"))
    assert f"Your challenge to **{names[club.bob.id]}** is open: Strata 5 · 1 day per turn · unrated." in panel.text
    await club.bot.matchmaker.look_in_pool()
    await club.caught_up()
    told = last(club.bob)
    assert "fordert dich heraus: Strata 5 · 1 Tag je Zug · ungewertet" in told.text
    await club.bob.direct().click(told, control(told, "acceptchall"))
    await club.caught_up()
    (again,) = await club.tables.load_playable(await club.tables.store.all_open())
    assert (again.game.key, again.of_strangers, again.wants_rating) == ("strata5", True, False)
    first = {}
    for person in (club.alice, club.bob):
        board = await board_of(club, again, person)
        first[person.id] = str(board.history[0]["content"] if board.history else board.text)
        assert [each.id for each in with_controls(person) if each.id == board.id]
    assert f"**{names[club.bob.id]}** accepted your challenge!" in first[club.alice.id]
    assert "Du nimmst die Herausforderung von" in first[club.bob.id]
    assert "Deine Partie Strata 5 mit" in told.text
    assert not told.buttons, "it can be answered once"
    for _ in range(2):
        again = await play_ply(club, again, dice)
    for person, other in ((club.alice, club.bob), (club.bob, club.alice)):
        for needle in (other.id, other.direct().channel.id, other.name):
            assert not [each for each in told_to(person) if needle in each]


async def test_find_suggests_those_whom_one_has_met(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    await settle(club.alice, "language", "pl")
    row = await club.tables.strangers.names.drawn(int(club.bob.id))
    polish = of("pl").names.player(word=row.word, number=str(row.number))  # type: ignore[arg-type]  # from the store
    for place in (club.alice, club.alice.direct()):
        found = await place.autocomplete("find", "opponent", "")
        assert [(each["name"], each["value"]) for each in found] == [(polish, f"{row.word} {row.number}")]
        assert [each["name"] for each in await place.autocomplete("find", "opponent", str(row.number))] == [polish]
        panel = private(await place.slash("find", opponent=polish.upper()))
        assert polish in panel.text
        panel = private(await place.slash("find", opponent=f"{row.word} {row.number}", game="strata5"))
        assert "game=strata5" in str(control(panel, "makechall"))


async def test_whom_one_has_not_met_one_cannot_challenge(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    await agree(club, club.carol)
    for typed in (
        await name_of(club, club.carol),
        "Basalt",
        "",
        "@Bob",
        str(club.bob.id),
        "basalt 99999999999999999999",
    ):
        told = private(await club.alice.slash("find", opponent=typed)).text
        assert SAY.challenges.not_met() in told
    told = private(await club.carol.slash("find", opponent=await name_of(club, club.alice))).text
    assert SAY.challenges.not_met() in told


async def test_the_page_shows_both_lists_and_answers(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    names = {each.id: await name_of(club, each) for each in (club.alice, club.bob)}
    asked = await panel_of(club.alice)
    assert "challenges" not in str([each.custom_id for each in asked.buttons])
    panel = await challenged(club, club.alice, club.bob, game="strata5")
    await club.alice.click(panel, control(panel, "challenges"))
    assert SAY.challenges.by_you() in panel.text
    assert SAY.challenges.to_you() not in panel.text
    asked = await panel_of(club.bob)
    await club.bob.click(asked, control(asked, "challenges"))
    assert f"**{names[club.alice.id]}** challenges you: Strata 5" in asked.text
    await club.bob.click(asked, control(asked, "declinechall"))
    assert SAY.challenges.declined(player=f"**{names[club.alice.id]}**") in asked.text
    sent = len(club.alice.direct().messages())
    asked = await panel_of(club.alice)
    await club.alice.click(asked, control(asked, "challenges"))
    assert f"- **{names[club.bob.id]}**: Strata 5" in asked.text, "she is not told"
    name = await club.tables.strangers.names.drawn(int(club.bob.id))
    await club.alice.choose(asked, f"{name.word} {name.number}")
    assert SAY.challenges.withdrawn() in asked.text
    assert SAY.challenges.none() in asked.text
    assert len(club.alice.direct().messages()) == sent


async def test_one_that_was_withdrawn_leads_nowhere_and_says_no_reason(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    panel = await challenged(club, club.alice, club.bob)
    told = last(club.bob)
    await club.alice.click(panel, control(panel, "unchallenge"))
    for action in ("acceptchall", "declinechall"):
        result = await club.bob.direct().click(told, control(told, action))
        assert SAY.challenges.gone() in str([each.text for each in result.replies]) + told.text
    assert await club.tables.store.all_open() == []


WHY: dict[str, dict[str, Any] | None] = {
    "nothing": {},
    "avoided": {"avoided": True},
    "away": {"away_until": 4_000_000_000},
    "full": {"open_games": 0},
    "no challenges": {"challenges": False},
    "not again": None,
    "closed": None,
    "gone": None,
}


@FEW
async def test_every_answer_is_the_same_whatever_the_other_wants(club: Club, dice: random.Random, where: str) -> None:
    await over(club, dice)
    alice, bob = (club.alice if where == "in a server" else club.alice.direct()), int(club.bob.id)
    seen: dict[str, tuple[str, int]] = {}
    for why, settings in WHY.items():
        if settings:
            given = {**settings, **({"avoided": [int(alice.id)]} if "avoided" in settings else {})}
            await club.tables.settings.change_person(bob, **given)
        elif why == "not again":
            await club.tables.store.avoid_stranger(bob, int(alice.id), "oak", 111)
        elif why == "closed":
            await club.tables.direct.note_closed(bob)
        elif why == "gone":
            await club.tables.strangers.stop(bob)
        before = sum(each.what.startswith("REQUEST") for each in list(club.sandbox.timeline))
        panel = private(await alice.slash("find", opponent=await name_of(club, club.bob)))
        await alice.click(panel, control(panel, "makechall"))
        after = sum(each.what.startswith("REQUEST") for each in list(club.sandbox.timeline))
        seen[why] = panel.text.partition("Expires")[0], after - before
        sent = len(club.bob.direct().messages())
        await club.bot.matchmaker.look_in_pool()
        await club.caught_up()
        assert (len(club.bob.direct().messages()) > sent) is (why == "nothing"), why
        asked = await panel_of(club.bob)
        assert ("challenges" in str([each.custom_id for each in asked.buttons])) is (why == "nothing"), why
        club.sandbox.clock.advance(4 * DAY)
        await club.tables.settings.change_person(bob, avoided=[], away_until=0, open_games=-1, challenges=True)
        await club.tables.store.stop_avoiding(bob, "oak", 111)
    assert len(set(seen.values())) == 1, seen


async def test_one_says_on_the_page_whether_one_takes_challenges(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    page = (await club.bob.slash("me")).said
    await club.bob.click(page, control(page, "strangers"))
    assert SAY.challenges.on_page() in page.text
    await club.bob.click(page, SAY.challenges.switch(on=True))
    assert SAY.challenges.switched(on=False) in page.text
    sent = len(club.bob.direct().messages())
    await challenged(club, club.alice, club.bob)
    assert len(club.bob.direct().messages()) == sent
    await club.bob.click(page, SAY.challenges.switch(on=False))
    assert SAY.challenges.switched(on=True) in page.text
    club.sandbox.clock.advance(HOUR)
    await club.bot.matchmaker.look_in_pool()
    await club.caught_up()
    assert "challenges you" in last(club.bob).text


async def test_a_server_without_strangers_takes_none_there(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    await challenged(club, club.alice, club.bob)
    await club.tables.settings.change_server(guild(club), pool=False)
    panel = private(await club.bob.slash("find", opponent=await name_of(club, club.alice)))
    result = await club.bob.click(panel, control(panel, "makechall"))
    assert SAY.strangers.not_from_here() in str([each.text for each in result.replies])
    assert (await accepted(club, club.bob)).state == "running", "direct messages are the member's own"


async def test_direct_messages_that_close_are_not_asked_again_for_nothing(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    club.bob.user.closed = True
    club.sandbox.expect(50007)
    before = len(club.sandbox.timeline)
    await challenged(club, club.alice, club.bob)
    posts = [each.id for each in list(club.sandbox.timeline)[before:] if club.bob.direct().channel.id in each.id]
    assert posts, "it was tried once"
    before = len(club.sandbox.timeline)
    for _ in range(3):
        club.sandbox.clock.advance(HOUR)
        await club.bot.matchmaker.look_in_pool()
    posts = [each.id for each in list(club.sandbox.timeline)[before:] if club.bob.direct().channel.id in each.id]
    assert posts == []
    assert await club.tables.challenges.by(int(club.alice.id)), "she reads nothing of it"


async def test_forged_presses_read_and_change_nothing(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    await agree(club, club.carol)
    await challenged(club, club.alice, club.bob)
    row = await club.tables.strangers.names.drawn(int(club.alice.id))
    place = (await club.carol.slash("help")).said
    forger = Forger(club, club.carol, place, None)
    for action in ("challenge", "makechall", "acceptchall", "declinechall", "unchallenge"):
        for words in (f"{row.word} {row.number}", "", "x", f"{row.word} {row.number} game=strata5", "a b c", "²"):
            before = len(club.carol.messages())
            said = f"b2:{action}:0:0:0:{words}"
            assert await forger.sends(COMPONENT, {"custom_id": said, "component_type": BUTTON, "id": 1}) is None
            told = " ".join(each.text for each in club.carol.messages()[before:])
            assert "Strata" not in told
            assert await name_of(club, club.bob) not in told
    assert len(await club.tables.challenges.to(int(club.bob.id))) == 1
    assert await club.tables.store.all_open() == []


async def test_what_is_stored_is_told_and_deleted(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    await challenged(club, club.alice, club.bob)
    for person, heading in ((club.alice, "your challenges"), (club.bob, "challenges to you")):
        answer = (await person.slash("privacy")).said
        told = file(answer)
        assert len(told[heading]) == 1
        other = club.bob if person is club.alice else club.alice
        assert str(other.id) not in json.dumps(told)
        assert SAY.challenges.kept(number=1) in answer.text
    await delete(club.alice)
    await club.caught_up()
    assert await club.tables.challenges.to(int(club.bob.id)) == []
    asked = last(club.bob)
    await club.bob.direct().click(asked, control(asked, "acceptchall"))
    assert await club.tables.store.all_open() == []


async def test_whoever_deletes_their_data_cannot_accept_what_came_before(club: Club, dice: random.Random) -> None:
    """Not even once they have agreed again, under another name; and whoever challenged them has met nobody of it."""
    await over(club, dice)
    name = await name_of(club, club.bob)
    await challenged(club, club.alice, club.bob)
    told = last(club.bob)
    await delete(club.bob)
    await club.caught_up()
    assert await club.tables.challenges.by(int(club.alice.id)) == []
    await agree(club, club.bob)
    result = await club.bob.direct().click(told, control(told, "acceptchall"))
    assert SAY.challenges.gone() in str([each.text for each in result.replies]) + told.text
    assert await club.tables.store.all_open() == []
    for each in (name, await name_of(club, club.bob)):
        assert SAY.challenges.not_met() in private(await club.alice.slash("find", opponent=each)).text


async def test_a_process_that_is_killed_after_the_message_sends_no_second_one(club: Club, dice: random.Random) -> None:
    await over(club, dice)
    note = club.tables.challenges.note_told

    async def killed(row: ChallengeRow) -> None:
        raise RuntimeError(f"killed before {row.told_at}")

    club.tables.challenges.note_told = killed  # type: ignore[method-assign]  # it dies before it can note it
    sent = len(club.bob.direct().messages())
    with pytest.raises(RuntimeError, match="killed"):
        await challenged(club, club.alice, club.bob)
    club.tables.challenges.note_told = note  # type: ignore[method-assign]
    await club.bot.matchmaker.look_in_pool()
    await club.caught_up()
    assert len(club.bob.direct().messages()) == sent + 1
    assert (await accepted(club, club.bob)).state == "running"
