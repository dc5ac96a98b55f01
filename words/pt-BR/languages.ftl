### The languages, in /settings and /me, in Brazilian Portuguese.

name = Português do Brasil
as-in-discord = O mesmo do Discord

## Above the menus

person-heading = **Idioma** de tudo o que só você vê.
server-heading = **Idioma** das novas mesas.

## What a change is told as. $language is the own name of the language (“Deutsch”).

person-chosen = Tudo o que só você vê agora aparece neste idioma: { $language }.
person-as-in-discord = Tudo o que só você vê agora aparece no idioma do seu Discord.
server-chosen = As novas mesas agora usam este idioma: { $language }. As mesas abertas continuam no idioma delas.
server-as-in-discord = As novas mesas agora usam o idioma deste servidor no Discord. As mesas abertas continuam no idioma delas.

## What is stored about a person, in a list in /privacy: “Your stored settings: …”

settled-language = seu idioma
settled-locale = o idioma do seu Discord

## A language that is new: beta

beta = { $language } (beta)
beta-report = -# { $many ->
    [one] Idioma novo por aqui: { $languages }.
   *[other] Idiomas novos por aqui: { $languages }.
 } Achou uma frase errada? Conte aqui: { $address }
beta-tell = -# { $many ->
    [one] Idioma novo por aqui: { $languages }.
   *[other] Idiomas novos por aqui: { $languages }.
 } Achou uma frase errada? Conte a quem administra este bot.
