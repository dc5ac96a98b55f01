### What players are called, in French. The words are neutral in gender.

somebody = Quelqu’un
former-player = Ancien compte
computer =
    Ordinateur{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    })
computer-short =
    Ordi{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })
