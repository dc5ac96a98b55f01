### What players are called, in French. The words are neutral in gender.

somebody = Quelqu’un
former-player = Ancien compte
computer =
    Ordinateur{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [very-easy] très facile
        [easy] facile
        [fairly-easy] assez facile
        [medium] moyen
        [fairly-hard] assez difficile
       *[hard] difficile
    })
computer-short =
    Ordi{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

namesake = { $who } ({ $number })

player =
    { $word ->
        [acacia] Acacia
        [agate] Agate
        [alabaster] Albâtre
        [alder] Aulne
        [almond] Amande
        [amber] Ambre
        [amethyst] Améthyste
        [aquamarine] Aigue-marine
        [ash] Frêne
        [aspen] Tremble
        [baobab] Baobab
        [basalt] Basalte
        [beech] Hêtre
        [beryl] Béryl
        [birch] Bouleau
        [bora] Bora
        [breeze] Brise
        [cedar] Cèdre
        [chalk] Craie
        [cherry] Cerise
        [chestnut] Châtaigne
        [citrine] Citrine
        [cloud] Nuage
        [copper] Cuivre
        [coral] Corail
        [crystal] Cristal
        [cypress] Cyprès
        [diamond] Diamant
        [dolomite] Dolomite
        [ebony] Ébène
        [elm] Orme
        [emerald] Émeraude
        [feldspar] Feldspath
        [fir] Sapin
        [flint] Silex
        [garnet] Grenat
        [ginkgo] Ginkgo
        [gneiss] Gneiss
        [granite] Granite
        [graphite] Graphite
        [gypsum] Gypse
        [hawthorn] Aubépine
        [hazel] Noisetier
        [heather] Bruyère
        [hematite] Hématite
        [holly] Houx
        [ivy] Lierre
        [jade] Jade
        [jasper] Jaspe
        [juniper] Genévrier
        [larch] Mélèze
        [laurel] Laurier
        [lilac] Lilas
        [limestone] Calcaire
        [linden] Tilleul
        [magnolia] Magnolia
        [mahogany] Acajou
        [malachite] Malachite
        [maple] Érable
        [marble] Marbre
        [mica] Mica
        [mist] Brume
        [mistral] Mistral
        [monsoon] Mousson
        [mulberry] Mûrier
        [myrtle] Myrte
        [oak] Chêne
        [obsidian] Obsidienne
        [olive] Olive
        [onyx] Onyx
        [opal] Opale
        [palm] Palmier
        [pearl] Perle
        [pebble] Galet
        [peridot] Péridot
        [pine] Pin
        [poplar] Peuplier
        [porphyry] Porphyre
        [pumice] Ponce
        [pyrite] Pyrite
        [quartz] Quartz
        [rain] Pluie
        [rowan] Sorbier
        [ruby] Rubis
        [sandstone] Grès
        [sapphire] Saphir
        [sequoia] Séquoia
        [sirocco] Sirocco
        [slate] Ardoise
        [snow] Neige
        [spinel] Spinelle
        [spruce] Épicéa
        [storm] Tempête
        [teak] Teck
        [thunder] Tonnerre
        [topaz] Topaze
        [tourmaline] Tourmaline
        [tramontane] Tramontane
        [travertine] Travertin
        [tuff] Tuf
        [turquoise] Turquoise
        [walnut] Noyer
        [willow] Saule
        [zephyr] Zéphyr
       *[zircon] Zircon
    } { $number }
