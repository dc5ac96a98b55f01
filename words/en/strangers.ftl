### Games with strangers: people of any server, who know of each other a player name (such as “Basalt 482”), and nothing else.
### $name is such a player name. What is here is private, unless a comment says otherwise.

## Why somebody can't look for an opponent: shown as plain text, without Markdown

not-from-here = This server doesn’t let its members look for opponents in other servers. Use /find in our direct messages.
not-agreed = You haven’t agreed to play with strangers yet. Use /find in our direct messages to read what that means.
account-too-new =
    Your Discord account is too new to play with strangers. You can in { $days ->
        [one] { $days } day
       *[other] { $days } days
    }.
direct-closed = I can’t write to you in direct messages, and games with strangers are played there. Allow them in the privacy settings of a server we share, then try again.
# $most (number)
too-many-games = You’re already playing { $most } games in direct messages, the maximum. Finish one first.

## Why a game ended that had not begun: on its board

ended-not-begun = The game was closed because a player didn’t make a first move in time. It has no result.
ended-not-shown = The game was closed because I couldn’t reach a player. It has no result.

## A setting of a server

# A button.
# max 38
switch-pool =
    { $on ->
        [yes] Strangers of other servers: on
       *[no] Strangers of other servers: off
    }
told-pool =
    { $on ->
        [yes] Members can now look for opponents in other servers from here.
       *[no] Members can no longer look for opponents in other servers from here.
    }
