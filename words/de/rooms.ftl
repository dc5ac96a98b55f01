### Was anderswo als am Tisch von Partien zu lesen ist: Listen und Ergebnisse in Kanälen eines Servers, und /follow.
### Die Liste der laufenden Partien ist öffentlich, in der Sprache des Servers.

games-heading = ## Laufende Partien
games-none = Auf diesem Server läuft gerade keine Partie. Mit `/play` eröffnest du einen Tisch.
games-more =
    -# { $number ->
        [one] { $number } weitere Partie
       *[other] { $number } weitere Partien
    } auf diesem Server: siehe `/games`.

## Eine Zeile für jede Partie

game-turn = - **{ $game }**, { $people }: { $who } ist am Zug.
game-nobody = - **{ $game }**, { $people }.
game-paused = - **{ $game }**, { $people }: angehalten.

## Eine beendete Partie im Kanal der Ergebnisse

result-of = **{ $game }**, { $people }.

## /follow: über eine Partie benachrichtigt werden, ohne mitzuspielen. Nur für die lesende Person.

follow-heading = ## { $game } folgen
follow-nothing-here = ## Partien, denen du folgst
follow-not = Du folgst dieser Partie von { $people } nicht. Wenn du ihr folgst, wirst du so benachrichtigt, wie du es in `/me` eingestellt hast.
follow-turns = Du folgst dieser Partie von { $people }: Du wirst bei Zügen (höchstens einmal pro Minute) und am Ende benachrichtigt.
follow-end = Du folgst dieser Partie von { $people }: Du wirst benachrichtigt, wenn sie zu Ende ist.
follow-over = Diese Partie von { $people } ist zu Ende.
follow-button = Folgen
tell-turns = Bei jedem Zug benachrichtigen
tell-end = Nur am Ende benachrichtigen
stop-following = Dieser Partie nicht mehr folgen
follow-none = Du folgst keiner Partie. Nutze `/follow` in einem Kanal, in dem andere spielen.
follow-others =
    { $number ->
        [0] Du folgst keiner anderen Partie.
        [one] Du folgst { $number } anderen Partie:
       *[other] Du folgst { $number } anderen Partien:
    }
pick-to-stop = Einer Partie nicht mehr folgen …
followed-game = { $game }: { $people }
followed-unknown = Eine Partie, die nicht mehr lesbar ist

## Benachrichtigungen über eine Partie, der man folgt. { $mentions } kann eine Person oder mehrere sein: weder „du“ noch „ihr“.

followed-turn = { $who } ist am Zug in der Partie { $game }, der du in { $channel } folgst ({ $people }).
called-turn = { $mentions }, wie mit `/follow` gewünscht: In der Partie { $game } ist { $who } am Zug.
followed-end = Die Partie { $game }, der du in { $channel } gefolgt bist ({ $people }), ist zu Ende. { $result }
called-end = { $mentions }, wie mit `/follow` gewünscht: Die Partie { $game } ist zu Ende. { $result }

## /board in einem Kanal mit mehreren Partien in Threads

which-board = In mehreren Threads dieses Kanals laufen Partien. Welche möchtest du sehen?
pick-board = Eine Partie wählen
