### Nazwy graczy.

somebody = Ktoś
former-player = Dawny gracz
computer =
    Komputer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [very-easy] bardzo łatwy
        [easy] łatwy
        [fairly-easy] dość łatwy
        [medium] średni
        [fairly-hard] dość trudny
       *[hard] trudny
    })

computer-short =
    Komputer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })

player =
    { $word ->
        [acacia] Akacja
        [agate] Agat
        [alabaster] Alabaster
        [alder] Olcha
        [almond] Migdał
        [amber] Bursztyn
        [amethyst] Ametyst
        [aquamarine] Akwamaryn
        [ash] Jesion
        [aspen] Osika
        [baobab] Baobab
        [basalt] Bazalt
        [beech] Buk
        [beryl] Beryl
        [birch] Brzoza
        [bora] Bora
        [breeze] Bryza
        [cedar] Cedr
        [chalk] Kreda
        [cherry] Wiśnia
        [chestnut] Kasztan
        [citrine] Cytryn
        [cloud] Chmura
        [copper] Miedź
        [coral] Koral
        [crystal] Kryształ
        [cypress] Cyprys
        [diamond] Diament
        [dolomite] Dolomit
        [ebony] Heban
        [elm] Wiąz
        [emerald] Szmaragd
        [feldspar] Skaleń
        [fir] Jodła
        [flint] Krzemień
        [garnet] Granat
        [ginkgo] Miłorząb
        [gneiss] Gnejs
        [granite] Granit
        [graphite] Grafit
        [gypsum] Gips
        [hawthorn] Głóg
        [hazel] Leszczyna
        [heather] Wrzos
        [hematite] Hematyt
        [holly] Ostrokrzew
        [ivy] Bluszcz
        [jade] Jadeit
        [jasper] Jaspis
        [juniper] Jałowiec
        [larch] Modrzew
        [laurel] Wawrzyn
        [lilac] Lilak
        [limestone] Wapień
        [linden] Lipa
        [magnolia] Magnolia
        [mahogany] Mahoń
        [malachite] Malachit
        [maple] Klon
        [marble] Marmur
        [mica] Mika
        [mist] Mgła
        [mistral] Mistral
        [monsoon] Monsun
        [mulberry] Morwa
        [myrtle] Mirt
        [oak] Dąb
        [obsidian] Obsydian
        [olive] Oliwka
        [onyx] Onyks
        [opal] Opal
        [palm] Palma
        [pearl] Perła
        [pebble] Otoczak
        [peridot] Perydot
        [pine] Sosna
        [poplar] Topola
        [porphyry] Porfir
        [pumice] Pumeks
        [pyrite] Piryt
        [quartz] Kwarc
        [rain] Deszcz
        [rowan] Jarzębina
        [ruby] Rubin
        [sandstone] Piaskowiec
        [sapphire] Szafir
        [sequoia] Sekwoja
        [sirocco] Sirokko
        [slate] Łupek
        [snow] Śnieg
        [spinel] Spinel
        [spruce] Świerk
        [storm] Sztorm
        [teak] Tek
        [thunder] Grom
        [topaz] Topaz
        [tourmaline] Turmalin
        [tramontane] Tramontana
        [travertine] Trawertyn
        [tuff] Tuf
        [turquoise] Turkus
        [walnut] Orzech
        [willow] Wierzba
        [zephyr] Zefir
       *[zircon] Cyrkon
    } { $number }
