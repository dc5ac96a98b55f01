### Ejercicios: los turnos de una partida terminada que más le costaron a su jugador. Privados. Vuelven hasta que se resuelven dos veces.

## Botones

learn = Aprender de esta partida
next = Siguiente ejercicio ▶

## Mientras alguien espera

choosing = Elijo tus ejercicios. Tarda un momento…

## Un ejercicio

heading = -# { $game }, tu jugada { $move }: ejercicio { $number } de { $exercises }
title =
    { $asks ->
        [turn] ### Encuentra un turno mejor
       *[choice] ### Encuentra una jugada mejor
    }
task =
    En la partida jugaste: { $moves }. Eso te costó { $cost ->
        [one] { $cost } punto porcentual
       *[other] { $cost } puntos porcentuales
    } de tu probabilidad de ganar. ¿Qué habría sido mejor? Tienes un intento.
task-of-two =
    En la partida hiciste una de estas dos jugadas. Eso te costó { $cost ->
        [one] { $cost } punto porcentual
       *[other] { $cost } puntos porcentuales
    } de tu probabilidad de ganar. ¿Cuál es mejor? Tienes un intento.
due =
    { $number ->
        [one] Tienes pendiente { $number } ejercicio de tus propias partidas.
       *[other] Tienes pendientes { $number } ejercicios de tus propias partidas.
    }
practice = Este ya lo respondiste antes. Esta vez es para practicar y no cuenta.
unchecked = No pude comprobar esta respuesta, así que no contó. Inténtalo de nuevo.

## Después de una respuesta

found = ¡Correcto! Eso habría jugado la máquina.
as-good = ¡Correcto! La máquina habría jugado otra cosa, pero esto es igual de bueno: { $moves }.
as-played = Eso es lo que jugaste en la partida.
in-game = En la partida jugaste: { $moves }.
back =
    { $days ->
        [one] Este ejercicio vuelve mañana. Lo encuentras con `/puzzle`.
       *[other] Este ejercicio vuelve en { $days } días. Lo encuentras con `/puzzle`.
    }
learned = Este ya lo resolviste dos veces, así que no vuelve.

## Si no hay ejercicios

none = Ningún turno tuyo costó tanto como para aprender de él. ¡Bien jugado!
not-yours = De esta partida solo puede aprender quien jugó en ella.
not-over = Puedes aprender de una partida cuando termina y ya no se puede reabrir.
deal-open = Puedes aprender de esta partida cuando ya nadie pueda jugar su reto.
all-done = Eso es todo por ahora.
gone = Este ejercicio ya no está disponible.
line = La imagen de abajo muestra el tablero después de tu jugada en la partida y la mejor respuesta.
