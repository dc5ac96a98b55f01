# Author: the project's first translator
# Reviewer: nobody yet

### /privacy, in French.

## Buttons

delete = Effacer
delete-now = Effacer pour de bon
keep = Garder
notice = Protection des données
terms = Conditions

## What is kept

nothing = Rien n’est conservé à ton sujet.
kept-on = Tout reste tel quel.
asked = Veux-tu qu’on t’oublie ? Tu quittes les tables qui attendent, et tu abandonnes tes parties en cours. Les parties restent, avec « Ancien compte » à la place de ton nom. Ce qui a été publié dans les salons y reste. C’est irréversible.
kept-id = Ton identifiant Discord est conservé.
kept-tables =
    Sont conservés ton identifiant Discord et { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec ton nom : { $counted }.
tables-lobby =
    { $number ->
        [one] { $number } ouverte
       *[other] { $number } ouvertes
    }
tables-running = { $number } en cours
tables-over =
    { $number ->
        [one] { $number } terminée
       *[other] { $number } terminées
    }
tables-cancelled =
    { $number ->
        [one] { $number } annulée
       *[other] { $number } annulées
    }
called = Tu t’y appelles { $names }.
settings = Avec `/me`, tu as réglé ceci : { $settings }.
puzzles =
    { $puzzles ->
        [one] Tes réponses à { $puzzles } problème sont enregistrées.
       *[other] Tes réponses à { $puzzles } problèmes sont enregistrées.
    }
followed =
    { $games ->
        [one] Tu suis { $games } partie.
       *[other] Tu suis { $games } parties.
    }
offers = Tes propositions ouvertes et celles dont tu veux des nouvelles sont conservées : { $number } en tout.
file = Le fichier contient tout : tes noms, tes places, tes coups, les mots que tu as ajoutés, tes résultats, et ce que les journaux des tables disent d’autre à ton sujet.

## After the deletion

done-none = C’est fait. Il n’y a plus rien de toi dans la base de données du bot.
done =
    C’est fait. Ton nom et ton identifiant ont été retirés { $tables ->
        [one] de { $tables } table
       *[other] de { $tables } tables
    } ; il n’y a plus rien d’autre de toi dans la base de données du bot.
done-damaged =
    { $tables ->
        [one] C’est fait, sauf pour { $tables } table dont la feuille est endommagée sur le disque de l’hôte et ne peut pas être réécrite. Le journal de l’hôte en dit plus ; adresse-toi à l’hôte.
       *[other] C’est fait, sauf pour { $tables } tables dont les feuilles sont endommagées sur le disque de l’hôte et ne peuvent pas être réécrites. Le journal de l’hôte en dit plus ; adresse-toi à l’hôte.
    }
traces = Ses fichiers en gardent encore des traces, car un programme les lit en ce moment. Le bot les effacera de lui-même d’ici deux heures, ou dès que ce programme aura fini.
no-backups = Ce bot ne fait pas de sauvegardes de lui-même.
in-backups =
    { $backups ->
        [1] Sa dernière sauvegarde contient encore ce que tu as effacé ; une nouvelle la remplace chaque jour.
        [one] Ses sauvegardes contiennent encore ce que tu as effacé : il s’en fait une par jour, et les { $backups } dernières sont gardées ; ce sera donc parti dans environ { $backups } jours.
       *[other] Ses sauvegardes contiennent encore ce que tu as effacé : il s’en fait une par jour, et les { $backups } dernières sont gardées ; ce sera donc parti dans environ { $backups } jours.
    }
delete-again = Si l’hôte restaure une sauvegarde ou a des copies ailleurs, efface à nouveau tes données à ce moment-là, ou adresse-toi à l’hôte.
