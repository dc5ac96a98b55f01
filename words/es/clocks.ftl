### El tiempo: cuánto puede durar un turno, cuándo termina, y lapsos de tiempo.

## Lapsos

days =
    { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
hours =
    { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }
minutes =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minutos
    }
less-than-a-minute = menos de un minuto

## El plazo del turno

deadline = Plazo: { $when }.
deadline-with-reserve = Plazo: { $when }. Con { $span } de reserva: { $later }.
deadline-without-reserve = Plazo: { $when }. Ya no queda tiempo de reserva.
deadline-of-bank = Plazo: { $when } (fin del tiempo para toda la partida).
deadline-before-bank = Plazo: { $when }. Fin del tiempo para toda la partida: { $later }.
deadline-without-bank = Plazo: { $when }. Ya no queda tiempo para toda la partida.
reminder-bank =
    { $used ->
        [half] Recordatorio: se gastó más de la mitad del tiempo para toda la partida.
       *[most] Recordatorio: queda menos del 10 % del tiempo para toda la partida.
    } { $deadline }
bank-used =
    { $used ->
        [half] Gastaste más de la mitad de tu tiempo para toda la partida.
       *[most] Te queda menos del 10 % de tu tiempo para toda la partida.
    }
reminder = Recordatorio de este turno. { $deadline }
reminder-reserve = Recordatorio de este turno. Fin del tiempo de reserva: { $when }.
time-is-out = Se agotó el tiempo de este turno.
silence = Plazo: { $when }. Después, la partida se cierra y los demás jugadores pueden reclamarla.
time-ended = El tiempo de este turno se agotó { $when }.
bank-ended = El tiempo para toda la partida se agotó { $when }.

## La reserva de cada jugador

left = Tiempo de reserva que queda: { $players }.
left-of-banks = Tiempo que queda para toda la partida: { $players }.
left-of = { $who } { $span }
left-none = { $who } nada
