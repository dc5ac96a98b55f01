### /deal, the daily deal, in Brazilian Portuguese: o desafio do dia.

## The screen of /deal

heading = ## Desafio do dia, { $date }
dealt = **{ $game }**. { $options }. Todo mundo recebe as mesmas cartas, e só a primeira tentativa conta. Nela não dá para voltar jogadas, pedir dicas nem testar jogadas.
learn-first = Se { $game } é novidade para você, aprenda antes: só uma tentativa conta.
seen = Quem vê seu tabuleiro vê as cartas. Nas mensagens diretas, só você vê.
not-played = Você ainda não jogou este desafio. A tentativa conta se você começar nesta data e terminar antes de { $until }.
missed = Você não jogou este desafio.
running = Sua tentativa está em andamento. Para ela contar, termine antes de { $until }. { $link }
unscored = Sua tentativa ficou sem pontuação: não terminou a tempo, você desistiu logo de cara ou ela acabou sem resultado.
scored =
    Sua pontuação: { $score }. { $number ->
        [one] Por enquanto, só você tem pontuação.
       *[other] Você está em { $place }º de { $number }, contando todos os servidores.
    }
streak =
    { $now ->
        [0] Nenhuma sequência no momento.
        [one] Sequência atual: { $now } dia.
       *[other] Sequência atual: { $now } dias.
    } { $best ->
        [one] Maior sequência: { $best } dia.
       *[other] Maior sequência: { $best } dias.
    }
next = Próximo desafio: { $when }.
new-day = ⚠️ O dia virou: este já é outro desafio.
none = Aqui não há desafio do dia.

## Lists of scores

here = ### Melhores pontuações deste servidor
everywhere = ### Melhores pontuações de todos os servidores
nobody = Ninguém tem pontuação ainda.
ranked =
    { $place }\. { $name }: { $score }{ $won ->
        [yes] , venceu
       *[no] , perdeu
    }{ $days ->
        [0] {""}
        [one] , { $days } dia seguido
       *[other] , { $days } dias seguidos
    }
somebody = alguém de outro servidor
more = e mais { $number }
named = -# Quem é de outros servidores só aparece aqui, com um nome de jogador, se quiser. Isso se escolhe em `/me`.

## Fingerprints and secrets, in small letters

fingerprint-of = -# Impressão digital deste desafio, publicada { $since }: { $fingerprint }
fingerprint-next = -# Impressão digital do próximo desafio: { $fingerprint }
secret-of = -# Segredo deste desafio (o SHA-256 dele é a impressão digital): { $secret }
secret-later = -# Publicação do segredo deste desafio: { $when }

## Buttons

play-here = Jogar neste canal
play-direct = Jogar por mensagem direta
practise-here = Treinar neste canal
practise-direct = Treinar por mensagem direta
yesterday = Desafio de ontem
today = Desafio de hoje
best-game = Ver a melhor partida

## Answers, and messages in direct messages

begins =
    { $scored ->
        [yes] Sua tentativa no desafio do dia { $date } começa aqui.
       *[no] Partida de treino: o desafio do dia { $date }.
    }
direct-closed = Não consigo enviar mensagens diretas para você. Libere nas configurações de privacidade deste servidor, ou jogue no canal. Sua tentativa não começou.
best = A melhor partida do desafio do dia { $date } é de { $name }. Pontuação: { $score }.
no-best = Não posso mostrar essa partida. Ninguém tem pontuação nesse desafio ainda, ou o segredo dele não foi publicado.

## Lines on boards, in small letters

board-attempt = -# Desafio do dia { $date }: para a tentativa contar, termine antes de { $until }.
board-over = -# Desafio do dia { $date }: primeira tentativa.
end-counts =
    -# Esta tentativa conta. { $number ->
        [one] Por enquanto, é a única com pontuação.
       *[other] Por enquanto, está em { $place }º de { $number }, contando todos os servidores.
    } `/deal` mostra a tabela de pontuações.
end-counts-not = -# Esta tentativa não conta: não terminou a tempo, foi abandonada logo de cara ou acabou sem resultado. `/deal` mostra a tabela de pontuações.
board-practice = -# Desafio do dia { $date }: partida de treino, que não conta.
withheld = Talvez alguém ainda esteja jogando com as mesmas cartas, então o segredo deste desafio continua oculto. Publicação: { $when }.
