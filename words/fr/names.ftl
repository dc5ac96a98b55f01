# Author: the project's first translator
# Reviewer: nobody yet

### What players are called, in French. The words are neutral in gender.

somebody = Quelqu’un
former-player = Ancien compte
computer =
    Ordinateur ({ $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    })

computer-short =
    IA : { $level ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
