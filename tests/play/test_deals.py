"""/deal: the deal of the day, from its fingerprint to the replay of the best game."""

from __future__ import annotations

import hashlib
import re

from sessions.results.streaks import begin_of
from sessions.state.deals import closes, date
from tests.play.answers import private, with_replay
from tests.play.club import Club, ask_to_resign, control
from tests.play.daily import DAY, at_noon, begun, deal_screen, given_up, until
from tests.play.pool import name_of
from tests.play.privacy import about, delete, file
from tests.play.settings import ROOM, choose_channel, later, lists


async def test_a_deal_from_its_fingerprint_to_the_best_game(club: Club) -> None:
    await at_noon(club)
    (fingerprint,) = re.findall(r"next deal: `([0-9a-f]{64})`", (await deal_screen(club.alice)).text)
    club.sandbox.clock.advance(DAY)
    today = club.tables.deals.today
    first = await deal_screen(club.alice)
    assert fingerprint in first.text
    assert "You haven’t played this deal." in first.text
    # In direct messages nobody else sees the cards; the attempt counts in the table of the server.
    attempt = await begun(club, club.alice, "dealdirect")
    board = club.live(attempt)
    assert attempt.place.direct
    assert "for this attempt to count" in board.text
    assert fingerprint == attempt.commitment
    more = (await club.alice.direct().click(board, "More")).said
    labels = [each.label for each in more.buttons]
    assert not {"Hint", "Try out moves", "Take back"} & set(labels), labels
    assert "Your attempt is in progress." in (await deal_screen(club.alice)).text
    await given_up(club, club.alice, attempt)
    # Bob plays in the channel, and is dealt the same cards.
    other = await begun(club, club.bob, "dealhere")
    assert (other.place.channel_id, other.position) == (int(club.bob.channel.id), attempt.position)
    await given_up(club, club.bob, other)
    # Carol can still play these cards: nobody shows her more of them than the board.
    end = club.live(await club.tables.load(other.id))
    for looked in ("history", "replay", "record"):
        assert "after your own attempt" in private(await club.carol.click(end, control(end, looked))).text
        assert "after your own attempt" in private(await club.carol.slash(looked)).text
        assert "after your own attempt" not in private(await club.alice.slash(looked)).text
    after = await deal_screen(club.bob)
    assert re.search(r"You’re number 1 of 2 across all servers\. ?", after.text)
    assert re.search(r"in this server\n1\\\. \*\*Alice\*\*: −?\d+, lost\n1\\\. \*\*Bob\*\*", after.text)
    alone = private(await club.dave.direct().slash("deal"))
    assert alone.text.count("1\\. someone in another server") == 2
    # Practice does not count, and its secret is not shown either.
    await club.bob.click(after, control(after, "dealhere", "practice"))
    await club.caught_up()
    practice = await club.session()
    assert practice.deal is not None
    assert not practice.deal.scored
    assert "practice game, which doesn’t count" in club.live(practice).text
    await given_up(club, club.bob, practice)
    assert "can’t be checked yet" in private(await club.bob.slash("verify")).text
    # On the next day, everybody can check the cards and see the best game.
    until(club, closes(today) + 1)
    yesterday = await deal_screen(club.carol)
    await club.carol.click(yesterday, control(yesterday, "deal"))
    (secret,) = re.findall(r"Secret of this deal.*`([0-9a-f]{64})`", yesterday.text)
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == fingerprint
    assert "You didn’t play this deal." in yesterday.text
    replay = await with_replay(private(await club.carol.click(yesterday, "Watch the top game")), club)
    assert "**" not in replay.text
    assert "is by Alice. Score: " in replay.text
    elsewhere = private(await club.dave.direct().slash("deal"))
    await club.dave.direct().click(elsewhere, control(elsewhere, "deal"))
    replay = await with_replay(private(await club.dave.direct().click(elsewhere, "Watch the top game")), club)
    assert "is by someone in another server. Score: " in replay.text


async def test_an_attempt_that_is_given_up_at_once_stands_in_no_table(club: Club) -> None:
    await at_noon(club)
    session = await begun(club, club.alice, "dealhere")
    question = (await ask_to_resign(club.alice, club.live(session))).said
    await club.alice.click(question, control(question, "resigned"))
    await club.caught_up(since=session)
    after = await deal_screen(club.alice)
    assert "you resigned right away" in after.text
    assert "was resigned right away" in club.live(await club.tables.load(session.id)).text
    assert "**Alice**" not in after.text
    assert "Current streak" not in after.text
    assert "dealhere" in str([each.custom_id for each in after.buttons]), "it can be practised"


async def test_an_attempt_keeps_the_moment_of_its_end_when_the_secret_is_published(club: Club) -> None:
    today = await at_noon(club)
    ended = await given_up(club, club.alice, await begun(club, club.alice, "dealhere"))
    before = await club.tables.overview.finished(int(club.sandbox.world.guild_id))
    until(club, closes(today))
    await later(club, DAY // 4)
    assert (await club.tables.load(ended.id)).version > ended.version, "the secret is published"
    assert await club.tables.overview.finished(int(club.sandbox.world.guild_id)) == before


async def test_the_end_of_an_attempt_says_that_it_counts_and_where_it_stands(club: Club) -> None:
    await at_noon(club)
    over = await given_up(club, club.alice, await begun(club, club.alice, "dealhere"))
    told = "This attempt counts. It’s the only one with a score so far. `/deal` shows the table of scores."
    assert told in club.live(over).text
    over = await given_up(club, club.bob, await begun(club, club.bob, "dealdirect"))
    assert "It’s number 1 of 2 across all servers so far." in club.live(over).text
    after = await deal_screen(club.bob)
    await club.bob.click(after, control(after, "dealhere", "practice"))
    await club.caught_up()
    assert "This attempt" not in club.live(await given_up(club, club.bob, await club.session())).text


async def test_an_attempt_that_is_over_too_late_reads_that_it_does_not_count(club: Club) -> None:
    today = await at_noon(club)
    attempt = await begun(club, club.alice, "dealhere")
    until(club, closes(today) + 1)
    over = await given_up(club, club.alice, attempt)
    assert "This attempt doesn’t count: it wasn’t finished in time" in club.live(over).text


async def test_who_wants_to_be_named_in_all_servers_is(club: Club) -> None:
    await at_noon(club)
    await given_up(club, club.alice, await begun(club, club.alice, "dealhere"))
    asked = private(await club.alice.slash("me"))
    await club.alice.click(asked, control(asked, "setperson", "named_everywhere"))
    assert "now show your player name" in asked.text
    told = private(await club.bob.direct().slash("deal")).text
    assert f"1\\. **{await name_of(club, club.alice)}**" in told, "as strangers know her"
    assert "Alice" not in told


async def test_a_screen_of_yesterday_begins_no_deal_of_today(club: Club) -> None:
    today = await at_noon(club)
    asked = await deal_screen(club.alice)
    until(club, begin_of(today + 1))
    await club.alice.click(asked, control(asked, "dealhere"))
    assert "A new day has started" in asked.text
    assert await club.tables.deals.attempt(today, int(club.alice.id)) is None
    await club.alice.click(asked, control(asked, "dealhere"))
    assert await club.tables.deals.attempt(today + 1, int(club.alice.id)) is not None


async def test_after_a_day_without_a_deal_the_next_fingerprint_is_told(club: Club) -> None:
    """The bot was down for days, so yesterday has no deal: the button for it shows that of today."""
    await at_noon(club)
    await deal_screen(club.alice)
    club.sandbox.clock.advance(3 * DAY)
    shown = await deal_screen(club.alice)
    said = shown.text
    assert re.search(r"next deal: `[0-9a-f]{64}`", said)
    await club.alice.click(shown, control(shown, "deal"))
    assert shown.text == said


async def test_a_second_press_leads_to_the_attempt(club: Club) -> None:
    await at_noon(club)
    one, other = await deal_screen(club.alice), await deal_screen(club.alice)
    await club.alice.click(one, control(one, "dealhere"))
    refused = private(await club.alice.click(other, control(other, "dealdirect")))
    assert "You’ve already had your attempt" in refused.text


async def test_closed_direct_messages_cost_no_attempt(club: Club) -> None:
    today = await at_noon(club)
    asked = await deal_screen(club.alice)
    club.alice.user.closed = True
    club.sandbox.expect(50007)
    refused = private(await club.alice.click(asked, control(asked, "dealdirect")))
    assert "Your attempt hasn’t started." in refused.text
    assert await club.tables.deals.attempt(today, int(club.alice.id)) is None
    assert (await begun(club, club.alice, "dealhere")).is_attempt


async def test_in_direct_messages(club: Club) -> None:
    await at_noon(club)
    asked = private(await club.alice.direct().slash("deal"))
    assert "in this server" not in asked.text
    await club.alice.direct().click(asked, control(asked, "dealhere"))
    await club.caught_up()
    attempt = await club.tables.deals.attempt(club.tables.deals.today, int(club.alice.id))
    assert attempt is not None
    assert attempt.place.direct
    await given_up(club, club.alice, attempt)
    assert "Nobody has a score yet." in (await deal_screen(club.bob)).text.split("### Top scores across all servers")[0]


async def test_deals_are_exported_and_deleted(club: Club) -> None:
    today = await at_noon(club)
    await given_up(club, club.alice, await begun(club, club.alice, "dealhere"))
    assert [each["day"] for each in file(await about(club.alice))["daily deals"]] == [date(today)]
    await delete(club.alice)
    await club.caught_up()
    assert "Alice" not in (await deal_screen(club.bob)).text
    assert not await club.tables.people.deals(int(club.alice.id))


async def test_no_result_of_a_deal_is_posted(club: Club) -> None:
    """Others may still play the same cards, and a deal has tables of its own."""
    await at_noon(club)
    club.sandbox.add_channel(ROOM)
    await choose_channel(club, ROOM, setting="results_channel")
    await given_up(club, club.alice, await begun(club, club.alice, "dealhere"))
    await given_up(club, club.bob, await club.begin("mars", club.bob))
    await later(club, 0)
    (shown,) = lists(club)
    assert "Bob" in shown.text
