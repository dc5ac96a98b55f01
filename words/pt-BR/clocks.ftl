### Time, in Brazilian Portuguese: prazo, reserva de tempo. Moments stand behind a label that is true before and after.

## Spans. They stand alone, after “for”, and in “With … of reserve”.

days =
    { $number ->
        [one] { $number } dia
       *[other] { $number } dias
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
less-than-a-minute = menos de um minuto

## The deadline of the turn

deadline = Prazo: { $when }.
deadline-with-reserve = Prazo: { $when }. Com { $span } de reserva: { $later }.
deadline-without-reserve = Prazo: { $when }. Sem mais reserva de tempo.
deadline-of-bank = Prazo: { $when } (fim do tempo para a partida toda).
deadline-before-bank = Prazo: { $when }. Fim do tempo para a partida toda: { $later }.
deadline-without-bank = Prazo: { $when }. Sem mais tempo para a partida toda.
reminder-bank =
    { $used ->
        [half] Lembrete: mais da metade do tempo para a partida toda já foi usada.
       *[most] Lembrete: resta menos de 10% do tempo para a partida toda.
    } { $deadline }
bank-used =
    { $used ->
        [half] Mais da metade do seu tempo para a partida toda já foi usada.
       *[most] Resta menos de 10% do seu tempo para a partida toda.
    }
reminder = Lembrete deste turno. { $deadline }
reminder-reserve = Lembrete deste turno. Fim da reserva de tempo: { $when }.
time-is-out = O tempo deste turno acabou.
silence = Prazo: { $when }. Depois disso, a partida é fechada e os outros jogadores podem reivindicá-la.
time-ended = O tempo deste turno acabou { $when }.
bank-ended = O tempo para a partida toda acabou { $when }.

## The reserve of each player

left = Reserva de tempo restante: { $players }.
left-of-banks = Tempo restante para a partida toda: { $players }.
left-of = { $who } { $span }
left-none = { $who } nada
