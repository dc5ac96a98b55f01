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
        [easy] Ordinateur : facile
        [medium] Ordinateur : moyen
       *[hard] Ordinateur : difficile
    }
level-about =
    { $level ->
        [easy] Fait des erreurs, pour tes premières parties
        [medium] Joue bien, mais laisse passer des choses
       *[hard] Joue de son mieux
    }
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
        [easy] facile { $won } sur { $played }
        [medium] moyen { $won } sur { $played }
       *[hard] difficile { $won } sur { $played }
    }
try-next =
    { $level ->
        [easy] Tu as battu le niveau facile { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
       *[medium] Tu as battu le niveau moyen { $won ->
            [one] { $won } fois
           *[other] { $won } fois
        }.
    } { $next ->
        [medium] Envie d’essayer le niveau moyen ?
       *[hard] Envie d’essayer le niveau difficile ?
    }
try-button =
    { $next ->
        [medium] Jouer contre le niveau moyen
       *[hard] Jouer contre le niveau difficile
    }
