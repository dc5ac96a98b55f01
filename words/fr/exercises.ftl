### Exercices : les tours les plus coûteux de sa propre partie, comme positions où l’on cherche mieux. En privé.

## Boutons

learn = Apprendre de cette partie
next = Exercice suivant ▶

## Pendant l’attente

choosing = Je choisis tes exercices. Cela prend un moment…

## Un exercice

heading = -# { $game }, ton coup { $move } : exercice { $number } sur { $exercises }
title =
    { $asks ->
        [turn] ### Trouve un meilleur tour
       *[choice] ### Trouve un meilleur coup
    }
task =
    Dans la partie, tu as joué : { $moves }. Cela t’a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de pourcentage de tes chances de gagner. Qu’est-ce qui aurait été mieux ? Tu as un seul essai.
task-of-two =
    Dans la partie, tu as joué l’un de ces deux coups. Cela t’a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de pourcentage de tes chances de gagner. Lequel est le meilleur ? Tu as un seul essai.
due =
    { $number ->
        [one] { $number } exercice tiré de tes propres parties t’attend.
       *[other] { $number } exercices tirés de tes propres parties t’attendent.
    }
practice = Tu as déjà répondu à cet exercice. Cette fois, c’est pour t’entraîner, et cela ne compte pas.
unchecked = Je n’ai pas pu vérifier cette réponse, donc elle n’a pas compté. Réessaie, s’il te plaît.

## Après une réponse

found = Bonne réponse ! C’est ce que l’ordinateur aurait joué.
as-good = Bonne réponse ! L’ordinateur aurait joué autre chose, mais c’est aussi bon : { $moves }.
as-played = C’est ce que tu as joué dans la partie.
in-game = Dans la partie, tu as joué : { $moves }.
line = L’image ci-dessous montre le plateau après ton coup dans la partie et la meilleure réplique.
back =
    { $days ->
        [one] Cet exercice revient demain. Tu le retrouves avec `/puzzle`.
       *[other] Cet exercice revient dans { $days } jours. Tu le retrouves avec `/puzzle`.
    }
learned = Tu l’as résolu deux fois, il ne reviendra donc plus.

## S’il n’y a pas d’exercice

none = Aucun de tes tours n’a coûté assez pour en tirer une leçon. Bien joué !
not-yours = Seules les personnes qui ont joué cette partie peuvent en apprendre.
not-over = Tu peux apprendre d’une partie quand elle est terminée et que personne ne peut la rouvrir.
deal-open = Tu peux apprendre de cette partie quand plus personne ne peut jouer sa donne.
all-done = C’est tout pour le moment.
gone = Cet exercice n’est plus disponible.
