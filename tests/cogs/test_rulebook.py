"""The rules as pages: every clause is on one, each fits a message, and nothing of the file's form is left in them."""

from __future__ import annotations

import re

import pytest

from cogs.commands.rulebook import ROOM, WIDE, clause, for_players, pages, pages_of
from rules.catalogue import GAMES
from sessions.learning import lessons as files
from tests.faces import english
from words import ENGLISH, LANGUAGES, Words, of

SAY = of(ENGLISH)

each_language = pytest.mark.parametrize("say", [*map(of, LANGUAGES)], ids=LANGUAGES)


def shown(*lines: str) -> str:
    """The one page of a section with these lines, without its heading."""
    (page,) = pages_of(SAY, "\n".join(["# Some Game", "", "## Moving", *lines]))
    return page.text.removeprefix("## Moving\n")


@each_language
@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_on_one_page_that_fits(key: str, say: Words) -> None:
    found = pages(say, key)
    text = "\n".join(page.text for page in found)
    source = files.page(f"{key}.md", say.language)
    clauses = re.findall(rf"\*\*({GAMES[key].clauses}-\d+)\*\*", source)
    assert clauses, "the page has clauses"
    assert re.findall(rf"\*\*({GAMES[key].clauses}-\d+)\*\*", text) == clauses
    assert all(0 < len(page.text) <= ROOM + 120 for page in found)
    assert all(page.text.count("```") % 2 == 0 for page in found), "no diagram is cut"
    assert all(page.title and len(page.title) <= 100 for page in found)
    assert 1 < len(found) <= 25, "the pages fit one menu"


@each_language
@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_is_lost_or_cut(key: str, say: Words) -> None:
    """The lines of a paragraph, an item or a row, are on one page one after another."""
    texts = [" ".join(page.text.split()) for page in pages(say, key)]
    source = for_players(files.page(f"{key}.md", say.language))
    paragraphs = re.split(r"\n(?=[-|#\n])", source)
    said = [paragraph for paragraph in paragraphs if paragraph.strip() and not paragraph.startswith(("|", "#"))]
    assert said
    for paragraph in said:
        flowing = " ".join(paragraph.split())
        assert any(flowing in text for text in texts), flowing


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.options])
def test_the_options_are_told_from_their_own_descriptions(key: str) -> None:
    last = pages(SAY, key)[-1]
    assert last.title == "Options"
    words = english(key).teller.about.options
    for option in GAMES[key].options:
        told = words[option.name]
        assert f"**{option.name}**, {option.allowed()} (default {option.default}): {told.description}." in last.text
        for value, meaning in told.meanings.items():
            assert f"  - {value}: {meaning}." in last.text


@each_language
@pytest.mark.parametrize("key", GAMES)
def test_paragraphs_flow(key: str, say: Words) -> None:
    for page in pages(say, key):
        outside = re.sub(r"```.*?```", "", page.text, flags=re.DOTALL)
        for line in outside.split("\n"):
            assert not line or line.startswith(("- ", "  - ", "#", "*")) or line[0].isupper(), line


def test_spaces_that_must_not_break_stay() -> None:
    assert shown("Le but\u00a0: gagner\u202f!", "Et perdre\u202f?") == "Le but\u00a0: gagner\u202f! Et perdre\u202f?"


def test_a_section_is_a_page_and_the_title_one_where_it_says_something() -> None:
    silent, telling = (
        pages_of(SAY, f"# Some Game\n{said}\n## Moving `a1 b2`\n- **XX-1** Go.") for said in ("", "For two.")
    )
    assert [page.title for page in silent] == ["Moving a1 b2"]
    assert [page.title for page in telling] == ["Some Game", "Moving a1 b2"]
    assert telling[0].text == "## Some Game\nFor two."


def test_a_diagram_stands_in_a_code_block() -> None:
    text = shown("- **XX-1** The layout,", "  rank 2 first:", "", "      R B", "      Y G", "", "- **XX-2** Next.")
    assert text == "- **XX-1** The layout, rank 2 first:\n```\nR B\nY G\n```\n- **XX-2** Next."
    text = shown("At first:", "", "    2  . 1", "       a b", "", "Then play.")
    assert text == "At first:\n```\n2  . 1\n   a b\n```\n\nThen play."


def test_lists_and_small_headings_keep_their_form() -> None:
    text = shown(
        "- **XX-1** Do", "  both:", "  - one", "    thing", "  - another", "", "### More", "1. First", "2. then"
    )
    assert text == "- **XX-1** Do both:\n  - one thing\n  - another\n\n### More\n1. First\n2. then"


def test_an_item_that_begins_with_a_number_keeps_its_mark() -> None:
    assert shown("- 1-2. begin", "- 3. go on", "- 4. stop") == "- 1-2. begin\n- 3. go on\n- 4. stop"


def test_a_narrow_table_lines_up() -> None:
    text = shown(
        "- **XX-1** *Cards:*", "", "| code | value |", "| --- | --- |", "| `s.sharp` | 2 |", "| `s.daze` | **-1** |"
    )
    assert text == "- **XX-1** *Cards:*\n```\ncode     value\n-------  -----\ns.sharp  2\ns.daze   -1\n```"


def test_a_table_as_wide_as_a_telephone_lines_up_and_a_wider_one_is_a_list() -> None:
    for more, start in ((0, "```\n"), (1, "- **")):
        cell = "x" * (WIDE - len("code") - 2 + more)
        assert shown("| code | text |", "| --- | --- |", f"| one | {cell} |").startswith(start)


def test_a_wide_table_is_a_list_in_which_every_value_is_named() -> None:
    long = "every card that is face up counts one more, whatever it showed before"
    table = ["| code | draws | text |", "| --- | --- | --- |", f"| `f.plus` | 10 | {long} |", "| `f.20` | 6 | - |"]
    items = [f"- **`f.plus`** · *draws* 10 · *text* {long}", "- **`f.20`** · *draws* 6"]
    assert shown(*table) == "\n".join(items)
    assert shown("- **XX-1** Chapters:", "", *table) == "\n  ".join(["- **XX-1** Chapters:", *items]), (
        "below its clause"
    )
    assert shown("| ply | what |", "| --- | --- |", f"| `pay` | {long} |") == f"- **`pay`**: {long}"


def test_a_long_section_takes_pages_of_much_the_same_length() -> None:
    clauses = [f"- **XX-{number}** {'They go on. ' * 40}".strip() for number in range(1, 9)]
    found = pages_of(SAY, "\n".join(["# Some Game", "## Moving", *clauses]))
    assert [page.title for page in found] == ["Moving (1 of 2)", "Moving (2 of 2)"]
    assert [page.text.split("\n")[1:] for page in found] == [clauses[:4], clauses[4:]]


def test_a_diagram_goes_with_its_clause_to_the_next_page() -> None:
    long = f"- **XX-1** {'x' * (ROOM - 100)}"
    diagram = "\n".join(f"      {'. ' * 20}" for _ in range(10))
    first, second = pages_of(SAY, f"## Moving\n{long}\n- **XX-2** Like this:\n\n{diagram}\n")
    assert first.text.endswith("x")
    assert second.text.startswith("## Moving (2 of 2)\n- **XX-2** Like this:\n```\n. .")


def test_a_table_that_is_too_long_for_a_page_is_cut_between_its_rows() -> None:
    rows = [f"| row {number} | {'so many words ' * 10} |" for number in range(60)]
    found = pages_of(SAY, "\n".join(["## Cards", "- **XX-1** All:", "", "| which | what |", "| --- | --- |", *rows]))
    lines = [line for page in found for line in page.text.split("\n")[1:]]
    assert len(found) == 3
    assert all(len(page.text) <= ROOM + 120 for page in found)
    assert [line.partition(": so many")[0] for line in lines[1:]] == [f"  - **row {number}**" for number in range(60)]


@each_language
@pytest.mark.parametrize("key", GAMES)
def test_each_clause_can_be_shown_alone(key: str, say: Words) -> None:
    source = for_players(files.page(f"{key}.md", say.language))
    numbers = re.findall(rf"^- \*\*({GAMES[key].clauses}-\d+)\*\*", source, re.MULTILINE)
    assert numbers == re.findall(rf"\*\*({GAMES[key].clauses}-\d+)\*\*", source), "every clause is an item of a list"
    told = [clause(say, key, number) for number in numbers]
    for number, found in zip(numbers, told, strict=True):
        assert found is not None
        page, text = found
        assert text.startswith(f"- **{number}** ")
        assert re.findall(r"^- \*\*(.*?)\*\*", text, re.MULTILINE) == [number]
        assert text.count("```") % 2 == 0, "no diagram is cut"
        assert text in pages(say, key)[page].text
    assert clause(say, key, f"{GAMES[key].clauses}-999") is None
    assert clause(say, key, ".*") is None
