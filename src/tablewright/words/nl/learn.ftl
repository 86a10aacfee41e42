### Begeleide eerste partijen: de pagina die ze aanbiedt en het paneel dat begeleidt.

error-unknown-lesson = Zo’n begeleide partij bestaat niet.

learn-title = Leren
learn-lead = Een eerste partij tegen een bot, hoofdstuk voor hoofdstuk. Elke tip wijst de plek aan waarover hij gaat, en wat bij een later hoofdstuk hoort, blijft opzij tot het van pas komt.
learn-size =
    { $count ->
        [one] { $count } hoofdstuk, ongeveer { $minutes } minuten. Je kunt stoppen en later verdergaan.
       *[other] { $count } hoofdstukken, ongeveer { $minutes } minuten. Je kunt stoppen en later verdergaan.
    }
learn-begin = Begin
learn-go-on = Verder waar ik was
learn-again = Opnieuw beginnen

## Het paneel

learn-guide = Gids
learn-tip = Wenk
learn-chapter = Hoofdstuk { $number } van { $count }
learn-next = Verder
learn-skip = Overslaan
learn-show = Laat zien
learn-contents = Hoofdstukken
learn-unlock = Geef alles vrij
learn-leave = Verlaat de les
learn-left = Je hebt de les verlaten; de partij gaat door.
learn-return = Weer oppakken
learn-finished = Dat was de hele les. Je kent het spel nu.
learn-wanted = Hierover gaat de tip.
learn-not-now = Deze vraag biedt het niet. Antwoord zoals je wilt: de stap wacht op zijn kans, of je slaat hem over.
learn-wait = De anderen zijn aan het spelen.
learn-later = Komt in hoofdstuk { $number }: { $title }
learn-later-count =
    { $count ->
        [one] { $count } optie komt later
       *[other] { $count } opties komen later
    }
