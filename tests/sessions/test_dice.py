"""The dice: bound beforehand, drawn by exact shares, and the same whenever they are drawn again."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter

import pytest

from rules.catalogue import GAMES
from rules.core import Chance
from sessions import dice as dice
from sessions.dice import commitment, digest, draw, lot
from tests.sessions.scripted import Go

SECRET = bytes(range(32))
FACES = tuple(Go(number) for number in range(1, 7))
DIE = Chance(FACES, (1,) * 6)


def test_the_commitment_is_the_secrets_sha256() -> None:
    """Anybody can check it with `sha256sum`."""
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET[:-1])


def test_the_digest_is_as_it_is_described() -> None:
    """A record of today is checked by the code of tomorrow: this must not change."""
    expected = hmac.new(SECRET, b"salt/12/0", hashlib.sha256).digest()
    assert digest(SECRET, "salt", 12, 0) == int.from_bytes(expected, "big")


def test_these_draws_stay_what_they_were() -> None:
    drawn = [draw(SECRET, "1234567890", number, DIE) for number in range(1, 13)]
    weighted = Chance(FACES[:3], (1, 2, 3))
    assert [str(ply) for ply in drawn] == [
        f"go {digest(SECRET, '1234567890', number, 0) % 6 + 1}" for number in range(1, 13)
    ]
    assert [draw(SECRET, "x", number, weighted) for number in range(40)] == [
        FACES[0 if left < 1 else 1 if left < 3 else 2]
        for left in (digest(SECRET, "x", number, 0) % 6 for number in range(40))
    ]


def test_the_same_draw_is_the_same() -> None:
    assert [draw(SECRET, "salt", 5, DIE) for _ in range(5)] == [draw(SECRET, "salt", 5, DIE)] * 5


@pytest.mark.parametrize("other", ["secret", "salt", "number"])
def test_secret_salt_and_number_each_make_another_game(other: str) -> None:
    """With 64 dice each, two that agree in all of them would be the same dice."""
    a = [draw(SECRET, "salt", number, DIE) for number in range(64)]
    b = [
        draw(
            SECRET[::-1] if other == "secret" else SECRET,
            "pepper" if other == "salt" else "salt",
            number + (64 if other == "number" else 0),
            DIE,
        )
        for number in range(64)
    ]
    assert a != b


def walk(monkeypatch: pytest.MonkeyPatch, span: int) -> None:
    """Let the digest be the ply's number itself, and then, at each further attempt, 0, out of `span` values."""
    monkeypatch.setattr(dice, "_SPAN", span)
    monkeypatch.setattr(dice, "digest", lambda _secret, _salt, number, attempt: number if attempt == 0 else 0)


@pytest.mark.parametrize("weights", [(1,), (1, 1), (1, 2, 3), (5, 1, 1, 1), (132, 144, 132, 144)])
@pytest.mark.parametrize("rounds", [1, 3])
def test_every_ply_has_exactly_its_share(
    monkeypatch: pytest.MonkeyPatch, weights: tuple[int, ...], rounds: int
) -> None:
    total = sum(weights)
    walk(monkeypatch, total * rounds)
    plies = FACES[: len(weights)]
    drawn = Counter(draw(SECRET, "", number, Chance(plies, weights)) for number in range(total * rounds))
    assert [drawn[ply] for ply in plies] == [weight * rounds for weight in weights]


@pytest.mark.parametrize("total", [3, 5, 6, 7, 100, 255])
def test_the_top_that_would_favour_some_is_drawn_again(monkeypatch: pytest.MonkeyPatch, total: int) -> None:
    """Of 256 values, those beyond the last whole round are not used: each remainder has as many as any other."""
    asked = []
    monkeypatch.setattr(dice, "_SPAN", 256)

    def value(_secret: bytes, _salt: str, number: int, attempt: int) -> int:
        asked.append((number, attempt))
        return number if attempt < 2 else 0

    monkeypatch.setattr(dice, "digest", value)
    # One more face, which only remainder 0 hits, tells draws that were made again from those of the first attempt.
    plies = tuple(Go(each) for each in range(total))
    first_time = Counter[object]()
    for number in range(256):
        asked.clear()
        ply = draw(SECRET, "", number, Chance(plies, (1,) * total))
        again = number >= 256 - 256 % total
        assert asked == ([(number, 0), (number, 1), (number, 2)] if again else [(number, 0)])
        if not again:
            first_time[ply] += 1
    assert set(first_time.values()) == {256 // total}
    assert len(first_time) == total


def test_the_first_attempts_number_tells_it_from_the_second() -> None:
    assert digest(SECRET, "salt", 1, 1) != digest(SECRET, "salt", 1, 0)
    assert digest(SECRET, "salt", 1, 11) != digest(SECRET, "salt", 11, 1)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_game_asks_for_can_be_drawn(key: str) -> None:
    game = GAMES[key]
    position = game.new(game.seats[0])
    for number in itertools.count(1):
        turn = position.turn()
        if not isinstance(turn, Chance):
            break
        ply = draw(SECRET, "salt", number, turn)
        assert ply in turn.plies
        position = position.play(ply)


# Seats


def test_the_lot_is_an_order_of_the_people() -> None:
    people = [11, 22, 33, 44]
    for salt in map(str, range(50)):
        assert sorted(lot(SECRET, salt, people)) == people


def test_the_order_of_sitting_down_does_not_matter() -> None:
    people = [11, 22, 33]
    for salt in map(str, range(20)):
        assert len({tuple(lot(SECRET, salt, order)) for order in itertools.permutations(people)}) == 1


def test_every_order_can_come_up() -> None:
    people = [11, 22, 33, 44]
    assert len({tuple(lot(SECRET, str(salt), people)) for salt in range(400)}) == 24


@pytest.mark.parametrize("first", [11, 22, 33])
def test_one_who_is_named_sits_first_and_the_others_by_lot(first: int) -> None:
    people = [11, 22, 33]
    orders = {tuple(lot(SECRET, str(salt), people, first)) for salt in range(40)}
    others = [each for each in people if each != first]
    assert orders == {(first, *others), (first, *others[::-1])}
    for salt in map(str, range(20)):
        by_lot = [each for each in lot(SECRET, salt, people) if each != first]
        assert lot(SECRET, salt, people, first)[1:] == by_lot


def test_the_lot_is_not_the_dice() -> None:
    assert digest(SECRET, "salt", "lot", 5) != digest(SECRET, "salt", 5, 0)
