# Author: the project's first translator
# Reviewer: nobody yet

### Wie Mitspielende heißen. Die Namen selbst ($who) bleiben in jeder Sprache, wie sie sind.

somebody = Jemand
former-player = Gelöschtes Profil
computer =
    Computer ({ $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    })

computer-short =
    KI: { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
