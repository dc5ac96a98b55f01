### Was neben den Zügen zu lesen ist: Zurücknehmen, Remis, Plätze, die den Besitz wechseln, Uhren, Pausen, Abwesenheit.
### Begriffe: request = Anfrage; forfeit = der Platz verfällt; nudge = anstupsen; expire = ablaufen; deadline = Frist.

## Knöpfe

more = Mehr
details = Details
keep-still = Brett nicht mehr drehen
let-turn = Brett wieder drehen
take-back = Zurücknehmen
ask-back = Um Zurücknahme bitten
offer-draw = Remis anbieten
nudge = Anstupsen
yes = Ja
no = Nein
wait = Länger warten
give-up-for = Platz verfallen lassen
take-out = Aus der Partie entfernen
wait-on = Weiter warten
open-again = Partie wieder öffnen
claim = Sieg beanspruchen
leave-in = Weiterspielen lassen

## Das private Menü hinter „Mehr“

what-else = Das kannst du sonst noch tun:
watching = Du spielst an diesem Tisch nicht mit. Beim Zuschauen kannst du Folgendes tun:
nothing-else = Mehr kannst du an diesem Tisch gerade nicht tun.
substitute = Soll jemand anders einen Platz übernehmen, nutze { $command }.
details-of = { details }: { $fingerprint }

## Antworten

asked = Deine Anfrage steht jetzt beim Brett.
asked-before = Deine Anfrage ist schon entschieden. Am Brett siehst du, wie die Partie steht.
done-taken-back = Zurückgenommen.
done-draw = Ihr habt euch auf ein Remis geeinigt.
done-nudged = Du hast die Person am Zug angestupst.
done-nudged-unheard = Ich konnte die Person nicht benachrichtigen, aber am Brett steht jetzt, dass du fragst.
done-given-up = Die Person ist aus der Partie ausgeschieden.
done-stilled = Erledigt. Das Brett hat sich für alle am Tisch geändert.
paused = Die Partie ist angehalten: Niemand kann ziehen, und die Uhren stehen. Mit `/resume` geht sie weiter.
resumed = Die Partie geht weiter.
still-waiting = Okay, du wartest weiter.
left-in = Okay, die Person spielt weiter mit.
moved-to = Der Tisch ist jetzt in { $channel }.

## Was zuletzt geschah, am Brett

news-unanswered =
    { $matter ->
        [back] Die Anfrage von { $who }, einen Zug zurückzunehmen, ist ohne Antwort abgelaufen.
        [draw] Das Remisangebot von { $who } ist ohne Antwort abgelaufen.
        [time] Die Anfrage von { $who }, einen Platz verfallen zu lassen, ist ohne Antwort abgelaufen.
       *[seat] Die Anfrage von { $who }, einen Platz zu übergeben, ist ohne Antwort abgelaufen.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } möchte doch keinen Zug zurücknehmen.
        [draw] { $who } hat das Remisangebot zurückgezogen.
        [time] { $who } möchte den Platz doch nicht verfallen lassen.
       *[seat] { $who } hat die Anfrage zurückgezogen, einen Platz zu übergeben.
    }
news-declined =
    { $matter ->
        [back] { $who } hat die Zurücknahme abgelehnt.
        [draw] { $who } hat das Remis abgelehnt.
        [time] { $who } hat es abgelehnt, einen Platz verfallen zu lassen.
       *[seat] { $who } hat die Übergabe eines Platzes abgelehnt.
    }
news-yes-withdrawn = { $who } stimmt nicht mehr zu, also ändert sich nichts.
news-taken-back = { $who } hat einen Zug zurückgenommen.
news-substituted = { $newcomer } hat den Platz von { $who } übernommen.
news-back = { $who } ist wieder da.
news-more-time-away = { $who } hat sich abwesend gemeldet und bekommt deshalb mehr Zeit.
news-more-time-down = { $who } bekommt mehr Zeit, weil der Bot offline war, als die Zeit ablief.
news-more-time-wait = { $by } möchte warten, also bekommt { $who } mehr Zeit.
news-nudged = { $by } fragt, ob { $who } noch da ist.
news-resumed = { $who } hat die Partie fortgesetzt.
news-tournament-resumed = Das Turnier geht weiter, und damit auch diese Partie.
news-extended = Die Turnierleitung hat die Zeit verlängert: Alle haben für diese Partie { $time } mehr.
news-still = { $who } hat das Drehen des Bretts ausgeschaltet.
news-turning = { $who } hat das Drehen des Bretts wieder eingeschaltet.
news-reopened = { $who } hat die Partie wieder geöffnet.
news-new-secret =
    Wer den Bot betreibt, hat eine Sicherung eingespielt. Von hier an { $draws ->
        [lot] hat die Auslosung
        [cards] haben die Karten
       *[dice] haben die Würfel
    } einen neuen Fingerabdruck.
a-moderator = Die Moderation

## Fragen an den Tisch

asks-back = { $who } möchte den eigenen letzten Zug zurücknehmen.
asks-draw = { $who } bietet Remis an.
asks-time = { $who } möchte den Platz von { $late } verfallen lassen, weil die Zeit abgelaufen ist.
asks-own-seat = { $who } möchte den eigenen Platz an { $newcomer } übergeben.
asks-seat = { $who } möchte, dass { $newcomer } den Platz von { $owner } übernimmt.
seat-costs = Sobald ein Platz neu besetzt wird, hat diese Partie kein Ergebnis: Sie zählt dann weder für Wertungen noch für Statistiken.
do-you-agree =
    { $others }: { $number ->
        [one] Bist du
       *[other] Seid ihr
    } einverstanden?
question-closes =
    Frist: { $when }.{ $assent ->
        [yes] {" "}Keine Antwort zählt als Ja.
       *[no] {""}
    }

## Zeit

late =
    Die Zeit von { $who } ist abgelaufen. { $others }: { $number ->
        [one] Du kannst
       *[other] Ihr könnt
    } länger warten, den Platz verfallen lassen oder mit { $command } Ersatz suchen. Bis zur Entscheidung kann { $who } noch ziehen.
late-forfeit =
    Die Zeit von { $who } ist abgelaufen. { $others }: { $number ->
        [one] Du kannst
       *[other] Ihr könnt
    } länger warten, den Platz verfallen lassen oder mit { $command } Ersatz suchen. Bis zur Entscheidung kann { $who } noch ziehen. Ohne Entscheidung verfällt der Platz (Frist: { $when }).
late-too = Die Zeit von { $who } ist abgelaufen, Ziehen geht aber noch.
timed-out = Die Zeit von { $who } ist abgelaufen, deshalb ist der Platz verfallen.
give-up-question = Den Platz von { $late } verfallen lassen? Das lässt sich nicht rückgängig machen.

## Abwesenheit

away =
    Du bist bis { $until } abwesend. In Partien, die auf dich warten, behältst du deine restliche Zeit und bekommst bis dahin keine Erinnerungen. Das gilt in jeder Partie so lange, wie { $turns ->
        [one] { $turns } Zug dauern darf
       *[other] { $turns } Züge dauern dürfen
    } (mindestens { $least }, höchstens { $most }). Bei deiner Rückkehr bekommst du eine einzige Erinnerung, und { $command } beendet die Abwesenheit vorzeitig.
away-whole-game = Wo es eine Zeit pro Person für die ganze Partie gibt, wartet die Partie so lange wie diese Zeit, oder gar nicht, wenn es höchstens { $live } ist. Turnierpartien warten nicht.
back-again = Willkommen zurück! Deine Uhren laufen wieder wie gewohnt.
budget-after =
    Du kannst innerhalb von 30 Tagen bis zu { $month ->
        [one] { $month } Tag
       *[other] { $month } Tage
    } abwesend sein und innerhalb von 365 Tagen bis zu { $year }. Nach dieser Abwesenheit { $left ->
        [0] bleibt dir kein Tag mehr
        [one] bleibt dir noch { $left } Tag
       *[other] bleiben dir noch { $left } Tage
    }.
budget-now =
    Du kannst innerhalb von 30 Tagen bis zu { $month ->
        [one] { $month } Tag
       *[other] { $month } Tage
    } abwesend sein und innerhalb von 365 Tagen bis zu { $year }. Davon { $left ->
        [0] bleibt dir kein Tag mehr
        [one] bleibt dir noch { $left } Tag
       *[other] bleiben dir noch { $left } Tage
    }.
is-away = { $who } ist bis { $until } abwesend.
is-away-clock-waits = { $who } ist bis { $until } abwesend. So lange wartet die Partie.
is-away-clock-waits-until = { $who } ist bis { $until } abwesend. Diese Partie wartet längstens bis { $latest }.

## Moderation

taken-out = Die Moderation hat { $who } aus der Partie entfernt.
take-out-question = { $who } aus dieser Partie entfernen? Das lässt sich nicht rückgängig machen.
paused-by = { $who } hat die Partie angehalten. Die Moderation kann sie fortsetzen.
paused-by-a-moderator = Die Moderation hat die Partie angehalten und kann sie wieder fortsetzen.
paused-with-tournament = Das Turnier ist angehalten: Niemand kann ziehen, und die Uhren stehen. Die Turnierleitung kann es fortsetzen.

move-question =
    { $who } { $number ->
        [one] sieht { $channel } nicht und würde
       *[other] sehen { $channel } nicht und würden
    } dort nicht benachrichtigt. Den Tisch trotzdem verlegen?
move-anyway = Trotzdem verlegen
stay-here = Hier lassen
stayed-here = OK, der Tisch bleibt hier.
