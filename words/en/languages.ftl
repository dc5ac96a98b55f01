# Author: the project
# Reviewer: the project

### The languages, in /settings and /me.

# This language by its own name, as people who speak it look for it in a menu.
name = English

# In a menu of languages: the one that Discord says.
as-in-discord = As in Discord

## Above the menus

person-heading = **Language** of what only you see.
server-heading = **Language** of new tables.

## What a change is told as. $language is the own name of the language (“Deutsch”).

person-chosen = What only you see is now in { $language }.
person-as-in-discord = What only you see is now in the language of your Discord.
server-chosen = New tables are now in { $language }. Tables that are open keep their language.
server-as-in-discord = New tables are now in the language of this server in Discord. Tables that are open keep their language.

## What is kept of somebody, in a list in /privacy

settled-language = your language
settled-locale = the language of your Discord
