### Partidas que varias personas juegan, cada una en sus propios mensajes directos con el bot.

## La mesa abierta, en un canal de un servidor

started =
    { $number ->
        [one] { $players } juega en mensajes directos.
       *[other] { $players } juegan en mensajes directos.
    }
closed-to =
    No puedo empezar: { $who } no { $number ->
        [one] acepta mensajes directos míos. Puede permitirlos
       *[other] aceptan mensajes directos míos. Pueden permitirlos
    } en los ajustes de privacidad de este servidor.

## Mensajes directos

greeting = { $host } empezó { $game }. Tu tablero aparecerá aquí.
greeting-host = Empezaste { $game }. Tu tablero aparecerá aquí.
unreachable =
    { $timed ->
        [yes] Ahora mismo no puedo escribir a { $who }. Su tiempo sigue corriendo.
       *[no] Ahora mismo no puedo escribir a { $who }.
    }
withdraw = Retirar
where = tus mensajes directos

## La siguiente partida

wants-rematch =
    { $number ->
        [one] { $players } quiere
       *[other] { $players } quieren
    } la revancha. Pulsa “{ $rematch }” para empezarla.
rematch-waits =
    La revancha empieza cuando { $players } también la { $number ->
        [one] quiera
       *[other] quieran
    }.
rematch-asked = Aviso a los demás. La revancha empieza cuando todos la quieran.
rematch-begun = La revancha empezó.
