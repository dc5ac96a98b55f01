# Author: the project's first translator
# Reviewer: nobody yet

### What is wrong in a game’s record, in French: header = en-tête · line = ligne · secret = secret. Glossary: around.ftl.

## The file cannot be read

no-header-line = La ligne { $line } n’est pas une ligne d’en-tête « key: value » : « { $text } ».
header-line-twice = La ligne { $line } dit « { $text } » pour la deuxième fois.
no-seats = L’en-tête ne donne aucun nombre de places.
wrong-options = L’en-tête est faux : { $why }
wrong-seats =
    { $seats ->
        [one] { $game } a { $allowed } places, pas { $seats }.
       *[other] { $game } a { $allowed } places, pas { $seats }.
    }
no-pair = « { $text } » n’a pas la forme nom=valeur.
option-twice = L’option « { $text } » est donnée deux fois.
newer-format = La feuille a le format { $format }, et cette version du bot lit les formats jusqu’à { $most } : il faut une version plus récente.
empty-line = La ligne { $line } est vide, alors qu’un coup devrait s’y trouver.
illegal-move = La ligne { $line } dit « { $text } », qui n’est pas un coup permis à cet endroit.

## The dice, the cards or the lot are not as the secret draws them

damaged-header = L’en-tête de la feuille est endommagé : son secret ou ses noms ne peuvent pas être lus.
other-players =
    L’en-tête donne { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, et { $players ->
        [one] { $players } nom
       *[other] { $players } noms
    }.
word-of-a-stranger = L’en-tête contient le mot de quelqu’un qui n’a pas joué.
other-seats = Les places ne sont pas celles du tirage au sort.
secret-not-shown = La partie avait été close car personne ne jouait, et pouvait être rouverte quand cette feuille a été faite : son secret n’y est donc pas. Une feuille faite trente jours après la clôture le contient.
missing-line = La feuille n’a pas de ligne « { $text } » : seule une partie terminée peut être vérifiée.
other-draw = Le coup { $ply } est « { $text } », et le secret tire « { $drawn } ».
stops-early = La feuille s’arrête avant la fin de la partie : des coups manquent.
damaged-line = La ligne « { $text } » de l’en-tête est endommagée.
no-replacement = La ligne « { $text } » ne peut pas être lue : elle ne décrit aucun remplacement dans cette partie.
wrong-replacement = La ligne « { $text } » est fausse : la place { $seat } n’était pas à cette personne.
other-secret = Le secret n’est pas celui qui était promis à l’ouverture de la table.
