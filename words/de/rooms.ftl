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
