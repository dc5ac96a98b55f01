"""Whatever people call themselves, a message shows no stray mark, shows their names as they are, and fits Discord."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import discord
import pytest
from msgspec.structs import replace

import cogs.words
from cogs.commands import privacy as privacy_commands
from cogs.commands.privacy import ROOT, document
from cogs.commands.rulebook import how_to_play, pages
from cogs.commands.seating import first_game
from cogs.interactions.ids import Press
from cogs.messages import boards, calls, lessons, lobbies, parts, private_boards, table_lists, table_menu
from cogs.messages import settings as shown_settings
from cogs.messages.controls import cached_weigh, groups
from cogs.pictures.pictures import Picture, scene_of, teller_of
from cogs.words import calls as call_words
from cogs.words import game_actions, games, history, privacy, refusals, replaying, settings, standings
from cogs.words import lobby as lobby_words
from cogs.words import table as words
from cogs.words.learning import Where
from cogs.words.names import bold
from render.kit.texts import clip
from render.kit.texts import plain as named
from rules.catalogue import GAMES
from sessions.acts import (
    Cancel,
    Decline,
    End,
    GiveSeed,
    GoOn,
    Invite,
    Move,
    OfferDraw,
    Pause,
    Resign,
    Start,
    Substitute,
)
from sessions.dice import clean, luck
from sessions.learning.lessons import tutorial
from sessions.log import Person
from sessions.people.settings import PersonSettings, ServerSettings
from sessions.results.ratings import Rating
from sessions.results.standings import Best, Tally
from sessions.session import Session
from sessions.state.players import Player
from sessions.tables.overview import Listed, WaitingTable
from sessions.tables.people import Deletion
from tests.cogs.markdown import faults, labels, seen, shown, strays, texts, turning, walked
from tests.cogs.refusals import CASES, STRANGE, odd_refusals
from tests.cogs.snapshots import after, opened
from tests.faces import english
from tests.sessions.club import any_act
from words import ENGLISH, LANGUAGES, Language, of
from words.loading import names

LONGEST = 32
"""Discord's most characters of a name."""

NAMES = [
    each[:LONGEST]
    for each in (
        "*" * 32,
        "_" * 32,
        "`" * 32,
        "~" * 32,
        "|" * 32,
        "\\" * 32,
        "**bold** __under__ *it* _it_ ~~s~~",
        "***a*b__c_d`e``f~~g||h||i",
        "```js\nwhile (1) {}\n```",
        "[here](http://example.org) [b](/c)",
        "![x](http://e.xy)[a](<http://e.xy>)",
        "<@123456789012345678> <#12345678901",
        "@everyone @here <@&123456789012345>",
        "<t:0:R> <:a:123456789012345678>",
        "# heading",
        "-# small",
        "- item",
        "1. item",
        "> quote",
        ">>> quote",
        "\u202eدبا\u202c * \u200f_\u200e",
        "מרים בת-ים",
        "🦊" * 32,
        "W" * 32,
        "a_b_c_d*e*f*g",
        "Al\u200dice\u200b_",
        "http://example.org/__a__/*b*",
        "\\*\\_\\`\\[\\]",
        "*",
        "_",
        "a\\",
        "’**’",
        "(*)",
    )
]

SAY = of(ENGLISH)

ID = 123456789012345678
"""A user's id is as long as this."""

PICTURE = Picture((b"png",), "a picture")


def parts_of(view: discord.ui.LayoutView) -> list[Any]:
    """A message as Discord gets it."""
    found: list[Any] = discord.ui.LayoutView.to_components(view)  # type: ignore[no-untyped-call]
    return found


def plain(text: str) -> str:
    """A text in one line, without what takes no room."""
    return " ".join(seen(text).split())


class Reader:
    """Reads messages, and complains of what they should not show."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = tuple(plain(each) for each in names)
        self.read = 0

    def view(self, view: discord.ui.LayoutView, *, of: Picture | None = None) -> None:
        """A message: its texts, its labels, its size."""
        components = parts_of(view)
        message = walked(components)
        for each in texts(message):
            self.text(each)
        for label in labels(message):
            rest = plain(label)
            for name in sorted(self._names, key=len, reverse=True):
                rest = rest.replace(name, "")
            cut = rest.endswith("…")
            assert cut or not any(mark in rest for mark in "*_`~|"), label
        assert faults(components, of.names if of else ()) == []

    def text(self, text: str) -> None:
        """A text by itself."""
        self.read += 1
        assert strays(text, self._names) == [], text
        assert turning(text) == "", text
        assert len(text) <= 4000

    def naming(self, text: str, people: Iterable[Player]) -> None:
        """A text that tells of these people, by their names as they are."""
        self.text(text)
        told = seen(shown(text))
        for person in people:
            assert plain(person.name) in told, (person.name, text)


def people(dice: random.Random, number: int) -> list[Person]:
    return [Person(ID + seat, name) for seat, name in enumerate(dice.sample(NAMES, number), 1)]


def lobby(key: str, dice: random.Random) -> tuple[Session, list[Person]]:
    """A table of that game with all the seats it can have, or fewer."""
    seated = people(dice, dice.choice(list(GAMES[key].seats)))
    return opened(seated, key, secret=dice.randbytes(32)), seated


SEEDS = range(6)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_from_its_lobby_to_its_end(key: str, seed: int, dice: random.Random) -> None:
    """Every message of a random game, with everything that may be chosen on the way."""
    session, seated = lobby(key, dice)
    reader = Reader([name for each in seated for name in (each.name, clean(each.name)) if name])
    read_lobby(reader, session, seated, dice)
    if not session.solo:
        given = [each for each in seated if clean(each.name) and dice.random() < 0.5]
        session = after(session, *[GiveSeed(each.user_id, each.name) for each in given])
        for person in given:
            reader.text(lobby_words.word_taken(SAY, session, person.user_id))
        reader.view(lobbies.lobby(session, PICTURE), of=PICTURE)
    session = after(session, Start(session.host, "salt")) if session.start is None else session
    for number in range(150):
        if session.state != "running":
            break
        if number % 3 == 0 or number < 10:
            read_board(reader, session, dice)
        played = len(session.played)
        session = after(session, any_act(session, dice, resign=0.01))
        reader.view(boards.past_board(session, session.played[played:]))
    if session.state == "running":
        thread = after(session, Move(1234567890123456789))
        reader.view(calls.notice(thread, 1234567890123456789))
        session = after(session, End(dice.choice(NAMES), 5))
        reader = Reader([*(each.name for each in seated), *NAMES])
    reader.view(boards.final_board(session, PICTURE, words.best_scores(SAY, -3, 12)), of=PICTURE)
    reader.view(calls.notice(session, 1234567890123456789, PICTURE), of=PICTURE)
    reader.text(words.record(SAY, session, "table-1.txt"))
    assert reader.read > 5


def read_lobby(reader: Reader, session: Session, seated: list[Person], dice: random.Random) -> None:
    """A lobby, open and closed, and what is answered there."""
    reader.view(lobbies.lobby(session, PICTURE), of=PICTURE)
    reader.naming("\n".join(lobby_words.seats(SAY, session)), seated)
    if session.free:
        guest = Person(123456789012345678, dice.choice(NAMES))
        asked = after(session, Invite(session.host, (guest,)))
        reader = Reader([*(each.name for each in (*seated, guest)), *NAMES])
        reader.view(lobbies.lobby(asked, PICTURE), of=PICTURE)
        reader.view(lobbies.lobby(after(asked, Decline(guest.user_id)), PICTURE), of=PICTURE)
        reader.text("\n".join(lobby_words.details(SAY, asked)))
    reader.view(lobbies.closed(session, "https://discord.com/channels/1/2/3"))
    if not session.solo:
        reader.view(boards.gone_question(SAY, session, dice.choice(seated)))
        reader.view(boards.end_question(SAY, session, "abc"))
        reader.view(lobbies.closed(after(session, Cancel(session.host)), None))


def read_board(reader: Reader, session: Session, dice: random.Random) -> None:
    """A live board, each page of what may be chosen, and what is asked about it."""
    teller, position = teller_of(session), session.position
    weigh = cached_weigh(teller, position)
    chosen: tuple[str, ...] = ()
    while True:
        choices = groups(session.continuations, chosen, weigh)
        picture = Picture((b"png",), teller.alt(scene_of(session, chosen)))
        assert len(picture.alt) <= 1024
        for page in range(2):
            hint = teller.hint(position) if page else ""
            view = boards.board(session, picture, boards.Offered(choices, chosen, page, hint))
            reader.view(view, of=picture)
        entry = dice.choice([each for group in choices for each in group.entries])
        reader.text(words.done(SAY, teller.label(position, entry.words), "https://discord.com/channels/1/2/3"))
        if entry.whole:
            break
        chosen = entry.words
    if study := teller.study(position):
        reader.view(parts.note("\n".join(study)))
    who = session.actor_person
    assert who is not None
    reader.view(boards.resign_question(SAY, session, 0, who))
    reader.view(boards.end_question(SAY, session, "abc"))
    reader.naming(words.went_on(SAY, who.name), [who])
    reader.naming(words.left_server(SAY, who.name), [who])
    reader.naming(words.end_question(SAY, session), session.people)
    thread = 1234567890123456789
    reader.view(calls.notice(session, thread))
    reader.naming(words.played_in(SAY, session, thread), session.people)
    assert 1 <= len(words.thread_name(SAY, session)) <= 100
    if not session.solo:
        gone = after(session, GoOn(next(each.user_id for each in session.playing if each != who), who.user_id))
        reader.view(boards.past_board(gone, gone.played[len(session.played) :]))


@pytest.mark.parametrize("name", NAMES)
def test_a_name_comes_out_as_it_is(name: str) -> None:
    """In every place of a sentence, and beside another one like it."""
    one, other = Person(11, name), Person(22, name[::-1])
    reader = Reader([one.name, other.name])
    for key in GAMES:
        if GAMES[key].seats[0] > 2 or GAMES[key].seats[-1] < 2:
            continue
        session = opened((one, other), key)
        reader.naming("\n".join([lobby_words.opens(SAY, session), *lobby_words.seats(SAY, session)]), [one])
        session = after(session, Start(11, "salt"))
        reader.naming(lobby_words.begun(SAY, session, None), [one, other])
        reader.naming(words.end_question(SAY, session), [one, other])
        reader.naming(words.played_in(SAY, session, 1234567890123456789), [one, other])
        for seat in (11, 22):
            reader.naming("\n".join(boards.result(SAY, after(session, Resign(seat)))), [one, other])


@pytest.mark.parametrize("key", GAMES)
def test_lessons_and_rules(key: str) -> None:
    reader = Reader()
    for page in pages(SAY, key):
        reader.text(page.text)
    reader.view(lessons.how_to_play(SAY, key, how_to_play(SAY, key), PICTURE), of=PICTURE)
    given = tutorial(key)
    for index, lesson in enumerate(given):
        chosen: tuple[str, ...] = ()
        teller = english(key).teller
        weigh = cached_weigh(teller, lesson.position)
        offered = groups(lesson.continuations, chosen, weigh)
        reader.view(lessons.lesson(SAY, lesson, (index, len(given)), PICTURE, teller, offered), of=PICTURE)
        for ply in lesson.continuations():
            for whole in lesson.continuations()[ply][:3]:
                answer = lesson.answer(whole.split())
                assert answer is not None
                if answer.right:
                    done = lessons.lesson_done(
                        SAY, lesson, (index, len(given)), answer, PICTURE, "Ann", first_game(key)
                    )
                    reader.view(done, of=PICTURE)
                else:
                    reader.text(lessons.wrong_answer(SAY, lesson, answer))


SEVERAL = [key for key, game in GAMES.items() if 2 in game.seats]


@pytest.mark.parametrize("key", SEVERAL)
@pytest.mark.parametrize("name", NAMES)
def test_what_happens_around_the_moves(key: str, name: str) -> None:
    """Questions, pauses, calls, lists of games and looks from aside, with the name of either player."""
    one, other = Person(ID + 1, name), Person(ID + 2, name[::-1])
    third = Person(ID + 3, f"{name[:-1]}x")
    names = [each.name for each in (one, other, third)]
    shown = [*names, *(clip(" ".join(each.split()), room) for each in names for room in (20, 21, 24))]
    reader = Reader(shown)
    in_words = Reader([*shown, *(named(of(ENGLISH), each, seat) for each in names for seat in (1, 2))])
    table = opened((one, other), key)
    table = replace(table, row=replace(table.row, channel_id=ID))
    session = after(table, Start(one.user_id, "salt"))
    reader.text(call_words.invited(SAY, table))
    actor = session.actor_person
    assert actor is not None
    for asking in (OfferDraw(one.user_id), Substitute(one.user_id, other.user_id, third)):
        asked = after(session, asking)
        assert asked.question is not None
        reader.naming(
            game_actions.question(SAY, asked, asked.question), [one] if asking == OfferDraw(one.user_id) else [third]
        )
        reader.view(boards.board(asked, PICTURE, boards.Offered(groups(asked.continuations))), of=PICTURE)
    paused = after(session, Pause(third.name, third.user_id))
    reader.naming(game_actions.paused(SAY, paused), [third])
    reader.view(boards.board(paused, PICTURE, boards.Offered(groups(paused.continuations))), of=PICTURE)
    for user_id in (one.user_id, other.user_id, third.user_id):
        reader.view(table_menu.table_menu(SAY, session, user_id, 0, ("study", "nohints")))
        waiting = WaitingTable(session, 4000)
        reader.text(games.next_game(SAY, waiting, user_id))
        for mine in (False, True):
            reader.view(table_lists.tables(SAY, Listed((waiting,) * 5, 1, 3, 15), user_id, 1, mine=mine))
    for user_id in (actor.user_id, third.user_id):
        for sent in (
            calls.editable_call(session, [user_id]),
            calls.call(session, [user_id]),
            calls.direct(session, user_id),
        ):
            reader.text(sent.content or "")
    reader.text(calls.go_on_here(session, ID, ID).content or "")
    invited = after(opened((one,), key), Invite(one.user_id, [third]))
    reader.text(calls.editable_call(invited, [third.user_id]).content or "")
    for seat in (1, None):
        reader.view(private_boards.board(SAY, session, seat, PICTURE), of=PICTURE)
        # In words, marks that a game shows stand escaped.
        for sentences in (True, False):
            in_words.view(private_boards.board(SAY, session, seat, None, other, sentences=sentences))
    over = after(session, Resign(other.user_id))
    for text in (replaying.alt(SAY, over), history.at_move(SAY, key, 3, 12)):
        reader.text(text)
    for ending in ("gif", "webp"):
        reader.text(replaying.shown(SAY, over, 12, whole=True, ending=ending))
    reader.text(replaying.verified(SAY, over, 12, whole_lot=False))
    reader.text("\n".join(replaying.luck(SAY, over, luck(over.played, teller_of(over).chance_result))))


@pytest.mark.parametrize("name", NAMES)
def test_a_page_of_tables_with_clocks_fits(name: str) -> None:
    """Four people with long names at each of them, a deadline, and a reserve."""
    people = tuple(Person(ID + number, f"{name[:-1]}{number}") for number in range(4))
    table = opened(people, "stranded")
    table = replace(
        table,
        row=replace(table.row, channel_id=ID, guild_id=ID),
        table_options={**table.table_options, "clock": "1w", "reserve": "1w"},
    )
    session = after(table, Start(people[0].user_id, "salt"))
    names = [each.name for each in people]
    reader = Reader([*names, *(clip(" ".join(each.split()), room) for each in names for room in (20, 24))])
    listed = Listed((WaitingTable(session, 4000),) * table_lists.SIZE, 1, 3, 24)
    for user_id in (*(each.user_id for each in people), ID + 9):
        for mine in (False, True):
            reader.view(table_lists.tables(SAY, listed, user_id, 1, mine=mine))


@pytest.mark.parametrize("name", NAMES)
def test_a_page_of_requests_and_a_digest_of_them_fit(name: str) -> None:
    """Invitations, and questions whether somebody takes over a seat, at tables of four with long names."""
    people = tuple(Person(ID + number, f"{name[:-1]}{number}") for number in range(5))
    guest = people[4]
    lobby = after(opened(people[:3], "stranded"), Invite(people[0].user_id, [guest]))
    game = after(opened(people[:4], "stranded"), Start(people[0].user_id, "salt"))
    asks = after(game, Substitute(people[0].user_id, people[1].user_id, guest, now=1))
    names = [each.name for each in people]
    reader = Reader([*names, *(clip(" ".join(each.split()), 24) for each in names)])
    for session in (lobby, asks):
        rows = [replace(session.row, id=ID + number, channel_id=ID, guild_id=ID) for number in range(table_lists.SIZE)]
        asking = tuple(WaitingTable(replace(session, row=each), 4000) for each in rows)
        reader.view(table_lists.tables(SAY, Listed((), 0, 3, 24, asking, 14), guest.user_id, 1, mine=True))
        digest = table_lists.digest(SAY, Listed((), 0, 1, 24, asking[: table_lists.DIGEST_ASKS], 14), guest.user_id)
        reader.text(digest.content or "")
        assert len(digest.content or "") <= 2000


@pytest.mark.parametrize("name", NAMES)
def test_what_results_add_up_to(name: str) -> None:
    reader = Reader([name])
    shown_name = bold(SAY, name)
    found = Tally(12, 5, 2, 300, 2, 4)
    found.against[ID].won, found.against[ID].played = 5, 12
    found.seats[1].played = 12
    found.scores[""] = [-3, 12]
    for key, game in GAMES.items():
        first = {option.name: option.values[-1] for option in game.options}
        options = " ".join(f"{option}={value}" for option, value in first.items())
        found.scores[options] = [7]
        for rating in (None, Rating(12.3, provisional=False), Rating(-0.4, provisional=True)):
            reader.text("\n".join(standings.tally(SAY, key, found, rating, {ID: shown_name}, found.seats)))
        reader.text(standings.with_options(SAY, key, options))
        reader.text("\n".join(standings.ranking(SAY, key, 12, 30)))
    for text in (
        SAY.standings.heading(name=shown_name, direct=False),
        standings.none_of(SAY, shown_name, "stranded"),
        standings.ranked(SAY, 1, shown_name, 12.3, found),
        standings.scored(SAY, 2, shown_name, Best(ID, -3, 12)),
        standings.provisional(SAY, [shown_name], 0),
        standings.provisional(SAY, [shown_name] * 3, 7),
        standings.by_seat(SAY, found.seats),
    ):
        reader.text(text)


def test_every_setting_and_what_is_told_of_it() -> None:
    reader = Reader()
    for server in (ServerSettings(), ServerSettings(channels=frozenset({ID}), openers="moderators", tables_at_once=3)):
        told = [settings.told(SAY, each, server) for each in settings.SERVER.values() if each.told]
        for text in told:
            reader.text(text)
        reader.view(shown_settings.server(SAY, server, {ID}, told[0]))
    for person in (PersonSettings(), PersonSettings(avoided=frozenset({ID}), pings="never", direct=True, open_games=2)):
        told = [settings.told(SAY, each, person) for each in settings.PERSON.values() if each.told]
        for text in told:
            reader.text(text)
        reader.view(shown_settings.person(SAY, person, told[0]))


def test_what_is_said_of_what_is_kept(dice: random.Random) -> None:
    for number in range(len(NAMES) + 1):
        tables = [
            {"state": dice.choice(("lobby", "running", "over", "cancelled")), "your names": [name]}
            for name in NAMES[:number]
        ]
        Reader(NAMES).text(
            privacy.kept(
                SAY,
                tables,
                dice.choice(({}, {"hints": False}, {"pings": "never", "turned": True})),
                offers=dice.choice((0, 1, 3)),
            )
        )
        for backups in (0, 1, 7):
            Reader().text(privacy.forgotten(SAY, Deletion(number, (), (), scrubbed=bool(number % 2)), backups))
            Reader().text(privacy.forgotten(SAY, Deletion(number, (), tuple(range(number))), backups))


DOCUMENTS = {"en": ROOT, **{each.name: each for each in (ROOT / "docs").iterdir() if each.name in LANGUAGES}}
"""The folders with the privacy notice and the terms, by language."""


def told_by(language: Language, name: str, reader: Reader) -> str:
    """The text of all pages of a document, which are read by turning them."""
    found, page, last = list[str](), 0, False
    while not last:
        view = document(of(language), name, "notice", page)
        reader.view(view)
        message = walked(parts_of(view))
        found += map(shown, texts(message))
        onward = [each for kind, each, _ in message if kind == "button"][-1:]
        last = all(each.get("disabled") for each in onward)
        page += 1
    return "\n".join(found)


def said_in(source: str) -> Iterator[str]:
    """The words of each paragraph, and of each cell of a table below its headings, in their order."""
    for block in source.split("\n\n"):
        pieces = re.split(r"[|\n]", block.split("\n", 2)[2]) if block.startswith("|") else [block]
        yield from (" ".join(re.findall(r"\w+", re.sub(r"`[^`]*`", "…", each))) for each in pieces)


@pytest.mark.parametrize("name", ["PRIVACY.md", "TERMS.md"])
@pytest.mark.parametrize("language", DOCUMENTS)
def test_the_notice_and_the_terms_are_read_whole(language: Language, name: str) -> None:
    told = " ".join(re.findall(r"\w+", told_by(language, name, Reader())))
    here, english = ((folder / name).read_text(encoding="utf-8") for folder in (DOCUMENTS[language], ROOT))
    end = 0
    for piece in said_in(here):
        assert piece in told[end:], "every word, in its place"
        end = told.index(piece, end) + len(piece)
    assert re.findall(r"`[^`]*`", here) == re.findall(r"`[^`]*`", english), "the same commands and settings"
    for mark in ("\n\n", "\n|", "\n- ", "\n#", "**"):
        assert here.count(mark) == english.count(mark), f"as many {mark!r}"


@pytest.mark.parametrize("name", ["PRIVACY.md", "TERMS.md"])
@pytest.mark.parametrize("language", DOCUMENTS)
def test_every_page_of_a_document_leaves_room_in_its_message(language: Language, name: str) -> None:
    """A sentence more in a document must not bring it near to the 4000 characters that a message can hold."""
    for page in range(10):
        assert sum(map(len, texts(walked(parts_of(document(of(language), name, "notice", page)))))) <= 3600


def test_a_document_is_turned_page_by_page() -> None:
    view = document(of(ENGLISH), "PRIVACY.md", "notice", 99)
    back, onward = [each for kind, each, _ in walked(parts_of(view)) if kind == "button"]
    assert (back.get("disabled", False), onward["disabled"]) == (False, True), "a page that is no more: the last one"
    assert len(list(labels(walked(parts_of(document(of(ENGLISH), "TERMS.md", "terms")))))) == 0, "one page needs none"


def test_english_stands_in_for_a_missing_notice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "NEWS.md").write_text("# News\n\nPlay fair.\n", encoding="utf-8")
    monkeypatch.setattr(privacy_commands, "ROOT", tmp_path)
    assert "Play fair." in told_by(Language("fr"), "NEWS.md", Reader())


def test_every_refusal() -> None:
    given = [clip(" ".join(each.split()), length) for each in STRANGE for length in (40, 60)]
    reader = Reader([*given, *(each[:40] for each in STRANGE), *(each[:60] for each in given)])
    for refusal in [*odd_refusals(), *(each for each, _ in CASES)]:
        reader.text(refusals.sentence(SAY, refusal))


@pytest.mark.parametrize("name", [each.name for each in iter_modules(cogs.words.__path__)])
def test_every_sentence_that_says_always_the_same(name: str) -> None:
    module = import_module(f"cogs.words.{name}")

    def strings(value: object) -> Iterator[str]:
        # What is an identifier is no sentence, but a value of a message.
        if isinstance(value, str) and not value.isidentifier():
            yield value
        elif isinstance(value, dict):
            yield from (each for one in value.values() for each in strings(one))

    reader = Reader()
    for attribute, value in vars(module).items():
        if not attribute.startswith("__"):
            for text in strings(value):
                reader.text(text)


@pytest.mark.parametrize("file", names())
def test_every_message_without_variables(file: str) -> None:
    """Tellers and `cogs/words` may add marks, but no message has any of its own."""
    reader = Reader()
    said = getattr(SAY, file)
    for name, method in vars(type(said)).items():
        if not name.startswith("_") and list(inspect.signature(method).parameters) == ["self"]:
            reader.text(getattr(said, name)())


def test_help() -> None:
    reader = Reader()
    places: tuple[Where, ...] = ("here", "direct", "outside")
    for where in places:
        reader.view(lessons.welcome(SAY, tuple(GAMES), {"play", "rules", "games"}, where, 1))
    reader.view(lessons.hints_off(SAY))
    reader.text(SAY.learning.hints_again())


def test_a_stray_mark_is_seen() -> None:
    """The reader itself: what Discord would show is found, what it takes for a mark is not."""
    assert strays("**a** *b* __c__ ~~d~~ `e*` [f](https://g.hi)\n-# small\n# h\n- i\n> j") == []
    for text in ("**a", "a*", "**a** b**", "__a", "||a||", "`a", "~~a", "a#b", "\\\\", "<@12>", "**[a](b**", "a_b_c_"):
        assert strays(text), text
    assert strays("**\\*\\*a\\_** won", ["**a_"]) == []
    assert strays("***a_** won", ["**a_"])
    press = Press("pick", 1, words=("a" * 99,))
    assert len(press.button_id()) > 100
    row: Any = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": press.button_id()}]}
    assert faults([row])
