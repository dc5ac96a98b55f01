### Games with strangers, in Brazilian Portuguese: desconhecidos, nome de jogador.

## Why somebody can't look for an opponent: shown as plain text, without Markdown

not-from-here = Este servidor não deixa procurar adversários em outros servidores. Use /find nas nossas mensagens diretas.
not-agreed = Você ainda não concordou em jogar com desconhecidos. Use /find nas nossas mensagens diretas para ler o que isso significa.
account-too-new =
    Sua conta do Discord é nova demais para jogar com desconhecidos. Vai dar em { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.
direct-closed = Não consigo enviar mensagens diretas para você, e é lá que acontecem as partidas com desconhecidos. Libere nas configurações de privacidade de um servidor que temos em comum e tente de novo.
too-many-games = Você já está jogando { $most } partidas por mensagem direta, o máximo. Termine uma antes.

## Why a game ended that had not begun: on its board

ended-not-begun = A partida foi fechada porque um jogador não fez a primeira jogada a tempo. Ela não tem resultado.
ended-not-shown = A partida foi fechada porque não consegui falar com um jogador. Ela não tem resultado.

## A setting of a server

switch-pool =
    { $on ->
        [yes] Pessoas de outros servidores: sim
       *[no] Pessoas de outros servidores: não
    }
told-pool =
    { $on ->
        [yes] Agora dá para procurar adversários de outros servidores a partir daqui.
       *[no] Agora não dá mais para procurar adversários de outros servidores a partir daqui.
    }

## The page on which somebody agrees to play with strangers, once: in /find, and behind a button of /me

page-button = Jogar com desconhecidos
heading = Jogar com desconhecidos
about = Você pode jogar com pessoas de qualquer servidor. Cada um joga nas próprias mensagens diretas comigo.
they-see = **O outro vê:** seu nome de jogador, **{ $name }**, seu rating, suas jogadas e a rapidez delas.
they-never-see = **O outro nunca vê:** seu nome, sua foto ou seu ID do Discord, seus servidores, seu idioma ou suas configurações. Vocês não podem trocar mensagens.
in-lists = As listas de todos os servidores, como `/leaderboard` nas nossas mensagens diretas, mostram seu nome de jogador. Dá para desativar isso em `/me`.
i-write = Vou escrever para você por mensagem direta quando uma partida começar, quando for a sua vez e quando ela acabar. Você pode parar a qualquer momento.
agreed = ✅ Você concordou com isto { $when }.
agree = Concordar
another-name = Sortear outro nome
stop = Não jogar mais com desconhecidos
named = A partir de agora, desconhecidos veem você como { $name }.
agreed-now = Agora você pode jogar com desconhecidos. Use `/find` para procurar um adversário.
stopped = Você não joga mais com desconhecidos, e as listas de todos os servidores não mostram mais seu nome. As partidas em andamento continuam.
welcome = Você concordou em jogar com desconhecidos. Suas partidas com eles vão aparecer aqui.
hello-again = Consigo escrever para você de novo. Suas partidas com desconhecidos vão aparecer aqui.

## /find: offers to people of any server

where-menu = Onde procurar
here = Neste servidor
anywhere = Em qualquer servidor
near-menu = Rating do adversário
any-rating = Qualquer rating
near-rating = No início, só perto do meu rating
players-menu = Quantos jogam
players = { $seats } jogadores
unrated = Com três ou quatro, a partida entre desconhecidos é amigável: alguns podem se conhecer.
about-anywhere = Diga o que você quer jogar. Assim que alguém quiser o mesmo, a partida começa nas nossas mensagens diretas.
about-both = Diga o que você quer jogar. Assim que alguém daqui ou de outro servidor quiser o mesmo, a partida começa. Com desconhecidos, você joga nas nossas mensagens diretas.
seen-as = -# Desconhecidos veem você como { $name }.
waits =
    { $many ->
        [someone] -# { $game }: alguém está esperando.
        [several] -# { $game }: algumas pessoas estão esperando.
       *[crowd] -# { $game }: muita gente está esperando.
    }
game-for = { $game } ({ $seats } jogadores)
terms =
    { $game } · { $clock } · { $rated ->
        [rated] ranqueada
        [casual] amigável
       *[either] ranqueada ou não
    } · todo servidor
list-note = As propostas abertas de desconhecidos não aparecem em lista. Faça uma com `/find`, e a partida começa assim que alguém quiser o mesmo.

## The message when a game starts: plain text, which a phone shows as a notification. A sentence about the deadline may follow

called =
    { $number ->
        [one] Adversário encontrado!
       *[other] Adversários encontrados!
    } Sua partida de { $game } com { $opponents } está começando{ $turn ->
        [yes] , e é a sua vez.
       *[no] .
    }
