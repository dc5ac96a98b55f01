"""The words of words/de/games_up.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.games_up import GamesUp as English

if TYPE_CHECKING:
    from words.compiled.protocols.games_up import GamesUpWords


class GamesUp(English):
    """The messages of games_up.ftl."""

    def title(self) -> str:
        return "The Game’s Up!"

    def summary(self) -> str:
        return "Dreh Steine um, schlag und staple sie, und erreiche das Ziel vor deinem Gegenüber."

    def option_target_name(self) -> str:
        return "Ziel"

    def option_target(self) -> str:
        return "Die Punktzahl, die sofort gewinnt"

    def option_stacks_name(self) -> str:
        return "Stapel"

    def option_stacks(self) -> str:
        return "Was ein Stapel schlagen darf"

    def option_stacks_free_name(self) -> str:
        return "frei"

    def option_stacks_free(self) -> str:
        return "alles, was eine kleinere Zahl zeigt"

    def option_stacks_alternating_name(self) -> str:
        return "abwechselnd"

    def option_stacks_alternating(self) -> str:
        return "dasselbe, wenn sich die Farben danach bis unten abwechseln"

    def option_turning_name(self) -> str:
        return "Drehen"

    def option_turning(self) -> str:
        return "Ob sich das Bild nach jedem Zug um ein Viertel dreht, samt Beschriftung"

    def option_turning_on_name(self) -> str:
        return "an"

    def option_turning_on(self) -> str:
        return "das Brett dreht sich"

    def option_turning_off_name(self) -> str:
        return "aus"

    def option_turning_off(self) -> str:
        return "das Brett steht still"

    def told(self, *, end: str | int, face: str | int, gain: str | int, gains: bool, leaps: bool, over: str | int, prey: Literal['none', 'single', 'stack'], preyface: str | int, rival: str | int, score: str | int, shown: str | int, start: str | int, taken: str | int, tall: str | int, target: str | int, what: Literal['own', 'theirs', 'stack'], who: str | int) -> str:
        return f"{who} zog " + (f"die {face} von {rival}" if what == 'theirs' else f"einen Stapel aus {tall}" if what == 'stack' else f"eine {face}") + f" von {start}" + (f" über {over}" if leaps else "") + f" nach {end} (" + (f"oben wurde die {face} zur {shown}" if what == 'stack' else f"wurde zur {shown}") + ")" + (f" und schlug die {preyface} von {rival}" if prey == 'single' else f" und schlug den Stapel aus {taken} von {rival}" if prey == 'stack' else "") + (f": {gain}, jetzt {score} von {target}" if gains else "") + "."

    def falls(self, *, after: str | int, before: str | int, who: str | int) -> str:
        return f"{who} fällt von {before} auf {after}."

    def starts_by_lot(self, *, who: str | int) -> str:
        return f"{who} beginnt; so fiel das Los."

    def to_move(self, *, who: str | int) -> str:
        return f"{who} ist am Zug."

    def lot_to_come(self) -> str:
        return "Wer beginnt, wird noch ausgelost."

    def state(self, *, doing: str | int, scores: str | int, target: str | int) -> str:
        return f"The Game’s Up! {doing} Punkte, Ziel {target}: {scores}."

    def score_sided(self, *, score: str | int, side: Literal['red', 'blue'], who: str | int) -> str:
        return f"{who} (" + ("rot" if side == 'red' else "blau") + f") {score}"

    def score(self, *, score: str | int, who: str | int) -> str:
        return f"{who} {score}"

    def progress(self, *, scores: str | int, target: str | int) -> str:
        return f"{scores}; das Ziel ist {target}."

    def no_way_back(self, *, ways: str | int) -> str:
        return f"Kein Weg zurück: {ways}."

    def way(self, *, end: str | int, start: str | int) -> str:
        return f"{start} nach {end}"

    def quiet(self, *, most: str | int, quiet: str | int, times: int) -> str:
        return f"Ohne Schlagen: {quiet} von {most} Zügen" + ("" if times == 1 else f"; diese Stellung kam {times}-mal vor") + "."

    def turned(self, *, quarters: int) -> str:
        return ("Auf den Kopf gestellt" if quarters == 2 else "Um ein Viertel im Uhrzeigersinn gedreht" if quarters == 1 else "Um drei Viertel im Uhrzeigersinn gedreht") + "."

    def seen_from_blue(self) -> str:
        return "Von der blauen Seite gesehen."

    def singles(self, *, pieces: str | int, side: Literal['red', 'blue']) -> str:
        return ("Rote Einzelsteine" if side == 'red' else "Blaue Einzelsteine") + f": {pieces}."

    def no_singles(self, *, side: Literal['blue', 'red']) -> str:
        return ("Rote Einzelsteine" if side == 'red' else "Blaue Einzelsteine") + ": keine."

    def stacks(self, *, side: Literal['red', 'blue'], stacks: str | int) -> str:
        return ("Rote Stapel" if side == 'red' else "Blaue Stapel") + f", von oben: {stacks}."

    def stack_at(self, *, square: str | int, stack: str | int) -> str:
        return f"{square} {stack}"

    def stacks_heading(self) -> str:
        return "Stapel, von oben:"

    def no_stacks(self) -> str:
        return "Keine Stapel."

    def stack_line(self, *, square: str | int, stack: str | int) -> str:
        return f"{square}: {stack}."

    def stack(self, *, pieces: str | int, sum: str | int, tall: str | int) -> str:
        return f"{pieces} ({tall}, Summe {sum})"

    def stack_piece(self, *, face: str | int, side: Literal['red', 'blue']) -> str:
        return ("rote" if side == 'red' else "blaue") + f" {face}"

    def rank(self, *, rank: str | int, squares: str | int) -> str:
        return f"Reihe {rank}: {squares}."

    def rank_piece(self, *, face: str | int, file: str | int, side: Literal['red', 'blue']) -> str:
        return f"{file} " + ("rote" if side == 'red' else "blaue") + f" {face}"

    def rank_stack(self, *, face: str | int, file: str | int, side: Literal['blue', 'red'], tall: str | int) -> str:
        return f"{file} " + ("roter" if side == 'red' else "blauer") + f" Stapel aus {tall}, oben {face}"

    def rank_empty(self, *, files: str | int) -> str:
        return f"{files} leer"

    def grid_key(self) -> str:
        return "r rot, b blau, + Stapel"

    def won_target(self, *, target: str | int, winner: str | int) -> str:
        return f"{winner} gewinnt: Das Ziel von {target} Punkten ist erreicht."

    def won_no_move(self, *, less: str | int, more: str | int, winner: str | int) -> str:
        return f"{winner} gewinnt mit {more} zu {less}; kein Zug ist mehr möglich."

    def drawn_no_move(self, *, score: str | int) -> str:
        return f"Unentschieden: Es steht {score} zu {score}, und kein Zug ist mehr möglich."

    def won_quiet(self, *, less: str | int, more: str | int, most: str | int, winner: str | int) -> str:
        return f"{winner} gewinnt mit {more} zu {less}; in {most} Zügen in Folge wurde nichts geschlagen."

    def drawn_quiet(self, *, most: str | int, score: str | int) -> str:
        return f"Unentschieden: Es steht {score} zu {score}, und in {most} Zügen in Folge wurde nichts geschlagen."

    def drawn_third(self) -> str:
        return "Unentschieden: Dieselbe Stellung kam zum dritten Mal vor."

    def won_resigned(self, *, how: Literal['late', 'left', 'taken', 'resigned'], loser: str | int, winner: str | int) -> str:
        return (f"Die Moderation hat {loser} aus der Partie genommen, und {winner} gewinnt" if how == 'taken' else f"{loser} hat den Server verlassen, und {winner} gewinnt" if how == 'left' else f"Die Zeit von {loser} ist abgelaufen, und {winner} gewinnt" if how == 'late' else f"{loser} hat aufgegeben, und {winner} gewinnt") + "."

    def scores_are(self, *, scores: str | int) -> str:
        return f"Punkte: {scores}."

    def ask(self, *, side: Literal['red', 'blue']) -> str:
        return "Zieh einen eigenen Stein oder einen " + ("roten" if side == 'red' else "blauen") + "."

    def ask_not_back(self, *, ways: str | int) -> str:
        return f"Zieh einen Stein. Nicht zurück: {ways}."

    def way_short(self, *, end: str | int, start: str | int) -> str:
        return f"{start}–{end}"

    def menu_any(self) -> str:
        return "Einen Stein ziehen"

    def menu_own(self) -> str:
        return "Einen eigenen Stein ziehen"

    def menu_theirs(self, *, side: Literal['red', 'blue']) -> str:
        return ("Einen roten Stein ziehen" if side == 'red' else "Einen blauen Stein ziehen")

    def menu_where(self, *, start: str | int) -> str:
        return f"Wohin von {start}"

    def turning(self) -> str:
        return "Das Brett dreht sich nach jedem Zug um ein Viertel im Uhrzeigersinn. Die Felder behalten ihre Namen."

    def label_stack(self, *, can: Literal['win', 'capture', 'no'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"Stapel auf {start}, oben {face} (wird zur {shown}" + (", kann schlagen" if can == 'capture' else ", kann gewinnen" if can == 'win' else "") + ")"

    def label_own(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"{face} auf {start} (wird zur {shown}" + (", kann schlagen" if can == 'capture' else ", kann gewinnen" if can == 'win' else "") + ")"

    def label_theirs(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, side: Literal['red', 'blue'], start: str | int) -> str:
        return ("Rote" if side == 'red' else "Blaue") + f" {face} auf {start} (wird zur {shown}" + (", kann schlagen" if can == 'capture' else ", kann gewinnen" if can == 'win' else "") + ")"

    def label_go(self, *, end: str | int, gain: str | int, gains: bool, leaps: bool, start: str | int) -> str:
        return f"{start} " + ("springt nach" if leaps else "nach") + f" {end}" + (f", {gain}" if gains else "")

    def label_takes(self, *, end: str | int, gain: str | int, leaps: bool, prey: Literal['single', 'stack'], preyface: str | int, start: str | int, taken: str | int) -> str:
        return f"{start} " + ("springt nach" if leaps else "nach") + f" {end}: schlägt " + (f"Stapel aus {taken}, oben {preyface}" if prey == 'stack' else f"{preyface}") + f", {gain}"

    def key_small(self) -> str:
        return "wird beim Ziehen zu dieser Zahl"

    def key_plate(self) -> str:
        return "nur Stapel zählen: die Summe"

    def layers(self) -> str:
        return "Von oben:"

    def plate_draw(self) -> str:
        return "unentschieden"

    def plate_won(self) -> str:
        return "gewinnt"

    def plate_lost(self) -> str:
        return "verliert"

    def plate_to_move(self) -> str:
        return "am Zug"

    def plate_moves_left(self, *, left: int) -> str:
        return ("am Zug, kein Zug mehr" if left == 0 else f"am Zug, noch {left} Zug" if left == 1 else f"am Zug, noch {left} Züge")

    def plate(self, *, singles: int, stacks: int) -> str:
        return ("nichts einzeln" if singles == 0 else f"{singles} einzeln" if singles == 1 else f"{singles} einzeln") + ", " + ("kein Stapel" if stacks == 0 else f"{stacks} Stapel" if stacks == 1 else f"{stacks} Stapel")

    def hint_stack(self, *, shown: str | int, square: str | int, top: str | int, worth: str | int) -> str:
        return f"Dein Stapel auf {square} zählt {worth}; zieht er, wird seine {top} zur {shown}."

    def hint_none(self) -> str:
        return "Nur Stapel zählen, und Schlagen macht Stapel."

    def hint_capture(self, *, end: str | int, face: str | int, gain: str | int, shown: str | int, start: str | int, what: Literal['single', 'stack'], wins: bool) -> str:
        return (f"Dein Stapel auf {start} wird zur {shown}" if what == 'stack' else f"Deine {face} auf {start} wird zur {shown}") + f", schlägt {end}: {gain}" + (", gewinnt" if wins else "") + "."

    def why_off_board(self, *, last: str | int, square: str | int) -> str:
        return f"{square} liegt nicht auf dem Brett; es reicht von a1 bis {last}."

    def why_empty(self, *, square: str | int) -> str:
        return f"{square} ist leer."

    def why_their_stack(self, *, square: str | int) -> str:
        return f"Der Stapel auf {square} gehört deinem Gegenüber: Von dort darfst du nur Einzelsteine ziehen."

    def why_nowhere(self, *, square: str | int) -> str:
        return f"Was auf {square} steht, kann jetzt nirgendwohin."

    def why_there(self, *, square: str | int) -> str:
        return f"Was auf {square} steht, ist schon dort."

    def why_far(self, *, end: str | int, start: str | int) -> str:
        return f"{end} ist zu weit von {start} entfernt oder liegt nicht in gerader Linie."

    def why_stack_far(self) -> str:
        return "Ein Stapel zieht immer nur ein Feld weit."

    def why_leap(self, *, over: str | int) -> str:
        return f"Ein Stein springt nur über die eigene Farbe, und auf {over} steht sie nicht."

    def why_closed(self, *, end: str | int, start: str | int) -> str:
        return f"Der Weg zurück von {start} nach {end} ist gesperrt."

    def why_own(self, *, end: str | int) -> str:
        return f"Auf {end} steht dieselbe Farbe."

    def why_their_piece(self) -> str:
        return "Ein gegnerischer Stein darf nur auf ein leeres Feld."

    def why_alternating(self) -> str:
        return "Sein unterster Stein käme auf einen derselben Farbe."

    def why_face(self, *, face: str | int, prey: str | int) -> str:
        return f"Was du ziehst, wird zur {face}, und die schlägt keine {prey}."

    def advice(self, *, does: Literal['both', 'gains', 'costs', 'nothing'], gain: str | int, loss: str | int) -> str:
        return (f"Das kostet die Gegenseite {loss}." if does == 'costs' else f"Das bringt dir {gain}." if does == 'gains' else f"Das bringt dir {gain} und kostet die Gegenseite {loss}." if does == 'both' else "Das bringt nicht sofort Punkte.")

    def advice_after(self, *, own: str | int, theirs: str | int) -> str:
        return f"Nach dem besten Spiel, das folgt, hast du {own} Punkte und die Gegenseite {theirs}."
