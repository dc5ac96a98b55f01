### Dónde se juega una partida: en un hilo propio o en el canal.

thread-name = { $game }: { $who }

no-thread = No puedo abrir un hilo aquí, así que la partida se juega en este mismo canal.
no-thread-permissions =
    No puedo abrir un hilo porque me { $number ->
        [one] falta el permiso
       *[other] faltan los permisos
    } { $permissions }. Hasta que eso se arregle, las partidas se juegan en este mismo canal.
quoted = “{ $name }”

## Un hilo bloqueado

go-on-here = Seguir la partida aquí
thread-locked = { $player }: es tu turno en { $game }, pero su hilo { $thread } está bloqueado. Cualquier jugador puede pulsar “{ go-on-here }”, o alguien que gestione hilos puede desbloquearlo.
still-open = El hilo de esta partida ya no está bloqueado, así que puedes seguir allí.

## En el canal de una partida que se juega en un hilo

played-in =
    { $number ->
        [one] { $players } juega en { $thread }.
       *[other] { $players } juegan en { $thread }.
    }
to-move = { $badge } Es el turno de { $who }.

## Una mesa que la moderación llevó a otro canal

moved = { $game } pasó a { $channel }.
moved-unseen = { $player }: es tu turno. Pide a la moderación que te deje entrar en ese canal.
