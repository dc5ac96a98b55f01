"""The words of words/en/games_up.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.games_up import GamesUpWords


class GamesUp:
    """The messages of games_up.ftl."""

    def title(self) -> str:
        return "The Game's Up!"

    def summary(self) -> str:
        return "Turn pieces over, capture and stack them, and be the first to reach the target."

    def option_target_name(self) -> str:
        return "target"

    def option_target(self) -> str:
        return "The score that wins at once"

    def option_stacks_name(self) -> str:
        return "stacks"

    def option_stacks(self) -> str:
        return "What a stack may capture"

    def option_stacks_free_name(self) -> str:
        return "free"

    def option_stacks_free(self) -> str:
        return "whatever shows a lower number"

    def option_stacks_alternating_name(self) -> str:
        return "alternating"

    def option_stacks_alternating(self) -> str:
        return "the same, if the colours still alternate all the way down"

    def option_turning_name(self) -> str:
        return "turning"

    def option_turning(self) -> str:
        return "Whether the picture turns a quarter after every move, its labels with it"

    def option_turning_on_name(self) -> str:
        return "on"

    def option_turning_on(self) -> str:
        return "the board turns"

    def option_turning_off_name(self) -> str:
        return "off"

    def option_turning_off(self) -> str:
        return "the board stands still"

    def told(self, *, end: str | int, face: str | int, gain: str | int, gains: bool, leaps: bool, over: str | int, prey: Literal['none', 'single', 'stack'], preyface: str | int, rival: str | int, score: str | int, shown: str | int, start: str | int, taken: str | int, tall: str | int, target: str | int, what: Literal['own', 'theirs', 'stack'], who: str | int) -> str:
        return f"{who} moved " + (f"{rival}’s {face}" if what == 'theirs' else f"a stack of {tall}" if what == 'stack' else f"a {face}") + f" from {start}" + (f" over {over}" if leaps else "") + f" to {end} (" + (f"top {face} turned to {shown}" if what == 'stack' else f"turned to {shown}") + ")" + (f" and captured {rival}’s {preyface}" if prey == 'single' else f" and captured {rival}’s stack of {taken}" if prey == 'stack' else "") + (f": {gain}, now {score} of {target}" if gains else "") + "."

    def falls(self, *, after: str | int, before: str | int, who: str | int) -> str:
        return f"{who} falls from {before} to {after}."

    def starts_by_lot(self, *, who: str | int) -> str:
        return f"{who} was drawn by lot to start."

    def to_move(self, *, who: str | int) -> str:
        return f"{who} to move."

    def lot_to_come(self) -> str:
        return "Who starts is still to be drawn by lot."

    def state(self, *, doing: str | int, scores: str | int, target: str | int) -> str:
        return f"The Game’s Up! {doing} Scores, target {target}: {scores}."

    def score_sided(self, *, score: str | int, side: Literal['red', 'blue'], who: str | int) -> str:
        return f"{who} (" + ("red" if side == 'red' else "blue") + f") {score}"

    def score(self, *, score: str | int, who: str | int) -> str:
        return f"{who} {score}"

    def progress(self, *, scores: str | int, target: str | int) -> str:
        return f"{scores}; the target is {target}."

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

    def singles(self, *, pieces: str | int, side: Literal['red', 'blue']) -> str:
        return ("Red singles" if side == 'red' else "Blue singles") + f": {pieces}."

    def no_singles(self, *, side: Literal['blue', 'red']) -> str:
        return ("Red singles" if side == 'red' else "Blue singles") + ": none."

    def stacks(self, *, side: Literal['red', 'blue'], stacks: str | int) -> str:
        return ("Red stacks" if side == 'red' else "Blue stacks") + f", top first: {stacks}."

    def stack_at(self, *, square: str | int, stack: str | int) -> str:
        return f"{square} {stack}"

    def stacks_heading(self) -> str:
        return "Stacks, top first:"

    def no_stacks(self) -> str:
        return "No stacks."

    def stack_line(self, *, square: str | int, stack: str | int) -> str:
        return f"{square}: {stack}."

    def stack(self, *, pieces: str | int, sum: str | int, tall: str | int) -> str:
        return f"{pieces} ({tall}, sum {sum})"

    def stack_piece(self, *, face: str | int, side: Literal['red', 'blue']) -> str:
        return ("red" if side == 'red' else "blue") + f" {face}"

    def rank(self, *, rank: str | int, squares: str | int) -> str:
        return f"Rank {rank}: {squares}."

    def rank_piece(self, *, face: str | int, file: str | int, side: Literal['red', 'blue']) -> str:
        return f"{file} " + ("red" if side == 'red' else "blue") + f" {face}"

    def rank_stack(self, *, face: str | int, file: str | int, side: Literal['blue', 'red'], tall: str | int) -> str:
        return f"{file} " + ("red" if side == 'red' else "blue") + f" stack of {tall}, top {face}"

    def rank_empty(self, *, files: str | int) -> str:
        return f"{files} empty"

    def grid_key(self) -> str:
        return "r red, b blue, + stack"

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

    def won_resigned(self, *, how: Literal['late', 'left', 'taken', 'resigned'], loser: str | int, winner: str | int) -> str:
        return (f"{loser} was taken out by a moderator and {winner} wins" if how == 'taken' else f"{loser} left the server and {winner} wins" if how == 'left' else f"{loser} ran out of time and {winner} wins" if how == 'late' else f"{loser} gave up and {winner} wins") + "."

    def scores_are(self, *, scores: str | int) -> str:
        return f"The scores are {scores}."

    def ask(self, *, side: Literal['red', 'blue']) -> str:
        return "Move a piece of yours or of " + ("red" if side == 'red' else "blue") + "’s."

    def ask_not_back(self, *, ways: str | int) -> str:
        return f"Move a piece. Not back: {ways}."

    def way_short(self, *, end: str | int, start: str | int) -> str:
        return f"{start}–{end}"

    def menu_any(self) -> str:
        return "Move a piece"

    def menu_own(self) -> str:
        return "Move one of yours"

    def menu_theirs(self, *, side: Literal['red', 'blue']) -> str:
        return "Move one of " + ("red" if side == 'red' else "blue") + "’s"

    def menu_where(self, *, start: str | int) -> str:
        return f"Where to from {start}"

    def turning(self) -> str:
        return "The board turns a quarter clockwise after every move. Squares keep their names."

    def label_stack(self, *, can: Literal['win', 'capture', 'no'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"Stack on {start}, top {face} (turns to {shown}" + (", can capture" if can == 'capture' else ", can win" if can == 'win' else "") + ")"

    def label_own(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, start: str | int) -> str:
        return f"{face} on {start} (turns to {shown}" + (", can capture" if can == 'capture' else ", can win" if can == 'win' else "") + ")"

    def label_theirs(self, *, can: Literal['capture', 'no', 'win'], face: str | int, shown: str | int, side: Literal['red', 'blue'], start: str | int) -> str:
        return ("Red" if side == 'red' else "Blue") + f"’s {face} on {start} (turns to {shown}" + (", can capture" if can == 'capture' else ", can win" if can == 'win' else "") + ")"

    def label_go(self, *, end: str | int, gain: str | int, gains: bool, leaps: bool, start: str | int) -> str:
        return f"{start} " + ("leaps to" if leaps else "to") + f" {end}" + (f", {gain}" if gains else "")

    def label_takes(self, *, end: str | int, gain: str | int, leaps: bool, prey: Literal['single', 'stack'], preyface: str | int, start: str | int, taken: str | int) -> str:
        return f"{start} " + ("leaps to" if leaps else "to") + f" {end}: captures " + (f"stack of {taken}, top {preyface}" if prey == 'stack' else f"{preyface}") + f", {gain}"

    def key_small(self) -> str:
        return "turns to this when moved"

    def key_plate(self) -> str:
        return "only stacks score: the sum"

    def layers(self) -> str:
        return "Top first:"

    def plate_draw(self) -> str:
        return "a draw"

    def plate_won(self) -> str:
        return "has won"

    def plate_lost(self) -> str:
        return "has lost"

    def plate_to_move(self) -> str:
        return "to move"

    def plate_moves_left(self, *, left: int) -> str:
        return ("to move, no moves left" if left == 0 else f"to move, {left} move left" if left == 1 else f"to move, {left} moves left")

    def plate(self, *, singles: int, stacks: int) -> str:
        return ("no singles" if singles == 0 else f"{singles} single" if singles == 1 else f"{singles} singles") + ", " + ("no stacks" if stacks == 0 else f"{stacks} stack" if stacks == 1 else f"{stacks} stacks")

    def hint_stack(self, *, shown: str | int, square: str | int, top: str | int, worth: str | int) -> str:
        return f"Your stack on {square} is worth {worth}; moved, its {top} shows {shown}."

    def hint_none(self) -> str:
        return "Only stacks score, and a capture makes a stack."

    def hint_capture(self, *, end: str | int, face: str | int, gain: str | int, shown: str | int, start: str | int, what: Literal['single', 'stack'], wins: bool) -> str:
        return "Your " + ("stack" if what == 'stack' else f"{face}") + f" on {start} turns to {shown}, takes {end}: {gain}" + (", a win" if wins else "") + "."

    def why_off_board(self, *, last: str | int, square: str | int) -> str:
        return f"{square} is not on the board, which goes from a1 to {last}."

    def why_empty(self, *, square: str | int) -> str:
        return f"{square} is empty."

    def why_their_stack(self, *, square: str | int) -> str:
        return f"The stack on {square} is your opponent’s: of theirs you may move single pieces alone."

    def why_nowhere(self, *, square: str | int) -> str:
        return f"What stands on {square} has nowhere to go now."

    def why_there(self, *, square: str | int) -> str:
        return f"What stands on {square} is there already."

    def why_far(self, *, end: str | int, start: str | int) -> str:
        return f"{end} is too far from {start}, or not in a straight line."

    def why_stack_far(self) -> str:
        return "A stack moves one square at a time."

    def why_leap(self, *, over: str | int) -> str:
        return f"A leap goes over a piece of its own colour, and {over} holds none."

    def why_closed(self, *, end: str | int, start: str | int) -> str:
        return f"The way back from {start} to {end} is closed."

    def why_own(self, *, end: str | int) -> str:
        return f"{end} holds the same colour."

    def why_their_piece(self) -> str:
        return "A piece of your opponent’s only goes to an empty square."

    def why_alternating(self) -> str:
        return "Its lowest piece would lie on one of the same colour."

    def why_face(self, *, face: str | int, prey: str | int) -> str:
        return f"What you move turns to {face}, which does not capture a {prey}."

    def advice(self, *, does: Literal['both', 'gains', 'costs', 'nothing'], gain: str | int, loss: str | int) -> str:
        return (f"It costs your opponent {loss}." if does == 'costs' else f"It brings you {gain}." if does == 'gains' else f"It brings you {gain} and costs your opponent {loss}." if does == 'both' else "It brings no points at once.")

    def advice_after(self, *, own: str | int, theirs: str | int) -> str:
        return f"After the best play that follows, you have {own} points and your opponent {theirs}."


if TYPE_CHECKING:

    def checked(words: GamesUp) -> GamesUpWords:
        return words
