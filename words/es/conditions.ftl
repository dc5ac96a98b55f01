### Quién puede entrar en un torneo, y la confirmación antes de que empiece.

heading = Quién puede entrar
about = Quienes ya entraron siguen en el torneo. El mensaje del torneo muestra las condiciones.
rated = Para puntuaciones { $range } (la más alta que tuviste en este juego y servidor en el último año)
range = { $lowest }–{ $highest }
range-from = desde { $lowest }
role = Para miembros con el rol { $role }
check-in = Confirmación durante { $time } antes del comienzo: te menciono, y confirmas que estás
late = También puedes entrar más tarde, hasta que termine la ronda { $round }
reliable-on = Quien perdió por tiempo en un torneo tiene que esperar
reliable-off = Puede entrar quien perdió por tiempo en un torneo
check-in-choice = Confirmación durante { $time } antes del comienzo
no-check-in = Sin confirmación
late-on = Se puede entrar más tarde, hasta que termine la ronda { $round }
late-off = No se puede entrar más tarde
no-role-needed = Sin rol necesario
rating-button = Puntuaciones…
rating-title = ¿Qué puntuaciones pueden entrar?
rating-text = Cuenta la puntuación más alta de un jugador en este juego y servidor en el último año. `/leaderboard` muestra las puntuaciones.
rating-label = Desde y hasta
rating-hint = Por ejemplo, 100–300, 100– o –300. Solo una raya: todas las puntuaciones
no-range = Escribe dos números con una raya en medio, por ejemplo 100–300.
line = { $by } cambió quién puede entrar.

## Por qué alguien no puede entrar

no-role = Este torneo es para miembros con el rol { $role }.
no-rating = Este torneo es para puntuaciones { $range }, y todavía no tienes ninguna en este juego y servidor. La obtienes con partidas por puntos aquí.
not-in-range = Este torneo es para puntuaciones { $range }. La más alta que tuviste en el último año fue { $peak }.
unreliable =
    { $lost ->
        [one] Perdiste una partida de torneo por tiempo. Puedes volver a entrar después de esta fecha: { $moment }, o cuando termines { $more } partidas de torneo más.
       *[other] Perdiste { $lost } partidas de torneo por tiempo. Puedes volver a entrar después de esta fecha: { $moment }, o cuando termines { $more } partidas de torneo más.
    }
no-check-in-now = Ahora mismo no hay ninguna confirmación.
