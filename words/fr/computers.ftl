### Computer players, in French. level = niveau · to take over a seat = remplacer. Glossary: game_actions.ftl.

thinks = { $badge } { $who } réfléchit…
thinks-elsewhere =
    { $alone ->
        [yes] Tes ordinateurs jouent d’abord à { $number ->
            [one] { $number } autre table
           *[other] { $number } autres tables
        }.
       *[no] Les ordinateurs face à { $who } jouent d’abord à { $number ->
            [one] { $number } autre table
           *[other] { $number } autres tables
        }.
    }

versus-heading = Jouer contre l’ordinateur
versus-about = La partie est amicale et commence tout de suite.
versus-direct = La partie commence tout de suite, dans nos messages privés.
versus-solo =
    { $number ->
        [one] { $games } se joue en solo, sans ordinateur.
       *[other] { $games } se jouent en solo, sans ordinateur.
    }
solo = Ce jeu se joue en solo, sans ordinateur.
versus-start = Jouer contre l’ordinateur
versus-set-up = Préparer d’abord la table
play-alone = Jouer en solo
open-table = Ouvrir une table
level =
    { $level ->
        [very-easy] Ordinateur : très facile
        [easy] Ordinateur : facile
        [fairly-easy] Ordinateur : assez facile
        [medium] Ordinateur : moyen
        [fairly-hard] Ordinateur : assez difficile
       *[hard] Ordinateur : difficile
    }
level-about =
    { $level ->
        [very-easy] Laisse passer beaucoup, pour tes premières parties
        [easy] Fait des erreurs, quand tu connais les règles
        [fairly-easy] Voit presque tout, mais pas tous les pièges
        [medium] Joue bien, mais laisse passer des choses
        [fairly-hard] Voit plus loin
       *[hard] Joue de son mieux
    }
my-level = Ordinateur : mon niveau
my-level-about = Aussi fort que toi : tu gagnes un peu moins d’une fois sur deux
with-points = { $computer }, à environ { $points } points
about-points = { $about } (environ { $points } points)
scale = -# Les ordinateurs sur la même échelle : { $levels }.
level-points =
    { $level ->
        [very-easy] très facile { $points }
        [easy] facile { $points }
        [fairly-easy] assez facile { $points }
        [medium] moyen { $points }
        [fairly-hard] assez difficile { $points }
       *[hard] difficile { $points }
    }
fitted =
    Tu joues contre { $computer }. D’après { $games ->
        [one] ta dernière partie
       *[other] tes dernières parties
    } contre des ordinateurs ici, ton score attendu est d’environ { $share }.
fitted-first = J’ai choisi { $computer }. Je n’ai pas encore vu assez de tes parties contre des ordinateurs ici pour connaître ton niveau.
opponents =
    { $number ->
        [one] Contre { $number } ordinateur
       *[other] Contre { $number } ordinateurs
    }

add = Ajouter un ordinateur
alone = Pas envie d’attendre ? Appuie sur « { $add } ».
wanted =
    Appuie sur « { $add } » : il manque encore { $number ->
        [one] { $number } adversaire.
       *[other] { $number } adversaires.
    }
replace-menu = Remplacer une personne invitée par un ordinateur
replace = { $computer } remplace { $who }

stand-in = Remplacer par un ordinateur
stand-in-replace = Remplacer { $who }
stand-in-replace-one = Remplacer un ordinateur
stand-in-ask = Quel ordinateur doit faire le remplacement ? Les autres personnes à la table devront d’abord être d’accord.
stand-in-alone = Quel ordinateur remplacer, et par lequel ?
stand-in-menu = Choisis un ordinateur et une place
stand-in-own = { $computer } joue à ta place
stand-in-for = { $computer } joue pour { $owner }
late-forfeit = { $who } n’a plus de temps mais peut encore jouer, sinon c’est le forfait. Date limite : { $when }.
done-substituted = Le remplacement est fait.
name-newcomer = Qui doit prendre la place ? Indique une personne ou un ordinateur.
name-one-newcomer = Indique une personne ou un ordinateur pour la place, pas les deux.

beaten = Victoires contre l’ordinateur : { $levels }.
beaten-level =
    { $level ->
        [very-easy] très facile { $won } sur { $played }
        [easy] facile { $won } sur { $played }
        [fairly-easy] assez facile { $won } sur { $played }
        [medium] moyen { $won } sur { $played }
        [fairly-hard] assez difficile { $won } sur { $played }
       *[hard] difficile { $won } sur { $played }
    }
try-next =
    { $level ->
        [very-easy] Tu as battu le niveau très facile { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
        [easy] Tu as battu le niveau facile { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
        [fairly-easy] Tu as battu le niveau assez facile { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
        [medium] Tu as battu le niveau moyen { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
       *[fairly-hard] Tu as battu le niveau assez difficile { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
    } { $next ->
        [easy] Envie d’essayer le niveau facile ?
        [fairly-easy] Envie d’essayer le niveau assez facile ?
        [medium] Envie d’essayer le niveau moyen ?
        [fairly-hard] Envie d’essayer le niveau assez difficile ?
       *[hard] Envie d’essayer le niveau difficile ?
    }
try-button =
    { $next ->
        [easy] Jouer contre le niveau facile
        [fairly-easy] Affronter le niveau assez facile
        [medium] Jouer contre le niveau moyen
        [fairly-hard] Affronter le niveau assez difficile
       *[hard] Jouer contre le niveau difficile
    }
