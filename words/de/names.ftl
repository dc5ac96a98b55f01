### Wie Mitspielende heißen. Die Namen selbst ($who) bleiben in jeder Sprache, wie sie sind.

somebody = Jemand
former-player = Gelöschtes Profil
computer =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [very-easy] sehr leicht
        [easy] leicht
        [fairly-easy] eher leicht
        [medium] mittel
        [fairly-hard] eher schwer
       *[hard] schwer
    })

computer-short =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })

player =
    { $word ->
        [acacia] Akazie
        [agate] Achat
        [alabaster] Alabaster
        [alder] Erle
        [almond] Mandel
        [amber] Bernstein
        [amethyst] Amethyst
        [aquamarine] Aquamarin
        [ash] Esche
        [aspen] Espe
        [baobab] Baobab
        [basalt] Basalt
        [beech] Buche
        [beryl] Beryll
        [birch] Birke
        [bora] Bora
        [breeze] Brise
        [cedar] Zeder
        [chalk] Kreide
        [cherry] Kirsche
        [chestnut] Kastanie
        [citrine] Citrin
        [cloud] Wolke
        [copper] Kupfer
        [coral] Koralle
        [crystal] Kristall
        [cypress] Zypresse
        [diamond] Diamant
        [dolomite] Dolomit
        [ebony] Ebenholz
        [elm] Ulme
        [emerald] Smaragd
        [feldspar] Feldspat
        [fir] Tanne
        [flint] Feuerstein
        [garnet] Granat
        [ginkgo] Ginkgo
        [gneiss] Gneis
        [granite] Granit
        [graphite] Graphit
        [gypsum] Gips
        [hawthorn] Weißdorn
        [hazel] Hasel
        [heather] Heide
        [hematite] Hämatit
        [holly] Stechpalme
        [ivy] Efeu
        [jade] Jade
        [jasper] Jaspis
        [juniper] Wacholder
        [larch] Lärche
        [laurel] Lorbeer
        [lilac] Flieder
        [limestone] Kalkstein
        [linden] Linde
        [magnolia] Magnolie
        [mahogany] Mahagoni
        [malachite] Malachit
        [maple] Ahorn
        [marble] Marmor
        [mica] Glimmer
        [mist] Nebel
        [mistral] Mistral
        [monsoon] Monsun
        [mulberry] Maulbeere
        [myrtle] Myrte
        [oak] Eiche
        [obsidian] Obsidian
        [olive] Olive
        [onyx] Onyx
        [opal] Opal
        [palm] Palme
        [pearl] Perle
        [pebble] Kiesel
        [peridot] Peridot
        [pine] Kiefer
        [poplar] Pappel
        [porphyry] Porphyr
        [pumice] Bimsstein
        [pyrite] Pyrit
        [quartz] Quarz
        [rain] Regen
        [rowan] Eberesche
        [ruby] Rubin
        [sandstone] Sandstein
        [sapphire] Saphir
        [sequoia] Mammutbaum
        [sirocco] Schirokko
        [slate] Schiefer
        [snow] Schnee
        [spinel] Spinell
        [spruce] Fichte
        [storm] Sturm
        [teak] Teak
        [thunder] Donner
        [topaz] Topas
        [tourmaline] Turmalin
        [tramontane] Tramontana
        [travertine] Travertin
        [tuff] Tuff
        [turquoise] Türkis
        [walnut] Walnuss
        [willow] Weide
        [zephyr] Zephyr
       *[zircon] Zirkon
    } { $number }
