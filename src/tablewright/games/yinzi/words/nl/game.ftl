### Yinzi: namen, opschriften, vragen, logregels en weigeringen.
### Namen komen in zinnen te staan zoals ze zijn, zonder lidwoord.

yinzi-title = Yinzi
yinzi-tagline = Verbouw, bouw en verscheep langs de Yangtze in de laatste jaren van de Ming, en haal het zilver van de wereld binnen voor je clan.

## Namen

yinzi-colour-red = Rood
yinzi-colour-blue = Blauw
yinzi-colour-yellow = Geel
yinzi-colour-green = Groen

yinzi-good-cabbage = Kool
yinzi-good-fruit = Fruit
yinzi-good-wheat = Tarwe
yinzi-good-rice = Rijst
yinzi-good-salt = Zout
yinzi-good-tea = Thee
yinzi-good-cotton = Katoen
yinzi-good-sugar-cane = Suikerriet
yinzi-good-ramie = Ramee
yinzi-good-bamboo = Bamboe
yinzi-good-potato = Aardappel
yinzi-good-maize = Maïs

yinzi-product-paper = Papier
yinzi-product-porcelain = Porselein
yinzi-product-silk = Zijde
yinzi-product-refined-sugar = Geraffineerde suiker

yinzi-resource-wood = Hout
yinzi-resource-stone = Steen

yinzi-free-resource-wood = Hout uit mijn voorraad
yinzi-free-resource-free-wood = Gratis hout (innovatie)
yinzi-free-resource-stone = Steen uit mijn voorraad
yinzi-free-resource-free-stone = Gratis steen (innovatie)

yinzi-means-coins = Alleen eigen geld
yinzi-means-free-coins = Eerst gratis munten (innovatie)

yinzi-thing-coins = Koperen munt
yinzi-thing-silver = Buidel zilver
yinzi-thing-wood = { yinzi-resource-wood }
yinzi-thing-stone = { yinzi-resource-stone }
yinzi-thing-misfortune = Tegenspoedtegel
yinzi-thing-cubes = Goederenblokje
yinzi-thing-discs = Schijf
yinzi-thing-products = Productfiche
yinzi-thing-workers = Arbeider
yinzi-thing-transport = Riviertransport

yinzi-purpose-tile = Plantagetegel
yinzi-purpose-resource = Bouwmateriaal
yinzi-purpose-upgrade = Verbetering
yinzi-purpose-outsourcing = Uitbesteding
yinzi-purpose-food = Voedsel van de plattelandsmarkt
yinzi-purpose-tax = Belasting

yinzi-province-huguang = Huguang
yinzi-province-nanzhili = Nanzhili
yinzi-province-jiangxi = Jiangxi
yinzi-province-zhejiang = Zhejiang

yinzi-square-huguang-a1 = Huguang A1
yinzi-square-huguang-a2 = Huguang A2
yinzi-square-huguang-a3 = Huguang A3
yinzi-square-huguang-a4 = Huguang A4
yinzi-square-huguang-a5 = Huguang A5
yinzi-square-huguang-b1 = Huguang B1
yinzi-square-huguang-b2 = Huguang B2
yinzi-square-huguang-b3 = Huguang B3
yinzi-square-huguang-b4 = Huguang B4
yinzi-square-huguang-b5 = Huguang B5
yinzi-square-huguang-c1 = Huguang C1
yinzi-square-huguang-c2 = Huguang C2
yinzi-square-huguang-c3 = Huguang C3
yinzi-square-huguang-c4 = Huguang C4
yinzi-square-huguang-c5 = Huguang C5
yinzi-square-nanzhili-a1 = Nanzhili A1
yinzi-square-nanzhili-a2 = Nanzhili A2
yinzi-square-nanzhili-a3 = Nanzhili A3
yinzi-square-nanzhili-a4 = Nanzhili A4
yinzi-square-nanzhili-a5 = Nanzhili A5
yinzi-square-nanzhili-b1 = Nanzhili B1
yinzi-square-nanzhili-b2 = Nanzhili B2
yinzi-square-nanzhili-b3 = Nanzhili B3
yinzi-square-nanzhili-b4 = Nanzhili B4
yinzi-square-nanzhili-b5 = Nanzhili B5
yinzi-square-nanzhili-c1 = Nanzhili C1
yinzi-square-nanzhili-c2 = Nanzhili C2
yinzi-square-nanzhili-c3 = Nanzhili C3
yinzi-square-nanzhili-c4 = Nanzhili C4
yinzi-square-nanzhili-c5 = Nanzhili C5
yinzi-square-jiangxi-a1 = Jiangxi A1
yinzi-square-jiangxi-a2 = Jiangxi A2
yinzi-square-jiangxi-a3 = Jiangxi A3
yinzi-square-jiangxi-a4 = Jiangxi A4
yinzi-square-jiangxi-a5 = Jiangxi A5
yinzi-square-jiangxi-b1 = Jiangxi B1
yinzi-square-jiangxi-b2 = Jiangxi B2
yinzi-square-jiangxi-b3 = Jiangxi B3
yinzi-square-jiangxi-b4 = Jiangxi B4
yinzi-square-jiangxi-b5 = Jiangxi B5
yinzi-square-jiangxi-c1 = Jiangxi C1
yinzi-square-jiangxi-c2 = Jiangxi C2
yinzi-square-jiangxi-c3 = Jiangxi C3
yinzi-square-jiangxi-c4 = Jiangxi C4
yinzi-square-jiangxi-c5 = Jiangxi C5
yinzi-square-zhejiang-a1 = Zhejiang A1
yinzi-square-zhejiang-a2 = Zhejiang A2
yinzi-square-zhejiang-a3 = Zhejiang A3
yinzi-square-zhejiang-a4 = Zhejiang A4
yinzi-square-zhejiang-a5 = Zhejiang A5
yinzi-square-zhejiang-b1 = Zhejiang B1
yinzi-square-zhejiang-b2 = Zhejiang B2
yinzi-square-zhejiang-b3 = Zhejiang B3
yinzi-square-zhejiang-b4 = Zhejiang B4
yinzi-square-zhejiang-b5 = Zhejiang B5
yinzi-square-zhejiang-c1 = Zhejiang C1
yinzi-square-zhejiang-c2 = Zhejiang C2
yinzi-square-zhejiang-c3 = Zhejiang C3
yinzi-square-zhejiang-c4 = Zhejiang C4
yinzi-square-zhejiang-c5 = Zhejiang C5

yinzi-space-huguang-1 = Markt van Huguang, linksboven
yinzi-space-huguang-2 = Markt van Huguang, middenboven
yinzi-space-huguang-3 = Markt van Huguang, rechtsboven
yinzi-space-huguang-4 = Markt van Huguang, linksonder
yinzi-space-huguang-5 = Markt van Huguang, middenonder
yinzi-space-huguang-6 = Markt van Huguang, rechtsonder
yinzi-space-nanzhili-1 = Markt van Nanzhili, linksboven
yinzi-space-nanzhili-2 = Markt van Nanzhili, middenboven
yinzi-space-nanzhili-3 = Markt van Nanzhili, rechtsboven
yinzi-space-nanzhili-4 = Markt van Nanzhili, linksonder
yinzi-space-nanzhili-5 = Markt van Nanzhili, middenonder
yinzi-space-nanzhili-6 = Markt van Nanzhili, rechtsonder
yinzi-space-jiangxi-1 = Markt van Jiangxi, linksboven
yinzi-space-jiangxi-2 = Markt van Jiangxi, middenboven
yinzi-space-jiangxi-3 = Markt van Jiangxi, rechtsboven
yinzi-space-jiangxi-4 = Markt van Jiangxi, linksonder
yinzi-space-jiangxi-5 = Markt van Jiangxi, middenonder
yinzi-space-jiangxi-6 = Markt van Jiangxi, rechtsonder
yinzi-space-zhejiang-1 = Markt van Zhejiang, linksboven
yinzi-space-zhejiang-2 = Markt van Zhejiang, middenboven
yinzi-space-zhejiang-3 = Markt van Zhejiang, rechtsboven
yinzi-space-zhejiang-4 = Markt van Zhejiang, linksonder
yinzi-space-zhejiang-5 = Markt van Zhejiang, middenonder
yinzi-space-zhejiang-6 = Markt van Zhejiang, rechtsonder

yinzi-site-huguang-a1-a2 = Huguang A1–A2
yinzi-site-huguang-a2-a3 = Huguang A2–A3
yinzi-site-huguang-a3-a4 = Huguang A3–A4
yinzi-site-huguang-a4-a5 = Huguang A4–A5
yinzi-site-huguang-b1-b2 = Huguang B1–B2
yinzi-site-huguang-b2-b3 = Huguang B2–B3
yinzi-site-huguang-b3-b4 = Huguang B3–B4
yinzi-site-huguang-b4-b5 = Huguang B4–B5
yinzi-site-huguang-c1-c2 = Huguang C1–C2
yinzi-site-huguang-c2-c3 = Huguang C2–C3
yinzi-site-huguang-c3-c4 = Huguang C3–C4
yinzi-site-huguang-c4-c5 = Huguang C4–C5
yinzi-site-huguang-a1-b1 = Huguang A1–B1
yinzi-site-huguang-a2-b2 = Huguang A2–B2
yinzi-site-huguang-a3-b3 = Huguang A3–B3
yinzi-site-huguang-a4-b4 = Huguang A4–B4
yinzi-site-huguang-a5-b5 = Huguang A5–B5
yinzi-site-huguang-b1-c1 = Huguang B1–C1
yinzi-site-huguang-b2-c2 = Huguang B2–C2
yinzi-site-huguang-b3-c3 = Huguang B3–C3
yinzi-site-huguang-b4-c4 = Huguang B4–C4
yinzi-site-huguang-b5-c5 = Huguang B5–C5
yinzi-site-nanzhili-a1-a2 = Nanzhili A1–A2
yinzi-site-nanzhili-a2-a3 = Nanzhili A2–A3
yinzi-site-nanzhili-a3-a4 = Nanzhili A3–A4
yinzi-site-nanzhili-a4-a5 = Nanzhili A4–A5
yinzi-site-nanzhili-b1-b2 = Nanzhili B1–B2
yinzi-site-nanzhili-b2-b3 = Nanzhili B2–B3
yinzi-site-nanzhili-b3-b4 = Nanzhili B3–B4
yinzi-site-nanzhili-b4-b5 = Nanzhili B4–B5
yinzi-site-nanzhili-c1-c2 = Nanzhili C1–C2
yinzi-site-nanzhili-c2-c3 = Nanzhili C2–C3
yinzi-site-nanzhili-c3-c4 = Nanzhili C3–C4
yinzi-site-nanzhili-c4-c5 = Nanzhili C4–C5
yinzi-site-nanzhili-a1-b1 = Nanzhili A1–B1
yinzi-site-nanzhili-a2-b2 = Nanzhili A2–B2
yinzi-site-nanzhili-a3-b3 = Nanzhili A3–B3
yinzi-site-nanzhili-a4-b4 = Nanzhili A4–B4
yinzi-site-nanzhili-a5-b5 = Nanzhili A5–B5
yinzi-site-nanzhili-b1-c1 = Nanzhili B1–C1
yinzi-site-nanzhili-b2-c2 = Nanzhili B2–C2
yinzi-site-nanzhili-b3-c3 = Nanzhili B3–C3
yinzi-site-nanzhili-b4-c4 = Nanzhili B4–C4
yinzi-site-nanzhili-b5-c5 = Nanzhili B5–C5
yinzi-site-jiangxi-a1-a2 = Jiangxi A1–A2
yinzi-site-jiangxi-a2-a3 = Jiangxi A2–A3
yinzi-site-jiangxi-a3-a4 = Jiangxi A3–A4
yinzi-site-jiangxi-a4-a5 = Jiangxi A4–A5
yinzi-site-jiangxi-b1-b2 = Jiangxi B1–B2
yinzi-site-jiangxi-b2-b3 = Jiangxi B2–B3
yinzi-site-jiangxi-b3-b4 = Jiangxi B3–B4
yinzi-site-jiangxi-b4-b5 = Jiangxi B4–B5
yinzi-site-jiangxi-c1-c2 = Jiangxi C1–C2
yinzi-site-jiangxi-c2-c3 = Jiangxi C2–C3
yinzi-site-jiangxi-c3-c4 = Jiangxi C3–C4
yinzi-site-jiangxi-c4-c5 = Jiangxi C4–C5
yinzi-site-jiangxi-a1-b1 = Jiangxi A1–B1
yinzi-site-jiangxi-a2-b2 = Jiangxi A2–B2
yinzi-site-jiangxi-a3-b3 = Jiangxi A3–B3
yinzi-site-jiangxi-a4-b4 = Jiangxi A4–B4
yinzi-site-jiangxi-a5-b5 = Jiangxi A5–B5
yinzi-site-jiangxi-b1-c1 = Jiangxi B1–C1
yinzi-site-jiangxi-b2-c2 = Jiangxi B2–C2
yinzi-site-jiangxi-b3-c3 = Jiangxi B3–C3
yinzi-site-jiangxi-b4-c4 = Jiangxi B4–C4
yinzi-site-jiangxi-b5-c5 = Jiangxi B5–C5
yinzi-site-zhejiang-a1-a2 = Zhejiang A1–A2
yinzi-site-zhejiang-a2-a3 = Zhejiang A2–A3
yinzi-site-zhejiang-a3-a4 = Zhejiang A3–A4
yinzi-site-zhejiang-a4-a5 = Zhejiang A4–A5
yinzi-site-zhejiang-b1-b2 = Zhejiang B1–B2
yinzi-site-zhejiang-b2-b3 = Zhejiang B2–B3
yinzi-site-zhejiang-b3-b4 = Zhejiang B3–B4
yinzi-site-zhejiang-b4-b5 = Zhejiang B4–B5
yinzi-site-zhejiang-c1-c2 = Zhejiang C1–C2
yinzi-site-zhejiang-c2-c3 = Zhejiang C2–C3
yinzi-site-zhejiang-c3-c4 = Zhejiang C3–C4
yinzi-site-zhejiang-c4-c5 = Zhejiang C4–C5
yinzi-site-zhejiang-a1-b1 = Zhejiang A1–B1
yinzi-site-zhejiang-a2-b2 = Zhejiang A2–B2
yinzi-site-zhejiang-a3-b3 = Zhejiang A3–B3
yinzi-site-zhejiang-a4-b4 = Zhejiang A4–B4
yinzi-site-zhejiang-a5-b5 = Zhejiang A5–B5
yinzi-site-zhejiang-b1-c1 = Zhejiang B1–C1
yinzi-site-zhejiang-b2-c2 = Zhejiang B2–C2
yinzi-site-zhejiang-b3-c3 = Zhejiang B3–C3
yinzi-site-zhejiang-b4-c4 = Zhejiang B4–C4
yinzi-site-zhejiang-b5-c5 = Zhejiang B5–C5

yinzi-factory-paper-red = Papierfabriek (rood)
yinzi-factory-paper-blue = Papierfabriek (blauw)
yinzi-factory-paper-yellow = Papierfabriek (geel)
yinzi-factory-paper-green = Papierfabriek (groen)
yinzi-factory-porcelain-red = Porseleinfabriek (rood)
yinzi-factory-porcelain-blue = Porseleinfabriek (blauw)
yinzi-factory-porcelain-yellow = Porseleinfabriek (geel)
yinzi-factory-porcelain-green = Porseleinfabriek (groen)
yinzi-factory-silk-red = Zijdefabriek (rood)
yinzi-factory-silk-blue = Zijdefabriek (blauw)
yinzi-factory-silk-yellow = Zijdefabriek (geel)
yinzi-factory-silk-green = Zijdefabriek (groen)
yinzi-factory-refined-sugar-red = Suikerfabriek (rood)
yinzi-factory-refined-sugar-blue = Suikerfabriek (blauw)
yinzi-factory-refined-sugar-yellow = Suikerfabriek (geel)
yinzi-factory-refined-sugar-green = Suikerfabriek (groen)

yinzi-nation-brunei = Brunei
yinzi-nation-korea = Korea
yinzi-nation-japan = Japan
yinzi-nation-portugal = Portugal
yinzi-nation-spain = Spanje
yinzi-nation-netherlands = Nederland

yinzi-area-brunei = { yinzi-nation-brunei }
yinzi-area-korea = { yinzi-nation-korea }
yinzi-area-japan = { yinzi-nation-japan }
yinzi-area-portugal = { yinzi-nation-portugal }
yinzi-area-spain = { yinzi-nation-spain }
yinzi-area-netherlands = { yinzi-nation-netherlands }
yinzi-area-asia = Azië, algemeen vak
yinzi-area-europe = Europa, algemeen vak

yinzi-ship-japan-1 = Japans schip 1
yinzi-ship-japan-2 = Japans schip 2
yinzi-ship-japan-3 = Japans schip 3
yinzi-ship-japan-4 = Japans schip 4
yinzi-ship-korea-1 = Koreaans schip 1
yinzi-ship-korea-2 = Koreaans schip 2
yinzi-ship-korea-3 = Koreaans schip 3
yinzi-ship-korea-4 = Koreaans schip 4
yinzi-ship-brunei-1 = Bruneis schip 1
yinzi-ship-brunei-2 = Bruneis schip 2
yinzi-ship-brunei-3 = Bruneis schip 3
yinzi-ship-brunei-4 = Bruneis schip 4
yinzi-ship-portugal-1 = Portugees schip 1
yinzi-ship-portugal-2 = Portugees schip 2
yinzi-ship-spain-1 = Spaans schip 1
yinzi-ship-spain-2 = Spaans schip 2
yinzi-ship-netherlands-1 = Nederlands schip 1
yinzi-ship-netherlands-2 = Nederlands schip 2

yinzi-dock-s1 = Ligplaats 1
yinzi-dock-s2 = Ligplaats 2
yinzi-dock-s3 = Ligplaats 3
yinzi-dock-s4 = Ligplaats 4

yinzi-slot-s1-1 = Ligplaats 1, laadruimte 1
yinzi-slot-s1-2 = Ligplaats 1, laadruimte 2
yinzi-slot-s1-3 = Ligplaats 1, laadruimte 3
yinzi-slot-s2-1 = Ligplaats 2, laadruimte 1
yinzi-slot-s2-2 = Ligplaats 2, laadruimte 2
yinzi-slot-s2-3 = Ligplaats 2, laadruimte 3
yinzi-slot-s3-1 = Ligplaats 3, laadruimte 1
yinzi-slot-s3-2 = Ligplaats 3, laadruimte 2
yinzi-slot-s3-3 = Ligplaats 3, laadruimte 3
yinzi-slot-s4-1 = Ligplaats 4, laadruimte 1
yinzi-slot-s4-2 = Ligplaats 4, laadruimte 2
yinzi-slot-s4-3 = Ligplaats 4, laadruimte 3

yinzi-cargo-paper = { yinzi-product-paper }
yinzi-cargo-porcelain = { yinzi-product-porcelain }
yinzi-cargo-silk = { yinzi-product-silk }
yinzi-cargo-refined-sugar = { yinzi-product-refined-sugar }
yinzi-cargo-tea = { yinzi-good-tea }
yinzi-cargo-salt-pair = Paar zout
yinzi-cargo-food-pair = Paar voedsel

yinzi-half-huguang-a1 = { yinzi-square-huguang-a1 }
yinzi-half-huguang-a2 = { yinzi-square-huguang-a2 }
yinzi-half-huguang-a3 = { yinzi-square-huguang-a3 }
yinzi-half-huguang-a4 = { yinzi-square-huguang-a4 }
yinzi-half-huguang-a5 = { yinzi-square-huguang-a5 }
yinzi-half-huguang-b1 = { yinzi-square-huguang-b1 }
yinzi-half-huguang-b2 = { yinzi-square-huguang-b2 }
yinzi-half-huguang-b3 = { yinzi-square-huguang-b3 }
yinzi-half-huguang-b4 = { yinzi-square-huguang-b4 }
yinzi-half-huguang-b5 = { yinzi-square-huguang-b5 }
yinzi-half-huguang-c1 = { yinzi-square-huguang-c1 }
yinzi-half-huguang-c2 = { yinzi-square-huguang-c2 }
yinzi-half-huguang-c3 = { yinzi-square-huguang-c3 }
yinzi-half-huguang-c4 = { yinzi-square-huguang-c4 }
yinzi-half-huguang-c5 = { yinzi-square-huguang-c5 }
yinzi-half-nanzhili-a1 = { yinzi-square-nanzhili-a1 }
yinzi-half-nanzhili-a2 = { yinzi-square-nanzhili-a2 }
yinzi-half-nanzhili-a3 = { yinzi-square-nanzhili-a3 }
yinzi-half-nanzhili-a4 = { yinzi-square-nanzhili-a4 }
yinzi-half-nanzhili-a5 = { yinzi-square-nanzhili-a5 }
yinzi-half-nanzhili-b1 = { yinzi-square-nanzhili-b1 }
yinzi-half-nanzhili-b2 = { yinzi-square-nanzhili-b2 }
yinzi-half-nanzhili-b3 = { yinzi-square-nanzhili-b3 }
yinzi-half-nanzhili-b4 = { yinzi-square-nanzhili-b4 }
yinzi-half-nanzhili-b5 = { yinzi-square-nanzhili-b5 }
yinzi-half-nanzhili-c1 = { yinzi-square-nanzhili-c1 }
yinzi-half-nanzhili-c2 = { yinzi-square-nanzhili-c2 }
yinzi-half-nanzhili-c3 = { yinzi-square-nanzhili-c3 }
yinzi-half-nanzhili-c4 = { yinzi-square-nanzhili-c4 }
yinzi-half-nanzhili-c5 = { yinzi-square-nanzhili-c5 }
yinzi-half-jiangxi-a1 = { yinzi-square-jiangxi-a1 }
yinzi-half-jiangxi-a2 = { yinzi-square-jiangxi-a2 }
yinzi-half-jiangxi-a3 = { yinzi-square-jiangxi-a3 }
yinzi-half-jiangxi-a4 = { yinzi-square-jiangxi-a4 }
yinzi-half-jiangxi-a5 = { yinzi-square-jiangxi-a5 }
yinzi-half-jiangxi-b1 = { yinzi-square-jiangxi-b1 }
yinzi-half-jiangxi-b2 = { yinzi-square-jiangxi-b2 }
yinzi-half-jiangxi-b3 = { yinzi-square-jiangxi-b3 }
yinzi-half-jiangxi-b4 = { yinzi-square-jiangxi-b4 }
yinzi-half-jiangxi-b5 = { yinzi-square-jiangxi-b5 }
yinzi-half-jiangxi-c1 = { yinzi-square-jiangxi-c1 }
yinzi-half-jiangxi-c2 = { yinzi-square-jiangxi-c2 }
yinzi-half-jiangxi-c3 = { yinzi-square-jiangxi-c3 }
yinzi-half-jiangxi-c4 = { yinzi-square-jiangxi-c4 }
yinzi-half-jiangxi-c5 = { yinzi-square-jiangxi-c5 }
yinzi-half-zhejiang-a1 = { yinzi-square-zhejiang-a1 }
yinzi-half-zhejiang-a2 = { yinzi-square-zhejiang-a2 }
yinzi-half-zhejiang-a3 = { yinzi-square-zhejiang-a3 }
yinzi-half-zhejiang-a4 = { yinzi-square-zhejiang-a4 }
yinzi-half-zhejiang-a5 = { yinzi-square-zhejiang-a5 }
yinzi-half-zhejiang-b1 = { yinzi-square-zhejiang-b1 }
yinzi-half-zhejiang-b2 = { yinzi-square-zhejiang-b2 }
yinzi-half-zhejiang-b3 = { yinzi-square-zhejiang-b3 }
yinzi-half-zhejiang-b4 = { yinzi-square-zhejiang-b4 }
yinzi-half-zhejiang-b5 = { yinzi-square-zhejiang-b5 }
yinzi-half-zhejiang-c1 = { yinzi-square-zhejiang-c1 }
yinzi-half-zhejiang-c2 = { yinzi-square-zhejiang-c2 }
yinzi-half-zhejiang-c3 = { yinzi-square-zhejiang-c3 }
yinzi-half-zhejiang-c4 = { yinzi-square-zhejiang-c4 }
yinzi-half-zhejiang-c5 = { yinzi-square-zhejiang-c5 }
yinzi-half-food-0 = Gekocht blokje van plaats 1
yinzi-half-food-1 = Gekocht blokje van plaats 2
yinzi-half-food-2 = Gekocht blokje van plaats 3
yinzi-half-food-3 = Gekocht blokje van plaats 4
yinzi-half-free-rice = { yinzi-innovation-free-rice }
yinzi-half-free-wheat = { yinzi-innovation-free-wheat }

yinzi-market-m1 = Markttegel 1
yinzi-market-m2 = Markttegel 2
yinzi-market-m3 = Markttegel 3
yinzi-market-m4 = Markttegel 4
yinzi-market-m5 = Markttegel 5
yinzi-market-m6 = Markttegel 6
yinzi-market-m7 = Markttegel 7
yinzi-market-m8 = Markttegel 8

yinzi-route-r01 = Zijde, 3 punten
yinzi-route-r02 = Porselein
yinzi-route-r03 = Zijde, 2 punten
yinzi-route-r04 = Geraffineerde suiker
yinzi-route-r05 = Papier
yinzi-route-r06 = Tarwe en rijst
yinzi-route-r07 = Kool en fruit
yinzi-route-r08 = Kool
yinzi-route-r09 = Fruit
yinzi-route-r10 = Katoen
yinzi-route-r11 = Zout
yinzi-route-r12 = Ramee
yinzi-route-r13 = Suikerriet
yinzi-route-r14 = Bamboe
yinzi-route-r15 = Product en goed naar keuze
yinzi-route-r16 = Product naar keuze, 2 oorlogssymbolen
yinzi-route-r17 = Product naar keuze, 3 oorlogssymbolen
yinzi-route-r18 = Twee producten naar keuze
yinzi-route-r19 = Product en twee goederen naar keuze
yinzi-route-r20 = Gezant

yinzi-pile-pile-1 = Routestapel 1
yinzi-pile-pile-2 = Routestapel 2
yinzi-pile-pile-3 = Routestapel 3
yinzi-pile-pile-4 = Routestapel 4

yinzi-disaster-none = Geen ramp
yinzi-disaster-fire = Brand
yinzi-disaster-flood = Overstroming
yinzi-disaster-drought = Droogte

yinzi-card-c01 = Waarde 1, 1 arbeider
yinzi-card-c02 = Waarde 1, 2 arbeiders
yinzi-card-c03 = Waarde 1, 3 arbeiders
yinzi-card-c04 = Waarde 1, 3 arbeiders
yinzi-card-c05 = Waarde 2, 1 arbeider
yinzi-card-c06 = Waarde 2, 2 arbeiders
yinzi-card-c07 = Waarde 2, 2 arbeiders
yinzi-card-c08 = Waarde 2, 3 arbeiders
yinzi-card-c09 = Waarde 3, 1 arbeider
yinzi-card-c10 = Waarde 3, 1 arbeider
yinzi-card-c11 = Waarde 3, 2 arbeiders
yinzi-card-c12 = Waarde 3, 3 arbeiders

yinzi-bonus-free-innovation = Gratis innovatie
yinzi-bonus-better-sale = Betere verkoop
yinzi-bonus-feed-workers = Gevoede arbeiders
yinzi-bonus-no-tax = Geen belasting
yinzi-bonus-improve-boats = Boten verbeteren
yinzi-bonus-improve-factory = Fabriek verbeteren

yinzi-column-column-1 = Kolom 1
yinzi-column-column-2 = Kolom 2
yinzi-column-column-3 = Kolom 3
yinzi-column-column-4 = Kolom 4
yinzi-column-column-5 = Kolom 5
yinzi-column-column-6 = Kolom 6

yinzi-fortune-develop-boats = Boten ontwikkelen
yinzi-fortune-cultivate = Verbouwen
yinzi-fortune-sell-urban = Verkopen op de stadsmarkt
yinzi-fortune-develop-factories = Fabrieken ontwikkelen
yinzi-fortune-innovations = Innovaties

yinzi-work-war-routes = Oorlog & routes
yinzi-work-produce = Produceren
yinzi-work-take-resources = Bouwmateriaal nemen
yinzi-work-imperial-commitments = Keizerlijke diensten
yinzi-work-supply-ships = Schepen bevoorraden

yinzi-commitment-palace-maintenance = Paleisonderhoud
yinzi-commitment-road-construction = Wegenbouw
yinzi-commitment-river-canal = Rivierkanaal
yinzi-commitment-bridge-construction = Bruggenbouw

yinzi-innovation-emissary-brunei = Gezant naar Brunei
yinzi-innovation-emissary-korea = Gezant naar Korea
yinzi-innovation-emissary-japan = Gezant naar Japan
yinzi-innovation-emissary-portugal = Gezant naar Portugal
yinzi-innovation-emissary-spain = Gezant naar Spanje
yinzi-innovation-emissary-netherlands = Gezant naar Nederland
yinzi-innovation-free-rice = Gratis rijst
yinzi-innovation-free-wood = Gratis hout
yinzi-innovation-free-stone = Gratis steen
yinzi-innovation-free-raw-material = Gratis grondstof
yinzi-innovation-free-transport = Gratis riviertransport
yinzi-innovation-free-coins = Gratis munten
yinzi-innovation-free-salt = Gratis zout
yinzi-innovation-extra-urban-sale = Extra stadsverkoop
yinzi-innovation-extra-plantation = Extra plantage
yinzi-innovation-same-commitment = Zelfde keizerlijke dienst
yinzi-innovation-extra-imperial-worker = Extra arbeider
yinzi-innovation-send-immigrants = Immigranten sturen
yinzi-innovation-free-wheat = Gratis tarwe
yinzi-innovation-personal-route = Persoonlijke routetegel
yinzi-innovation-fruitful-war = Lucratieve oorlog
yinzi-innovation-veterans = Veteranen
yinzi-innovation-extra-recruit = Extra rekrutering
yinzi-innovation-weak-enemies = Zwakke vijanden

yinzi-phase-setup = Voorbereiding
yinzi-phase-bonus = A: bonus en speelvolgorde
yinzi-phase-actions = B: acties
yinzi-phase-feeding = C: arbeiders voeden
yinzi-phase-glories = D-I: krijgsroem
yinzi-phase-disasters = D-II: natuurrampen
yinzi-phase-routes = D-III: routes
yinzi-phase-rewards = D-IV: keizerlijke beloningen
yinzi-phase-taxation = D-V: belastingheffing
yinzi-phase-late = E: late verschepingen
yinzi-phase-administration = F: administratie
yinzi-phase-final = Laatste gelegenheid
yinzi-phase-over = Einde van het spel

yinzi-score-boats = Boten
yinzi-score-factories = Fabrieken
yinzi-score-products = Producten in het buitenland
yinzi-score-emissaries = Gezanten in het buitenland
yinzi-score-unshipped = Niet verscheepte producten
yinzi-score-glories = Krijgsroem
yinzi-score-routes = Routetegels
yinzi-score-innovations = Innovaties
yinzi-score-silver = Zilver
yinzi-score-misfortune = Tegenspoed

## Koppen boven groepen keuzes

yinzi-verb-colour = Kies een kleur
yinzi-verb-build = Bouw een fabriek
yinzi-verb-site = Kies de akkervakken
yinzi-verb-take = Neem bouwmateriaal
yinzi-verb-bonus = Kies een bonus
yinzi-verb-innovate = Plaats een innovatieschijf
yinzi-verb-upgrade = Verbeter een fabriek
yinzi-verb-buy-tile = Koop een plantagetegel
yinzi-verb-plant = Leg de plantagetegel
yinzi-verb-play = Geluksactie: speel een kaart
yinzi-verb-on = Kies de geluksactie
yinzi-verb-send = Arbeidersactie: gebruik een groep
yinzi-verb-to = Kies de arbeidersactie
yinzi-verb-advance = Boot vooruit
yinzi-verb-grow = Bebouw een akkervak
yinzi-verb-sell = Verkoop op een stadsmarkt
yinzi-verb-market = Kies het marktvak
yinzi-verb-rebuild = Herbouw een fabriek
yinzi-verb-with = Betaal de steen
yinzi-verb-produce = Produceer
yinzi-verb-double = Produceer er twee tegelijk
yinzi-verb-raw = Haal grondstof
yinzi-verb-ship = Verscheep een product
yinzi-verb-load = Laad een goederenblokje
yinzi-verb-free = Gebruik een gratis goed
yinzi-verb-slot = Kies de laadruimte
yinzi-verb-army = Stuur arbeiders naar de oorlog
yinzi-verb-serve = Bedien een routetegel
yinzi-verb-give-product = Lever een product
yinzi-verb-give = Lever een goederenblokje
yinzi-verb-give-emissary = Lever een gezant
yinzi-verb-buy-food = Plattelandsmarkt: koop een blokje
yinzi-verb-pay = Betaal
yinzi-verb-eat = Voed met eigen blokjes
yinzi-verb-move-disc = Verplaats een innovatieschijf
yinzi-verb-leave = Laat veteranen achter
yinzi-verb-burn = Brand
yinzi-verb-lose = Haal een product weg
yinzi-verb-wither = Droogte
yinzi-verb-choose-route = Neem een routetegel
yinzi-verb-dock = Kies het schip
yinzi-verb-commit = Zet arbeiders op een keizerlijk vak
yinzi-verb-fill = Bedien een persoonlijke routetegel
yinzi-verb-migrate = Migratie
yinzi-verb-tax = Belastingschijf
yinzi-verb-stop = Genoeg
yinzi-verb-raw-free = Gratis grondstof
yinzi-verb-decline = Afzien
yinzi-verb-emissary = Stuur een gezant
yinzi-verb-sell-food = Plattelandsmarkt: verkoop een blokje
yinzi-verb-spend = Gebruik een innovatieschijf

## Opschriften van acties

yinzi-do-colour = Kleur: { $colour }
yinzi-do-build = Bouw: { $factory }
yinzi-do-site = Op: { $site }
yinzi-do-take = Neem: { $resource }
yinzi-do-bonus = Bonus: { $bonus }
yinzi-do-innovate = Plaats een schijf: { $innovation }
yinzi-do-upgrade = Verbeter: { $factory }
yinzi-do-buy-tile = Koop de plantagetegel: { $column }
yinzi-do-plant = Leg de tegel: { $square }
yinzi-do-play = Speel een kaart: { $card }
yinzi-do-on = Voor de actie: { $fortune }
yinzi-do-send = Gebruik de arbeiders onder: { $fortune }
yinzi-do-to = Arbeidersactie: { $work }
yinzi-do-advance = Eén vak op het botenspoor: { $wood }
yinzi-do-grow = Bebouw: { $square }
yinzi-do-sell = Verkoop vanaf: { $square }
yinzi-do-market = Naar: { $space }
yinzi-do-rebuild = Herbouw: { $factory }
yinzi-do-with = Betaal: { $stone }
yinzi-do-produce = Maak 1 product: { $factory }
yinzi-do-double = Maak 2 producten: { $factory }
yinzi-do-raw = Grondstof: { $space }
yinzi-do-ship = Verscheep een product: { $factory }
yinzi-do-load = Laad een blokje: { $square }
yinzi-do-free = Gratis goed (innovatie): { $good }
yinzi-do-slot = In: { $slot }
yinzi-do-army = { $amount ->
        [one] 1 arbeider gaat naar de oorlog
       *[other] { $amount } arbeiders gaan naar de oorlog
    }
yinzi-do-serve = Bedien de tegel: { $pile }
yinzi-do-give-product = Lever een product: { $factory }
yinzi-do-give = Lever een blokje: { $square }
yinzi-do-give-emissary = Lever de gezant: { $nation }
yinzi-do-buy-food = Koop voedsel: blokje van { $colour }
yinzi-do-pay = Betaal: { $means }
yinzi-do-eat = Voed: { $square }
yinzi-do-move-disc = Verplaats de schijf: { $innovation }
yinzi-do-leave = { $amount ->
        [0] Laat geen veteranen achter
        [one] Laat 1 arbeider als veteraan achter
       *[other] Laat { $amount } arbeiders als veteranen achter
    }
yinzi-do-burn = Neem een schijf van: { $factory }
yinzi-do-lose = Haal een product van { $owner } weg
yinzi-do-wither = Verlies een blokje: { $square }
yinzi-do-choose-route = Neem de tegel: { $route }
yinzi-do-dock = Aan boord: { $dock }
yinzi-do-commit = { $commitment }{ $disc ->
        [0] { "" }
       *[other] , de innovatieschijf als arbeider
    }{ $upper ->
        [0] { "" }
        [one] , 1 arbeider uit het bovenste migratievak
       *[other] , { $upper } arbeiders uit het bovenste migratievak
    }
yinzi-do-fill = { $route }: lever het { $part ->
        [0] 1e deel
        [1] 2e deel
       *[other] 3e deel
    }
yinzi-do-migrate = De hele groep migreert
yinzi-do-tax = Belastingschijf: één uitvoering extra
yinzi-do-stop = Genoeg, ga door
yinzi-do-raw-free = Gratis grondstof (innovatie)
yinzi-do-decline = Nee, ik zie ervan af
yinzi-do-emissary = Mijn gezant vaart mee
yinzi-do-sell-food = Verkoop op de plattelandsmarkt: { $square }
yinzi-do-spend = Gebruik de schijf: { $innovation }
yinzi-do-grow-good = Bebouw: { $good } ({ $square })
yinzi-do-sell-good = Verkoop: { $good } ({ $square })
yinzi-do-load-good = Laad: { $good } ({ $square })
yinzi-do-give-good = Lever: { $good } ({ $square })
yinzi-do-eat-good = Voed: { $good } ({ $square })
yinzi-do-wither-good = Verlies: { $good } ({ $square })
yinzi-do-sell-food-good = Verkoop op de plattelandsmarkt: { $good } ({ $square })
yinzi-do-buy-tile-good = Koop een plantagetegel: { $good } ({ $column }, { $amount ->
        [one] 1 munt
       *[other] { $amount } munten
    })
yinzi-do-market-price = Naar: { $space } ({ $amount ->
        [one] 1 munt
       *[other] { $amount } munten
    })
yinzi-do-serve-route = Bedien de tegel: { $route } ({ $pile })
yinzi-do-stop-hungry = { $amount ->
        [one] Stop met voeden: neem 1 tegenspoedtegel
       *[other] Stop met voeden: neem { $amount } tegenspoedtegels
    }

## Vragen

yinzi-ask-choose-colour = Voorbereiding: kies een kleur; die bepaalt ook welke fabrieken meedoen
yinzi-ask-start-factory = Voorbereiding: kies de fabriek om mee te beginnen
yinzi-ask-start-resource = Voorbereiding: kies het bouwmateriaal om gratis mee te beginnen
yinzi-ask-choose-bonus = Fase A: kies een bonus; hoe verder naar links, hoe eerder de houder deze ronde aan de beurt is
yinzi-ask-after-bonus = Fase A: voer de bonus uit en koop desgewenst de plantagetegel van die kolom
yinzi-ask-choose-action = Kies de actie van deze beurt: speel een kaart of gebruik een groep arbeiders
yinzi-ask-choose-fortune = Gespeelde kaart ({ $card }): kies de geluksactie waarvoor ze dient
yinzi-ask-fortune = { $fortune }: kies de volgende uitvoering, voeg er met een belastingschijf één toe, of beëindig de actie
yinzi-ask-place-tile = Nieuwe plantagetegel ({ $good }): kies het akkervak waarop die komt
yinzi-ask-choose-tile = Extra plantage: kies de plantagetegel om te kopen
yinzi-ask-choose-cube = Extra stadsverkoop: kies het blokje om te verkopen
yinzi-ask-choose-space = Blokje van { $square }: kies het marktvak waaraan het verkocht wordt
yinzi-ask-choose-site = { $factory }: kies de twee akkervakken waarop die staat
yinzi-ask-choose-stone = Steen voor de fabriek: kies hoe die betaald wordt
yinzi-ask-choose-work = Groep onder { $fortune }: kies de arbeidersactie waarvoor ze dient
yinzi-ask-take-resource = Bouwmateriaal nemen: kies hout of steen voor de volgende arbeider, 1 munt per stuk
yinzi-ask-produce = Produceren: kies de volgende fabriek
yinzi-ask-choose-raw = { $number ->
        [one] { $factory }: kies de grondstof
       *[other] { $factory }: kies de eerste van { $number } grondstoffen
    }
yinzi-ask-supply = Schepen bevoorraden: kies wat de volgende arbeider levert
yinzi-ask-second-salt = Zout van { $first }: kies het tweede blokje van het paar
yinzi-ask-choose-slot = Lading ({ $cargo }): kies de laadruimte
yinzi-ask-choose-dock = Gezant ({ $nation }): kies het schip waarop die meegaat
yinzi-ask-add-emissary = { $dock }: het schip vaart uit. Beslis of de gezant meevaart
yinzi-ask-commit-workers = Keizerlijke diensten: kies het vak en wie erheen gaat
yinzi-ask-muster = Oorlog & routes: kies hoeveel arbeiders naar de oorlog gaan
yinzi-ask-choose-route = Oorlog & routes: kies één routetegel om te bedienen, of geen
yinzi-ask-choose-gift = { $personal ->
        [1] Persoonlijke routetegel
       *[other] Routetegel
    } ({ $route }): kies wat er geleverd wordt voor het { $part ->
        [0] 1e deel
        [1] 2e deel
       *[other] 3e deel
    } van de vraag
yinzi-ask-pay-with = { $amount ->
        [one] { $purpose }: kies hoe 1 munt betaald wordt
       *[other] { $purpose }: kies hoe { $amount } munten betaald worden
    }
yinzi-ask-pay-silver-with = { $amount ->
        [one] Uitbesteding: kies hoe 1 buidel zilver betaald wordt
       *[other] Uitbesteding: kies hoe { $amount } buidels zilver betaald worden
    }
yinzi-ask-finish = Voordat het spel verdergaat: verkoop desgewenst voedsel of gebruik innovatieschijven
yinzi-ask-feed = Fase C: kies waarmee de arbeiders nu gevoed worden
yinzi-ask-second-half = Half voedsel ({ $good }): kies het tweede blokje
yinzi-ask-rally = Krijgsroem: gebruik innovatieschijven voor deze oorlog, of ga door
yinzi-ask-glory-disc = { $space ->
        [0] Hoge krijgsroem
       *[other] Lage krijgsroem
    }: de voorraad heeft geen schijf meer. Kies een innovatieschijf om erheen te verplaatsen, of zie ervan af en verlies de roem
yinzi-ask-leave-veterans = Veteranen: kies hoeveel arbeiders in het oorlogsgebied blijven liggen
yinzi-ask-choose-fire = Brand: kies de fabriek die een schijf verliest
yinzi-ask-choose-loss = { $factory }, na de brand: kies wiens product weggaat
yinzi-ask-choose-drought = Droogte in { $province }: kies het blokje dat verloren gaat
yinzi-ask-serve-personal = Persoonlijke routetegels: kies een deel om te leveren, of ga door
yinzi-ask-bridge-upgrade = Bruggenbouw: kies de fabriek die gratis verbeterd wordt
yinzi-ask-take-route = Aflegstapel van de routes: kies de tegel om als persoonlijke routetegel te houden
yinzi-ask-pay-tax = { $amount ->
        [one] Belastingheffing: betaal 1 buidel zilver; verkoop desgewenst eerst voedsel of gebruik gratis munten
       *[other] Belastingheffing: betaal { $amount } buidels zilver; verkoop desgewenst eerst voedsel of gebruik gratis munten
    }
yinzi-ask-load-late = Late verschepingen: kies de eerste helft van een paar voedsel, of ga door
yinzi-ask-second-late = Late verschepingen ({ $first }): kies de tweede helft, een andere soort voedsel
yinzi-ask-late-slot = Late verschepingen ({ $first } + { $second }): kies de laadruimte voor het paar

## Logboek

yinzi-told-chose-colour = { $seat } kiest een kleur: { $colour }.
yinzi-told-market-laid = Stadsmarkt van { $province }: { $market }.
yinzi-told-rate-is = Wisselkoers: { $rate } munten voor 1 buidel zilver (de dobbelsteen toont { $die }).
yinzi-told-tile-came = Nieuw op het plantagespoor: { $good } ({ $column }).
yinzi-told-ship-docked = { $ship } legt aan: { $dock }.
yinzi-told-ship-shown = Volgende op die stapel: { $ship }.
yinzi-told-factory-shown = Nieuw in het aanbod: { $factory }.
yinzi-told-route-shown = { $pile } toont een nieuwe routetegel: { $route }.
yinzi-told-order-place = Speelvolgorde, plaats { $place }: { $seat }.
yinzi-told-round-began = Ronde { $round } begint.
yinzi-told-turn-began = { $seat } begint een beurt.
yinzi-told-skipped = { $seat } heeft geen kaarten en geen arbeiders meer en wordt overgeslagen.
yinzi-told-gained = { $seat } krijgt { $amount } × { $thing }.
yinzi-told-paid = { $seat } betaalt { $amount } × { $thing }.
yinzi-told-exchanged-silver = { $bags ->
        [one] { $seat } wisselt 1 buidel zilver voor { $coins } munten.
       *[other] { $seat } wisselt { $bags } buidels zilver voor { $coins } munten.
    }
yinzi-told-bought-silver = { $bags ->
        [one] { $seat } wisselt { $coins } munten voor 1 buidel zilver.
       *[other] { $seat } wisselt { $coins } munten voor { $bags } buidels zilver.
    }
yinzi-told-virtual-coins = { $amount ->
        [one] { $seat } betaalt 1 gratis munt van de innovatie.
       *[other] { $seat } betaalt { $amount } gratis munten van de innovatie.
    }
yinzi-told-virtual-good = { $seat } gebruikt het tweede goed van de innovatie: { $good }.
yinzi-told-chose-bonus = { $seat } kiest een bonus: { $bonus }.
yinzi-told-innovated = { $seat } plaatst een innovatieschijf: { $innovation }.
yinzi-told-spent = { $seat } neemt een innovatieschijf terug: { $innovation }.
yinzi-told-drew = { $seat } trekt een kaart: { $card }.
yinzi-told-showed-card = { $seat } speelt een kaart: { $card }.
yinzi-told-played = { $value ->
        [one] { $seat } gebruikt de kaart ({ $card }) voor 1 uitvoering: { $fortune }.
       *[other] { $seat } gebruikt de kaart ({ $card }) voor hoogstens { $value } uitvoeringen: { $fortune }.
    }
yinzi-told-grouped = { $amount ->
        [0] { $seat } heeft geen arbeiders meer om te plaatsen: { $fortune }.
        [one] { $seat } zet 1 arbeider op het spelersbord: { $fortune }.
       *[other] { $seat } zet { $amount } arbeiders op het spelersbord: { $fortune }.
    }
yinzi-told-taxed = { $seat } legt een schijf op het belastingvak voor één uitvoering extra.
yinzi-told-boat-moved = { $seat } heeft de boot nu op vak { $space }: riviertransportcapaciteit { $capacity }.
yinzi-told-transported = { $amount ->
        [one] { $seat } gebruikt 1 eenheid riviertransport.
       *[other] { $seat } gebruikt { $amount } eenheden riviertransport.
    }
yinzi-told-bought-tile = { $seat } koopt een plantagetegel: { $good } ({ $column }).
yinzi-told-planted = { $seat } legt een plantagetegel: { $good } ({ $square }).
yinzi-told-tile-boxed = Een lege plantagetegel gaat uit het spel: { $good } ({ $square }).
yinzi-told-grew = { $amount ->
        [one] { $seat } plaatst 1 blokje: { $good } ({ $square }).
       *[other] { $seat } plaatst { $amount } blokjes: { $good } ({ $square }).
    }
yinzi-told-sold = { $seat } verkoopt een blokje: { $good } ({ $square }) → { $space }.
yinzi-told-sold-food = { $seat } verkoopt een blokje op de plattelandsmarkt: { $good } ({ $square }).
yinzi-told-bought-food = { $seat } koopt voedsel op de plattelandsmarkt: een blokje van { $colour }.
yinzi-told-built = { $seat } bouwt: { $factory }, op { $site }.
yinzi-told-factory-level = { $seat } heeft nu een fabriek op niveau { $level ->
        [1] I
        [2] II
       *[other] III
    }: { $factory }.
yinzi-told-sent = { $amount ->
        [one] { $seat } gebruikt een groep van 1 arbeider: { $work }.
       *[other] { $seat } gebruikt een groep van { $amount } arbeiders: { $work }.
    }
yinzi-told-recruited = { $amount ->
        [one] { $seat } gebruikt ook 1 migrant.
       *[other] { $seat } gebruikt ook { $amount } migranten.
    }
yinzi-told-migrated = { $amount ->
        [one] { $seat } stuurt 1 arbeider naar het bovenste migratievak.
       *[other] { $seat } stuurt { $amount } arbeiders naar het bovenste migratievak.
    }
yinzi-told-raw-used = { $seat } gebruikt grondstof: een blokje van { $owner } ({ $space }).
yinzi-told-produced = { $seat } maakt 1 × { $product }: { $factory }.
yinzi-told-delivered = { $seat } doet een levering: { $slot }.
yinzi-told-boarded = { $seat } stuurt een gezant aan boord: { $nation } ({ $dock }).
yinzi-told-sailed = { $ship } vaart uit, volgeladen door { $seat }.
yinzi-told-landed = { $seat } heeft een product op een buitenlandse markt: { $area }.
yinzi-told-europe-arrived = Het eerste Europese schip ligt aan de kade: de aardappel- en maïstegels worden door de plantagestapel geschud.
yinzi-told-committed = { $seat } neemt een keizerlijk vak: { $commitment }.
yinzi-told-mustered = { $amount ->
        [one] { $seat } stuurt 1 arbeider naar de oorlog, vak { $place } van links.
       *[other] { $seat } stuurt { $amount } arbeiders naar de oorlog, vak { $place } van links.
    }
yinzi-told-gave-good = { $seat } levert een goed aan een routetegel: { $good } → { $route }.
yinzi-told-gave-product = { $seat } levert een product aan een routetegel: { $factory } → { $route }.
yinzi-told-served-route = { $seat } heeft een routetegel bediend: { $route }.
yinzi-told-fed-by-bonus = { $seat } hoeft niemand te voeden: dat doet de bonus.
yinzi-told-food-needed = { $amount ->
        [0] { $seat } heeft geen voedsel nodig.
       *[other] { $seat } heeft { $amount } voedsel nodig.
    }
yinzi-told-ate = { $seat } voedt de arbeiders: { $good } ({ $square }).
yinzi-told-disc-recruited = { $seat } voegt de rekruteringsschijf aan het leger toe.
yinzi-told-enemies-weakened = { $seat } verlaagt de vijandelijke sterkte met { $amount }.
yinzi-told-veterans-rose = { $amount ->
        [one] 1 veteraan van { $seat } staat op.
       *[other] { $amount } veteranen van { $seat } staan op.
    }
yinzi-told-war-won = De oorlog is gewonnen: leger { $army }, vijandelijke sterkte { $enemy }.
yinzi-told-war-lost = De oorlog is verloren: leger { $army }, vijandelijke sterkte { $enemy }.
yinzi-told-glory = { $seat } verdient krijgsroem: { $points } punten.
yinzi-told-glory-lost = { $seat } heeft geen schijf voor de krijgsroem en verliest die.
yinzi-told-veterans-stay = { $amount ->
        [one] { $seat } laat 1 arbeider in het oorlogsgebied liggen.
       *[other] { $seat } laat { $amount } arbeiders in het oorlogsgebied liggen.
    }
yinzi-told-disaster = Natuurramp: { $disaster }.
yinzi-told-burnt = { $level ->
        [0] { $seat } verliest de laatste schijf op een fabriek, die nu geen eigenaar meer heeft: { $factory }.
        [1] { $seat } verliest een schijf op een fabriek, die nu op niveau I staat: { $factory }.
       *[other] { $seat } verliest een schijf op een fabriek, die nu op niveau II staat: { $factory }.
    }
yinzi-told-product-lost = { $seat } verliest een product in de brand: { $factory }.
yinzi-told-withered = { $seat } verliest een blokje in de droogte: { $good } ({ $square }).
yinzi-told-won-route = { $seat } voltooit een routetegel: { $route }.
yinzi-told-route-discarded = Niemand heeft deze routetegel bediend; hij gaat naar de aflegstapel: { $route }.
yinzi-told-took-route = { $seat } neemt een persoonlijke routetegel: { $route }.
yinzi-told-tax-due = { $amount ->
        [one] { $seat } is 1 buidel zilver belasting schuldig.
       *[other] { $seat } is { $amount } buidels zilver belasting schuldig.
    }
yinzi-told-tax-waived = { $amount ->
        [0] { $seat } is geen belasting schuldig; de bonus was niet eens nodig.
        [one] { $seat } betaalt dankzij de bonus geen belasting: 1 buidel zilver bespaard.
       *[other] { $seat } betaalt dankzij de bonus geen belasting: { $amount } buidels zilver bespaard.
    }
yinzi-told-went-home = { $amount ->
        [0] { $seat } heeft geen arbeiders om terug te nemen.
        [one] { $seat } neemt 1 arbeider terug in de voorraad.
       *[other] { $seat } neemt { $amount } arbeiders terug in de voorraad.
    }
yinzi-told-moved-down = { $amount ->
        [one] 1 migrant van { $seat } gaat naar het onderste migratievak.
       *[other] { $amount } migranten van { $seat } gaan naar het onderste migratievak.
    }
yinzi-told-game-ended = Het spel is afgelopen.

## Waarom niet

yinzi-why-bonus-owed = Voer eerst de bonus uit die je gekozen hebt.
yinzi-why-bonus-taken = Deze bonus is deze ronde al bezet, door { $seat }.
yinzi-why-bought-already = Je hebt bij deze gelegenheid al op de plattelandsmarkt gekocht, dus kun je er niet ook verkopen.
yinzi-why-coins-missing = { $amount ->
        [one] Zelfs met je zilver kom je 1 munt tekort.
       *[other] Zelfs met je zilver kom je { $amount } munten tekort.
    }
yinzi-why-colour-taken = Iemand anders heeft deze kleur al.
yinzi-why-delivered-already = Je hebt in deze stap al aan een persoonlijke routetegel geleverd; de nieuwe tegel neem je daarvóór.
yinzi-why-demand-incomplete = Zo zou je niet alles kunnen leveren wat deze routetegel vraagt.
yinzi-why-discard-empty = De aflegstapel van de routes is leeg.
yinzi-why-does-not-fit = Dit past niet bij dit deel van de vraag, of je hebt het niet.
yinzi-why-factory-closed = Hier kun je niet produceren: de fabriek heeft geen eigenaar, of is van een ander en pas op niveau I.
yinzi-why-factory-full = In deze fabriek is geen plaats voor zo veel producten.
yinzi-why-factory-used = Je hebt deze fabriek in deze actie al gebruikt.
yinzi-why-feed-first = Voed eerst je arbeiders; pas daarna kun je voedsel verkopen.
yinzi-why-finish-first = Maak eerst af wat je begonnen bent.
yinzi-why-food-left = Je hebt nog eigen voedselblokjes, of munten voor voedsel op de plattelandsmarkt, dus moet je verder voeden.
yinzi-why-fortune-used = Je hebt deze geluksactie deze ronde al gebruikt: { $fortune }.
yinzi-why-game-over = Het spel is afgelopen.
yinzi-why-group-left-over = { $amount ->
        [one] Als je arbeiders uit het bovenste migratievak haalt, mag niemand van de groep overblijven; hier zou dat 1 arbeider zijn.
       *[other] Als je arbeiders uit het bovenste migratievak haalt, mag niemand van de groep overblijven; hier zouden dat { $amount } arbeiders zijn.
    }
yinzi-why-hand-empty = Je hebt al je kaarten van deze ronde gespeeld, dus gebruik een groep arbeiders.
yinzi-why-not-in-hand = Je hebt deze kaart niet in je hand.
yinzi-why-imperial-taken = Hier staat deze ronde al iemand; alleen een schijf op Zelfde keizerlijke dienst laat je erbij: { $commitment }.
yinzi-why-innovation-taken = Op dit vak ligt al een schijf van { $seat }.
yinzi-why-last-boat-space = Je boot staat al op het laatste vak.
yinzi-why-neighbours-filled = De twee goederenvakken naast dit muntvak zijn allebei bezet.
yinzi-why-no-army = Je hebt geen arbeiders in het oorlogsgebied.
yinzi-why-no-cube-left = Je hebt geen goederenblokje meer in je voorraad.
yinzi-why-no-disc-left = Je hebt geen schijf meer in je voorraad.
yinzi-why-no-disc-there = Je hebt hier geen schijf die je nu kunt gebruiken: { $innovation }.
yinzi-why-no-effect = De gratis munten zouden je niet aan een buidel zilver helpen.
yinzi-why-no-enemies = De vijandelijke sterkte is al 0.
yinzi-why-no-group = Je hebt geen arbeiders op je spelersbord, dus speel een kaart.
yinzi-why-no-such-group = Onder deze geluksactie staan geen arbeiders van jou.
yinzi-why-no-market-space = Het goed vindt geen plaats: het vraagt een leeg vak dat het toont, of een muntvak naast zo’n vak.
yinzi-why-no-occasion = Daarvoor is nu geen gelegenheid.
yinzi-why-no-open-route = Hier ligt geen open routetegel.
yinzi-why-no-own-cube = Je hebt hier geen blokje dat hiervoor dient.
yinzi-why-no-own-product = Je hebt geen product op deze fabriek.
yinzi-why-no-piece-left = Je hebt te weinig productfiches in je voorraad.
yinzi-why-no-product-there = Deze speler heeft geen product op deze fabriek.
yinzi-why-no-raw-material = Hier ontbreekt grondstof in de kleur van de fabriek, of je boten kunnen die niet brengen.
yinzi-why-no-resolution-left = Je hebt alle uitvoeringen van deze actie gebruikt.
yinzi-why-no-second-food = Een paar vraagt twee verschillende soorten voedsel die je naar het schip kunt brengen; begin met wat het eerst in de lijst staat.
yinzi-why-no-second-half = Fruit, kool en aardappel voeden alleen per twee, en een tweede zo’n blokje ontbreekt.
yinzi-why-no-second-salt = Zout verscheep je per twee, en beide blokjes moeten het schip kunnen bereiken; begin met wat het eerst in de lijst staat.
yinzi-why-no-site-left = Er zijn geen twee vrije akkervakken naast elkaar meer.
yinzi-why-no-slot = Hier neemt geen vrije laadruimte deze lading aan.
yinzi-why-no-square-left = Er is geen vrij akkervak voor een plantagetegel.
yinzi-why-no-stone = Je hebt geen steen, en ook geen schijf voor gratis steen die je kunt gebruiken.
yinzi-why-no-tile-possible = Op dit moment kun je geen enkele plantagetegel kopen.
yinzi-why-no-tile-there = In deze kolom ligt geen plantagetegel.
yinzi-why-no-wood = Je hebt geen hout.
yinzi-why-no-worker-left = Hiervoor is geen arbeider over; in één actie gebruik je er hoogstens vier.
yinzi-why-not-a-rural-good = De plattelandsmarkt neemt alleen tarwe, kool, fruit, maïs en aardappelen aan, nooit rijst.
yinzi-why-not-an-urban-good = Stadsmarkten nemen alleen ramee, suikerriet, katoen, thee, zout en bamboe aan.
yinzi-why-not-built = Deze fabriek is niet gebouwd.
yinzi-why-not-food = Dit goed is geen voedsel.
yinzi-why-not-for-sale = Dit kun je nu niet kopen: zo’n blokje ligt niet op de plattelandsmarkt, je hebt het geld niet, of je hebt er al verkocht.
yinzi-why-not-in-discard = Deze tegel ligt niet op de aflegstapel van de routes.
yinzi-why-not-late-food = Late verschepingen nemen alleen rijst, fruit, kool, tarwe, aardappelen en maïs aan.
yinzi-why-not-on-display = Deze fabriek ligt niet in het aanbod.
yinzi-why-not-own-factory = Deze fabriek is niet van jou.
yinzi-why-not-own-route = Je hebt geen open persoonlijke routetegel met dit deel.
yinzi-why-not-ownerless = Je kunt alleen een fabriek op het bord herbouwen die haar eigenaar kwijt is.
yinzi-why-not-shippable = Schepen nemen nu alleen producten, thee en zout aan.
yinzi-why-nothing-aboard = Je hebt geen blokje of product aan boord van een schip van deze natie.
yinzi-why-nothing-fits = Je hebt niets dat bij dit deel van de vraag past.
yinzi-why-nothing-to-sell = Je hebt geen blokje dat een stadsmarkt nu zou aannemen.
yinzi-why-offered-already = Er is er nog een die precies gelijk is; kies die.
yinzi-why-other-column = Je bonus biedt je alleen de tegel van zijn eigen kolom: { $column }.
yinzi-why-other-phase = Dit kan alleen in een andere fase ({ $phase }).
yinzi-why-other-turn = Het is niet jouw beurt: nu beslist { $seat }.
yinzi-why-own-level-three = Alleen een eigen fabriek van niveau III maakt twee producten tegelijk.
yinzi-why-pairs-used-up = Je hebt al zoveel paren geladen als mag.
yinzi-why-part-met = Aan dit deel van de vraag is al voldaan.
yinzi-why-placed-this-turn = Je hebt deze schijf pas deze beurt geplaatst, dus kun je haar nog niet gebruiken.
yinzi-why-real-worker-needed = Er moet minstens één arbeider van de groep of uit het onderste migratievak bij zijn.
yinzi-why-route-served = Deze routetegel is deze ronde al bediend.
yinzi-why-salt-protected = Zoutvakken kunnen niet bedekt worden, door geen tegel en geen fabriek.
yinzi-why-section-used = Je hebt in deze actie al een schijf in deze afdeling geplaatst.
yinzi-why-silver-missing = { $amount ->
        [one] Je kunt 1 buidel zilver niet betalen, ook niet door munten te wisselen.
       *[other] Je kunt { $amount } buidels zilver niet betalen, ook niet door munten te wisselen.
    }
yinzi-why-slot-taken = Deze laadruimte is al gevuld.
yinzi-why-space-taken = Op dit marktvak ligt al een blokje.
yinzi-why-square-occupied = Op dit akkervak ligt al een blokje of een fabriek.
yinzi-why-stock-empty = Het is op in de voorraad bouwmateriaal: { $resource }.
yinzi-why-tax-added = Je hebt bij deze actie al een belastingschijf gelegd.
yinzi-why-tile-bought = Je hebt al een tegel gekocht.
yinzi-why-too-many-workers = { $amount ->
        [0] Naast je veteranen is geen plaats meer voor arbeiders.
        [one] Naast je veteranen is maar plaats voor 1 arbeider.
       *[other] Naast je veteranen is maar plaats voor { $amount } arbeiders.
    }
yinzi-why-top-level = Deze fabriek staat al op niveau III.
yinzi-why-transport-missing = { $amount ->
        [0] Dit vraagt riviertransport, en je hebt er geen meer over.
        [one] Dit vraagt meer riviertransport dan de ene eenheid die je over hebt.
       *[other] Dit vraagt meer riviertransport dan de { $amount } eenheden die je over hebt.
    }
yinzi-why-use-first = Gebruik eerst minstens één arbeider voor de gekozen arbeidersactie.
yinzi-why-use-possible = De groep is nog te gebruiken, dus migreert ze niet in haar geheel.
yinzi-why-work-used = Je hebt deze arbeidersactie deze ronde al gebruikt: { $work }.
yinzi-why-no-use = Op dit moment zou je daar geen enkele arbeider kunnen gebruiken: { $work }.
yinzi-why-workers-missing = { $amount ->
        [one] Je komt 1 arbeider tekort.
       *[other] Je komt { $amount } arbeiders tekort.
    }
