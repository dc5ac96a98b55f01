### Wo gespielt wird: in einem eigenen Thread oder im Kanal.

thread-name = { $game }: { $who }

no-thread = Ich kann hier keinen Thread erstellen, deshalb wird direkt in diesem Kanal gespielt.
no-thread-permissions =
    Ich kann keinen Thread erstellen, denn { $number ->
        [one] mir fehlt die Berechtigung
       *[other] mir fehlen die Berechtigungen
    } { $permissions }. Bis das behoben ist, wird direkt in diesem Kanal gespielt.
quoted = „{ $name }“

## Ein gesperrter Thread

go-on-here = Partie hier fortsetzen
thread-locked = { $player }: Du bist am Zug ({ $game }), aber der Thread { $thread } ist gesperrt. Wer mitspielt, kann „{ go-on-here }“ drücken, oder jemand, der Threads verwaltet, entsperrt ihn.
still-open = Der Thread dieser Partie ist nicht mehr gesperrt, du kannst dort weiterspielen.

## Im Kanal einer Partie, die in einem Thread gespielt wird

played-in =
    { $players } { $number ->
        [one] spielt
       *[other] spielen
    } in { $thread }.
to-move = { $badge } { $who } ist am Zug.

## Ein Tisch, den jemand von der Moderation verlegt hat

moved = { $game } ist nach { $channel } umgezogen.
moved-unseen = { $player }: Du bist am Zug. Bitte die Moderation um Zugang zu dem Kanal.
