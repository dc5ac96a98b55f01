### Desafios: alguém quer jogar de novo com uma pessoa desconhecida com quem já jogou.

not-met = Você ainda não terminou nenhuma partida com alguém desse nome.
avoids-them = Você escolheu não encontrar mais essa pessoa. /privacy mostra quem você evita.
lately = Você já desafiou essa pessoa nas últimas 24 horas. Espere antes da próxima vez.
too-many = Você tem { $most } desafios, o máximo. Um desafio retirado ainda conta por um dia.
gone = Você não pode aceitar este desafio agora. Talvez ele tenha expirado, ou vocês não possam jogar agora.

terms = { $game } · { $clock } · amigável

challenge = Desafiar
heading = Desafiar { $player }
about = Se { $player } aceitar, a partida começa nas nossas mensagens diretas. Se não, você não fica sabendo de mais nada: nem de uma recusa, nem se eu não puder perguntar.
unrated = -# A partida é amigável, porque vocês se escolheram.
seen-as = -# { $player } vê você como { $name }.
stands-menu = Quando o desafio expira
stands =
    { $time ->
        [hour] O desafio expira em 1 hora
        [six-hours] O desafio expira em 6 horas
        [day] O desafio expira em 1 dia
        [three-days] O desafio expira em 3 dias
       *[week] O desafio expira em 1 semana
    }
made = Seu desafio para { $player } está aberto: { $terms }. Expira: { $when }.

page = Desafios
to-you = **Desafios para você**
by-you = **Seus desafios**
none = Você não tem desafios abertos. Para fazer um, use `/find` com o nome de uma pessoa desconhecida com quem você jogou.
to-you-line = { $player } desafia você: { $terms }. Expira: { $when }.
by-you-line = - { $player }: { $terms } · expira: { $when }
accept = Aceitar
decline = Desta vez não
own-menu = Retirar um desafio
withdraw = Retirar o desafio
withdrawn = Desafio retirado.
withdrawn-before = Este desafio não está mais aberto.
declined = Não vou mais perguntar sobre este desafio. { $player } não fica sabendo.
started = Sua partida de { $game } com { $player } está começando.

told = { $player }, uma pessoa desconhecida com quem você jogou, desafia você: { $terms }. Se você recusar ou não responder, ninguém fica sabendo. Expira: { $when }.
called =
    { $theirs ->
        [yes] { $player } aceitou seu desafio!
       *[no] Você aceitou o desafio de { $player }.
    } A partida de { $game } está começando{ $turn ->
        [yes] , e é a sua vez.
       *[no] .
    }

on-page = Desconhecidos com quem você jogou podem desafiar você de novo pelo seu nome de jogador. Envio no máximo três dessas mensagens por dia.
switch =
    { $on ->
        [yes] Desafios: sim
       *[no] Desafios: não
    }
switched =
    { $on ->
        [yes] Desconhecidos com quem você jogou já podem desafiar você.
       *[no] Ninguém mais pode desafiar você. Ninguém fica sabendo.
    }
kept =
    { $number ->
        [one] Está guardado { $number } desafio seu ou para você.
        [many] Estão guardados { $number } desafios seus ou para você.
       *[other] Estão guardados { $number } desafios seus ou para você.
    }
settled = desafios de desconhecidos com quem você jogou
