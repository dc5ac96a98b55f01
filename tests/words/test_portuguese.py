"""Brazilian Portuguese: names keep their form, and pawns agree with their number."""

from __future__ import annotations

import pytest

from words import Language, of

SAY = of(Language("pt-BR"))


def test_names_stay_as_they_are() -> None:
    told = SAY.games_up.told(
        who="Anna",
        what="theirs",
        face=3,
        rival="Otávio",
        tall=2,
        start="a5",
        leaps=True,
        over="b5",
        end="c5",
        shown=4,
        prey="single",
        taken=1,
        preyface=4,
        gains=True,
        gain="+8",
        score=8,
        target=21,
    )
    assert told == (
        "Anna moveu o 3 de Otávio de a5, saltando b5, para c5 (virou 4) e capturou o 4 de Otávio: +8, agora 8 de 21."
    )
    assert SAY.kit.won_resigned(how="taken", loser="Anna", winner="Ivo") == (
        "A moderação removeu Anna da partida: vitória de Ivo."
    )


@pytest.mark.parametrize(
    ("own", "owns", "theirs", "rivals", "whose", "told"),
    [
        ("2", 1, "", 0, "own", "o próprio 2"),
        ("2 e 3", 2, "", 0, "own", "os próprios peões 2 e 3"),
        ("", 0, "4", 1, "theirs", "o 4 de Ben"),
        ("", 0, "4 e 5", 2, "theirs", "os peões 4 e 5 de Ben"),
        ("2", 1, "4", 1, "both", "o próprio 2 e o 4 de Ben"),
        ("2", 1, "4 e 5", 2, "lists", "o próprio 2, e os peões 4 e 5 de Ben"),
    ],
)
def test_pawns_that_a_block_catches_agree_in_number(
    own: str, owns: int, theirs: str, rivals: int, whose: str, told: str
) -> None:
    found = SAY.strata5.caught(own=own, owns=owns, theirs=theirs, rivals=rivals, whose=whose, rival="Ben")  # type: ignore[arg-type]
    assert found == told
