### Torneos por puntos: todo el mundo juega los mismos retos a solas, uno al día y una sola vez, y se suman los mejores resultados. Son un tipo de torneo (tournaments.ftl).

## El mensaje público

about =
    { $deals ->
        [one] { $game } · torneo por puntos: todo el mundo juega el mismo reto a solas
        [many] { $game } · torneo por puntos: todo el mundo juega los mismos retos a solas, uno al día · cuentan los { $counting } mejores de { $deals }
       *[other] { $game } · torneo por puntos: todo el mundo juega los mismos retos a solas, uno al día · cuentan los { $counting } mejores de { $deals }
    }
first-deal = Primer reto: { $when }
open-deal = El reto { $number } de { $deals } está abierto. Último momento para empezar: { $until }
scores-at = Publicación de los puntos del reto { $number }: { $when }
nobody = Nadie tiene puntos.
everywhere = Abierto a todos los servidores.
place =
    { $deals ->
        [one] { $place }. { $who } · { $score } en { $deals } reto
        [many] { $place }. { $who } · { $score } en { $deals } retos
       *[other] { $place }. { $who } · { $score } en { $deals } retos
    }
won = { $who } gana con { $score }.
shared = { $names } comparten el primer puesto con { $score }.
play = Jugar
check-deals = Comprobar los retos

## La pantalla privada

deal-of = Reto { $number } de { $deals }
dealt = { $options }. Las mismas cartas para todo el mundo, y tienes un solo intento. No puedes deshacer jugadas, pedir pistas ni probar jugadas.
not-played = Un intento cuenta si lo empiezas antes de { $start } y lo terminas antes de { $until }.
scored = Tus puntos: { $score }. Aparecen en la clasificación después de { $until }.
none-open = Ahora no hay ningún reto abierto.
your-scores = Tus puntos
deal-score = Reto { $number }: { $score }
deal-no-score = Reto { $number }: sin puntos
your-place =
    { $players ->
        [one] Total: { $score }. Por ahora nadie más tiene puntos.
        [many] Total: { $score }. Vas en el puesto { $place } de { $players }.
       *[other] Total: { $score }. Vas en el puesto { $place } de { $players }.
    }
withdraw-asked = ¿Retirarte de { $name }? Ya no podrás jugar más retos allí, pero conservas tus puntos. Esto no se puede deshacer.
begins = Aquí empieza tu intento del reto { $number } de { $name }.
check-about = Cada reto quedó fijado cuando se anunció este torneo: el SHA-256 de su secreto es la huella. Cuando termina un reto, puedes comprobar sus cartas en el registro de cualquiera de sus partidas.

## Líneas en los tableros

board-attempt = -# { $event }: para que este intento cuente, termínalo antes de { $until }.
board-over = -# { $event }: tu único intento de este reto.
board-late = -# { $event }: este intento ya no cuenta.
end-counts = -# Este intento cuenta para { $event }. Publicación de los puntos de este reto: { $when }
end-counts-not = -# Este intento no cuenta para { $event }: no terminó a tiempo, se abandonó enseguida o terminó sin resultado.

## Por qué algo no es posible

no-deal-now = Ahora no puedes jugar este reto. El mensaje del torneo dice cuál está abierto.
fixed-days = Los días de un torneo por puntos son fijos. No puede empezar antes, alargarse ni ponerse en pausa.
spoils = Esta partida es un reto de { $event }. Podrás verla después de tu propio intento, o después de { $until }.
only-in-practice = En un intento que cuenta no se puede deshacer, pedir pistas, probar jugadas ni poner suplentes.
one-everywhere = Ya hay un torneo por puntos para todos los servidores. Espera a que termine.

## El diario

line-began =
    { $deals ->
        [one] Empezó con { $deals } reto.
        [many] Empezó con { $deals } retos.
       *[other] Empezó con { $deals } retos.
    }

## /organise: privado

format-event = Torneo por puntos: los mismos retos a solas para todos
new-event = Todo el mundo juega los mismos retos a solas, en mensajes directos o en un canal, y cada uno una sola vez. Un reto está abierto un día (UTC). No hace falta inscribirse. Lo anuncio aquí.
deals-menu = Número de retos
deals-choice =
    { $deals ->
        [one] { $deals } reto
        [many] { $deals } retos, uno al día, cuentan los { $counting } mejores
       *[other] { $deals } retos, uno al día, cuentan los { $counting } mejores
    }
servers-menu = Quién puede jugar
servers-here = Solo este servidor
servers-all = Todos los servidores con un canal para estos torneos
start-menu = Comienzo
starts =
    { $time ->
        [quarter] Primer reto en la próxima medianoche (UTC)
        [day] Primer reto a medianoche (UTC), dentro de 1 día como pronto
        [three-days] Primer reto a medianoche (UTC), dentro de 3 días como pronto
       *[week] Primer reto a medianoche (UTC), dentro de 1 semana como pronto
    }
