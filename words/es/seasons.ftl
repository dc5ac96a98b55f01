### Temporadas: la clasificación de unos cuantos días, y lo que hacen con ellas quienes gestionan un servidor.

## La clasificación de una temporada

heading = ## { $name }
running = -# Fin de la temporada: { $when }. Solo cuentan las partidas que terminan durante la temporada, y todos empiezan con 0.
over = -# Temporada del { $since } al { $until }. Estas posiciones son definitivas.
none-yet = Todavía no terminó ninguna partida en esta temporada.
none-placed = Nadie logró una posición en esta temporada.
own-place = -# Tu posición: { $place }.

## Debajo de la clasificación de todas las partidas

current = -# La temporada { $name } está en curso. Termina: { $when }.
see = Clasificación de la temporada

## Lo que hacen quienes gestionan el servidor

begin = Empezar una temporada de { $days } días
form-title = Empezar una temporada
form-text = Cuentan las partidas que terminen desde ahora, y todos empiezan con 0. Cuando la temporada termina, sus posiciones son definitivas.
form-label = Nombre de la temporada
form-hint = Por ejemplo: Abril de 2027
begun = ✅ La temporada { $name } empezó. Todo el mundo puede verla con `/leaderboard`.
end = Terminar la temporada
ask-end = ¿Terminar ahora la temporada { $name }? Sus posiciones serán definitivas. Esto no se puede deshacer.
end-now = Terminar la temporada ahora
keep = Seguir con la temporada

## Opciones del comando

choice-running = { $name } (en curso)
