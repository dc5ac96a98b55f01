"""What a soak with troubles knows of settings: what was surely changed, and what is in doubt."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bench.soak.evidence import Evidence, Excuse, Kept, Request
from bench.soak.settled import Settlements, settled
from cogs.interactions.ids import Press
from data.rows import SettingRow

ANN, BEGAN = 5, 1_000.0


def asks(at: float, *words: str, after: float | None = 0.1, number: str = "") -> Request:
    """Ann changes a setting at that second; `after` None: nobody answered."""
    press, since = Press("setperson", words=words), BEGAN + at
    return Request(
        number or str(at),
        ANN,
        7,
        at,
        "setperson",
        after=after,
        name="setperson",
        press=press,
        since=since,
        until=since + (after or 0.0) + 1.0,
    )


def stored(at: float, **values: str) -> Kept:
    """What is stored of Ann's settings at that second, as JSON."""
    return Kept(BEGAN + at, {ANN: tuple(SettingRow(ANN, name, value) for name, value in values.items())})


def doubts(found: Evidence, since: float, until: float, **more: Any) -> set[str]:
    """The settings of Ann that are in doubt between two seconds."""
    return {*Settlements(found).doubts(ANN, BEGAN + since, BEGAN + until, **more)}


def test_a_change_that_was_acknowledged_holds_after_its_time() -> None:
    found = Evidence(requests=[asks(10, "confirm", "on")])
    assert doubts(found, 5, 9) == set()
    assert doubts(found, 9, 10.5) == {"confirm"}, "it may or may not have been made by then"
    assert doubts(found, 9, 10.5, but="10") == set()
    assert doubts(found, 12, 13) == set()
    assert Settlements(found).of(ANN, BEGAN + 12).confirm
    assert not Settlements(found).of(ANN, BEGAN + 10).confirm


def test_a_change_without_an_answer_is_in_doubt_until_the_same_setting_is_changed_again() -> None:
    found = Evidence(requests=[asks(10, "confirm", "on", after=None), asks(20, "hints", "off")])
    assert doubts(found, 30, 31) == {"confirm"}
    found.requests.append(asks(40, "confirm", "off"))
    assert doubts(found, 50, 51) == set()


def test_a_change_in_the_span_of_a_trouble_is_in_doubt_until_what_is_stored_is_read() -> None:
    found = Evidence(requests=[asks(10, "confirm", "on")], excuses=[Excuse("kill", 9.0, 12.0)])
    assert doubts(found, 20, 21) == {"confirm"}
    found.kept = [stored(30)]
    assert doubts(found, 40, 41) == set()
    assert not Settlements(found).of(ANN).confirm, "it was not made"
    assert list(settled(found)) == []


def test_two_changes_at_the_same_time_leave_their_setting_in_doubt() -> None:
    found = Evidence(requests=[asks(10, "confirm", "on"), asks(10.5, "confirm", "off")])
    assert doubts(found, 20, 21) == {"confirm"}


def test_what_was_surely_changed_must_be_stored() -> None:
    found = Evidence(requests=[asks(10, "confirm", "on")], kept=[stored(20, confirm="true")])
    assert list(settled(found)) == []
    found.kept = [stored(20)]
    assert ["confirm is kept as None, and true" in each.what for each in settled(found)] == [True]
    found.kept = [stored(20, confirm="true", hints="false")]
    assert ["hints is kept as false, and None" in each.what for each in settled(found)] == [True]


def test_no_language_is_nothing_that_is_stored() -> None:
    found = Evidence(requests=[asks(10, "language", "de"), asks(20, "language", "-")])
    found.kept = [stored(15, language='"de"'), stored(30)]
    assert list(settled(found)) == []
    assert not Settlements(found).of(ANN).language


def test_whoever_has_their_data_deleted_has_settled_nothing() -> None:
    found = Evidence(requests=[asks(10, "confirm", "on")])
    found.requests.append(replace(asks(20), name="forgotten"))
    found.kept = [stored(30)]
    assert list(settled(found)) == []
    assert not Settlements(found).of(ANN).confirm
