# Author: the project's first translator
# Reviewer: nobody yet

### Les ordinateurs, à table et à côté.

thinks = { $badge } { $who } réfléchit.
thinks-elsewhere =
    { $alone ->
        [yes] Tes ordinateurs réfléchissent d’abord à { $number ->
            [one] { $number } autre table
           *[other] { $number } autres tables
        }.
       *[no] Les ordinateurs de { $who } réfléchissent d’abord à { $number ->
            [one] { $number } autre table
           *[other] { $number } autres tables
        }.
    }

versus-heading = Jouer contre l’ordinateur
versus-about = La partie commence tout de suite. Elle ne compte pas pour le classement.
versus-direct = La partie commence tout de suite, ici, entre toi et moi.
versus-solo =
    { $number ->
        [one] { $games } se joue à une seule personne, sans ordinateur.
       *[other] { $games } se jouent à une seule personne, sans ordinateur.
    }
solo = Ce jeu se joue à une seule personne : aucun ordinateur n’y joue.
versus-start = Jouer contre l’ordinateur
versus-set-up = Préparer d’abord la table
play-alone = Jouer sans adversaire
with-people = Jouer avec d’autres
level =
    { $level ->
        [easy] Ordinateur : facile
        [medium] Ordinateur : moyen
       *[hard] Ordinateur : difficile
    }
level-about =
    { $level ->
        [easy] Fait des erreurs : pour tes premières parties
        [medium] Joue bien, et oublie parfois quelque chose
       *[hard] Joue du mieux qu’il peut
    }
opponents =
    { $number ->
        [one] Contre { $number } ordinateur
       *[other] Contre { $number } ordinateurs
    }

add = Ajouter un ordinateur
alone = Pour jouer sans attendre, appuie sur { $add }.
replace-menu = Un ordinateur à la place d’une invitation
replace = { $computer } à la place de { $who }

stand-in = Laisser jouer un ordinateur
stand-in-ask = Quel ordinateur doit reprendre une place ? Les autres personnes à la table doivent d’abord donner leur accord.
stand-in-alone = Quel ordinateur doit reprendre une place ?
stand-in-menu = Choisis un ordinateur et une place
stand-in-own = { $computer } joue à ta place
stand-in-for = { $computer } joue à la place de { $owner }
late-forfeit = Le temps de { $who } est écoulé, mais il est encore possible de jouer. Sinon, la place est abandonnée { $when }.
done-substituted = La place a été reprise.
name-newcomer = Qui doit reprendre la place ? Indique une personne ou un ordinateur.
name-one-newcomer = Indique une personne ou un ordinateur pour la place, pas les deux.

beaten = Ordinateurs battus : { $levels }.
beaten-level =
    { $level ->
        [easy] facile { $won } fois sur { $played }
        [medium] moyen { $won } fois sur { $played }
       *[hard] difficile { $won } fois sur { $played }
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
        [medium] Jouer contre le niveau moyen ?
       *[hard] Jouer contre le niveau difficile ?
    }
try-button =
    { $next ->
        [medium] Jouer contre le niveau moyen
       *[hard] Jouer contre le niveau difficile
    }
