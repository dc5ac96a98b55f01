"""The words of words/de/strata5.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from words.compiled.en.strata5 import Strata5 as English

if TYPE_CHECKING:
    from words.compiled.protocols.strata5 import Strata5Words


class Strata5(English):
    """The messages of strata5.ftl."""

    def title(self) -> str:
        return "Strata 5"

    def summary(self) -> str:
        return "Bau mit Blöcken, lass deine Figuren hinaufsteigen, und sei zuerst auf der fünften Ebene."

    def option_size_name(self) -> str:
        return "Größe"

    def option_size(self) -> str:
        return "Wie viele Felder das Brett in jede Richtung hat"

    def option_size_6(self) -> str:
        return "das schnelle Spiel, bei dem Rot im Vorteil ist"

    def option_size_8(self) -> str:
        return "das übliche Spiel"

    def option_size_10(self) -> str:
        return "das lange Spiel, das meist unentschieden endet"

    def turn(self, *, deeds: str | int, who: str | int) -> str:
        return f"{who} {deeds}."

    def did_move(self, *, captured: str | int, captures: bool, end: str | int, level: str | int, number: str | int, rival: str | int, start: str | int, stuck: bool, way: str | int, ways: bool) -> str:
        return f"zog die {number} von {start}" + (f" über {way}" if ways else "") + f" nach {end} (Ebene {level}" + (f", schlug die {captured} von {rival}" if captures else "") + (", vorerst festgesetzt" if stuck else "") + ")"

    def did_enter(self, *, captured: str | int, captures: bool, end: str | int, level: str | int, number: str | int, rival: str | int, stuck: bool, way: str | int, ways: bool) -> str:
        return f"setzte die {number}" + (f" über {way}" if ways else "") + f" auf {end} ein (Ebene {level}" + (f", schlug die {captured} von {rival}" if captures else "") + (", vorerst festgesetzt" if stuck else "") + ")"

    def did_move_briefly(self, *, again: bool, captured: str | int, captures: bool, end: str | int, number: str | int, rival: str | int, start: str | int) -> str:
        return (f"die {number} von {start} nach {end}" if again else f"zog die {number} von {start} nach {end}") + (f" (schlug die {captured} von {rival})" if captures else "")

    def did_enter_briefly(self, *, captured: str | int, captures: bool, end: str | int, number: str | int, rival: str | int) -> str:
        return f"setzte die {number} auf {end} ein" + (f" (schlug die {captured} von {rival})" if captures else "")

    def did_block(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: str | int, place: str | int, trapped: str | int) -> str:
        return f"legte einen Block auf {place} bis {corner} (Ebene {level}" + (f", begrub {trapped}, setzte {locked} fest" if does == 'both' else f", setzte {locked} fest" if does == 'locks' else f", begrub {trapped}" if does == 'traps' else "") + ")"

    def did_block_briefly(self, *, place: str | int, trapped: str | int, traps: bool) -> str:
        return f"legte einen Block auf {place}" + (f" (begrub {trapped})" if traps else "")

    def caught(self, *, own: str | int, owns: int, rival: str | int, rivals: int, theirs: str | int, whose: Literal['both', 'lists', 'own', 'theirs']) -> str:
        return (f"die eigene {own} und die {theirs} von {rival}" if whose == 'both' else f"die {theirs} von {rival}" if whose == 'theirs' else (f"die eigene {own}" if owns == 1 else f"die eigenen {own}") if whose == 'own' else (f"die eigene {own} sowie die {theirs} von {rival}" if owns == 1 else f"die eigenen {own} sowie die {theirs} von {rival}"))

    def did_no_pawn(self) -> str:
        return "konnte keine Figur ziehen"

    def did_no_second(self) -> str:
        return "konnte keine zweite Figur ziehen"

    def did_no_place(self) -> str:
        return "fand keine Stelle für einen Block"

    def did_no_block_left(self) -> str:
        return "hatte keinen Block mehr"

    def did_pass(self) -> str:
        return "konnte nichts tun und setzte aus"

    def state(self, *, doing: str | int, turn: str | int) -> str:
        return f"Strata 5, Zug {turn}. {doing}"

    def doing(self, *, moved: bool, space: str | int, step: Literal['block', 'first', 'second'], who: str | int) -> str:
        return f"{who} ist am Zug: " + ("jetzt die zweite Figur" if step == 'second' else "jetzt die erste Figur" if step == 'first' else "jetzt ein Block") + (f"; die Figur auf {space} hat schon gezogen" if moved else "") + "."

    def sides(self, *, black: str | int, red: str | int) -> str:
        return f"{red} ist Rot, {black} ist Schwarz."

    def seen_from_black(self) -> str:
        return "Von der schwarzen Seite gesehen."

    def levels_by_rank(self, *, last: str | int, ranks: str | int) -> str:
        return f"Ebenen nach Reihen, a bis {last}: {ranks}."

    def blocks_by_space(self, *, levels: str | int) -> str:
        return f"Blöcke nach linkem unterem Feld: {levels}."

    def blocks_on_level(self, *, level: str | int, places: str | int) -> str:
        return f"Ebene {level} {places}"

    def pawns_of(self, *, board: int, caged: str | int, hand: int, held: str | int, pawns: str | int, side: Literal['black', 'red'], trapped: int) -> str:
        return ("Rote Figuren" if side == 'red' else "Schwarze Figuren") + " " + ("keine" if board == 0 else f"{pawns}") + "; im Vorrat " + ("keine" if hand == 0 else f"{held}") + ("" if trapped == 0 else f"; begraben {caged}") + "."

    def pawn_on(self, *, number: str | int, space: str | int) -> str:
        return f"{number} auf {space}"

    def pawn_in(self, *, level: str | int, number: str | int, space: str | int) -> str:
        return f"{number} in {space} auf Ebene {level}"

    def count(self, *, blocks: int, idle: int, most: int, stirred: bool, times: int) -> str:
        return ("Kein Block übrig" if blocks == 0 else f"{blocks} Block übrig" if blocks == 1 else f"{blocks} Blöcke übrig") + ("" if idle == 0 else f"; {idle} von {most} Zügen ohne Schlagen und Block") + ("; in diesem Zug wurde geschlagen oder gebaut" if stirred else "") + ("" if times == 1 else f"; diese Stellung kam {times}-mal vor") + "."

    def levels_heading(self, *, last: str | int) -> str:
        return f"Ebene jedes Feldes, a bis {last}:"

    def rank(self, *, levels: str | int, rank: str | int) -> str:
        return f"Reihe {rank}: {levels}"

    def level_by_level_heading(self) -> str:
        return "Ebene für Ebene, Blöcke nach ihrem linken unteren Feld:"

    def blocks_heading(self) -> str:
        return "Blöcke nach ihrem linken unteren Feld:"

    def level(self, *, blocks: str | int, level: str | int, pawns: str | int, standing: bool) -> str:
        return f"Ebene {level}: Blöcke {blocks}" + (f"; Figuren {pawns}" if standing else "") + "."

    def level_pawn(self, *, locked: bool, number: str | int, side: Literal['black', 'red'], space: str | int) -> str:
        return ("rote" if side == 'red' else "schwarze") + f" {number} auf {space}" + (" (festgesetzt)" if locked else "")

    def level_trapped(self, *, number: str | int, side: Literal['black', 'red'], space: str | int) -> str:
        return ("rote" if side == 'red' else "schwarze") + f" {number} begraben in {space}"

    def hollow(self, *, gaps: str | int) -> str:
        return f"Hohl: {gaps}."

    def gap(self, *, level: str | int, space: str | int) -> str:
        return f"{space} unter Ebene {level}"

    def in_hand(self, *, black: str | int, blacks: int, red: str | int, reds: int) -> str:
        return "Im Vorrat: rot " + ("keine" if reds == 0 else f"{red}") + ", schwarz " + ("keine" if blacks == 0 else f"{black}") + "."

    def grid_levels(self) -> str:
        return "Ebenen:"

    def grid_pawns(self) -> str:
        return f"Figuren, {self.letter_red()} rot und {self.letter_black()} schwarz:"

    def letter_red(self) -> str:
        return "r"

    def letter_black(self) -> str:
        return "s"

    def progress(self, *, blocks: int, forces: str | int) -> str:
        return f"{forces}; " + ("kein Block übrig" if blocks == 0 else f"{blocks} Block übrig" if blocks == 1 else f"{blocks} Blöcke übrig") + "."

    def force(self, *, high: str | int, pawns: int, side: Literal['black', 'red'], who: str | int) -> str:
        return f"{who} (" + ("rot" if side == 'red' else "schwarz") + ") hat " + ("keine Figur auf dem Brett" if pawns == 0 else f"{pawns} Figur auf dem Brett (auf Ebene {high})" if pawns == 1 else f"{pawns} Figuren auf dem Brett (die höchste auf Ebene {high})")

    def won_climbed(self, *, winner: str | int) -> str:
        return f"{winner} hat die fünfte Ebene erreicht und gewinnt."

    def won_by_capture(self, *, loser: str | int, winner: str | int) -> str:
        return f"{winner} gewinnt durch Schlagen: Keine Figur, die {loser} bleibt, kann je wieder ziehen."

    def won_by_block(self, *, loser: str | int, winner: str | int) -> str:
        return f"{winner} gewinnt mit einem Block: Alle Figuren, die {loser} bleiben, sind festgesetzt."

    def won_locked_itself(self, *, loser: str | int, winner: str | int) -> str:
        return f"{loser} hat keine eigene Figur mehr, die ziehen kann; {winner} gewinnt."

    def won_resigned(self, *, how: Literal['late', 'left', 'resigned', 'taken'], loser: str | int, winner: str | int) -> str:
        return (f"Die Moderation hat {loser} aus der Partie genommen, und {winner} gewinnt." if how == 'taken' else f"{loser} hat den Server verlassen, und {winner} gewinnt." if how == 'left' else f"Die Zeit von {loser} ist abgelaufen, und {winner} gewinnt." if how == 'late' else f"{loser} hat aufgegeben, und {winner} gewinnt.")

    def drawn_no_five(self) -> str:
        return "Unentschieden: Alle Blöcke sind gelegt, und keiner liegt auf Ebene 5."

    def drawn_idle(self, *, turns: int) -> str:
        return f"Unentschieden: In {turns} Zügen in Folge wurde weder geschlagen noch ein Block gelegt."

    def drawn_third(self) -> str:
        return "Unentschieden: Dieselbe Stellung kam zum dritten Mal vor."

    def ask_first(self) -> str:
        return "Zieh eine Figur."

    def ask_second(self, *, moved: str | int) -> str:
        return f"Zieh eine zweite Figur, nicht die auf {moved}."

    def ask_block(self) -> str:
        return "Leg einen Block."

    def ask_block_no_pawn(self) -> str:
        return "Keine deiner Figuren kann ziehen: Leg einen Block."

    def ask_block_no_second(self) -> str:
        return "Keine andere deiner Figuren kann ziehen: Leg einen Block."

    def menu_move(self) -> str:
        return "Eine Figur ziehen"

    def menu_board(self) -> str:
        return "Eine Figur auf dem Brett ziehen"

    def menu_hand(self) -> str:
        return "Eine Figur einsetzen"

    def menu_block(self) -> str:
        return "Einen Block legen"

    def menu_block_harm(self) -> str:
        return "Begraben oder festsetzen"

    def menu_block_top(self) -> str:
        return "Auf andere legen"

    def menu_block_board(self) -> str:
        return "Auf das Brett legen"

    def menu_where(self, *, hand: bool, pawn: str | int, where: Literal['any', 'climb', 'descend', 'level']) -> str:
        return ((f"Hinab mit deiner {pawn}" if hand else f"Hinab mit der Figur von {pawn}") if where == 'descend' else (f"Auf gleicher Höhe mit deiner {pawn}" if hand else f"Auf gleicher Höhe mit der Figur von {pawn}") if where == 'level' else (f"Hinauf oder schlagen mit deiner {pawn}" if hand else f"Hinauf oder schlagen mit der Figur von {pawn}") if where == 'climb' else (f"Wohin mit deiner {pawn}" if hand else f"Wohin mit der Figur von {pawn}"))

    def label_pawn(self, *, captures: bool, hand: bool, number: str | int, places: int, start: str | int, wins: bool) -> str:
        return f"{number} " + ("aus dem Vorrat" if hand else f"auf {start}") + " (" + (f"{places} Ziel" if places == 1 else f"{places} Ziele") + (", kann schlagen" if captures else "") + (", kann gewinnen" if wins else "") + ")"

    def label_lay(self, *, places: int) -> str:
        return "Einen Block legen (" + (f"{places} Stelle" if places == 1 else f"{places} Stellen") + ")"

    def label_walk(self, *, captured: str | int, does: Literal['both', 'captures', 'locked', 'nothing'], end: str | int, hand: bool, level: str | int, number: str | int, side: Literal['black', 'red'], start: str | int) -> str:
        return (f"{number} aus dem Vorrat" if hand else f"{start}") + f" nach {end}, Ebene {level}" + (": schlägt " + (f"die rote {captured}" if side == 'red' else f"die schwarze {captured}") + ", dort vorerst festgesetzt" if does == 'both' else ": dort vorerst festgesetzt" if does == 'locked' else ": schlägt " + (f"die rote {captured}" if side == 'red' else f"die schwarze {captured}") if does == 'captures' else "")

    def label_block(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: str | int, place: str | int, trapped: str | int) -> str:
        return f"{place} bis {corner}, Ebene {level}" + (f": begräbt {trapped}, setzt {locked} fest" if does == 'both' else f": setzt {locked} fest" if does == 'locks' else f": begräbt {trapped}" if does == 'traps' else "")

    def label_block_briefly(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: int, place: str | int, trapped: int) -> str:
        return f"{place} bis {corner}, Ebene {level}" + (": begräbt " + (f"{trapped} Figur" if trapped == 1 else f"{trapped} Figuren") + f", setzt {locked} fest" if does == 'both' else ": setzt " + (f"{locked} Figur" if locked == 1 else f"{locked} Figuren") + " fest" if does == 'locks' else ": begräbt " + (f"{trapped} Figur" if trapped == 1 else f"{trapped} Figuren") if does == 'traps' else "")

    def label_caught(self, *, own: str | int, owns: int, rivals: int, side: Literal['black', 'red'], theirs: str | int, whose: Literal['both', 'lists', 'own', 'theirs']) -> str:
        return (f"deine {own} und " + (f"die rote {theirs}" if side == 'red' else f"die schwarze {theirs}") if whose == 'both' else ((f"die rote {theirs}" if rivals == 1 else f"die roten {theirs}") if side == 'red' else (f"die schwarze {theirs}" if rivals == 1 else f"die schwarzen {theirs}")) if whose == 'theirs' else (f"deine {own}" if owns == 1 else f"deine {own}") if whose == 'own' else f"deine {own} und " + ((f"die rote {theirs}" if rivals == 1 else f"die roten {theirs}") if side == 'red' else (f"die schwarze {theirs}" if rivals == 1 else f"die schwarzen {theirs}")))

    def key_level(self) -> str:
        return "Ebene"

    def key_air(self) -> str:
        return "hohl"

    def key_trapped(self) -> str:
        return "begraben"

    def key_locked(self) -> str:
        return "festgesetzt"

    def status_draw(self) -> str:
        return "unentschieden"

    def status_won(self) -> str:
        return "gewinnt"

    def status_lost(self) -> str:
        return "verliert"

    def status_doing(self, *, step: Literal['block', 'first', 'second']) -> str:
        return ("zieht die zweite" if step == 'second' else "zieht eine Figur" if step == 'first' else "legt einen Block")

    def status_doing_left(self, *, left: int, step: Literal['block', 'first', 'second']) -> str:
        return ("zieht die zweite" if step == 'second' else "zieht eine Figur" if step == 'first' else "legt einen Block") + "; noch " + (f"{left} Zug" if left == 1 else f"{left} Züge")

    def status(self, *, board: int, trapped: int) -> str:
        return (("alle im Vorrat" if trapped == 0 else f"{trapped} begraben") if board == 0 else (f"{board} auf dem Brett" if trapped == 0 else f"{board} auf dem Brett, {trapped} begraben"))

    def hint_wins(self, *, end: str | int, level: str | int, number: str | int) -> str:
        return f"Deine {number} erreicht {end} auf Ebene {level}: Das gewinnt."

    def hint_captures(self, *, captured: str | int, end: str | int, number: str | int) -> str:
        return f"Deine {number} kann die {captured} auf {end} schlagen."

    def hint_second(self) -> str:
        return "Es zählt, wo sie landet, nicht ihr Weg."

    def hint_enter(self) -> str:
        return "Figuren kommen auf deine Startblöcke: erster Schritt."

    def hint_walk(self) -> str:
        return "Sie geht ihre Zahl, je Schritt höchstens eine Ebene."

    def hint_trap(self, *, number: str | int, place: str | int) -> str:
        return f"Ein Block auf {place} begräbt die gegnerische {number}."

    def hint_trap_own(self, *, number: str | int, place: str | int) -> str:
        return f"Vorsicht: Ein Block auf {place} begräbt deine {number}."

    def hint_climb(self, *, level: str | int, place: str | int) -> str:
        return f"Ein Block auf {place} wird eine Stufe zu Ebene {level}."

    def hint_block(self) -> str:
        return "Wo zwei Blöcke zusammenstoßen, passt einer obenauf."

    def why_off_board(self, *, last: str | int, space: str | int) -> str:
        return f"{space} liegt nicht auf dem Brett; es reicht von a1 bis {last}."

    def why_pawn_before_block(self, *, first: bool) -> str:
        return ("Vor dem Block musst du eine erste Figur ziehen." if first else "Vor dem Block musst du eine zweite Figur ziehen.")

    def why_block_now(self) -> str:
        return "Jetzt musst du einen Block legen."

    def why_not_in_hand(self, *, number: str | int) -> str:
        return f"Du hast keine {number} im Vorrat."

    def why_no_door(self) -> str:
        return "Keiner deiner Startblöcke hat noch ein offenes Feld, also kann keine Figur ins Spiel kommen."

    def why_doors_taken(self) -> str:
        return "Auf jedem offenen Feld deiner Startblöcke steht eine Figur, also kann keine ins Spiel kommen."

    def why_no_entry(self, *, number: int) -> str:
        return (f"Deine {number} findet von deinen Startblöcken aus keinen Weg von {number} Schritt." if number == 1 else f"Deine {number} findet von deinen Startblöcken aus keinen Weg von {number} Schritten.")

    def why_entry_blocked(self, *, end: str | int, number: str | int) -> str:
        return f"Auf jedem Weg deiner {number} nach {end} stehen Figuren."

    def why_entry_far(self, *, end: str | int, number: int) -> str:
        return (f"Kein Weg von {number} Schritt, das Einsetzen mitgezählt, bringt eine Figur aus dem Vorrat nach {end}." if number == 1 else f"Kein Weg von {number} Schritten, das Einsetzen mitgezählt, bringt eine Figur aus dem Vorrat nach {end}.")

    def why_trapped(self, *, number: str | int, space: str | int) -> str:
        return f"Deine {number} auf {space} ist für immer begraben."

    def why_empty(self, *, space: str | int) -> str:
        return f"Auf {space} steht keine Figur."

    def why_theirs(self, *, space: str | int) -> str:
        return f"Die Figur auf {space} gehört deinem Gegenüber."

    def why_moved(self, *, space: str | int) -> str:
        return f"Die Figur auf {space} hat schon gezogen; die zweite muss eine andere sein."

    def why_same_space(self) -> str:
        return "Eine Figur kann nicht dort enden, wo sie beginnt."

    def why_locked(self, *, number: int, space: str | int) -> str:
        return (f"Deine {number} auf {space} ist festgesetzt: Kein Weg von {number} Schritt führt irgendwohin." if number == 1 else f"Deine {number} auf {space} ist festgesetzt: Kein Weg von {number} Schritten führt irgendwohin.")

    def why_blocked(self, *, number: str | int, space: str | int) -> str:
        return f"Deiner {number} auf {space} stehen Figuren im Weg: Sie kann jetzt nicht ziehen."

    def why_bare(self, *, space: str | int) -> str:
        return f"{space} ist nacktes Brett, und Figuren stehen nur auf Blöcken."

    def why_own_pawn(self, *, space: str | int) -> str:
        return f"Auf {space} steht eine eigene Figur."

    def why_too_far(self, *, end: str | int, number: str | int, start: str | int, steps: int) -> str:
        return (f"{end} ist mindestens {steps} Schritt von {start} entfernt, und eine {number} geht genau {number}." if steps == 1 else f"{end} ist mindestens {steps} Schritte von {start} entfernt, und eine {number} geht genau {number}.")

    def why_parity(self, *, end: str | int, number: str | int, odd: bool, start: str | int) -> str:
        return (f"Jeder Weg von {start} nach {end} hat eine ungerade Zahl von Schritten, und eine {number} geht genau {number}." if odd else f"Jeder Weg von {start} nach {end} hat eine gerade Zahl von Schritten, und eine {number} geht genau {number}.")

    def why_walk_blocked(self, *, end: str | int, number: int, start: str | int) -> str:
        return (f"Auf jedem Weg von {number} Schritt von {start} nach {end} stehen Figuren." if number == 1 else f"Auf jedem Weg von {number} Schritten von {start} nach {end} stehen Figuren.")

    def why_no_walk(self, *, end: str | int, number: int, start: str | int) -> str:
        return (f"Kein Weg von {number} Schritt führt von {start} nach {end}: höchstens eine Ebene hinauf oder hinab je Schritt, nie über das nackte Brett, kein Feld zweimal." if number == 1 else f"Kein Weg von {number} Schritten führt von {start} nach {end}: höchstens eine Ebene hinauf oder hinab je Schritt, nie über das nackte Brett, kein Feld zweimal.")

    def why_over_edge(self, *, place: str | int) -> str:
        return f"Ein Block heißt nach seinem linken unteren Feld, und auf {place} ragte er über den Rand."

    def why_alone(self, *, place: str | int) -> str:
        return f"Auf dem nackten Brett muss ein Block neben einem auf Ebene 1 liegen, und auf {place} tut er das nicht."

    def why_too_high(self, *, level: str | int, place: str | int, top: str | int) -> str:
        return f"Auf {place} läge er auf Ebene {level}, und {top} ist die höchste."

    def why_uneven(self, *, height: str | int, place: str | int, spaces: int) -> str:
        return (f"Auf {place} ist nur eines seiner vier Felder so hoch wie Ebene {height}; mindestens drei müssen es sein." if spaces == 1 else f"Auf {place} sind nur zwei seiner vier Felder so hoch wie Ebene {height}; mindestens drei müssen es sein.")

    def why_one_block(self, *, place: str | int) -> str:
        return f"Auf {place} läge er auf einem einzigen Block; er braucht zwei Teile unter sich."

    def advice_free(self, *, own: str | int, theirs: str | int) -> str:
        return f"Danach sind von deinen Figuren {own} beweglich, von denen der Gegenseite {theirs}."

    def advice_captures(self, *, own: int, theirs: int) -> str:
        return "Danach bedrohst du " + ("keine Figur" if own == 0 else "eine Figur" if own == 1 else f"{own} Figuren") + ", und die Gegenseite bedroht " + ("keine" if theirs == 0 else "eine" if theirs == 1 else f"{theirs}") + " von deinen."
