### Parties avec des inconnus

## Pourquoi quelqu’un ne peut pas chercher d’adversaire

not-from-here = Ce serveur ne laisse pas ses membres chercher des adversaires sur d’autres serveurs. Utilise /find dans nos messages privés.
not-agreed = Tu n’as pas encore accepté de jouer avec des inconnus. Utilise /find dans nos messages privés pour lire ce que cela signifie.
account-too-new =
    Ton compte Discord est trop récent pour jouer avec des inconnus. Tu le pourras dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
direct-closed = Je ne peux pas t’écrire en messages privés, et les parties avec des inconnus s’y jouent. Autorise-les dans les paramètres de confidentialité d’un serveur que nous avons en commun, puis réessaie.
too-many-games = Tu joues déjà { $most } parties en messages privés, le maximum. Termines-en une d’abord.

## Pourquoi une partie qui n’avait pas commencé s’est terminée

ended-not-begun = La partie a été fermée, car un premier coup n’est pas venu à temps. Elle n’a pas de résultat.
ended-not-shown = La partie a été fermée, car je n’ai pas pu joindre l’un des deux. Elle n’a pas de résultat.

## Un paramètre d’un serveur

switch-pool =
    { $on ->
        [yes] Inconnus d’autres serveurs : oui
       *[no] Inconnus d’autres serveurs : non
    }
told-pool =
    { $on ->
        [yes] Les membres peuvent maintenant chercher d’ici des adversaires sur d’autres serveurs.
       *[no] Les membres ne peuvent plus chercher d’ici des adversaires sur d’autres serveurs.
    }
