### Podpowiedzi: co zagrałby komputer i dlaczego.

## Przyciski

hint = Podpowiedź
play-it = Zagraj ten ruch

## Podpowiedź

heading = **Podpowiedź**: { $moves }.
choice = { $asks } ({ $choice })
after-it = Obrazek pokazuje planszę po tej turze.
share =
    { $share ->
        [100] Przy najlepszej grze to na pewno wygrywa.
        [0] Komputer nie widzi już drogi do wygranej.
       *[other] Szacowana szansa na wygraną: { $share }%.
    }
otherwise = Drugi najlepszy wybór ({ $share }%): { $moves }.
only = Nie ma innego dozwolonego ruchu.
follows = Przy najlepszej grze następny ruch gracza { $who } to: { $moves }.
line = Obraz poniżej pokazuje planszę po tym.

## Po partii

taken = Użyte podpowiedzi: { $list }
taken-by = { $who } { $hints }

## Odpowiedzi, kiedy ich nie ma

none-here =
    { $why ->
        [off] Przy tym stole gra się bez podpowiedzi.
        [people] W partiach między ludźmi nie ma podpowiedzi, chyba że stół zgodził się na nie przed partią.
       *[rated] W partiach rankingowych nie ma podpowiedzi. Są w grach w pojedynkę i z komputerem.
    }
failed = Tym razem komputer nie znalazł podpowiedzi. Nic nie zostało policzone.

## Opcja stołu

option = Czy gracze mogą prosić o podpowiedzi. W partiach rankingowych między ludźmi nigdy ich nie ma.
option-on =
    { $begins ->
        [yes] Podpowiedzi w partiach z komputerem
       *[no] podpowiedzi w partiach z komputerem
    }
option-off =
    { $begins ->
        [yes] Bez podpowiedzi
       *[no] bez podpowiedzi
    }
option-all =
    { $begins ->
        [yes] Podpowiedzi i wskazówki dla wszystkich, jeśli partia jest towarzyska
       *[no] podpowiedzi i wskazówki dla wszystkich, jeśli partia jest towarzyska
    }
