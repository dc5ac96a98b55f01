### Qué falla en el registro de una partida, un archivo de texto: /open lee el de un jugador, /verify comprueba el de una mesa.

## El archivo no se puede leer

no-header-line = La línea { $line } debería ser un encabezado “clave: valor”, pero dice “{ $text }”.
header-line-twice = La línea { $line } repite el encabezado “{ $text }”.
no-seats = El encabezado no dice cuántos puestos hay.
wrong-options = El encabezado está mal: { $why }
wrong-seats =
    { $seats ->
        [one] { $game } es para { $allowed } puestos, no para { $seats }.
       *[other] { $game } es para { $allowed } puestos, no para { $seats }.
    }
no-pair = “{ $text }” debería tener la forma nombre=valor.
option-twice = La opción “{ $text }” aparece dos veces.
newer-format = El registro tiene el formato { $format }, pero esta versión del bot solo lee formatos hasta el { $most }.
empty-line = La línea { $line } está vacía donde debería haber una jugada.
illegal-move = La línea { $line } dice “{ $text }”, que allí no es una jugada legal.

## Los dados, las cartas o el orden de los jugadores no son los que da el secreto de la partida

damaged-header = El encabezado del registro está dañado: no se pueden leer su secreto o sus jugadores.
other-players =
    El encabezado nombra { $seats ->
        [one] { $seats } puesto
       *[other] { $seats } puestos
    }, pero { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.
word-of-a-stranger = El encabezado contiene una palabra de alguien que no jugó.
other-seats = Los puestos no son los que se sortearon.
secret-not-shown = La partida se cerró porque nadie jugó, y cuando se hizo este registro aún se podía reabrir. Por eso no incluye el secreto. Un registro hecho 30 días después del cierre lo incluye.
missing-line = Al registro le falta la línea “{ $text }”. Obtén un registro nuevo cuando termine la partida o, si es de un reto diario, cuando termine el reto.
other-draw = La entrada { $ply } es “{ $text }”, pero el secreto da “{ $drawn }”.
stops-early = El registro termina antes que la partida: faltan jugadas.
damaged-line = La línea “{ $text }” del encabezado está dañada.
no-replacement = La línea “{ $text }” no describe una sustitución en esta partida.
wrong-replacement = La línea “{ $text }” está mal: el puesto { $seat } no era de ese jugador.
other-secret = El secreto no corresponde a su huella.
