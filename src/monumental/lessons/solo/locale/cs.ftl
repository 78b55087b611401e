### Playing against the Automa, for those who know classic.

course = Sám proti automě
course-about = Soupeř, za kterého nikdo nehraje: jak jedná a jak ho porazit.

automa = Tah automy
automa-about = Karta pro sólovou hru, řádek po řádku.
automa-nobody = Hrajete proti automě: jsou to Dánové, za které nikdo nehraje. Automa nemá město, jen balíček karet pro sólovou hru, a hraje jako první.
automa-end = Udělali jste, co šlo. Ukončete tah a automa odhalí kartu pro sólovou hru.
automa-tie = Odhalila se karta { $card-solo-2 }; její řádky se plní odshora dolů. Teď dobývá nejlevnější provincii vedle svého území. Dvě jsou stejně dobré. Rozhodnete za ni vy!
automa-lines = Řádek 1: vzala nejdražší vědomosti. Řádek 2 totéž, ale má cenu: 2 zlata. Ta měla. Co nelze provést nebo zaplatit, přeskočí se.
automa-archetype = Řádky 3 a 4 platí jen pro výbojné zaměření. Dánové ho mají, proto vzali dvě provincie. Jiné civilizace by tyto řádky přeskočily.
automa-nothing = Za karty a dobývání nic neplatí a nezískává bonusy. Texty jejích karet neplatí, karty se jen počítají. Žetony průzkumu, které vezme, opustí hru.
automa-go-on = Přehled rozvoje se doplnil jako po každém tahu. Teď vy: aktivujte libovolnou řadu a sloupec.

taking = Co si bere
taking-about = Divy světa, karty, zvědové a jak být rychlejší.
taking-wonder = Víte, co má automa ráda. Z divů světa zahájí ten s nejlevnější první fází výstavby. Buďte rychlejší: zahajte stavbu karty { $card-stonehenge } sami.
taking-no-end = Pak může být { $card-stonehenge } pryč. Nejdřív zahajte stavbu.
taking-end = Výborně. Ukončete tah.
taking-began = Přišla karta { $card-solo-7 }: Dánové zahájili { $card-pyramids } a za 2 zlata je dokončili. Žeton divu světa stojí v jejich provincii s nejnižší hodnotou.
taking-building = Pak vzali nejlevnější budovu. Dvě stály 3; ze stejných bere automa kartu nejdál od balíčku. Dá se tedy předvídat, co vezme.
taking-explorers = Když řádek pohne jejími zvědy, jdou k nejbližšímu tržišti a cestou berou žetony výroby z mapy. Ty opustí hru.

winning = Vyhrát sám
winning-about = Pokročilé karty a závěrečné počítání.
winning-advanced = Moc snadné? Ke kartám pro sólovou hru lze přimíchat až čtyři pokročilé karty: automu posílí. Zde hraje se dvěma.
winning-score = Automa počítá body jako vy: vědomosti, divy světa, kulturní politiky, provincie a dominance. Máte 19 bodů, Dánové 24. Je to váš poslední tah.
winning-win = Potřebujete 25. Myslete na dominanci: s třetí kulturní politikou se Dánům vyrovnáte. A vědomosti dají další bod. Až to budete mít, ukončete tah.
winning-done = Vyhráváte! První sólovou hru hrajte bez pokročilých karet a po každé výhře jednu přidejte.
