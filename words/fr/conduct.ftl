### Des inconnus qui se sont rencontrés dans une partie : plus jamais, signalements à la personne qui héberge le bot.

## L’autre personne

opponent =
    { $number ->
        [one] Ton adversaire
       *[other] Tes adversaires
    }
about = Si tu ne veux plus rencontrer { $player }, le bot ne vous réunira plus. L’autre personne n’en saura rien.
is-avoided = Le bot ne te réunira plus avec { $player }. L’autre personne n’en saura rien. `/privacy` montre tous ceux que tu évites.
avoid = Ne plus nous réunir
unavoid = Autoriser de nouveau
report-about = -# Un signalement va à la personne qui héberge ce bot. Elle voit les coups de la partie. Tu n’auras pas de réponse, et { $player } n’en saura rien.
report = Signaler…
stalls = Laisse filer le temps exprès
program = Joue avec l’aide d’un programme
accounts = Utilise plusieurs comptes
reported = Merci. La personne qui héberge ce bot peut voir ton signalement pendant 90 jours.
reported-before = Tu as déjà signalé cette personne pour cette partie.
reported-often = Tu as fait { $most } signalements en 24 heures, le maximum.
gone =
    { $number ->
        [one] L’autre personne a supprimé ses données.
       *[other] Les autres ont supprimé leurs données.
    }

## /privacy

avoided = Inconnus que tu évites
list = Le bot ne te réunit pas avec { $players }. Ils n’en savent rien.
choose = Autoriser de nouveau
list-empty = Tu n’évites aucun inconnu.
kept-avoided =
    { $number ->
        [one] L’inconnu que tu évites est enregistré.
       *[other] Les { $number } inconnus que tu évites sont enregistrés.
    }
kept-reports =
    { $number ->
        [one] Ton signalement à la personne qui héberge le bot est enregistré.
       *[other] Tes { $number } signalements à la personne qui héberge le bot sont enregistrés.
    }
kept-bars = La date jusqu’à laquelle tu ne peux pas jouer avec des inconnus est enregistrée.
