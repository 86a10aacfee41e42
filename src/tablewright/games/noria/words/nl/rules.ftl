### De regels van Noria, bepaling voor bepaling, in onze eigen woorden.

## 1
rule-NOR-1-title = Spelmateriaal en voorraad
rule-NOR-1_1-a = Noria speel je met twee, drie of vier personen.
rule-NOR-1_1-b = In totaal zijn er 66 schijven: telkens tien obsidiaan-, energie-, mycelium-, stads-, reis- en gereedschapsschijven en zes bonusschijven.
rule-NOR-1_1-c = De normale en de geavanceerde zijde van een schijf zijn altijd van dezelfde soort; door omdraaien verandert de soort dus nooit.
rule-NOR-1_1-d = In de doos zitten 57 schepen: 19 voor elk van de drie grondstoffen.
rule-NOR-1_1-e = In de doos zitten 54 magazijnen: telkens 12 voor propellers, zeilen en kompassen, en telkens 9 voor lampen en zuigers.
rule-NOR-1_1-f = Samen delen jullie negen eilanden, 24 politici en 16 rondefiches. Ieder heeft daarnaast vijf cilinders, zeven fabrieken, een fabrieksbord en een wiel van drie ringen.
rule-NOR-1_1-g = Laat de zes lettertegels in de doos: je hebt ze in het basisspel noch in het expertspel nodig.
rule-NOR-1_2-a = Grondstoffen en kennis raken nooit op, want gebruikte rondefiches tellen als tientallen. Wat je krijgt, krijg je altijd volledig.
rule-NOR-1_2-b = Schepen, magazijnen en schijven zijn wel beperkt: er zijn alleen die op de eilanden en in de stapels van de markt, en er wordt niets aangevuld.

## 2
rule-NOR-2-title = Het bord klaarleggen
rule-NOR-2_1-a = Schud de negen eilanden en leg er met 2, 3 of 4 spelers 5, 6 of 7 gedekt neer. Leg de rest ongezien weg.
rule-NOR-2_1-b = Het rondespoor heeft 16 vakken. Bedek het van boven naar beneden met 16, 15 of 14 fiches bij 2, 3 of 4 spelers; fiches die overblijven doen niet mee.
rule-NOR-2_1-c = Met drie spelers is het onderste vak van het rondespoor vanaf het begin open, met vier spelers de onderste twee. Kennissymbolen daar zijn meteen zichtbaar en tellen mee.
rule-NOR-2_2-a = Elk van de zeven soorten schijven krijgt op de markt een eigen stapel van 4, 5 of 6 schijven bij 2, 3 of 4 spelers, met de normale zijde boven.
rule-NOR-2_2-b = De drie stapels grondstofschijven vormen de bovenste rij van de markt. Ze zijn gratis en hun volgorde maakt niet uit.
rule-NOR-2_2-c = In een eerste spel ligt de onderste rij van de markt vast. Van rechts: stad op vak 1, reis op vak 2, gereedschap op vak 3, bonus op vak 4.
rule-NOR-2_2-d = In latere spellen bepaalt het toeval welk van de vier onderste vakken elk van deze vier stapels krijgt.
rule-NOR-2_2-e = In de onderste rij bepaalt het vak de prijs: van rechts geteld kost een schijf 1, 2, 3 of 4 grondstoffen.
rule-NOR-2_2-f = Van de overige schijven neemt ieder er één van elke soort behalve bonus: zes schijven. Wat dan nog over is, doet niet mee.
rule-NOR-2_3-a = Grondstoffen, magazijnen, kennis en de schepen die nog in de doos zitten vormen samen de algemene voorraad.
rule-NOR-2_3-b = Elk van de zes zalen begint met vier politici boven en niemand beneden.
rule-NOR-2_3-c = Een van jullie is startspeler en blijft dat tot het einde. Vanaf daar gaan de beurten met de klok mee.

## 3
rule-NOR-3-title = De spelers klaarmaken
rule-NOR-3_1-a = Vier van je cilinders zijn afgevaardigden en wachten in de grot. De vijfde is je ambassadeur en staat op het starteilandje.
rule-NOR-3_1-b = Zet je zeven fabrieken op je fabrieksbord; ze verbergen de kennissymbolen.
rule-NOR-3_1-c = Je begint met drie schepen: één voor elke grondstof.
rule-NOR-3_1-d = Je begint zonder magazijnen en zonder producten.
rule-NOR-3_1-e = Basisspel: drie schijven hebben op elk wiel dezelfde vaste plaats. De stad ligt op de kleine ring, de reis op de middelste en het gereedschap op de grote.
rule-NOR-3_1-f = Basisspel: het toeval legt je obsidiaan-, energie- en myceliumschijf op de drie gemarkeerde vakken: twee op de grote ring, één op de middelste.
rule-NOR-3_1-g = Geen twee spelers hebben hun grondstofschijven in dezelfde volgorde. Er zijn zes volgordes.
rule-NOR-3_1-h = Alle schijven beginnen met de normale zijde boven.
rule-NOR-3_1-i = Basisspel: je krijgt 1 kennis en 1 grondstof, en je kiest zelf welke grondstof.
rule-NOR-3_1-j = Met minder dan vier spelers doen de wielen, fabrieken, afgevaardigden en fabrieksborden van de lege plaatsen niet mee.

## 4
rule-NOR-4-title = Paden en zalen
rule-NOR-4_1-a = Je kunt vier paden beklimmen: veredeling, vestiging, verkenning en onderzoek. Elk loopt van niveau 1 tot niveau 9.
rule-NOR-4_1-b = Elk niveau toont een prijs: hoeveel stuks, en of ze gelijk of verschillend moeten zijn. Veredeling en vestiging vragen grondstoffen, verkenning eenvoudige producten, onderzoek complexe producten.
rule-NOR-4_1-c = Een prijs ‘gelijk’ betaal je helemaal met één soort. Die kies je zelf uit wat het pad aanneemt.
rule-NOR-4_1-d = Bij een prijs ‘verschillend’ moeten er minstens twee soorten bij zijn. Verder meng je zoals je wilt.
rule-NOR-4_1-e = Op een pad kun je maar één afgevaardigde hebben, dus staan er 0 tot 4 van jou op paden.
rule-NOR-4_1-f = Afgevaardigden van meerdere spelers mogen op hetzelfde niveau staan. Een afgevaardigde daalt nooit en wisselt nooit van pad.
rule-NOR-4_1-g = Zolang een afgevaardigde in de grot is, is zijn niveau 0.
rule-NOR-4_2-a = Er zijn zes zalen. Elk pad heeft er een; de andere twee zijn die van specialisatie en spreiding.
rule-NOR-4_2-b = Het onderste deel van een zaal is een rij van vijf genummerde zetels: vier lichte en helemaal rechts een donkere.
rule-NOR-4_2-c = Een politicus die je laat plaatsnemen, neemt in zijn eigen zaal de eerste vrije lichte zetel van links.
rule-NOR-4_2-d = Op de donkere zetel zit nooit iemand.
rule-NOR-4_2-e = Een zaal is het eerste getal van links waard waarop niemand zit: zonder zittende politici het eerste van de rij, met vier zittende het vijfde.
rule-NOR-4_2-f = Een politicus die zit, blijft voorgoed zitten.
rule-NOR-4_2-g = Zijn er boven in een zaal geen politici meer, dan kun je er niemand laten zitten en niemand weghalen.

## 5
rule-NOR-5-title = Het wiel
rule-NOR-5_1-a = Je wiel heeft 6 vakken op de grote ring, 4 op de middelste en 2 op de kleine. Op een vak past één schijf.
rule-NOR-5_1-b = De helft van het wiel aan jouw kant is actief: links, midden en rechts van de grote ring, links en rechts van de middelste ring en de onderkant van de kleine ring. De andere zes vakken zijn inactief.
rule-NOR-5_1-c = Ringen draaien alleen met de klok mee en per heel vak. Op de grote ring gaat een schijf van rechts naar midden, links, linksboven, boven, rechtsboven en weer rechts; op de middelste ring van rechts naar links, linksboven, rechtsboven en weer rechts; op de kleine ring wisselt ze tussen onder en boven.
rule-NOR-5_2-a = Alle schijven die je in een beurt gebruikt, moeten bij een van vier drietallen horen. Elk drietal bestaat uit de kleine ring, één kant van de middelste ring en, op de grote ring, diezelfde kant of het midden.
rule-NOR-5_2-b = Gebruik je dus links of rechts van de grote ring, dan is de middelste schijf van de andere kant voor jou gesloten, en omgekeerd.
rule-NOR-5_2-c = Een leeg vak kun je niet activeren, maar het belet je niet de andere schijven van het drietal te gebruiken.
rule-NOR-5_2-d = Je hoeft niet een heel drietal te gebruiken en ook niet vooraf te zeggen welk: het is genoeg dat alles wat je tot nu toe gebruikte in één drietal past.

## 6
rule-NOR-6-title = Voor de eerste ronde
rule-NOR-6_1-a = Basisspel: in beurtvolgorde verplaatst ieder één afgevaardigde van de grot naar niveau 1 van een pad naar keuze.
rule-NOR-6_1-b = Deze eerste stap is gratis: je betaalt geen prijs en niets voor afgevaardigden voor je.
rule-NOR-6_1-c = Je mag een pad kiezen dat anderen ook kozen, maar kiezen moet je.

## 7
rule-NOR-7-title = Rondes
rule-NOR-7_1-a = Het spel duurt precies 16, 15 of 14 rondes met 2, 3 of 4 spelers.
rule-NOR-7_1-b = Elke ronde begint met het wegnemen van het onderste fiche van het rondespoor. Het vak dat zo vrijkomt, van onderen geteld, is het nummer van de ronde plus het aantal spelers min twee.
rule-NOR-7_1-c = In elke ronde heeft ieder van jullie één volledige beurt; de startspeler begint.
rule-NOR-7_1-d = Als het laatste fiche verdwijnt, begint de laatste ronde. Ieder heeft dan nog één volledige beurt; daarna is het spel afgelopen.

## 8
rule-NOR-8-title = Je beurt, betalen en krijgen
rule-NOR-8_1-a = Je beurt heeft vier fasen, altijd in deze volgorde: invloed, actie, politiek, administratie.
rule-NOR-8_1-b = Invloed en politiek mag je overslaan, en in de actiefase mag je elke schijf met rust laten. Administratie kun je niet overslaan.
rule-NOR-8_1-c = Je handelt alleen als het jouw beurt is; niemand kan je onderbreken.
rule-NOR-8_2-a = Grondstoffen en kennis die je betaalt gaan naar de algemene voorraad, nooit naar andere spelers.
rule-NOR-8_2-b = Een product betaal je door een van zijn volle magazijnen naar de lege zijde te draaien. Het magazijn houd je.
rule-NOR-8_2-c = Grondstoffen en kennis die je krijgt komen uit de algemene voorraad en gaan naar die van jou.
rule-NOR-8_2-d = Schepen en magazijnen vind je alleen op eilanden, en een magazijn krijg je altijd leeg.
rule-NOR-8_2-e = Kun je een actie niet helemaal betalen, dan kun je ze niet doen: geen schulden, geen deelbetalingen.
rule-NOR-8_2-f = Waar een prijs om het even welke grondstoffen aanneemt, kies je zelf de mix.
rule-NOR-8_2-g = Alles ligt open voor iedereen: voorraden, wielen, markt, zalen en de ontdekte eilanden. Alleen nog niet onthulde eilanden zijn geheim, en niemand kent ze.

## 9
rule-NOR-9-title = Invloedsfase
rule-NOR-9_1-a = Voor je eerste schijf mag je nachtdienst en aanpassen zo vaak gebruiken als je wilt, in elke volgorde.
rule-NOR-9_1-b = Nachtdienst draait je middelste of je grote ring één vak met de klok mee. Met de kleine ring gaat het niet.
rule-NOR-9_1-c = Met aanpassen wisselen twee schijven op je wiel van plaats, of gaat één schijf naar een leeg vak. Ring en helft maken niet uit.
rule-NOR-9_1-d = Door een ring te draaien of aan te passen wordt een schijf nooit omgekeerd.
rule-NOR-9_2-a = In het begin kost een nachtdienst 1 kennis en aanpassen 2.
rule-NOR-9_2-b = Vanaf ronde 11, 10 of 9 met 2, 3 of 4 spelers en tot het einde begint een nachtdienst bij 2 kennis en aanpassen bij 3.
rule-NOR-9_2-c = Telkens als je dezelfde speciale actie in een beurt herhaalt, kost ze dubbel zoveel als daarvoor: 1, 2, 4, 8 … keer de beginprijs.
rule-NOR-9_2-d = Nachtdienst en aanpassen worden apart geteld: het ene maakt het andere niet duurder.
rule-NOR-9_2-e = Alle nachtdiensten van een beurt tellen samen, welke ring je ook draait.
rule-NOR-9_2-f = In elke beurt begint het tellen opnieuw.
rule-NOR-9_2-g = Tijdens de invloedsfase is de zwarte markt dicht.

## 10
rule-NOR-10-title = Actiefase: activeren, verdubbelen, inspecteren
rule-NOR-10_1-a = Je activeert tot drie schijven van de actieve helft, één voor één, in de volgorde die je wilt. Helemaal geen mag ook.
rule-NOR-10_1-b = Elke ring geeft je hoogstens één schijf per beurt, en al je schijven moeten in één drietal passen.
rule-NOR-10_1-c = Geen enkele schijf kan in een beurt twee keer geactiveerd worden.
rule-NOR-10_1-d = Een schijf die je activeert geeft je één actie. Biedt haar soort er twee, dan kies je er een.
rule-NOR-10_1-e = Maak alle acties van een schijf af voordat je een andere activeert of inspecteert.
rule-NOR-10_1-f = Je mag een schijf alleen activeren als minstens één van haar acties mogelijk is met wat je op dat moment bezit, en je moet er een uitvoeren. Heb je daarvoor de zwarte markt nodig, ruil dan eerst.
rule-NOR-10_1-g = Tussen twee acties mag je je actiefase beëindigen wanneer je wilt.
rule-NOR-10_2-a = Een schijf met de geavanceerde zijde boven mag je verdubbelen: ze geeft dan twee acties, meteen na elkaar.
rule-NOR-10_2-b = Je kunt maar één schijf per beurt verdubbelen.
rule-NOR-10_2-c = Of je een geavanceerde schijf verdubbelt, beslis je voordat je haar activeert; daarna kun je niet meer terug.
rule-NOR-10_2-d = Biedt een verdubbelde schijf twee verschillende acties, doe ze dan elk één keer, in elke volgorde, of twee keer dezelfde.
rule-NOR-10_2-e = De tweede actie van een verdubbelde schijf mag je opgeven, maar je verdubbeling voor deze beurt is toch gebruikt.
rule-NOR-10_2-f = In dezelfde beurt mag je nog meer geavanceerde schijven activeren; elk geeft dan maar één actie, zoals een normale schijf.
rule-NOR-10_2-g = Een beurt heeft nooit meer dan vier schijfacties.
rule-NOR-10_3-a = Een schijf die je deze beurt verbetert, kun je tot je volgende beurt niet meer activeren.
rule-NOR-10_4-a = Inspecteren: laat een schijf ongebruikt en neem in ruil meteen 1 kennis.
rule-NOR-10_4-b = Je mag één schijf per ring inspecteren, dus hoogstens drie per beurt.
rule-NOR-10_4-c = Op een ring waar je deze beurt al een schijf activeerde, kun je niet inspecteren.
rule-NOR-10_4-d = Na een inspectie blijft de hele ring van die schijf ongebruikt voor de rest van je beurt.
rule-NOR-10_4-e = Inspecteren kan alleen in de actieve helft, en alle schijven die je in een beurt activeert of inspecteert moeten samen in één drietal passen.
rule-NOR-10_4-f = Op een leeg vak valt niets te inspecteren.
rule-NOR-10_4-g = Inspecteren is niet een van je vier acties, gebruikt geen actie van de schijf en verandert haar niet.

## 11
rule-NOR-11-title = Grondstofschijf en bonusschijf
rule-NOR-11_1-a = Een grondstofschijf levert je één grondstof van haar soort op voor elk schip van die soort dat je bezit.
rule-NOR-11_1-b = Je schepen worden bij elke oogst opnieuw geteld.
rule-NOR-11_2-a = Met een bonusschijf kies je een schijf die je eerder deze beurt activeerde en doe je een van haar acties nog eens.
rule-NOR-11_2-b = Dat mag de actie zijn die je met die schijf deed, of de andere die ze biedt.
rule-NOR-11_2-c = Een verdubbelde bonusschijf geeft twee acties: twee van dezelfde schijf of één van elk van twee schijven, als je die eerder deze beurt activeerde.
rule-NOR-11_2-d = Een bonusschijf verdubbelen gebruikt de enige verdubbeling van je beurt op.
rule-NOR-11_2-e = Zolang je deze beurt geen andere schijf activeerde, kun je geen bonusschijf activeren.
rule-NOR-11_2-f = Een bonusschijf kan geen andere bonusschijf herhalen en ook geen schijf die je alleen inspecteerde.
rule-NOR-11_2-g = Wat je via een bonusschijf doet, volgt alle regels van de herhaalde actie en telt mee voor je vier acties. De bonusschijf zelf heeft geen verdere actie.
rule-NOR-11_2-h = De schijf die je herhaalt mag geavanceerd zijn, en je mag haar deze beurt zelfs verdubbeld hebben.

## 12
rule-NOR-12-title = Stadsschijf
rule-NOR-12_1-a = Met een stadsschijf ga je naar de markt of investeer je.
rule-NOR-12_2-a = Markt: neem één schijf boven van een stapel en betaal haar prijs met grondstoffen naar keuze.
rule-NOR-12_2-b = Grondstofschijven zijn gratis; de andere kosten 1 tot 4 grondstoffen, naargelang hun vak in de onderste rij.
rule-NOR-12_2-c = Eén marktactie levert één schijf op, niet meer en niet minder.
rule-NOR-12_2-d = Je nieuwe schijf wacht in het midden van het wiel. Tot de administratiefase ligt ze niet op het wiel: je kunt haar niet activeren, inspecteren, aanpassen of verbeteren.
rule-NOR-12_2-e = De prijzen van de markt blijven het hele spel gelijk.
rule-NOR-12_3-a = Investeren: stuur een afgevaardigde van de grot naar niveau 1 van een pad waar je er geen hebt, of laat een van je afgevaardigden een niveau klimmen.
rule-NOR-12_3-b = Eén investering verplaatst één afgevaardigde één niveau.
rule-NOR-12_3-c = Je betaalt de prijs op het niveau dat je betreedt: gelijk of verschillend, in wat dat pad aanneemt.
rule-NOR-12_3-d = Daarbovenop betaal je 1 grondstof naar keuze voor elke afgevaardigde van een ander die op dat pad voor je staat. Ze gaat naar de algemene voorraad.
rule-NOR-12_3-e = Een afgevaardigde staat voor je als zijn niveau hoger is dan dat van jou voor je zet. Vanuit de grot staat elke andere afgevaardigde op het pad voor je.
rule-NOR-12_3-f = Voor afgevaardigden voor je betaal je altijd grondstoffen, ook op de paden die producten vragen. Het hoort niet bij de prijs en telt niet voor ‘gelijk’ of ‘verschillend’.
rule-NOR-12_3-g = Niveau 9 is de top: daar kan een afgevaardigde niet verder.
rule-NOR-12_3-h = Je verplaatst alleen als je alles betaalt: de prijs én de toeslag voor afgevaardigden voor je.

## 13
rule-NOR-13-title = Reisschijf
rule-NOR-13_1-a = Een reisactie heeft twee delen: eerst gaat je ambassadeur naar een eiland, dan neem je daar een schip of bouw je er een fabriek.
rule-NOR-13_1-b = Basisspel: je mag naar elk onthuld eiland reizen, of naar een verborgen eiland naar keuze zolang die er zijn.
rule-NOR-13_1-c = Je ambassadeur moet elke keer naar een ander eiland. Blijven waar je bent mag niet.
rule-NOR-13_1-d = Reis je in een beurt meer dan eens, dan mag je terug naar het eiland waar je beurt begon.
rule-NOR-13_1-e = Je ambassadeur gaat nooit terug naar het starteilandje.
rule-NOR-13_2-a = Om een eiland te betreden betaal je aan de algemene voorraad 1 grondstof naar keuze voor elke ambassadeur van een ander die er staat.
rule-NOR-13_2-b = Kun je dat niet betalen, dan kun je er niet heen.
rule-NOR-13_2-c = Het starteilandje telt niet als eiland; ambassadeurs daar kosten niemand iets.
rule-NOR-13_3-a = Een eiland dat je onthult, wordt omgedraaid en krijgt zijn schepen, en je ambassadeur moet erheen. Terugnemen kan niet.
rule-NOR-13_3-b = Bij elke scheepssoort op het eiland zegt een symbool hoeveel er komen: spelers plus één, spelers min één of spelers min twee.
rule-NOR-13_3-c = Elke scheepssoort op het eiland krijgt minstens één schip. Dat is van belang met twee spelers, bij spelers min twee.
rule-NOR-13_4-a = Schip: neem één schip van een soort die nog op het eiland ligt en voeg het bij je voorraad.
rule-NOR-13_4-b = Op een eiland zonder schepen kun je er geen nemen.
rule-NOR-13_5-a = Fabriek: verplaats de bovenste fabriek van je fabrieksbord naar een vrije fabrieksplaats van het eiland en neem de lege magazijnen die daar staan, in dat aantal en van die soort.
rule-NOR-13_5-b = Bouwen is gratis: je betaalt alleen wat het betreden van het eiland kost.
rule-NOR-13_5-c = Op elke fabrieksplaats past één fabriek, en die blijft er tot het einde van het spel.
rule-NOR-13_5-d = Je mag meerdere fabrieken op hetzelfde eiland hebben, gebouwd met telkens één actie.
rule-NOR-13_5-e = Je kunt niet bouwen als het eiland geen vrije fabrieksplaats meer heeft of als al je zeven fabrieken gebouwd zijn.
rule-NOR-13_6-a = Kun je waar je aankomt een schip nemen of een fabriek bouwen, dan moet je een van beide doen.
rule-NOR-13_6-b = Je mag ook naar een eiland waar geen van beide kan; je actie eindigt dan zodra je er bent.

## 14
rule-NOR-14-title = Producten en magazijnen
rule-NOR-14_1-a = Propellers, zeilen en kompassen zijn eenvoudige producten; lampen en zuigers zijn complexe producten.
rule-NOR-14_1-b = Voor een eenvoudig product heb je 2 grondstoffen nodig, voor een complex 3. De lege zijde van het magazijn toont welke.
rule-NOR-14_1-c = In een magazijn past één product: toont het de lege zijde, dan zit er niets in, toont het de volle zijde, dan zit er één in.
rule-NOR-14_1-d = Producten dienen maar voor twee dingen: prijzen van paden (eenvoudige voor verkenning, complexe voor onderzoek) en de zwarte markt.
rule-NOR-14_1-e = Een magazijn geef je nooit terug.

## 15
rule-NOR-15-title = Gereedschapsschijf
rule-NOR-15_1-a = Met een gereedschapsschijf verbeter je een schijf of produceer je.
rule-NOR-15_2-a = Verbeteren: draai één schijf op je wiel van de normale naar de geavanceerde zijde. Ze mag op elke ring en in beide helften liggen.
rule-NOR-15_2-b = Verbeteren is gratis.
rule-NOR-15_2-c = Je mag een schijf verbeteren die je deze beurt al activeerde of inspecteerde.
rule-NOR-15_2-d = Een gereedschapsschijf kan zichzelf niet verbeteren, maar een andere gereedschapsschijf kan dat wel. Verbeter je via een bonusschijf, dan geldt dat als gedaan door de gereedschapsschijf die je herhaalt.
rule-NOR-15_2-e = Een schijf die in het midden van het wiel wacht, kun je niet verbeteren.
rule-NOR-15_2-f = Een verbeterde schijf blijft de rest van het spel geavanceerd.
rule-NOR-15_3-a = Produceren: betaal voor elk product de grondstoffen die het vraagt en draai een van je lege magazijnen ervoor naar de volle zijde.
rule-NOR-15_3-b = Met één productieactie maak je zoveel producten van één soort als je wilt, of producten van meerdere soorten, maar van elk hoogstens één.
rule-NOR-15_3-c = Van een product kun je er niet meer maken dan je er lege magazijnen voor hebt.
rule-NOR-15_3-d = Als je produceert, maak je minstens één product.

## 16
rule-NOR-16-title = Zwarte markt
rule-NOR-16_1-a = Op elk moment van je eigen actiefase mag je op de zwarte markt ruilen, zo vaak je wilt: ook voor je eerste schijf, midden in een actie of als al je schijven gebruikt zijn.
rule-NOR-16_1-b = Een eenvoudig product brengt 2 kennis op, een complex product 3. Voor 3 kennis krijg je 1 grondstof naar keuze.
rule-NOR-16_1-c = In de omgekeerde richting ruilen kan nooit.
rule-NOR-16_1-d = Ruilen op de zwarte markt is geen schijfactie en niet een van je vier acties.
rule-NOR-16_1-e = Tijdens een schijfactie mag je ruilen tot de kosten betaald zijn; wat je krijgt kan dus helpen betalen.
rule-NOR-16_1-f = Zolang een geactiveerde schijf haar eerste actie nog moet doen, mag je niets ruilen waardoor die schijf geen mogelijke actie meer heeft, bijvoorbeeld door het enige product voor de enige mogelijke investering te verkopen. Het gaat om wat je meteen na die ene ruil zou bezitten.

## 17
rule-NOR-17-title = Politieke fase
rule-NOR-17_1-a = Je mag zoveel intriges beginnen als je wilt.
rule-NOR-17_1-b = De beginprijs van een intrige is 1 kennis voor elk kennissymbool dat op het rondespoor te zien is.
rule-NOR-17_1-c = Elke volgende intrige in dezelfde beurt kost dubbel zoveel als de vorige: 1, 2, 4 … keer de beginprijs. Elke beurt begint het tellen opnieuw.
rule-NOR-17_2-a = Kies eerst een zaal en verplaats een van haar politici van boven naar de eerste vrije lichte zetel van links.
rule-NOR-17_2-b = Kies dan een willekeurige zaal, desnoods dezelfde, en haal een politicus uit het bovenste deel weg, uit het spel.
rule-NOR-17_2-c = Dat weghalen kun je niet overslaan.
rule-NOR-17_2-d = Zit er nergens boven nog iemand, dan zijn er geen intriges meer.
rule-NOR-17_2-e = Elke intrige neemt precies twee politici van boven weg; een spel kent dus hoogstens 12 intriges, en er zitten er altijd evenveel als er weggehaald zijn.
rule-NOR-17_2-f = Tijdens de politieke fase is de zwarte markt dicht.
rule-NOR-17_2-g = Je mag in elke zaal politici laten plaatsnemen en weghalen, of je nu een afgevaardigde op haar pad hebt of niet.

## 18
rule-NOR-18-title = Administratiefase
rule-NOR-18_1-a = Eerst draaien je drie ringen elk één vak met de klok mee: klein, middelste, groot. Dat gebeurt altijd.
rule-NOR-18_1-b = Daarna krijg je 1 kennis voor elk symbool dat op je fabrieksbord vrijgekomen is.
rule-NOR-18_1-c = Hoeveel symbolen vrij zijn, hangt alleen af van hoeveel fabrieken je gebouwd hebt; voor je eerste fabriek zijn er geen.
rule-NOR-18_1-d = Ten slotte leg je elke schijf die je deze beurt nam op je wiel, normale zijde boven, op een vak van om het even welke ring en helft.
rule-NOR-18_1-e = Je mag een leeg of een bezet vak kiezen. De schijf die er lag, gaat uit het spel.
rule-NOR-18_1-f = Elke nieuwe schijf moet geplaatst worden. Zijn het er meer, dan kies je de volgorde, en geen ervan mag een andere vervangen die in dezelfde fase geplaatst is.
rule-NOR-18_1-g = Dan is de volgende speler aan de beurt; heeft iedereen de zijne gehad, dan begint een nieuwe ronde.

## 19
rule-NOR-19-title = Einde van het spel en puntentelling
rule-NOR-19_1-a = Het spel is afgelopen als iedereen zijn beurt heeft gehad in ronde 16, 15 of 14 met 2, 3 of 4 spelers.
rule-NOR-19_1-b = Voor de telling worden politici die nog boven zitten weggenomen. Aan de waarde van de zalen verandert dat niets.
rule-NOR-19_2-a = Voor elk pad scoor je het niveau van je afgevaardigde maal de waarde van de zaal van dat pad.
rule-NOR-19_2-b = Specialisatie: het hoogste niveau van je vier afgevaardigden maal de waarde van deze zaal. Het telt één keer, ook als er meer zo hoog staan.
rule-NOR-19_2-c = Spreiding: het laagste niveau van je vier afgevaardigden maal de waarde van deze zaal. Het telt één keer, ook als er meer zo laag staan.
rule-NOR-19_2-d = Voor het laagste niveau tellen alle vier afgevaardigden: staat er nog een in de grot, dan is het 0.
rule-NOR-19_2-e = Verder levert niets punten op: geen grondstoffen, producten, kennis, schepen, fabrieken of schijven, en je ambassadeur evenmin.
rule-NOR-19_3-a = Wie de meeste punten heeft, wint.
rule-NOR-19_3-b = Bij gelijke stand wint wie samen minder schepen en magazijnen heeft. Volle en lege magazijnen tellen allebei, en de schepen van het begin ook.
rule-NOR-19_3-c = Is ook dat gelijk, dan winnen de gelijke spelers samen.

## 20
rule-NOR-20-title = Expertspel
rule-NOR-20_1-a = Het klaarleggen gaat in deze volgorde: startspeler, eilanden, markt, wielen.
rule-NOR-20_1-b = Het toeval kiest 5, 6 of 7 eilanden bij 2, 3 of 4 spelers. Ze liggen open in een kring.
rule-NOR-20_1-c = De eilanden krijgen hun schepen bij het klaarleggen.
rule-NOR-20_1-d = Het toeval bepaalt op welke onderste marktvakken de stapels stad, reis, gereedschap en bonus komen.
rule-NOR-20_2-a = Je plaatst je zes startschijven zelf: één op de kleine ring, twee op de middelste, drie op de grote.
rule-NOR-20_2-b = Van die zes liggen er precies twee in de actieve helft en vier in de inactieve helft.
rule-NOR-20_2-c = Jullie bouwen je wielen allemaal tegelijk of, als de tafel zo is ingesteld, in beurtvolgorde.
rule-NOR-20_2-d = Je grondstofschijven mogen in dezelfde volgorde liggen als die van een ander.
rule-NOR-20_3-a = Je begint zonder grondstof, zonder kennis en zonder gratis afgevaardigde, maar je krijgt wel één schip van elke soort.
rule-NOR-20_4-a = Met je eerste reis van het spel mag je naar elk eiland; voor ambassadeurs daar betaal je zoals gewoonlijk.
rule-NOR-20_4-b = Daarna bereik je alleen de twee eilanden naast dat van jou in de kring.
rule-NOR-20_4-c = Wat je betaalt om een eiland te betreden, gaat naar de algemene voorraad, zoals in het basisspel.
rule-NOR-20_4-d = Omdat alle eilanden open liggen, wordt er nooit een onthuld.

## Beslissingen
rule-NOR-R-title = Beslissingen: wat de spelregels openlaten
rule-NOR-R-1 = Waarmee begin je? Met 1 grondstof en 1 kennis. Een recensie spreekt van twee grondstoffen, maar de spelregels zeggen tweemaal één.
rule-NOR-R-2 = Wat zijn de zalen waard? De gedrukte rijen zijn niet met zekerheid bekend. Op grond van de scorevoorbeelden en recensies gebruiken we 0 2 4 6 8 voor veredeling, vestiging en specialisatie, 0 3 6 9 12 voor verkenning en 0 4 8 12 16 voor onderzoek en spreiding. Spreiding is onze eigen schatting.
rule-NOR-R-3 = Waar staan de kennissymbolen op het rondespoor? Dat is niet bekend; om bij de voorbeelden te passen zetten we er telkens één op vak 1, 5, 9 en 13 van onderen. Vakken die vanaf het begin open zijn tellen mee.
rule-NOR-R-4 = Waar liggen de startschijven? De afbeelding is verloren; onze opstelling volgt de voorbeelden. Stad: kleine ring, boven. Reis: middelste ring, rechts. Gereedschap: grote ring, boven. Grondstoffen: grote ring midden, grote ring rechtsboven en middelste ring linksboven.
rule-NOR-R-5 = Verbreekt een leeg vak een drietal? Nee. Alleen de lijst van vier drietallen geldt, dus schijven aan weerszijden van een leeg vak mogen samen gebruikt worden.
rule-NOR-R-6 = Moet je een drietal aankondigen? Nee. Elke schijf wordt gecontroleerd als je ze gebruikt.
rule-NOR-R-7 = Mag een bonusschijf eerst komen en een latere schijf versterken? Nee. Ze herhaalt een schijf die ervoor geactiveerd is, dus er moet minstens één andere voorafgaan.
rule-NOR-R-8 = Wat kan een bonusschijf herhalen? Geen bonusschijf en geen geïnspecteerde schijf, wel een schijf die na haar activering verbeterd is. Herhaal je een gereedschapsschijf, dan kun je diezelfde schijf niet verbeteren; de bonusschijf wel, maar daar heb je pas vanaf je volgende beurt iets aan.
rule-NOR-R-9 = Telt een verdubbelde bonusschijf als je verdubbelde schijf? Ja. Een enkele bonus naast een andere verdubbelde schijf mag en geeft 2 + 1 + 1 = 4 acties.
rule-NOR-R-10 = Mag je een schijf activeren en niets doen? Nee, minstens één actie moet mogelijk zijn en uitgevoerd worden. Alleen de tweede actie van een verdubbelde schijf mag vervallen.
rule-NOR-R-11 = Wat telt voor de vier acties? Alleen schijfacties, ook die via een bonusschijf. Inspecteren, speciale acties en ruilen op de zwarte markt tellen niet.
rule-NOR-R-12 = Hoe ver geldt het drietal bij inspecteren? Alles wat je in een beurt activeert of inspecteert moet in één drietal passen, ook als je alleen inspecteert. Een schijf die je deze beurt verbeterde mag je inspecteren.
rule-NOR-R-13 = Wie staat voor je afgevaardigde? Vergelijk de niveaus voor je zet: wie op het niveau staat dat je gaat betreden kost je 1, wie op je huidige niveau staat niets.
rule-NOR-R-14 = Zijn prijs en toeslag één betaling? Nee, twee. De toeslag mag uit alle grondstoffen bestaan en heeft niets met ‘gelijk’ of ‘verschillend’ te maken.
rule-NOR-R-15 = Betaalt de gratis eerste afgevaardigde voor wie voor hem staat? Nee, hij betaalt helemaal niets.
rule-NOR-R-16 = En als een eiland niets meer voor je heeft? Je mag er heen, enkel om te verplaatsen. Is een schip of een fabriek mogelijk, dan moet je een van beide kiezen.
rule-NOR-R-17 = Welk verborgen eiland onthul je? Om het even welk. Ze zien er gelijk uit, dus schudt de software ze en onthult ze plaats na plaats: de gemarkeerde wolk is de volgende. Terug kan niet.
rule-NOR-R-18 = Wie krijgt de betaling voor een eiland? De algemene voorraad, in het basisspel en in het expertspel.
rule-NOR-R-19 = Hoeveel schepen is ‘spelers min twee’ met twee spelers? Eén.
rule-NOR-R-20 = Mag je meerdere fabrieken op één eiland bouwen? Ja.
rule-NOR-R-21 = Mag je ambassadeur terug naar het starteilandje? Nee, alleen eilanden kun je bezoeken.
rule-NOR-R-22 = Kunnen grondstoffen of kennis opraken? Nee, hier zijn ze onbeperkt.
rule-NOR-R-23 = Kunnen er schepen of magazijnen ontbreken? Nee, er zijn er altijd genoeg voor alle eilanden en spelers.
rule-NOR-R-24 = Hoeveel producten maakt één productieactie? Zoveel je wilt van één soort, of één van elk van meerdere soorten. Het voorbeeld verduidelijkt een onduidelijke zin.
rule-NOR-R-25 = Mag je niets produceren? Nee, minstens één product.
rule-NOR-R-26 = In welke volgorde verloopt de administratie? Ringen draaien, kennis krijgen, nieuwe schijven plaatsen. De eerste twee omwisselen zou niets uitmaken.
rule-NOR-R-27 = Moet je een nieuwe schijf plaatsen? Ja, na het draaien en met de normale zijde boven. Een net geplaatste schijf is de rest van die fase veilig.
rule-NOR-R-28 = Is de laatste ronde korter? Nee, iedereen speelt alle vier fasen.
rule-NOR-R-29 = Wat beslist bij gelijke stand? De kleinste som van alle schepen en alle magazijnen.
rule-NOR-R-30 = Kan het weghalen bij een intrige onmogelijk zijn? Nee. Voor elke intrige zitten er boven een even aantal politici; laat je er een plaatsnemen, dan blijft er minstens één over, en die moet je weghalen.
rule-NOR-R-31 = Mag je weghalen uit de zaal waar je net iemand liet zitten? Ja, uit elke zaal.
rule-NOR-R-32 = Heeft het pad van veredeling een tweede naam? Ja, de Italiaanse spelregels gebruiken er twee; het is hetzelfde pad.
rule-NOR-R-33 = Wat bezit Flavio in de voorbeeldbeurt van de spelregels? 2 kennis, 3 obsidiaanschepen, 1 mycelium, 1 obsidiaan en 1 vol lampenmagazijn. De gedrukte lijst haalt grondstoffen en magazijnen door elkaar.
rule-NOR-R-34 = Is de eindtabel van de spelregels na te rekenen? Alleen de gelijke stand en de opmerking over spreiding; de andere getallen zijn verloren.
rule-NOR-R-35 = Zijn de tips van de auteur regels? Nee, alleen vriendelijke raad.
rule-NOR-R-36 = Wanneer komen in het expertspel de schepen op de eilanden? Bij het klaarleggen, op elk eiland.
rule-NOR-R-37 = Hoe bouw je expertwielen? Allemaal tegelijk: hier bouwt ieder in het geheim, en de wielen worden getoond als iedereen klaar is. Bouwen in beurtvolgorde is een instelling van de tafel.
rule-NOR-R-38 = Waar begint je ambassadeur in het expertspel? Op het starteilandje. Ieder heeft een eigen eerste reis.
rule-NOR-R-39 = Hoeveel eilanden doen mee? 5, 6 of 7, zoals de spelregels zeggen; een video noemt er minder, maar een verslag van een spel met vier toont er zeven.
rule-NOR-R-40 = Hoe gaan prijsstijging en herhaling samen? Eerst de hogere beginprijs, dan verdubbelen: nachtdienst 2, 4, 8; aanpassen 3, 6, 12.
rule-NOR-R-41 = Worden nachtdiensten per ring geteld? Nee, beide ringen tellen samen.
rule-NOR-R-42 = Draait een aangepaste schijf om? Nee, ze blijft dezelfde zijde tonen.
rule-NOR-R-43 = Wanneer is de zwarte markt open? Alleen in je eigen actiefase; binnen een actie tot de kosten betaald zijn. Elke ruil staat op zichzelf.
rule-NOR-R-44 = Maken ambassadeurs investeren duurder? Nee, afgevaardigden wel; het overzicht achter in de spelregels gebruikt het verkeerde woord.
rule-NOR-R-45 = Komen producten van eilanden? Nee, producten maak je zelf. Alleen schepen en magazijnen komen van eilanden.
rule-NOR-R-46 = Wie is startspeler? Dat bepaalt het toeval, of wie de tafel opent.
rule-NOR-R-47 = En als de prijs maar één stuk is? Dan volstaat één stuk dat het pad aanneemt; ‘verschillend’ komt pas vanaf twee stuks voor.
rule-NOR-R-48 = Hoe zien de eilanden eruit? De schepen volgen uit de aantallen in de doos. De fabrieksplaatsen hebben we zelf gereconstrueerd: vier per eiland, zodat elk magazijn precies één keer gebruikt wordt.
rule-NOR-R-49 = Wat kosten producten? We gebruiken: kompas = obsidiaan + mycelium, zeil = mycelium + energie, propeller = energie + obsidiaan; lamp en zuiger = één van elke grondstof. Dat klopt met het voorbeeld, maar de zuiger is een gok.
rule-NOR-R-50 = Hoeveel kennis leveren fabrieken op? We gebruiken 0 1 2 2 3 3 4 5 voor nul tot zeven fabrieken; het gedrukte fabrieksbord is niet bekend.
rule-NOR-R-51 = Wat kosten de niveaus? De meeste gedrukte prijzen zijn niet bekend; die van ons kloppen met de prijzen in de voorbeelden.
rule-NOR-R-52 = Hoe wordt de markt ingericht? Willekeurig, tenzij de tafel de vaste rij van het eerste spel kiest. Buiten het expertspel is het startwiel altijd het gewone.
rule-NOR-R-53 = Maakt de volgorde van de bovenste marktrij uit? Nee, al die schijven zijn gratis.
rule-NOR-R-54 = Hoe krijgen de grondstofschijven verschillende volgordes? Elke speler krijgt door het lot een andere van de zes mogelijke volgordes.
rule-NOR-R-55 = Wat is verborgen? Alleen nog niet onthulde eilanden en stukken buiten het spel. Al het andere ligt open.
rule-NOR-R-56 = Zijn solospel en lettertegels inbegrepen? Nee, ze horen niet bij deze spelregels.
rule-NOR-R-57 = Mag je een geavanceerde bonus verdubbelen naast een andere verdubbelde schijf? Nee, tenzij de tafel anders kiest: één zin in de spelregels is onleesbaar, daarom is dit een instelling. Meer dan vier acties zijn er nooit.
rule-NOR-R-58 = Is de tekst van de spelregels volledig? Onze bron heeft enkele gaten, maar nergens breekt een zin af; we beschouwen ze als volledig.
rule-NOR-R-59 = Mag je wegruilen wat je geactiveerde schijf nog nodig heeft? Nee. Zo’n ruil wordt geweigerd; het kan alleen gaan om producten voor een investering terwijl er geen schijf van de markt te krijgen is.
rule-NOR-R-60 = Mag je twee schijven van hetzelfde type ruilen die dezelfde kant tonen? Nee. Het zou kennis kosten en niets veranderen, dus het wordt niet aangeboden.

## Voorbeelden
rule-NOR-EX-title = Voorbeelden
rule-NOR-EX-1 = Met vier maken jullie een basisspel klaar. Ieder heeft dan 1 kennis, 1 grondstof naar keuze, één schip van elke soort, vier afgevaardigden in de grot en zeven fabrieken op het fabrieksbord.
rule-NOR-EX-2 = Een intrige kost 1, en bij onderzoek en verkenning zitten vier politici boven. Je betaalt 1 kennis, laat er bij onderzoek een plaatsnemen en haalt er bij verkenning een weg: onderzoek heeft er drie boven en één zittend, verkenning drie boven.
rule-NOR-EX-3 = Je staat op niveau 2 van veredeling, 7 van vestiging, 3 van verkenning en 0 van onderzoek. Die zalen zijn 2, 6, 12 en 8 waard, specialisatie 4, spreiding niets. Je scoort 4 + 42 + 36 + 0 + 28 + 0 = 110.
rule-NOR-EX-4 = Je wilt een geavanceerde stads-, een geavanceerde gereedschaps- en een energieschijf gebruiken. Je begint met gereedschap te verdubbelen: eerst die twee acties, dan geeft de stad er maar één en energie één. Samen vier.
rule-NOR-EX-5 = Vier spelers kiezen veredeling, onderzoek, verkenning en verkenning. Ieder heeft daar nu een afgevaardigde op niveau 1, en niemand heeft iets betaald.
rule-NOR-EX-6 = Je bezit 10 van één grondstof. Met fiches zou je er een naast een vermenigvuldigingsfiche leggen en bij het betalen wisselgeld nemen; hier heb je gewoon het getal 10.
rule-NOR-EX-7 = Nachtdienst begint bij 1 en aanpassen bij 2; je hebt 5 kennis. Je draait de middelste ring voor 1, de grote voor 2 en verwisselt stad en gereedschap voor 2. Er blijft niets over.
rule-NOR-EX-8 = Je activeerde energie en stad met elk één actie, daarna verdubbel je een geavanceerde bonusschijf en herhaal je beide één keer. Elk is twee keer gebruikt: vier acties.
rule-NOR-EX-9 = Je verdubbelde een geavanceerde myceliumschijf, en daarna herhaalt een enkele bonusschijf haar: je hebt deze beurt drie keer mycelium verzameld.
rule-NOR-EX-10 = Je bezit 3 energieschepen, dus één actie van een energieschijf levert je 3 energie op.
rule-NOR-EX-11 = De bonusstapel ligt op het onderste vak 4. Je betaalt 2 obsidiaan, 1 energie en 1 mycelium, en de schijf wacht in het midden van je wiel tot de administratie.
rule-NOR-EX-12 = Je volgende niveau van vestiging kost 4 verschillende grondstoffen en niemand staat voor je. Je mag 3 energie en 1 mycelium betalen, maar geen 4 energie.
rule-NOR-EX-13 = Een niveau kost 3 verschillende eenvoudige producten. In propellers/zeilen/kompassen mag je 1/1/1, 2/1/0, 2/0/1, 1/2/0, 0/2/1, 1/0/2 of 0/1/2 betalen, maar nooit drie van één soort.
rule-NOR-EX-14 = Op een eiland staan de ambassadeurs van twee anderen, dus het kost je 2 grondstoffen. Heb je er minder, dan kun je er niet heen, maar je mag gratis een nieuw eiland onthullen.
rule-NOR-EX-15 = Vier spelers: je onthult een eiland met obsidiaan (spelers min twee) en mycelium (spelers min één). Het krijgt 2 obsidiaan- en 3 myceliumschepen, je ambassadeur gaat erheen, en je neemt een schip of bouwt een fabriek.
rule-NOR-EX-16 = Een laatste obsidiaanschip ligt op een eiland waar een andere ambassadeur staat. Je betaalt 1 grondstof naar keuze, gaat erheen en neemt het. Vanaf nu kan niemand daar nog een obsidiaanschip nemen.
rule-NOR-EX-17 = Op het eiland staat geen andere ambassadeur, en de plaats voor 2 kompasmagazijnen is vrij. Je bouwt er: je bovenste fabriek verlaat het fabrieksbord en je krijgt 2 lege kompasmagazijnen.
rule-NOR-EX-18 = Je kocht deze beurt een reisschijf en gebruikt nu gereedschap. Je mag een myceliumschijf op je wiel verbeteren, maar niet de reisschijf in het midden.
rule-NOR-EX-19 = Je hebt 3 lege kompas-, 1 leeg zeil- en 1 leeg lampenmagazijn, 3 mycelium, 2 obsidiaan en 2 energie. Eén actie kan een kompas, een zeil en een lamp maken en kost alles. Drie kompassen in één actie zou ook mogen, twee kompassen en een zeil niet.
rule-NOR-EX-20 = Vier spelers, ronde 4: een intrige begint bij 2. Bij vestiging zit één politicus. Je laat er daar een plaatsnemen en haalt er bij onderzoek een weg, dan daar nog een en bij veredeling een weg. Je betaalt 2 + 4 = 6 kennis, en vestiging is 6 per niveau waard.
rule-NOR-EX-21 = Je hebt geen fabrieken en kocht een reisschijf. In de administratie draait elke ring één vak, je krijgt geen kennis, en je mag de reis op een vak van de grote ring leggen waar mycelium ligt. De myceliumschijf gaat uit het spel.
rule-NOR-EX-22 = Een hele beurt, vier spelers. Voor 2 kennis verwissel je reis en mycelium. De reis brengt je vierde obsidiaanschip, de obsidiaanschijf 4 obsidiaan: je hebt er 5. Je verdubbelt de stad: één niveau veredeling voor 5 obsidiaan en 1 mycelium voor de afgevaardigde voor je, dan gratis een obsidiaanschijf. Een lamp brengt op de zwarte markt 3 kennis op, die een intrige betalen: één zit bij veredeling, één gaat weg bij spreiding. In de administratie krijg je 2 kennis en leg je de schijf op het vrije vak van de kleine ring.
rule-NOR-EX-23 = Twee spelers delen het hoogste totaal. De een bezit 8 schepen en 4 magazijnen, de ander 6 schepen en 5 magazijnen: 12 tegen 11, dus de ander wint.
rule-NOR-EX-24 = Met vier spelers kost een nachtdienst 1 in ronde 8 en 2 in ronde 9. In ronde 9 kosten drie nachtdiensten 2 + 4 + 8 = 14 en tweemaal aanpassen 3 + 6 = 9. Met twee spelers stijgen de prijzen in ronde 11, met drie in ronde 10.
rule-NOR-EX-25 = Met schijven op alle zes actieve vakken zijn er precies vier volledige drietallen. Groot links met middelste rechts en groot rechts met middelste links kunnen nooit, in welke volgorde ook.
rule-NOR-EX-26 = Een schijf rechts op de grote ring ligt na 1 tot 6 administratiefasen in het midden, links, linksboven, boven, rechtsboven en weer rechts. Na 12 beurten zijn alle ringen terug waar ze begonnen.
rule-NOR-EX-27 = Je activeerde de linkerschijf van de middelste ring. De rechter kun je niet inspecteren, en de rechterschijf van de grote ring is gesloten. Je mag de linker- of de middenschijf van de grote ring inspecteren voor 1 kennis; daarna kan geen schijf van de grote ring nog geactiveerd worden.
rule-NOR-EX-28 = Bij onderzoek staan twee tegenstanders op niveau 1 en één op niveau 3, en jij hebt er niemand. Voor niveau 1 met prijs 1 betaal je 1 lamp en 3 grondstoffen.
rule-NOR-EX-29 = Met twee spelers leveren de symbolen plus één, min één en min twee 3, 1 en 1 schepen op.
rule-NOR-EX-30 = Met de niveaus 3, 2, 5 en 2 en spreiding op 8 scoor je daar 16. Met één afgevaardigde nog in de grot scoor je 0.
rule-NOR-EX-31 = 1 lamp wordt 3 kennis, en die worden 1 grondstof. 3 eenvoudige producten worden 6 kennis, en die worden 2 grondstoffen.
rule-NOR-EX-32 = De eilanden A tot E liggen in een kring. Van A kun je alleen naar B en E; van het starteilandje naar alle vijf.
