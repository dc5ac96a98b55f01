### Computerspieler, am Tisch und daneben.

thinks = { $badge } { $who } denkt nach …
thinks-elsewhere =
    { $alone ->
        [yes] Deine Computer sind zuerst noch an { $number ->
            [one] { $number } anderen Tisch
           *[other] { $number } anderen Tischen
        } beschäftigt.
       *[no] Die Computer von { $who } sind zuerst noch an { $number ->
            [one] { $number } anderen Tisch
           *[other] { $number } anderen Tischen
        } beschäftigt.
    }

versus-heading = Gegen den Computer
versus-about = Die Partie beginnt sofort und ist ungewertet.
versus-direct = Die Partie beginnt sofort, in unseren Direktnachrichten.
versus-solo =
    { $number ->
        [one] { $games } ist ein Solospiel, deshalb gibt es keine Computerspieler.
       *[other] { $games } sind Solospiele, deshalb gibt es keine Computerspieler.
    }
solo = Das ist ein Solospiel ohne Computerspieler.
versus-start = Gegen den Computer spielen
versus-set-up = Zuerst den Tisch einrichten
play-alone = Allein spielen
open-table = Einen Tisch eröffnen
level =
    { $level ->
        [very-easy] Computer: sehr leicht
        [easy] Computer: leicht
        [fairly-easy] Computer: eher leicht
        [medium] Computer: mittel
        [fairly-hard] Computer: eher schwer
       *[hard] Computer: schwer
    }
level-about =
    { $level ->
        [very-easy] Übersieht vieles, gut für deine ersten Partien
        [easy] Macht Fehler, gut, wenn du die Regeln kennst
        [fairly-easy] Sieht das meiste, aber nicht jede Falle
        [medium] Spielt gut, übersieht aber manches
        [fairly-hard] Denkt weiter voraus
       *[hard] Spielt so gut wie möglich
    }
my-level = Computer: meine Stärke
my-level-about = So stark wie du: Du gewinnst etwas weniger als die Hälfte
with-points = { $computer }, mit etwa { $points } Punkten
about-points = { $about } (etwa { $points } Punkte)
scale = -# Computer auf derselben Skala: { $levels }.
level-points =
    { $level ->
        [very-easy] sehr leicht { $points }
        [easy] leicht { $points }
        [fairly-easy] eher leicht { $points }
        [medium] mittel { $points }
        [fairly-hard] eher schwer { $points }
       *[hard] schwer { $points }
    }
fitted =
    Du spielst gegen { $computer }. Nach { $games ->
        [one] deiner letzten Partie
       *[other] deinen letzten Partien
    } gegen Computer hier holst du etwa { $share } der Punkte.
fitted-first = Ich habe { $computer } gewählt. Ich kenne hier noch zu wenige deiner Partien gegen Computer, um deine Stärke zu wissen.
opponents =
    { $number ->
        [one] Gegen { $number } Computer
       *[other] Gegen { $number } Computer
    }

add = Computer dazusetzen
alone = Keine Lust zu warten? Drück „{ $add }“.
wanted =
    Drück „{ $add }“: Es { $number ->
        [one] fehlt noch { $number } Computer.
       *[other] fehlen noch { $number } Computer.
    }
replace-menu = Eingeladene Person durch Computer ersetzen
replace = { $computer } statt { $who }

stand-in = Computer übernehmen lassen
stand-in-replace = { $who } ersetzen
stand-in-replace-one = Einen Computer ersetzen
stand-in-ask = Welcher Computer soll einen Platz übernehmen? Die anderen am Tisch werden vorher gefragt.
stand-in-alone = Welcher Computer soll ersetzt werden, und durch welchen?
stand-in-menu = Wähle einen Computer und einen Platz
stand-in-own = { $computer } übernimmt für dich
stand-in-for = { $computer } übernimmt für { $owner }
late-forfeit = Die Zeit von { $who } ist abgelaufen, Ziehen geht aber noch. Ohne Zug verfällt der Platz. Frist: { $when }.
done-substituted = Erledigt. Der Platz ist neu besetzt.
name-newcomer = Wer soll den Platz übernehmen? Nenne eine Person oder einen Computer.
name-one-newcomer = Nenne für den Platz eine Person oder einen Computer, nicht beides.

beaten = Siege gegen Computer: { $levels }.
beaten-level =
    { $level ->
        [very-easy] sehr leicht { $won } von { $played }
        [easy] leicht { $won } von { $played }
        [fairly-easy] eher leicht { $won } von { $played }
        [medium] mittel { $won } von { $played }
        [fairly-hard] eher schwer { $won } von { $played }
       *[hard] schwer { $won } von { $played }
    }
try-next =
    { $level ->
        [very-easy] Du hast den sehr leichten Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
        [easy] Du hast den leichten Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
        [fairly-easy] Du hast den eher leichten Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
        [medium] Du hast den mittleren Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
       *[fairly-hard] Du hast den eher schweren Computer { $won ->
            [one] { $won }-mal
           *[other] { $won }-mal
        } besiegt.
    } { $next ->
        [easy] Bereit für die Stufe „leicht“?
        [fairly-easy] Bereit für die Stufe „eher leicht“?
        [medium] Bereit für die Stufe „mittel“?
        [fairly-hard] Bereit für die Stufe „eher schwer“?
       *[hard] Bereit für die Stufe „schwer“?
    }
try-button =
    { $next ->
        [easy] Gegen Computer (leicht) spielen
        [fairly-easy] Gegen Computer (eher leicht) spielen
        [medium] Gegen Computer (mittel) spielen
        [fairly-hard] Gegen Computer (eher schwer) spielen
       *[hard] Gegen Computer (schwer) spielen
    }
