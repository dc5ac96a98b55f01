### Hints: what the computer would play, and why. A player who is to act asks for them and reads them privately.
### They can be had alone and in games with computers, but not in games between people, unless they agree on it and the game is unrated.

## Buttons

# A button. It shows a hint.
# max 38
hint = Hint
# A button. It plays the move of the hint.
# max 38
play-it = Play this move

## The hint

# $moves: what to play, one or more labels such as “Take b2”, divided by semicolons.
heading = **Hint**: { $moves }.
# A choice whose label does not say what is done with it. $asks: the placeholder of its menu, “Destroy a card”.
# $choice: the label, which may have a colon itself: “2: Tired 0”.
choice = { $asks } ({ $choice })
# Below the picture, if it shows the board after several moves.
after-it = The picture shows the board after this turn.
# $share (number): how likely the computer thinks a win is if it plays this, in percent. 0 and 100 mean that there is no doubt.
share =
    { $share ->
        [100] With best play, this wins for sure.
        [0] The computer no longer sees a way to win.
       *[other] Estimated winning chance: { $share }%.
    }
# The same for the best choice besides the hint. $moves as in “heading”, $share (number).
otherwise = Next best, at { $share }%: { $moves }.
# The player has no other choice.
only = There’s no other legal move.
# What happens next in the best play that the computer sees. $who: a player’s name, $moves as in “heading”.
follows = With best play, { $who } plays next: { $moves }.
# Below the reasons, above a second picture, if nothing else explains the hint.
line = The picture below shows the board after that.

## After a game. $who: a name, $hints: how many hints that player was given

# $list: a list of “taken-by”.
taken = Hints used: { $list }
taken-by = { $who } { $hints }

## Answers if there are none

# $why (people | rated | off): people: an unrated game in which only people play; rated: a rated one;
# off: an option of the table.
none-here =
    { $why ->
        [off] This table plays without hints.
        [people] There are no hints in games between people, unless the table agreed on them in the lobby.
       *[rated] There are no hints in rated games. You can use them in solo games and against computers.
    }
failed = The computer couldn’t find a hint this time. No hint was counted.

## The table option

# The description of the option.
# max 100
option = Whether players may ask for hints. Rated games between people never have them.
# The choices of the option. $begins: whether the words begin a line or an item of a menu; otherwise they stand in a list.
# max 80
option-on =
    { $begins ->
        [yes] Hints in games with a computer
       *[no] hints in games with a computer
    }
# max 80
option-off =
    { $begins ->
        [yes] No hints
       *[no] no hints
    }
# max 80
option-all =
    { $begins ->
        [yes] Hints and tips for everyone, if the game is unrated
       *[no] hints and tips for everyone, if the game is unrated
    }
