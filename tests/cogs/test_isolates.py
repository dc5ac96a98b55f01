"""Names that are written from right to left: they stand in isolates, and the sentence around them keeps its order."""

from __future__ import annotations

import pytest

from cogs.words import refusals
from cogs.words.names import isolated, safe
from sessions.log import Person
from sessions.refusals import participants
from tests.cogs.markdown import turning
from tests.cogs.snapshots import opened
from tests.sessions.club import ANN
from words import ENGLISH, of

SAY = of(ENGLISH)
MIRIAM, DUNYA = "מרים בת-ים", "دنيا"


def apart(name: str) -> str:
    return f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann is late.", "Ann is late."),
        (f"{MIRIAM} is late.", f"{apart(MIRIAM)} is late."),
        (f"{MIRIAM}, {DUNYA} and Ann.", f"{apart(MIRIAM)}, {apart(DUNYA)} and Ann."),
        (f"a1 {DUNYA} 2\n{DUNYA} 3", f"a1 {apart(DUNYA)} 2\n{apart(DUNYA)} 3"),
        (f"\u202e{DUNYA}\u202c is\u2066 late.", f"{apart(DUNYA)} is late."),
        ("שָׁלוֹם is late.", f"{apart('שָׁלוֹם')} is late."),
    ],
)
def test_words_from_right_to_left_stand_apart_in_a_sentence(text: str, expected: str) -> None:
    assert isolated(text) == expected
    assert turning(isolated(text)) == ""


def test_a_name_stands_apart_as_a_whole_and_others_have_no_isolates() -> None:
    assert safe(f"John {DUNYA}") == apart(f"John {DUNYA}")
    assert safe("John Doe") == "John Doe"


def test_a_refusal_that_begins_with_such_a_name_is_read_from_the_left() -> None:
    lobby = opened((ANN, Person(7, "Ben")), "stranded")
    told = refusals.sentence(SAY, participants.HasDeclined(lobby, MIRIAM))
    assert told.startswith(f"{apart(MIRIAM)} declined ")
