### Advies: wat zou een bot doen?

advice-ask = Advies: wat zou jij doen?
advice-short = Advies
advice-title = Wat een bot zou doen
advice-thinking = Een bot bekijkt de tafel door jouw ogen en speelt de partij uit, steeds opnieuw…
advice-forbidden = Wie deze tafel heeft geopend, staat geen advies toe.
advice-forbidden-short = Geen advies hier
advice-best = Het beste dat hij vond
advice-as-good = Ongeveer even goed
advice-other = Nog een die er goed uitziet
advice-behind = Ongeveer { $points } punten slechter (± { $off })
advice-only = Er is maar één mogelijkheid
advice-wins = Kans om te winnen
advice-score = Verwachte eindscore
advice-about = { $value } ± { $off }
advice-percent = { $off ->
    [0] wint { $value } %
   *[other] wint { $value } % ± { $off }
}
advice-points = { $points } ptn
advice-then-unknown = Wat volgt is pas bekend als het gebeurt.
advice-how = Uit { $worlds } partijen die bots vanaf hier uitspeelden, met alles wat jij niet kunt zien opnieuw getrokken. Ze spelen snel, niet perfect: vertrouw grote verschillen, geen kleine.
advice-few = De server heeft het druk: vanaf hier zijn maar een paar partijen uitgespeeld. Zie het als een eerste indruk.

## De schakelaar van wie de tafel heeft geopend
advice-new = Advies van een bot
advice-new-allowed = Toegestaan
advice-new-forbidden = Verboden
advice-is-allowed = Aan deze tafel mogen spelers een bot vragen wat hij zou doen.
advice-is-forbidden = Aan deze tafel mag niemand een bot vragen wat hij zou doen.
advice-switch-note = Iedereen aan tafel ziet welke van de twee het is. Een bot die advies geeft, weet alleen wat de speler ziet.

error-hints-forbidden = Wie deze tafel heeft geopend, staat geen advies toe.
error-not-asked = Je hebt op dit moment niets te beslissen.
