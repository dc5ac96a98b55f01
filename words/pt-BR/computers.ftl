### Computer players, in Brazilian Portuguese.

thinks = { $badge } { $who }: pensando…
thinks-elsewhere =
    { $alone ->
        [yes] Antes, seus computadores estão ocupados em mais { $number ->
            [one] { $number } mesa
           *[other] { $number } mesas
        }.
       *[no] Antes, os computadores de { $who } estão ocupados em mais { $number ->
            [one] { $number } mesa
           *[other] { $number } mesas
        }.
    }

## Playing against computers, in the list of games

versus-heading = Jogar contra o computador
versus-about = A partida começa na hora e é amigável.
versus-direct = A partida começa na hora, aqui nas nossas mensagens diretas.
versus-solo =
    { $number ->
        [one] { $games } é um jogo para uma pessoa só: não tem computador como adversário.
       *[other] { $games } são jogos para uma pessoa só: não têm computador como adversário.
    }
solo = Este é um jogo para uma pessoa só, sem computador como adversário.
versus-start = Jogar contra o computador
versus-set-up = Ajustar a mesa antes
play-alone = Jogar sem adversário
open-table = Abrir uma mesa
level =
    { $level ->
        [easy] Computador: fácil
        [medium] Computador: médio
       *[hard] Computador: difícil
    }
level-about =
    { $level ->
        [easy] Comete erros, bom para as primeiras partidas
        [medium] Joga bem, mas deixa passar algumas coisas
       *[hard] Joga o melhor que sabe
    }
opponents =
    { $number ->
        [one] Contra { $number } computador
       *[other] Contra { $number } computadores
    }

## In the lobby and in the host's panel

add = Adicionar computador
alone = Não quer esperar? Aperte { $add }.
wanted =
    Aperte { $add }: { $number ->
        [one] falta { $number } jogador.
       *[other] faltam { $number } jogadores.
    }
replace-menu = Colocar um computador no lugar de alguém com convite pendente
replace = { $computer } no lugar de { $who }

## In a running game

stand-in = Deixar um computador assumir
stand-in-replace = Substituir { $who }
stand-in-replace-one = Substituir um computador
stand-in-ask = Qual computador deve assumir um lugar? Antes, vou perguntar aos outros da mesa.
stand-in-alone = Qual computador deve sair, e qual deve entrar?
stand-in-menu = Escolha um computador e um lugar
stand-in-own = { $computer } assume o seu lugar
stand-in-for = { $computer } assume o lugar de { $owner }
late-forfeit = O tempo de { $who } acabou, mas ainda dá para jogar. Sem jogada até o prazo, o lugar se perde. Prazo: { $when }.
done-substituted = Pronto. O lugar tem um novo jogador.
name-newcomer = Quem deve assumir o lugar? Indique uma pessoa ou um computador.
name-one-newcomer = Indique uma pessoa ou um computador para o lugar, não os dois.

## Results

beaten = Vitórias contra computadores: { $levels }.
beaten-level =
    { $level ->
        [easy] fácil { $won } de { $played }
        [medium] médio { $won } de { $played }
       *[hard] difícil { $won } de { $played }
    }
try-next =
    { $level ->
        [easy] Você já venceu o computador fácil { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
       *[medium] Você já venceu o computador médio { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
    } { $next ->
        [medium] Que tal o médio?
       *[hard] Que tal o difícil?
    }
try-button =
    { $next ->
        [medium] Jogar contra o computador médio
       *[hard] Jogar contra o computador difícil
    }
