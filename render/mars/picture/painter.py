"""The painter of Stranded on Mars.

From top to bottom: the phases, life, the fight and beside it the Final Chapters, the piles, and the row of face-up
cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from render.kit.fonts import line, named
from render.kit.sheet import Sheet
from render.kit.texts import minus, signed
from render.kit.theme import THEME, Rgb
from render.mars.labels import Labels
from render.mars.picture import large, panel, row, sprites, table, tints
from render.mars.picture.table import Marked
from render.mars.scenes import over, waiting
from render.picture import WIDTH
from render.scene import Scene
from rules.core import Event
from rules.mars import Mars, plies
from rules.mars.cards import CHAPTERS, Phase
from rules.mars.events import Cost, GameEnd, LifePaid, Lost, NotPaid, Won
from rules.mars.plies import END
from rules.mars.state import Step
from rules.notation import legal

_OFFERS = (table.EDGE + 18, table.EDGE + 257)
"""The left edges of the two cards to choose from, in pixels."""


def _bare(here: Mars) -> bool:
    """Whether the middle of the table is empty: there is no fight and no choice, and chance is next."""
    return not (over(here) or here.dealt or here.foe or here.lost_to or here.step in (Step.FACE, Step.CHAPTER))


class MarsPainter(Struct, frozen=True):
    """Draws Stranded on Mars, with `words` in the picture."""

    words: Labels

    def paint(self, scene: Scene[Mars]) -> tuple[Sheet, ...]:
        """One picture, 800 pixels wide and as high as the row of cards needs."""
        here = scene.position
        fight = last_fight(scene) if scene.replay or _bare(here) else None
        shown = fight.before if fight else here
        marked = Marked.of(scene)
        sheet = Sheet(table.ground(table.ROW_TOP + row.height(len(shown.row)) + 6))
        self._head(sheet, scene)
        risk = 0
        if waiting(scene) and END in legal(here):
            result = here.fight_result()
            risk = result.difference + result.hunger
        table.life(sheet, here.life, risk, here.most)
        if fight:
            self._foe(sheet, shown, shown.foe or "")
            self._result(sheet, fight)
        else:
            self._middle(sheet, scene, marked)
        self._chapters(sheet, here, shown.foe)
        self._piles(sheet, here, marked)
        row.lay(sheet, self.words, shown, marked, waiting(scene) and not fight, fight.destroyed if fight else ())
        return (sheet,)

    def _head(self, sheet: Sheet, scene: Scene[Mars]) -> None:
        here = scene.position
        name = named(scene.names[0] if scene.names else "", 25, 850, 300, self.words.otherwise)
        sheet.write(name, table.EDGE, 25, THEME.cream, "lm")
        level = self.words.say.picture_head(level=here.level, over=over(here), score=minus(here.score))
        sheet.write(line(level, 23, 800), WIDTH - table.EDGE, 25, THEME.cream, "rm")
        now = None if here.ending is GameEnd.WON else here.phase
        table.phases(sheet, dict(self.words.phases), now)

    # The fight

    def _middle(self, sheet: Sheet, scene: Scene[Mars], marked: Marked) -> None:
        here = scene.position
        unfinished = scene.replay and scene.recent and (here.foe is not None or here.dealt)
        if over(here) and not unfinished:
            self._score(sheet, here)
        elif here.step is Step.FACE or here.dealt:
            self._offer(sheet, [large.hazard(self.words, code, here.valued) for code in here.dealt], marked)
        elif here.step is Step.CHAPTER or (_bare(here) and scene.replay):
            self._offer(sheet, [self._chapter(here, code) for code in here.finals], marked)
        elif here.foe is not None:
            self._foe(sheet, here, here.foe)
            self._panel(sheet, scene, marked)
        elif here.lost_to is not None:
            self._foe(sheet, here, here.lost_to)
            self._panel(sheet, scene, marked)
        else:
            sheet.lay(panel.ground(large.WIDE + 10 + table.PANEL_WIDE, large.HIGH), table.EDGE, table.MIDDLE)
            table.text(sheet, "…", table.EDGE + 244, table.MIDDLE + 150, 60, tints.DIM, "mm")
        if scene.stopped and not over(here):
            stopped = panel.note(self.words.say.picture_stopped_game(), "stop", True)
            sheet.lay(stopped, table.PANEL_LEFT + 12, table.MIDDLE + 262)

    def _chapter(self, here: Mars, code: str) -> Image.Image:
        return large.chapter(self.words, code, here.value_of(code), here.free_draws_of(code))

    def _offer(self, sheet: Sheet, cards: Sequence[Image.Image], marked: Marked) -> None:
        for place, (card, x) in enumerate(zip(cards, _OFFERS, strict=False), 1):
            row.lay_card(sheet, card, x, table.MIDDLE, 16)
            marked.mark(sheet, f"offer{place}", (x, table.MIDDLE, card.width, card.height), 16)
            sheet.lay(sprites.number(place, small=False), x + 8, table.MIDDLE + 8)

    def _foe(self, sheet: Sheet, here: Mars, foe: str) -> None:
        chapter = foe in here.finals
        phase = Phase(here.valued - (here.lowered if foe == here.foe else 0))
        card = self._chapter(here, foe) if chapter else large.hazard(self.words, foe, phase)
        row.lay_card(sheet, card, table.EDGE, table.MIDDLE, 16)

    def _panel(self, sheet: Sheet, scene: Scene[Mars], marked: Marked) -> None:
        here, words = scene.position, self.words
        left, top = table.PANEL_LEFT, table.MIDDLE
        sheet.lay(panel.ground(table.PANEL_WIDE, large.HIGH), left, top)
        if here.foe is None:
            sheet.lay(panel.note(words.say.picture_lost_fight(), "hazard", False), left + 12, top + 60)
            budget = words.say.picture_budget(budget=here.budget)
            sheet.lay(panel.note(budget, "destroy", True, 2), left + 12, top + 130)
            return
        looking = here.pending is not None and here.pending.ability == "sort"
        panel.sums(sheet, left, top + 8, here.total, here.value, words.sums, small=looking)
        if looking:
            self._view(sheet, here, marked)
        else:
            stopped = words.say.picture_stopped() if here.stopped and here.free else ""
            few = here.free_draws <= panel.FEW
            free = words.free_cards(here.free) if few else words.say.picture_free_after(free=here.free)
            draws = panel.free_draws(here.free, here.free_draws, free, stopped)
            sheet.lay(draws, left, top + 152)
        notes: list[tuple[str, str, bool]] = []
        if here.pending is not None and waiting(scene):
            ability = here.pending.ability
            doing = {Step.DROP: "drop", Step.STACK: "stack"}.get(here.step, ability)
            notes.append((words.pending(doing, here.pending.left), ability, True))
        missing = here.missing
        if missing:
            notes.append((words.say.picture_missing(missing=missing), "hazard", False))
        else:
            notes.append((words.say.picture_reached(), "check", False))
        if here.hunger:
            notes.append((words.say.picture_hunger(life=here.hunger), "hunger1", False))
        if here.price > 1:
            notes.append((words.say.picture_price(price=here.price), "life1", False))
        room = 1 if looking else 2
        for place, (text, sign, bright) in enumerate(notes[:room]):
            y = top + large.HIGH - 46 - 42 * (min(room, len(notes)) - 1 - place)
            sheet.lay(panel.note(text, sign, bright), left + 12, y)

    def _result(self, sheet: Sheet, fight: EndedFight) -> None:
        """Lay the result of a fight, and what it cost or brought (MA-18)."""
        before, say = fight.before, self.words.say
        left, top = table.PANEL_LEFT, table.MIDDLE
        sheet.lay(panel.ground(table.PANEL_WIDE, large.HIGH), left, top)
        panel.sums(sheet, left, top + 8, before.total, before.value, self.words.sums, small=False)
        notes: list[tuple[str, str, bool]] = []
        for event in fight.events:
            match event:
                case Won(code=code):
                    notes.append((say.picture_beaten(), "check", True))
                    if code not in CHAPTERS:
                        notes.append((say.picture_gained(card=self.words.titles[code].knowledge), "sheet", False))
                case Lost():
                    notes.append((say.picture_lost_fight(), "hazard", True))
                case LifePaid(points=points, cost=cost):
                    fought = cost is Cost.LOST_FIGHT
                    paid = say.picture_paid if fought else say.picture_paid_hunger
                    notes.append((paid(life=points), "life1" if fought else "hunger1", False))
                case NotPaid(points=points):
                    notes.append((say.picture_unpaid(life=points), "life1", True))
        for place, (text, sign, bright) in enumerate(notes):
            sheet.lay(panel.note(text, sign, bright), left + 12, top + 156 + 44 * place)

    def _view(self, sheet: Sheet, here: Mars, marked: Marked) -> None:
        for place, code in enumerate(here.view, 1):
            x = table.PANEL_LEFT + 132 - 45 * len(here.view) + (place - 1) * 90
            y = table.MIDDLE + 130
            row.lay_small(sheet, self.words, code, x, y)
            marked.mark(sheet, f"view{place}", (x, y, sprites.SMALL_WIDE, sprites.SMALL_HIGH), 9)
            sheet.lay(sprites.number(place, small=True), x + 3, y + 2)

    def _score(self, sheet: Sheet, here: Mars) -> None:
        """Lay the result of the game, and the score line by line (MA-37)."""
        won = here.ending is GameEnd.WON
        wide = large.WIDE + 10 + table.PANEL_WIDE
        sheet.lay(panel.ground(wide, large.HIGH), table.EDGE, table.MIDDLE)
        top, right = table.MIDDLE + 34, table.EDGE + wide - 30
        color: Rgb = THEME.brass if won else tints.SOFT
        heading = self.words.say.picture_won() if won else self.words.say.picture_lost()
        table.text(sheet, heading, table.EDGE + 30, top + 6, 42, color, "lm", 900)
        sheet.lay(panel.emblem("final" if won else "hazard", color), right - 60, top - 28)
        for place, each in enumerate(here.score_lines(), 1):
            y = top + 12 + 38 * place
            table.text(sheet, str(each.number), table.EDGE + 74, y, 25, THEME.cream, "rm")
            table.text(sheet, self.words.lines[each.line], table.EDGE + 88, y, 25, tints.SOFT, "lm", 700)
            table.text(sheet, signed(each.points), right, y, 27, THEME.cream, "rm", 850)
        y = top + 244
        table.text(sheet, self.words.say.picture_score(), table.EDGE + 88, y, 30, THEME.cream, "lm", 900)
        table.text(sheet, minus(here.score), right, y, 38, color, "rm", 1000)

    # Around the fight

    def _chapters(self, sheet: Sheet, here: Mars, foe: str | None) -> None:
        for place, code in enumerate(here.finals):
            plate = large.plate(
                self.words,
                code,
                here.value_of(code),
                here.free_draws_of(code),
                code in here.beaten,
                code == foe,
            )
            sheet.lay(plate, table.PLATES_LEFT, table.MIDDLE + place * (large.PLATE_HIGH + 10))

    def _piles(self, sheet: Sheet, here: Mars, marked: Marked) -> None:
        counts = {
            "stack": here.stack_size,
            "discard": sum(here.discard),
            "hazards": sum(here.hazards),
            "past": sum(here.past),
            "aging": sum(here.aging),
            "destroyed": sum(here.destroyed),
        }
        for place, (key, count) in enumerate(counts.items()):
            known = (len(here.top), len(here.bottom)) if key == "stack" else (0, 0)
            table.pile(sheet, place, key, self.words.piles[key], count, *known)
        left, top, right, bottom = table.pile_box(0)
        marked.mark(sheet, "stack", (left, top, right - left, bottom - top), 10)


class EndedFight(Struct, frozen=True):
    """A fight that has been ended."""

    before: Mars
    """The position before the end: it has the foe, the row of cards and the sum."""

    events: tuple[Event, ...]
    """What the end brought about (MA-18)."""

    destroyed: frozenset[int]
    """The cards that were destroyed after the fight (MA-19), by their places (from 0) in the row of `before`."""


def last_fight(scene: Scene[Mars]) -> EndedFight | None:
    """The last fight that was ended in the recent plies of a scene; None if none was."""
    found: EndedFight | None = None
    left: list[int] = []
    for each in scene.recent:
        match each.ply:
            case plies.End():
                before = each.before
                found, left = EndedFight(before, each.after.events, frozenset()), list(range(len(before.row)))
            case plies.Destroy(place=place) if found is not None:
                found = EndedFight(found.before, found.events, found.destroyed | {left.pop(place - 1)})
    return found
