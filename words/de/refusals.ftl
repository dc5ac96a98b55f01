# Author: the project's first translator
# Reviewer: nobody yet

### Was Leute lesen, wenn etwas nicht geht: ein oder zwei Sätze je Grund. Privat.

## Kein Tisch, oder nicht hier

unknown-session = Dieser Tisch ist hier nicht mehr bekannt. Eröffne mit /play einen neuen.
no-table = In diesem Kanal läuft keine Partie. Beginn eine mit /play.
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
unknown-game = Es gibt kein Spiel, das „{ $key }“ heißt.
unknown-level = Computer haben keine Stufe „{ $level }“: Wähle leicht, mittel oder schwer.
only-in-servers = { $game } ist für mehrere Personen, und in Direktnachrichten sind nur du und ich. Spielt es auf einem Server, auf dem ich Mitglied bin. Hier lehrt /tutorial jedes Spiel.
only-in-servers-but = { $game } ist für mehrere Personen, und in Direktnachrichten sind nur du und ich. Spielt es auf einem Server, auf dem ich Mitglied bin. Hier hat /play { $games }, und /tutorial lehrt jedes Spiel.
channel-taken =
    { $lobby ->
        [yes] In diesem Kanal ist schon ein Tisch offen ({ $game }). Immer nur einer: Nutze einen anderen Kanal oder einen Thread.
       *[no] In diesem Kanal läuft schon eine Partie ({ $game }). Immer nur eine: Nutze einen anderen Kanal oder einen Thread.
    }
may-not-write-there = Du darfst in jenem Kanal nicht schreiben, also bleibt der Tisch hier.
permissions-missing =
    Ich kann hier keinen Tisch aufstellen: In diesem Kanal { $number ->
        [one] fehlt mir das Recht { $names }. Wer den Kanal verwaltet, kann es mir geben.
       *[other] fehlen mir die Rechte { $names }. Wer den Kanal verwaltet, kann sie mir geben.
    }
permissions-missing-in =
    Ich kann { $channel } nicht benutzen: Dort { $number ->
        [one] fehlt mir das Recht { $names }. Wer den Kanal verwaltet, kann es mir geben.
       *[other] fehlen mir die Rechte { $names }. Wer den Kanal verwaltet, kann sie mir geben.
    }

## Namen von Discords Rechten, wie sie in Discords Einstellungen auf Deutsch heißen

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-connect = Verbinden

## Optionen und Personen eines neuen Tisches

wrong-value = { $option } kann { $allowed } sein, nicht „{ $given }“.
from-to = { $first } bis { $last }
no-such-option = { $game } hat keine Option „{ $given }“ (seine Optionen: { $options }).
no-options = { $game } hat keine Option „{ $given }“ (seine Optionen: keine).
too-many-players =
    { $game } hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }, und du hast { $people } Personen genannt, dich selbst mitgezählt.
too-few-players =
    { $game } ist für { $least } bis { $most } Personen, und { $people ->
        [one] eine sitzt
       *[other] { $people } sitzen
    } hier.
too-few-players-for =
    { $game } ist für { $most } Personen, und { $people ->
        [one] eine sitzt
       *[other] { $people } sitzen
    } hier.
seated-twice = Jede Person kann nur einmal am Tisch sitzen.
bot-seated = Ein Bot kann nicht am Tisch sitzen.

## Wer an einem Tisch sitzen darf

not-seated = Du spielst an diesem Tisch nicht mit ({ $game }), darfst aber gern zuschauen.
already-seated = Du sitzt schon an diesem Tisch.
sits-already = Nenne jemand anderen: { $name } sitzt schon an diesem Tisch.
no-seat-of = Nenne jemanden, der hier spielt: { $name } sitzt nicht an diesem Tisch.
no-seat-of-out = Nenne jemanden, der noch spielt: { $name } ist aus dieser Partie ausgeschieden.
not-invited = Du bist nicht an diesen Tisch eingeladen, es gibt für dich also nichts zu beantworten.
only-invited = Dieser Tisch ist nur für die, die { $host } einlädt. Zuschauen darfst du gern.
was-removed = { $host } hat dich von diesem Tisch entfernt. Du kannst dich wieder setzen, wenn du eingeladen wirst.
already-invited = { $name } ist schon eingeladen und hat noch nicht geantwortet.
not-there = Die Person sitzt nicht mehr an diesem Tisch. Es wurde nichts geändert.
not-joined = Du kannst an diesem Tisch gerade nicht mitspielen. Alle können festlegen, mit wem sie sitzen, zum Beispiel nur mit Bekannten. Was jemand festgelegt hat, erfährt niemand sonst.
table-full = An diesem Tisch ist jeder Platz besetzt.
table-full-invited = An diesem Tisch ist jeder Platz besetzt oder für Eingeladene frei gehalten.
still-invited =
    { $number ->
        [one] { $names } hat auf die Einladung noch nicht geantwortet. Warte darauf, oder entferne den Namen unter „Optionen“.
       *[other] { $names } haben auf die Einladung noch nicht geantwortet. Warte darauf, oder entferne die Namen unter „Optionen“.
    }
first-not-seated = Es fehlt noch, wer auf Platz 1 sitzen soll: { $first }.
first-not-seated-any = Es fehlt noch, wer auf Platz 1 sitzen soll.
still-here = Die Partie wartet auf { $name }; diese Person ist auf diesem Server.
not-member = { $name } ist nicht auf diesem Server.
avoided = Du hast festgelegt, nicht mit { $name } zu spielen. Das kannst du mit /me ändern.
avoids-self = Dir selbst kannst du nicht aus dem Weg gehen: Wähl andere Personen.
sits-here = In dieser Partie spielst du selbst und wirst ohnehin gerufen. /follow ist für alle, die zusehen.
follows-many = Du folgst schon { $most } Partien. /follow zählt sie auf: Gib zuerst eine davon auf.
followed-by-many = Dieser Partie folgen schon { $most } Personen; mehr können es nicht sein.
not-visible = Du kannst nur einer Partie folgen, deren Kanal du siehst.
unreachable = Mit /me hast du weder Erwähnungen bei jedem Zug noch Direktnachrichten gewählt, also könnte dich nichts erreichen. Wähl dort zuerst eines davon.
no-invitations = { $name } nimmt von dir gerade keine Einladungen an.
too-many-games =
    { $most ->
        [0] Du hast gewählt, zurzeit an keinem Tisch zu sitzen. Das kannst du mit /me ändern.
        [one] Du hast gewählt, an höchstens { $most } Tisch gleichzeitig zu sitzen, und das tust du. Das kannst du mit /me ändern.
       *[other] Du hast gewählt, an höchstens { $most } Tischen gleichzeitig zu sitzen, und das tust du. Das kannst du mit /me ändern.
    }

## Wer was darf

only-computers = Mindestens ein Mensch muss mitspielen: Ein Tisch nur mit Computern wird geschlossen.
not-moderator = Das darf nur die Moderation dieses Kanals.
not-host = Der Tisch ist von { $host }; nur diese Person darf das.
not-host-handed = Der Tisch liegt jetzt bei { $host }; nur diese Person darf das.
not-manager = Nur wer diesen Server verwaltet, kann ändern, wie seine Tische funktionieren.
only-moderators = Auf diesem Server eröffnet nur die Moderation Tische (Recht „Nachrichten verwalten“); mitspielen kannst du dort. Wer den Server verwaltet, kann das mit /settings ändern.
own-game = Du spielst in dieser Partie selbst mit, also muss jemand anderes von der Moderation entscheiden.
other-channels = Auf diesem Server werden Tische nur in { $channels } eröffnet. Wer den Server verwaltet, kann das mit /settings ändern.
clock-not-allowed = Auf diesem Server kann ein Tisch { $clocks } haben. Wer den Server verwaltet, kann das mit /settings ändern.
server-full =
    { $most ->
        [one] Auf diesem Server darf nur { $most } Tisch gleichzeitig offen sein, und das ist er. Platz wird frei, wenn er endet. Wer den Server verwaltet, kann das mit /settings ändern.
       *[other] Auf diesem Server dürfen höchstens { $most } Tische gleichzeitig offen sein, und so viele sind es. Platz wird frei, wenn einer endet. Wer den Server verwaltet, kann das mit /settings ändern.
    }
wrong-setting = Das kann man hier nicht mehr wählen. Öffne die Ansicht noch einmal mit ihrem Befehl.

## Zu oft oder zu lang

too-many-tables =
    Du hast in kurzer Zeit viele Tische eröffnet. Bitte warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, bevor du noch einen eröffnest.
too-many-tables-server =
    Auf diesem Server wurden in kurzer Zeit viele Tische eröffnet. Bitte warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, bevor du noch einen eröffnest.
too-many-lobbies = Mehrere deiner Tische warten schon auf Mitspielende. Starte oder schließ zuerst einen davon.
invited-too-often =
    Gerade nicht: { $name } wurde in kurzer Zeit oft eingeladen. Bitte warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, oder eröffne den Tisch ohne diesen Namen: Mitspielen geht auch ohne Einladung.
posted-too-often =
    Dieser Tisch wurde hier in kurzer Zeit oft neu gepostet. Bitte warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }; bis dahin zeigt /board ihn dir allein.
asked-before =
    Danach hast du schon gefragt, und es fand keine Zustimmung. Du kannst wieder fragen: { $plays ->
        [yes] nach deinem nächsten Zug oder in { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
       *[no] in { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
    }.
asked-before-named =
    { $named ->
        [one] Du hast { $named } Person für einen Platz genannt, und es fand keine Zustimmung.
       *[other] Du hast { $named } Personen für einen Platz genannt, und es fand keine Zustimmung.
    } Du kannst wieder jemanden nennen: { $plays ->
        [yes] nach deinem nächsten Zug oder in { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
       *[no] in { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
    }.
away-too-long = Das ist zu lang. { $budget }

## Züge

not-your-turn = Du bist nicht am Zug, sondern { $who }.
not-your-turn-nobody = Du bist nicht am Zug: Niemand ist es.
out-of-game = Du bist aus dieser Partie ausgeschieden. Du darfst gern bis zum Ende zuschauen.
step-by-step = Einer dieser Schritte entscheidet deine Partie, und du willst dann gefragt werden: Spiel sie einzeln. Es wurde nichts gespielt.
stale = Die Partie ist weitergegangen, seit es diesen Knopf gibt. Es wurde nichts gespielt.
nothing-to-take-back = Von dir gibt es keinen Zug, der sich zurücknehmen ließe.
nothing-to-take-back-chance = Das lässt sich nicht mehr zurücknehmen, weil seither gewürfelt oder eine Karte gezogen wurde.
move-too-early = „{ $asked }“ kommt zu früh: Noch weiß niemand, was dann gespielt werden kann. Es wurde nichts gespielt.
move-ambiguous = „{ $asked }“ könnte mehr als ein Zug sein: { $moves }. Es wurde nichts gespielt.
move-illegal = „{ $asked }“ ist jetzt kein erlaubter Zug.
moves-legal = Du kannst spielen: { $moves }.
moves-and-more = { $moves } und andere

## Der Stand einer Partie oder eines Tisches

finished = Diese Partie ist vorbei. Beginn mit /play eine neue.
was-cancelled = Dieser Tisch wurde abgesagt.
there-already = Diese Partie wird schon in jenem Kanal gespielt.
not-started = Diese Partie hat noch nicht begonnen.
already-started = Diese Partie hat schon begonnen.
not-over-yet = Diese Partie ist noch nicht vorbei.
nothing-due = An diesem Tisch hat sich nichts geändert.
is-paused = Die Partie ist angehalten. Sie geht weiter, sobald die Moderation sie fortsetzt.
not-paused = Die Partie ist nicht angehalten.
not-reopened = Nur eine Partie, die geschlossen wurde, weil niemand gezogen hat, lässt sich wieder öffnen.
old-rules = Dieses Spiel wird hier nicht mehr gespielt.
outdated = Diese Partie ({ $game }) wurde nach einer früheren Fassung der Regeln gespielt und kann nicht weitergehen. Sie bleibt erhalten, wie sie ist.

## Fragen an den Tisch, und Zeit

question-open = An den Tisch ist schon eine Frage gestellt. Warte, bis sie entschieden ist.
question-gone = Das ist schon entschieden, oder die Partie ist weitergegangen.
already-granted = Du hast zugestimmt, und so ist es geschehen.
not-asked = Du bist nicht gefragt: Das beantworten andere.
not-asked-answered = Du hast schon geantwortet.
not-for-two = Ein Remis kann man nur in Partien zu zweit vereinbaren.
no-plans = Züge kann man nur in Partien zu zweit planen, in denen weder Würfel noch Karten entscheiden.
plan-on-turn = Du bist am Zug. Sobald du gezogen hast, kannst du deine Antworten planen.
plan-full = In deinem Plan ist kein Platz für eine weitere Variante. Lösche eine oder mehrere.
not-late = Für diesen Zug ist noch Zeit.
not-late-others = Das entscheiden die anderen. Du kannst noch ziehen.
no-nudge-own-turn = Du bist selbst am Zug: Es gibt niemanden anzustupsen.
no-nudge-paused = Die Partie ist angehalten, es gibt also niemanden anzustupsen. Sie geht weiter, sobald die Moderation sie fortsetzt.
no-nudge-clock = Diese Partie hat eine Uhr; sie erinnert von selbst daran, wer am Zug ist.
no-nudge-too-early =
    Lass einen Tag Zeit. Du kannst wieder fragen: in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.

## Würfel und Geheimnisse

empty-seed = An diesem Wort ist nichts Lesbares. Gib ein anderes.
secret-withheld =
    { $draws ->
        [dice] Die Würfel dieser Partie lassen sich noch nicht prüfen. { $why }
        [cards] Die Karten dieser Partie lassen sich noch nicht prüfen. { $why }
       *[lot] Das Los dieser Partie lässt sich noch nicht prüfen. { $why }
    }
only-in-practice = In einem Versuch an der Tagespartie lässt sich nichts zurücknehmen, und es gibt weder Tipps noch Probezüge noch Vertretung. Danach kannst du dieselben Karten mit /deal üben.
had-attempt = Du hattest deinen Versuch an dieser Tagespartie schon. Du kannst sie üben, und morgen kommt die nächste: siehe /deal.
no-attempt-over = Du kannst diese Tagespartie üben, wenn dein Versuch zu Ende ist. Er läuft noch.
no-attempt-begun = Du kannst diese Tagespartie üben, wenn dein Versuch zu Ende ist. Er hat noch nicht begonnen: siehe /deal.
no-deal = Für diesen Tag gibt es keine Tagespartie.
spoils = Das ist die Tagespartie { $date }, und du kannst sie noch spielen. Ihre Partien kannst du durchsehen, wenn dein eigener Versuch zu Ende ist, oder nach { $until }.
not-as-drawn = Das Protokoll dieser Partie und ihr Geheimnis passen nicht zusammen. { $why }

## Protokolldateien

record-too-large = Diese Datei ist zu groß für das Protokoll einer Partie: Protokolle haben höchstens 200 kB.
record-too-long = Dieses Protokoll hat mehr Züge, als irgendeine Partie hier haben kann.
record-no-text = Diese Datei ist kein Text, also kein Protokoll einer Partie. /record gibt eines.
record-gone = Die Datei ist nicht mehr da. Nutze /open noch einmal.
record-unknown-game = Diese Datei lässt sich nicht durchgehen: Sie ist von keinem Spiel, das hier gespielt wird ({ $games }).
record-wrong = Diese Datei lässt sich nicht durchgehen: { $why }

## Ein Fehler der Festplatte

damaged = Die Aufzeichnung dieser Partie wurde auf der Festplatte des Bots beschädigt, deshalb kann sie nicht weitergehen. Sie bleibt erhalten, wie sie ist; das Log des Bots sagt mehr.
not-kept = Das ließ sich nicht speichern, deshalb ist es nicht geschehen. Nichts ist verloren; das Log des Bots sagt mehr.
not-noted = Das ist geschehen und im Kanal zu sehen, aber gleich danach versagte die Festplatte des Bots: Sein Log sagt mehr. Nichts ist verloren.
not-read = Dieser Tisch ließ sich gerade nicht lesen. Nichts ist verloren; das Log des Bots sagt mehr.

## Warum Discord keine Nachricht annahm, und was aus dem Tisch wird

obstacle-no-access = Ich darf diesen Kanal nicht sehen. In einem privaten Thread: Erwähne mich zuerst dort; sonst kann mir, wer den Kanal verwaltet, das Recht „Kanal ansehen“ geben.
obstacle-no-right = Ich darf in diesem Kanal nichts posten. Wer ihn verwaltet, kann mir die Rechte „Kanal ansehen“, „Nachrichten senden“ (in einem Thread „Nachrichten in Threads senden“) und „Dateien anhängen“ geben.
obstacle-locked = Dieser Thread ist gesperrt. Wer Threads verwaltet, kann ihn entsperren.
obstacle-archived = Dieser Thread ist archiviert. Schreib etwas hinein, dann ist er wieder da.
obstacle-closed = Du nimmst von mir keine Direktnachrichten an, deshalb kann ich hier keine Partie zeigen. Erlaube Direktnachrichten in den Datenschutzeinstellungen eines Servers, auf dem ich Mitglied bin, und blockiere mich nicht.
obstacle-blocked = Der AutoMod dieses Servers hat meine Nachricht blockiert. Wer den Server verwaltet, kann mich durchlassen.
obstacle-gone = Diesen Kanal gibt es nicht mehr.
obstacle-other = Discord hat gerade keine Nachricht angenommen.
not-shown-not-opened = Deshalb wurde kein Tisch eröffnet: Nutze /play danach noch einmal, oder anderswo.
not-shown-not-opened-soon = Deshalb wurde kein Tisch eröffnet: Nutze /play gleich noch einmal.
not-shown-closed = Was darin offen war, ist geschlossen.
not-shown-soon = Was du getan hast, ist gespeichert und erscheint hier, sobald Discord es annimmt.
not-shown-locked = Oder die Moderation verlegt den Tisch mit /moveto in einen anderen Kanal. Was du getan hast, ist gespeichert.
not-shown = Was du getan hast, ist gespeichert, und /board zeigt es dann.

## Offene Angebote

too-many-offers = Du hast auf diesem Server { $most } offene Angebote, mehr sind nicht möglich. Zieh zuerst eines davon zurück: /find zeigt sie.
offered-too-often =
    Du hast in kurzer Zeit viele Angebote gemacht. Bitte warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, bevor du noch eines machst.
private-thread = In einem privaten Thread kannst du keine Partie anbieten, weil die anderen sie nicht sehen könnten. Nutze /find in einem Kanal oder in einem öffentlichen Thread.
