### Who can join a tournament, and check-in before it starts.

heading = Quem pode entrar
about = Quem já entrou continua dentro. A mensagem do torneio mostra as condições.
rated = Para ratings { $range } (o seu mais alto neste jogo e servidor no último ano)
range = { $lowest }–{ $highest }
range-from = a partir de { $lowest }
role = Para membros com o cargo { $role }
check-in = Confirmação { $time } antes do começo: eu menciono você, e você confirma que está presente
late = Também dá para entrar mais tarde, até o fim da rodada { $round }
reliable-on = Quem perdeu por tempo em um torneio tem que esperar
reliable-off = Quem perdeu por tempo em um torneio pode entrar
check-in-choice = Confirmação { $time } antes do começo
no-check-in = Sem confirmação
late-on = Dá para entrar mais tarde, até o fim da rodada { $round }
late-off = Não dá para entrar mais tarde
no-role-needed = Nenhum cargo necessário
rating-button = Ratings…
rating-title = Quais ratings podem entrar?
rating-text = Vale o rating mais alto neste jogo e servidor no último ano. `/leaderboard` mostra os ratings.
rating-label = De e até
rating-hint = Por exemplo 100–300, 100– ou –300. Só um traço: todos
no-range = Escreva dois números com um traço entre eles, por exemplo 100–300.
line = { $by } mudou quem pode entrar.

no-role = Este torneio é para membros com o cargo { $role }.
no-rating = Este torneio é para ratings { $range }, e você ainda não tem um neste jogo e servidor. Ele vem de partidas ranqueadas jogadas aqui.
not-in-range = Este torneio é para ratings { $range }. O seu mais alto no último ano foi { $peak }.
unreliable =
    { $lost ->
        [one] Você perdeu uma partida de torneio por tempo. Pode entrar de novo depois de { $moment }, ou quando terminar mais { $more } partidas de torneio.
       *[other] Você perdeu { $lost } partidas de torneio por tempo. Pode entrar de novo depois de { $moment }, ou quando terminar mais { $more } partidas de torneio.
    }
no-check-in-now = Não há nada para confirmar agora.
