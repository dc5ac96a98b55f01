"""The words of words/en/games_up.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.games_up import GamesUpWords


class GamesUp:
    """The messages of games_up.ftl."""

    def told(self, *, end: str | int, face: str | int, gain: str | int, gains: bool, leaps: bool, over: str | int, prey: Literal['none', 'single', 'stack'], preyface: str | int, rival: str | int, score: str | int, shown: str | int, start: str | int, taken: str | int, tall: str | int, target: str | int, what: Literal['own', 'stack', 'theirs'], who: str | int) -> str:
        return f"{who} moved " + (f"{rival}’s {face}" if what == 'theirs' else f"a stack of {tall}" if what == 'stack' else f"a {face}") + f" from {start}" + (f" over {over}" if leaps else "") + f" to {end} (" + (f"top {face} turned to {shown}" if what == 'stack' else f"turned to {shown}") + ")" + (f" and captured {rival}’s {preyface}" if prey == 'single' else f" and captured {rival}’s stack of {taken}" if prey == 'stack' else "") + (f": {gain}, now {score} of {target}" if gains else "") + "."

    def falls(self, *, after: str | int, before: str | int, who: str | int) -> str:
        return f"{who} falls from {before} to {after}."

    def lot_says(self, *, who: str | int) -> str:
        return f"The lot says that {who} starts."

    def gave_up(self, *, who: str | int) -> str:
        return f"{who} gave up."

    def doing_to_move(self, *, who: str | int) -> str:
        return f"{who} to move."

    def doing_ended(self) -> str:
        return "The game has ended."

    def doing_lot(self) -> str:
        return "The lot is to say who starts."

    def state(self, *, doing: str | int, scores: str | int, target: str | int) -> str:
        return f"The Game’s Up! {doing} Scores, target {target}: {scores}."

    def score_sided(self, *, score: str | int, side: Literal['blue', 'red'], who: str | int) -> str:
        return f"{who} (" + ("red" if side == 'red' else "blue") + f") {score}"

    def score_of(self, *, score: str | int, who: str | int) -> str:
        return f"{who} {score}"

    def stands(self, *, scores: str | int, target: str | int) -> str:
        return f"{scores}; the target is {target}."

    def scores_are(self, *, scores: str | int) -> str:
        return f"The scores are {scores}."

    def no_way_back(self, *, ways: str | int) -> str:
        return f"No way back: {ways}."

    def way(self, *, end: str | int, start: str | int) -> str:
        return f"{start} to {end}"

    def quiet(self, *, most: str | int, quiet: str | int, times: int) -> str:
        return f"Without a capture: {quiet} of {most} moves" + ("" if times == 1 else f"; this position has stood {times} times") + "."

    def turned(self, *, quarters: int) -> str:
        return "Turned " + ("upside down" if quarters == 2 else "a quarter clockwise" if quarters == 1 else "three quarters clockwise") + "."

    def seen_from_blue(self) -> str:
        return "Seen from blue’s side."

    def singles(self, *, pieces: str | int, side: Literal['blue', 'red']) -> str:
        return ("Red" if side == 'red' else "Blue") + f" singles: {pieces}."

    def no_singles(self) -> str:
        return "none"

    def stacks(self, *, piles: str | int, side: Literal['blue', 'red']) -> str:
        return ("Red" if side == 'red' else "Blue") + f" stacks, top first: {piles}."

    def stacks_heading(self) -> str:
        return "Stacks, top first:"

    def no_stacks(self) -> str:
        return "No stacks."

    def stack_line(self, *, pile: str | int, square: str | int) -> str:
        return f"{square}: {pile}."

    def stack_at(self, *, pile: str | int, square: str | int) -> str:
        return f"{square} {pile}"

    def piece_of(self, *, face: str | int, side: Literal['blue', 'red']) -> str:
        return ("red" if side == 'red' else "blue") + f" {face}"

    def pile(self, *, pieces: str | int, sum: str | int, tall: str | int) -> str:
        return f"{pieces} ({tall}, sum {sum})"

    def rank(self, *, rank: str | int, squares: str | int) -> str:
        return f"Rank {rank}: {squares}."

    def rank_piece(self, *, face: str | int, file: str | int, side: Literal['blue', 'red']) -> str:
        return f"{file} " + ("red" if side == 'red' else "blue") + f" {face}"

    def rank_stack(self, *, face: str | int, file: str | int, side: Literal['blue', 'red'], tall: str | int) -> str:
        return f"{file} " + ("red" if side == 'red' else "blue") + f" stack of {tall}, top {face}"

    def rank_empty(self, *, files: str | int) -> str:
        return f"{files} empty"

    def won_target(self, *, target: str | int, winner: str | int) -> str:
        return f"The winner is {winner}, who has reached the target of {target} points."

    def won_no_move(self, *, less: str | int, more: str | int, winner: str | int) -> str:
        return f"The winner is {winner}, who leads {more} to {less}, and no move is left."

    def drawn_no_move(self, *, score: str | int) -> str:
        return f"The game is a draw: the scores are equal at {score}, and no move is left."

    def won_quiet(self, *, less: str | int, more: str | int, most: str | int, winner: str | int) -> str:
        return f"The winner is {winner}, who leads {more} to {less}, and {most} moves in a row have captured nothing."

    def drawn_quiet(self, *, most: str | int, score: str | int) -> str:
        return f"The game is a draw: the scores are equal at {score}, and {most} moves in a row have captured nothing."

    def drawn_third(self) -> str:
        return "The game is a draw: the same position has come up for the third time."

    def won_resigned(self, *, how: Literal['left', 'resigned', 'time'], loser: str | int, winner: str | int) -> str:
        return f"{loser} " + ("left the server" if how == 'left' else "ran out of time" if how == 'time' else "gave up") + f" and {winner} wins."

    def ask(self, *, closed: bool, side: Literal['blue', 'red'], ways: str | int) -> str:
        return "Move a piece of yours or of " + ("red" if side == 'red' else "blue") + "’s" + (f", not back {ways}" if closed else "") + "."

    def way_short(self, *, end: str | int, start: str | int) -> str:
        return f"{start}–{end}"

    def menu_own(self) -> str:
        return "Move one of yours"

    def menu_theirs(self, *, side: Literal['blue', 'red']) -> str:
        return "Move one of " + ("red" if side == 'red' else "blue") + "’s"

    def menu_where(self, *, start: str | int) -> str:
        return f"Where to from {start}"

    def label_stack(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"Stack on {start}, top {face} (turns to {shown}" + (", can capture" if can == 'capture' else ", can win" if can == 'win' else "") + ")"

    def label_own(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"{face} on {start} (turns to {shown}" + (", can capture" if can == 'capture' else ", can win" if can == 'win' else "") + ")"

    def label_theirs(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, side: Literal['blue', 'red'], start: str | int) -> str:
        return ("Red" if side == 'red' else "Blue") + f"’s {face} on {start} (turns to {shown}" + (", can capture" if can == 'capture' else ", can win" if can == 'win' else "") + ")"

    def label_go(self, *, end: str | int, gain: str | int, gains: bool, leaps: bool, start: str | int) -> str:
        return f"{start} " + ("leaps to" if leaps else "to") + f" {end}" + (f", {gain}" if gains else "")

    def label_takes(self, *, end: str | int, gain: str | int, leaps: bool, prey: Literal['single', 'stack'], preyface: str | int, start: str | int, taken: str | int) -> str:
        return f"{start} " + ("leaps to" if leaps else "to") + f" {end}: captures " + (f"stack of {taken}, top {preyface}" if prey == 'stack' else f"{preyface}") + f", {gain}"

    def key_small(self) -> str:
        return "turns to this when moved"

    def key_plate(self) -> str:
        return "only stacks score: the sum"

    def status_draw(self) -> str:
        return "a draw"

    def status_won(self) -> str:
        return "has won"

    def status_lost(self) -> str:
        return "has lost"

    def status_how(self, *, how: Literal['left', 'resigned', 'time']) -> str:
        return ("left the server" if how == 'left' else "ran out of time" if how == 'time' else "gave up")

    def status_to_move(self) -> str:
        return "to move"

    def status_to_move_left(self, *, left: int) -> str:
        return "to move; " + (f"{left} move" if left == 1 else f"{left} moves") + " left to capture"

    def status(self, *, side: Literal['blue', 'red'], singles: int, stacks: int) -> str:
        return ("red" if side == 'red' else "blue") + ", " + ("no singles" if singles == 0 else f"{singles} single" if singles == 1 else f"{singles} singles") + ", " + ("no stacks" if stacks == 0 else f"{stacks} stack" if stacks == 1 else f"{stacks} stacks")

    def hint_stack(self, *, shown: str | int, square: str | int, top: str | int, worth: str | int) -> str:
        return f"Your stack on {square} is worth {worth}; when it moves, its {top} turns to {shown}."

    def hint_none(self) -> str:
        return "Only stacks score, and a capture makes one: bring a piece beside one that it will take once turned over."

    def hint_capture(self, *, end: str | int, face: str | int, gain: str | int, shown: str | int, start: str | int, takes: str | int, what: Literal['single', 'stack'], wins: bool) -> str:
        return "Your " + ("stack" if what == 'stack' else f"{face}") + f" on {start} turns to {shown}, which takes {takes}: capturing on {end} brings {gain}" + (" and wins" if wins else "") + "."

    def why_off_board(self, *, last: str | int, square: str | int) -> str:
        return f"{square} is not on the board, which goes from a1 to {last} (GU-1)."

    def why_empty(self, *, square: str | int) -> str:
        return f"{square} is empty (GU-7)."

    def why_their_stack(self, *, square: str | int) -> str:
        return f"The stack on {square} is your opponent’s: of theirs you may move single pieces alone (GU-7)."

    def why_nowhere(self, *, square: str | int) -> str:
        return f"What stands on {square} has nowhere to go now (GU-9 to GU-12)."

    def why_there(self, *, square: str | int) -> str:
        return f"What stands on {square} is there already (GU-9)."

    def why_far(self, *, end: str | int, start: str | int) -> str:
        return f"{end} is too far from {start}, or not in a straight line (GU-9)."

    def why_stack_far(self) -> str:
        return "A stack moves one square at a time (GU-9)."

    def why_leap(self, *, over: str | int) -> str:
        return f"A leap goes over a piece of its own colour, and {over} holds none (GU-9)."

    def why_closed(self, *, end: str | int, start: str | int) -> str:
        return f"The way back from {start} to {end} is closed (GU-11)."

    def why_own(self, *, end: str | int) -> str:
        return f"{end} holds the same colour (GU-10)."

    def why_their_piece(self) -> str:
        return "A piece of your opponent’s only goes to an empty square (GU-12)."

    def why_alternating(self) -> str:
        return "Its lowest piece would lie on one of the same colour (GU-16)."

    def why_face(self, *, clause: str | int, face: str | int, prey: str | int) -> str:
        return f"What you move turns to {face}, which does not capture a {prey} ({clause})."


if TYPE_CHECKING:

    def checked(words: GamesUp) -> GamesUpWords:
        return words
