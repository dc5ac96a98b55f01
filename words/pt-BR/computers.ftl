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
        [very-easy] Computador: muito fácil
        [easy] Computador: fácil
        [fairly-easy] Computador: meio fácil
        [medium] Computador: médio
        [fairly-hard] Computador: meio difícil
       *[hard] Computador: difícil
    }
level-about =
    { $level ->
        [very-easy] Deixa passar muita coisa, bom para as primeiras partidas
        [easy] Comete erros, para quem já conhece as regras
        [fairly-easy] Vê quase tudo, mas não todas as armadilhas
        [medium] Joga bem, mas deixa passar algumas coisas
        [fairly-hard] Enxerga mais longe
       *[hard] Joga o melhor que sabe
    }
my-level = Computador: meu nível
my-level-about = Tão forte quanto você: você vence um pouco menos da metade
with-points = { $computer }, com cerca de { $points } pontos
about-points = { $about } (cerca de { $points } pontos)
scale = -# Os computadores na mesma escala: { $levels }.
level-points =
    { $level ->
        [very-easy] muito fácil { $points }
        [easy] fácil { $points }
        [fairly-easy] meio fácil { $points }
        [medium] médio { $points }
        [fairly-hard] meio difícil { $points }
       *[hard] difícil { $points }
    }
fitted =
    Você joga contra { $computer }. Segundo { $games ->
        [one] sua última partida
       *[other] suas últimas partidas
    } contra computadores aqui, você deve fazer cerca de { $share } dos pontos.
fitted-first = Escolhi { $computer }. Ainda vi poucas partidas suas contra computadores aqui para saber seu nível.
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
        [very-easy] muito fácil { $won } de { $played }
        [easy] fácil { $won } de { $played }
        [fairly-easy] meio fácil { $won } de { $played }
        [medium] médio { $won } de { $played }
        [fairly-hard] meio difícil { $won } de { $played }
       *[hard] difícil { $won } de { $played }
    }
try-next =
    { $level ->
        [very-easy] Você já venceu o computador muito fácil { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
        [easy] Você já venceu o computador fácil { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
        [fairly-easy] Você já venceu o computador meio fácil { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
        [medium] Você já venceu o computador médio { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
       *[fairly-hard] Você já venceu o computador meio difícil { $won ->
            [one] { $won } vez
           *[other] { $won } vezes
        }.
    } { $next ->
        [easy] Que tal o fácil?
        [fairly-easy] Que tal o meio fácil?
        [medium] Que tal o médio?
        [fairly-hard] Que tal o meio difícil?
       *[hard] Que tal o difícil?
    }
try-button =
    { $next ->
        [easy] Jogar contra o computador fácil
        [fairly-easy] Jogar contra o computador meio fácil
        [medium] Jogar contra o computador médio
        [fairly-hard] Jogar contra o computador meio difícil
       *[hard] Jogar contra o computador difícil
    }
