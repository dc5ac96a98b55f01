# Author: the project's first translator
# Reviewer: nobody yet

### Was alle Spiele teilen, in Bildern, Menüs und Texten.

## Listen

list-two = { $a } und { $b }
list-last = { $most } und { $last }
or-two = { $a } oder { $b }
or-last = { $most } oder { $last }
list-comma = {", "}
list-semicolon = {"; "}
# A number with decimals, such as 12.5. $whole: what stands before the mark, perhaps with a minus sign.
decimal = { $whole },{ $digits }

## Um eine Stellung herum

last = Zuletzt: { $told }
unnamed = Platz { $seat }
ended = Die Partie ist beendet.
game-begins = Die Partie beginnt.
table-ended = Hier hat der Tisch die Partie beendet.

## Labels in Menüs

label-wins = { $meaning }, und du gewinnst
label-loses = { $meaning }, und du verlierst
label-draws = { $meaning }, dann unentschieden
label-out = { $meaning }, und du bist draußen
label-further = { $meaning }, dann { $further }
several = { $meaning } ×{ $times }

## Wie jemand den Platz aufgab

gave-up = { $who } hat aufgegeben.
departed =
    { $how ->
        [late] Die Zeit von { $who } ist abgelaufen
        [left] { $who } hat den Server verlassen
       *[taken] Die Moderation hat { $who } aus der Partie genommen
    }.
plate-gone =
    { $how ->
        [late] Zeit abgelaufen
        [left] Server verlassen
        [taken] von der Moderation entfernt
       *[resigned] aufgegeben
    }
