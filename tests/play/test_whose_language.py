"""Everybody reads the table's language in public, and their own in private: which language that is.

A table's is fixed when it opens: the server's setting, else the server's in Discord, else English. A person's is that
of `/me`, else that of their Discord, which is remembered for what follows from no request.
"""

from __future__ import annotations

import pytest

from cogs import languages
from cogs.interactions import readers
from cogs.interactions.ids import Press
from cogs.interactions.readers import KNOWN_FOR
from cogs.interactions.request import Request
from cogs.words.about import title
from sandbox import Person
from sessions.people.settings import PersonSettings, written
from sessions.refusals.base import NotRead
from tests.play.answers import private
from tests.play.club import Club, control
from tests.play.club import pick as pick_ply
from tests.play.privacy import about, delete, file
from tests.play.reading import words
from tests.play.settings import pick, screen, settle
from tests.play.translating import in_pseudo
from words import ENGLISH, PSEUDO, of

pytestmark = pytest.mark.usefixtures("pseudo_language")


def heading() -> str:
    """A text of `/me` in the pseudo-language."""
    return of(PSEUDO).languages.person_heading()


async def kept(club: Club) -> dict[str, object]:
    """The settings of Alice that are stored."""
    return written(await club.tables.settings.person(int(club.alice.id)))


# A person's


async def test_who_has_said_nothing_reads_the_language_of_their_discord(club: Club) -> None:
    assert heading() not in (await screen(club.alice)).text
    assert await kept(club) == {}, "English is not stored"
    club.alice.user.locale = PSEUDO
    assert heading() in (await screen(club.alice)).text
    assert await kept(club) == {"locale": PSEUDO}
    club.alice.user.locale = "en-GB"
    assert heading() not in (await screen(club.alice)).text
    assert await kept(club) == {}


async def test_the_language_of_discord_is_stored_when_it_changes_only(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.alice.user.locale = PSEUDO
    await screen(club.alice)
    stored = list[object]()
    monkeypatch.setattr(club.tables.settings, "change_person", lambda *_, **changes: stored.append(changes))
    for _ in range(2):
        await screen(club.alice)
        await club.alice.autocomplete("move", "move", "")
        await screen(club.bob)
        club.sandbox.clock.advance(KNOWN_FOR)
    assert stored == []


async def test_a_language_is_read_once_a_minute(club: Club) -> None:
    """So that clicks take no trip to the database for it; what another process has changed holds a minute later."""
    await screen(club.alice)
    await club.tables.settings.change_person(int(club.alice.id), language=PSEUDO)
    club.sandbox.clock.advance(KNOWN_FOR - 1)
    assert heading() not in (await screen(club.alice)).text
    club.sandbox.clock.advance(1)
    assert heading() in (await screen(club.alice)).text


async def test_it_is_remembered_of_so_many_people(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "_MOST", 1)
    await screen(club.alice)
    await screen(club.bob)
    await club.tables.settings.change_person(int(club.alice.id), language=PSEUDO)
    assert heading() in (await screen(club.alice)).text
    assert club.bot.router.readers is not None
    assert len(club.bot.router.readers._known) == 1


async def test_who_was_forgotten_is_asked_after_anew(club: Club) -> None:
    club.alice.user.locale = PSEUDO
    await screen(club.alice)
    asked = (await club.alice.slash("privacy")).said
    await club.alice.click(asked, control(asked, "forget"))
    await club.alice.click(asked, control(asked, "forgotten"))
    assert await kept(club) == {}
    await screen(club.alice)
    assert await kept(club) == {"locale": PSEUDO}


async def test_who_has_chosen_a_language_reads_it(club: Club) -> None:
    told = await settle(club.alice, "language", PSEUDO)
    chosen = of(PSEUDO).languages.person_chosen(language=of(PSEUDO).languages.name())
    assert told == chosen
    shown = await screen(club.alice)
    assert heading() in shown.text, "Discord is English"
    assert await kept(club) == {"language": PSEUDO}
    told = await pick(club.alice, shown, "language", "-")
    assert told == of(ENGLISH).languages.person_as_in_discord()
    assert await kept(club) == {}


async def test_a_chosen_language_goes_before_that_of_discord(club: Club) -> None:
    club.alice.user.locale = PSEUDO
    await settle(club.alice, "language", ENGLISH)
    assert heading() not in (await screen(club.alice)).text
    assert await kept(club) == {"language": ENGLISH, "locale": PSEUDO}


async def test_an_unknown_locale_is_english(club: Club) -> None:
    club.alice.user.locale = "ja"
    assert of(ENGLISH).languages.person_heading() in (await screen(club.alice)).text
    assert await kept(club) == {}


async def test_a_database_that_fails_leaves_the_language_of_discord(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    club.bob.user.locale = PSEUDO
    seen = list[str]()

    async def fail(_user_id: int) -> PersonSettings:
        raise NotRead

    async def answer(request: Request, _press: Press) -> None:
        seen.append(readers.language_for(request))
        await request.reply("Done.")

    lobby = club.live(await club.session())
    club.sandbox.clock.advance(KNOWN_FOR)
    monkeypatch.setattr(club.tables.settings, "person", fail)
    monkeypatch.setitem(club.bot.router._handlers, "details", answer)
    assert (await club.bob.click(lobby, "Details")).said.text == "Done."
    assert seen == [PSEUDO]
    assert "language" in caplog.text


async def test_the_language_is_told_and_deleted_with_everything_else(club: Club) -> None:
    club.alice.user.locale = PSEUDO
    await settle(club.alice, "language", ENGLISH)
    exported = file(await about(club.alice))
    assert exported["your settings"] == {"language": "en"}
    assert exported["your Discord"] == {"locale": PSEUDO}
    await delete(club.alice)
    assert await kept(club) == {}


async def test_somebody_at_the_table_is_written_to_in_their_language(club: Club) -> None:
    """Also after their last request: who is called later makes none."""
    club.alice.user.locale = PSEUDO
    await screen(club.alice)
    session = await club.start("stranded", 2)
    assert languages.say_for(session, int(club.alice.id)).language == PSEUDO
    assert languages.say_for(session, int(club.bob.id)).language == ENGLISH


# A table's


async def test_a_table_is_in_the_language_of_the_server_in_discord(club: Club) -> None:
    club.sandbox.world.home.locale = PSEUDO
    session = await club.start("stranded", 2)
    assert languages.say_at(session).language == PSEUDO
    club.sandbox.world.home.locale = "en-US"
    assert languages.say_at(await club.tables.load(session.id)).language == PSEUDO, "it is fixed when it opens"


async def test_a_table_is_in_the_language_that_the_server_has_chosen(club: Club) -> None:
    told = await pick(club.alice, private(await club.alice.slash("settings")), "language", PSEUDO)
    assert told == of(ENGLISH).languages.server_chosen(language=of(PSEUDO).languages.name())
    session = await club.start("stranded", 2)
    assert languages.say_at(session).language == PSEUDO


@pytest.mark.parametrize("chosen", [False, True])
async def test_a_thread_for_a_table_is_called_in_the_language_of_the_table(club: Club, chosen: bool) -> None:
    """It is opened before the table, by somebody whose own language is another."""
    if chosen:
        await club.tables.settings.change_server(int(club.sandbox.world.home.id), language=PSEUDO)
    else:
        club.alice.user.locale = PSEUDO
    await club.bob.slash("play", game="stranded")
    asked = (await club.alice.slash("play", game="games_up", opponent=club.carol)).said
    await club.alice.click(asked, control(asked, "openthread"))
    (thread,) = [each for each in club.sandbox.world.channels.values() if each.is_thread]
    session = await club.tables.finder.meant_in(int(thread.id))
    assert session is not None
    say = languages.say_at(session)
    assert say.language == (PSEUDO if chosen else ENGLISH)
    assert thread.name == f"{title(say, 'games_up')}: Alice"


async def test_a_rematch_is_in_the_language_of_the_server_then(club: Club) -> None:
    session = await club.start("stranded", 2)
    assert languages.say_at(session).language == ENGLISH
    asked = private(await club.alice.slash("resign"))
    await club.alice.click(asked, control(asked, "resigned"))
    await club.caught_up(since=session)
    club.sandbox.world.home.locale = PSEUDO
    ended = club.live(await club.session())
    await club.alice.click(ended, control(ended, "rematch"))
    again = await club.session()
    assert again.id != session.id
    assert languages.say_at(again).language == PSEUDO


async def test_a_game_in_direct_messages_is_in_the_language_of_who_plays_it(club: Club) -> None:
    club.sandbox.world.home.locale = "en-US"
    club.alice.user.locale = PSEUDO
    session = await club.begin("mars", club.alice.direct())
    assert languages.say_at(session).language == PSEUDO
    assert languages.say_at(await club.begin("mars", club.bob.direct())).language == ENGLISH


# At one table


@pytest.fixture
async def bob_elsewhere(club: Club) -> Person:
    """Bob has his Discord in the pseudo-language; the server and the others have theirs in English."""
    club.bob.user.locale = PSEUDO
    return club.bob


async def test_what_one_person_presses_stays_in_the_language_of_all(club: Club, bob_elsewhere: Person) -> None:
    """The answer to a press is the edit of the board, which everybody reads."""
    session = await club.start("stranded", 2)
    for _ in range(6):
        actor = club.who(session)
        ply = next(ply for group in session.continuations().values() for ply in group)
        await pick_ply(actor, club.live(session), ply)
        await club.caught_up(since=session)
        session = await club.session()
        board = club.live(session)
        told = [board.text, board.alt or "", *(each.label for each in board.buttons)]
        assert not any(map(in_pseudo, filter(words, told)))


async def test_what_one_person_asks_for_is_in_their_language(club: Club, bob_elsewhere: Person) -> None:
    session = await club.start("stranded", 2)
    board = club.live(session)
    for person, own in ((club.bob, True), (club.alice, False)):
        for command in ("board", "history", "games"):
            shown = private(await person.slash(command))
            assert in_pseudo(shown.text or shown.alt or "") is own, command
        menu = (await person.click(board, control(board, "besides"))).said
        assert all(in_pseudo(each.label) is own for each in menu.buttons if each.label)
        refused = await person.slash("move", move="z9")
        assert in_pseudo(refused.said.text) is own
    actor = club.who(session)
    choices = await actor.autocomplete("move", "move", "")
    assert all(in_pseudo(each["name"].removeprefix(each["value"])) is (actor == club.bob) for each in choices)


async def test_who_is_reminded_later_is_written_to_in_their_language(club: Club, bob_elsewhere: Person) -> None:
    session = await club.start("strata5", 2)
    await screen(club.bob)
    for person in (club.alice, club.bob):
        await club.tables.settings.change_person(int(person.id), pings="never", direct=True)
    for _ in range(8):
        session = await club.session()
        ply = next(ply for group in session.continuations().values() for ply in group)
        await pick_ply(club.who(session), club.live(session), ply)
        await club.caught_up(since=session)
    for person, own in ((club.alice, False), (club.bob, True)):
        told = person.direct().messages()
        assert told, f"{person} was called"
        assert all(in_pseudo(each.text) is own for each in told)


async def test_a_table_keeps_its_language_in_another_channel(club: Club, bob_elsewhere: Person) -> None:
    club.sandbox.world.home.locale = PSEUDO
    session = await club.start("stranded", 2)
    club.sandbox.world.home.locale = "en-US"
    await club.alice.slash("moveto", channel=club.sandbox.world.channel("second-table").id)
    await club.caught_up(since=session)
    moved = await club.session("second-table")
    assert moved.id == session.id
    assert in_pseudo(club.live(moved).text)


async def test_a_substitute_reads_their_own_language(club: Club) -> None:
    club.carol.user.locale = PSEUDO
    session = await club.start("stranded", 2)
    await club.alice.slash("substitute", player=club.bob, newcomer=club.carol)
    assert languages.say_at(session).language == ENGLISH
    assert not in_pseudo(club.live(await club.session()).text)
    assert in_pseudo(private(await club.carol.slash("board")).alt or "")


async def test_a_lesson_is_in_the_language_of_the_learner(club: Club, bob_elsewhere: Person) -> None:
    for person, own in ((club.alice, False), (club.bob, True)):
        lesson = private(await person.slash("tutorial", game="stranded"))
        assert in_pseudo(lesson.text) is own
        assert in_pseudo(lesson.alt or "") is own


async def test_without_another_language_none_is_offered(club: Club) -> None:
    # The fixture `monkeypatch` may undo this after the pseudo-language is gone, which would offer it to later tests.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "_offered", (ENGLISH,))
        for shown in (await screen(club.alice), private(await club.alice.slash("settings"))):
            assert of(ENGLISH).languages.person_heading() not in shown.text
            assert of(ENGLISH).languages.server_heading() not in shown.text
