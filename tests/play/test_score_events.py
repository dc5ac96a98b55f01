"""Score events on the local Discord: announced, played alone day after day, and shown when nobody can play any more."""

from __future__ import annotations

import hashlib
import re

from sandbox import Message
from sessions.state.deals import closes
from tests.play.answers import private
from tests.play.club import Club, control
from tests.play.daily import SAY, until
from tests.play.score_events import NAME, begun, day, event, played, screen
from tests.play.tournaments import looked, public, the
from tournaments.events.scored import SPARE


async def test_an_event_from_its_announcement_to_the_final_standings(club: Club) -> None:
    message = await event(club)
    assert "score event: everyone plays the same deals alone, one a day · best 2 of 3 scores count" in message.text
    assert "First deal:" in message.text
    checked = (await club.bob.click(message, control(message, "cupdeals"))).said.text
    fingerprints = re.findall(r"Fingerprint of this deal.*`([0-9a-f]{64})`", checked)
    assert len(fingerprints) == 3, "the tests have one secret"
    assert "Secret of this deal" not in checked
    await day(club, 1)
    assert "Deal 1 of 3 is open." in public(club, NAME).text
    mine = await screen(club, club.alice)
    assert "you have one attempt" in mine.text
    attempt = await played(club, club.alice)
    assert attempt.place.direct
    assert attempt.commitment == fingerprints[0]
    assert f"counts for {NAME}" in club.live(attempt).text
    # Bob plays in the channel, and is dealt the same cards.
    other = await begun(club, club.bob, "cupdealhere")
    board = club.live(other)
    assert f"{NAME}: finish before" in board.text
    labels = [each.label for each in (await club.bob.click(board, "More")).said.buttons]
    assert not {"Hint", "Try out moves", "Take back"} & set(labels), labels
    # Nobody has a second attempt, and nobody sees a score while somebody can play.
    again = await screen(club, club.alice)
    assert "Your score:" in again.text
    assert "cupdealhere" not in str([each.custom_id for each in again.buttons])
    assert "Scores of deal 1 come out:" in public(club, NAME).text
    assert "Alice" not in public(club, NAME).text
    # Carol can still play these cards: nobody shows her more of them than the board.
    for asked in ("history", "replay", "record"):
        assert f"This game is a deal of {NAME}" in private(await club.carol.slash(asked)).text
        assert "after your own attempt" not in private(await club.bob.slash(asked)).text
    await day(club, 2)
    shown = public(club, NAME)
    assert "Deal 2 of 3 is open." in shown.text
    assert r"1\. **Alice** · −" in shown.text
    assert "Bob" in shown.text, "his attempt was not over in time, and has no score"
    secret = re.findall(r"Secret of this deal.*`([0-9a-f]+)`", (await _checked(club)).text)
    assert [hashlib.sha256(bytes.fromhex(each)).hexdigest() for each in secret] == fingerprints[:1]
    await played(club, club.carol)
    await day(club, 3)
    await played(club, club.carol)
    until(club, closes((await the(club)).deals[-1].day) + SPARE + 1)
    await looked(club)
    await looked(club)
    ended = public(club, NAME)
    assert "The tournament is over." in ended.text
    assert re.search(r"\*\*(Alice|Carol)\*\*.* (wins|share)", ended.text)
    assert (await the(club)).state == "finished"
    assert "cupplay" not in str([each.custom_id for each in ended.buttons])


async def test_who_has_withdrawn_is_not_told_that_an_attempt_would_count(club: Club) -> None:
    await event(club)
    await day(club, 1)
    await played(club, club.alice)
    asked = await screen(club, club.alice)
    await club.alice.click(asked, control(asked, "cupleave"))
    assert "you keep the scores you have" in asked.text
    await club.alice.click(asked, control(asked, "cupwithdraw"))
    assert "Your score:" in (await screen(club, club.alice)).text
    await day(club, 2)
    told = await screen(club, club.alice)
    assert SAY.refusals.was_withdrawn(removed=False) in told.text
    assert "An attempt counts" not in told.text
    assert "cupdirect" not in str([each.custom_id for each in told.buttons])
    assert "An attempt counts" in (await screen(club, club.bob)).text


async def _checked(club: Club) -> Message:
    message = public(club, NAME)
    return (await club.bob.click(message, control(message, "cupdeals"))).said
