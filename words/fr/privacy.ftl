### /privacy, in French. stored = conservé · settings = paramètres · the bot’s host = l’équipe du bot

## Buttons

delete = Effacer mes données
delete-now = Effacer définitivement
keep = Garder mes données
notice = Protection des données
terms = Conditions d’utilisation

## What is kept

nothing = Rien n’est conservé à ton sujet.
kept-on = Rien n’a été effacé.
asked = Effacer toutes tes données ? Tu quitteras toutes les tables ouvertes et tu abandonneras toutes tes parties en cours. Les parties en messages privés seront effacées. Tes autres parties restent, avec « Ancien compte » à la place de ton nom. Les messages déjà publiés dans des salons restent. C’est définitif.
kept-id = Ton identifiant Discord est conservé.
kept-tables =
    Ton identifiant Discord est conservé, ainsi que ton nom à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } : { $counted }.
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
called = Tu y apparais ainsi : { $names }.
settings = Tes paramètres conservés : { $settings }.
discord-language = La langue de ton Discord est conservée.
puzzles =
    { $puzzles ->
        [one] Ton résultat à { $puzzles } problème est conservé.
       *[other] Tes résultats à { $puzzles } problèmes sont conservés.
    }
exercises =
    { $exercises ->
        [one] { $exercises } exercice tiré de tes parties est conservé.
       *[other] { $exercises } exercices tirés de tes parties sont conservés.
    }
reviews =
    { $games ->
        [one] Ce qu’une analyse a trouvé sur ton jeu dans { $games } partie est conservé.
       *[other] Ce que des analyses ont trouvé sur ton jeu dans { $games } parties est conservé.
    }
followed =
    { $games ->
        [one] Tu suis { $games } partie.
       *[other] Tu suis { $games } parties.
    }
offers = Tes propositions ouvertes et tes notifications de propositions sont conservées ({ $number } en tout).
tournaments = Tes tournois sont enregistrés.
file = Le fichier contient tout : tes noms, tes places, tes coups, les mots que tu as ajoutés, tes résultats, et tout ce qui est conservé d’autre à ton sujet.

## After the deletion

done-none = C’est fait. La base de données du bot ne contient plus aucune de tes données.
done =
    C’est fait. Ton nom et ton identifiant ont été retirés de { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. La base de données du bot ne contient plus rien d’autre à ton sujet.
done-damaged =
    { $tables ->
        [one] C’est fait, sauf pour { $tables } table : sa feuille est endommagée et ne peut pas être modifiée. Adresse-toi à l’équipe du bot, qui trouvera des détails dans le journal.
       *[other] C’est fait, sauf pour { $tables } tables : leurs feuilles sont endommagées et ne peuvent pas être modifiées. Adresse-toi à l’équipe du bot, qui trouvera des détails dans le journal.
    }
traces = Les fichiers de la base de données gardent encore des traces de tes données, car un autre programme les lit. Le bot les effacera d’ici 2 heures, ou dès que ce programme aura fini.
no-backups = Ce bot ne fait pas lui-même de sauvegardes.
in-backups =
    { $backups ->
        [1] La dernière sauvegarde du bot contient encore ce que tu as effacé. Une nouvelle la remplace chaque jour.
        [one] Les sauvegardes du bot contiennent encore ce que tu as effacé. Le bot en fait une par jour et garde les { $backups } dernières. Tes données en auront disparu dans environ { $backups } jours.
       *[other] Les sauvegardes du bot contiennent encore ce que tu as effacé. Le bot en fait une par jour et garde les { $backups } dernières. Tes données en auront disparu dans environ { $backups } jours.
    }
delete-again = Si l’équipe du bot restaure une sauvegarde, efface à nouveau tes données. Demande-lui si elle garde des copies ailleurs.
