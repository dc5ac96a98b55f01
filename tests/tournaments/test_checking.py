"""Checking files: all rounds come out again, and whatever is changed is noticed, with its round."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.pairing import Simulated
from sandbox.process import ROOT
from tournaments.__main__ import main
from tournaments.checking import check
from tournaments.files import Apart, CheckingFile, Kind, Member, apart, bound, decode, encode, part
from tournaments.pairing.berger import division_rounds
from tournaments.pairing.boards import DUELS, TABLES, Board, How, Round, bye, changed, skipped, walkover
from tournaments.pairing.knockout import Tie, bracket, next_ties
from tournaments.pairing.lots import Pair, digest_of, fingerprint, round_key, salt_of
from tournaments.pairing.seeding import Registered, numbered
from tournaments.pairing.swiss import pair
from tournaments.pairing.tables import fixed_seatings, seatings, table_points
from tournaments.repeating import CheckError

SECRET, WORDS = b"\x07" * 32, (digest_of("apple"), digest_of("pear"))
SALT = salt_of(WORDS, "press")
FINGERPRINT = fingerprint(SECRET)


class Played(Simulated):
    """A tournament whose keys follow from a secret and a salt, as in the bot."""

    def key(self) -> bytes:
        return round_key(SECRET, SALT, len(self.rounds) + 1)


def members(count: int) -> list[Member]:
    """Entrants 1 and 2 have a rating, the others were numbered by lot."""
    people = numbered([Registered(n, 30.0 - n if n < 3 else None) for n in range(1, count + 1)], numbers_key())
    return [Member(n, each.joined, each.rating is not None) for n, each in enumerate(people, 1)]


def numbers_key() -> bytes:
    return round_key(SECRET, SALT, 0)


def file_of(
    state: Simulated, kind: Kind, *, pairs: frozenset[Pair] = frozenset(), size: int = 0, published: bool = True
) -> CheckingFile:
    entrants = members(len(state.entrants))
    return CheckingFile(
        1,
        (bound(SECRET, published=published),),
        WORDS,
        "press",
        numbers_key().hex(),
        apart(pairs, b"unpublished"),
        tuple(entrants),
        (part(kind, entrants, state.rounds, size=size),),
    )


def swiss(dice: random.Random, count: int = 13, rounds: int = 5, pairs: frozenset[Pair] = frozenset()) -> Simulated:
    """A Swiss with withdrawals, somebody who skips a round, and a walkover."""
    state = Played(dice, count)
    for number in range(1, rounds + 1):
        if number == 3:
            state.gone.add(5)
        skipping = [7] if number == 2 else []
        field = state.field([each for each in state.entrants if each not in state.gone and each not in skipping])
        state.play(pair(field, state.key(), pairs), skipping)
    return state


def tables(
    dice: random.Random, count: int, size: int, *, fixed: bool = False, pairs: frozenset[Pair] = frozenset()
) -> Simulated:
    state = Played(dice, count)
    for number in range(1, 4):
        field = state.field()
        keys = (round_key(SECRET, SALT, 1), state.key())
        dealt = (
            fixed_seatings(field, count, number, keys, size, pairs)
            if fixed
            else seatings(field, state.key(), size, pairs)
        )
        boards = [
            bye(seats[0], TABLES)
            if len(seats) == 1
            else Board(seats, table_points(dice.sample(range(len(seats)), len(seats))), How.PLAYED)
            for seats in dealt
        ]
        state.rounds.append(Round(number, tuple(boards), state.key()))
    return state


# ---- what is honest ----


def test_a_swiss_comes_out_again(dice: random.Random) -> None:
    said = check(decode(encode(file_of(swiss(dice), Kind.SWISS))), FINGERPRINT, " apple ")
    assert said[0].startswith("All 5 rounds")
    assert "fingerprint was announced" in said[1]
    assert said[-1].startswith("Your word is among")


def test_a_file_of_a_running_tournament_proves_less(dice: random.Random) -> None:
    file = file_of(swiss(dice, rounds=2), Kind.SWISS, published=False)
    assert "isn't published yet" in " ".join(check(file, FINGERPRINT))
    assert SECRET.hex() not in encode(file).decode()


@pytest.mark.parametrize(("count", "size", "fixed"), [(11, 3, False), (18, 4, False), (16, 4, True), (9, 3, True)])
def test_tables_come_out_again(dice: random.Random, count: int, size: int, fixed: bool) -> None:
    kind = Kind.FIXED if fixed else Kind.TABLES
    check(file_of(tables(dice, count, size, fixed=fixed), kind, size=size), FINGERPRINT)


def test_pairs_that_are_kept_apart_explain_a_pairing_and_are_not_named(dice: random.Random) -> None:
    for at in range(5):
        hidden = frozenset(frozenset(dice.sample(range(1, 13), 2)) for _ in range(2))
        state = swiss(random.Random(at), 12, 4, hidden)
        file = file_of(state, Kind.SWISS, pairs=hidden)
        assert any("kept apart" in line for line in check(file, FINGERPRINT))
        assert file.apart.pairs == len(hidden)


def test_a_first_pairing_without_the_best_pair_needs_the_pair_to_be_kept_apart(dice: random.Random) -> None:
    """The lot's own choice was 1 and 7: that they are apart is explained, and not without the count."""
    hidden = frozenset({frozenset({1, 7})})
    file = file_of(swiss(dice, 12, 4, hidden), Kind.SWISS, pairs=hidden)
    check(file)
    with pytest.raises(CheckError, match="Round 1 differs"):
        check(replace(file, apart=Apart()))


def test_pairs_kept_apart_at_tables_are_explained(dice: random.Random) -> None:
    for count, size in ((9, 3), (12, 4), (20, 4)):
        for at in range(3):
            hidden = frozenset({frozenset(dice.sample(range(1, count + 1), 2))})
            state = tables(random.Random(at), count, size, pairs=hidden)
            check(file_of(state, Kind.TABLES, pairs=hidden, size=size))


def test_a_division_comes_out_again_after_a_withdrawal(dice: random.Random) -> None:
    entrants = [Member(number) for number in range(1, 7)]
    rounds = []
    for number, games in enumerate(division_rounds(range(1, 7)), 1):
        boards = [Board(game, (2, 0), How.PLAYED) for game in games]
        boards = [changed(each, (0, 0), How.ANNULLED, 5) if 6 in each.seats else each for each in boards]
        rounds.append(Round(number, tuple(boards)))
    division = part(Kind.ROBIN, entrants, rounds, division=2, out=[6])
    file = CheckingFile(1, (bound(SECRET, published=True),), (), "press", "", Apart(), tuple(entrants), (division,))
    assert check(file)[0].startswith("All 5 rounds")
    second = division.rounds[1].boards
    turned = replace(second[0], seats=second[0].seats[::-1])
    wrong = part(Kind.ROBIN, entrants, [*rounds[:1], Round(2, (turned, *second[1:])), *rounds[2:]], division=2, out=[6])
    with pytest.raises(CheckError, match="Round 2 of division 2 differs: board 1"):
        check(replace(file, parts=(wrong,)))


def test_a_knockout_comes_out_again(dice: random.Random) -> None:
    seeds, rounds = [3, 1, 4, 2], []
    ties = bracket(seeds)
    for number in (1, 2):
        key = round_key(SECRET, "press", number, 9)
        boards: list[Board] = []
        winners: list[int] = []
        for pair_ in ties:
            tie = Tie(*pair_)
            while (board := tie.next_board(key)) is not None:
                first = dice.choice((0, 1, 2))
                tie = Tie(*pair_, (*tie.games, Board(board.seats, (first, 2 - first), How.PLAYED)))
            boards += tie.games
            winners.append(tie.winner or 0)
        rounds.append(Round(number, tuple(boards), key))
        ties = next_ties(seeds, winners)
    entrants = tuple(Member(number) for number in range(1, 5))
    final = part(Kind.KNOCKOUT, [entrants[n - 1] for n in seeds], rounds, division=9)
    file = CheckingFile(1, (bound(SECRET, published=True),), (), "press", "", Apart(), entrants, (final,))
    assert check(file)[0].startswith("All 2 rounds")
    turned = replace(rounds[1].boards[0], seats=rounds[1].boards[0].seats[::-1])
    wrong = [rounds[0], replace(rounds[1], boards=(turned, *rounds[1].boards[1:]))]
    members_ = [entrants[n - 1] for n in seeds]
    with pytest.raises(CheckError, match="Round 2 of division 9 differs"):
        check(replace(file, parts=(part(Kind.KNOCKOUT, members_, wrong, division=9),)))


def test_a_correction_leaves_the_later_pairings_as_they_were(dice: random.Random) -> None:
    state = swiss(dice)
    first = state.rounds[0].boards[0]
    other = (0, 2) if first.points != (0, 2) else (2, 0)
    boards = (changed(first, other, How.CORRECTED, 5), *state.rounds[0].boards[1:])
    state.rounds[0] = replace(state.rounds[0], boards=boards)
    check(file_of(state, Kind.SWISS), FINGERPRINT)


def test_after_a_restored_backup_later_keys_come_from_another_secret(dice: random.Random) -> None:
    state, other = Played(dice, 8), b"\x09" * 32
    for number in range(1, 4):
        key = round_key(other if number == 3 else SECRET, SALT, number)
        boards = tuple(Board(seats, (2, 0), How.PLAYED) for seats in pair(state.field(), key))
        state.rounds.append(Round(number, boards, key))
    file = file_of(state, Kind.SWISS)
    with pytest.raises(CheckError, match="Round 3 differs: its key"):
        check(file)
    said = check(replace(file, secrets=(*file.secrets, bound(other, 3, published=True))), FINGERPRINT)
    assert any(line.startswith("From round 3 on") for line in said)


# ---- what was changed ----


def changes(content: dict[str, object]) -> list[tuple[str, int, object]]:
    """Files in which one thing differs, with what differs and the round of it (0: the draw before round 1)."""
    found = []

    def changed_copy(what: str, number: int, act: str) -> None:
        copy = json.loads(json.dumps(content))
        exec(act, {"f": copy, "p": copy["parts"][0], "r": copy["parts"][0]["rounds"]})
        found.append((what, number, copy))

    for at in range(5):
        changed_copy(
            "result",
            at + 1,
            f"b = r[{at}]['boards'][0]; b['points'] = [2, 0] if b['points'] != [2, 0] else [0, 2]",
        )
        changed_copy("key", at + 1, f"r[{at}]['key'] = '00' * 32")
        changed_copy(
            "opponents",
            at + 1,
            f"a, b = (each['seats'] for each in r[{at}]['boards'][:2]); a[0], b[0] = b[0], a[0]",
        )
        changed_copy("seats", at + 1, f"r[{at}]['boards'][1]['seats'].reverse()")
        changed_copy("number at a board", at + 1, f"r[{at}]['boards'][2]['seats'][0] = 99")
        changed_copy("missing board", at + 1, f"r[{at}]['boards'].pop()")
    changed_copy(
        "number",
        0,
        "a, b = f['entrants'][4], f['entrants'][9]; a['joined'], b['joined'] = b['joined'], a['joined']",
    )
    changed_copy("standings", 5, "p['standings'][0]['points'] += 1")
    return found


def test_every_change_is_noticed_with_its_round(dice: random.Random) -> None:
    content = json.loads(encode(file_of(swiss(dice), Kind.SWISS)))
    for what, number, copy in changes(content):
        with pytest.raises(CheckError) as error:
            check(decode(json.dumps(copy).encode()), FINGERPRINT)
        assert f"round {number or 1}" in str(error.value).lower(), (what, number)


def test_a_change_is_noticed_though_the_digests_were_written_again(dice: random.Random) -> None:
    """Whoever changes a result in favour of somebody must change the pairings that follow."""
    state = swiss(dice)
    board = next(board for board in state.rounds[2].boards if board.is_game and 1 not in board.points)
    boards = [Board(b.seats, b.points[::-1], b.how) if b is board else b for b in state.rounds[2].boards]
    state.rounds[2] = replace(state.rounds[2], boards=tuple(boards))
    with pytest.raises(CheckError, match="Round 4 differs"):
        check(file_of(state, Kind.SWISS), FINGERPRINT)


def test_another_fingerprint_word_or_secret_is_noticed(dice: random.Random) -> None:
    file = file_of(swiss(dice, rounds=2), Kind.SWISS)
    with pytest.raises(CheckError, match="fingerprint isn't the one"):
        check(file, "0" * 64)
    with pytest.raises(CheckError, match="takes the 64"):
        check(file, "word")
    with pytest.raises(CheckError, match="Your word isn't"):
        check(file, FINGERPRINT, "plum")
    with pytest.raises(CheckError, match="doesn't have the fingerprint"):
        check(replace(file, secrets=(replace(file.secrets[0], secret="00" * 32),)))
    with pytest.raises(CheckError, match="hexadecimal"):
        check(replace(file, secrets=(replace(file.secrets[0], secret="xy"),)))
    with pytest.raises(CheckError, match="no fingerprint"):
        check(replace(file, secrets=()))


# ---- the command ----


def test_the_command_checks_a_file_in_an_environment_of_its_own(dice: random.Random, tmp_path: Path) -> None:
    path = tmp_path / "tournament.json"
    path.write_bytes(encode(file_of(swiss(dice), Kind.SWISS)))
    command = [sys.executable, "-m", "tournaments", str(path), "--fingerprint", FINGERPRINT, "--word", "pear"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env={"PYTHONUTF8": "1"}, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("All 5 rounds were paired again")


def test_the_command_names_the_round_in_one_sentence(
    dice: random.Random, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tournament.json"
    content = json.loads(encode(file_of(swiss(dice), Kind.SWISS)))
    content["parts"][0]["rounds"][3]["boards"][0]["points"] = [0, 0]
    path.write_text(json.dumps(content), encoding="utf-8")
    assert main([str(path)]) == 1
    assert capsys.readouterr().err == "Round 4 differs: its boards or results aren't those of its digest.\n"


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"format": 1}', b"[" * 100_000])
def test_what_is_no_checking_file_gets_a_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    assert main([str(path)]) == 2
    assert "This is no checking file of a tournament" in capsys.readouterr().err


def test_a_missing_file_and_a_newer_format_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nothing")]) == 2
    assert "No such file" in capsys.readouterr().err
    path = tmp_path / "newer"
    path.write_bytes(b'{"format": 2, "more": []}')
    assert main([str(path)]) == 2
    assert "format 2" in capsys.readouterr().err


def test_a_file_holds_numbers_alone(dice: random.Random) -> None:
    """No key of it is for a name or an id, and all texts are digests, keys, and words of the format."""
    file = file_of(swiss(dice), Kind.SWISS)
    texts = {"played", "walkover", "bye", "skipped", "swiss", "press"}

    def walk(value: object) -> None:
        if isinstance(value, dict):
            assert not value.keys() & {"name", "id", "user_id"}
            for each in value.values():
                walk(each)
        elif isinstance(value, list):
            for each in value:
                walk(each)
        elif isinstance(value, str):
            assert value in texts or not set(value) - set("0123456789abcdef"), value

    walk(json.loads(encode(file)))


def test_random_tournaments_with_people_kept_apart_always_check_out(dice: random.Random) -> None:
    for _ in range(12):
        count = dice.randint(6, 14)
        hidden = frozenset(map(frozenset, dice.sample(list(combinations(range(1, count + 1), 2)), dice.randint(1, 3))))
        state = Played(dice, count)
        for _ in range(count // 2):
            state.play(pair(state.field(), state.key(), hidden))
        check(file_of(state, Kind.SWISS, pairs=hidden))


def test_a_walkover_of_nobody_is_a_result(dice: random.Random) -> None:
    state = Played(dice, 4)
    boards = [walkover(seats, [], DUELS) for seats in pair(state.field(), state.key())]
    state.rounds.append(Round(1, tuple(boards), state.key()))
    state.rounds.append(
        Round(
            2,
            (skipped(1, DUELS, 0), *(_win(seats) for seats in pair(state.field([2, 3, 4]), state.key()))),
            state.key(),
        )
    )
    check(file_of(state, Kind.SWISS))


def _win(seats: tuple[int, ...]) -> Board:
    return bye(seats[0], DUELS) if len(seats) == 1 else Board(seats, (2, 0), How.PLAYED)
