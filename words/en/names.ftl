### What players are called. The names of people themselves ($who) stand as they are, in every language.

# In place of a name of which nothing can be shown. It can begin a sentence.
somebody = Someone

# A player whose data was deleted. It is used like a name, so it can begin a sentence.
former-player = Former player

# A computer player. It is used like a name. $number (number): which of the computers of a table it is; 0 where there is one.
computer =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    })

# The same on a plate in a picture on which the whole name has no room: its beginning, without the level.
# max 14
computer-short =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

# A player of whose name there are several at a table. $number (number): which of them.
namesake = { $who } ({ $number })
