"""Makes the words within the picture of Stranded on Mars."""

from __future__ import annotations

from render.kit.texts import unnamed
from render.mars.labels import Labels
from render.mars.words.cards import titles
from rules.mars.cards import AGED, ALL, HALF, PLUS, TOLL, Phase
from rules.mars.state import Line
from words import Words


def labels(say: Words) -> Labels:
    """The words within the picture in the language of `say`."""
    w = say.mars
    return Labels(
        say=w,
        titles=titles(say),
        phases={
            Phase.GREEN: w.phase_green(),
            Phase.YELLOW: w.phase_yellow(),
            Phase.RED: w.phase_red(),
            Phase.FINAL: w.phase_final(),
        },
        does=_does(say),
        brief=_brief(say),
        chapters={
            TOLL: w.says_toll(),
            HALF: w.says_half(),
            PLUS: w.says_plus(),
            AGED: w.says_aged(),
            ALL: w.says_all(),
        },
        piles={
            "stack": w.pile_stack(),
            "discard": w.pile_discard(),
            "hazards": w.pile_hazards(),
            "past": w.pile_past(),
            "aging": w.pile_aging(),
            "destroyed": w.pile_destroyed(),
        },
        lines={
            Line.CARDS: w.line_cards(),
            Line.AGING: w.line_aging(),
            Line.CHAPTERS: w.line_chapters(),
            Line.LIFE: w.line_life(),
            Line.UNBEATEN: w.line_unbeaten(),
        },
        doing=_doing(say),
        otherwise=unnamed(say, 1),
    )


def _does(say: Words) -> dict[str, str]:
    w = say.mars
    return {
        "life1": w.does_life1(),
        "life2": w.does_life2(),
        "card1": w.does_card1(),
        "card2": w.does_card2(),
        "destroy": w.does_destroy(),
        "double": w.does_double(),
        "copy": w.does_copy(),
        "step": w.does_step(),
        "sort": w.does_sort(),
        "swap1": w.does_swap1(),
        "swap2": w.does_swap2(),
        "under": w.does_under(),
        "hunger1": w.does_hunger1(),
        "hunger2": w.does_hunger2(),
        "fear": w.does_fear(),
        "stop": w.does_stop(),
    }


def _brief(say: Words) -> dict[str, str]:
    w = say.mars
    return {
        "life1": w.brief_life1(),
        "life2": w.brief_life2(),
        "card1": w.brief_card1(),
        "card2": w.brief_card2(),
        "destroy": w.brief_destroy(),
        "double": w.brief_double(),
        "copy": w.brief_copy(),
        "step": w.brief_step(),
        "sort": w.brief_sort(),
        "swap1": w.brief_swap1(),
        "swap2": w.brief_swap2(),
        "under": w.brief_under(),
        "hunger1": w.brief_hunger1(),
        "hunger2": w.brief_hunger2(),
        "fear": w.brief_fear(),
        "stop": w.brief_stop(),
    }


def _doing(say: Words) -> dict[str, str]:
    w = say.mars
    return {
        "card1": w.picture_doing_card1(),
        "card2": w.picture_doing_card2(),
        "sort": w.picture_doing_sort(),
        "drop": w.picture_doing_drop(),
        "stack": w.picture_doing_stack(),
        "destroy": w.picture_doing_destroy(),
        "double": w.picture_doing_double(),
        "copy": w.picture_doing_copy(),
        "swap1": w.picture_doing_swap(),
        "swap2": w.picture_doing_swap(),
        "under": w.picture_doing_under(),
    }
