### Yinzi: names, labels, questions, log lines and refusals.
### Nouns are put into sentences as they stand, without an article.

yinzi-title = Yinzi
yinzi-tagline = Farm, build and ship along the Yangtze in the last years of the Ming, and bring the silver of the world home to your clan.

## Names

yinzi-colour-red = Red
yinzi-colour-blue = Blue
yinzi-colour-yellow = Yellow
yinzi-colour-green = Green

yinzi-good-cabbage = Cabbage
yinzi-good-fruit = Fruit
yinzi-good-wheat = Wheat
yinzi-good-rice = Rice
yinzi-good-salt = Salt
yinzi-good-tea = Tea
yinzi-good-cotton = Cotton
yinzi-good-sugar-cane = Sugar cane
yinzi-good-ramie = Ramie
yinzi-good-bamboo = Bamboo
yinzi-good-potato = Potato
yinzi-good-maize = Maize

yinzi-product-paper = Paper
yinzi-product-porcelain = Porcelain
yinzi-product-silk = Silk
yinzi-product-refined-sugar = Refined sugar

yinzi-resource-wood = Wood
yinzi-resource-stone = Stone

yinzi-free-resource-wood = Wood from my supply
yinzi-free-resource-free-wood = Free wood (innovation)
yinzi-free-resource-stone = Stone from my supply
yinzi-free-resource-free-stone = Free stone (innovation)

yinzi-means-coins = Own money only
yinzi-means-free-coins = Free coins (innovation) first

yinzi-thing-coins = Copper coin
yinzi-thing-silver = Silver bag
yinzi-thing-wood = { yinzi-resource-wood }
yinzi-thing-stone = { yinzi-resource-stone }
yinzi-thing-misfortune = Misfortune tile
yinzi-thing-cubes = Goods cube
yinzi-thing-discs = Disc
yinzi-thing-products = Product piece
yinzi-thing-workers = Worker
yinzi-thing-transport = River transport

yinzi-purpose-tile = Plantation tile
yinzi-purpose-resource = Resource
yinzi-purpose-upgrade = Upgrade
yinzi-purpose-outsourcing = Outsourcing
yinzi-purpose-food = Food from the rural market
yinzi-purpose-tax = Tax

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

yinzi-space-huguang-1 = Huguang market, top left
yinzi-space-huguang-2 = Huguang market, top centre
yinzi-space-huguang-3 = Huguang market, top right
yinzi-space-huguang-4 = Huguang market, bottom left
yinzi-space-huguang-5 = Huguang market, bottom centre
yinzi-space-huguang-6 = Huguang market, bottom right
yinzi-space-nanzhili-1 = Nanzhili market, top left
yinzi-space-nanzhili-2 = Nanzhili market, top centre
yinzi-space-nanzhili-3 = Nanzhili market, top right
yinzi-space-nanzhili-4 = Nanzhili market, bottom left
yinzi-space-nanzhili-5 = Nanzhili market, bottom centre
yinzi-space-nanzhili-6 = Nanzhili market, bottom right
yinzi-space-jiangxi-1 = Jiangxi market, top left
yinzi-space-jiangxi-2 = Jiangxi market, top centre
yinzi-space-jiangxi-3 = Jiangxi market, top right
yinzi-space-jiangxi-4 = Jiangxi market, bottom left
yinzi-space-jiangxi-5 = Jiangxi market, bottom centre
yinzi-space-jiangxi-6 = Jiangxi market, bottom right
yinzi-space-zhejiang-1 = Zhejiang market, top left
yinzi-space-zhejiang-2 = Zhejiang market, top centre
yinzi-space-zhejiang-3 = Zhejiang market, top right
yinzi-space-zhejiang-4 = Zhejiang market, bottom left
yinzi-space-zhejiang-5 = Zhejiang market, bottom centre
yinzi-space-zhejiang-6 = Zhejiang market, bottom right

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

yinzi-factory-paper-red = Paper factory (red)
yinzi-factory-paper-blue = Paper factory (blue)
yinzi-factory-paper-yellow = Paper factory (yellow)
yinzi-factory-paper-green = Paper factory (green)
yinzi-factory-porcelain-red = Porcelain factory (red)
yinzi-factory-porcelain-blue = Porcelain factory (blue)
yinzi-factory-porcelain-yellow = Porcelain factory (yellow)
yinzi-factory-porcelain-green = Porcelain factory (green)
yinzi-factory-silk-red = Silk factory (red)
yinzi-factory-silk-blue = Silk factory (blue)
yinzi-factory-silk-yellow = Silk factory (yellow)
yinzi-factory-silk-green = Silk factory (green)
yinzi-factory-refined-sugar-red = Sugar factory (red)
yinzi-factory-refined-sugar-blue = Sugar factory (blue)
yinzi-factory-refined-sugar-yellow = Sugar factory (yellow)
yinzi-factory-refined-sugar-green = Sugar factory (green)

yinzi-nation-brunei = Brunei
yinzi-nation-korea = Korea
yinzi-nation-japan = Japan
yinzi-nation-portugal = Portugal
yinzi-nation-spain = Spain
yinzi-nation-netherlands = Netherlands

yinzi-area-brunei = { yinzi-nation-brunei }
yinzi-area-korea = { yinzi-nation-korea }
yinzi-area-japan = { yinzi-nation-japan }
yinzi-area-portugal = { yinzi-nation-portugal }
yinzi-area-spain = { yinzi-nation-spain }
yinzi-area-netherlands = { yinzi-nation-netherlands }
yinzi-area-asia = Asia, general area
yinzi-area-europe = Europe, general area

yinzi-ship-japan-1 = Japanese ship 1
yinzi-ship-japan-2 = Japanese ship 2
yinzi-ship-japan-3 = Japanese ship 3
yinzi-ship-japan-4 = Japanese ship 4
yinzi-ship-korea-1 = Korean ship 1
yinzi-ship-korea-2 = Korean ship 2
yinzi-ship-korea-3 = Korean ship 3
yinzi-ship-korea-4 = Korean ship 4
yinzi-ship-brunei-1 = Bruneian ship 1
yinzi-ship-brunei-2 = Bruneian ship 2
yinzi-ship-brunei-3 = Bruneian ship 3
yinzi-ship-brunei-4 = Bruneian ship 4
yinzi-ship-portugal-1 = Portuguese ship 1
yinzi-ship-portugal-2 = Portuguese ship 2
yinzi-ship-spain-1 = Spanish ship 1
yinzi-ship-spain-2 = Spanish ship 2
yinzi-ship-netherlands-1 = Dutch ship 1
yinzi-ship-netherlands-2 = Dutch ship 2

yinzi-dock-s1 = Ship space 1
yinzi-dock-s2 = Ship space 2
yinzi-dock-s3 = Ship space 3
yinzi-dock-s4 = Ship space 4

yinzi-slot-s1-1 = Ship space 1, slot 1
yinzi-slot-s1-2 = Ship space 1, slot 2
yinzi-slot-s1-3 = Ship space 1, slot 3
yinzi-slot-s2-1 = Ship space 2, slot 1
yinzi-slot-s2-2 = Ship space 2, slot 2
yinzi-slot-s2-3 = Ship space 2, slot 3
yinzi-slot-s3-1 = Ship space 3, slot 1
yinzi-slot-s3-2 = Ship space 3, slot 2
yinzi-slot-s3-3 = Ship space 3, slot 3
yinzi-slot-s4-1 = Ship space 4, slot 1
yinzi-slot-s4-2 = Ship space 4, slot 2
yinzi-slot-s4-3 = Ship space 4, slot 3

yinzi-cargo-paper = { yinzi-product-paper }
yinzi-cargo-porcelain = { yinzi-product-porcelain }
yinzi-cargo-silk = { yinzi-product-silk }
yinzi-cargo-refined-sugar = { yinzi-product-refined-sugar }
yinzi-cargo-tea = { yinzi-good-tea }
yinzi-cargo-salt-pair = Pair of salt
yinzi-cargo-food-pair = Pair of food

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
yinzi-half-food-0 = Bought cube of seat 1
yinzi-half-food-1 = Bought cube of seat 2
yinzi-half-food-2 = Bought cube of seat 3
yinzi-half-food-3 = Bought cube of seat 4
yinzi-half-free-rice = { yinzi-innovation-free-rice }
yinzi-half-free-wheat = { yinzi-innovation-free-wheat }

yinzi-market-m1 = Market tile 1
yinzi-market-m2 = Market tile 2
yinzi-market-m3 = Market tile 3
yinzi-market-m4 = Market tile 4
yinzi-market-m5 = Market tile 5
yinzi-market-m6 = Market tile 6
yinzi-market-m7 = Market tile 7
yinzi-market-m8 = Market tile 8

yinzi-route-r01 = Silk, 3 points
yinzi-route-r02 = Porcelain
yinzi-route-r03 = Silk, 2 points
yinzi-route-r04 = Refined sugar
yinzi-route-r05 = Paper
yinzi-route-r06 = Wheat and rice
yinzi-route-r07 = Cabbage and fruit
yinzi-route-r08 = Cabbage
yinzi-route-r09 = Fruit
yinzi-route-r10 = Cotton
yinzi-route-r11 = Salt
yinzi-route-r12 = Ramie
yinzi-route-r13 = Sugar cane
yinzi-route-r14 = Bamboo
yinzi-route-r15 = Any product and any good
yinzi-route-r16 = Any product, 2 war symbols
yinzi-route-r17 = Any product, 3 war symbols
yinzi-route-r18 = Any two products
yinzi-route-r19 = Any product and any two goods
yinzi-route-r20 = Emissary

yinzi-pile-pile-1 = Route pile 1
yinzi-pile-pile-2 = Route pile 2
yinzi-pile-pile-3 = Route pile 3
yinzi-pile-pile-4 = Route pile 4

yinzi-disaster-none = No disaster
yinzi-disaster-fire = Fire
yinzi-disaster-flood = Flood
yinzi-disaster-drought = Drought

yinzi-card-c01 = Value 1, 1 worker
yinzi-card-c02 = Value 1, 2 workers
yinzi-card-c03 = Value 1, 3 workers
yinzi-card-c04 = Value 1, 3 workers
yinzi-card-c05 = Value 2, 1 worker
yinzi-card-c06 = Value 2, 2 workers
yinzi-card-c07 = Value 2, 2 workers
yinzi-card-c08 = Value 2, 3 workers
yinzi-card-c09 = Value 3, 1 worker
yinzi-card-c10 = Value 3, 1 worker
yinzi-card-c11 = Value 3, 2 workers
yinzi-card-c12 = Value 3, 3 workers

yinzi-bonus-free-innovation = Free innovation
yinzi-bonus-better-sale = Better sale
yinzi-bonus-feed-workers = Workers fed
yinzi-bonus-no-tax = No tax
yinzi-bonus-improve-boats = Improve boats
yinzi-bonus-improve-factory = Improve a factory

yinzi-column-column-1 = Column 1
yinzi-column-column-2 = Column 2
yinzi-column-column-3 = Column 3
yinzi-column-column-4 = Column 4
yinzi-column-column-5 = Column 5
yinzi-column-column-6 = Column 6

yinzi-fortune-develop-boats = Develop boats
yinzi-fortune-cultivate = Cultivate
yinzi-fortune-sell-urban = Sell to the urban market
yinzi-fortune-develop-factories = Develop factories
yinzi-fortune-innovations = Innovations

yinzi-work-war-routes = War & routes
yinzi-work-produce = Produce
yinzi-work-take-resources = Take resources
yinzi-work-imperial-commitments = Imperial commitments
yinzi-work-supply-ships = Supply ships

yinzi-commitment-palace-maintenance = Palace maintenance
yinzi-commitment-road-construction = Road construction
yinzi-commitment-river-canal = River canal
yinzi-commitment-bridge-construction = Bridge construction

yinzi-innovation-emissary-brunei = Emissary to Brunei
yinzi-innovation-emissary-korea = Emissary to Korea
yinzi-innovation-emissary-japan = Emissary to Japan
yinzi-innovation-emissary-portugal = Emissary to Portugal
yinzi-innovation-emissary-spain = Emissary to Spain
yinzi-innovation-emissary-netherlands = Emissary to the Netherlands
yinzi-innovation-free-rice = Free rice
yinzi-innovation-free-wood = Free wood
yinzi-innovation-free-stone = Free stone
yinzi-innovation-free-raw-material = Free raw material
yinzi-innovation-free-transport = Free river transport
yinzi-innovation-free-coins = Free coins
yinzi-innovation-free-salt = Free salt
yinzi-innovation-extra-urban-sale = Additional urban sale
yinzi-innovation-extra-plantation = Additional plantation
yinzi-innovation-same-commitment = Same imperial commitment
yinzi-innovation-extra-imperial-worker = Additional worker
yinzi-innovation-send-immigrants = Send immigrants
yinzi-innovation-free-wheat = Free wheat
yinzi-innovation-personal-route = Personal route tile
yinzi-innovation-fruitful-war = Fruitful war
yinzi-innovation-veterans = Veterans
yinzi-innovation-extra-recruit = Additional recruitment
yinzi-innovation-weak-enemies = Weak enemies

yinzi-phase-setup = Set-up
yinzi-phase-bonus = A: bonus and turn order
yinzi-phase-actions = B: actions
yinzi-phase-feeding = C: feeding the workers
yinzi-phase-glories = D-I: war glories
yinzi-phase-disasters = D-II: natural disasters
yinzi-phase-routes = D-III: routes
yinzi-phase-rewards = D-IV: imperial rewards
yinzi-phase-taxation = D-V: taxation
yinzi-phase-late = E: late shipments
yinzi-phase-administration = F: administration
yinzi-phase-final = Final opportunity
yinzi-phase-over = End of the game

yinzi-score-boats = Boats
yinzi-score-factories = Factories
yinzi-score-products = Products abroad
yinzi-score-emissaries = Emissaries abroad
yinzi-score-unshipped = Products not shipped
yinzi-score-glories = War glories
yinzi-score-routes = Route tiles
yinzi-score-innovations = Innovations
yinzi-score-silver = Silver
yinzi-score-misfortune = Misfortune

## Headings over groups of options

yinzi-verb-colour = Choose a colour
yinzi-verb-build = Build a factory
yinzi-verb-site = Choose the squares
yinzi-verb-take = Take a resource
yinzi-verb-bonus = Choose a bonus
yinzi-verb-innovate = Place an innovation disc
yinzi-verb-upgrade = Upgrade a factory
yinzi-verb-buy-tile = Buy a plantation tile
yinzi-verb-plant = Lay the plantation tile
yinzi-verb-play = Fortune action: play a card
yinzi-verb-on = Choose the fortune action
yinzi-verb-send = Worker action: use a group
yinzi-verb-to = Choose the worker action
yinzi-verb-advance = Advance the boat
yinzi-verb-grow = Cultivate a square
yinzi-verb-sell = Sell to an urban market
yinzi-verb-market = Choose the market space
yinzi-verb-rebuild = Rebuild a factory
yinzi-verb-with = Pay the stone
yinzi-verb-produce = Produce
yinzi-verb-double = Produce two at once
yinzi-verb-raw = Fetch raw material
yinzi-verb-ship = Ship a product
yinzi-verb-load = Load a goods cube
yinzi-verb-free = Use a free good
yinzi-verb-slot = Choose the slot
yinzi-verb-army = Send workers to war
yinzi-verb-serve = Serve a route tile
yinzi-verb-give-product = Deliver a product
yinzi-verb-give = Deliver a goods cube
yinzi-verb-give-emissary = Deliver an emissary
yinzi-verb-buy-food = Rural market: buy a cube
yinzi-verb-pay = Pay
yinzi-verb-eat = Feed with own cubes
yinzi-verb-move-disc = Move an innovation disc
yinzi-verb-leave = Leave veterans
yinzi-verb-burn = Fire
yinzi-verb-lose = Remove a product
yinzi-verb-wither = Drought
yinzi-verb-choose-route = Take a route tile
yinzi-verb-dock = Choose the ship
yinzi-verb-commit = Place workers on an imperial space
yinzi-verb-fill = Serve a personal route tile
yinzi-verb-migrate = Migrate
yinzi-verb-tax = Tax disc
yinzi-verb-stop = Enough
yinzi-verb-raw-free = Free raw material
yinzi-verb-decline = Decline
yinzi-verb-emissary = Send an emissary
yinzi-verb-sell-food = Rural market: sell a cube
yinzi-verb-spend = Spend an innovation disc

## Labels of actions

yinzi-do-colour = Colour: { $colour }
yinzi-do-build = Build: { $factory }
yinzi-do-site = On: { $site }
yinzi-do-take = Take: { $resource }
yinzi-do-bonus = Bonus: { $bonus }
yinzi-do-innovate = Place a disc: { $innovation }
yinzi-do-upgrade = Upgrade: { $factory }
yinzi-do-buy-tile = Buy the plantation tile: { $column }
yinzi-do-plant = Lay the tile: { $square }
yinzi-do-play = Play a card: { $card }
yinzi-do-on = Use it for: { $fortune }
yinzi-do-send = Use the workers under: { $fortune }
yinzi-do-to = Worker action: { $work }
yinzi-do-advance = One space on the boat track: { $wood }
yinzi-do-grow = Cultivate: { $square }
yinzi-do-sell = Sell from: { $square }
yinzi-do-market = To: { $space }
yinzi-do-rebuild = Rebuild: { $factory }
yinzi-do-with = Pay: { $stone }
yinzi-do-produce = Make 1 product: { $factory }
yinzi-do-double = Make 2 products: { $factory }
yinzi-do-raw = Raw material: { $space }
yinzi-do-ship = Ship a product: { $factory }
yinzi-do-load = Load a cube: { $square }
yinzi-do-free = Free good (innovation): { $good }
yinzi-do-slot = Into: { $slot }
yinzi-do-army = { $amount ->
        [one] 1 worker goes to war
       *[other] { $amount } workers go to war
    }
yinzi-do-serve = Serve the tile: { $pile }
yinzi-do-give-product = Deliver a product: { $factory }
yinzi-do-give = Deliver a cube: { $square }
yinzi-do-give-emissary = Deliver the emissary: { $nation }
yinzi-do-buy-food = Buy food: cube of { $colour }
yinzi-do-pay = Pay: { $means }
yinzi-do-eat = Feed: { $square }
yinzi-do-move-disc = Move the disc: { $innovation }
yinzi-do-leave = { $amount ->
        [0] Leave no veterans
        [one] Leave 1 worker as a veteran
       *[other] Leave { $amount } workers as veterans
    }
yinzi-do-burn = Take a disc from: { $factory }
yinzi-do-lose = Remove a product of { $owner }
yinzi-do-wither = Lose a cube: { $square }
yinzi-do-choose-route = Take the tile: { $route }
yinzi-do-dock = Aboard: { $dock }
yinzi-do-commit = { $commitment }{ $disc ->
        [0] { "" }
       *[other] , the innovation disc as a worker
    }{ $upper ->
        [0] { "" }
        [one] , 1 worker from the upper migration space
       *[other] , { $upper } workers from the upper migration space
    }
yinzi-do-fill = { $route }: deliver the { $part ->
        [0] 1st part
        [1] 2nd part
       *[other] 3rd part
    }
yinzi-do-migrate = The whole group migrates
yinzi-do-tax = Tax disc: one more resolution
yinzi-do-stop = Enough, go on
yinzi-do-raw-free = Free raw material (innovation)
yinzi-do-decline = No, decline
yinzi-do-emissary = My emissary sails along
yinzi-do-sell-food = Sell to the rural market: { $square }
yinzi-do-spend = Spend the disc: { $innovation }
yinzi-do-grow-good = Cultivate: { $good } ({ $square })
yinzi-do-sell-good = Sell: { $good } ({ $square })
yinzi-do-load-good = Load: { $good } ({ $square })
yinzi-do-give-good = Deliver: { $good } ({ $square })
yinzi-do-eat-good = Feed: { $good } ({ $square })
yinzi-do-wither-good = Lose: { $good } ({ $square })
yinzi-do-sell-food-good = Sell to the rural market: { $good } ({ $square })
yinzi-do-buy-tile-good = Buy a plantation tile: { $good } ({ $column }, { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    })
yinzi-do-market-price = To: { $space } ({ $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    })
yinzi-do-serve-route = Serve the tile: { $route } ({ $pile })
yinzi-do-stop-hungry = { $amount ->
        [one] Stop feeding: take 1 misfortune tile
       *[other] Stop feeding: take { $amount } misfortune tiles
    }

## Questions

yinzi-ask-choose-colour = Set-up: choose a colour; it also decides which factories take part
yinzi-ask-start-factory = Set-up: choose the factory to start with
yinzi-ask-start-resource = Set-up: choose the starting resource, free of charge
yinzi-ask-choose-bonus = Phase A: choose a bonus; the further left it is, the earlier its holder acts this round
yinzi-ask-after-bonus = Phase A: carry out the bonus, and buy the plantation tile of its column if wanted
yinzi-ask-choose-action = Choose the action of this turn: play a card, or use a group of workers
yinzi-ask-choose-fortune = Card played ({ $card }): choose the fortune action it is used for
yinzi-ask-fortune = { $fortune }: choose the next resolution, add a tax disc for one more, or end the action
yinzi-ask-place-tile = New plantation tile ({ $good }): choose the square it is laid on
yinzi-ask-choose-tile = Additional plantation: choose the plantation tile to buy
yinzi-ask-choose-cube = Additional urban sale: choose the cube to sell
yinzi-ask-choose-space = Cube from { $square }: choose the market space it is sold to
yinzi-ask-choose-site = { $factory }: choose the two squares it stands on
yinzi-ask-choose-stone = Stone for the factory: choose how to pay it
yinzi-ask-choose-work = Group under { $fortune }: choose the worker action it is used for
yinzi-ask-take-resource = Take resources: choose wood or stone for the next worker, 1 coin each
yinzi-ask-produce = Produce: choose the next factory
yinzi-ask-choose-raw = { $number ->
        [one] { $factory }: choose the raw material
       *[other] { $factory }: choose the first of { $number } raw materials
    }
yinzi-ask-supply = Supply ships: choose what the next worker delivers
yinzi-ask-second-salt = Salt from { $first }: choose the second cube of the pair
yinzi-ask-choose-slot = Cargo ({ $cargo }): choose the slot it is loaded into
yinzi-ask-choose-dock = Emissary ({ $nation }): choose the ship it boards
yinzi-ask-add-emissary = { $dock }: the ship sails. Decide whether the emissary sails along
yinzi-ask-commit-workers = Imperial commitments: choose the space and who goes there
yinzi-ask-muster = War & routes: choose how many workers go to war
yinzi-ask-choose-route = War & routes: choose one route tile to serve, or none
yinzi-ask-choose-gift = { $personal ->
        [1] Personal route tile
       *[other] Route tile
    } ({ $route }): choose what to deliver for the { $part ->
        [0] 1st part
        [1] 2nd part
       *[other] 3rd part
    } of the demand
yinzi-ask-pay-with = { $amount ->
        [one] { $purpose }: choose how to pay 1 coin
       *[other] { $purpose }: choose how to pay { $amount } coins
    }
yinzi-ask-pay-silver-with = { $amount ->
        [one] Outsourcing: choose how to pay for 1 silver bag
       *[other] Outsourcing: choose how to pay for { $amount } silver bags
    }
yinzi-ask-finish = Before going on: sell food or spend innovation discs, if wanted
yinzi-ask-feed = Phase C: choose what feeds the workers next
yinzi-ask-second-half = Half a Food ({ $good }): choose the second cube
yinzi-ask-rally = War glories: spend innovation discs for this war, or go on
yinzi-ask-glory-disc = { $space ->
        [0] Higher war glory
       *[other] Lower war glory
    }: no disc is left in the supply. Choose an innovation disc to move there, or decline and lose the glory
yinzi-ask-leave-veterans = Veterans: choose how many workers stay lying in the war area
yinzi-ask-choose-fire = Fire: choose the factory that loses a disc
yinzi-ask-choose-loss = { $factory } has burnt: choose whose product is removed
yinzi-ask-choose-drought = Drought in { $province }: choose the cube that is lost
yinzi-ask-serve-personal = Personal route tiles: choose a part to deliver, or go on
yinzi-ask-bridge-upgrade = Bridge construction: choose the factory that is upgraded free of charge
yinzi-ask-take-route = Route discard: choose the tile to keep as a personal route tile
yinzi-ask-pay-tax = { $amount ->
        [one] Taxation: pay 1 silver bag, after selling food or with free coins if wanted
       *[other] Taxation: pay { $amount } silver bags, after selling food or with free coins if wanted
    }
yinzi-ask-load-late = Late shipments: choose the first half of a pair of food, or go on
yinzi-ask-second-late = Late shipments ({ $first }): choose the second half, another kind of food
yinzi-ask-late-slot = Late shipments ({ $first } + { $second }): choose the slot for the pair

## Log

yinzi-told-chose-colour = { $seat } chooses a colour: { $colour }.
yinzi-told-market-laid = Urban market of { $province }: { $market }.
yinzi-told-rate-is = Exchange rate: { $rate } coins for 1 silver bag (the die shows { $die }).
yinzi-told-tile-came = New on the plantation track: { $good } ({ $column }).
yinzi-told-ship-docked = { $ship } docks: { $dock }.
yinzi-told-ship-shown = Next on its pile: { $ship }.
yinzi-told-factory-shown = New on display: { $factory }.
yinzi-told-route-shown = { $pile } shows a new route tile: { $route }.
yinzi-told-order-place = Turn order, place { $place }: { $seat }.
yinzi-told-round-began = Round { $round } begins.
yinzi-told-turn-began = { $seat } begins a turn.
yinzi-told-skipped = { $seat } has neither cards nor workers left and is skipped.
yinzi-told-gained = { $seat } gains { $amount } × { $thing }.
yinzi-told-paid = { $seat } pays { $amount } × { $thing }.
yinzi-told-exchanged-silver = { $bags ->
        [one] { $seat } exchanges 1 silver bag for { $coins } coins.
       *[other] { $seat } exchanges { $bags } silver bags for { $coins } coins.
    }
yinzi-told-bought-silver = { $bags ->
        [one] { $seat } exchanges { $coins } coins for 1 silver bag.
       *[other] { $seat } exchanges { $coins } coins for { $bags } silver bags.
    }
yinzi-told-virtual-coins = { $amount ->
        [one] { $seat } pays 1 free coin of the innovation.
       *[other] { $seat } pays { $amount } free coins of the innovation.
    }
yinzi-told-virtual-good = { $seat } uses the second good of the innovation: { $good }.
yinzi-told-chose-bonus = { $seat } chooses a bonus: { $bonus }.
yinzi-told-innovated = { $seat } places an innovation disc: { $innovation }.
yinzi-told-spent = { $seat } takes an innovation disc back: { $innovation }.
yinzi-told-drew = { $seat } draws a card: { $card }.
yinzi-told-showed-card = { $seat } plays a card: { $card }.
yinzi-told-played = { $value ->
        [one] { $seat } uses the card ({ $card }) for 1 resolution: { $fortune }.
       *[other] { $seat } uses the card ({ $card }) for up to { $value } resolutions: { $fortune }.
    }
yinzi-told-grouped = { $amount ->
        [0] { $seat } has no workers left to place: { $fortune }.
        [one] { $seat } places 1 worker on the player board: { $fortune }.
       *[other] { $seat } places { $amount } workers on the player board: { $fortune }.
    }
yinzi-told-taxed = { $seat } puts a disc on the tax space for one more resolution.
yinzi-told-boat-moved = { $seat } has the boat on space { $space } now: river transport capacity { $capacity }.
yinzi-told-transported = { $amount ->
        [one] { $seat } uses 1 unit of river transport.
       *[other] { $seat } uses { $amount } units of river transport.
    }
yinzi-told-bought-tile = { $seat } buys a plantation tile: { $good } ({ $column }).
yinzi-told-planted = { $seat } lays a plantation tile: { $good } ({ $square }).
yinzi-told-tile-boxed = An empty plantation tile leaves the game: { $good } ({ $square }).
yinzi-told-grew = { $amount ->
        [one] { $seat } places 1 cube: { $good } ({ $square }).
       *[other] { $seat } places { $amount } cubes: { $good } ({ $square }).
    }
yinzi-told-sold = { $seat } sells a cube: { $good } ({ $square }) → { $space }.
yinzi-told-sold-food = { $seat } sells a cube to the rural market: { $good } ({ $square }).
yinzi-told-bought-food = { $seat } buys food at the rural market: a cube of { $colour }.
yinzi-told-built = { $seat } builds a factory: { $factory }, on { $site }.
yinzi-told-factory-level = { $seat } has a factory on level { $level ->
        [1] I
        [2] II
       *[other] III
    } now: { $factory }.
yinzi-told-sent = { $amount ->
        [one] { $seat } uses a group of 1 worker: { $work }.
       *[other] { $seat } uses a group of { $amount } workers: { $work }.
    }
yinzi-told-recruited = { $amount ->
        [one] { $seat } uses 1 migrant as well.
       *[other] { $seat } uses { $amount } migrants as well.
    }
yinzi-told-migrated = { $amount ->
        [one] { $seat } sends 1 worker to the upper migration space.
       *[other] { $seat } sends { $amount } workers to the upper migration space.
    }
yinzi-told-raw-used = { $seat } uses raw material: a cube of { $owner } ({ $space }).
yinzi-told-produced = { $seat } makes 1 × { $product }: { $factory }.
yinzi-told-delivered = { $seat } makes a delivery: { $slot }.
yinzi-told-boarded = { $seat } sends an emissary aboard: { $nation } ({ $dock }).
yinzi-told-sailed = { $ship } sails, filled by { $seat }.
yinzi-told-landed = { $seat } has a product on a foreign market: { $area }.
yinzi-told-europe-arrived = The first European ship has docked: potato and maize tiles are shuffled into the plantation pile.
yinzi-told-committed = { $seat } takes an imperial space: { $commitment }.
yinzi-told-mustered = { $amount ->
        [one] { $seat } sends 1 worker to war, space { $place } from the left.
       *[other] { $seat } sends { $amount } workers to war, space { $place } from the left.
    }
yinzi-told-gave-good = { $seat } delivers a good to a route tile: { $good } → { $route }.
yinzi-told-gave-product = { $seat } delivers a product to a route tile: { $factory } → { $route }.
yinzi-told-served-route = { $seat } has served a route tile: { $route }.
yinzi-told-fed-by-bonus = { $seat } need not feed anybody: the bonus does.
yinzi-told-food-needed = { $amount ->
        [0] { $seat } needs no Food.
       *[other] { $seat } needs { $amount } Food.
    }
yinzi-told-ate = { $seat } feeds the workers: { $good } ({ $square }).
yinzi-told-disc-recruited = { $seat } adds the recruitment disc to the army.
yinzi-told-enemies-weakened = { $seat } lowers the enemy strength by { $amount }.
yinzi-told-veterans-rose = { $amount ->
        [one] 1 veteran of { $seat } stands up.
       *[other] { $amount } veterans of { $seat } stand up.
    }
yinzi-told-war-won = The war is won: army { $army }, enemy strength { $enemy }.
yinzi-told-war-lost = The war is lost: army { $army }, enemy strength { $enemy }.
yinzi-told-glory = { $seat } earns a war glory: { $points } points.
yinzi-told-glory-lost = { $seat } has no disc for the war glory and loses it.
yinzi-told-veterans-stay = { $amount ->
        [one] { $seat } leaves 1 worker lying in the war area.
       *[other] { $seat } leaves { $amount } workers lying in the war area.
    }
yinzi-told-disaster = Natural disaster: { $disaster }.
yinzi-told-burnt = { $level ->
        [0] { $seat } loses the last disc on a factory, which is ownerless now: { $factory }.
        [1] { $seat } loses a disc on a factory, which is on level I now: { $factory }.
       *[other] { $seat } loses a disc on a factory, which is on level II now: { $factory }.
    }
yinzi-told-product-lost = { $seat } loses a product in the fire: { $factory }.
yinzi-told-withered = { $seat } loses a cube in the drought: { $good } ({ $square }).
yinzi-told-won-route = { $seat } completes a route tile: { $route }.
yinzi-told-route-discarded = Nobody served this route tile, so it is discarded: { $route }.
yinzi-told-took-route = { $seat } takes a personal route tile: { $route }.
yinzi-told-tax-due = { $amount ->
        [one] { $seat } owes 1 silver bag of tax.
       *[other] { $seat } owes { $amount } silver bags of tax.
    }
yinzi-told-tax-waived = { $amount ->
        [0] { $seat } owes no tax; the bonus was not even needed.
        [one] { $seat } pays no tax thanks to the bonus: 1 silver bag saved.
       *[other] { $seat } pays no tax thanks to the bonus: { $amount } silver bags saved.
    }
yinzi-told-went-home = { $amount ->
        [0] { $seat } has no workers to take back.
        [one] { $seat } takes 1 worker back into the supply.
       *[other] { $seat } takes { $amount } workers back into the supply.
    }
yinzi-told-moved-down = { $amount ->
        [one] 1 migrant of { $seat } moves to the lower migration space.
       *[other] { $amount } migrants of { $seat } move to the lower migration space.
    }
yinzi-told-game-ended = The game is over.

## Why not

yinzi-why-bonus-owed = First carry out the bonus you have chosen.
yinzi-why-bonus-taken = This bonus is already taken this round, by { $seat }.
yinzi-why-bought-already = You have already bought at the rural market on this occasion, so you cannot sell there too.
yinzi-why-coins-missing = { $amount ->
        [one] Even with your silver you are 1 coin short.
       *[other] Even with your silver you are { $amount } coins short.
    }
yinzi-why-colour-taken = Somebody else already has this colour.
yinzi-why-delivered-already = You have already delivered to a personal route tile in this step; the new tile has to be taken before.
yinzi-why-demand-incomplete = That way you could not deliver everything this route tile demands.
yinzi-why-discard-empty = The route discard is empty.
yinzi-why-does-not-fit = This does not meet this part of the demand, or you do not have it.
yinzi-why-factory-closed = You cannot produce here: the factory has no owner, or it is another player’s and still on level I.
yinzi-why-factory-full = This factory has no room for so many products.
yinzi-why-factory-used = You have already used this factory in this action.
yinzi-why-feed-first = Feed your workers first; only then can you sell food.
yinzi-why-finish-first = First finish what you have begun.
yinzi-why-food-left = You still have food cubes of your own, or coins for food at the rural market, so you have to go on feeding.
yinzi-why-fortune-used = You have already used this fortune action this round: { $fortune }.
yinzi-why-game-over = The game is over.
yinzi-why-group-left-over = { $amount ->
        [one] Once you call workers from the upper migration space, nobody of the group may be left over; here it would be 1 worker.
       *[other] Once you call workers from the upper migration space, nobody of the group may be left over; here it would be { $amount } workers.
    }
yinzi-why-hand-empty = You have played all your cards of this round, so use a group of workers.
yinzi-why-not-in-hand = You do not hold this card.
yinzi-why-imperial-taken = Somebody is already here this round; only a disc on Same imperial commitment lets you join in: { $commitment }.
yinzi-why-innovation-taken = A disc of { $seat } already lies on this space.
yinzi-why-last-boat-space = Your boat is already on the last space.
yinzi-why-neighbours-filled = Both goods spaces beside this coin space are filled.
yinzi-why-no-army = You have no workers in the war area.
yinzi-why-no-cube-left = You have no goods cube left in your supply.
yinzi-why-no-disc-left = You have no disc left in your supply.
yinzi-why-no-disc-there = You have no disc here that you could spend now: { $innovation }.
yinzi-why-no-effect = The free coins would not help you to buy a silver bag.
yinzi-why-no-enemies = The enemy strength is already 0.
yinzi-why-no-group = You have no workers on your player board, so play a card.
yinzi-why-no-such-group = No workers of yours stand under this fortune action.
yinzi-why-no-market-space = The good finds no place: it needs an empty space that shows it, or a coin space beside one that does.
yinzi-why-no-occasion = There is no occasion for this now.
yinzi-why-no-open-route = No route tile lies open here.
yinzi-why-no-own-cube = You have no cube here for this.
yinzi-why-no-own-product = You have no product on this factory.
yinzi-why-no-piece-left = You have too few product pieces left in your supply.
yinzi-why-no-product-there = This player has no product on this factory.
yinzi-why-no-raw-material = Raw material of the factory’s colour is missing here, or your boats cannot bring it.
yinzi-why-no-resolution-left = You have used all resolutions of this action.
yinzi-why-no-second-food = A pair needs two different kinds of food that you can bring to the ship; begin with the one that is listed first.
yinzi-why-no-second-half = Fruit, cabbage and potato feed in pairs only, and a second such cube is missing.
yinzi-why-no-second-salt = Salt is shipped in pairs, and both cubes must reach the ship; begin with the one that is listed first.
yinzi-why-no-site-left = No two free squares are left side by side.
yinzi-why-no-slot = No free slot takes this cargo here.
yinzi-why-no-square-left = There is no free square for a plantation tile.
yinzi-why-no-stone = You have no stone, nor a free-stone disc that you could spend.
yinzi-why-no-tile-possible = Right now you cannot buy any plantation tile.
yinzi-why-no-tile-there = There is no plantation tile in this column.
yinzi-why-no-wood = You have no wood.
yinzi-why-no-worker-left = There is no worker left for this; four at most are used in one action.
yinzi-why-not-a-rural-good = The rural market only takes wheat, cabbage, fruit, maize and potatoes, never rice.
yinzi-why-not-an-urban-good = Urban markets only take ramie, sugar cane, cotton, tea, salt and bamboo.
yinzi-why-not-built = This factory has not been built.
yinzi-why-not-food = This good is not food.
yinzi-why-not-for-sale = You cannot buy this now: no such cube lies on the rural market, the money is missing, or you have already sold there.
yinzi-why-not-in-discard = This tile is not in the route discard.
yinzi-why-not-late-food = Late shipments take rice, fruit, cabbage, wheat, potatoes and maize only.
yinzi-why-not-on-display = This factory is not on display.
yinzi-why-not-own-factory = This factory is not yours.
yinzi-why-not-own-route = You have no such open personal route tile with this part.
yinzi-why-not-ownerless = Only a factory on the board that has lost its owner can be rebuilt.
yinzi-why-not-shippable = Ships take only products, tea and salt now.
yinzi-why-nothing-aboard = None of your cubes or products is aboard a ship of this nation.
yinzi-why-nothing-fits = You have nothing that meets this part of the demand.
yinzi-why-nothing-to-sell = You have no cube that an urban market would take now.
yinzi-why-offered-already = There is another one just like it; choose that one.
yinzi-why-other-column = Your bonus only offers you the tile of its own column: { $column }.
yinzi-why-other-phase = This can only be done in another phase ({ $phase }).
yinzi-why-other-turn = It is not your turn: { $seat } decides now.
yinzi-why-own-level-three = Only your own factory of level III makes two products at once.
yinzi-why-pairs-used-up = You have already loaded as many pairs as are allowed.
yinzi-why-part-met = This part of the demand has already been met.
yinzi-why-placed-this-turn = You placed this disc in this very turn, so you cannot spend it yet.
yinzi-why-real-worker-needed = At least one worker of the group or from the lower migration space has to be among them.
yinzi-why-route-served = This route tile has already been served this round.
yinzi-why-salt-protected = Salt squares can be covered by neither tiles nor factories.
yinzi-why-section-used = You have already placed a disc in this section in this action.
yinzi-why-silver-missing = { $amount ->
        [one] You cannot pay 1 silver bag, not even by exchanging coins.
       *[other] You cannot pay { $amount } silver bags, not even by exchanging coins.
    }
yinzi-why-slot-taken = This slot is already filled.
yinzi-why-space-taken = A cube already lies on this market space.
yinzi-why-square-occupied = This square already holds a cube or a factory.
yinzi-why-stock-empty = The resource area has run out: { $resource }.
yinzi-why-tax-added = You have already added a tax disc to this action.
yinzi-why-tile-bought = You have already bought a tile.
yinzi-why-too-many-workers = { $amount ->
        [0] Beside your veterans there is no room for more workers.
        [one] Beside your veterans there is room for only 1 worker.
       *[other] Beside your veterans there is room for only { $amount } workers.
    }
yinzi-why-top-level = This factory is already on level III.
yinzi-why-transport-missing = { $amount ->
        [0] This needs river transport, and you have none left.
        [one] This needs more river transport than the 1 unit you have left.
       *[other] This needs more river transport than the { $amount } units you have left.
    }
yinzi-why-use-first = First use at least one worker for the worker action you chose.
yinzi-why-use-possible = The group can still be used, so it does not migrate as a whole.
yinzi-why-work-used = You have already used this worker action this round: { $work }.
yinzi-why-no-use = Right now not even one worker could be used there: { $work }.
yinzi-why-workers-missing = { $amount ->
        [one] You need 1 more worker.
       *[other] You need { $amount } more workers.
    }
