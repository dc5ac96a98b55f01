### What players are called. The names of people themselves ($who) stand as they are, in every language.

# In place of a name of which nothing can be shown. It can begin a sentence.
somebody = Someone

# A player whose data was deleted. It is used like a name, so it can begin a sentence.
former-player = Former player

# A computer player. It is used like a name. $number (number): which of the computers of a table it is; 0 where there is one.
computer =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } ({ $level ->
        [very-easy] very easy
        [easy] easy
        [fairly-easy] fairly easy
        [medium] medium
        [fairly-hard] fairly hard
       *[hard] hard
    })

# The same on a plate in a picture on which the whole name has no room: its beginning, without the level.
# max 14
computer-short =
    Computer{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }

# A player of whose name there are several at a table. $number (number): which of them.
namesake = { $who } ({ $number })

# What a player is called where strangers see them: a stone, a tree or a kind of weather, and a number. The bot draws it, and it is used like a name.
# No two words are translated alike. $number: the digits of a number from 100 on, which are the same in every language.
# max 24
player =
    { $word ->
        [acacia] Acacia
        [agate] Agate
        [alabaster] Alabaster
        [alder] Alder
        [almond] Almond
        [amber] Amber
        [amethyst] Amethyst
        [aquamarine] Aquamarine
        [ash] Ash
        [aspen] Aspen
        [baobab] Baobab
        [basalt] Basalt
        [beech] Beech
        [beryl] Beryl
        [birch] Birch
        [bora] Bora
        [breeze] Breeze
        [cedar] Cedar
        [chalk] Chalk
        [cherry] Cherry
        [chestnut] Chestnut
        [citrine] Citrine
        [cloud] Cloud
        [copper] Copper
        [coral] Coral
        [crystal] Crystal
        [cypress] Cypress
        [diamond] Diamond
        [dolomite] Dolomite
        [ebony] Ebony
        [elm] Elm
        [emerald] Emerald
        [feldspar] Feldspar
        [fir] Fir
        [flint] Flint
        [garnet] Garnet
        [ginkgo] Ginkgo
        [gneiss] Gneiss
        [granite] Granite
        [graphite] Graphite
        [gypsum] Gypsum
        [hawthorn] Hawthorn
        [hazel] Hazel
        [heather] Heather
        [hematite] Hematite
        [holly] Holly
        [ivy] Ivy
        [jade] Jade
        [jasper] Jasper
        [juniper] Juniper
        [larch] Larch
        [laurel] Laurel
        [lilac] Lilac
        [limestone] Limestone
        [linden] Linden
        [magnolia] Magnolia
        [mahogany] Mahogany
        [malachite] Malachite
        [maple] Maple
        [marble] Marble
        [mica] Mica
        [mist] Mist
        [mistral] Mistral
        [monsoon] Monsoon
        [mulberry] Mulberry
        [myrtle] Myrtle
        [oak] Oak
        [obsidian] Obsidian
        [olive] Olive
        [onyx] Onyx
        [opal] Opal
        [palm] Palm
        [pearl] Pearl
        [pebble] Pebble
        [peridot] Peridot
        [pine] Pine
        [poplar] Poplar
        [porphyry] Porphyry
        [pumice] Pumice
        [pyrite] Pyrite
        [quartz] Quartz
        [rain] Rain
        [rowan] Rowan
        [ruby] Ruby
        [sandstone] Sandstone
        [sapphire] Sapphire
        [sequoia] Sequoia
        [sirocco] Sirocco
        [slate] Slate
        [snow] Snow
        [spinel] Spinel
        [spruce] Spruce
        [storm] Storm
        [teak] Teak
        [thunder] Thunder
        [topaz] Topaz
        [tourmaline] Tourmaline
        [tramontane] Tramontane
        [travertine] Travertine
        [tuff] Tuff
        [turquoise] Turquoise
        [walnut] Walnut
        [willow] Willow
        [zephyr] Zephyr
       *[zircon] Zircon
    } { $number }
