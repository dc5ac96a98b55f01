### Języki w /settings i /me.

name = Polski

as-in-discord = Jak na Discordzie

## Nad menu

person-heading = **Język** wszystkiego, co widzisz tylko ty.
server-heading = **Język** nowych stołów.

## Co zmienił wybór

person-chosen = Wszystko, co widzisz tylko ty, jest teraz w języku: { $language }.
person-as-in-discord = Wszystko, co widzisz tylko ty, jest teraz w języku, w którym używasz Discorda.
server-chosen = Nowe stoły są teraz w języku: { $language }. Otwarte stoły zachowują swój język.
server-as-in-discord = Nowe stoły używają teraz języka, który ten serwer ma na Discordzie. Otwarte stoły zachowują swój język.

## Co bot o kimś wie, na liście w /privacy

settled-language = twój język
settled-locale = język twojego Discorda
beta = { $language } (beta)
beta-report =
    -# { $many ->
        [one] Nowy język: { $languages }. Widzisz błędne zdanie? Zgłoś je tutaj: { $address }
        [few] Nowe języki: { $languages }. Widzisz błędne zdanie? Zgłoś je tutaj: { $address }
       *[many] Nowe języki: { $languages }. Widzisz błędne zdanie? Zgłoś je tutaj: { $address }
    }
beta-tell =
    -# { $many ->
        [one] Nowy język: { $languages }. Widzisz błędne zdanie? Powiedz o nim osobie, która prowadzi bota.
        [few] Nowe języki: { $languages }. Widzisz błędne zdanie? Powiedz o nim osobie, która prowadzi bota.
       *[many] Nowe języki: { $languages }. Widzisz błędne zdanie? Powiedz o nim osobie, która prowadzi bota.
    }
