### Eine Partie ansehen, ohne zu ziehen: /board, /history, /open. Privat.

## Knöpfe

view-large = Vergrößern
turn-it = Brett drehen
post-again = Brett neu posten
history = Verlauf
first = ⏮ Anfang
back = ◀ Zurück
next = Weiter ▶
last = Ende ⏭
go-to = Gehe zu …
see-board = Zum Brett
in-words = Als Text zeigen

## Das Brett

posted = Ich habe das Brett neu in den Kanal gepostet.
to-play = { $badge } { $who } ist am Zug.
watch = { $table }. Du spielst dort nicht mit, kannst aber gern zuschauen.

## Eine Partie durchgehen

form-title = Zu einem Zug gehen
form-label = Zugnummer
form-hint = 0 für den Anfang der Partie
no-number = Das ist keine Zugnummer. Gib eine Zahl wie 12 ein.
moves-so-far =
    Diese Partie hat { $moves ->
        [0] keine Züge
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
at-start = -# { $game }, vor dem ersten Zug
at-move = -# { $game }, Zug { $move } von { $last }
page = -# { $game }, Seite { $page } von { $last }
nothing-yet = Noch keine Züge.
