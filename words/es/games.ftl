### /games: las mesas abiertas de una persona y de un servidor. Privado.

## Botones

my-games = Mis partidas
this-servers = Este servidor
next-game = Siguiente partida

## Títulos de las listas

answers = ### Esperan tu respuesta
line-invited =
    - { $host } te invitó a { $game }{ $company ->
        [with] {" "}con { $people }
       *[alone] {""}
    } en { $channel }.
line-asked = - { $game } en { $channel }: { $request }
answer-of = { $what } ({ $number })

no-game-waits = No te espera ninguna otra partida.
heading-mine =
    { $tables ->
        [0] No estás en ninguna mesa abierta
        [one] Estás en { $tables } mesa abierta
       *[other] Estás en { $tables } mesas abiertas
    }{ $pages ->
        [1] .
       *[other] , página { $page } de { $pages }.
    }
heading-server =
    { $tables ->
        [0] No hay mesas abiertas en este servidor
        [one] Hay { $tables } mesa abierta en este servidor
       *[other] Hay { $tables } mesas abiertas en este servidor
    }{ $pages ->
        [1] .
       *[other] , página { $page } de { $pages }.
    }
your-turn = ### Tu turno
in-this-server = ### En este servidor
in-other-servers = ### En otros servidores
in-servers = ### En servidores
in-direct-messages = ### En mensajes directos

## Una línea de una lista: una mesa

line-lobby =
    - { $game }{ $company ->
        [with] {" "}con { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: { $open ->
        [yes] busca jugadores
       *[no] aún no empieza
    } (desde hace { $span }).
line-paused =
    - { $game }{ $company ->
        [with] {" "}con { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: en pausa.
line-yours =
    - ▶ **Tu turno** en { $game }{ $company ->
        [with] {" "}con { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    } (desde hace { $span }).
line-turn =
    - { $game }{ $company ->
        [with] {" "}con { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: turno de { $who } (desde hace { $span }).
line-nobody =
    - { $game }{ $company ->
        [with] {" "}con { $people }
        [among] {" "}({ $people })
       *[alone] {""}
    }: no es el turno de nadie (desde hace { $span }).

## La siguiente partida que espera a alguien

next-waits = Tu partida de { $game } te espera desde hace { $span }.
next-waits-with = Tu partida de { $game } con { $people } te espera desde hace { $span }.

## El resumen diario: un mensaje directo

digest =
    { $number ->
        [one] { $number } partida te espera:
       *[other] { $number } partidas te esperan:
    }
digest-more = -# Y { $number } más. `/games` las muestra todas.
digest-asked =
    { $number ->
        [one] { $number } petición te espera:
       *[other] { $number } peticiones te esperan:
    }
digest-nothing = Ahora mismo no te espera nada.
digest-exercises =
    -# { $number ->
        [one] { $number } ejercicio de tus partidas te espera. `/puzzle` lo muestra.
       *[other] { $number } ejercicios de tus partidas te esperan. `/puzzle` los muestra.
    }
