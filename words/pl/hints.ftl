### Podpowiedzi: co zagrałby komputer i dlaczego.

## Przyciski

hint = Podpowiedź
play-it = Zagraj to

## Podpowiedź

heading = **Podpowiedź**: { $moves }.
choice = { $asks }: { $choice }
after-it = Obrazek pokazuje planszę po tej turze.
share =
    { $share ->
        [100] Komputer spodziewa się tak na pewno wygrać.
        [0] Komputer nie widzi już drogi do wygranej.
       *[other] Szanse na wygraną: { $share }%.
    }
otherwise = Drugi w kolejności wybór to { $moves }: { $share } na 100 partii.
only = Nic innego nie można zagrać.
follows = W najlepszej grze dalej gra { $who }: { $moves }.

## Po partii

taken = Podpowiedzi: { $list }
taken-by = { $who } { $hints }

## Odpowiedzi, kiedy ich nie ma

none-here =
    { $why ->
        [off] Przy tym stole gra się bez podpowiedzi.
        [people] W tej partii grają przeciw sobie ludzie, więc nie ma w niej podpowiedzi. Są w partiach w pojedynkę i z komputerem.
       *[rated] Ta partia liczy się do rankingu graczy, więc nie ma w niej podpowiedzi. Są w partiach w pojedynkę i z komputerem.
    }
failed = Komputer tym razem nie znalazł podpowiedzi. Nic nie zostało policzone.

## Opcja stołu

option = Czy można prosić o podpowiedzi. W partiach rankingowych między ludźmi nigdy ich nie ma.
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
