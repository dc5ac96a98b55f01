### What is wrong in a game’s record, in French: header = en-tête · line = ligne · secret = secret. Glossary: game_actions.ftl.

## The file cannot be read

no-header-line = La ligne { $line } devrait être un en-tête (un nom, deux-points, une valeur), mais dit « { $text } ».
header-line-twice = La ligne { $line } répète l’en-tête « { $text } ».
no-seats = L’en-tête ne donne pas le nombre de places.
wrong-options = L’en-tête est faux : { $why }
wrong-seats =
    { $seats ->
        [one] Nombre de places permis dans { $game } : { $allowed }, pas { $seats }.
       *[other] Nombre de places permis dans { $game } : { $allowed }, pas { $seats }.
    }
no-pair = « { $text } » devrait avoir la forme nom=valeur.
option-twice = L’option « { $text } » est donnée deux fois.
newer-format = La feuille a le format { $format }, mais cette version du bot ne lit les formats que jusqu’à { $most }.
empty-line = La ligne { $line } est vide, alors qu’un coup devrait s’y trouver.
illegal-move = La ligne { $line } dit « { $text } », qui n’est pas un coup permis à cet endroit.

## The dice, the cards or the random draws are not as the secret draws them

damaged-header = L’en-tête de la feuille est endommagé : son secret ou ses noms ne peuvent pas être lus.
other-players =
    L’en-tête donne { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, mais { $players ->
        [one] { $players } nom
       *[other] { $players } noms
    }.
word-of-a-stranger = L’en-tête contient un mot de quelqu’un qui n’a pas joué.
other-seats = Les places ne sont pas celles du tirage au sort.
secret-not-shown = La partie avait été fermée car personne ne jouait, et pouvait encore être rouverte quand cette feuille a été faite. C’est pourquoi le secret n’y est pas. Une feuille faite 30 jours après la fermeture le contient.
missing-line = La feuille n’a pas de ligne « { $text } ». Demande une nouvelle feuille quand la partie sera terminée ou, pour une donne du jour, quand la donne sera terminée.
other-draw = L’entrée { $ply } est « { $text } », mais le secret donne « { $drawn } ».
stops-early = La feuille s’arrête avant la fin de la partie : des coups manquent.
damaged-line = La ligne « { $text } » de l’en-tête est endommagée.
no-replacement = La ligne « { $text } » ne décrit aucun remplacement dans cette partie.
wrong-replacement = La ligne « { $text } » est fausse : la place { $seat } n’était pas à cette personne.
other-secret = Le secret ne correspond pas à son empreinte.
