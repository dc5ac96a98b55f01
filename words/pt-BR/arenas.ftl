### Arenas: tournaments in one sitting without rounds, in Brazilian Portuguese. The buttons are “Jogar” and “Fazer uma pausa”.

## The public message

about = { $game } · arena de { $minutes } minutos, um novo adversário depois de cada partida · { $bank } por jogador e partida
play = Jogar
rest = Fazer uma pausa
gathers = Toque em *Jogar* se você já chegou: só participa quem toca. Já chegaram: { $ready } de { $players }.
starts = Ela começa quando 90% tiverem chegado. O mais tardar: { $when }
current = Partidas encerradas: { $over } · Partidas em andamento: { $games } · Na espera: { $waiting }
until = Novas partidas começam até: { $when }. Toda partida que começou conta.
come = Toque em *Jogar* para entrar, ou para continuar depois de uma pausa.
closing = Não começam mais partidas. As que estão em andamento ainda contam.
place =
    { $points ->
        [one] { $place }. { $who } · { $points } ponto
       *[other] { $place }. { $who } · { $points } pontos
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }

## Private answers

registered = Você está dentro. Quando as inscrições acabarem, toque em *Jogar* na mensagem do torneio, senão você não joga. Fim das inscrições: { $when }
here = Anotado. A arena começa quando 90% dos jogadores tiverem chegado. O mais tardar: { $when }
call = { $people }: { $name } vai começar. Toque em *Jogar* abaixo da mensagem, senão você não joga: { $link }. O mais tardar: { $when }
after-game = Você recebe o próximo adversário quando esta partida acabar.
waits = Você está esperando um adversário. Eu menciono você quando for sua vez.
rests =
    { $playing ->
        [yes] Termine esta partida. Depois você não recebe adversário até tocar em *Jogar*.
       *[no] Você não recebe adversário até tocar em *Jogar*.
    }
started = As inscrições de { $name } acabaram. Agora os jogadores tocam em *Jogar*, por no máximo 5 minutos. Depois começam as primeiras partidas.

## The journal

line-began = O torneio começou com { $entrants } jogadores, por { $minutes } minutos.
line-away = Fiquei fora do ar por { $time }. A arena acaba esse mesmo tempo mais tarde.

## /organise: private

format = Arena: um novo adversário depois de cada partida, em uma só sessão
new = Quem espera recebe um adversário até o tempo acabar, cada partida no seu próprio tópico deste canal. Uma vitória vale 2 pontos, um empate 1. Eu anuncio aqui.
minutes-menu = Duração da arena
minutes-choice = { $minutes } minutos
