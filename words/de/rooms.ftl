# Author: the project's first translator
# Reviewer: nobody yet

### Die Liste der laufenden Partien, die in einem Kanal eines Servers steht. Öffentlich, in der Sprache des Servers.

games-heading = ## Partien, die hier laufen
games-none = Auf diesem Server läuft gerade keine Partie. `/play` eröffnet einen Tisch.
games-more =
    -# { $number ->
        [one] { $number } weitere Partie läuft
       *[other] { $number } weitere Partien laufen
    } auf diesem Server. `/games` zählt sie auf.

## Eine Zeile für jede Partie

game-turn = - **{ $game }**, { $people }: { $who } ist am Zug.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: angehalten.

## Eine beendete Partie im Kanal der Ergebnisse

result-of = **{ $game }**, { $people }.

## /follow: von einer Partie hören, ohne mitzuspielen. Nur für die lesende Person.

follow-heading = ## { $game } folgen
follow-nothing-here = ## Partien folgen
follow-not = Du folgst dieser Partie von { $people } nicht. Wenn du ihr folgst, hörst du von ihr so, wie du es mit /me gewählt hast.
follow-turns = Du folgst dieser Partie von { $people }: Du hörst von ihren Zügen, höchstens einmal in der Minute, und von ihrem Ende.
follow-end = Du folgst dieser Partie von { $people }: Du hörst davon, wenn sie zu Ende ist.
follow-over = Diese Partie von { $people } ist zu Ende.
follow-button = Folgen
tell-turns = Von jedem Zug hören
tell-end = Nur vom Ende hören
stop-following = Nicht mehr folgen
follow-none = Du folgst keiner Partie. Benutze /follow dort, wo andere eine spielen.
follow-others =
    { $number ->
        [0] Du folgst keiner anderen Partie.
        [one] Du folgst { $number } anderen Partie:
       *[other] Du folgst { $number } anderen Partien:
    }
pick-to-stop = Nicht mehr folgen…
followed-game = { $game }: { $people }
followed-unknown = Eine Partie, die nicht mehr lesbar ist

## Was man von einer Partie hört, der man folgt

followed-turn = Du folgst { $game } von { $people } in { $channel }: { $who } ist am Zug.
called-turn = { $mentions }: In der Partie { $game }, der ihr folgt, ist { $who } am Zug.
followed-end = { $game } von { $people } in { $channel }, der Partie, der du gefolgt bist, ist zu Ende. { $result }
called-end = { $mentions }: Die Partie { $game }, der ihr gefolgt seid, ist zu Ende. { $result }

## /board in einem Kanal mit mehreren Partien in Threads

which-board = In Threads dieses Kanals laufen mehrere Partien. Welche willst du sehen?
pick-board = Eine Partie wählen
