button = ¿Por qué estos emparejamientos?
heading = Ronda { $round }: ¿por qué estos emparejamientos?
swiss-rule = Todas las partidas de una ronda se emparejan juntas. Nadie se enfrenta dos veces si se puede evitar, y los puntos son lo más parejos posible. Después cuentan los puestos en la mesa y, por último, el sorteo.
tables-rule = Todas las mesas de una ronda se forman juntas. Cada quien juega con tantas personas distintas como se pueda, y los puntos son lo más parejos posible. Después cuentan los puestos en la mesa y, por último, el sorteo.
own-game = Juegas contra { $who }. Puntos antes de esta ronda: tú { $own }, { $who } { $theirs }.
own-table = Juegas contra { $names }. Tus puntos antes de esta ronda: { $own }.
unequal = En esta ronda no era posible que todas las partidas fueran con puntos iguales.
opposite = De quienes tienen tus puntos, la mitad de arriba se enfrenta a la de abajo, y ustedes ocupan el mismo lugar en sus mitades.
new = No se habían enfrentado antes.
met = Ya se habían enfrentado, y la ronda no se podía emparejar de otra forma.
met-at-tables = Ya habían coincidido: { $names }. Pasa lo menos posible.
seat-due =
    { $seat ->
        [first] Empiezas, para que todo el mundo empiece más o menos igual de veces.
       *[second] Juegas en segundo lugar, para que todo el mundo empiece más o menos igual de veces.
    }
seat-drawn = Quién empieza se decidió por sorteo.
bye = Esta ronda no tienes a nadie enfrente, y cuenta como victoria. A nadie le toca otra vez antes de que le haya tocado a todo el mundo, y les toca a quienes tienen pocos puntos.
not-in = No juegas en esta ronda.
all = Todos los emparejamientos, con los puntos antes de esta ronda
player = { $who } ({ $points })
key = Clave de esta ronda: `{ $key }`. Con el archivo de *Comprobar el sorteo*, cualquiera puede repetir los emparejamientos.
