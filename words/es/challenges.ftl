### Desafíos: alguien quiere volver a jugar con una persona desconocida con la que ya jugó.

not-met = No terminaste ninguna partida con alguien de ese nombre.
avoids-them = Elegiste no volver a encontrarte con esta persona. /privacy muestra a quiénes evitas.
lately = Ya desafiaste a esta persona en las últimas 24 horas. Espera antes de la próxima vez.
too-many = Tienes { $most } desafíos, el máximo. Uno retirado cuenta todavía durante un día.
gone = Ahora no puedes aceptar este desafío. Puede que haya caducado, o que no puedan jugar los dos en este momento.

terms = { $game } · { $clock } · amistosa

challenge = Desafiar
heading = Desafiar a { $player }
about = Si { $player } acepta, la partida empieza en nuestros mensajes directos. Si no, no sabrás nada más: ni un rechazo, ni que no puedo preguntar.
unrated = -# La partida es amistosa, porque se eligieron mutuamente.
seen-as = -# { $player } te ve como { $name }.
stands-menu = Cuándo caduca el desafío
stands =
    { $time ->
        [hour] El desafío caduca en 1 hora
        [six-hours] El desafío caduca en 6 horas
        [day] El desafío caduca en 1 día
        [three-days] El desafío caduca en 3 días
       *[week] El desafío caduca en 1 semana
    }
made = Tu desafío a { $player } está abierto: { $terms }. Caduca: { $when }.

page = Desafíos
to-you = **Desafíos para ti**
by-you = **Tus desafíos**
none = No tienes desafíos abiertos. Para hacer uno, usa `/find` con el nombre de una persona desconocida con la que hayas jugado.
to-you-line = { $player } te desafía: { $terms }. Caduca: { $when }.
by-you-line = - { $player }: { $terms } · caduca: { $when }
accept = Aceptar
decline = Esta vez no
own-menu = Retirar un desafío
withdraw = Retirar el desafío
withdrawn = Desafío retirado.
withdrawn-before = Este desafío ya no está abierto.
declined = No te preguntaré más por este desafío. { $player } no se entera.
started = Tu partida de { $game } con { $player } empieza.

told = { $player }, una persona desconocida con la que jugaste, te desafía: { $terms }. Si rechazas o no respondes, no se entera. Caduca: { $when }.
called =
    { $theirs ->
        [yes] ¡{ $player } aceptó tu desafío!
       *[no] Aceptaste el desafío de { $player }.
    } La partida de { $game } empieza{ $turn ->
        [yes] , y es tu turno.
       *[no] .
    }

on-page = Los desconocidos con los que jugaste pueden desafiarte otra vez por tu nombre de jugador. Te envío como mucho tres de estos mensajes al día.
switch =
    { $on ->
        [yes] Desafíos: sí
       *[no] Desafíos: no
    }
switched =
    { $on ->
        [yes] Los desconocidos con los que jugaste ya pueden desafiarte.
       *[no] Ya nadie puede desafiarte. Nadie se entera.
    }
kept =
    { $number ->
        [one] Se guarda { $number } desafío tuyo o para ti.
        [many] Se guardan { $number } desafíos tuyos o para ti.
       *[other] Se guardan { $number } desafíos tuyos o para ti.
    }
settled = los desafíos de desconocidos con los que jugaste
