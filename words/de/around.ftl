# Author: the project's first translator
# Reviewer: nobody yet

### Was neben den Zügen zu lesen ist: Zurücknehmen, Remis, Plätze, die den Besitz wechseln, Uhren, Pausen, Abwesenheit.

## Knöpfe

more = Mehr
details = Details
keep-still = Nicht drehen
let-turn = Wieder drehen
take-back = Zurücknehmen
ask-back = Um Zurücknahme bitten
offer-draw = Remis anbieten
nudge = Anstupsen
yes = Ja
no = Nein
wait = Länger warten
give-up-for = Platz aufgeben
wait-on = Weiter warten
open-again = Wieder öffnen
leave-in = Weiterspielen lassen

## Das private Menü hinter „Mehr“

what-else = Was du außer Ziehen tun kannst:
watching = Du spielst an diesem Tisch nicht mit. Beim Zuschauen kannst du Folgendes tun:
nothing-else = Sonst kannst du an diesem Tisch gerade nichts tun.
substitute = Jemand anderes kann einen Platz übernehmen: { $command }.
details-of = { details }: { $fingerprint }

## Antworten

asked = Die Frage steht jetzt beim Brett.
asked-before = Du hast gefragt, und das ist schon entschieden: Am Brett siehst du, wie die Partie steht.
done-taken-back = Zurückgenommen.
done-draw = Ihr wollt beide ein Remis, also ist die Partie unentschieden.
done-nudged = Wer am Zug ist, wurde noch einmal gerufen.
done-given-up = Der Platz ist aufgegeben.
done-stilled = Ab jetzt sehen alle das Brett so.
paused = Die Partie ist angehalten: Niemand kann ziehen, und die Uhren stehen. Mit /resume geht sie weiter.
resumed = Die Partie geht weiter.
still-waiting = Du wartest weiter.
left-in = Die Partie geht weiter wie bisher.
moved-to = Der Tisch ist jetzt in { $channel }.

## Was zuletzt geschah, am Brett

news-unanswered =
    { $matter ->
        [back] Die Bitte von { $who }, einen Zug zurückzunehmen, blieb ohne Antwort und ist geschlossen.
        [draw] Das Remisangebot von { $who } blieb ohne Antwort und ist geschlossen.
        [time] Der Antrag von { $who }, einen Platz aufzugeben, blieb ohne Antwort und ist geschlossen.
       *[seat] Die Bitte von { $who }, einen Platz zu übergeben, blieb ohne Antwort und ist geschlossen.
    }
news-withdrawn =
    { $matter ->
        [back] { $who } hat die Bitte um Zurücknahme zurückgezogen.
        [draw] { $who } hat das Remisangebot zurückgezogen.
        [time] { $who } hat den Antrag zurückgezogen, einen Platz aufzugeben.
       *[seat] { $who } hat die Bitte zurückgezogen, einen Platz zu übergeben.
    }
news-declined =
    { $matter ->
        [back] { $who } hat die Bitte um Zurücknahme abgelehnt.
        [draw] { $who } hat das Remisangebot abgelehnt.
        [time] { $who } hat den Antrag abgelehnt, einen Platz aufzugeben.
       *[seat] { $who } hat die Bitte abgelehnt, einen Platz zu übergeben.
    }
news-yes-withdrawn = { $who } hat das Ja zurückgezogen, also geschieht nichts.
news-taken-back = { $who } hat einen Zug zurückgenommen.
news-substituted = { $newcomer } hat den Platz von { $who } übernommen.
news-more-time-away = { $who } hatte sich abgemeldet und hat mehr Zeit.
news-more-time-down = Die Zeit von { $who } lief ab, während der Bot nicht lief; deshalb gibt es mehr.
news-more-time-wait = { $by } möchte lieber warten, also hat { $who } mehr Zeit.
news-nudged = { $by } fragt, ob { $who } noch da ist.
news-resumed = { $who } hat die Partie fortgesetzt.
news-still = { $who } hält das Brett an.
news-turning = { $who } lässt das Brett wieder drehen.
news-reopened = { $who } hat die Partie wieder geöffnet.
news-new-secret =
    Wer den Bot betreibt, hat eine Sicherung eingespielt. Von hier an { $draws ->
        [lot] kommt das Los
        [cards] kommen die Karten
       *[dice] kommen die Würfel
    } aus einem anderen Geheimnis.
a-moderator = Die Moderation

## Fragen an den Tisch

asks-back = { $who } bittet darum, den letzten eigenen Zug zurückzunehmen.
asks-draw = { $who } bietet Remis an.
asks-time = { $who } möchte den Platz von { $late } aufgeben, dessen Zeit um ist.
asks-own-seat = { $who } würde den eigenen Platz an { $newcomer } übergeben.
asks-seat = { $who } schlägt vor, dass { $newcomer } den Platz von { $owner } übernimmt.
do-you-agree =
    { $others }: { $number ->
        [one] Bist du
       *[other] Seid ihr
    } einverstanden?
question-closes =
    Diese Frage schließt { $when }{ $assent ->
        [yes] ; wer bis dahin nicht antwortet, stimmt zu
       *[no] {""}
    }.

## Zeit

late =
    Die Zeit von { $who } ist um. { $others }: { $number ->
        [one] Warte länger, gib den Platz auf, oder lass ihn mit { $command } von jemandem übernehmen
       *[other] Wartet länger, gebt den Platz auf, oder lasst ihn mit { $command } von jemandem übernehmen
    }. Bis dahin kann { $who } noch ziehen.
late-forfeit =
    Die Zeit von { $who } ist um. { $others }: { $number ->
        [one] Warte länger, gib den Platz auf, oder lass ihn mit { $command } von jemandem übernehmen
       *[other] Wartet länger, gebt den Platz auf, oder lasst ihn mit { $command } von jemandem übernehmen
    }. Geschieht nichts, wird der Platz { $when } aufgegeben. Bis dahin kann { $who } noch ziehen.
late-too = Die Zeit von { $who } ist um; Ziehen ist noch möglich.
timed-out = Die Zeit von { $who } war um, deshalb wurde der Platz aufgegeben.
give-up-question = Möchtest du den Platz von { $late } aufgeben? Das lässt sich nicht rückgängig machen.

## Abwesenheit

away =
    Du bist bis { $until } abwesend. Läuft vorher deine Uhr ab, wartet die Partie auf dich: in jeder Partie für die Zeit von { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, aber mindestens { $least } und höchstens { $most }. Mit { $command } bist du zurück.
back-again = Willkommen zurück. Deine Uhren laufen wieder wie sonst.
budget-after =
    Du kannst in je 30 Tagen { $month ->
        [one] { $month } Tag
       *[other] { $month } Tage
    } abwesend sein, und { $year } in je 365. Nach dieser Abwesenheit { $left ->
        [0] bleibt davon keiner
        [one] bleibt davon { $left } Tag
       *[other] bleiben davon { $left } Tage
    }.
budget-now =
    Du kannst in je 30 Tagen { $month ->
        [one] { $month } Tag
       *[other] { $month } Tage
    } abwesend sein, und { $year } in je 365. Jetzt { $left ->
        [0] bleibt davon keiner
        [one] bleibt davon { $left } Tag
       *[other] bleiben davon { $left } Tage
    }.
is-away = { $who } ist bis { $until } abwesend.
is-away-clock-waits = { $who } ist bis { $until } abwesend; so lange wartet die Uhr.
is-away-clock-waits-until = { $who } ist bis { $until } abwesend; hier wartet die Uhr längstens bis { $latest }.

## Moderation

taken-out = Die Moderation hat den Platz von { $who } aufgegeben.
take-out-question = Möchtest du den Platz von { $who } in dieser Partie aufgeben? Das lässt sich nicht rückgängig machen.
paused-by = { $who } hat die Partie angehalten. Sie geht weiter, sobald die Moderation sie fortsetzt.
paused-by-a-moderator = Die Moderation hat die Partie angehalten. Sie geht weiter, sobald die Moderation sie fortsetzt.
