### Les défis : quelqu’un veut rejouer avec une personne inconnue déjà rencontrée.

not-met = Tu n’as encore terminé aucune partie avec quelqu’un de ce nom.
avoids-them = Tu as choisi de ne plus rencontrer cette personne. /privacy montre toutes celles que tu évites.
lately = Tu as déjà défié cette personne ces dernières 24 heures. Attends un peu avant le prochain défi.
too-many = Tu as { $most } défis, le maximum. Un défi retiré compte encore pendant un jour.
gone = Tu ne peux pas accepter ce défi maintenant. Il a peut-être expiré, ou vous ne pouvez pas jouer tous les deux en ce moment.

terms = { $game } · { $clock } · amicale

challenge = Défier
heading = Défier { $player }
about = Si { $player } accepte, votre partie commence dans nos messages privés. Sinon, tu n’en sauras rien de plus : ni un refus, ni que je ne peux pas poser la question.
unrated = -# La partie est amicale, puisque vous vous êtes choisis.
seen-as = -# { $player } te voit comme { $name }.
stands-menu = Quand le défi expire
stands =
    { $time ->
        [hour] Le défi expire après 1 heure
        [six-hours] Le défi expire après 6 heures
        [day] Le défi expire après 1 jour
        [three-days] Le défi expire après 3 jours
       *[week] Le défi expire après 1 semaine
    }
made = Ton défi à { $player } est ouvert : { $terms }. Expiration : { $when }.

page = Défis
to-you = **Défis pour toi**
by-you = **Tes défis**
none = Tu n’as aucun défi en cours. Pour en lancer un, utilise `/find` avec le nom d’une personne inconnue avec qui tu as joué.
to-you-line = { $player } te défie : { $terms }. Expiration : { $when }.
by-you-line = - { $player } : { $terms } · expiration : { $when }
accept = Accepter
decline = Pas cette fois
own-menu = Retirer un défi
withdraw = Retirer le défi
withdrawn = Défi retiré.
withdrawn-before = Ce défi n’est plus ouvert.
declined = On ne te demandera plus rien pour ce défi. { $player } n’en saura rien.
started = Ta partie de { $game } avec { $player } commence.

told = { $player }, une personne inconnue avec qui tu as joué, te défie : { $terms }. Si tu refuses ou ne réponds pas, elle n’en saura rien. Expiration : { $when }.
called =
    { $theirs ->
        [yes] { $player } accepte ton défi !
       *[no] Défi accepté, et { $player } joue avec toi !
    } Votre partie de { $game } commence{ $turn ->
        [yes] , et c’est à toi de jouer.
       *[no] .
    }

on-page = Les inconnus avec qui tu as joué peuvent te défier par ton nom de joueur. Je t’envoie au plus trois de ces messages par jour.
switch =
    { $on ->
        [yes] Défis : oui
       *[no] Défis : non
    }
switched =
    { $on ->
        [yes] Les inconnus avec qui tu as joué peuvent maintenant te défier.
       *[no] Personne ne peut te défier maintenant. Les autres n’en savent rien.
    }
kept =
    { $number ->
        [one] { $number } défi de toi ou pour toi est enregistré.
        [many] { $number } défis de toi ou pour toi sont enregistrés.
       *[other] { $number } défis de toi ou pour toi sont enregistrés.
    }
settled = les défis d’inconnus avec qui tu as joué
