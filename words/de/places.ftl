# Author: the project's first translator
# Reviewer: nobody yet

### Wo gespielt wird: in einem eigenen Thread oder im Kanal.

thread-name = { $game }: { $who }

no-thread = Hier lässt sich kein Thread eröffnen, deshalb wird direkt in diesem Kanal gespielt.
no-thread-permissions =
    Ich kann keinen Thread eröffnen: In diesem Kanal { $number ->
        [one] fehlt mir das Recht
       *[other] fehlen mir die Rechte
    } { $permissions }. Solange das so ist, wird direkt in diesem Kanal gespielt.
quoted = „{ $name }“

## Ein gesperrter Thread

go-on-here = Hier weiterspielen
thread-locked = { $player }: Du bist am Zug ({ $game }), aber der Thread { $thread } ist gesperrt, und niemand kann dort etwas drücken. Wer mitspielt, kann „{ go-on-here }“ drücken: Dann geht die Partie in diesem Kanal weiter. Oder jemand mit dem Recht, Threads zu verwalten, entsperrt ihn.
still-open = Der Thread dieser Partie ist nicht mehr gesperrt: Spielt dort weiter.

## Im Kanal einer Partie, die in einem Thread gespielt wird

played-in =
    { $players } { $number ->
        [one] spielt
       *[other] spielen
    } in { $thread }.
to-move = { $badge } { $who } ist am Zug.
