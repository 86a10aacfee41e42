### Noria: de begeleide eerste partij.

learn-noria-about = Bouw een wiel van actieschijven, stuur je ambassadeur naar de eilanden en maak de zalen waard wat je afgevaardigden geklommen zijn.

learn-noria-welcome = Waar het om gaat
learn-noria-welcome-goal = Punten komen alleen uit het stadhuis: aan het eind betaalt elk pad het niveau van je afgevaardigde maal de waarde van zijn zaal. Al het andere helpt je alleen klimmen.
learn-noria-welcome-resource = Begin met een grondstof naar keuze. Ze zijn allemaal evenveel waard; je verzamelt er snel meer.
learn-noria-welcome-delegate = Stuur je eerste afgevaardigde gratis naar een pad. Veredeling of vestiging zijn goed voor het begin: hun niveaus betaal je met grondstoffen.

learn-noria-wheel = Je wiel
learn-noria-wheel-rings = Dit is je wiel: drie ringen met schijven. Alleen de onderste helft is actief, en na elke beurt schuift elke ring één vak op.
learn-noria-wheel-phases = Een beurt heeft vier fasen: invloed, actie, politiek, administratie. Invloed kost kennis en komt later: beëindig die fase nu.
learn-noria-wheel-triple = In de actiefase gebruik je tot drie schijven, één per ring, en ze moeten naast elkaar liggen: links bij links, rechts bij rechts.

learn-noria-journey = Een reis
learn-noria-journey-disc = Activeer de reisschijf, rechts op de middelste ring. Ze brengt je ambassadeur naar een eiland.
learn-noria-journey-explore = Nog geen eiland is bekend. Onthul er een: de wolken gaan open en je ambassadeur landt daar.
learn-noria-journey-ship = Neem een schip. Voor elk schip van een soort verzamelt een schijf van die soort voortaan één grondstof meer.

learn-noria-harvest = Een oogst
learn-noria-harvest-gather = Activeer de grondstofschijf op de grote ring: ze brengt één grondstof voor elk van je schepen van die soort.
learn-noria-harvest-supply = Hier is je voorraad: grondstoffen, kennis, schepen en magazijnen, zichtbaar voor iedereen.
learn-noria-harvest-turn = Beëindig je beurt. De ringen draaien één vak en de andere speler speelt; daarna ben jij weer.

learn-noria-city = Naar de markt
learn-noria-city-disc = De stadsschijf is in de actieve helft gekomen, onderaan de kleine ring. Beëindig de invloedsfase en activeer haar.
learn-noria-city-buy = Koop een schijf. Grondstofschijven zijn gratis; de andere betaal je met willekeurige grondstoffen. Aan het eind van de beurt komt ze op je wiel.

learn-noria-factory = Een fabriek
learn-noria-factory-disc = De reisschijf is nog actief, nu links. Gebruik haar opnieuw: de ambassadeur moet naar een ander eiland.
learn-noria-factory-build = Bouw deze keer een fabriek. Ze geeft lege magazijnen voor producten, en kennis in elke volgende beurt.
learn-noria-factory-place = Leg de nieuwe schijf op een leeg vak. Op de bovenste helft komt ze later naar je toe; een schijf die er al ligt, gaat uit het spel.
learn-noria-factory-income = Voortaan brengt je fabriek kennis aan het eind van elk van je beurten. Met kennis betaal je de drie speciale acties.

learn-noria-influence = Invloed
learn-noria-influence-night-shift = Betaal voor je acties 1 kennis voor een nachtdienst: een van de grotere ringen draait een vak verder, zodat een schijf eerder bij je komt.
learn-noria-influence-costs = Elke volgende nachtdienst in dezelfde beurt kost twee keer zoveel. Bewaar je kennis voor de beurt waarin het telt.

learn-noria-tools = Betere schijven
learn-noria-tools-improve = Als de gereedschapsschijf actief is, op de grote ring, verbeter er een andere schijf mee: ze ligt voorgoed op haar geavanceerde zijde.
learn-noria-tools-inspect = Inspecteer een schijf in plaats van haar te activeren: je neemt meteen 1 kennis, en haar ring is deze beurt gebruikt.
learn-noria-tools-double = Eén geavanceerde schijf per beurt mag je verdubbelen, voor twee acties na elkaar. Een verdubbelde stadsschijf klimt twee niveaus.

learn-noria-paths = Klimmen
learn-noria-paths-price = Elk niveau heeft een prijs. Grondstoffen betalen veredeling en vestiging, eenvoudige producten verkenning, complexe onderzoek; plus een grondstof voor elke afgevaardigde die voor je staat.
learn-noria-paths-invest = Als de stadsschijf actief is, investeer: stuur een afgevaardigde uit de grot, of laat er een een niveau stijgen.

learn-noria-politics = Politiek
learn-noria-politics-seat = Betaal na je acties kennis en laat een politicus in een zaal plaatsnemen. Haar waarde gaat naar het volgende getal: kies waar je voorligt.
learn-noria-politics-remove = Verwijder nu een politicus uit het bovenste deel van een zaal: een die goed is voor de anderen, zodat ze minder kan stijgen.

learn-noria-goods = Producten
learn-noria-goods-produce = Produceer een product: de gereedschapsschijf vult een van je lege magazijnen voor de grondstoffen die erop staan. Producten betalen verkenning en onderzoek.
learn-noria-goods-market = In de actiefase is de zwarte markt altijd open: producten worden kennis, en 3 kennis wordt een grondstof.
learn-noria-goods-modify = Voor meer kennis verplaats je met aanpassen elke schijf van je wiel, voor je acties. Alles wat de regels toestaan, is nu vrij.

learn-noria-end = Tot het einde
learn-noria-end-score = Twee zalen kijken naar alle vier je afgevaardigden: specialisatie betaalt je hoogste niveau, spreiding je laagste.
learn-noria-end-play = Speel verder tot ronde 16. Maak tot ronde 10 je wiel beter; klim daarna, en gebruik politiek op de paden waar je hoog staat.
