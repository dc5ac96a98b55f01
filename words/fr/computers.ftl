# Author: the project's first translator
# Reviewer: nobody yet

### Computer players, in French. level = niveau · to take over a seat = remplacer. Glossary: around.ftl.

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
versus-about = La partie commence tout de suite. Elle ne compte pas pour la cote.
versus-direct = La partie commence tout de suite, ici, entre toi et moi.
versus-solo =
    { $number ->
        [one] { $games } se joue en solo, sans ordinateur.
       *[other] { $games } se jouent en solo, sans ordinateur.
    }
solo = Ce jeu se joue en solo : aucun ordinateur n’y participe.
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
        [easy] Fait des erreurs : pour tes premières parties
        [medium] Joue bien, mais néglige parfois quelque chose
       *[hard] Joue du mieux qu’il peut
    }
opponents =
    { $number ->
        [one] Contre { $number } ordinateur
       *[other] Contre { $number } ordinateurs
    }

add = Ajouter un ordinateur
alone = Pour jouer sans attendre, appuie sur « { $add } ».
replace-menu = Un ordinateur à la place d’une invitation
replace = { $computer } remplace { $who }

stand-in = Laisser jouer un ordinateur
stand-in-ask = Quel ordinateur doit faire le remplacement ? Les autres personnes à table doivent d’abord être d’accord.
stand-in-alone = Quel ordinateur doit faire le remplacement ?
stand-in-menu = Choisis un ordinateur et une place
stand-in-own = { $computer } joue à ta place
stand-in-for = { $computer } joue pour { $owner }
late-forfeit = { $who } n’a plus de temps, mais peut encore jouer. Sinon, le forfait sera déclaré { $when }.
done-substituted = Le remplacement est fait.
name-newcomer = Qui doit prendre la place ? Nomme une personne ou un ordinateur.
name-one-newcomer = Nomme une personne ou un ordinateur pour la place, pas les deux.

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
