"""What newcomers read: what is drawn by its name, moves and not plies, reasons without the numbers of clauses."""

from __future__ import annotations

import re

import pytest

from cogs.commands.reference import clauses_of, page_of
from rules.catalogue import GAMES
from sandbox import Message
from tests.play.club import Club
from tests.play.reading import texts
from tests.play.turns import until_taking
from words import ENGLISH, of

SAY = of(ENGLISH)

SEVERAL = [key for key, game in GAMES.items() if game.seats[-1] > 1]

DRAWN = {"stranded": "dice", "games_up": "random draws", "strata5": "random draws", "mars": "cards"}


def other_than(key: str) -> re.Pattern[str]:
    """The names of what is not drawn in that game."""
    return re.compile(rf"\b(?:{'|'.join({'dice', 'cards', 'random draws'} - {DRAWN.get(key, 'random draws')})})\b")


async def more(club: Club, board: Message) -> str:
    return (await club.alice.click(board, "More")).said.text


@pytest.mark.parametrize("key", SEVERAL)
async def test_what_is_drawn_is_called_by_its_name_from_lobby_to_record(club: Club, key: str) -> None:
    named = f"ingerprint of the {DRAWN.get(key, 'random draws')}"
    await club.alice.slash("play", game=key, opponent=club.bob)
    lobby = club.live(await club.accept())
    assert named in lobby.text
    details = (await club.alice.click(lobby, "Details")).said
    form = await club.alice.click(details, "Add a word")
    assert form.modal is not None
    told = [lobby.text.split("ingerprint")[1], details.text.split("ingerprint")[1], str(form.modal.payload)]
    await club.alice.submit(form.modal, answer="mine")
    told.append((await club.alice.sees("Your word was added")).text)
    await club.alice.click(club.newest("can start now"), "Start")
    await club.caught_up()
    session = await club.session()
    told += [club.newest("The game has started").text, (await club.alice.slash("record")).said.text]
    assert all(
        named in each for each in (club.newest("The game has started").text, await more(club, club.live(session)))
    )
    await club.alice.slash("resign")
    await club.alice.click(club.alice.messages()[-1], "Resign")
    await club.caught_up()
    told += [(await club.alice.slash(each)).said.text for each in ("verify", "record")]
    assert not [each for each in told if other_than(key).search(each)]


async def test_cards_are_drawn_in_a_game_for_one(club: Club) -> None:
    session = await club.begin("mars")
    text = await more(club, club.live(session))
    assert "Fingerprint of the cards" in text
    assert not other_than("mars").search(text)


async def test_no_command_and_no_field_is_called_by_a_word_of_engines(club: Club) -> None:
    registered = [each for those in club.sandbox.state.commands.values() for each in those.values()]
    assert registered
    assert not re.findall(r"\bpl(?:y|ies)\b", str(registered))


async def test_a_reason_is_told_without_its_clause_which_a_button_shows(club: Club) -> None:
    """ST-1: the hole is no column."""
    session = await until_taking(club)
    refused = (await club.who(session).slash("move", move="take c3")).said
    assert "c3 is the hole. You can play take" in refused.text
    assert "ST-" not in refused.text
    shown = (await club.who(session).click(refused, "The rule")).said
    assert "- **ST-1** " in shown.text
    assert "ST-2**" not in shown.text, "no other clause is shown"
    await club.who(session).click(shown, "Full rules page")
    assert "**ST-1**" in shown.text
    assert "**ST-2**" in shown.text


def test_clauses_that_the_rules_have_no_more_lead_to_the_rules() -> None:
    def told(*names: str) -> str:
        return "\n".join(texts(clauses_of(SAY, "stranded", names)))

    unknown = f"ST-{10**3}"  # put together: no clause may be cited that the page lacks
    assert told(unknown) == told() == "\n".join(texts(page_of(SAY, "stranded", 0)))
    assert "- **ST-8** " in told(unknown, "ST-8")
    assert unknown not in told(unknown, "ST-8")


async def test_players_are_listed_without_numbers_that_look_like_an_order(club: Club) -> None:
    await club.alice.slash("play", game="games_up", opponent=club.bob)
    lobby = club.live(await club.accept())
    assert "- **Alice** (host)\n- **Bob**" in lobby.text
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    session = await club.session()
    first, second = session.names
    assert (
        f"The game has started: **{first}** and **{second}** are playing." in club.newest("The game has started").text
    )
    assert f"**{session.names[(session.actor or 1) - 1]}** was drawn at random to start." in club.live(session).text


async def test_somebody_who_watches_reads_what_they_can_look_up_and_not_what_players_can_do(club: Club) -> None:
    session = await until_taking(club)
    watching = (await club.carol.click(club.live(session), "More")).said
    assert "You’re not playing at this table" in watching.text
    assert "Besides moving" not in watching.text
    assert "substitute" not in watching.text
    assert [each.label for each in watching.buttons] == ["Rules", "History", "Follow"]
    past = (await club.carol.click(watching, "History")).said
    assert "48 shuffled caps were stacked" in past.text
    assert not {"Resign", "Take back", "Nudge", "Rotate board again"} & {each.label for each in watching.buttons}
    playing = (await club.alice.click(club.live(session), "More")).said
    assert "Besides moving" in playing.text


async def test_a_menu_of_ones_own_pieces_and_the_others_says_so(club: Club) -> None:
    session = await club.start("games_up", 2)
    [menu] = club.live(session).menus
    assert (menu.placeholder or "").startswith("Move a piece (24)")


async def test_a_table_tells_what_is_agreed_on_without_saying_it_twice(club: Club) -> None:
    await club.alice.slash("play", game="games_up")
    lobby = club.newest("opened a table")
    details = (await club.alice.click(lobby, "Details")).said.text.split("Table settings")[1]
    assert "- Automatic forced moves\n" in details
    options = (await club.alice.click(lobby, "Options")).said
    await club.alice.click(options, "Table")
    labels = [each.label for menu in options.menus for each in menu.options]
    told = [*details.split("Fingerprint")[0].split("\n"), *labels]
    assert "No automatic moves" in labels
    for each in told:
        words = re.findall(r"[a-z]{4,}", each.lower())
        assert len(set(words)) == len(words), each
