### Obraz z tabelą turnieju.

points = Pkt
buchholz = Buch
firsts = 1.
wins = Wygr.
latest = Ostatnie partie
unnamed = Gracz { $row }

explained-free = { $signs } bez partii
explained-annulled = { $sign } anulowana
explained-left-out = (w nawiasie) nie liczy się
explained-no-score = { $sign } bez wyniku

alt = Miejsca, punkty i wyniki po { $over } z { $games } partii. Przeciwnicy mają numery swoich wierszy.
alt-scores = Miejsca, sumy i wyniki, zakończone rozdania: { $over } z { $games }.
scored = rozdanie { $deal }: { $score }
row = { $row }. { $name }: { $points }{ $told ->
    [yes] {" "}({ $details })
   *[no] {""}
 }
placed = miejsce { $place }
unplaced = bez miejsca
counted = wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }, niezakończone: { $open }
against =
    { $how ->
        [win] wygrana z { $rows }
        [draw] remis z { $rows }
        [loss] przegrana z { $rows }
        [open] niezakończone z { $rows }
       *[annulled] anulowane z { $rows }
    }
free = { $points } bez partii
places = miejsca przy stołach: { $places }
told-buchholz = Buchholz { $number }
told-firsts = pierwsze miejsca: { $number }
told-wins = wygrane: { $number }
withdrew = poza turniejem
zone =
    { $up ->
        [yes] awansuje
       *[no] spada
    }
