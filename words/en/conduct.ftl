### Strangers who met in a game: not again, reports to the host. Private. $player is a player name (“Basalt 482”).

## The other player: behind a button under a game between strangers

# A button under a game. $number (number): how many others play.
# max 38
opponent =
    { $number ->
        [one] Your opponent
       *[other] Your opponents
    }
about = If you don’t want to meet { $player } again, the bot won’t match you. They aren’t told.
# The same, once that is so.
is-avoided = You won’t be matched with { $player } again. They aren’t told. `/privacy` lists everyone you avoid.
# A button.
# max 38
avoid = Don’t match us again
# A button that takes this back.
# max 38
unavoid = Allow matches again
# Below: whoever is reported learns nothing, and who reports gets no answer.
report-about = -# A report goes to this bot’s host, who sees the game’s moves. You won’t get an answer, and { $player } isn’t told.
# The placeholder of a menu with the three reasons below.
# max 38
report = Report to the host…
# The player doesn’t move, to annoy the other.
# max 38
stalls = Lets the time run out on purpose
# max 38
program = Plays with a program’s help
# max 38
accounts = Uses several accounts
reported = Thanks. This bot’s host can see your report for 90 days.
reported-before = You’ve already reported this player for this game.
# $most (number): how many reports somebody can make in 24 hours.
reported-often = You’ve made { $most } reports in the last 24 hours, the maximum.
# In place of all that, after all of them have. $number (number): how many others played.
gone =
    { $number ->
        [one] The other player has deleted their data.
       *[other] The other players have deleted their data.
    }

## /privacy: whom the person avoids

# A button. It shows the list below.
# max 38
avoided = Strangers you avoid
# $players: player names.
list = The bot doesn’t match you with { $players }. They aren’t told.
# The placeholder of a menu of the names.
# max 38
choose = Allow matches again
list-empty = You don’t avoid any strangers.
# One of several sentences about what is stored. $number (number)
kept-avoided =
    { $number ->
        [one] The one stranger you avoid is stored.
       *[other] The { $number } strangers you avoid are stored.
    }
# $number (number)
kept-reports =
    { $number ->
        [one] Your report to the host is stored.
       *[other] Your { $number } reports to the host are stored.
    }
# The person may not play with strangers for a while, or was not allowed to lately.
kept-bars = It’s stored until when you can’t play with strangers.
