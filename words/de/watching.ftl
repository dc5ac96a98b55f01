# Author: the project's first translator
# Reviewer: nobody yet

### Eine Partie ansehen, ohne zu ziehen: /board, /history, /open. Privat.

## Knöpfe

view-large = Groß ansehen
turn-it = Drehen
post-again = Hier noch einmal posten
history = Verlauf
first = ⏮ Anfang
back = ◀ Zurück
next = Weiter ▶
last = Ende ⏭
go-to = Gehe zu …
see-board = Zum Brett
in-words = In Worten

## Das Brett

posted = Das Brett ist wieder im Kanal.
to-play = { $badge } { $who } ist am Zug.
watch = { $table }. Du spielst dort nicht mit; zuschauen darfst du gern.

## Eine Partie durchgehen

form-title = Zu einem Zug gehen
form-label = Seine Nummer
form-hint = 0 ist der Anfang der Partie.
no-number = Kein Zug hat diese Nummer.
moves-so-far =
    Diese Partie hat bisher { $moves ->
        [0] keinen Zug
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
at-start = -# { $game }, vor dem ersten Zug
at-move = -# { $game }, Zug { $move } von { $last }
page = -# { $game }, Seite { $page } von { $last }
nothing-yet = Noch hat niemand gezogen.
