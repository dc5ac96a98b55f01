## La table dans le salon

started =
    { $players } { $number ->
        [one] joue
       *[other] jouent
    } en messages privés.
closed-to =
    Je ne peux pas commencer la partie : { $who } { $number ->
        [one] n’accepte
       *[other] n’acceptent
    } pas mes messages privés. Les autoriser : paramètres de confidentialité de ce serveur.

## Messages privés

greeting = { $host } a commencé une partie de { $game }. Ton plateau va apparaître ici.
greeting-host = Tu as commencé une partie de { $game }. Ton plateau va apparaître ici.
unreachable =
    { $timed ->
        [yes] Impossible de joindre { $who } pour le moment. Son temps continue de s’écouler.
       *[no] Impossible de joindre { $who } pour le moment.
    }
withdraw = Retirer
where = tes messages privés

## La partie suivante

wants-rematch =
    { $players } { $number ->
        [one] veut
       *[other] veulent
    } une revanche. Appuie sur « { $rematch } » pour la commencer.
rematch-waits =
    La revanche commence quand { $players } la { $number ->
        [one] veut
       *[other] veulent
    } aussi.
rematch-asked = Je préviens les autres. La revanche commence quand tout le monde la veut.
rematch-begun = La revanche a commencé.
