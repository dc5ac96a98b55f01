### Was Leute lesen, wenn etwas nicht geht: ein oder zwei Sätze je Grund. Privat.

## Kein Tisch, oder nicht hier

unknown-session = Diesen Tisch gibt es nicht mehr. Eröffne mit /play einen neuen.
no-table = In diesem Kanal läuft keine Partie. Starte mit /play eine.
no-table-direct = In unseren Direktnachrichten läuft keine Partie. Starte mit /play eine.
no-direct-messages = Ich kann unsere Direktnachrichten gerade nicht finden, deshalb habe ich nichts getan. Versuch es in einer Minute noch einmal.
in-threads =
    { $own ->
        [yes] Du spielst in mehreren Threads dieses Kanals. Nutze den Befehl in einem davon.
       *[no] In mehreren Threads dieses Kanals laufen Partien. Nutze den Befehl in einem davon.
    }
in-threads-games =
    { $own ->
        [yes] Deine Partien: { $games }.
       *[no] Die Partien: { $games }.
    }
unknown-game = Es gibt kein Spiel namens „{ $key }“.
own-rated-game = Du spielst in dieser gewerteten Partie mit, also muss jemand anderes aus der Moderation das entscheiden.
own-rated-game-of-two = Du spielst in dieser gewerteten Partie mit, also muss jemand anderes aus der Moderation das entscheiden. Wenn sie unentschieden enden soll, biete mit /draw ein Remis an.
unknown-level = Die Computerstufe „{ $level }“ gibt es nicht. Wähle leicht, mittel oder schwer.
only-in-servers = { $game } ist für mehrere Personen, und hier sind nur du und ich. Spiel es hier mit /play gegen den Computer oder auf einem Server, auf dem wir beide sind.
channel-taken =
    { $lobby ->
        [yes] In diesem Kanal gibt es schon einen offenen Tisch ({ $game }). Nutze einen anderen Kanal oder einen Thread.
       *[no] In diesem Kanal läuft schon eine Partie ({ $game }). Nutze einen anderen Kanal oder einen Thread.
    }
channel-hidden = Du siehst den Kanal dieser Partie nicht mehr, deshalb kann ich dort keinen Tisch eröffnen.
may-not-write-there = In dem Kanal darfst du nicht schreiben, deshalb bleibt der Tisch hier.
permissions-missing =
    Ich kann hier keinen Tisch eröffnen, denn { $number ->
        [one] mir fehlt die Berechtigung { $names }. Wer den Kanal verwaltet, kann sie mir geben.
       *[other] mir fehlen die Berechtigungen { $names }. Wer den Kanal verwaltet, kann sie mir geben.
    }
permissions-missing-in =
    Ich kann { $channel } nicht nutzen, denn dort { $number ->
        [one] fehlt mir die Berechtigung { $names }. Wer den Kanal verwaltet, kann sie mir geben.
       *[other] fehlen mir die Berechtigungen { $names }. Wer den Kanal verwaltet, kann sie mir geben.
    }

## Namen von Discords Berechtigungen, wie sie in Discords Einstellungen auf Deutsch heißen

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-connect = Verbinden

## Optionen und Personen eines neuen Tisches

wrong-value = { $option } kann { $allowed } sein, nicht „{ $given }“.
from-to = { $first } bis { $last }
no-such-option = { $game } hat keine Option „{ $given }“. Mögliche Optionen: { $options }.
no-options = { $game } hat keine Optionen, also auch kein „{ $given }“.
too-many-players =
    { $game } hat nur { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, aber mit dir würden { $people } mitspielen.
too-few-players =
    { $game } ist für { $least } bis { $most } Personen, aber an diesem Tisch { $people ->
        [one] sitzt nur { $people }
       *[other] sitzen nur { $people }
    }.
too-few-players-for =
    { $game } ist für { $most } Personen, aber an diesem Tisch { $people ->
        [one] sitzt nur { $people }
       *[other] sitzen nur { $people }
    }.
seated-twice = Jede Person kann nur einen Platz am Tisch haben.
bot-seated = Bots können sich nicht an einen Tisch setzen.

## Wer an einem Tisch sitzen darf

not-seated = Du spielst an diesem Tisch nicht mit ({ $game }), kannst aber gern zuschauen.
not-in-that-game = Du hast bei dieser Partie nicht mitgespielt. Starte mit /play deine eigene.
already-seated = Du sitzt schon an diesem Tisch.
sits-already = { $name } sitzt schon an diesem Tisch. Wähle jemand anderen.
no-seat-of = { $name } spielt an diesem Tisch nicht mit. Wähle jemanden, der mitspielt.
no-seat-of-out = { $name } ist schon aus dieser Partie ausgeschieden. Wähle jemanden, der noch mitspielt.
not-invited = Du bist nicht an diesen Tisch eingeladen, also gibt es nichts zu beantworten.
only-invited = An diesem Tisch kann nur mitspielen, wen { $host } einlädt. Zuschauen kannst du gern.
was-removed = { $host } hat dich von diesem Tisch entfernt. Mit einer Einladung kannst du wieder mitspielen.
has-declined = { $name } hat eine Einladung an diesen Tisch abgelehnt, kann sich aber noch selbst dazusetzen.
already-invited = { $name } ist schon eingeladen und hat noch nicht geantwortet.
not-there = Die Person sitzt nicht mehr an diesem Tisch. Es wurde nichts geändert.
not-joined = Du kannst dich gerade nicht an diesen Tisch setzen. Alle können einstellen, mit wem sie spielen, und das bleibt privat.
table-full = Dieser Tisch ist voll.
table-full-invited = Dieser Tisch ist voll: Die übrigen Plätze sind für Eingeladene reserviert.
still-invited =
    { $number ->
        [one] { $names } hat noch nicht auf die Einladung geantwortet. Warte auf die Antwort oder entferne die Person unter „Optionen“.
       *[other] { $names } haben noch nicht auf die Einladung geantwortet. Warte auf die Antworten oder entferne die Personen unter „Optionen“.
    }
first-not-seated = Für Platz 1 fehlt noch { $first }.
first-not-seated-any = Die Person für Platz 1 fehlt noch.
still-here = { $name } ist noch auf diesem Server, deshalb wartet die Partie.
not-member = { $name } ist nicht auf diesem Server.
avoided = Du hast eingestellt, dass du nicht mit { $name } spielst. Das kannst du mit /me ändern.
avoids-self = Dir selbst kannst du nicht aus dem Weg gehen. Wähle jemand anderen.
sits-here = In dieser Partie spielst du selbst mit. /follow ist nur zum Zuschauen.
follows-many = Du folgst schon { $most } Partien, mehr geht nicht. Hör zuerst auf, einer davon zu folgen: /follow zeigt sie alle.
followed-by-many = Dieser Partie folgen schon { $most } Personen, mehr geht nicht.
not-visible = Du kannst nur Partien in Kanälen folgen, die du sehen kannst.
unreachable = Du wirst weder bei jedem Zug erwähnt noch bekommst du Direktnachrichten, also könnte ich dich nicht benachrichtigen. Schalte mit /me zuerst eines davon ein.
no-invitations = { $name } kann gerade nicht eingeladen werden.
too-many-games =
    { $most ->
        [0] Du hast eingestellt, dass du zurzeit an keinem Tisch spielst. Das kannst du mit /me ändern.
        [one] Dein eigenes Limit ist erreicht: { $most } Tisch. Das kannst du mit /me ändern.
       *[other] Dein eigenes Limit ist erreicht: { $most } Tische. Das kannst du mit /me ändern.
    }

## Wer was darf

only-computers = Mindestens ein Mensch muss in der Partie bleiben. Computer spielen nicht allein weiter.
not-moderator = Das darf nur die Moderation dieses Kanals.
not-host = Das darf nur, wer den Tisch eröffnet hat: { $host }.
not-host-handed = Das darf nur, wer den Tisch jetzt leitet: { $host }.
not-manager = Diese Einstellungen kann nur ändern, wer den Server verwaltet.
only-moderators = Auf diesem Server kann nur die Moderation („Nachrichten verwalten“) Tische eröffnen, aber du kannst dort mitspielen. Wer den Server verwaltet, kann das mit /settings ändern.
own-game = Du spielst in dieser Partie mit, also muss jemand anderes aus der Moderation das entscheiden.
other-channels = Auf diesem Server kann man Tische nur in { $channels } eröffnen. Wer den Server verwaltet, kann das mit /settings ändern.
clock-not-allowed = Auf diesem Server kann ein Tisch nur { $clocks } haben. Wer den Server verwaltet, kann das mit /settings ändern.
server-full =
    { $most ->
        [one] Das Limit dieses Servers ist erreicht: { $most } offener Tisch. Versuch es noch einmal, wenn er endet. Wer den Server verwaltet, kann das Limit mit /settings ändern.
       *[other] Das Limit dieses Servers ist erreicht: { $most } offene Tische. Versuch es noch einmal, wenn einer endet. Wer den Server verwaltet, kann das Limit mit /settings ändern.
    }
wrong-setting = Das lässt sich nicht mehr auswählen. Nutze den Befehl noch einmal, dann siehst du die aktuelle Auswahl.
no-season = Diese Saison gibt es auf diesem Server nicht. Wähle eine aus der Liste von /leaderboard.
season-runs = Auf diesem Server läuft schon eine Saison. Eine neue kannst du starten, wenn sie zu Ende ist.
wrong-season = Eine Saison braucht einen Namen mit höchstens { $most } Zeichen.

## Zu oft oder zu lang

too-many-tables =
    Du hast in kurzer Zeit viele Tische eröffnet. Warte noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, bevor du den nächsten eröffnest.
too-many-tables-server =
    Hier wurden in kurzer Zeit viele Tische eröffnet. Warte noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, bevor du einen eröffnest.
too-many-lobbies = Mehrere deiner Tische warten schon auf Mitspielende. Starte zuerst eine der Partien oder sag einen Tisch ab.
invited-too-often =
    { $name } wurde in letzter Zeit oft eingeladen. Warte noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } oder lass diese Person weg. An einen offenen Tisch kann sie sich auch selbst setzen.
posted-too-often =
    Dieses Brett wurde in letzter Zeit oft neu gepostet. Warte noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }. Bis dahin zeigt /board es nur dir.
asked-before =
    Das hast du schon angefragt, und es wurde nicht angenommen. Wieder anfragen kannst du { $plays ->
        [yes] nach deinem nächsten Zug oder in { $hours ->
            [one] { $hours } Stunde
           *[other] { $hours } Stunden
        }
       *[no] in { $hours ->
            [one] { $hours } Stunde
           *[other] { $hours } Stunden
        }
    }.
asked-before-named =
    { $named ->
        [one] Du hast { $named } Person für einen Platz vorgeschlagen, und das wurde nicht angenommen.
       *[other] Du hast { $named } Personen für einen Platz vorgeschlagen, und keine wurde angenommen.
    } Wieder jemanden vorschlagen kannst du { $plays ->
        [yes] nach deinem nächsten Zug oder in { $hours ->
            [one] { $hours } Stunde
           *[other] { $hours } Stunden
        }
       *[no] in { $hours ->
            [one] { $hours } Stunde
           *[other] { $hours } Stunden
        }
    }.
away-too-long = So viele Tage hast du nicht mehr übrig. { $budget }

## Züge

not-your-turn = { $who } ist am Zug, nicht du.
not-your-turn-nobody = Gerade ist niemand am Zug.
out-of-game = Du bist aus dieser Partie ausgeschieden, kannst aber gern weiter zuschauen.
step-by-step = Einer dieser Schritte entscheidet deine Partie, und du wolltest solche Züge bestätigen. Spiel die Schritte einzeln. Es wurde nichts gespielt.
stale = Die Partie ist inzwischen weitergegangen. Es wurde nichts gespielt.
nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
nothing-to-take-back-chance = Das lässt sich nicht mehr zurücknehmen, weil seitdem gewürfelt oder eine Karte gezogen wurde.
move-too-early = „{ $asked }“ geht noch nicht, weil es davon abhängt, was vorher geschieht. Es wurde nichts gespielt.
move-ambiguous = „{ $asked }“ kann mehrere Züge bedeuten: { $moves }. Es wurde nichts gespielt.
move-illegal = „{ $asked }“ ist hier kein erlaubter Zug.
moves-legal = Du kannst spielen: { $moves }.
moves-and-more = { $moves } und andere

## Der Stand einer Partie oder eines Tisches

finished = Diese Partie ist vorbei. Starte mit /play eine neue.
was-cancelled = Dieser Tisch wurde abgesagt.
there-already = Diese Partie ist schon in dem Kanal.
not-started = Diese Partie hat noch nicht begonnen.
already-started = Diese Partie hat schon begonnen.
not-over-yet = Diese Partie ist noch nicht vorbei.
nobody-left = Für eine Revanche ist niemand mehr da.
nothing-due = An diesem Tisch hat sich nichts geändert.
is-paused =
    { $by ->
        [organiser] Das Turnier ist angehalten, bis die Turnierleitung es fortsetzt.
       *[moderator] Die Partie ist angehalten, bis die Moderation sie fortsetzt.
    }
not-paused = Die Partie ist nicht angehalten.
not-claimed = In dieser Partie lässt sich der Sieg nicht oder nicht mehr beanspruchen.
others-decide = Du hast nicht rechtzeitig gezogen, deshalb entscheiden die anderen: Sie können den Sieg beanspruchen oder die Partie wieder öffnen.
not-reopened = Wieder öffnen lässt sich nur eine Partie, die geschlossen wurde, weil niemand gezogen hat.
old-rules = Dieses Spiel gibt es hier nicht mehr.
outdated = Diese Partie ({ $game }) wurde nach einer älteren Fassung der Regeln gespielt und kann nicht weitergehen. Gelöscht wurde davon nichts.

## Anfragen an den Tisch, und Zeit

question-open = An diesem Tisch ist schon eine Anfrage offen. Warte, bis sie entschieden ist.
question-gone = Diese Anfrage ist schon entschieden, oder die Partie ist weitergegangen.
already-granted = Du hast schon zugestimmt, und es ist erledigt.
not-asked = Diese Anfrage müssen andere beantworten.
not-asked-answered = Du hast schon geantwortet.
not-for-two = Ein Remis vereinbaren kann man nur in Partien zu zweit.
no-plans =
    { $alone ->
        [yes] Züge planen kann man nur gegen Menschen: Ein Computer antwortet sofort.
       *[no] Züge planen kann man nur in Partien zu zweit ohne Würfel und Karten.
    }
plan-on-turn = Du bist am Zug. Sobald du gezogen hast, kannst du deine Antworten planen.
plan-full = Dein Plan ist voll. Lösche zuerst eine Variante.
not-late = Für diesen Zug ist noch Zeit.
not-late-others = Das entscheiden die anderen. Du kannst noch ziehen.
no-nudge-own-turn = Du bist selbst am Zug, also gibt es niemanden zum Anstupsen.
no-nudge-paused = Die Partie ist angehalten, also gibt es niemanden zum Anstupsen. Die Moderation kann sie fortsetzen.
no-nudge-clock = Diese Partie hat eine Bedenkzeit, deshalb wird automatisch erinnert.
no-nudge-too-early =
    Lass der Person erst einen Tag Zeit. Anstupsen kannst du sie in { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }.

## Würfel und Geheimnisse

empty-seed = Gib ein Wort mit mindestens einem sichtbaren Zeichen ein.
secret-withheld =
    { $draws ->
        [dice] Die Würfel dieser Partie lassen sich noch nicht prüfen. { $why }
        [cards] Die Karten dieser Partie lassen sich noch nicht prüfen. { $why }
       *[lot] Die Auslosung dieser Partie lässt sich noch nicht prüfen. { $why }
    }
only-in-practice = Bei deinem ersten Versuch an der Tagespartie gibt es kein Zurücknehmen, keine Hinweise, kein Ausprobieren und keinen Ersatz. Danach kannst du dieselben Karten mit /deal üben.
had-attempt = Du hattest deinen Versuch an dieser Tagespartie schon. Üben kannst du sie noch, und morgen gibt es eine neue: siehe /deal.
no-attempt-over = Dein Versuch an dieser Tagespartie läuft noch. Danach kannst du sie üben.
no-attempt-begun = Du hast deinen Versuch an dieser Tagespartie noch nicht begonnen. Danach kannst du sie üben: siehe /deal.
no-deal = An diesem Tag gab es keine Tagespartie.
helps-in-game = Du spielst gerade eine Partie { $game } ohne Hinweise, und das würde dir dort helfen. Versuch es wieder, wenn sie vorbei ist.
spoils = Das ist die Tagespartie vom { $date }. Wie andere sie gespielt haben, kannst du nach deinem eigenen Versuch ansehen oder nach { $until }.
not-as-drawn = Das Protokoll dieser Partie und ihr Geheimnis passen nicht zusammen. { $why }

## Protokolldateien

record-too-large = Diese Datei ist zu groß. Das Protokoll einer Partie hat höchstens 200 kB.
record-too-long = Dieses Protokoll hat mehr Züge, als eine Partie hier haben kann.
record-no-text = Das ist keine Textdatei, also auch kein Protokoll einer Partie. Eines bekommst du mit /record.
record-gone = Diese Datei ist nicht mehr verfügbar. Nutze /open noch einmal.
record-unknown-game = Ich kann diese Datei nicht öffnen, weil sie zu keinem Spiel gehört, das es hier gibt ({ $games }).
record-wrong = Ich kann diese Datei nicht öffnen. { $why }

## Ein Fehler der Festplatte

damaged = Das Protokoll dieser Partie ist beschädigt, deshalb kann sie nicht weitergehen. Wer den Bot betreibt, findet Details im Log.
not-kept = Das ließ sich nicht speichern, deshalb wurde nichts geändert. Wer den Bot betreibt, findet Details im Log.
not-noted = Das hat geklappt, aber gleich danach ging etwas schief. Verloren ist nichts. Wer den Bot betreibt, findet Details im Log.
not-read = Das ließ sich gerade nicht laden, aber verloren ist nichts. Wer den Bot betreibt, findet Details im Log.

## Warum Discord keine Nachricht annahm, und was aus dem Tisch wird

obstacle-no-access = Ich kann diesen Kanal nicht sehen. Wenn es ein privater Thread ist, erwähne mich dort zuerst. Sonst kann mir jemand, der den Kanal verwaltet, die Berechtigung „Kanal ansehen“ geben.
obstacle-no-right = Ich kann in diesem Kanal nichts posten. Wer ihn verwaltet, kann mir die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ (in Threads „Nachrichten in Threads senden“) und „Dateien anhängen“ geben.
obstacle-locked = Dieser Thread ist gesperrt. Wer Threads verwaltet, kann ihn entsperren.
obstacle-archived = Dieser Thread ist archiviert. Schreib etwas hinein, dann ist er wieder da.
obstacle-closed = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen eines Servers, auf dem wir beide sind, oder füge mich zu deinem Konto hinzu. Schau auch nach, ob du mich blockiert hast.
obstacle-blocked = Der AutoMod dieses Servers hat meine Nachricht blockiert. Wer den Server verwaltet, kann eine Ausnahme für mich einrichten.
obstacle-gone = Diesen Kanal gibt es nicht mehr.
obstacle-other = Discord hat meine Nachricht nicht angenommen.
not-shown-not-opened = Es wurde kein Tisch eröffnet. Nutze /play danach noch einmal oder in einem anderen Kanal.
not-shown-not-opened-soon = Es wurde kein Tisch eröffnet. Versuch es gleich noch einmal mit /play.
not-shown-closed = Falls dort ein Tisch war, ist er jetzt geschlossen.
not-shown-soon = Was du getan hast, ist gespeichert und erscheint hier so bald wie möglich.
not-shown-locked = Oder die Moderation verlegt den Tisch mit /moveto in einen anderen Kanal. Was du getan hast, ist gespeichert.
not-shown = Was du getan hast, ist gespeichert, und /board zeigt es dann.

## Offene Angebote

too-many-offers = Du hast auf diesem Server schon { $most } offene Angebote, mehr geht nicht. Zieh zuerst eines zurück: /find zeigt sie.
offered-too-often =
    Du hast in kurzer Zeit viele Angebote gemacht. Warte noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, bevor du das nächste machst.
barred = Wer diesen Bot betreibt, lässt dich bis { $moment } nicht mit Fremden spielen. Deine anderen Partien betrifft das nicht.
stalled = In zu vielen deiner letzten Partien mit Fremden ist deine Zeit abgelaufen. Ab { $moment } kannst du wieder welche suchen. Deine anderen Partien betrifft das nicht.
private-thread = In einem privaten Thread kannst du keine Partie anbieten, weil andere sie nicht sehen könnten. Nutze /find in einem Kanal oder einem öffentlichen Thread.
name-too-new =
    Dein Spielname ist noch nicht alt. Einen anderen kannst du in { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } ziehen.

## Turniere

no-tournament = Dieses Turnier gibt es nicht mehr. /tournament zeigt die anderen.
not-organiser = Nur wer auf diesem Server Events verwalten darf, kann Turniere leiten.
too-many-tournaments = Auf diesem Server gibt es schon { $most } Turniere, mehr gehen nicht. Starte eines, wenn ein anderes vorbei ist.
in-many-tournaments = Du spielst schon in { $most } Turnieren, mehr gehen nicht. Melde dich an, wenn eines vorbei ist.
not-played-here = Ein Turnier braucht einen Textkanal, in dem ich Threads eröffnen kann. Nutze /organise in so einem Kanal.
registration-over = Die Anmeldung ist geschlossen.
has-registered =
    { $waits ->
        [yes] Du stehst schon auf der Warteliste.
       *[no] Du bist für dieses Turnier schon angemeldet.
    }
not-registered = Du bist nicht in diesem Turnier.
was-withdrawn =
    { $removed ->
        [yes] Die Turnierleitung hat dich aus diesem Turnier genommen.
       *[no] Du bist nicht mehr in diesem Turnier.
    }
wants-fewer-games = Du möchtest höchstens { $limit } Partien gleichzeitig spielen, und dieses Turnier kann { $games } haben. Das änderst du mit /me.
too-few-entrants = Ein Turnier braucht mindestens { $least } Personen.
too-new = Zum Mitspielen brauchst du { $games } beendete Partien auf diesem Server. Du hast { $finished }.
not-under-way = Dieses Turnier läuft gerade nicht.
own-result = Das muss jemand anders aus der Turnierleitung tun, weil du selbst mitspielst.
still-played = Diese Partie ist noch nicht beendet.
tournament-over = Dieses Turnier ist vorbei.
still-playing = Du spielst noch in dieser Runde. Drücke Bereit, wenn deine Partie beendet ist.
in-pause = Das Turnier ist angehalten. Drücke Bereit, wenn es weitergeht.
no-further-round = Es gibt keine weitere Runde.
arena-closing = In dieser Arena beginnen keine neuen Partien. Laufende zählen noch.
arena-full = Diese Arena hat schon { $most } Personen, mehr können nicht mitspielen.
in-tournament =
    { $what ->
        [back] In Turnieren kannst du Züge nur in deinem eigenen Zug zurücknehmen.
        [draw] In Turnieren kannst du Remis anbieten, sobald ihr beide { $turns } Züge gemacht habt.
        [seat] In einer Turnierpartie kann niemand einen Platz übernehmen.
       *[pause] Turnierpartien lassen sich nicht einzeln pausieren.
    }
