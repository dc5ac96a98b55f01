"""Strata 5 large and privately, as people meet it: from their own side, and turned to all four."""

from __future__ import annotations

from tests.play.club import Club
from tests.play.controls import labels
from tests.play.turns import other


async def test_whoever_plays_or_watches_turns_the_view_to_four_sides(club: Club) -> None:
    session = await club.start("strata5", 2)
    for person in (club.who(session), other(club, session), club.carol):
        board = (await person.slash("board")).said
        assert board is not None
        shown = (await person.click(board, "View full size")).said
        assert shown is not None
        assert shown.ephemeral
        assert shown.alt is not None
        assert "Strata 5" in shown.alt
        sides = []
        for _ in range(4):
            [button] = [each for each in shown.buttons if each.label == "Rotate the board"]
            sides.append(int((button.custom_id or "").split(":")[4]))
            await person.click(shown, "Rotate the board")
        assert sorted(sides) == [0, 1, 2, 3]
    assert (await club.session()).version == session.version, "looking changes nothing"


async def test_a_game_whose_picture_shows_it_all_is_not_seen_large(club: Club) -> None:
    session = await club.start("games_up", 2)
    board = (await club.alice.slash("board")).said
    assert board is not None
    assert "View full size" not in labels(board)
    more = (await club.alice.click(club.live(session), "More")).said
    assert more is not None
    assert "View full size" not in labels(more)


async def test_the_board_itself_leads_to_the_large_view(club: Club) -> None:
    session = await club.start("strata5", 2)
    live = club.live(session)
    offered = live if "View full size" in labels(live) else (await club.bob.click(live, "More")).said
    assert offered is not None
    shown = (await club.bob.click(offered, "View full size")).said
    assert shown is not None
    assert "Rotate the board" in labels(shown)
