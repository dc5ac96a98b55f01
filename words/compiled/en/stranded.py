"""The words of words/en/stranded.ftl. Compiled by `make words`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from words.compiled.protocols.stranded import StrandedWords


class Stranded:
    """The messages of stranded.ftl."""

    def title(self) -> str:
        return "Stranded"

    def summary(self) -> str:
        return "Take caps, move your tower, and be the last one not left on bare ground."

    def youngest(self) -> str:
        return "the youngest"

    def option_blacks_name(self) -> str:
        return "blacks"

    def option_blacks(self) -> str:
        return "How many of the die's six faces are black (a free choice of colour)"

    def option_blacks_one(self) -> str:
        return "one black face: five results, all alike"

    def option_blacks_two(self) -> str:
        return "two black faces: black comes up twice as often"

    def color(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return ("green" if color == 'green' else "yellow" if color == 'yellow' else "blue" if color == 'blue' else "red" if color == 'red' else "black")

    def color_2(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def color_3(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def color_4(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def color_5(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def color_capital(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return ("Green" if color == 'green' else "Yellow" if color == 'yellow' else "Blue" if color == 'blue' else "Red" if color == 'red' else "Black")

    def turn(self, *, did: str | int, who: str | int) -> str:
        return f"{who} {did}."

    def turn_jumping(self, *, column: str | int, did: str | int, rival: str | int, then: Literal['set', 'left', 'none'], who: str | int) -> str:
        return f"{who} {did}, jumping {rival}’s tower" + (f" and leaving it on {column}" if then == 'left' else f" and setting it down on {column}" if then == 'set' else "") + "."

    def turn_jumping_several(self, *, did: str | int, towers: str | int, who: str | int) -> str:
        return f"{who} {did}, jumping {towers}."

    def jumped(self, *, column: str | int, rival: str | int, then: Literal['set', 'left', 'none']) -> str:
        return f"{rival}’s tower" + (f" (left on {column})" if then == 'left' else f" (set down on {column})" if then == 'set' else "")

    def did_roll(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], sign: str | int) -> str:
        return f"rolled {sign}{self.color(color=color)}"

    def did_get_tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"took the {self.color(color=color)} tower"

    def did_choose_tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"chose the {self.color(color=color)} tower"

    def did_place_it(self, *, column: str | int) -> str:
        return f"placed it on {column}"

    def did_place(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"placed the {self.color(color=color)} tower on {column}"

    def did_name(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], sign: str | int) -> str:
        return f"named {sign}{self.color(color=color)}"

    def did_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"took the {self.color(color=color)} cap on {column}"

    def did_find_none(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"found no {self.color(color=color)} cap to take"

    def did_stay(self, *, column: str | int) -> str:
        return f"could only stay on {column}"

    def did_move(self, *, end: str | int, start: str | int) -> str:
        return f"moved from {start} to {end}"

    def did_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"was stranded on bare {self.color(color=color)} ground on {column}"

    def did_set_down(self, *, column: str | int, rival: str | int) -> str:
        return f"set {rival}’s tower down on {column}"

    def did_leave(self, *, column: str | int, rival: str | int) -> str:
        return f"left {rival}’s tower on {column}"

    def caps_on(self, *, columns: str | int, count: str | int) -> str:
        return f"{count} shuffled caps were stacked, on {columns}."

    def caps_everywhere(self, *, count: str | int) -> str:
        return f"{count} shuffled caps were stacked, two on every column."

    def gave_up_on(self, *, column: str | int, who: str | int) -> str:
        return f"{who} gave up; the tower stays on {column} as an obstacle."

    def alt(self, *, columns: str | int, now: str | int, towers: str | int) -> str:
        return f"Stranded. {now} Towers: {towers}. Columns, hole at c3, top cap first: {columns}."

    def text(self, *, blacks: int, now: str | int) -> str:
        return f"Stranded. {now} The die has " + (f"{blacks} black face" if blacks == 1 else f"{blacks} black faces") + "."

    def now(self, *, doing: str | int, who: str | int) -> str:
        return f"{who}: {doing}."

    def doing_caps(self) -> str:
        return "the caps are laid"

    def doing_roll(self) -> str:
        return "to roll"

    def doing_tower(self) -> str:
        return "to choose a tower"

    def doing_corner(self) -> str:
        return "to choose a corner"

    def doing_color(self) -> str:
        return "to name a colour (black)"

    def doing_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"to take a {self.color(color=color)} cap"

    def doing_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"to move to a {self.color(color=color)} cap"

    def doing_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"to strand on bare {self.color(color=color)}"

    def doing_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"to put the {self.color(color=color)} tower"

    def tower(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], standing: str | int, who: str | int) -> str:
        return f"{who} {self.color(color=color)} {standing}"

    def no_tower(self, *, standing: str | int, who: str | int) -> str:
        return f"{who} {standing}"

    def tower_line(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], standing: str | int, who: str | int) -> str:
        return f"{who}: {self.color(color=color)}, {standing}."

    def no_tower_line(self, *, standing: str | int, who: str | int) -> str:
        return f"{who}: {standing}."

    def standing(self, *, column: str | int, how: Literal['no', 'late', 'left', 'taken', 'resigned'], where: Literal['on', 'nowhere', 'stranded', 'none']) -> str:
        return ("no tower yet" if where == 'none' else f"stranded on {column}" if where == 'stranded' else f"on {column}" if where == 'on' else "not placed") + (", gave up" if how == 'resigned' else ", was taken out by a moderator" if how == 'taken' else ", left the server" if how == 'left' else ", ran out of time" if how == 'late' else "")

    def column(self, *, caps: str | int, column: str | int) -> str:
        return f"{column} {caps}"

    def on_top(self, *, lower: str | int, upper: str | int) -> str:
        return f"{upper} on {lower}"

    def bare(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"bare {self.color(color=color)}"

    def towers_heading(self) -> str:
        return "Towers:"

    def columns_heading(self) -> str:
        return "Columns, caps from the top down to the ground:"

    def rank(self, *, places: str | int, rank: str | int) -> str:
        return f"Rank {rank}: {places}."

    def place(self, *, caps: str | int, file: str | int) -> str:
        return f"{file} {caps}"

    def place_tower(self, *, caps: str | int, color: Literal['red', 'blue', 'yellow', 'green', 'black'], file: str | int) -> str:
        return f"{file} {caps}, {self.color(color=color)} tower"

    def place_hole(self, *, file: str | int) -> str:
        return f"{file} the hole"

    def ground(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)} ground"

    def bare_ground(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"bare {self.color(color=color)} ground"

    def grid_key(self) -> str:
        return "Each place: tower:caps, top first/ground."

    def grid_hole(self) -> str:
        return "hole"

    def progress(self, *, players: str | int) -> str:
        return f"Still in the game: {players}."

    def die_rolls(self) -> str:
        return "rolls of the die"

    def won(self, *, who: str | int) -> str:
        return f"{who} is the last one left in the game and wins."

    def went(self, *, column: str | int, how: Literal['stranded', 'late', 'left', 'taken', 'resigned'], who: str | int) -> str:
        return f"{who} " + ("was taken out by a moderator" if how == 'taken' else "left the server" if how == 'left' else "ran out of time" if how == 'late' else f"was stranded on {column}" if how == 'stranded' else "gave up")

    def others(self, *, went: str | int) -> str:
        return f"{went}."

    def ask_tower(self) -> str:
        return "You rolled black: choose any tower that is left."

    def ask_corner(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"The {self.color(color=color)} tower is yours: place it on a free corner."

    def ask_color(self) -> str:
        return "You rolled black: name a colour for this turn."

    def ask_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Your colour is {self.color(color=color)}: take a {self.color(color=color)} cap from the top of a stack."

    def ask_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], skipped: bool) -> str:
        return (f"No {self.color(color=color)} cap can be taken, so that part is skipped. Move your tower in a straight line to a {self.color(color=color)} cap." if skipped else f"Move your tower in a straight line to a {self.color(color=color)} cap.")

    def ask_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], skipped: bool) -> str:
        return (f"There is no {self.color(color=color)} cap to take or to move to" if skipped else f"No {self.color(color=color)} cap is in reach") + f": move to bare {self.color(color=color)} ground, where your tower is stranded and you are out."

    def ask_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"You jumped the {self.color(color=color)} tower on {column}: set it down on any free column with a cap, or leave it."

    def ask_nothing(self) -> str:
        return "Nothing is to be chosen now."

    def menu_take(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Take a {self.color(color=color)} cap"

    def menu_move(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Move to a {self.color(color=color)} cap"

    def menu_put(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Set down the {self.color(color=color)} tower"

    def menu_strand(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Go to bare {self.color(color=color)} ground"

    def menu_corner(self) -> str:
        return "Choose a corner"

    def menu_tower(self) -> str:
        return "Choose a tower"

    def menu_color(self) -> str:
        return "Name a colour"

    def label_take(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Take {column} (" + (f"{self.color(color=color)}" if below == 'cap' else f"bare {self.color(color=color)}") + " below)"

    def label_move(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"Move to {column} (" + (f"{self.color(color=color)}" if below == 'cap' else f"bare {self.color(color=color)}") + " below)"

    def label_move_jumping(self, *, below: Literal['cap', 'ground'], color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int, jumped: int, towers: str | int) -> str:
        return f"Move to {column} (" + (f"{self.color(color=color)}" if below == 'cap' else f"bare {self.color(color=color)}") + f" below), jumping the {towers} " + ("tower" if jumped == 1 else "towers")

    def label_jumped(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{self.color(color=color)}"

    def label_put(self, *, column: str | int, reach: int) -> str:
        return f"Put on {column}, " + ("no caps" if reach == 0 else f"{reach} cap" if reach == 1 else f"{reach} caps") + " in reach"

    def label_leave(self, *, column: str | int, reach: int) -> str:
        return f"Leave on {column} (" + ("no caps" if reach == 0 else f"{reach} cap" if reach == 1 else f"{reach} caps") + ")"

    def label_strand(self, *, column: str | int) -> str:
        return f"Strand on {column}"

    def label_corner(self, *, column: str | int) -> str:
        return f"Start on {column}"

    def label_tower(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)} tower"

    def label_color(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)}"

    def label_color_none(self, *, color: Literal['black', 'blue', 'green', 'red', 'yellow']) -> str:
        return f"{self.color_capital(color=color)}, no cap to take"

    def further_stay(self) -> str:
        return "you stay"

    def further_places(self, *, count: int) -> str:
        return ("no places" if count == 0 else f"{count} place" if count == 1 else f"{count} places") + " to go"

    def further_caps(self, *, count: int) -> str:
        return ("no caps" if count == 0 else f"{count} cap" if count == 1 else f"{count} caps") + " to take"

    def plate_stranded(self, *, column: str | int) -> str:
        return f"stranded on {column}"

    def plate_last(self) -> str:
        return "the last tower standing"

    def plate_no_tower(self) -> str:
        return "no tower yet"

    def hint_tower(self) -> str:
        return "The towers differ only in colour: take any."

    def hint_corner(self) -> str:
        return "Look which colours you can reach from there."

    def hint_color(self) -> str:
        return "You take one cap of it, then move to another one."

    def hint_strand(self) -> str:
        return "Next time, keep a second way open."

    def hint_put(self) -> str:
        return "Few caps in reach make its owner’s turn hard."

    def hint_take_none(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"You reach no {self.color(color=color)} cap: uncover one in line with {column}."

    def hint_take_one(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"You reach only the {self.color(color=color)} cap on {column}: take another."

    def hint_take_few(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], columns: str | int) -> str:
        return f"You reach {self.color(color=color)} on {columns}: leave yourself one."

    def hint_take_many(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], count: int) -> str:
        return f"You reach {count} {self.color(color=color)} caps: leave yourself one."

    def hint_jump(self, *, column: str | int) -> str:
        return f"On the way to {column} you can move the tower that you jump."

    def why_tower_taken(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"The {self.color(color=color)} tower is taken."

    def why_hole(self, *, column: str | int) -> str:
        return f"{column} is the hole."

    def why_off_board(self, *, column: str | int) -> str:
        return f"{column} is not on the board, which goes from a1 to e5."

    def why_no_corner(self, *, column: str | int) -> str:
        return f"{column} is no corner."

    def why_corner_taken(self, *, column: str | int) -> str:
        return f"A tower stands on {column} already."

    def why_tower_first(self) -> str:
        return "First choose one of the towers."

    def why_corner_first(self) -> str:
        return "First place your tower on a corner."

    def why_color_first(self) -> str:
        return "First name a colour for this turn."

    def why_put_first(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"First say where the {self.color(color=color)} tower goes."

    def why_color_set(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"The colour of this turn is {self.color(color=color)} already."

    def why_placed(self) -> str:
        return "Your tower is chosen and placed."

    def why_nothing_jumped(self) -> str:
        return "You have jumped no tower that could be set down."

    def why_take_first(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"First take a {self.color(color=color)} cap."

    def why_strand_now(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Your tower must go to bare {self.color(color=color)} ground now."

    def why_not_stranded(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"A {self.color(color=color)} cap is in reach, and while one is, nobody is stranded."

    def why_move_now(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"Your tower must move to a {self.color(color=color)} cap now."

    def why_cap_stays(self, *, column: str | int) -> str:
        return f"A tower stands on {column}, so its cap stays."

    def why_no_cap(self, *, column: str | int) -> str:
        return f"{column} has no cap."

    def why_other_color(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int, shown: Literal['red', 'blue', 'yellow', 'green', 'black']) -> str:
        return f"{column} shows " + ("green" if shown == 'green' else "yellow" if shown == 'yellow' else "blue" if shown == 'blue' else "red" if shown == 'red' else "black") + f", and this turn’s colour is {self.color(color=color)}."

    def why_there(self) -> str:
        return "Your tower stands there already."

    def why_tower_there(self, *, column: str | int) -> str:
        return f"A tower stands on {column}."

    def why_bare(self, *, color: Literal['red', 'blue', 'yellow', 'green', 'black'], column: str | int) -> str:
        return f"{column} has no cap, and a {self.color(color=color)} cap is in reach."

    def why_covered(self, *, column: str | int) -> str:
        return f"{column} is covered: your tower can only go to bare ground now."

    def why_across_hole(self, *, end: str | int, start: str | int) -> str:
        return f"On the way from {start} to {end} lies the hole, which your tower cannot cross."

    def why_not_straight(self, *, end: str | int, start: str | int) -> str:
        return f"{end} is not in a straight line from {start}."

    def why_nothing_to_stand_on(self, *, column: str | int) -> str:
        return f"{column} has no cap for the tower to stand on."

    def advice_danger(self, *, after: str | int, before: str | int, changes: bool) -> str:
        return (f"The risk that your next roll strands you goes from {before} to {after} in 100." if changes else f"The risk that your next roll strands you stays at {after} in 100.")

    def advice_their_danger(self, *, after: str | int, before: str | int, changes: bool) -> str:
        return (f"The greatest risk of an opponent goes from {before} to {after} in 100." if changes else f"The greatest risk of an opponent stays at {after} in 100.")


if TYPE_CHECKING:

    def checked(words: Stranded) -> StrandedWords:
        return words
