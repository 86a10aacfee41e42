### Statistieken van afgelopen spellen.

statistics-ways = Meer van Tablewright
statistics-title = Statistieken
statistics-of = { $game }: statistieken
statistics-all-games = Alle spellen
statistics-what = Afgelopen partijen op deze server. Lessen, wat-als-kopieën en geïmporteerde partijen tellen niet mee; privépartijen tellen alleen voor hun eigen spelers.
statistics-uncounted =
    { $count ->
        [one] { $count } afgelopen tafel wordt nog geteld.
       *[other] { $count } afgelopen tafels worden nog geteld.
    }
statistics-whose = Wiens partijen
statistics-whose-mine = Van mij
statistics-whose-people = Alle mensen
statistics-whose-bots = Bots
statistics-none-mine = Je hebt dit spel nog niet uitgespeeld. Partijen waarin je zelf meer plaatsen speelde, tellen niet mee.
statistics-none-people = Niemand heeft dit spel hier al uitgespeeld.
statistics-none-bots = Geen bot heeft dit spel hier al uitgespeeld.
statistics-mine-only = Je eigen cijfers ziet niemand anders dan jij.
statistics-how = Het bereik naast een getal bevat de ware waarde in 95 van de 100 gevallen; hoe minder partijen, hoe breder het is. Een gedeelde overwinning telt voor een deel. Tijden zijn doorsnee tijden, uit partijen zonder postklok.
statistics-games = Partijen
statistics-games-mine = Mijn partijen
statistics-games-people = Plaatsen gespeeld door mensen
statistics-won = Gewonnen partijen
statistics-score = Gemiddelde punten
statistics-decision = Tijd per beslissing
statistics-length = Tijd per partij
statistics-time-unknown = er zijn geen tijden bekend
statistics-between = { $low } – { $high }
statistics-by-seat = Per aantal spelers en plaats
statistics-won-by-seat = Gewonnen partijen per plaats
statistics-players-head = Spelers
statistics-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
statistics-seat = Plaats
statistics-all-seats = alle
statistics-points = Waar de punten vandaan komen
statistics-item = Punten per partij voor
statistics-actions = Favoriete acties
statistics-action = Keren per partij
statistics-me = Ik
statistics-others = Iedereen
statistics-per-game = Gemiddeld
statistics-more = meer dan anderen
statistics-less = minder dan anderen
