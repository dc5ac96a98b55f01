"""The words of words/en/strata5.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.strata5 import Strata5Words


class Strata5:
    """The messages of strata5.ftl."""

    def title(self) -> str:
        return "Strata 5"

    def summary(self) -> str:
        return "Build with blocks, walk your pawns up what is built, and be the first on the fifth level."

    def option_size_name(self) -> str:
        return "size"

    def option_size(self) -> str:
        return "How many spaces the board has each way"

    def option_size_6(self) -> str:
        return "the quick game, which favours red"

    def option_size_8(self) -> str:
        return "the usual game"

    def option_size_10(self) -> str:
        return "the long game, mostly drawn"

    def turn(self, *, deeds: str | int, who: str | int) -> str:
        return f"{who} {deeds}."

    def did_move(self, *, captured: str | int, captures: bool, end: str | int, level: str | int, number: str | int, rival: str | int, start: str | int, stuck: bool, way: str | int, ways: bool) -> str:
        return f"moved the {number} from {start}" + (f" via {way}" if ways else "") + f" to {end} (level {level}" + (", locked for now" if stuck else "") + ")" + (f", capturing {rival}’s {captured}" if captures else "")

    def did_enter(self, *, captured: str | int, captures: bool, end: str | int, level: str | int, number: str | int, rival: str | int, stuck: bool, way: str | int, ways: bool) -> str:
        return f"brought in the {number}" + (f" via {way}" if ways else "") + f" to {end} (level {level}" + (", locked for now" if stuck else "") + ")" + (f", capturing {rival}’s {captured}" if captures else "")

    def did_move_briefly(self, *, again: bool, captured: str | int, captures: bool, end: str | int, number: str | int, rival: str | int, start: str | int) -> str:
        return (f"the {number} from {start} to {end}" if again else f"moved the {number} from {start} to {end}") + (f", capturing {rival}’s {captured}" if captures else "")

    def did_enter_briefly(self, *, captured: str | int, captures: bool, end: str | int, number: str | int, rival: str | int) -> str:
        return f"brought in the {number} to {end}" + (f", capturing {rival}’s {captured}" if captures else "")

    def did_block(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: str | int, place: str | int, trapped: str | int) -> str:
        return f"laid a block on {place} to {corner} (level {level})" + (f", trapping {trapped}, and locking {locked}" if does == 'both' else f", locking {locked}" if does == 'locks' else f", trapping {trapped}" if does == 'traps' else "")

    def did_block_briefly(self, *, place: str | int, trapped: str | int, traps: bool) -> str:
        return f"laid a block on {place}" + (f", trapping {trapped}" if traps else "")

    def caught(self, *, own: str | int, owns: int, rival: str | int, rivals: int, theirs: str | int, whose: Literal['both', 'lists', 'own', 'theirs']) -> str:
        return (f"their own {own} and {rival}’s {theirs}" if whose == 'both' else f"{rival}’s {theirs}" if whose == 'theirs' else f"their own {own}" if whose == 'own' else f"their own {own}, and {rival}’s {theirs}")

    def did_no_pawn(self) -> str:
        return "could move no pawn"

    def did_no_second(self) -> str:
        return "could move no second pawn"

    def did_no_place(self) -> str:
        return "found no place for a block"

    def did_no_block_left(self) -> str:
        return "had no block left"

    def did_pass(self) -> str:
        return "could do nothing and passed"

    def state(self, *, doing: str | int, turn: str | int) -> str:
        return f"Strata 5, turn {turn}. {doing}"

    def doing(self, *, moved: bool, space: str | int, step: Literal['block', 'first', 'second'], who: str | int) -> str:
        return f"{who} " + ("to move a second pawn" if step == 'second' else "to move a first pawn" if step == 'first' else "to lay a block") + (f"; the pawn on {space} has moved" if moved else "") + "."

    def sides(self, *, black: str | int, red: str | int) -> str:
        return f"{red} is red, {black} is black."

    def seen_from_black(self) -> str:
        return "Seen from black’s side."

    def levels_by_rank(self, *, last: str | int, ranks: str | int) -> str:
        return f"Levels by rank, a to {last}: {ranks}."

    def blocks_by_space(self, *, levels: str | int) -> str:
        return f"Blocks by lower left space: {levels}."

    def blocks_on_level(self, *, level: str | int, places: str | int) -> str:
        return f"level {level} {places}"

    def pawns_of(self, *, board: int, caged: str | int, hand: int, held: str | int, pawns: str | int, side: Literal['black', 'red'], trapped: int) -> str:
        return ("Red pawns" if side == 'red' else "Black pawns") + " " + ("none" if board == 0 else f"{pawns}") + "; in hand " + ("none" if hand == 0 else f"{held}") + ("" if trapped == 0 else f"; trapped {caged}") + "."

    def pawn_on(self, *, number: str | int, space: str | int) -> str:
        return f"{number} on {space}"

    def pawn_in(self, *, level: str | int, number: str | int, space: str | int) -> str:
        return f"{number} in {space} at level {level}"

    def count(self, *, blocks: int, idle: int, most: int, stirred: bool, times: int) -> str:
        return ("No blocks left" if blocks == 0 else f"{blocks} block left" if blocks == 1 else f"{blocks} blocks left") + ("" if idle == 0 else f"; {idle} of {most} turns without capture or block") + ("; a capture or a block this turn" if stirred else "") + ("" if times == 1 else f"; this position has stood {times} times") + "."

    def levels_heading(self, *, last: str | int) -> str:
        return f"Level of each space, a to {last}:"

    def rank(self, *, levels: str | int, rank: str | int) -> str:
        return f"Rank {rank}: {levels}"

    def level_by_level_heading(self) -> str:
        return "Level by level, blocks by their lower left space:"

    def blocks_heading(self) -> str:
        return "Blocks by their lower left space:"

    def level(self, *, blocks: str | int, level: str | int, pawns: str | int, standing: bool) -> str:
        return f"Level {level}: blocks {blocks}" + (f"; pawns {pawns}" if standing else "") + "."

    def level_pawn(self, *, locked: bool, number: str | int, side: Literal['black', 'red'], space: str | int) -> str:
        return ("red" if side == 'red' else "black") + f" {number} on {space}" + (" (locked)" if locked else "")

    def level_trapped(self, *, number: str | int, side: Literal['black', 'red'], space: str | int) -> str:
        return ("red" if side == 'red' else "black") + f" {number} trapped in {space}"

    def hollow(self, *, gaps: str | int) -> str:
        return f"Hollow: {gaps}."

    def gap(self, *, level: str | int, space: str | int) -> str:
        return f"{space} under level {level}"

    def in_hand(self, *, black: str | int, blacks: int, red: str | int, reds: int) -> str:
        return "In hand: red " + ("none" if reds == 0 else f"{red}") + ", black " + ("none" if blacks == 0 else f"{black}") + "."

    def grid_levels(self) -> str:
        return "Levels:"

    def grid_pawns(self) -> str:
        return f"Pawns, {self.letter_red()} red and {self.letter_black()} black:"

    def letter_red(self) -> str:
        return "r"

    def letter_black(self) -> str:
        return "b"

    def progress(self, *, blocks: int, forces: str | int) -> str:
        return f"{forces}; " + ("no blocks left" if blocks == 0 else f"{blocks} block left" if blocks == 1 else f"{blocks} blocks left") + "."

    def force(self, *, high: str | int, pawns: int, side: Literal['black', 'red'], who: str | int) -> str:
        return f"{who} (" + ("red" if side == 'red' else "black") + ") has " + ("no pawns on the board" if pawns == 0 else f"{pawns} pawn on the board, the highest on level {high}" if pawns == 1 else f"{pawns} pawns on the board, the highest on level {high}")

    def won_climbed(self, *, winner: str | int) -> str:
        return f"{winner} has reached the fifth level and wins."

    def won_by_capture(self, *, loser: str | int, winner: str | int) -> str:
        return f"{winner} wins by a capture: no pawn that {loser} has left can ever move."

    def won_by_block(self, *, loser: str | int, winner: str | int) -> str:
        return f"{winner} wins with a block: every pawn that {loser} has left is locked."

    def won_locked_itself(self, *, loser: str | int, winner: str | int) -> str:
        return f"{loser} is left without a pawn that can move, so {winner} wins."

    def won_resigned(self, *, how: Literal['late', 'left', 'resigned', 'taken'], loser: str | int, winner: str | int) -> str:
        return (f"{loser} was taken out by a moderator and {winner} wins." if how == 'taken' else f"{loser} left the server and {winner} wins." if how == 'left' else f"{loser} ran out of time and {winner} wins." if how == 'late' else f"{loser} gave up and {winner} wins.")

    def drawn_no_five(self) -> str:
        return "The game is a draw: all blocks are laid, and none lies on level 5."

    def drawn_idle(self, *, turns: int) -> str:
        return f"The game is a draw: {turns} turns in a row brought neither a capture nor a block."

    def drawn_third(self) -> str:
        return "The game is a draw: the same position has come up for the third time."

    def ask_first(self) -> str:
        return "Move a pawn."

    def ask_second(self, *, moved: str | int) -> str:
        return f"Move a second pawn, not the one on {moved}."

    def ask_block(self) -> str:
        return "Lay a block."

    def ask_block_no_pawn(self) -> str:
        return "None of your pawns can move: lay a block."

    def ask_block_no_second(self) -> str:
        return "No other pawn of yours can move: lay a block."

    def menu_move(self) -> str:
        return "Move a pawn"

    def menu_board(self) -> str:
        return "Move a pawn on the board"

    def menu_hand(self) -> str:
        return "Enter a pawn from hand"

    def menu_block(self) -> str:
        return "Lay a block"

    def menu_block_harm(self) -> str:
        return "Trap or lock pawns"

    def menu_block_top(self) -> str:
        return "Lay it on top of others"

    def menu_block_board(self) -> str:
        return "Lay it on the board"

    def menu_where(self, *, hand: bool, pawn: str | int, where: Literal['any', 'climb', 'descend', 'level']) -> str:
        return ((f"Descend with your {pawn}" if hand else f"Descend with the pawn from {pawn}") if where == 'descend' else (f"Stay level with your {pawn}" if hand else f"Stay level with the pawn from {pawn}") if where == 'level' else (f"Climb or capture with your {pawn}" if hand else f"Climb or capture with the pawn from {pawn}") if where == 'climb' else (f"Where to with your {pawn}" if hand else f"Where to with the pawn from {pawn}"))

    def label_pawn(self, *, captures: bool, hand: bool, number: str | int, places: int, start: str | int, wins: bool) -> str:
        return f"{number} " + ("from hand" if hand else f"on {start}") + " (" + (f"{places} place" if places == 1 else f"{places} places") + (", can capture" if captures else "") + (", can win" if wins else "") + ")"

    def label_lay(self, *, places: int) -> str:
        return "Lay a block (" + (f"{places} place" if places == 1 else f"{places} places") + ")"

    def label_walk(self, *, captured: str | int, does: Literal['both', 'captures', 'locked', 'nothing'], end: str | int, hand: bool, level: str | int, number: str | int, side: Literal['black', 'red'], start: str | int) -> str:
        return (f"{number} from hand" if hand else f"{start}") + f" to {end}, level {level}" + (": captures " + (f"red’s {captured}" if side == 'red' else f"black’s {captured}") + " and is locked there for now" if does == 'both' else ": locked there for now" if does == 'locked' else ": captures " + (f"red’s {captured}" if side == 'red' else f"black’s {captured}") if does == 'captures' else "")

    def label_block(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: str | int, place: str | int, trapped: str | int) -> str:
        return f"{place} to {corner}, level {level}" + (f": traps {trapped}, locks {locked}" if does == 'both' else f": locks {locked}" if does == 'locks' else f": traps {trapped}" if does == 'traps' else "")

    def label_block_briefly(self, *, corner: str | int, does: Literal['both', 'locks', 'nothing', 'traps'], level: str | int, locked: int, place: str | int, trapped: int) -> str:
        return f"{place} to {corner}, level {level}" + (": traps " + (f"{trapped} pawn" if trapped == 1 else f"{trapped} pawns") + f", locks {locked}" if does == 'both' else ": locks " + (f"{locked} pawn" if locked == 1 else f"{locked} pawns") if does == 'locks' else ": traps " + (f"{trapped} pawn" if trapped == 1 else f"{trapped} pawns") if does == 'traps' else "")

    def label_caught(self, *, own: str | int, owns: int, rivals: int, side: Literal['black', 'red'], theirs: str | int, whose: Literal['both', 'lists', 'own', 'theirs']) -> str:
        return (f"your {own} and " + (f"red’s {theirs}" if side == 'red' else f"black’s {theirs}") if whose == 'both' else (f"red’s {theirs}" if side == 'red' else f"black’s {theirs}") if whose == 'theirs' else f"your {own}" if whose == 'own' else f"your {own}, and " + (f"red’s {theirs}" if side == 'red' else f"black’s {theirs}"))

    def key_level(self) -> str:
        return "level"

    def key_air(self) -> str:
        return "air below"

    def key_trapped(self) -> str:
        return "trapped"

    def key_locked(self) -> str:
        return "locked"

    def status_draw(self) -> str:
        return "a draw"

    def status_won(self) -> str:
        return "has won"

    def status_lost(self) -> str:
        return "has lost"

    def status_doing(self, *, step: Literal['block', 'first', 'second']) -> str:
        return ("moves another" if step == 'second' else "moves a pawn" if step == 'first' else "lays a block")

    def status_doing_left(self, *, left: int, step: Literal['block', 'first', 'second']) -> str:
        return ("moves another" if step == 'second' else "moves a pawn" if step == 'first' else "lays a block") + "; " + (f"{left} turn left" if left == 1 else f"{left} turns left")

    def status(self, *, board: int, trapped: int) -> str:
        return (("all in hand" if trapped == 0 else f"{trapped} trapped") if board == 0 else (f"{board} on the board" if trapped == 0 else f"{board} on the board, {trapped} trapped"))

    def hint_wins(self, *, end: str | int, level: str | int, number: str | int) -> str:
        return f"Your {number} can reach {end} on level {level}: that wins."

    def hint_captures(self, *, captured: str | int, end: str | int, number: str | int) -> str:
        return f"Your {number} can capture the {captured} on {end}."

    def hint_second(self) -> str:
        return "Where it ends matters, not the way there."

    def hint_enter(self) -> str:
        return "Pawns enter on your Starting Blocks: the first step."

    def hint_walk(self) -> str:
        return "A pawn walks its number, one level a step at most."

    def hint_trap(self, *, number: str | int, place: str | int) -> str:
        return f"A block at {place} would trap the other side’s {number} for good."

    def hint_trap_own(self, *, number: str | int, place: str | int) -> str:
        return f"Take care: a block at {place} would trap your own {number}."

    def hint_climb(self, *, level: str | int, place: str | int) -> str:
        return f"At {place} a block makes a step up to level {level}."

    def hint_block(self) -> str:
        return "Where two blocks meet, the next can lie on both."

    def why_off_board(self, *, last: str | int, space: str | int) -> str:
        return f"{space} is not on the board, which goes from a1 to {last}."

    def why_pawn_before_block(self, *, first: bool) -> str:
        return ("Move a first pawn before you lay a block." if first else "Move a second pawn before you lay a block.")

    def why_block_now(self) -> str:
        return "Now you must lay a block."

    def why_not_in_hand(self, *, number: str | int) -> str:
        return f"You have no {number} in your hand."

    def why_no_door(self) -> str:
        return "None of your Starting Blocks has an open space left, so no pawn can enter."

    def why_doors_taken(self) -> str:
        return "A pawn stands on every open space of your Starting Blocks, so none can enter."

    def why_no_entry(self, *, number: int) -> str:
        return f"Your {number} finds no way of {number} steps from your Starting Blocks."

    def why_entry_blocked(self, *, end: str | int, number: str | int) -> str:
        return f"Pawns stand in the way of every walk of your {number} to {end}."

    def why_entry_far(self, *, end: str | int, number: int) -> str:
        return f"No walk of {number} steps, the first of which is entering, brings a pawn from hand to {end}."

    def why_trapped(self, *, number: str | int, space: str | int) -> str:
        return f"Your {number} on {space} is trapped for good."

    def why_empty(self, *, space: str | int) -> str:
        return f"No pawn stands on {space}."

    def why_theirs(self, *, space: str | int) -> str:
        return f"The pawn on {space} is your opponent’s."

    def why_moved(self, *, space: str | int) -> str:
        return f"The pawn on {space} has moved already; the second one must be another."

    def why_same_space(self) -> str:
        return "A pawn cannot end on the space that it starts from."

    def why_locked(self, *, number: int, space: str | int) -> str:
        return f"Your {number} on {space} is locked: no walk of {number} steps leads anywhere."

    def why_blocked(self, *, number: str | int, space: str | int) -> str:
        return f"Pawns stand in the way of your {number} on {space}: it cannot move now."

    def why_bare(self, *, space: str | int) -> str:
        return f"{space} is bare board, and pawns stand on blocks alone."

    def why_own_pawn(self, *, space: str | int) -> str:
        return f"A pawn of your own stands on {space}."

    def why_too_far(self, *, end: str | int, number: str | int, start: str | int, steps: int) -> str:
        return f"{end} is at least {steps} steps from {start}, and a {number} walks exactly {number}."

    def why_parity(self, *, end: str | int, number: str | int, odd: bool, start: str | int) -> str:
        return (f"Every way from {start} to {end} has an odd number of steps, and a {number} walks exactly {number}." if odd else f"Every way from {start} to {end} has an even number of steps, and a {number} walks exactly {number}.")

    def why_walk_blocked(self, *, end: str | int, number: int, start: str | int) -> str:
        return f"Pawns stand in the way of every walk of {number} steps from {start} to {end}."

    def why_no_walk(self, *, end: str | int, number: int, start: str | int) -> str:
        return f"No walk of {number} steps goes from {start} to {end}: at most one level up or down a step, never over bare board, and no space twice."

    def why_over_edge(self, *, place: str | int) -> str:
        return f"A block is named by its lower left space, and at {place} it would stick out over the edge."

    def why_alone(self, *, place: str | int) -> str:
        return f"On the bare board a block must lie beside one on level 1, and at {place} it does not."

    def why_too_high(self, *, level: str | int, place: str | int, top: str | int) -> str:
        return f"At {place} it would lie on level {level}, and {top} is the highest."

    def why_uneven(self, *, height: str | int, place: str | int, spaces: int) -> str:
        return (f"At {place} only one of its four spaces is as high as level {height}; at least three must be." if spaces == 1 else f"At {place} only two of its four spaces are as high as level {height}; at least three must be.")

    def why_one_block(self, *, place: str | int) -> str:
        return f"At {place} it would rest on a single block; it needs two pieces under it."

    def advice_free(self, *, own: str | int, theirs: str | int) -> str:
        return f"After it, {own} of your pawns can move, and {theirs} of your opponent’s."

    def advice_captures(self, *, own: int, theirs: int) -> str:
        return "After it, you threaten " + ("no pawn" if own == 0 else f"{own} pawn" if own == 1 else f"{own} pawns") + ", and your opponent threatens " + ("none" if theirs == 0 else f"{theirs}") + " of yours."


if TYPE_CHECKING:

    def checked(words: Strata5) -> Strata5Words:
        return words
