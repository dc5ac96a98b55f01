### Herausforderungen: Jemand will noch einmal gegen eine fremde Person spielen, der er schon begegnet ist.

not-met = Du hast noch keine Partie mit jemand Fremdem dieses Namens beendet.
avoids-them = Du wolltest dieser Person nicht wieder begegnen. /privacy zeigt alle, die du meidest.
lately = Du hast diese Person in den letzten 24 Stunden schon herausgefordert. Bitte warte bis zum nächsten Mal.
too-many = Du hast { $most } Herausforderungen, mehr gehen nicht. Auch eine zurückgezogene zählt noch einen Tag lang.
gone = Du kannst diese Herausforderung gerade nicht annehmen. Vielleicht ist sie abgelaufen, oder ihr könnt gerade nicht beide spielen.

terms = { $game } · { $clock } · ungewertet

challenge = Herausfordern
heading = { $player } herausfordern
about = Wenn { $player } annimmt, beginnt eure Partie in unseren Direktnachrichten. Sonst erfährst du nichts davon: weder dass jemand ablehnt, noch dass ich nicht fragen kann.
unrated = -# Die Partie ist ungewertet, weil ihr euch ausgesucht habt.
seen-as = -# { $player } sieht dich als { $name }.
stands-menu = Wann die Herausforderung abläuft
stands =
    { $time ->
        [hour] Läuft nach 1 Stunde ab
        [six-hours] Läuft nach 6 Stunden ab
        [day] Läuft nach 1 Tag ab
        [three-days] Läuft nach 3 Tagen ab
       *[week] Läuft nach 1 Woche ab
    }
made = Deine Herausforderung an { $player } steht: { $terms }. Ablauf: { $when }.

page = Herausforderungen
to-you = **Herausforderungen an dich**
by-you = **Deine Herausforderungen**
none = Du hast keine offenen Herausforderungen. Mach eine mit `/find` und dem Namen von jemand Fremdem, mit dem du gespielt hast.
to-you-line = { $player } fordert dich heraus: { $terms }. Ablauf: { $when }.
by-you-line = - { $player }: { $terms } · Ablauf: { $when }
accept = Annehmen
decline = Diesmal nicht
own-menu = Eine Herausforderung zurückziehen
withdraw = Zurückziehen
withdrawn = Herausforderung zurückgezogen.
withdrawn-before = Diese Herausforderung ist nicht mehr offen.
declined = Nach dieser Herausforderung wirst du nicht mehr gefragt. { $player } erfährt das nicht.
started = Deine Partie { $game } mit { $player } beginnt.

told = { $player } ist dir in einer Partie unter Fremden begegnet und fordert dich heraus: { $terms }. Wenn du ablehnst oder nicht antwortest, erfährt das niemand. Ablauf: { $when }.
called =
    { $theirs ->
        [yes] { $player } nimmt deine Herausforderung an!
       *[no] Du nimmst die Herausforderung von { $player } an.
    } Eure Partie { $game } beginnt{ $turn ->
        [yes] , und du bist am Zug.
       *[no] .
    }

on-page = Fremde, mit denen du gespielt hast, können dich unter deinem Spielnamen wieder herausfordern. Ich schicke dir höchstens drei solche Nachrichten am Tag.
switch =
    { $on ->
        [yes] Herausforderungen: an
       *[no] Herausforderungen: aus
    }
switched =
    { $on ->
        [yes] Fremde, mit denen du gespielt hast, können dich jetzt herausfordern.
       *[no] Niemand kann dich jetzt herausfordern. Sie erfahren das nicht.
    }
kept =
    { $number ->
        [one] Eine Herausforderung von dir oder an dich ist gespeichert.
       *[other] { $number } Herausforderungen von dir oder an dich sind gespeichert.
    }
settled = Herausforderungen von Fremden, mit denen du gespielt hast
