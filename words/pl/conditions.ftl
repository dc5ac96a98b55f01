### Kto może zapisać się do turnieju i potwierdzanie przed startem.

heading = Kto może grać
about = Kto już się zapisał, zostaje. Wiadomość turnieju podaje warunki.
rated = Dla rankingów { $range } (twój najwyższy w tej grze na tym serwerze w ostatnim roku)
range = { $lowest }–{ $highest }
range-from = od { $lowest }
role = Dla osób z rolą { $role }
check-in = Potwierdzanie przed startem, czas: { $time }. Oznaczę cię, a ty potwierdzasz, że jesteś
late = Możesz też dołączyć później, zanim skończy się runda { $round }
reliable-on = Kto przegrał w turnieju na czas, musi poczekać
reliable-off = Kto przegrał w turnieju na czas, też może grać
check-in-choice = Potwierdzanie przed startem: { $time }
no-check-in = Bez potwierdzania
late-on = Można dołączyć później, zanim skończy się runda { $round }
late-off = Nie można dołączyć później
no-role-needed = Rola nie jest potrzebna
rating-button = Rankingi…
rating-title = Które rankingi mogą grać?
rating-text = Liczy się najwyższy ranking w tej grze na tym serwerze w ostatnim roku. `/leaderboard` pokazuje rankingi.
rating-label = Od i do
rating-hint = Na przykład 100–300, 100– albo –300. Sam myślnik: wszystkie
no-range = Wpisz dwie liczby z myślnikiem między nimi, na przykład 100–300.
line = { $by } zmienia, kto może grać.

no-role = Ten turniej jest dla osób z rolą { $role }.
no-rating = Ten turniej jest dla rankingów { $range }, a w tej grze na tym serwerze jeszcze go nie masz. Dostaniesz go, grając tu partie rankingowe.
not-in-range = Ten turniej jest dla rankingów { $range }. Twój najwyższy w ostatnim roku to { $peak }.
unreliable =
    { $lost ->
        [one] Jedna twoja partia turniejowa przepadła na czas. Zapiszesz się znowu po { $moment } albo po kolejnych zakończonych partiach turniejowych: { $more }.
        [few] Na czas przepadły { $lost } twoje partie turniejowe. Zapiszesz się znowu po { $moment } albo po kolejnych zakończonych partiach turniejowych: { $more }.
       *[many] Na czas przepadło { $lost } twoich partii turniejowych. Zapiszesz się znowu po { $moment } albo po kolejnych zakończonych partiach turniejowych: { $more }.
    }
no-check-in-now = Teraz nie ma czego potwierdzać.
