### Yinzi: nomi, etichette, domande, righe del diario e rifiuti.
### I nomi entrano nelle frasi così come sono, senza articolo.

yinzi-title = Yinzi
yinzi-tagline = Coltiva, costruisci e spedisci lungo lo Yangtze negli ultimi anni dei Ming, e porta al tuo clan l’argento del mondo.

## Nomi

yinzi-colour-red = Rosso
yinzi-colour-blue = Blu
yinzi-colour-yellow = Giallo
yinzi-colour-green = Verde

yinzi-good-cabbage = Cavolo
yinzi-good-fruit = Frutta
yinzi-good-wheat = Grano
yinzi-good-rice = Riso
yinzi-good-salt = Sale
yinzi-good-tea = Tè
yinzi-good-cotton = Cotone
yinzi-good-sugar-cane = Canna da zucchero
yinzi-good-ramie = Ramia
yinzi-good-bamboo = Bambù
yinzi-good-potato = Patata
yinzi-good-maize = Mais

yinzi-product-paper = Carta
yinzi-product-porcelain = Porcellana
yinzi-product-silk = Seta
yinzi-product-refined-sugar = Zucchero raffinato

yinzi-resource-wood = Legno
yinzi-resource-stone = Pietra

yinzi-free-resource-wood = Legno dalla mia riserva
yinzi-free-resource-free-wood = Legno gratuito (Innovazione)
yinzi-free-resource-stone = Pietra dalla mia riserva
yinzi-free-resource-free-stone = Pietra gratuita (Innovazione)

yinzi-means-coins = Solo denaro proprio
yinzi-means-free-coins = Prima le Monete gratuite (Innovazione)

yinzi-thing-coins = Moneta di Rame
yinzi-thing-silver = Sacchetto d’Argento
yinzi-thing-wood = { yinzi-resource-wood }
yinzi-thing-stone = { yinzi-resource-stone }
yinzi-thing-misfortune = Tessera Sventura
yinzi-thing-cubes = Cubetto Merce
yinzi-thing-discs = Dischetto
yinzi-thing-products = Tassello Prodotto Lavorato
yinzi-thing-workers = Lavoratore
yinzi-thing-transport = Trasporto fluviale

yinzi-purpose-tile = Tessera Piantagione
yinzi-purpose-resource = Risorsa
yinzi-purpose-upgrade = Miglioramento
yinzi-purpose-outsourcing = Esternalizzazione
yinzi-purpose-food = Cibo dal Mercato Rurale
yinzi-purpose-tax = Tassa

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

yinzi-space-huguang-1 = Mercato di Huguang, in alto a sinistra
yinzi-space-huguang-2 = Mercato di Huguang, in alto al centro
yinzi-space-huguang-3 = Mercato di Huguang, in alto a destra
yinzi-space-huguang-4 = Mercato di Huguang, in basso a sinistra
yinzi-space-huguang-5 = Mercato di Huguang, in basso al centro
yinzi-space-huguang-6 = Mercato di Huguang, in basso a destra
yinzi-space-nanzhili-1 = Mercato di Nanzhili, in alto a sinistra
yinzi-space-nanzhili-2 = Mercato di Nanzhili, in alto al centro
yinzi-space-nanzhili-3 = Mercato di Nanzhili, in alto a destra
yinzi-space-nanzhili-4 = Mercato di Nanzhili, in basso a sinistra
yinzi-space-nanzhili-5 = Mercato di Nanzhili, in basso al centro
yinzi-space-nanzhili-6 = Mercato di Nanzhili, in basso a destra
yinzi-space-jiangxi-1 = Mercato di Jiangxi, in alto a sinistra
yinzi-space-jiangxi-2 = Mercato di Jiangxi, in alto al centro
yinzi-space-jiangxi-3 = Mercato di Jiangxi, in alto a destra
yinzi-space-jiangxi-4 = Mercato di Jiangxi, in basso a sinistra
yinzi-space-jiangxi-5 = Mercato di Jiangxi, in basso al centro
yinzi-space-jiangxi-6 = Mercato di Jiangxi, in basso a destra
yinzi-space-zhejiang-1 = Mercato di Zhejiang, in alto a sinistra
yinzi-space-zhejiang-2 = Mercato di Zhejiang, in alto al centro
yinzi-space-zhejiang-3 = Mercato di Zhejiang, in alto a destra
yinzi-space-zhejiang-4 = Mercato di Zhejiang, in basso a sinistra
yinzi-space-zhejiang-5 = Mercato di Zhejiang, in basso al centro
yinzi-space-zhejiang-6 = Mercato di Zhejiang, in basso a destra

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

yinzi-factory-paper-red = Fabbrica di carta (rosso)
yinzi-factory-paper-blue = Fabbrica di carta (blu)
yinzi-factory-paper-yellow = Fabbrica di carta (giallo)
yinzi-factory-paper-green = Fabbrica di carta (verde)
yinzi-factory-porcelain-red = Fabbrica di porcellana (rosso)
yinzi-factory-porcelain-blue = Fabbrica di porcellana (blu)
yinzi-factory-porcelain-yellow = Fabbrica di porcellana (giallo)
yinzi-factory-porcelain-green = Fabbrica di porcellana (verde)
yinzi-factory-silk-red = Fabbrica di seta (rosso)
yinzi-factory-silk-blue = Fabbrica di seta (blu)
yinzi-factory-silk-yellow = Fabbrica di seta (giallo)
yinzi-factory-silk-green = Fabbrica di seta (verde)
yinzi-factory-refined-sugar-red = Fabbrica di zucchero (rosso)
yinzi-factory-refined-sugar-blue = Fabbrica di zucchero (blu)
yinzi-factory-refined-sugar-yellow = Fabbrica di zucchero (giallo)
yinzi-factory-refined-sugar-green = Fabbrica di zucchero (verde)

yinzi-nation-brunei = Brunei
yinzi-nation-korea = Corea
yinzi-nation-japan = Giappone
yinzi-nation-portugal = Portogallo
yinzi-nation-spain = Spagna
yinzi-nation-netherlands = Olanda

yinzi-area-brunei = { yinzi-nation-brunei }
yinzi-area-korea = { yinzi-nation-korea }
yinzi-area-japan = { yinzi-nation-japan }
yinzi-area-portugal = { yinzi-nation-portugal }
yinzi-area-spain = { yinzi-nation-spain }
yinzi-area-netherlands = { yinzi-nation-netherlands }
yinzi-area-asia = Asia, riserva generale
yinzi-area-europe = Europa, riserva generale

yinzi-ship-japan-1 = Nave giapponese 1
yinzi-ship-japan-2 = Nave giapponese 2
yinzi-ship-japan-3 = Nave giapponese 3
yinzi-ship-japan-4 = Nave giapponese 4
yinzi-ship-korea-1 = Nave coreana 1
yinzi-ship-korea-2 = Nave coreana 2
yinzi-ship-korea-3 = Nave coreana 3
yinzi-ship-korea-4 = Nave coreana 4
yinzi-ship-brunei-1 = Nave del Brunei 1
yinzi-ship-brunei-2 = Nave del Brunei 2
yinzi-ship-brunei-3 = Nave del Brunei 3
yinzi-ship-brunei-4 = Nave del Brunei 4
yinzi-ship-portugal-1 = Nave portoghese 1
yinzi-ship-portugal-2 = Nave portoghese 2
yinzi-ship-spain-1 = Nave spagnola 1
yinzi-ship-spain-2 = Nave spagnola 2
yinzi-ship-netherlands-1 = Nave olandese 1
yinzi-ship-netherlands-2 = Nave olandese 2

yinzi-dock-s1 = Spazio Nave 1
yinzi-dock-s2 = Spazio Nave 2
yinzi-dock-s3 = Spazio Nave 3
yinzi-dock-s4 = Spazio Nave 4

yinzi-slot-s1-1 = Spazio Nave 1, spazio di carico 1
yinzi-slot-s1-2 = Spazio Nave 1, spazio di carico 2
yinzi-slot-s1-3 = Spazio Nave 1, spazio di carico 3
yinzi-slot-s2-1 = Spazio Nave 2, spazio di carico 1
yinzi-slot-s2-2 = Spazio Nave 2, spazio di carico 2
yinzi-slot-s2-3 = Spazio Nave 2, spazio di carico 3
yinzi-slot-s3-1 = Spazio Nave 3, spazio di carico 1
yinzi-slot-s3-2 = Spazio Nave 3, spazio di carico 2
yinzi-slot-s3-3 = Spazio Nave 3, spazio di carico 3
yinzi-slot-s4-1 = Spazio Nave 4, spazio di carico 1
yinzi-slot-s4-2 = Spazio Nave 4, spazio di carico 2
yinzi-slot-s4-3 = Spazio Nave 4, spazio di carico 3

yinzi-cargo-paper = { yinzi-product-paper }
yinzi-cargo-porcelain = { yinzi-product-porcelain }
yinzi-cargo-silk = { yinzi-product-silk }
yinzi-cargo-refined-sugar = { yinzi-product-refined-sugar }
yinzi-cargo-tea = { yinzi-good-tea }
yinzi-cargo-salt-pair = Coppia di Sale
yinzi-cargo-food-pair = Coppia di Cibo

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
yinzi-half-food-0 = Cubetto acquistato del posto 1
yinzi-half-food-1 = Cubetto acquistato del posto 2
yinzi-half-food-2 = Cubetto acquistato del posto 3
yinzi-half-food-3 = Cubetto acquistato del posto 4
yinzi-half-free-rice = { yinzi-innovation-free-rice }
yinzi-half-free-wheat = { yinzi-innovation-free-wheat }

yinzi-market-m1 = Tessera Mercato 1
yinzi-market-m2 = Tessera Mercato 2
yinzi-market-m3 = Tessera Mercato 3
yinzi-market-m4 = Tessera Mercato 4
yinzi-market-m5 = Tessera Mercato 5
yinzi-market-m6 = Tessera Mercato 6
yinzi-market-m7 = Tessera Mercato 7
yinzi-market-m8 = Tessera Mercato 8

yinzi-route-r01 = Seta, 3 punti
yinzi-route-r02 = Porcellana
yinzi-route-r03 = Seta, 2 punti
yinzi-route-r04 = Zucchero raffinato
yinzi-route-r05 = Carta
yinzi-route-r06 = Grano e riso
yinzi-route-r07 = Cavolo e frutta
yinzi-route-r08 = Cavolo
yinzi-route-r09 = Frutta
yinzi-route-r10 = Cotone
yinzi-route-r11 = Sale
yinzi-route-r12 = Ramia
yinzi-route-r13 = Canna da zucchero
yinzi-route-r14 = Bambù
yinzi-route-r15 = Un Prodotto e una Merce a scelta
yinzi-route-r16 = Un Prodotto a scelta, 2 simboli Guerra
yinzi-route-r17 = Un Prodotto a scelta, 3 simboli Guerra
yinzi-route-r18 = Due Prodotti a scelta
yinzi-route-r19 = Un Prodotto e due Merci a scelta
yinzi-route-r20 = Emissario

yinzi-pile-pile-1 = Pila Rotte 1
yinzi-pile-pile-2 = Pila Rotte 2
yinzi-pile-pile-3 = Pila Rotte 3
yinzi-pile-pile-4 = Pila Rotte 4

yinzi-disaster-none = Nessun disastro
yinzi-disaster-fire = Incendio
yinzi-disaster-flood = Alluvione
yinzi-disaster-drought = Siccità

yinzi-card-c01 = Valore 1, 1 Lavoratore
yinzi-card-c02 = Valore 1, 2 Lavoratori
yinzi-card-c03 = Valore 1, 3 Lavoratori
yinzi-card-c04 = Valore 1, 3 Lavoratori
yinzi-card-c05 = Valore 2, 1 Lavoratore
yinzi-card-c06 = Valore 2, 2 Lavoratori
yinzi-card-c07 = Valore 2, 2 Lavoratori
yinzi-card-c08 = Valore 2, 3 Lavoratori
yinzi-card-c09 = Valore 3, 1 Lavoratore
yinzi-card-c10 = Valore 3, 1 Lavoratore
yinzi-card-c11 = Valore 3, 2 Lavoratori
yinzi-card-c12 = Valore 3, 3 Lavoratori

yinzi-bonus-free-innovation = Innovazione Gratuita
yinzi-bonus-better-sale = Vendita Migliore
yinzi-bonus-feed-workers = Sfamare i Lavoratori
yinzi-bonus-no-tax = Nessuna Tassa
yinzi-bonus-improve-boats = Migliorare le Imbarcazioni
yinzi-bonus-improve-factory = Migliorare le Fabbriche

yinzi-column-column-1 = Colonna 1
yinzi-column-column-2 = Colonna 2
yinzi-column-column-3 = Colonna 3
yinzi-column-column-4 = Colonna 4
yinzi-column-column-5 = Colonna 5
yinzi-column-column-6 = Colonna 6

yinzi-fortune-develop-boats = Sviluppare le Imbarcazioni
yinzi-fortune-cultivate = Coltivare
yinzi-fortune-sell-urban = Vendere al Mercato Urbano
yinzi-fortune-develop-factories = Sviluppare le Fabbriche
yinzi-fortune-innovations = Innovazioni

yinzi-work-war-routes = Guerra & Rotte
yinzi-work-produce = Produrre Prodotti Lavorati
yinzi-work-take-resources = Prendere Risorse
yinzi-work-imperial-commitments = Impegni Imperiali
yinzi-work-supply-ships = Rifornire le Navi

yinzi-commitment-palace-maintenance = Manutenzione Palazzo
yinzi-commitment-road-construction = Costruzione Strade
yinzi-commitment-river-canal = Canale Fluviale
yinzi-commitment-bridge-construction = Costruzione Ponti

yinzi-innovation-emissary-brunei = Emissario in Brunei
yinzi-innovation-emissary-korea = Emissario in Corea
yinzi-innovation-emissary-japan = Emissario in Giappone
yinzi-innovation-emissary-portugal = Emissario in Portogallo
yinzi-innovation-emissary-spain = Emissario in Spagna
yinzi-innovation-emissary-netherlands = Emissario in Olanda
yinzi-innovation-free-rice = Riso gratuito
yinzi-innovation-free-wood = Legno gratuito
yinzi-innovation-free-stone = Pietra gratuita
yinzi-innovation-free-raw-material = Materie Grezze gratuite
yinzi-innovation-free-transport = Trasporto Fluviale gratuito
yinzi-innovation-free-coins = Monete gratuite
yinzi-innovation-free-salt = Sale gratuito
yinzi-innovation-extra-urban-sale = Vendita addizionale al Mercato Urbano
yinzi-innovation-extra-plantation = Piantagione Addizionale
yinzi-innovation-same-commitment = Stesso Impegno Imperiale
yinzi-innovation-extra-imperial-worker = Lavoratore Addizionale
yinzi-innovation-send-immigrants = Invio di Immigrati
yinzi-innovation-free-wheat = Grano gratuito
yinzi-innovation-personal-route = Tessera Rotta personale
yinzi-innovation-fruitful-war = Guerra fruttuosa
yinzi-innovation-veterans = Veterani
yinzi-innovation-extra-recruit = Reclutamento addizionale
yinzi-innovation-weak-enemies = Nemici Deboli

yinzi-phase-setup = Preparazione
yinzi-phase-bonus = A: bonus e ordine di turno
yinzi-phase-actions = B: azioni
yinzi-phase-feeding = C: sfamare i Lavoratori
yinzi-phase-glories = D-I: Glorie di Guerra
yinzi-phase-disasters = D-II: Disastri Naturali
yinzi-phase-routes = D-III: Rotte
yinzi-phase-rewards = D-IV: ricompense imperiali
yinzi-phase-taxation = D-V: Tassazione
yinzi-phase-late = E: Spedizioni Tardive
yinzi-phase-administration = F: Amministrazione
yinzi-phase-final = Ultima occasione
yinzi-phase-over = Fine della partita

yinzi-score-boats = Imbarcazioni
yinzi-score-factories = Fabbriche
yinzi-score-products = Prodotti all’estero
yinzi-score-emissaries = Emissari all’estero
yinzi-score-unshipped = Prodotti non spediti
yinzi-score-glories = Glorie di Guerra
yinzi-score-routes = Tessere Rotta
yinzi-score-innovations = Innovazioni
yinzi-score-silver = Argento
yinzi-score-misfortune = Sventura

## Titoli sopra i gruppi di scelte

yinzi-verb-colour = Scegli un colore
yinzi-verb-build = Costruisci una Fabbrica
yinzi-verb-site = Scegli gli spazi Terreno
yinzi-verb-take = Prendi una risorsa
yinzi-verb-bonus = Scegli un bonus
yinzi-verb-innovate = Piazza un dischetto Innovazione
yinzi-verb-upgrade = Migliora una Fabbrica
yinzi-verb-buy-tile = Acquista una tessera Piantagione
yinzi-verb-plant = Piazza la tessera Piantagione
yinzi-verb-play = Azione Fortuna: gioca una carta
yinzi-verb-on = Scegli l’Azione Fortuna
yinzi-verb-send = Azione Lavoratore: usa un gruppo
yinzi-verb-to = Scegli l’Azione Lavoratore
yinzi-verb-advance = Avanza sul tracciato Imbarcazioni
yinzi-verb-grow = Coltiva uno spazio Terreno
yinzi-verb-sell = Vendi a un Mercato Urbano
yinzi-verb-market = Scegli lo spazio del Mercato
yinzi-verb-rebuild = Ricostruisci una Fabbrica
yinzi-verb-with = Paga la pietra
yinzi-verb-produce = Produci
yinzi-verb-double = Produci due pezzi insieme
yinzi-verb-raw = Preleva Materia Grezza
yinzi-verb-ship = Spedisci un Prodotto
yinzi-verb-load = Carica un cubetto Merce
yinzi-verb-free = Usa una Merce gratuita
yinzi-verb-slot = Scegli lo spazio sulla Nave
yinzi-verb-army = Manda Lavoratori in guerra
yinzi-verb-serve = Soddisfa una tessera Rotta
yinzi-verb-give-product = Consegna un Prodotto
yinzi-verb-give = Consegna un cubetto Merce
yinzi-verb-give-emissary = Consegna un Emissario
yinzi-verb-buy-food = Mercato Rurale: acquista un cubetto
yinzi-verb-pay = Paga
yinzi-verb-eat = Sfama con i tuoi cubetti
yinzi-verb-move-disc = Sposta un dischetto Innovazione
yinzi-verb-leave = Lascia dei Veterani
yinzi-verb-burn = Incendio
yinzi-verb-lose = Togli un Prodotto
yinzi-verb-wither = Siccità
yinzi-verb-choose-route = Prendi una tessera Rotta
yinzi-verb-dock = Scegli la Nave
yinzi-verb-commit = Piazza Lavoratori su uno spazio imperiale
yinzi-verb-fill = Servi una tessera Rotta personale
yinzi-verb-migrate = Migrazione
yinzi-verb-tax = Dischetto Tasse
yinzi-verb-stop = Basta
yinzi-verb-raw-free = Materia Grezza gratuita
yinzi-verb-decline = Rinuncia
yinzi-verb-emissary = Manda un Emissario
yinzi-verb-sell-food = Mercato Rurale: vendi un cubetto
yinzi-verb-spend = Usa un dischetto Innovazione

## Etichette delle azioni

yinzi-do-colour = Colore: { $colour }
yinzi-do-build = Costruisci: { $factory }
yinzi-do-site = Su: { $site }
yinzi-do-take = Prendi: { $resource }
yinzi-do-bonus = Bonus: { $bonus }
yinzi-do-innovate = Piazza un dischetto: { $innovation }
yinzi-do-upgrade = Migliora: { $factory }
yinzi-do-buy-tile = Acquista la tessera Piantagione: { $column }
yinzi-do-plant = Piazza la tessera: { $square }
yinzi-do-play = Gioca una carta: { $card }
yinzi-do-on = Usala per: { $fortune }
yinzi-do-send = Usa i Lavoratori sotto: { $fortune }
yinzi-do-to = Azione Lavoratore: { $work }
yinzi-do-advance = Uno spazio sul tracciato Imbarcazioni: { $wood }
yinzi-do-grow = Coltiva: { $square }
yinzi-do-sell = Vendi da: { $square }
yinzi-do-market = A: { $space }
yinzi-do-rebuild = Ricostruisci: { $factory }
yinzi-do-with = Paga: { $stone }
yinzi-do-produce = Produci 1 pezzo: { $factory }
yinzi-do-double = Produci 2 pezzi: { $factory }
yinzi-do-raw = Materia Grezza: { $space }
yinzi-do-ship = Spedisci un Prodotto: { $factory }
yinzi-do-load = Carica un cubetto: { $square }
yinzi-do-free = Merce gratuita (Innovazione): { $good }
yinzi-do-slot = In: { $slot }
yinzi-do-army = { $amount ->
        [one] 1 Lavoratore va in guerra
       *[other] { $amount } Lavoratori vanno in guerra
    }
yinzi-do-serve = Soddisfa la tessera: { $pile }
yinzi-do-give-product = Consegna un Prodotto: { $factory }
yinzi-do-give = Consegna un cubetto: { $square }
yinzi-do-give-emissary = Consegna l’Emissario: { $nation }
yinzi-do-buy-food = Acquista Cibo: cubetto di { $colour }
yinzi-do-pay = Paga: { $means }
yinzi-do-eat = Sfama: { $square }
yinzi-do-move-disc = Sposta il dischetto: { $innovation }
yinzi-do-leave = { $amount ->
        [0] Non lasciare Veterani
        [one] Lascia 1 Lavoratore come Veterano
       *[other] Lascia { $amount } Lavoratori come Veterani
    }
yinzi-do-burn = Togli un dischetto da: { $factory }
yinzi-do-lose = Togli un Prodotto di { $owner }
yinzi-do-wither = Perdi un cubetto: { $square }
yinzi-do-choose-route = Prendi la tessera: { $route }
yinzi-do-dock = A bordo: { $dock }
yinzi-do-commit = { $commitment }{ $disc ->
        [0] { "" }
       *[other] , il dischetto Innovazione come Lavoratore
    }{ $upper ->
        [0] { "" }
        [one] , 1 Lavoratore dallo spazio Migrazione superiore
       *[other] , { $upper } Lavoratori dallo spazio Migrazione superiore
    }
yinzi-do-fill = { $route }: consegna la { $part ->
        [0] 1ª parte
        [1] 2ª parte
       *[other] 3ª parte
    }
yinzi-do-migrate = Tutto il gruppo migra
yinzi-do-tax = Dischetto Tasse: una risoluzione in più
yinzi-do-stop = Basta, avanti
yinzi-do-raw-free = Materia Grezza gratuita (Innovazione)
yinzi-do-decline = No, rinuncio
yinzi-do-emissary = Il mio Emissario salpa con la Nave
yinzi-do-sell-food = Vendi al Mercato Rurale: { $square }
yinzi-do-spend = Usa il dischetto: { $innovation }
yinzi-do-grow-good = Coltiva: { $good } ({ $square })
yinzi-do-sell-good = Vendi: { $good } ({ $square })
yinzi-do-load-good = Carica: { $good } ({ $square })
yinzi-do-give-good = Consegna: { $good } ({ $square })
yinzi-do-eat-good = Sfama: { $good } ({ $square })
yinzi-do-wither-good = Perdi: { $good } ({ $square })
yinzi-do-sell-food-good = Vendi al Mercato Rurale: { $good } ({ $square })
yinzi-do-buy-tile-good = Acquista una tessera Piantagione: { $good } ({ $column }, { $amount ->
        [one] 1 Moneta
       *[other] { $amount } Monete
    })
yinzi-do-market-price = A: { $space } ({ $amount ->
        [one] 1 Moneta
       *[other] { $amount } Monete
    })
yinzi-do-serve-route = Soddisfa la tessera: { $route } ({ $pile })
yinzi-do-stop-hungry = { $amount ->
        [one] Smetti di sfamare: prendi 1 tessera Sventura
       *[other] Smetti di sfamare: prendi { $amount } tessere Sventura
    }

## Domande

yinzi-ask-choose-colour = Preparazione: scegli un colore; decide anche quali Fabbriche partecipano
yinzi-ask-start-factory = Preparazione: scegli la Fabbrica con cui cominciare
yinzi-ask-start-resource = Preparazione: scegli la risorsa iniziale, gratis
yinzi-ask-choose-bonus = Fase A: scegli un bonus; più è a sinistra, prima si gioca in questo round
yinzi-ask-after-bonus = Fase A: applica il bonus e, volendo, acquista la tessera Piantagione della sua colonna
yinzi-ask-choose-action = Scegli l’azione di questo turno: gioca una carta o usa un gruppo di Lavoratori
yinzi-ask-choose-fortune = Carta giocata ({ $card }): scegli l’Azione Fortuna per cui usarla
yinzi-ask-fortune = { $fortune }: scegli la prossima risoluzione, aggiungi un dischetto Tasse per averne una in più, o termina l’azione
yinzi-ask-place-tile = Nuova tessera Piantagione ({ $good }): scegli lo spazio Terreno su cui metterla
yinzi-ask-choose-tile = Piantagione Addizionale: scegli la tessera Piantagione da acquistare
yinzi-ask-choose-cube = Vendita addizionale al Mercato Urbano: scegli il cubetto da vendere
yinzi-ask-choose-space = Cubetto da { $square }: scegli lo spazio del Mercato a cui venderlo
yinzi-ask-choose-site = { $factory }: scegli i due spazi Terreno da occupare
yinzi-ask-choose-stone = Pietra per la Fabbrica: scegli come pagarla
yinzi-ask-choose-work = Gruppo sotto { $fortune }: scegli l’Azione Lavoratore per cui usarlo
yinzi-ask-take-resource = Prendere Risorse: scegli legno o pietra per il prossimo Lavoratore, 1 Moneta ciascuno
yinzi-ask-produce = Produrre: scegli la prossima Fabbrica
yinzi-ask-choose-raw = { $number ->
        [one] { $factory }: scegli la Materia Grezza
       *[other] { $factory }: scegli la prima di { $number } Materie Grezze
    }
yinzi-ask-supply = Rifornire le Navi: scegli che cosa consegna il prossimo Lavoratore
yinzi-ask-second-salt = Sale da { $first }: scegli il secondo cubetto della coppia
yinzi-ask-choose-slot = Carico ({ $cargo }): scegli lo spazio in cui metterlo
yinzi-ask-choose-dock = Emissario ({ $nation }): scegli la Nave su cui sale
yinzi-ask-add-emissary = { $dock }: la Nave salpa. Decidi se l’Emissario parte con lei
yinzi-ask-commit-workers = Impegni Imperiali: scegli lo spazio e chi ci va
yinzi-ask-muster = Guerra & Rotte: scegli quanti Lavoratori vanno in guerra
yinzi-ask-choose-route = Guerra & Rotte: scegli una tessera Rotta da soddisfare, o nessuna
yinzi-ask-choose-gift = { $personal ->
        [1] Tessera Rotta personale
       *[other] Tessera Rotta
    } ({ $route }): scegli che cosa consegnare per la { $part ->
        [0] 1ª parte
        [1] 2ª parte
       *[other] 3ª parte
    } della richiesta
yinzi-ask-pay-with = { $amount ->
        [one] { $purpose }: scegli come pagare 1 Moneta
       *[other] { $purpose }: scegli come pagare { $amount } Monete
    }
yinzi-ask-pay-silver-with = { $amount ->
        [one] Esternalizzazione: scegli come pagare 1 Sacchetto d’Argento
       *[other] Esternalizzazione: scegli come pagare { $amount } Sacchetti d’Argento
    }
yinzi-ask-finish = Prima di proseguire: volendo, vendi Cibo o usa dischetti Innovazione
yinzi-ask-feed = Fase C: scegli con che cosa sfamare ora i Lavoratori
yinzi-ask-second-half = Mezzo Cibo ({ $good }): scegli il secondo cubetto
yinzi-ask-rally = Glorie di Guerra: usa dischetti Innovazione per questa guerra, o prosegui
yinzi-ask-glory-disc = { $space ->
        [0] Gloria di Guerra maggiore
       *[other] Gloria di Guerra minore
    }: nella riserva non c’è più un dischetto. Scegli un dischetto Innovazione da spostare lì, o rinuncia e perdi la Gloria
yinzi-ask-leave-veterans = Veterani: scegli quanti Lavoratori restano sdraiati nell’area Guerra
yinzi-ask-choose-fire = Incendio: scegli la Fabbrica che perde un dischetto
yinzi-ask-choose-loss = { $factory }, dopo l’Incendio: scegli di chi togliere un Prodotto
yinzi-ask-choose-drought = Siccità, { $province }: scegli il cubetto che va perso
yinzi-ask-serve-personal = Tessere Rotta personali: scegli una parte da consegnare, o prosegui
yinzi-ask-bridge-upgrade = Costruzione Ponti: scegli la Fabbrica da migliorare gratis
yinzi-ask-take-route = Scarti delle Rotte: scegli la tessera da tenere come Rotta personale
yinzi-ask-pay-tax = { $amount ->
        [one] Tassazione: paga 1 Sacchetto d’Argento; prima, volendo, vendi Cibo o usa le Monete gratuite
       *[other] Tassazione: paga { $amount } Sacchetti d’Argento; prima, volendo, vendi Cibo o usa le Monete gratuite
    }
yinzi-ask-load-late = Spedizioni Tardive: scegli la prima metà di una coppia di Cibo, o prosegui
yinzi-ask-second-late = Spedizioni Tardive ({ $first }): scegli la seconda metà, un Cibo di altro tipo
yinzi-ask-late-slot = Spedizioni Tardive ({ $first } + { $second }): scegli lo spazio per la coppia

## Diario

yinzi-told-chose-colour = { $seat } sceglie un colore: { $colour }.
yinzi-told-market-laid = Mercato Urbano di { $province }: { $market }.
yinzi-told-rate-is = Tasso di cambio: { $rate } Monete per 1 Sacchetto d’Argento (il dado mostra { $die }).
yinzi-told-tile-came = Nuova sul tracciato Piantagioni: { $good } ({ $column }).
yinzi-told-ship-docked = { $ship } attracca: { $dock }.
yinzi-told-ship-shown = La prossima della sua pila: { $ship }.
yinzi-told-factory-shown = Nuova Fabbrica esposta: { $factory }.
yinzi-told-route-shown = { $pile } mostra una nuova tessera Rotta: { $route }.
yinzi-told-order-place = Ordine di turno, posto { $place }: { $seat }.
yinzi-told-round-began = Comincia il round { $round }.
yinzi-told-turn-began = { $seat } comincia un turno.
yinzi-told-skipped = { $seat } non ha più né carte né Lavoratori e salta il turno.
yinzi-told-gained = { $seat } ottiene { $amount } × { $thing }.
yinzi-told-paid = { $seat } paga { $amount } × { $thing }.
yinzi-told-exchanged-silver = { $bags ->
        [one] { $seat } cambia 1 Sacchetto d’Argento in { $coins } Monete.
       *[other] { $seat } cambia { $bags } Sacchetti d’Argento in { $coins } Monete.
    }
yinzi-told-bought-silver = { $bags ->
        [one] { $seat } cambia { $coins } Monete in 1 Sacchetto d’Argento.
       *[other] { $seat } cambia { $coins } Monete in { $bags } Sacchetti d’Argento.
    }
yinzi-told-virtual-coins = { $amount ->
        [one] { $seat } paga 1 Moneta gratuita dell’Innovazione.
       *[other] { $seat } paga { $amount } Monete gratuite dell’Innovazione.
    }
yinzi-told-virtual-good = { $seat } usa la seconda Merce dell’Innovazione: { $good }.
yinzi-told-chose-bonus = { $seat } sceglie un bonus: { $bonus }.
yinzi-told-innovated = { $seat } piazza un dischetto Innovazione: { $innovation }.
yinzi-told-spent = { $seat } riprende un dischetto Innovazione: { $innovation }.
yinzi-told-drew = { $seat } pesca una carta: { $card }.
yinzi-told-showed-card = { $seat } gioca una carta: { $card }.
yinzi-told-played = { $value ->
        [one] { $seat } usa la carta ({ $card }) per 1 risoluzione: { $fortune }.
       *[other] { $seat } usa la carta ({ $card }) per un massimo di { $value } risoluzioni: { $fortune }.
    }
yinzi-told-grouped = { $amount ->
        [0] { $seat } non ha più Lavoratori da piazzare: { $fortune }.
        [one] { $seat } piazza 1 Lavoratore sulla plancia: { $fortune }.
       *[other] { $seat } piazza { $amount } Lavoratori sulla plancia: { $fortune }.
    }
yinzi-told-taxed = { $seat } mette un dischetto sullo spazio Tasse per una risoluzione in più.
yinzi-told-boat-moved = { $seat } ha ora l’imbarcazione sullo spazio { $space }: Capacità di Trasporto Fluviale { $capacity }.
yinzi-told-transported = { $amount ->
        [one] { $seat } usa 1 unità di trasporto fluviale.
       *[other] { $seat } usa { $amount } unità di trasporto fluviale.
    }
yinzi-told-bought-tile = { $seat } acquista una tessera Piantagione: { $good } ({ $column }).
yinzi-told-planted = { $seat } piazza una tessera Piantagione: { $good } ({ $square }).
yinzi-told-tile-boxed = Una tessera Piantagione vuota esce dal gioco: { $good } ({ $square }).
yinzi-told-grew = { $amount ->
        [one] { $seat } piazza 1 cubetto: { $good } ({ $square }).
       *[other] { $seat } piazza { $amount } cubetti: { $good } ({ $square }).
    }
yinzi-told-sold = { $seat } vende un cubetto: { $good } ({ $square }) → { $space }.
yinzi-told-sold-food = { $seat } vende un cubetto al Mercato Rurale: { $good } ({ $square }).
yinzi-told-bought-food = { $seat } acquista Cibo al Mercato Rurale: un cubetto di { $colour }.
yinzi-told-built = { $seat } costruisce: { $factory }, su { $site }.
yinzi-told-factory-level = { $seat } ha ora una Fabbrica al Livello { $level ->
        [1] I
        [2] II
       *[other] III
    }: { $factory }.
yinzi-told-sent = { $amount ->
        [one] { $seat } usa un gruppo di 1 Lavoratore: { $work }.
       *[other] { $seat } usa un gruppo di { $amount } Lavoratori: { $work }.
    }
yinzi-told-recruited = { $amount ->
        [one] { $seat } usa anche 1 Migrante.
       *[other] { $seat } usa anche { $amount } Migranti.
    }
yinzi-told-migrated = { $amount ->
        [one] { $seat } manda 1 Lavoratore nello spazio Migrazione superiore.
       *[other] { $seat } manda { $amount } Lavoratori nello spazio Migrazione superiore.
    }
yinzi-told-raw-used = { $seat } usa Materia Grezza: un cubetto di { $owner } ({ $space }).
yinzi-told-produced = { $seat } produce 1 × { $product }: { $factory }.
yinzi-told-delivered = { $seat } fa una consegna: { $slot }.
yinzi-told-boarded = { $seat } manda a bordo un Emissario: { $nation } ({ $dock }).
yinzi-told-sailed = { $ship } salpa, completata da { $seat }.
yinzi-told-landed = { $seat } ha un Prodotto su un Mercato Estero: { $area }.
yinzi-told-europe-arrived = È attraccata la prima Nave Europea: le tessere Patata e Mais si mescolano nella pila delle Piantagioni.
yinzi-told-committed = { $seat } occupa uno spazio imperiale: { $commitment }.
yinzi-told-mustered = { $amount ->
        [one] { $seat } manda 1 Lavoratore in guerra, spazio { $place } da sinistra.
       *[other] { $seat } manda { $amount } Lavoratori in guerra, spazio { $place } da sinistra.
    }
yinzi-told-gave-good = { $seat } consegna una Merce a una tessera Rotta: { $good } → { $route }.
yinzi-told-gave-product = { $seat } consegna un Prodotto a una tessera Rotta: { $factory } → { $route }.
yinzi-told-served-route = { $seat } ha soddisfatto una tessera Rotta: { $route }.
yinzi-told-fed-by-bonus = { $seat } non deve sfamare nessuno: ci pensa il bonus.
yinzi-told-food-needed = { $amount ->
        [0] { $seat } non ha bisogno di Cibo.
       *[other] { $seat } ha bisogno di { $amount } Cibo.
    }
yinzi-told-ate = { $seat } sfama i Lavoratori: { $good } ({ $square }).
yinzi-told-disc-recruited = { $seat } aggiunge all’esercito il dischetto di Reclutamento.
yinzi-told-enemies-weakened = { $seat } riduce la Forza Nemica di { $amount }.
yinzi-told-veterans-rose = { $amount ->
        [one] 1 Veterano di { $seat } si alza.
       *[other] { $amount } Veterani di { $seat } si alzano.
    }
yinzi-told-war-won = La guerra è vinta: esercito { $army }, Forza Nemica { $enemy }.
yinzi-told-war-lost = La guerra è persa: esercito { $army }, Forza Nemica { $enemy }.
yinzi-told-glory = { $seat } ottiene una Gloria di Guerra: { $points } punti.
yinzi-told-glory-lost = { $seat } non ha un dischetto per la Gloria di Guerra e la perde.
yinzi-told-veterans-stay = { $amount ->
        [one] { $seat } lascia 1 Lavoratore sdraiato nell’area Guerra.
       *[other] { $seat } lascia { $amount } Lavoratori sdraiati nell’area Guerra.
    }
yinzi-told-disaster = Disastro Naturale: { $disaster }.
yinzi-told-burnt = { $level ->
        [0] { $seat } perde l’ultimo dischetto su una Fabbrica, che ora è senza proprietario: { $factory }.
        [1] { $seat } perde un dischetto su una Fabbrica, che scende al Livello I: { $factory }.
       *[other] { $seat } perde un dischetto su una Fabbrica, che scende al Livello II: { $factory }.
    }
yinzi-told-product-lost = { $seat } perde un Prodotto nell’Incendio: { $factory }.
yinzi-told-withered = { $seat } perde un cubetto nella Siccità: { $good } ({ $square }).
yinzi-told-won-route = { $seat } completa una tessera Rotta: { $route }.
yinzi-told-route-discarded = Nessuno ha soddisfatto questa tessera Rotta, che va negli scarti: { $route }.
yinzi-told-took-route = { $seat } prende una tessera Rotta personale: { $route }.
yinzi-told-tax-due = { $amount ->
        [one] { $seat } deve pagare 1 Sacchetto d’Argento di tasse.
       *[other] { $seat } deve pagare { $amount } Sacchetti d’Argento di tasse.
    }
yinzi-told-tax-waived = { $amount ->
        [0] { $seat } non deve tasse: il bonus non serviva neppure.
        [one] { $seat } non paga tasse grazie al bonus: 1 Sacchetto d’Argento risparmiato.
       *[other] { $seat } non paga tasse grazie al bonus: { $amount } Sacchetti d’Argento risparmiati.
    }
yinzi-told-went-home = { $amount ->
        [0] { $seat } non ha Lavoratori da riprendere.
        [one] { $seat } riprende 1 Lavoratore nella riserva.
       *[other] { $seat } riprende { $amount } Lavoratori nella riserva.
    }
yinzi-told-moved-down = { $amount ->
        [one] 1 Migrante di { $seat } scende nello spazio Migrazione inferiore.
       *[other] { $amount } Migranti di { $seat } scendono nello spazio Migrazione inferiore.
    }
yinzi-told-game-ended = La partita è finita.

## Perché no

yinzi-why-bonus-owed = Prima applica il bonus che hai scelto.
yinzi-why-bonus-taken = In questo round il bonus è già preso, da { $seat }.
yinzi-why-bought-already = In questa occasione hai già acquistato al Mercato Rurale, perciò non puoi anche venderci.
yinzi-why-coins-missing = { $amount ->
        [one] Anche contando il tuo argento ti manca 1 Moneta.
       *[other] Anche contando il tuo argento ti mancano { $amount } Monete.
    }
yinzi-why-colour-taken = Questo colore l’ha già qualcun altro.
yinzi-why-delivered-already = In questo momento hai già consegnato a una tessera Rotta personale; la nuova tessera andava presa prima.
yinzi-why-demand-incomplete = Così non potresti consegnare tutto ciò che chiede questa tessera Rotta.
yinzi-why-discard-empty = Gli scarti delle Rotte sono vuoti.
yinzi-why-does-not-fit = Questo non risponde a questa parte della richiesta, oppure non ce l’hai.
yinzi-why-factory-closed = Qui non puoi produrre: la Fabbrica non ha proprietario, o è di un altro e ancora al Livello I.
yinzi-why-factory-full = In questa Fabbrica non c’è posto per tanti Prodotti.
yinzi-why-factory-used = In questa azione hai già usato questa Fabbrica.
yinzi-why-feed-first = Prima sfama i tuoi Lavoratori; solo dopo potrai vendere Cibo.
yinzi-why-finish-first = Prima finisci ciò che hai cominciato.
yinzi-why-food-left = Hai ancora cubetti di Cibo tuoi, o Monete per il Cibo del Mercato Rurale: devi continuare a sfamare.
yinzi-why-fortune-used = In questo round hai già usato questa Azione Fortuna: { $fortune }.
yinzi-why-game-over = La partita è finita.
yinzi-why-group-left-over = { $amount ->
        [one] Se richiami Lavoratori dallo spazio Migrazione superiore, nessuno del gruppo può avanzare; qui avanzerebbe 1 Lavoratore.
       *[other] Se richiami Lavoratori dallo spazio Migrazione superiore, nessuno del gruppo può avanzare; qui avanzerebbero { $amount } Lavoratori.
    }
yinzi-why-hand-empty = Hai giocato tutte le carte di questo round: usa un gruppo di Lavoratori.
yinzi-why-not-in-hand = Non hai in mano questa carta.
yinzi-why-imperial-taken = In questo round c’è già qualcuno; solo un dischetto su Stesso Impegno Imperiale ti permette di unirti: { $commitment }.
yinzi-why-innovation-taken = Su questo spazio c’è già un dischetto di { $seat }.
yinzi-why-last-boat-space = La tua imbarcazione è già sull’ultimo spazio.
yinzi-why-neighbours-filled = I due spazi Merce accanto a questo spazio con la Moneta sono entrambi occupati.
yinzi-why-no-army = Non hai Lavoratori nell’area Guerra.
yinzi-why-no-cube-left = Nella tua riserva non c’è più un cubetto Merce.
yinzi-why-no-disc-left = Nella tua riserva non c’è più un dischetto.
yinzi-why-no-disc-there = Qui non hai un dischetto che tu possa usare ora: { $innovation }.
yinzi-why-no-effect = Le Monete gratuite non ti aiuterebbero ad acquistare un Sacchetto d’Argento.
yinzi-why-no-enemies = La Forza Nemica è già 0.
yinzi-why-no-group = Non hai Lavoratori sulla plancia: gioca una carta.
yinzi-why-no-such-group = Sotto questa Azione Fortuna non hai Lavoratori.
yinzi-why-no-market-space = La Merce non trova posto: serve uno spazio vuoto che la mostri, o uno spazio con la Moneta accanto a uno che la mostra.
yinzi-why-no-occasion = Ora non è l’occasione per farlo.
yinzi-why-no-open-route = Qui non c’è una tessera Rotta scoperta.
yinzi-why-no-own-cube = Qui non hai un cubetto adatto.
yinzi-why-no-own-product = Non hai Prodotti su questa Fabbrica.
yinzi-why-no-piece-left = Nella tua riserva non ci sono abbastanza tasselli Prodotto Lavorato.
yinzi-why-no-product-there = Questo giocatore non ha Prodotti su questa Fabbrica.
yinzi-why-no-raw-material = Qui manca Materia Grezza del colore della Fabbrica, o le tue imbarcazioni non possono portarla.
yinzi-why-no-resolution-left = Hai usato tutte le risoluzioni di questa azione.
yinzi-why-no-second-food = Una coppia vuole due tipi diversi di Cibo che puoi portare alla Nave; comincia da quello che viene prima nell’elenco.
yinzi-why-no-second-half = Frutta, cavolo e patata sfamano solo in coppia, e manca un secondo cubetto di questo genere.
yinzi-why-no-second-salt = Il Sale si spedisce a coppie, ed entrambi i cubetti devono poter arrivare alla Nave; comincia da quello che viene prima nell’elenco.
yinzi-why-no-site-left = Non ci sono più due spazi Terreno liberi affiancati.
yinzi-why-no-slot = Qui nessuno spazio libero accetta questo carico.
yinzi-why-no-square-left = Non c’è uno spazio Terreno libero per una tessera Piantagione.
yinzi-why-no-stone = Non hai pietra, né un dischetto Pietra gratuita da usare.
yinzi-why-no-tile-possible = Al momento non puoi acquistare alcuna tessera Piantagione.
yinzi-why-no-tile-there = In questa colonna non c’è una tessera Piantagione.
yinzi-why-no-wood = Non hai legno.
yinzi-why-no-worker-left = Non ci sono più Lavoratori per questo; in un’azione se ne usano al massimo quattro.
yinzi-why-not-a-rural-good = Il Mercato Rurale accetta solo grano, cavolo, frutta, mais e patate, mai riso.
yinzi-why-not-an-urban-good = I Mercati Urbani accettano solo ramia, canna da zucchero, cotone, tè, sale e bambù.
yinzi-why-not-built = Questa Fabbrica non è stata costruita.
yinzi-why-not-food = Questa Merce non è Cibo.
yinzi-why-not-for-sale = Ora non puoi acquistarlo: al Mercato Rurale non c’è un cubetto così, manca il denaro, o hai già venduto lì.
yinzi-why-not-in-discard = Questa tessera non è negli scarti delle Rotte.
yinzi-why-not-late-food = Le Spedizioni Tardive accettano solo riso, frutta, cavolo, grano, patate e mais.
yinzi-why-not-on-display = Questa Fabbrica non è tra quelle esposte.
yinzi-why-not-own-factory = Questa Fabbrica non è tua.
yinzi-why-not-own-route = Non hai una tessera Rotta personale scoperta con questa parte.
yinzi-why-not-ownerless = Si può ricostruire solo una Fabbrica sul tabellone rimasta senza proprietario.
yinzi-why-not-shippable = Ora le Navi accettano solo Prodotti, tè e sale.
yinzi-why-nothing-aboard = Nessun tuo cubetto o Prodotto è a bordo di una Nave di questa nazione.
yinzi-why-nothing-fits = Non hai nulla che risponda a questa parte della richiesta.
yinzi-why-nothing-to-sell = Non hai un cubetto che ora un Mercato Urbano accetterebbe.
yinzi-why-offered-already = Ce n’è un’altra uguale: scegli quella.
yinzi-why-other-column = Il tuo bonus ti offre solo la tessera della sua colonna: { $column }.
yinzi-why-other-phase = Si può fare solo in un’altra fase ({ $phase }).
yinzi-why-other-turn = Non è il tuo turno: ora decide { $seat }.
yinzi-why-own-level-three = Solo una tua Fabbrica di Livello III produce due pezzi insieme.
yinzi-why-pairs-used-up = Hai già caricato tutte le coppie permesse.
yinzi-why-part-met = Questa parte della richiesta è già soddisfatta.
yinzi-why-placed-this-turn = Hai piazzato questo dischetto proprio in questo turno: non puoi ancora usarlo.
yinzi-why-real-worker-needed = Tra loro dev’esserci almeno un Lavoratore del gruppo o dello spazio Migrazione inferiore.
yinzi-why-route-served = Questa tessera Rotta è già stata soddisfatta in questo round.
yinzi-why-salt-protected = Gli spazi con il Sale non si coprono né con tessere né con Fabbriche.
yinzi-why-section-used = In questa azione hai già piazzato un dischetto in questa sezione.
yinzi-why-silver-missing = { $amount ->
        [one] Non puoi pagare 1 Sacchetto d’Argento, nemmeno cambiando Monete.
       *[other] Non puoi pagare { $amount } Sacchetti d’Argento, nemmeno cambiando Monete.
    }
yinzi-why-slot-taken = Questo spazio della Nave è già occupato.
yinzi-why-space-taken = Su questo spazio del Mercato c’è già un cubetto.
yinzi-why-square-occupied = Su questo spazio Terreno c’è già un cubetto o una Fabbrica.
yinzi-why-stock-empty = Nell’area Risorse non ce n’è più: { $resource }.
yinzi-why-tax-added = A questa azione hai già aggiunto un dischetto Tasse.
yinzi-why-tile-bought = Hai già acquistato una tessera.
yinzi-why-too-many-workers = { $amount ->
        [0] Accanto ai tuoi Veterani non c’è posto per altri Lavoratori.
        [one] Accanto ai tuoi Veterani c’è posto solo per 1 Lavoratore.
       *[other] Accanto ai tuoi Veterani c’è posto solo per { $amount } Lavoratori.
    }
yinzi-why-top-level = Questa Fabbrica è già al Livello III.
yinzi-why-transport-missing = { $amount ->
        [0] Serve trasporto fluviale, e non te ne resta.
        [one] Serve più trasporto fluviale dell’unica unità che ti resta.
       *[other] Serve più trasporto fluviale delle { $amount } unità che ti restano.
    }
yinzi-why-use-first = Prima usa almeno un Lavoratore per l’Azione Lavoratore scelta.
yinzi-why-use-possible = Il gruppo si può ancora usare, quindi non migra per intero.
yinzi-why-work-used = In questo round hai già usato questa Azione Lavoratore: { $work }.
yinzi-why-no-use = Al momento lì non si potrebbe usare neppure un Lavoratore: { $work }.
yinzi-why-workers-missing = { $amount ->
        [one] Ti manca 1 Lavoratore.
       *[other] Ti mancano { $amount } Lavoratori.
    }
