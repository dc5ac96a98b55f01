### Desconocidos que coincidieron en una partida: no volver a verse, y denuncias a quien administra el bot. Privado.

## La otra persona: detrás de un botón bajo una partida entre desconocidos

opponent =
    { $number ->
        [one] Tu rival
       *[other] Tus rivales
    }
about = Si no quieres volver a encontrarte con { $player }, el bot no juntará a los dos. No se le avisa.
is-avoided = El bot no te juntará más con { $player }. No se le avisa. `/privacy` muestra a quiénes evitas.
avoid = No juntarnos más
unavoid = Permitir que nos junte otra vez
report-about = -# Una denuncia llega a quien administra este bot, que ve las jugadas de la partida. No recibes respuesta, y a { $player } no se le avisa.
report = Denunciar ante el bot…
stalls = Deja correr el tiempo a propósito
program = Juega con la ayuda de un programa
accounts = Usa varias cuentas
reported = Gracias. Quien administra este bot puede ver tu denuncia durante 90 días.
reported-before = Ya denunciaste a esta persona por esta partida.
reported-often = Hiciste { $most } denuncias en las últimas 24 horas, el máximo.
gone =
    { $number ->
        [one] La otra persona borró sus datos.
       *[other] Las otras personas borraron sus datos.
    }

## /privacy: a quién evita una persona

avoided = Desconocidos que evitas
list = El bot no te junta con { $players }. No se les avisa.
choose = Permitir que los junte otra vez
list-empty = No evitas a ningún desconocido.
kept-avoided =
    { $number ->
        [one] Se guarda a qué desconocido evitas.
       *[other] Se guarda a qué { $number } desconocidos evitas.
    }
kept-reports =
    { $number ->
        [one] Se guarda tu denuncia a quien administra el bot.
       *[other] Se guardan tus { $number } denuncias a quien administra el bot.
    }
kept-bars = Se guarda hasta cuándo no puedes jugar con desconocidos.
