### The languages, in /settings and /me.

# This language by its own name, as people who speak it look for it in a menu. A choice in a menu.
# max 80
name = English

# A choice in a menu of languages: the one that Discord says.
# max 80
as-in-discord = Same as Discord

## Above the menus

person-heading = **Language** for everything only you can see.
server-heading = **Language** for new tables.

## What a change is told as. $language is the own name of the language (“Deutsch”).

person-chosen = Everything only you can see is now in { $language }.
person-as-in-discord = Everything only you can see is now in your Discord language.
server-chosen = New tables are now in { $language }. Open tables keep their language.
server-as-in-discord = New tables now use this server’s Discord language. Open tables keep their language.

## What is stored about a person, in a list in /privacy: “Your stored settings: …”

settled-language = your language
settled-locale = your Discord language

## A language that is new: beta

# A language in a menu of languages, marked as new. $language is its own name (“Deutsch”).
# $language max 20
# max 80
beta = { $language } (beta)
# Below the menu of languages. $languages: the own names of the languages that are marked, as a list: “Deutsch and Polski”.
# $many (number): how many they are. $address is the address of a page.
beta-report = -# { $languages } { $many ->
    [one] is
   *[other] are
 } new here. Found a wrong sentence? Report it here: { $address }
# The same where there is no such page.
beta-tell = -# { $languages } { $many ->
    [one] is
   *[other] are
 } new here. Found a wrong sentence? Tell this bot’s host.
