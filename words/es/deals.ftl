### /deal, el reto diario: las mismas cartas para todo el mundo, un solo intento que cuenta, y después práctica.

## La pantalla de /deal

heading = ## Reto diario del { $date }
dealt = **{ $game }**. { $options }. Las mismas cartas para todo el mundo, y solo cuenta tu primer intento. En ese intento no puedes deshacer jugadas, pedir pistas ni probar jugadas.
learn-first = Si { $game } es nuevo para ti, apréndelo antes: solo tienes un intento que cuenta.
seen = Quien puede ver tu tablero puede ver las cartas. En mensajes directos, solo tú.
not-played = No jugaste este reto. Un intento cuenta si lo empiezas en esta fecha y lo terminas antes de { $until }.
missed = No jugaste este reto.
running = Tu intento está en curso. Para que cuente, termínalo antes de { $until }. { $link }
unscored = Tu intento no tiene puntos: no terminó a tiempo, abandonaste enseguida o terminó sin resultado.
scored =
    Tus puntos: { $score }. { $number ->
        [one] Por ahora nadie más tiene puntos.
       *[other] Tu posición: { $place } de { $number } entre todos los servidores.
    }
streak =
    { $now ->
        [0] Ahora no tienes ninguna racha.
        [one] Racha actual: { $now } día.
       *[other] Racha actual: { $now } días.
    } { $best ->
        [one] Mejor racha: { $best } día.
       *[other] Mejor racha: { $best } días.
    }
next = Próximo reto: { $when }.
new-day = ⚠️ Empezó un nuevo día, así que este es otro reto.
none = Aquí no hay reto diario.

## Listas de puntos

here = ### Los mejores de este servidor
everywhere = ### Los mejores de todos los servidores
nobody = Todavía nadie tiene puntos.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , victoria
       *[no] , derrota
    }{ $days ->
        [0] {""}
        [one] , racha de { $days } día
       *[other] , racha de { $days } días
    }
somebody = alguien de otro servidor
more =
    { $number ->
        [one] y { $number } más
       *[other] y { $number } más
    }
named = -# La gente de otros servidores solo aparece aquí, con un nombre de jugador, si así lo eligió con `/me`.

## Huellas y secretos, en letra pequeña

fingerprint-of = -# Huella de este reto, publicada { $since }: { $fingerprint }
fingerprint-next = -# Huella del próximo reto: { $fingerprint }
secret-of = -# Secreto de este reto (su SHA-256 es la huella): { $secret }
secret-later = -# Publicación del secreto de este reto: { $when }

## Botones

play-here = Jugar en este canal
play-direct = Jugar en mensajes directos
practise-here = Practicar en este canal
practise-direct = Practicar en mensajes directos
yesterday = El reto de ayer
today = El reto de hoy
best-game = Ver la mejor partida

## Respuestas, y mensajes directos

begins =
    { $scored ->
        [yes] Tu intento del reto diario del { $date } empieza aquí.
       *[no] Partida de práctica: el reto diario del { $date }.
    }
direct-closed = No puedo enviarte mensajes directos. Permítelos en los ajustes de privacidad de este servidor, o juega en el canal. Tu intento no empezó.
best = La mejor partida del reto diario del { $date } es de { $name }. Puntos: { $score }.
no-best = No puedo mostrar esa partida. Todavía nadie tiene puntos en ese reto, o su secreto no se ha publicado.

## Líneas en los tableros, en letra pequeña

board-attempt = -# Reto diario del { $date }: para que este intento cuente, termínalo antes de { $until }.
board-over = -# Reto diario del { $date }: primer intento.
end-counts =
    -# Este intento cuenta. { $number ->
        [one] Por ahora es el único con puntos.
       *[other] Por ahora su posición es la { $place } de { $number } entre todos los servidores.
    } `/deal` muestra la tabla de puntos.
end-counts-not = -# Este intento no cuenta: no terminó a tiempo, se abandonó enseguida o terminó sin resultado. `/deal` muestra la tabla de puntos.
board-practice = -# Reto diario del { $date }: partida de práctica, que no cuenta.
withheld = Puede que otras personas todavía jueguen las mismas cartas, así que el secreto de este reto sigue oculto. Publicación: { $when }.
