### Spelen per post: klokken, wie aan zet is, brieven, en opdrachten voor als je er niet bent.

## Clocks
mail-pace = Klokken
mail-pace-none = Geen klokken
mail-pace-live = Live
mail-pace-day = Een dag per beurt
mail-pace-slow = Drie dagen per beurt
mail-pace-own = Zelf kiezen
mail-pace-bank = Iedereen begint met
mail-pace-increment = Erbij na elke beurt
mail-pace-unit = Eenheid
mail-pace-note = Een klok loopt zolang de tafel op iemand wacht, en staat stil zolang het spel gepauzeerd is. Voor wie geen tijd meer heeft speelt een bot, tot die persoon terug is.
mail-pace-told = Iedereen begint met { $bank }; na elke beurt komt er { $increment } bij.
mail-time =
    { $unit ->
        [days] { $count ->
            [one] { $count } dag
           *[other] { $count } dagen
        }
        [hours] { $count ->
            [one] { $count } uur
           *[other] { $count } uur
        }
        [minutes] { $count ->
            [one] { $count } minuut
           *[other] { $count } minuten
        }
       *[seconds] { $count ->
            [one] { $count } seconde
           *[other] { $count } seconden
        }
    }
mail-unit-minutes = minuten
mail-unit-hours = uur
mail-unit-days = dagen
mail-clock-left = Resterende tijd: { $time }
mail-stand-in = { $bot } valt in
mail-stand-in-mine = Je tijd was om. { $bot } speelt voor je tot je terug bent.
mail-back = Ik ben terug

## Whose turn it is
mail-turns = Wacht op jou
mail-turns-since = sinds { $time }
mail-notify = Laat het weten als ik aan zet ben
mail-notify-on = Zolang een pagina van Tablewright openstaat, laat je browser het weten als je aan zet bent.
mail-notify-off = Laat het niet meer weten
mail-notify-denied = Je browser staat niet toe dat deze pagina meldingen stuurt. In de instellingen van de browser kun je dat toestaan.
mail-notify-title = Jij bent aan zet
mail-notify-text = { $game } met { $players }

## E-mail
mail-title = Brieven
mail-none = Deze server verstuurt geen e-mail.
mail-guest = Met een account kun je per e-mail horen dat je aan zet bent.
mail-about = Een korte brief als een tafel op je wacht en je er niet bent: één per beurt, met een link naar de tafel.
mail-address = E-mailadres
mail-address-note = Niemand anders ziet het. Het wordt alleen voor deze brieven gebruikt.
mail-wish-turns = Schrijf me als ik aan zet ben
mail-wish-after = nadat ik weg ben geweest voor
mail-save = Bewaren
mail-saved = Bewaard.
mail-confirm-sent = Een brief met een link is onderweg naar { $address }. Zodra je de link hebt gevolgd, krijg je brieven.
mail-unconfirmed = { $address } is nog niet bevestigd: volg de link in de brief die daarheen is gestuurd.
mail-confirmed = Brieven gaan naar { $address }.
mail-forget = Mijn adres vergeten
mail-forgotten = Je adres is vergeten. Er komen geen brieven meer.
mail-confirm-title = Bevestig je adres
mail-confirm-text = Tablewright schrijft naar dit adres als je aan zet bent.
mail-confirm-do = Ja, dit is mijn adres
mail-confirm-done = Bedankt. Vanaf nu gaan brieven naar dit adres.
mail-unsubscribe-title = Geen brieven meer
mail-unsubscribe-text = Je krijgt geen e-mail meer als je aan zet bent.
mail-unsubscribe-do = Schrijf me niet meer
mail-unsubscribe-done = Er komen geen brieven meer. Onder ‘Naam en account’ kun je er weer om vragen.

## The letters themselves
mail-letter-confirm-subject = Tablewright: bevestig je adres
mail-letter-confirm =
    Iemand, waarschijnlijk jij, heeft Tablewright gevraagd naar dit adres te schrijven als die aan zet is.

    Was jij het, volg dan deze link en bevestig het:
    { $link }

    Was jij het niet, doe dan niets: er komen geen brieven meer.
mail-letter-turn-subject = Jij bent aan zet: { $game } met { $players }
mail-letter-turn =
    Jij bent aan zet: { $game } met { $players }.

    Naar de tafel:
    { $link }

    Geen brieven zoals deze meer:
    { $leave }
mail-letter-turn-clock =
    Jij bent aan zet: { $game } met { $players }.
    Resterende tijd: { $left }.

    Naar de tafel:
    { $link }

    Geen brieven zoals deze meer:
    { $leave }

## Orders
mail-orders = Opdrachten
mail-orders-note = Wat je plaats moet doen als er iets wordt gevraagd en je er niet bent. Alleen jij ziet je opdrachten; ze rusten zolang je zelf een beurt speelt.
mail-orders-mine = Mijn opdrachten
mail-orders-none = Je hebt geen opdrachten gegeven.
mail-orders-asking = Kijken wat je gevraagd kan worden …
mail-orders-nothing = Er is nu niets dat je gevraagd kan worden.
mail-orders-no-turn = Je plaats heeft zijn laatste beurt gehad: hooguit wordt er nog iets gevraagd in de beurten van anderen.
mail-order-new = Een nieuwe opdracht
mail-order-when = Als mij zoiets wordt gevraagd als
mail-order-do = doe dit
mail-order-unless = tenzij ik dit mag
mail-order-unless-none = geen uitzondering
mail-order-span = Hoe lang
mail-order-span-once = Eén keer
mail-order-span-round = Tot het eind van de ronde
mail-order-span-always = Tot ik iets anders zeg
mail-order-give = Opdracht geven
mail-order-given = De opdracht is gegeven.
mail-order-remove = Neem de opdracht terug: { $action }
mail-order-not-possible = Was niet mogelijk: { $why }
mail-order-not-offered = Was de laatste keer niet mogelijk.
mail-order-left = Aan jou overgelaten, want je had dit kunnen doen: { $action }
mail-order-decline = Altijd: { $action }
mail-order-declined = Vanaf nu wordt dit voor je beantwoord. Onder ‘Opdrachten’ kun je het terugnemen.

## Errors
error-stand-in-plays = Op dit moment speelt een bot op je plaats. Zeg eerst dat je terug bent.
error-no-mail = Deze server verstuurt geen e-mail.
error-bad-link = Deze link is niet geldig, of niet meer.
error-too-many-orders = Je hebt { $most } opdrachten gegeven; neem er eerst een terug.
