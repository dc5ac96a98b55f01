### Tournaments in one sitting, in Brazilian Portuguese: rodada, sistema suíço, mesas de 3 ou 4.

## The public message

about-swiss = { $game } · rodadas em uma só sessão, contra adversários com mais ou menos os mesmos pontos · { $bank } por jogador e partida
about-tables = { $game } · rodadas em uma só sessão, em mesas de { $size } · { $bank } por jogador e partida
ready = Pronto
gathers-first = Toque em *Pronto* para jogar: só participa quem está pronto. Prontos: { $ready } de { $players }.
gathers = A próxima é a rodada { $round } de { $rounds }. Prontos: { $ready } de { $players }.
starts = Ela começa quando 90% estiverem prontos. O mais tardar: { $when }
round =
    { $games ->
        [one] Rodada { $round } de { $rounds }: { $over } de { $games } partida encerrada
       *[other] Rodada { $round } de { $rounds }: { $over } de { $games } partidas encerradas
    }
byes = Sem adversário nesta rodada, o que conta como vitória: { $names }
early = Sua partida já acabou? Toque em *Pronto* para a próxima rodada. Prontos: { $ready } de { $players }.
still-open = Ainda dá para entrar, até o fim da rodada { $round }.
place-points =
    { $points ->
        [one] { $place }. { $who } · { $points } ponto
       *[other] { $place }. { $who } · { $points } pontos
    }
won-points =
    { $points ->
        [one] Vitória de { $who }, com { $points } ponto.
       *[other] Vitória de { $who }, com { $points } pontos.
    }
shared-points =
    { $points ->
        [one] { $names } dividem o primeiro lugar, com { $points } ponto.
       *[other] { $names } dividem o primeiro lugar, com { $points } pontos.
    }
places = Posições { $first } a { $last }
places-menu = Mostrar mais da classificação

## Private answers

registered = Você está dentro. Quando as inscrições acabarem, toque em *Pronto* na mensagem do torneio, senão você não joga. Fim das inscrições: { $when }
registered-late =
    { $kind ->
        [tables] Você joga a partir da rodada { $round }. Para cada rodada perdida, você recebe 3 pontos, mas não mais do que tem a metade de baixo.
       *[swiss] Você joga a partir da rodada { $round }. Para cada rodada perdida, você recebe meio ponto, mas não mais do que tem a metade de baixo.
    }
ready-now = Anotado. A rodada { $round } começa quando 90% dos jogadores estiverem prontos. O mais tardar: { $when }
ready-soon = Anotado para a rodada { $round }. Ela começa quando as partidas desta rodada acabarem.
call = { $people }: { $name } vai começar. Toque em *Pronto* abaixo da mensagem, senão você não joga: { $link }. O mais tardar: { $when }
avoided = Alguém que você evita entrou. Vocês não vão jogar um contra o outro.
withdraw-asked = Sair de { $name }? Você desiste da sua partida em andamento lá, e não joga mais rodadas. Isso não pode ser desfeito.
started = As inscrições de { $name } acabaram. Agora os jogadores tocam em *Pronto*, por no máximo 5 minutos. Depois começa a primeira rodada.

## The journal

line-began = O torneio começou com { $entrants } jogadores e { $rounds } rodadas.
line-absent = { $who } perdeu por tempo, não estava pronto para a próxima rodada, e está fora.
line-late = { $who } entrou na rodada { $round }. Pontos no começo: { $points }

## /organise: private

format-swiss = Sistema suíço: rodadas de dois, em uma só sessão
format-tables = Mesas de 3 ou 4: rodadas em uma só sessão
new-swiss = Rodadas em uma só sessão, cada partida no seu próprio tópico deste canal. Os adversários têm mais ou menos os mesmos pontos. Antes de cada rodada, os jogadores tocam em *Pronto*. Eu anuncio aqui.
new-tables = Rodadas em uma só sessão, cada mesa no seu próprio tópico deste canal. Cada um encontra o maior número possível de outros. Antes de cada rodada, os jogadores tocam em *Pronto*. Eu anuncio aqui.
table-size-menu = Jogadores por mesa
table-size-choice = Mesas de { $number }
rounds-menu = Número de rodadas
rounds-auto = Tantas rodadas quantas o número de jogadores pede
rounds-choice =
    { $number ->
        [one] { $number } rodada
       *[other] { $number } rodadas
    }
