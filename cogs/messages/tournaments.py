"""Messages about tournaments: the public one, private answers, and the list of a server's tournaments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import SelectOption

from cogs.interactions.components import Button, button, menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, GOLD, GREEN, GREY, Part, image, message, text
from cogs.messages.rooms import MY_GAMES
from cogs.pictures.pictures import Picture
from cogs.words import journals, placings
from cogs.words import pairings as words_of_pairings
from cogs.words import tournaments as words
from tournaments.events.reading import Line
from tournaments.events.state import Tournament, TournamentRow
from words import Words

HOW = "cuphow"
"""The action of the button that says how tournaments work. Each public message has it, by which it is found."""

ENTER, LEAVE, WITHDRAW, STAY = "cupenter", "cupleave", "cupwithdraw", "cupstay"
"""The actions of buttons: register, leave or ask whether to withdraw, withdraw, and do not."""

HERE = "cuphere"
"""The action of the button with which somebody checks in."""

JOURNAL, CHECK = "cupjournal", "cupcheck"
"""The actions of buttons: show the journal, and give the checking file."""

WHY = "cuppairs"
"""The action of the button that explains the pairings of a round."""

DIVISION, AGAIN = "cupdivision", "cupagain"
"""The actions of a menu that shows a division, and of the button with which somebody plays the next season."""

PLAY, REST = "cupcome", "cuprest"
"""The actions of an arena's buttons: be paired, and take a break."""

READY = "cupready"
"""The action of the button with which somebody says that they are ready for the next round."""

SURE = "sure"
"""A word of the button that registers somebody though they avoid somebody who has registered."""


PLACES = 3
"""The first places, which are told in words above the picture of all."""


def public(
    say: Words, tournament: Tournament, journal: Sequence[Line] = (), picture: Picture | None = None
) -> discord.ui.LayoutView:
    """The message of a tournament, which is edited until it is over. `picture` shows the standings, once it has begun.

    Of the journal, it tells what organisers have changed of the standings, and why it was cancelled.
    """
    ended = tournament.state == "cancelled"
    lines = [journals.cancelled(say, tournament, journal)] if ended else words.status(say, tournament, PLACES)
    part = placings.part_in_picture(say, tournament)
    drawn = [image(picture), *([text(f"-# {say.leagues.picture(part=part)}")] if part else [])] if picture else []
    return message(
        colour(tournament),
        text(*words.about(say, tournament), *lines),
        *drawn,
        *changes(say, tournament, journal),
        *_divisions(say, tournament),
        *rows_of(_buttons(say, tournament)),
    )


def colour(tournament: Tournament) -> discord.Colour:
    """The colour of the public message: it says how far the tournament is."""
    return {"registration": GREEN, "running": BLURPLE, "finished": GOLD}.get(tournament.state, GREY)


def changes(say: Words, tournament: Tournament, journal: Sequence[Line]) -> list[Part]:
    """What organisers have changed, as a part of the public message; nothing if they have changed nothing."""
    told = journals.changes(say, tournament, journal)
    return [text(*told)] if told else []


def _divisions(say: Words, tournament: Tournament) -> list[Part]:
    """A menu that shows parts of the standings; nothing where the message shows all."""
    options = [
        SelectOption(label=placings.part_name(say, tournament, each), value=each.value)
        for each in placings.parts(tournament)
    ]
    press = Press(DIVISION, words=(str(tournament.id),))
    return [row(menu(placings.parts_menu(say, tournament), options, press))] if options else []


def one_part(say: Words, tournament: Tournament, part: placings.Part, picture: Picture) -> discord.ui.LayoutView:
    """The standings of one division, or of a page of them, privately."""
    return message(BLURPLE, text(*placings.part_lines(say, tournament, part)), image(picture))


def _buttons(say: Words, tournament: Tournament) -> list[Button]:
    told, own = say.tournaments, (str(tournament.id),)
    how = button(told.how(), Press(HOW, words=own))
    if tournament.state == "registration":
        if tournament.checks is not None:
            here = button(told.here(), Press(HERE, words=own), tone="good")
            return [here, button(told.leave(), Press(LEAVE, words=own)), how]
        enter = button(told.join(), Press(ENTER, words=own), tone="good")
        return [enter, button(told.leave(), Press(LEAVE, words=own)), how]
    if tournament.state == "running":
        mine = button(say.games.my_games(), Press(MY_GAMES))
        late = [button(told.join(), Press(ENTER, words=own))] if tournament.joins_late else []
        why = [button(say.pairings.button(), Press(WHY, words=own))] if words_of_pairings.explained(tournament) else []
        return [
            *_ready(say, tournament, own),
            *late,
            mine,
            button(told.withdraw(), Press(LEAVE, words=own)),
            how,
            *why,
            *_records(say, own),
        ]
    again = button(say.leagues.again(), Press(AGAIN, words=own), tone="good")
    more = tournament.state == "finished" and tournament.series
    return [*([again] if more else []), how, *_records(say, own)]


def _ready(say: Words, tournament: Tournament, own: tuple[str, ...]) -> list[Button]:
    """The buttons with which somebody says that they want to play now; none where all games run at once."""
    if tournament.terms.arena:
        play = button(say.arenas.play(), Press(PLAY, words=own), tone="good")
        return [play, button(say.arenas.rest(), Press(REST, words=own))]
    return [button(say.live.ready(), Press(READY, words=own), tone="good")] if tournament.asks_ready else []


def _records(say: Words, own: tuple[str, ...]) -> list[Button]:
    told = say.tournaments
    return [button(told.journal(), Press(JOURNAL, words=own)), button(told.check_draw(), Press(CHECK, words=own))]


def journal(say: Words, tournament: Tournament, lines: Sequence[Line]) -> discord.ui.LayoutView:
    """The journal of a tournament, which everybody can read."""
    return message(BLURPLE, text(*journals.journal(say, tournament, lines)))


def pairings(say: Words, tournament: Tournament, user_id: int) -> discord.ui.LayoutView:
    """Why the newest round is paired as it is, for this user."""
    return message(BLURPLE, text(*words_of_pairings.lines(say, tournament, user_id)))


def draw_check(say: Words, tournament: Tournament) -> discord.ui.LayoutView:
    """How somebody checks the draw, with the checking file, which is attached."""
    return message(
        BLURPLE, text(*words.draw_check(say, tournament)), discord.ui.File(f"attachment://{words.CHECKING_FILE}")
    )


def someone_avoided(say: Words, tournament: Tournament) -> discord.ui.LayoutView:
    """Asks somebody whether they register though they avoid somebody who has registered."""
    action = PLAY if tournament.state == "running" else ENTER
    enter = Press(action, words=(str(tournament.id), SURE))
    asked = say.live.avoided() if tournament.terms.live else say.tournaments.someone_avoided()
    return message(GREY, text(asked), row(button(say.tournaments.join_anyway(), enter)))


def withdrawal(say: Words, tournament: Tournament) -> discord.ui.LayoutView:
    """Asks somebody whether they withdraw."""
    own, told, name = (str(tournament.id),), say.tournaments, words.name(tournament)
    asked = say.live.withdraw_asked(name=name) if tournament.terms.live else told.withdraw_asked(name=name)
    if tournament.terms.scored:
        asked = say.events.withdraw_asked(name=name)
    return message(
        GREY,
        text(asked),
        row(
            button(told.withdraw_now(), Press(WITHDRAW, words=own), tone="bad"),
            button(told.stay_in(), Press(STAY, words=own)),
        ),
    )


def listed(say: Words, rows: Sequence[TournamentRow], messages: Mapping[int, int]) -> discord.ui.LayoutView:
    """The tournaments of a server, the newest first, with links to their messages, which are given by their ids."""
    lines = [words.line(say, each, messages.get(each.id)) for each in rows]
    return message(BLURPLE, text(*words.listed(say, lines)))


def how_it_works(page: str) -> discord.ui.LayoutView:
    """How tournaments work, in Discord's Markdown."""
    return message(BLURPLE, discord.ui.TextDisplay(page))
