### Yinzi : noms, libellés, questions, lignes du journal et refus.
### Les noms entrent tels quels dans les phrases, sans article.

yinzi-title = Yinzi
yinzi-tagline = Cultivez, bâtissez et expédiez le long du Yangzi dans les dernières années des Ming, et rapportez à votre clan l’argent du monde.

## Noms

yinzi-colour-red = Rouge
yinzi-colour-blue = Bleu
yinzi-colour-yellow = Jaune
yinzi-colour-green = Vert

yinzi-good-cabbage = Chou
yinzi-good-fruit = Fruits
yinzi-good-wheat = Blé
yinzi-good-rice = Riz
yinzi-good-salt = Sel
yinzi-good-tea = Thé
yinzi-good-cotton = Coton
yinzi-good-sugar-cane = Canne à sucre
yinzi-good-ramie = Ramie
yinzi-good-bamboo = Bambou
yinzi-good-potato = Pomme de terre
yinzi-good-maize = Maïs

yinzi-product-paper = Papier
yinzi-product-porcelain = Porcelaine
yinzi-product-silk = Soie
yinzi-product-refined-sugar = Sucre raffiné

yinzi-resource-wood = Bois
yinzi-resource-stone = Pierre

yinzi-free-resource-wood = Bois de ma réserve
yinzi-free-resource-free-wood = Bois gratuit (innovation)
yinzi-free-resource-stone = Pierre de ma réserve
yinzi-free-resource-free-stone = Pierre gratuite (innovation)

yinzi-means-coins = Moyens propres seulement
yinzi-means-free-coins = Pièces gratuites (innovation) d’abord

yinzi-thing-coins = Pièce de cuivre
yinzi-thing-silver = Sac d’argent
yinzi-thing-wood = { yinzi-resource-wood }
yinzi-thing-stone = { yinzi-resource-stone }
yinzi-thing-misfortune = Tuile Malheur
yinzi-thing-cubes = Cube de denrée
yinzi-thing-discs = Disque
yinzi-thing-products = Jeton Produit
yinzi-thing-workers = Ouvrier
yinzi-thing-transport = Transport fluvial

yinzi-purpose-tile = Tuile Plantation
yinzi-purpose-resource = Ressource
yinzi-purpose-upgrade = Amélioration
yinzi-purpose-outsourcing = Sous-traitance
yinzi-purpose-food = Nourriture du marché rural
yinzi-purpose-tax = Impôt

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

yinzi-space-huguang-1 = Marché du Huguang, en haut à gauche
yinzi-space-huguang-2 = Marché du Huguang, en haut au centre
yinzi-space-huguang-3 = Marché du Huguang, en haut à droite
yinzi-space-huguang-4 = Marché du Huguang, en bas à gauche
yinzi-space-huguang-5 = Marché du Huguang, en bas au centre
yinzi-space-huguang-6 = Marché du Huguang, en bas à droite
yinzi-space-nanzhili-1 = Marché du Nanzhili, en haut à gauche
yinzi-space-nanzhili-2 = Marché du Nanzhili, en haut au centre
yinzi-space-nanzhili-3 = Marché du Nanzhili, en haut à droite
yinzi-space-nanzhili-4 = Marché du Nanzhili, en bas à gauche
yinzi-space-nanzhili-5 = Marché du Nanzhili, en bas au centre
yinzi-space-nanzhili-6 = Marché du Nanzhili, en bas à droite
yinzi-space-jiangxi-1 = Marché du Jiangxi, en haut à gauche
yinzi-space-jiangxi-2 = Marché du Jiangxi, en haut au centre
yinzi-space-jiangxi-3 = Marché du Jiangxi, en haut à droite
yinzi-space-jiangxi-4 = Marché du Jiangxi, en bas à gauche
yinzi-space-jiangxi-5 = Marché du Jiangxi, en bas au centre
yinzi-space-jiangxi-6 = Marché du Jiangxi, en bas à droite
yinzi-space-zhejiang-1 = Marché du Zhejiang, en haut à gauche
yinzi-space-zhejiang-2 = Marché du Zhejiang, en haut au centre
yinzi-space-zhejiang-3 = Marché du Zhejiang, en haut à droite
yinzi-space-zhejiang-4 = Marché du Zhejiang, en bas à gauche
yinzi-space-zhejiang-5 = Marché du Zhejiang, en bas au centre
yinzi-space-zhejiang-6 = Marché du Zhejiang, en bas à droite

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

yinzi-factory-paper-red = Manufacture de papier (rouge)
yinzi-factory-paper-blue = Manufacture de papier (bleu)
yinzi-factory-paper-yellow = Manufacture de papier (jaune)
yinzi-factory-paper-green = Manufacture de papier (vert)
yinzi-factory-porcelain-red = Manufacture de porcelaine (rouge)
yinzi-factory-porcelain-blue = Manufacture de porcelaine (bleu)
yinzi-factory-porcelain-yellow = Manufacture de porcelaine (jaune)
yinzi-factory-porcelain-green = Manufacture de porcelaine (vert)
yinzi-factory-silk-red = Manufacture de soie (rouge)
yinzi-factory-silk-blue = Manufacture de soie (bleu)
yinzi-factory-silk-yellow = Manufacture de soie (jaune)
yinzi-factory-silk-green = Manufacture de soie (vert)
yinzi-factory-refined-sugar-red = Manufacture de sucre (rouge)
yinzi-factory-refined-sugar-blue = Manufacture de sucre (bleu)
yinzi-factory-refined-sugar-yellow = Manufacture de sucre (jaune)
yinzi-factory-refined-sugar-green = Manufacture de sucre (vert)

yinzi-nation-brunei = Brunei
yinzi-nation-korea = Corée
yinzi-nation-japan = Japon
yinzi-nation-portugal = Portugal
yinzi-nation-spain = Espagne
yinzi-nation-netherlands = Pays-Bas

yinzi-area-brunei = { yinzi-nation-brunei }
yinzi-area-korea = { yinzi-nation-korea }
yinzi-area-japan = { yinzi-nation-japan }
yinzi-area-portugal = { yinzi-nation-portugal }
yinzi-area-spain = { yinzi-nation-spain }
yinzi-area-netherlands = { yinzi-nation-netherlands }
yinzi-area-asia = Asie, zone générale
yinzi-area-europe = Europe, zone générale

yinzi-ship-japan-1 = Navire japonais 1
yinzi-ship-japan-2 = Navire japonais 2
yinzi-ship-japan-3 = Navire japonais 3
yinzi-ship-japan-4 = Navire japonais 4
yinzi-ship-korea-1 = Navire coréen 1
yinzi-ship-korea-2 = Navire coréen 2
yinzi-ship-korea-3 = Navire coréen 3
yinzi-ship-korea-4 = Navire coréen 4
yinzi-ship-brunei-1 = Navire du Brunei 1
yinzi-ship-brunei-2 = Navire du Brunei 2
yinzi-ship-brunei-3 = Navire du Brunei 3
yinzi-ship-brunei-4 = Navire du Brunei 4
yinzi-ship-portugal-1 = Navire portugais 1
yinzi-ship-portugal-2 = Navire portugais 2
yinzi-ship-spain-1 = Navire espagnol 1
yinzi-ship-spain-2 = Navire espagnol 2
yinzi-ship-netherlands-1 = Navire néerlandais 1
yinzi-ship-netherlands-2 = Navire néerlandais 2

yinzi-dock-s1 = Emplacement de navire 1
yinzi-dock-s2 = Emplacement de navire 2
yinzi-dock-s3 = Emplacement de navire 3
yinzi-dock-s4 = Emplacement de navire 4

yinzi-slot-s1-1 = Emplacement de navire 1, cale 1
yinzi-slot-s1-2 = Emplacement de navire 1, cale 2
yinzi-slot-s1-3 = Emplacement de navire 1, cale 3
yinzi-slot-s2-1 = Emplacement de navire 2, cale 1
yinzi-slot-s2-2 = Emplacement de navire 2, cale 2
yinzi-slot-s2-3 = Emplacement de navire 2, cale 3
yinzi-slot-s3-1 = Emplacement de navire 3, cale 1
yinzi-slot-s3-2 = Emplacement de navire 3, cale 2
yinzi-slot-s3-3 = Emplacement de navire 3, cale 3
yinzi-slot-s4-1 = Emplacement de navire 4, cale 1
yinzi-slot-s4-2 = Emplacement de navire 4, cale 2
yinzi-slot-s4-3 = Emplacement de navire 4, cale 3

yinzi-cargo-paper = { yinzi-product-paper }
yinzi-cargo-porcelain = { yinzi-product-porcelain }
yinzi-cargo-silk = { yinzi-product-silk }
yinzi-cargo-refined-sugar = { yinzi-product-refined-sugar }
yinzi-cargo-tea = { yinzi-good-tea }
yinzi-cargo-salt-pair = Paire de sel
yinzi-cargo-food-pair = Paire de nourriture

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
yinzi-half-food-0 = Cube acheté du siège 1
yinzi-half-food-1 = Cube acheté du siège 2
yinzi-half-food-2 = Cube acheté du siège 3
yinzi-half-food-3 = Cube acheté du siège 4
yinzi-half-free-rice = { yinzi-innovation-free-rice }
yinzi-half-free-wheat = { yinzi-innovation-free-wheat }

yinzi-market-m1 = Tuile Marché 1
yinzi-market-m2 = Tuile Marché 2
yinzi-market-m3 = Tuile Marché 3
yinzi-market-m4 = Tuile Marché 4
yinzi-market-m5 = Tuile Marché 5
yinzi-market-m6 = Tuile Marché 6
yinzi-market-m7 = Tuile Marché 7
yinzi-market-m8 = Tuile Marché 8

yinzi-route-r01 = Soie, 3 points
yinzi-route-r02 = Porcelaine
yinzi-route-r03 = Soie, 2 points
yinzi-route-r04 = Sucre raffiné
yinzi-route-r05 = Papier
yinzi-route-r06 = Blé et riz
yinzi-route-r07 = Chou et fruits
yinzi-route-r08 = Chou
yinzi-route-r09 = Fruits
yinzi-route-r10 = Coton
yinzi-route-r11 = Sel
yinzi-route-r12 = Ramie
yinzi-route-r13 = Canne à sucre
yinzi-route-r14 = Bambou
yinzi-route-r15 = Un produit et une denrée au choix
yinzi-route-r16 = Un produit au choix, 2 symboles Guerre
yinzi-route-r17 = Un produit au choix, 3 symboles Guerre
yinzi-route-r18 = Deux produits au choix
yinzi-route-r19 = Un produit et deux denrées au choix
yinzi-route-r20 = Émissaire

yinzi-pile-pile-1 = Pile de routes 1
yinzi-pile-pile-2 = Pile de routes 2
yinzi-pile-pile-3 = Pile de routes 3
yinzi-pile-pile-4 = Pile de routes 4

yinzi-disaster-none = Aucune catastrophe
yinzi-disaster-fire = Incendie
yinzi-disaster-flood = Inondation
yinzi-disaster-drought = Sécheresse

yinzi-card-c01 = Valeur 1, 1 ouvrier
yinzi-card-c02 = Valeur 1, 2 ouvriers
yinzi-card-c03 = Valeur 1, 3 ouvriers
yinzi-card-c04 = Valeur 1, 3 ouvriers
yinzi-card-c05 = Valeur 2, 1 ouvrier
yinzi-card-c06 = Valeur 2, 2 ouvriers
yinzi-card-c07 = Valeur 2, 2 ouvriers
yinzi-card-c08 = Valeur 2, 3 ouvriers
yinzi-card-c09 = Valeur 3, 1 ouvrier
yinzi-card-c10 = Valeur 3, 1 ouvrier
yinzi-card-c11 = Valeur 3, 2 ouvriers
yinzi-card-c12 = Valeur 3, 3 ouvriers

yinzi-bonus-free-innovation = Innovation gratuite
yinzi-bonus-better-sale = Meilleure vente
yinzi-bonus-feed-workers = Ouvriers nourris
yinzi-bonus-no-tax = Pas d’impôt
yinzi-bonus-improve-boats = Améliorer les bateaux
yinzi-bonus-improve-factory = Améliorer une manufacture

yinzi-column-column-1 = Colonne 1
yinzi-column-column-2 = Colonne 2
yinzi-column-column-3 = Colonne 3
yinzi-column-column-4 = Colonne 4
yinzi-column-column-5 = Colonne 5
yinzi-column-column-6 = Colonne 6

yinzi-fortune-develop-boats = Développer les bateaux
yinzi-fortune-cultivate = Cultiver
yinzi-fortune-sell-urban = Vendre au marché urbain
yinzi-fortune-develop-factories = Développer les manufactures
yinzi-fortune-innovations = Innovations

yinzi-work-war-routes = Guerre & routes
yinzi-work-produce = Produire
yinzi-work-take-resources = Prendre des ressources
yinzi-work-imperial-commitments = Engagements impériaux
yinzi-work-supply-ships = Approvisionner les navires

yinzi-commitment-palace-maintenance = Entretien du palais
yinzi-commitment-road-construction = Construction de routes
yinzi-commitment-river-canal = Canal fluvial
yinzi-commitment-bridge-construction = Construction de ponts

yinzi-innovation-emissary-brunei = Émissaire au Brunei
yinzi-innovation-emissary-korea = Émissaire en Corée
yinzi-innovation-emissary-japan = Émissaire au Japon
yinzi-innovation-emissary-portugal = Émissaire au Portugal
yinzi-innovation-emissary-spain = Émissaire en Espagne
yinzi-innovation-emissary-netherlands = Émissaire aux Pays-Bas
yinzi-innovation-free-rice = Riz gratuit
yinzi-innovation-free-wood = Bois gratuit
yinzi-innovation-free-stone = Pierre gratuite
yinzi-innovation-free-raw-material = Matière première gratuite
yinzi-innovation-free-transport = Transport fluvial gratuit
yinzi-innovation-free-coins = Pièces gratuites
yinzi-innovation-free-salt = Sel gratuit
yinzi-innovation-extra-urban-sale = Vente urbaine supplémentaire
yinzi-innovation-extra-plantation = Plantation supplémentaire
yinzi-innovation-same-commitment = Même engagement impérial
yinzi-innovation-extra-imperial-worker = Ouvrier supplémentaire
yinzi-innovation-send-immigrants = Envoi d’immigrés
yinzi-innovation-free-wheat = Blé gratuit
yinzi-innovation-personal-route = Tuile Route personnelle
yinzi-innovation-fruitful-war = Guerre fructueuse
yinzi-innovation-veterans = Vétérans
yinzi-innovation-extra-recruit = Recrutement supplémentaire
yinzi-innovation-weak-enemies = Ennemis affaiblis

yinzi-phase-setup = Mise en place
yinzi-phase-bonus = A : bonus et ordre du tour
yinzi-phase-actions = B : actions
yinzi-phase-feeding = C : nourrir les ouvriers
yinzi-phase-glories = D-I : gloires de guerre
yinzi-phase-disasters = D-II : catastrophes naturelles
yinzi-phase-routes = D-III : routes
yinzi-phase-rewards = D-IV : récompenses impériales
yinzi-phase-taxation = D-V : imposition
yinzi-phase-late = E : expéditions tardives
yinzi-phase-administration = F : administration
yinzi-phase-final = Dernière occasion
yinzi-phase-over = Fin de la partie

yinzi-score-boats = Bateaux
yinzi-score-factories = Manufactures
yinzi-score-products = Produits à l’étranger
yinzi-score-emissaries = Émissaires à l’étranger
yinzi-score-unshipped = Produits non expédiés
yinzi-score-glories = Gloires de guerre
yinzi-score-routes = Tuiles Route
yinzi-score-innovations = Innovations
yinzi-score-silver = Sacs d’argent
yinzi-score-misfortune = Malheur

## Titres des groupes de choix

yinzi-verb-colour = Choisir une couleur
yinzi-verb-build = Construire une manufacture
yinzi-verb-site = Choisir les cases de terrain
yinzi-verb-take = Prendre une ressource
yinzi-verb-bonus = Choisir un bonus
yinzi-verb-innovate = Poser un disque d’innovation
yinzi-verb-upgrade = Améliorer une manufacture
yinzi-verb-buy-tile = Acheter une tuile Plantation
yinzi-verb-plant = Poser la tuile Plantation
yinzi-verb-play = Action Fortune : jouer une carte
yinzi-verb-on = Choisir l’action Fortune
yinzi-verb-send = Action Ouvrier : utiliser un groupe
yinzi-verb-to = Choisir l’action Ouvrier
yinzi-verb-advance = Avancer le bateau
yinzi-verb-grow = Cultiver une case de terrain
yinzi-verb-sell = Vendre à un marché urbain
yinzi-verb-market = Choisir la case du marché
yinzi-verb-rebuild = Rebâtir une manufacture
yinzi-verb-with = Payer la pierre
yinzi-verb-produce = Produire
yinzi-verb-double = Produire deux pièces à la fois
yinzi-verb-raw = Prendre une matière première
yinzi-verb-ship = Expédier un produit
yinzi-verb-load = Charger un cube de denrée
yinzi-verb-free = Utiliser une denrée gratuite
yinzi-verb-slot = Choisir la cale
yinzi-verb-army = Envoyer des ouvriers à la guerre
yinzi-verb-serve = Satisfaire une tuile Route
yinzi-verb-give-product = Livrer un produit
yinzi-verb-give = Livrer un cube de denrée
yinzi-verb-give-emissary = Livrer un émissaire
yinzi-verb-buy-food = Marché rural : acheter un cube
yinzi-verb-pay = Payer
yinzi-verb-eat = Nourrir avec ses propres cubes
yinzi-verb-move-disc = Déplacer un disque d’innovation
yinzi-verb-leave = Laisser des vétérans
yinzi-verb-burn = Incendie
yinzi-verb-lose = Retirer un produit
yinzi-verb-wither = Sécheresse
yinzi-verb-choose-route = Prendre une tuile Route
yinzi-verb-dock = Choisir le navire
yinzi-verb-commit = Placer des ouvriers sur une case impériale
yinzi-verb-fill = Servir une tuile Route personnelle
yinzi-verb-migrate = Migration
yinzi-verb-tax = Disque d’impôt
yinzi-verb-stop = Assez
yinzi-verb-raw-free = Matière première gratuite
yinzi-verb-decline = Renoncer
yinzi-verb-emissary = Envoyer un émissaire
yinzi-verb-sell-food = Marché rural : vendre un cube
yinzi-verb-spend = Dépenser un disque d’innovation

## Libellés des actions

yinzi-do-colour = Couleur : { $colour }
yinzi-do-build = Construire : { $factory }
yinzi-do-site = Sur : { $site }
yinzi-do-take = Prendre : { $resource }
yinzi-do-bonus = Bonus : { $bonus }
yinzi-do-innovate = Poser un disque : { $innovation }
yinzi-do-upgrade = Améliorer : { $factory }
yinzi-do-buy-tile = Acheter la tuile Plantation : { $column }
yinzi-do-plant = Poser la tuile : { $square }
yinzi-do-play = Jouer une carte : { $card }
yinzi-do-on = Pour l’action : { $fortune }
yinzi-do-send = Utiliser les ouvriers sous : { $fortune }
yinzi-do-to = Action Ouvrier : { $work }
yinzi-do-advance = Une case sur la piste des bateaux : { $wood }
yinzi-do-grow = Cultiver : { $square }
yinzi-do-sell = Vendre depuis : { $square }
yinzi-do-market = Vers : { $space }
yinzi-do-rebuild = Rebâtir : { $factory }
yinzi-do-with = Payer : { $stone }
yinzi-do-produce = Fabriquer 1 produit : { $factory }
yinzi-do-double = Fabriquer 2 produits : { $factory }
yinzi-do-raw = Matière première : { $space }
yinzi-do-ship = Expédier un produit : { $factory }
yinzi-do-load = Charger un cube : { $square }
yinzi-do-free = Denrée gratuite (innovation) : { $good }
yinzi-do-slot = Dans : { $slot }
yinzi-do-army = { $amount ->
        [one] 1 ouvrier part à la guerre
       *[other] { $amount } ouvriers partent à la guerre
    }
yinzi-do-serve = Satisfaire la tuile : { $pile }
yinzi-do-give-product = Livrer un produit : { $factory }
yinzi-do-give = Livrer un cube : { $square }
yinzi-do-give-emissary = Livrer l’émissaire : { $nation }
yinzi-do-buy-food = Acheter de la nourriture : cube ({ $colour })
yinzi-do-pay = Payer : { $means }
yinzi-do-eat = Nourrir : { $square }
yinzi-do-move-disc = Déplacer le disque : { $innovation }
yinzi-do-leave = { $amount ->
        [0] Ne pas laisser de vétéran
        [one] Laisser 1 ouvrier comme vétéran
       *[other] Laisser { $amount } ouvriers comme vétérans
    }
yinzi-do-burn = Ôter un disque : { $factory }
yinzi-do-lose = Retirer un produit ({ $owner })
yinzi-do-wither = Perdre un cube : { $square }
yinzi-do-choose-route = Prendre la tuile : { $route }
yinzi-do-dock = À bord : { $dock }
yinzi-do-commit = { $commitment }{ $disc ->
        [0] { "" }
       *[other] , le disque d’innovation comme ouvrier
    }{ $upper ->
        [0] { "" }
        [one] , 1 ouvrier de la case de migration supérieure
       *[other] , { $upper } ouvriers de la case de migration supérieure
    }
yinzi-do-fill = { $route } : livrer la { $part ->
        [0] 1re partie
        [1] 2e partie
       *[other] 3e partie
    }
yinzi-do-migrate = Tout le groupe migre
yinzi-do-tax = Disque d’impôt : une exécution de plus
yinzi-do-stop = Assez, continuer
yinzi-do-raw-free = Matière première gratuite (innovation)
yinzi-do-decline = Non, renoncer
yinzi-do-emissary = Mon émissaire embarque
yinzi-do-sell-food = Vendre au marché rural : { $square }
yinzi-do-spend = Dépenser le disque : { $innovation }
yinzi-do-grow-good = Cultiver : { $good } ({ $square })
yinzi-do-sell-good = Vendre : { $good } ({ $square })
yinzi-do-load-good = Charger : { $good } ({ $square })
yinzi-do-give-good = Livrer : { $good } ({ $square })
yinzi-do-eat-good = Nourrir : { $good } ({ $square })
yinzi-do-wither-good = Perdre : { $good } ({ $square })
yinzi-do-sell-food-good = Vendre au marché rural : { $good } ({ $square })
yinzi-do-buy-tile-good = Acheter une tuile Plantation : { $good } ({ $column }, { $amount ->
        [one] 1 pièce
       *[other] { $amount } pièces
    })
yinzi-do-market-price = Vers : { $space } ({ $amount ->
        [one] 1 pièce
       *[other] { $amount } pièces
    })
yinzi-do-serve-route = Satisfaire la tuile : { $route } ({ $pile })
yinzi-do-stop-hungry = { $amount ->
        [one] Ne plus nourrir : prendre 1 tuile Malheur
       *[other] Ne plus nourrir : prendre { $amount } tuiles Malheur
    }

## Questions

yinzi-ask-choose-colour = Mise en place : choisir une couleur ; elle décide aussi des manufactures en jeu
yinzi-ask-start-factory = Mise en place : choisir la manufacture de départ
yinzi-ask-start-resource = Mise en place : choisir la ressource de départ, gratuite
yinzi-ask-choose-bonus = Phase A : choisir un bonus ; plus il est à gauche, plus tôt on joue dans cette manche
yinzi-ask-after-bonus = Phase A : appliquer le bonus et, si souhaité, acheter la tuile Plantation de sa colonne
yinzi-ask-choose-action = Choisir l’action de ce tour : jouer une carte ou utiliser un groupe d’ouvriers
yinzi-ask-choose-fortune = Carte jouée ({ $card }) : choisir l’action Fortune à laquelle elle sert
yinzi-ask-fortune = { $fortune } : choisir la prochaine exécution, en ajouter une par un disque d’impôt, ou finir l’action
yinzi-ask-place-tile = Nouvelle tuile Plantation ({ $good }) : choisir sa case de terrain
yinzi-ask-choose-tile = Plantation supplémentaire : choisir la tuile Plantation à acheter
yinzi-ask-choose-cube = Vente urbaine supplémentaire : choisir le cube à vendre
yinzi-ask-choose-space = Cube sur { $square } : choisir la case du marché où le vendre
yinzi-ask-choose-site = { $factory } : choisir les deux cases de terrain à occuper
yinzi-ask-choose-stone = Pierre pour la manufacture : choisir comment la payer
yinzi-ask-choose-work = Groupe sous { $fortune } : choisir l’action Ouvrier à laquelle il sert
yinzi-ask-take-resource = Prendre des ressources : choisir bois ou pierre pour le prochain ouvrier, 1 pièce chacun
yinzi-ask-produce = Produire : choisir la prochaine manufacture
yinzi-ask-choose-raw = { $number ->
        [one] { $factory } : choisir la matière première
       *[other] { $factory } : choisir la première de { $number } matières premières
    }
yinzi-ask-supply = Approvisionner les navires : choisir ce que livre le prochain ouvrier
yinzi-ask-second-salt = Sel sur { $first } : choisir le second cube de la paire
yinzi-ask-choose-slot = Cargaison ({ $cargo }) : choisir la cale
yinzi-ask-choose-dock = Émissaire ({ $nation }) : choisir le navire où il embarque
yinzi-ask-add-emissary = { $dock } : le navire prend la mer. Décider si l’émissaire embarque
yinzi-ask-commit-workers = Engagements impériaux : choisir la case et qui s’y rend
yinzi-ask-muster = Guerre & routes : choisir combien d’ouvriers partent à la guerre
yinzi-ask-choose-route = Guerre & routes : choisir une tuile Route à satisfaire, ou aucune
yinzi-ask-choose-gift = { $personal ->
        [1] Tuile Route personnelle
       *[other] Tuile Route
    } ({ $route }) : choisir ce qui est livré pour la { $part ->
        [0] 1re partie
        [1] 2e partie
       *[other] 3e partie
    } de la demande
yinzi-ask-pay-with = { $amount ->
        [one] { $purpose } : choisir comment payer 1 pièce
       *[other] { $purpose } : choisir comment payer { $amount } pièces
    }
yinzi-ask-pay-silver-with = { $amount ->
        [one] Sous-traitance : choisir comment payer 1 sac d’argent
       *[other] Sous-traitance : choisir comment payer { $amount } sacs d’argent
    }
yinzi-ask-finish = Avant de continuer : vendre de la nourriture ou dépenser des disques d’innovation, si souhaité
yinzi-ask-feed = Phase C : choisir ce qui nourrit à présent les ouvriers
yinzi-ask-second-half = Demi-nourriture ({ $good }) : choisir le second cube
yinzi-ask-rally = Gloires de guerre : dépenser des disques d’innovation pour cette guerre, ou continuer
yinzi-ask-glory-disc = { $space ->
        [0] Grande gloire de guerre
       *[other] Petite gloire de guerre
    } : plus de disque dans la réserve. Choisir un disque d’innovation à y déplacer, ou renoncer et perdre la gloire
yinzi-ask-leave-veterans = Vétérans : choisir combien d’ouvriers restent couchés dans la zone de guerre
yinzi-ask-choose-fire = Incendie : choisir la manufacture qui perd un disque
yinzi-ask-choose-loss = { $factory }, après l’incendie : choisir à qui retirer un produit
yinzi-ask-choose-drought = Sécheresse, { $province } : choisir le cube perdu
yinzi-ask-serve-personal = Tuiles Route personnelles : choisir une partie à livrer, ou continuer
yinzi-ask-bridge-upgrade = Construction de ponts : choisir la manufacture améliorée gratuitement
yinzi-ask-take-route = Défausse des routes : choisir la tuile à garder comme tuile Route personnelle
yinzi-ask-pay-tax = { $amount ->
        [one] Imposition : payer 1 sac d’argent, après avoir vendu de la nourriture ou avec les pièces gratuites si souhaité
       *[other] Imposition : payer { $amount } sacs d’argent, après avoir vendu de la nourriture ou avec les pièces gratuites si souhaité
    }
yinzi-ask-load-late = Expéditions tardives : choisir la première moitié d’une paire de nourriture, ou continuer
yinzi-ask-second-late = Expéditions tardives ({ $first }) : choisir la seconde moitié, une autre sorte de nourriture
yinzi-ask-late-slot = Expéditions tardives ({ $first } + { $second }) : choisir la cale de la paire

## Journal

yinzi-told-chose-colour = { $seat } choisit une couleur : { $colour }.
yinzi-told-market-laid = Marché urbain, { $province } : { $market }.
yinzi-told-rate-is = Taux de change : { $rate } pièces pour 1 sac d’argent (le dé montre { $die }).
yinzi-told-tile-came = Nouveau sur la piste des plantations : { $good } ({ $column }).
yinzi-told-ship-docked = { $ship } accoste : { $dock }.
yinzi-told-ship-shown = Le prochain de sa pile : { $ship }.
yinzi-told-factory-shown = Nouvelle manufacture dans l’offre : { $factory }.
yinzi-told-route-shown = { $pile }, nouvelle tuile Route : { $route }.
yinzi-told-order-place = Ordre du tour, place { $place } : { $seat }.
yinzi-told-round-began = La manche { $round } commence.
yinzi-told-turn-began = { $seat } commence un tour.
yinzi-told-skipped = { $seat } n’a plus ni carte ni ouvrier et passe son tour.
yinzi-told-gained = { $seat } reçoit { $amount } × { $thing }.
yinzi-told-paid = { $seat } paie { $amount } × { $thing }.
yinzi-told-exchanged-silver = { $bags ->
        [one] { $seat } change 1 sac d’argent contre { $coins } pièces.
       *[other] { $seat } change { $bags } sacs d’argent contre { $coins } pièces.
    }
yinzi-told-bought-silver = { $bags ->
        [one] { $seat } change { $coins } pièces contre 1 sac d’argent.
       *[other] { $seat } change { $coins } pièces contre { $bags } sacs d’argent.
    }
yinzi-told-virtual-coins = { $amount ->
        [one] { $seat } paie 1 pièce gratuite de l’innovation.
       *[other] { $seat } paie { $amount } pièces gratuites de l’innovation.
    }
yinzi-told-virtual-good = { $seat } utilise la seconde denrée de l’innovation : { $good }.
yinzi-told-chose-bonus = { $seat } choisit un bonus : { $bonus }.
yinzi-told-innovated = { $seat } pose un disque d’innovation : { $innovation }.
yinzi-told-spent = { $seat } reprend un disque d’innovation : { $innovation }.
yinzi-told-drew = { $seat } pioche une carte : { $card }.
yinzi-told-showed-card = { $seat } joue une carte : { $card }.
yinzi-told-played = { $value ->
        [one] { $seat } utilise la carte ({ $card }) pour 1 exécution : { $fortune }.
       *[other] { $seat } utilise la carte ({ $card }) pour { $value } exécutions au plus : { $fortune }.
    }
yinzi-told-grouped = { $amount ->
        [0] { $seat } n’a plus d’ouvrier à placer : { $fortune }.
        [one] { $seat } place 1 ouvrier sur son plateau : { $fortune }.
       *[other] { $seat } place { $amount } ouvriers sur son plateau : { $fortune }.
    }
yinzi-told-taxed = { $seat } pose un disque sur la case Impôts pour une exécution de plus.
yinzi-told-boat-moved = { $seat } a maintenant son bateau sur la case { $space } : capacité de transport fluvial { $capacity }.
yinzi-told-transported = { $amount ->
        [one] { $seat } utilise 1 unité de transport fluvial.
       *[other] { $seat } utilise { $amount } unités de transport fluvial.
    }
yinzi-told-bought-tile = { $seat } achète une tuile Plantation : { $good } ({ $column }).
yinzi-told-planted = { $seat } pose une tuile Plantation : { $good } ({ $square }).
yinzi-told-tile-boxed = Une tuile Plantation vide quitte le jeu : { $good } ({ $square }).
yinzi-told-grew = { $amount ->
        [one] { $seat } pose 1 cube : { $good } ({ $square }).
       *[other] { $seat } pose { $amount } cubes : { $good } ({ $square }).
    }
yinzi-told-sold = { $seat } vend un cube : { $good } ({ $square }) → { $space }.
yinzi-told-sold-food = { $seat } vend un cube au marché rural : { $good } ({ $square }).
yinzi-told-bought-food = { $seat } achète de la nourriture au marché rural : un cube ({ $colour }).
yinzi-told-built = { $seat } construit : { $factory }, sur { $site }.
yinzi-told-factory-level = { $seat } a maintenant une manufacture au niveau { $level ->
        [1] I
        [2] II
       *[other] III
    } : { $factory }.
yinzi-told-sent = { $amount ->
        [one] { $seat } utilise un groupe de 1 ouvrier : { $work }.
       *[other] { $seat } utilise un groupe de { $amount } ouvriers : { $work }.
    }
yinzi-told-recruited = { $amount ->
        [one] { $seat } utilise aussi 1 migrant.
       *[other] { $seat } utilise aussi { $amount } migrants.
    }
yinzi-told-migrated = { $amount ->
        [one] { $seat } envoie 1 ouvrier sur la case de migration supérieure.
       *[other] { $seat } envoie { $amount } ouvriers sur la case de migration supérieure.
    }
yinzi-told-raw-used = { $seat } utilise une matière première : un cube ({ $owner }), { $space }.
yinzi-told-produced = { $seat } fabrique 1 × { $product } : { $factory }.
yinzi-told-delivered = { $seat } fait une livraison : { $slot }.
yinzi-told-boarded = { $seat } fait embarquer un émissaire : { $nation } ({ $dock }).
yinzi-told-sailed = { $ship } prend la mer, complété par { $seat }.
yinzi-told-landed = { $seat } a un produit sur un marché étranger : { $area }.
yinzi-told-europe-arrived = Le premier navire européen a accosté : les tuiles pomme de terre et maïs sont mélangées à la pile des plantations.
yinzi-told-committed = { $seat } occupe une case impériale : { $commitment }.
yinzi-told-mustered = { $amount ->
        [one] { $seat } envoie 1 ouvrier à la guerre, case { $place } à partir de la gauche.
       *[other] { $seat } envoie { $amount } ouvriers à la guerre, case { $place } à partir de la gauche.
    }
yinzi-told-gave-good = { $seat } livre une denrée à une tuile Route : { $good } → { $route }.
yinzi-told-gave-product = { $seat } livre un produit à une tuile Route : { $factory } → { $route }.
yinzi-told-served-route = { $seat } a satisfait une tuile Route : { $route }.
yinzi-told-fed-by-bonus = { $seat } n’a personne à nourrir : le bonus s’en charge.
yinzi-told-food-needed = { $amount ->
        [0] { $seat } n’a pas besoin de nourriture.
        [one] { $seat } a besoin de 1 nourriture.
       *[other] { $seat } a besoin de { $amount } nourritures.
    }
yinzi-told-ate = { $seat } nourrit les ouvriers : { $good } ({ $square }).
yinzi-told-disc-recruited = { $seat } ajoute le disque de recrutement à l’armée.
yinzi-told-enemies-weakened = { $seat } réduit la force ennemie de { $amount }.
yinzi-told-veterans-rose = { $amount ->
        [one] { $seat } voit se relever 1 vétéran.
       *[other] { $seat } voit se relever { $amount } vétérans.
    }
yinzi-told-war-won = La guerre est gagnée : armée { $army }, force ennemie { $enemy }.
yinzi-told-war-lost = La guerre est perdue : armée { $army }, force ennemie { $enemy }.
yinzi-told-glory = { $seat } gagne une gloire de guerre : { $points } points.
yinzi-told-glory-lost = { $seat } n’a pas de disque pour la gloire de guerre et la perd.
yinzi-told-veterans-stay = { $amount ->
        [one] { $seat } laisse 1 ouvrier couché dans la zone de guerre.
       *[other] { $seat } laisse { $amount } ouvriers couchés dans la zone de guerre.
    }
yinzi-told-disaster = Catastrophe naturelle : { $disaster }.
yinzi-told-burnt = { $level ->
        [0] { $seat } perd le dernier disque d’une manufacture, désormais sans propriétaire : { $factory }.
        [1] { $seat } perd un disque d’une manufacture, qui tombe au niveau I : { $factory }.
       *[other] { $seat } perd un disque d’une manufacture, qui tombe au niveau II : { $factory }.
    }
yinzi-told-product-lost = { $seat } perd un produit dans l’incendie : { $factory }.
yinzi-told-withered = { $seat } perd un cube dans la sécheresse : { $good } ({ $square }).
yinzi-told-won-route = { $seat } achève une tuile Route : { $route }.
yinzi-told-route-discarded = Personne n’a satisfait cette tuile Route, qui est défaussée : { $route }.
yinzi-told-took-route = { $seat } prend une tuile Route personnelle : { $route }.
yinzi-told-tax-due = { $amount ->
        [one] { $seat } doit 1 sac d’argent d’impôt.
       *[other] { $seat } doit { $amount } sacs d’argent d’impôt.
    }
yinzi-told-tax-waived = { $amount ->
        [0] { $seat } ne doit pas d’impôt ; le bonus n’était même pas nécessaire.
        [one] { $seat } ne paie pas d’impôt grâce au bonus : 1 sac d’argent épargné.
       *[other] { $seat } ne paie pas d’impôt grâce au bonus : { $amount } sacs d’argent épargnés.
    }
yinzi-told-went-home = { $amount ->
        [0] { $seat } n’a pas d’ouvrier à reprendre.
        [one] { $seat } reprend 1 ouvrier dans sa réserve.
       *[other] { $seat } reprend { $amount } ouvriers dans sa réserve.
    }
yinzi-told-moved-down = { $amount ->
        [one] { $seat } a 1 migrant qui descend sur la case de migration inférieure.
       *[other] { $seat } a { $amount } migrants qui descendent sur la case de migration inférieure.
    }
yinzi-told-game-ended = La partie est finie.

## Pourquoi pas

yinzi-why-bonus-owed = Appliquez d’abord le bonus que vous avez choisi.
yinzi-why-bonus-taken = Ce bonus est déjà pris dans cette manche : { $seat }.
yinzi-why-bought-already = À cette occasion, vous avez déjà acheté au marché rural ; vous ne pouvez pas y vendre en plus.
yinzi-why-coins-missing = { $amount ->
        [one] Même avec vos sacs d’argent, il vous manque 1 pièce.
       *[other] Même avec vos sacs d’argent, il vous manque { $amount } pièces.
    }
yinzi-why-colour-taken = Quelqu’un d’autre a déjà cette couleur.
yinzi-why-delivered-already = Vous avez déjà livré à une tuile Route personnelle à cette étape ; la nouvelle tuile se prend avant.
yinzi-why-demand-incomplete = Ainsi, vous ne pourriez pas livrer tout ce que demande cette tuile Route.
yinzi-why-discard-empty = La défausse des routes est vide.
yinzi-why-does-not-fit = Cela ne répond pas à cette partie de la demande, ou vous ne l’avez pas.
yinzi-why-factory-closed = Vous ne pouvez pas produire ici : la manufacture n’a pas de propriétaire, ou elle est à un autre et encore au niveau I.
yinzi-why-factory-full = Cette manufacture n’a pas la place pour autant de produits.
yinzi-why-factory-used = Vous avez déjà utilisé cette manufacture dans cette action.
yinzi-why-feed-first = Nourrissez d’abord vos ouvriers ; ensuite seulement vous pourrez vendre de la nourriture.
yinzi-why-finish-first = Finissez d’abord ce que vous avez commencé.
yinzi-why-food-left = Vous avez encore des cubes de nourriture, ou des pièces pour en acheter au marché rural : il faut continuer à nourrir.
yinzi-why-fortune-used = Vous avez déjà utilisé cette action Fortune dans cette manche : { $fortune }.
yinzi-why-game-over = La partie est finie.
yinzi-why-group-left-over = { $amount ->
        [one] Si vous rappelez des ouvriers de la case de migration supérieure, personne du groupe ne peut rester ; ici, il resterait 1 ouvrier.
       *[other] Si vous rappelez des ouvriers de la case de migration supérieure, personne du groupe ne peut rester ; ici, il resterait { $amount } ouvriers.
    }
yinzi-why-hand-empty = Vous avez joué toutes vos cartes de cette manche : utilisez un groupe d’ouvriers.
yinzi-why-not-in-hand = Vous n’avez pas cette carte en main.
yinzi-why-imperial-taken = Quelqu’un s’y trouve déjà dans cette manche ; seul un disque sur Même engagement impérial permet de s’y joindre : { $commitment }.
yinzi-why-innovation-taken = Un disque occupe déjà cette case : { $seat }.
yinzi-why-last-boat-space = Votre bateau est déjà sur la dernière case.
yinzi-why-neighbours-filled = Les deux cases de denrée voisines de cette case pièce sont occupées.
yinzi-why-no-army = Vous n’avez pas d’ouvrier dans la zone de guerre.
yinzi-why-no-cube-left = Votre réserve n’a plus de cube de denrée.
yinzi-why-no-disc-left = Votre réserve n’a plus de disque.
yinzi-why-no-disc-there = Vous n’avez pas ici de disque à dépenser maintenant : { $innovation }.
yinzi-why-no-effect = Les pièces gratuites ne vous aideraient pas à acheter un sac d’argent.
yinzi-why-no-enemies = La force ennemie est déjà de 0.
yinzi-why-no-group = Vous n’avez pas d’ouvrier sur votre plateau : jouez une carte.
yinzi-why-no-such-group = Vous n’avez pas d’ouvrier sous cette action Fortune.
yinzi-why-no-market-space = La denrée ne trouve pas de place : il faut une case vide qui la montre, ou une case pièce voisine d’une case qui la montre.
yinzi-why-no-occasion = Il n’y a pas d’occasion pour cela maintenant.
yinzi-why-no-open-route = Aucune tuile Route visible ici.
yinzi-why-no-own-cube = Vous n’avez pas ici de cube pour cela.
yinzi-why-no-own-product = Vous n’avez pas de produit sur cette manufacture.
yinzi-why-no-piece-left = Votre réserve n’a pas assez de jetons Produit.
yinzi-why-no-product-there = Ce joueur n’a pas de produit sur cette manufacture.
yinzi-why-no-raw-material = Il manque ici une matière première de la couleur de la manufacture, ou vos bateaux ne peuvent pas l’apporter.
yinzi-why-no-resolution-left = Vous avez utilisé toutes les exécutions de cette action.
yinzi-why-no-second-food = Une paire veut deux sortes de nourriture différentes que vous pouvez amener au navire ; commencez par celle qui vient d’abord dans la liste.
yinzi-why-no-second-half = Fruits, chou et pomme de terre ne nourrissent que par deux, et un second cube de ce genre manque.
yinzi-why-no-second-salt = Le sel s’expédie par deux, et les deux cubes doivent pouvoir atteindre le navire ; commencez par celui qui vient d’abord dans la liste.
yinzi-why-no-site-left = Il ne reste pas deux cases de terrain libres côte à côte.
yinzi-why-no-slot = Aucune cale libre n’accepte ici cette cargaison.
yinzi-why-no-square-left = Il n’y a pas de case de terrain libre pour une tuile Plantation.
yinzi-why-no-stone = Vous n’avez ni pierre, ni disque Pierre gratuite à dépenser.
yinzi-why-no-tile-possible = Pour l’instant, vous ne pouvez acheter aucune tuile Plantation.
yinzi-why-no-tile-there = Il n’y a pas de tuile Plantation dans cette colonne.
yinzi-why-no-wood = Vous n’avez pas de bois.
yinzi-why-no-worker-left = Il ne reste pas d’ouvrier pour cela ; une action en utilise quatre au plus.
yinzi-why-not-a-rural-good = Le marché rural ne prend que blé, chou, fruits, maïs et pommes de terre, jamais de riz.
yinzi-why-not-an-urban-good = Les marchés urbains ne prennent que ramie, canne à sucre, coton, thé, sel et bambou.
yinzi-why-not-built = Cette manufacture n’est pas construite.
yinzi-why-not-food = Cette denrée n’est pas de la nourriture.
yinzi-why-not-for-sale = Vous ne pouvez pas l’acheter maintenant : un tel cube n’est pas au marché rural, les moyens manquent, ou vous y avez déjà vendu.
yinzi-why-not-in-discard = Cette tuile n’est pas dans la défausse des routes.
yinzi-why-not-late-food = Les expéditions tardives ne prennent que riz, fruits, chou, blé, pommes de terre et maïs.
yinzi-why-not-on-display = Cette manufacture n’est pas dans l’offre.
yinzi-why-not-own-factory = Cette manufacture n’est pas à vous.
yinzi-why-not-own-route = Vous n’avez pas de tuile Route personnelle visible avec cette partie.
yinzi-why-not-ownerless = Seule une manufacture du plateau restée sans propriétaire peut être rebâtie.
yinzi-why-not-shippable = À présent, les navires ne prennent que produits, thé et sel.
yinzi-why-nothing-aboard = Aucun de vos cubes ou produits n’est à bord d’un navire de cette nation.
yinzi-why-nothing-fits = Vous n’avez rien qui réponde à cette partie de la demande.
yinzi-why-nothing-to-sell = Vous n’avez pas de cube qu’un marché urbain prendrait maintenant.
yinzi-why-offered-already = Il y en a une autre identique ; choisissez-la.
yinzi-why-other-column = Votre bonus ne vous offre que la tuile de sa propre colonne : { $column }.
yinzi-why-other-phase = Cela ne se fait que dans une autre phase ({ $phase }).
yinzi-why-other-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
yinzi-why-own-level-three = Seule une manufacture à vous, de niveau III, fabrique deux produits à la fois.
yinzi-why-pairs-used-up = Vous avez déjà chargé autant de paires que permis.
yinzi-why-part-met = Cette partie de la demande est déjà satisfaite.
yinzi-why-placed-this-turn = Vous avez posé ce disque dans ce tour même : vous ne pouvez pas encore le dépenser.
yinzi-why-real-worker-needed = Il faut parmi eux au moins un ouvrier du groupe ou de la case de migration inférieure.
yinzi-why-route-served = Cette tuile Route est déjà satisfaite dans cette manche.
yinzi-why-salt-protected = Les cases de sel ne se couvrent ni de tuiles ni de manufactures.
yinzi-why-section-used = Dans cette action, vous avez déjà posé un disque dans cette section.
yinzi-why-silver-missing = { $amount ->
        [one] Vous ne pouvez pas payer 1 sac d’argent, même en changeant des pièces.
       *[other] Vous ne pouvez pas payer { $amount } sacs d’argent, même en changeant des pièces.
    }
yinzi-why-slot-taken = Cette cale est déjà remplie.
yinzi-why-space-taken = Un cube occupe déjà cette case du marché.
yinzi-why-square-occupied = Un cube ou une manufacture occupe déjà cette case de terrain.
yinzi-why-stock-empty = La zone des ressources n’en a plus : { $resource }.
yinzi-why-tax-added = Vous avez déjà ajouté un disque d’impôt à cette action.
yinzi-why-tile-bought = Vous avez déjà acheté une tuile.
yinzi-why-too-many-workers = { $amount ->
        [0] À côté de vos vétérans, il n’y a plus de place pour des ouvriers.
        [one] À côté de vos vétérans, il n’y a de place que pour 1 ouvrier.
       *[other] À côté de vos vétérans, il n’y a de place que pour { $amount } ouvriers.
    }
yinzi-why-top-level = Cette manufacture est déjà au niveau III.
yinzi-why-transport-missing = { $amount ->
        [0] Il faut du transport fluvial, et il ne vous en reste pas.
        [one] Il faut plus de transport fluvial que la seule unité qui vous reste.
       *[other] Il faut plus de transport fluvial que les { $amount } unités qui vous restent.
    }
yinzi-why-use-first = Utilisez d’abord au moins un ouvrier pour l’action Ouvrier choisie.
yinzi-why-use-possible = Le groupe peut encore servir, il ne migre donc pas en entier.
yinzi-why-work-used = Vous avez déjà utilisé cette action Ouvrier dans cette manche : { $work }.
yinzi-why-no-use = Pour l’instant, pas un seul ouvrier ne pourrait y servir : { $work }.
yinzi-why-workers-missing = { $amount ->
        [one] Il vous manque 1 ouvrier.
       *[other] Il vous manque { $amount } ouvriers.
    }
