"""What people read when a table says no: a whole sentence for every refusal, safe to show whatever is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from markdown_it import MarkdownIt

from cogs.words.refusals import plain, sentence
from rules.catalogue import GAMES
from sessions.refusals import base, moments, requests
from sessions.tables.messages import Message
from tests.cogs.markdown import turning
from tests.cogs.refusals import CASES, SAY, odd_refusals
from tests.cogs.snapshots import running, shown
from tests.faces import english
from words import Language, of


def kinds(kind: type[base.Refusal] = base.Refusal) -> Iterator[type[base.Refusal]]:
    """Every refusal that can be raised: those of which there are no further kinds."""
    further = kind.__subclasses__()
    for each in further:
        yield from kinds(each)
    if not further:
        yield kind


def test_every_refusal_has_a_sentence_and_a_case() -> None:
    assert {type(refusal) for refusal, _ in CASES} == set(kinds())


@pytest.mark.parametrize(
    ("refusal", "words"), CASES, ids=[f"{number} {type(each).__name__}" for number, (each, _) in enumerate(CASES)]
)
def test_the_sentence_of_a_refusal(refusal: base.Refusal, words: str) -> None:
    assert plain(SAY, refusal) == words
    assert read(sentence(SAY, refusal)) == words


def read(text: str) -> str:
    """What is read of a text in a message: it must be one paragraph without any marks but a link to the table."""
    tokens = MarkdownIt("commonmark", {"html": False}).enable("strikethrough").disable("entity").parse(text)
    assert [each.type for each in tokens] == ["paragraph_open", "inline", "paragraph_close"], text
    children = tokens[1].children or []
    links = [each.attrs["href"] for each in children if each.type == "link_open"]
    assert {each.type for each in children} <= {"text", "link_open", "link_close"}, text
    assert all(str(each).startswith("https://discord.com/channels/") for each in links), text
    inside = False
    found = ""
    for each in children:
        inside = each.type == "link_open" or (inside and each.type != "link_close")
        found += "" if inside else each.content
    return found.rstrip()


ODD = list(odd_refusals())


@pytest.mark.parametrize(
    ("legal", "told"),
    [
        (("draw", "draw all", "end"), "You can play draw; draw all; end."),
        (("draw", "draw all"), "You can play draw; draw all."),
        (
            tuple(f"go {number}" for number in range(13)),
            "You can play go 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 or 11 and others.",
        ),
    ],
)
def test_the_moves_that_can_be_played_are_a_clean_list(legal: tuple[str, ...], told: str) -> None:
    said = sentence(SAY, moments.IllegalMove(running(), "x", (), legal))
    assert said == f"“x” isn’t a legal move here. {told}"


def test_moves_are_listed_as_the_language_lists() -> None:
    said = sentence(of(Language("fr")), moments.IllegalMove(running(), "x", (), ("take a1", "take b2", "leave")))
    assert "Tu peux jouer take a1 ou b2\u202f; leave." in read(said)


@pytest.mark.parametrize("number", range(len(ODD)))
def test_whatever_is_in_it_a_refusal_is_a_whole_sentence_and_safe(number: int) -> None:
    refusal = ODD[number]
    shown_so = sentence(SAY, refusal)
    assert turning(shown_so) == "", "names stand apart"
    told = re.sub("[\u2068\u2069]", "", read(shown_so))
    assert "\u202e" not in told, "nothing turns the writing round"
    assert told.replace("\u200b", "") == " ".join(plain(SAY, refusal).split()).replace("\u202e", "")
    assert told.endswith(".")
    name = " ".join(getattr(refusal, "name", "").replace("\u202e", "").split())
    assert told[0].isupper() or told.replace("\u200b", "").startswith(("“", "blacks can be", name or "“"))
    assert not any(each in told for each in ("  ", " .", " ,", "“ ", "()", "None")), told
    assert "||" not in shown_so.replace("\\|", "")
    assert not any(each in shown_so for each in ("@everyone", "@here", "<@1")), "it calls nobody"
    assert len(shown_so) < 2000, "it fits a message"


def test_a_refusal_leads_to_the_table_where_there_is_one() -> None:
    session = shown(running(), Message(777, 8, "board", 27))
    told = sentence(SAY, requests.InThreads([session, running()]))
    links = [f"https://discord.com/channels/5/{each}" for each in ("8/777", "7")]
    assert told.endswith(f"Your games: [Stranded]({links[0]}) and [Stranded]({links[1]}).")
    assert sentence(SAY, requests.InThreads([session], own=False)).endswith(f"The games: [Stranded]({links[0]}).")
    assert sentence(SAY, moments.Stale(session)).endswith(
        "Nothing was played. [Go to the table](https://discord.com/channels/5/8/777)"
    )
    assert sentence(SAY, moments.NotOverYet(running())) == "This game isn’t over yet.", "no message of it is live"
    assert "Go to" not in plain(SAY, moments.Stale(session)), "a list of completions has no links"


def test_the_titles_are_those_of_the_tellers() -> None:
    for key in GAMES:
        assert english(key).teller.about.title in plain(SAY, base.Outdated(key))
