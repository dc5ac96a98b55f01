### Torneos en partes: ligas con divisiones y temporadas, y grupos con una final.

season = { $name }, temporada { $season }
about-league = { $game } · liga con divisiones de unos { $size }, todas las partidas a la vez · { $bank } por jugador y partida
about-stages = { $game } · grupos y luego una final, todas las partidas de cada fase a la vez · { $bank } por jugador y partida
rule = Después de cada temporada, los mejores de cada división suben y los últimos bajan. Quienes llegan nuevos empiezan en la división más baja.
division = División { $number }
group = Grupo { $number }
final = Final
up = Suben: { $names }
down = Bajan: { $names }
again-hint = ¿Jugamos la siguiente temporada? Pulsa *Jugar otra vez*. Después de la primera vez, todos tienen 7 días para entrar.
again = Jugar otra vez
divisions-menu = Mostrar una división
groups-menu = Mostrar un grupo
picture = La imagen muestra: { $part }. Elige otra parte en el menú.

## El diario

line-began =
    { $divisions ->
        [one] Empezó con { $entrants } jugadores en { $divisions } división.
       *[other] Empezó con { $entrants } jugadores en { $divisions } divisiones.
    }
line-began-groups = Empezó con { $entrants } jugadores en { $groups } grupos.
line-final = Los grupos terminaron. La final empezó con { $entrants } jugadores.

## /organise: privado

format-menu = Formato
format-group = Un solo grupo: todos contra todos
format-league = Liga: divisiones y temporadas
format-stages = Grupos y luego una final
size-menu = Jugadores por división
size-choice = Unos { $number } jugadores por división
new-league = En cada división todos juegan una vez contra todos, todas las partidas a la vez, cada una en un hilo propio de este canal. Después de cada temporada, los mejores suben y los últimos bajan. Lo anuncio aquí.
new-stages = Todos juegan contra todos en su grupo, todas las partidas a la vez, cada una en un hilo propio de este canal. Después, los primeros de cada grupo juegan la final. Lo anuncio aquí.
