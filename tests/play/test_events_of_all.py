"""A score event of all servers: opened by the host's organisers, shown where a server wants it, and played anywhere."""

from __future__ import annotations

from sandbox import Message, Person
from sessions.state.deals import closes
from tests.play.club import Club, control
from tests.play.daily import at_noon, until
from tests.play.finding import guild
from tests.play.pool import name_of
from tests.play.score_events import NAME, day, played
from tests.play.tournaments import announce, looked, public, the
from tournaments.events.scored import SPARE


def there(club: Club, text: str = NAME) -> list[Message]:
    """The bot's messages about the event in the hall of the other server."""
    return [each for each in club.sandbox.messages(club.sandbox.world.channel("hall").id) if text in each.text]


async def elsewhere(club: Club) -> Person:
    """Carol in another server, which has chosen a channel for score events."""
    club.sandbox.add_guild("Elsewhere", "carol", "alice")
    hall = club.sandbox.world.channel("hall")
    await club.tables.settings.change_server(int(hall.guild_id or 0), events_channel=int(hall.id))
    return club.carol.at("hall")


async def open_to_all(club: Club) -> Message:
    """The host's server announces an event of two deals of three for all servers."""
    await at_noon(club)
    club.bot.tournaments.events_server = guild(club)
    return await announce(club, NAME, game="mars", deals="2-3", open="15m", servers="all")


async def test_only_the_hosts_server_opens_an_event_to_all(club: Club) -> None:
    asked = (await club.alice.slash("organise")).said
    await club.alice.choose(asked, "game=mars")
    assert "servers=all" not in str([each.values for each in asked.menus])
    message = await open_to_all(club)
    assert "Open to all servers." in message.text
    assert (await the(club)).everywhere
    form = (await club.alice.slash("organise")).said
    await club.alice.choose(form, "game=mars")
    await club.alice.choose(form, "games=10")
    await club.alice.choose(form, "servers=all")
    assert "games=10" not in str([each.values for each in form.menus]), "games in one server say nothing of others"
    modal = (await club.alice.click(form, control(form, "cupname"))).modal
    assert modal is not None
    said = await club.alice.submit(modal, answer="Another one")
    assert "There’s already a score event for all servers." in str([each.text for each in said.replies])


async def test_two_servers_play_one_event_and_name_only_whom_they_know(club: Club) -> None:
    carol = await elsewhere(club)
    await open_to_all(club)
    await looked(club)
    (shown,) = there(club)
    assert "First deal:" in shown.text
    await day(club, 1)
    mine = await played(club, club.bob)
    (shown,) = there(club)
    assert "Deal 1 of 3 is open." in shown.text
    # Carol plays from the other server, and is dealt the same cards.
    asked = (await carol.click(shown, control(shown, "cupplay"))).said
    await carol.click(asked, control(asked, "cupdirect"))
    await club.caught_up()
    theirs = await club.tables.deals.attempt(club.tables.deals.today, int(carol.id), (await the(club)).id)
    assert theirs is not None
    assert theirs.commitment == mine.commitment
    assert "Bob" not in str([each.text for each in there(club)]), "nobody sees a score before its deal is over"
    await day(club, 2)
    home, away = public(club, NAME), there(club)[0]
    # Each server names its own people. The others are named by player names, if they want that.
    assert "**Bob**" in home.text
    assert "Carol" not in home.text
    assert "someone in another server" in home.text
    assert "**Carol**" in away.text
    assert "Bob" not in away.text
    name = await name_of(club, club.bob)
    assert name not in away.text
    await club.tables.settings.change_person(int(club.bob.id), named_everywhere=True)
    await day(club, 3)
    assert name in there(club)[0].text
    assert "someone in another server" in public(club, NAME).text
    assert "**Bob**" in public(club, NAME).text
    # The panel and the journal of the host's organisers have no name from another server, either.
    journal = (await club.alice.click(public(club, NAME), control(public(club, NAME), "cupjournal"))).said.text
    assert "Carol" not in journal
    assert all(each.name != "Carol" for each in (await the(club)).entrants)
    until(club, closes((await the(club)).deals[-1].day) + SPARE + 1)
    await looked(club)
    await looked(club)
    assert "The tournament is over." in there(club)[0].text


async def test_a_server_switches_it_off(club: Club) -> None:
    carol = await elsewhere(club)
    await open_to_all(club)
    await looked(club)
    (shown,) = there(club)
    await day(club, 1)
    hall = club.sandbox.world.channel("hall")
    await club.tables.settings.change_server(int(hall.guild_id or 0), events_channel=0)
    said = await carol.click(shown, control(shown, "cupplay"))
    assert "tournament" in str([each.text for each in said.replies]).lower()
    await looked(club)
    assert there(club) == []


async def test_a_server_without_a_channel_shows_nothing(club: Club) -> None:
    club.sandbox.add_guild("Elsewhere", "carol", "alice")
    await open_to_all(club)
    await looked(club)
    assert there(club) == []
