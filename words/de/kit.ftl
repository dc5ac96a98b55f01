### Was alle Spiele teilen, in Bildern, Menüs und Texten.

## Listen

list-two = { $a } und { $b }
list-last = { $most } und { $last }
list-clauses = { $most } und { $last }
or-two = { $a } oder { $b }
or-last = { $most } oder { $last }
list-comma = {", "}
list-semicolon = {"; "}
# A number with decimals, such as 12.5. $whole: what stands before the mark, perhaps with a minus sign.
decimal = { $whole },{ $digits }

## Um eine Stellung herum

last = Zuletzt: { $told }
unnamed = Platz { $seat }
ended = Die Partie ist vorbei.
game-begins = Die Partie beginnt.
table-ended = Hier endete die Partie vorzeitig.

## Labels in Menüs

label-wins = { $meaning } – du gewinnst
label-loses = { $meaning } – du verlierst
label-draws = { $meaning } – unentschieden
label-out = { $meaning } – du scheidest aus
label-further = { $meaning }, dann { $further }
several = { $meaning } ×{ $times }

## Wie jemand ausschied

gave-up = { $who } hat aufgegeben.
departed =
    { $how ->
        [late] Die Zeit von { $who } ist abgelaufen
        [left] { $who } hat den Server verlassen
       *[taken] Die Moderation hat { $who } aus der Partie entfernt
    }.
won-resigned =
    { $how ->
        [late] Die Zeit von { $loser } ist abgelaufen, und { $winner } gewinnt
        [left] { $loser } hat den Server verlassen, und { $winner } gewinnt
        [taken] Die Moderation hat { $loser } aus der Partie entfernt, und { $winner } gewinnt
       *[resigned] { $loser } hat aufgegeben, und { $winner } gewinnt
    }.
plate-gone =
    { $how ->
        [late] Zeit abgelaufen
        [left] Server verlassen
        [taken] von der Moderation entfernt
       *[resigned] aufgegeben
    }
plate-draw = unentschieden
plate-won = gewonnen
plate-lost = verloren
plate-to-move = am Zug
