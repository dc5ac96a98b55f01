### Games in direct messages, in Brazilian Portuguese.

## The lobby, in a channel of a server

started =
    { $players } { $number ->
        [one] joga
       *[other] jogam
    } por mensagem direta.
closed-to =
    Não dá para começar: { $who } não { $number ->
        [one] aceita minhas mensagens diretas. É só liberar
       *[other] aceitam minhas mensagens diretas. É só cada um liberar
    } nas configurações de privacidade deste servidor.

## Direct messages

greeting = { $host } começou uma partida de { $game }. Seu tabuleiro vai aparecer aqui.
greeting-host = Você começou uma partida de { $game }. Seu tabuleiro vai aparecer aqui.
unreachable =
    { $timed ->
        [yes] Não consigo avisar { $who } agora. O tempo dessa pessoa continua correndo.
       *[no] Não consigo avisar { $who } agora.
    }
withdraw = Retirar
where = suas mensagens diretas

## The next game

wants-rematch =
    { $players } { $number ->
        [one] quer
       *[other] querem
    } revanche. Aperte “{ $rematch }” para começar.
rematch-waits = A revanche começa quando { $players } também { $number ->
        [one] quiser.
       *[other] quiserem.
    }
rematch-asked = Vou avisar os outros. A revanche começa quando todos quiserem.
rematch-begun = A revanche começou.
