### Het spelersoverzicht: een spel op één pagina, op het scherm en op papier.

aid-title = { $game }: spelersoverzicht
aid-open = Spelersoverzicht
aid-print = Deze pagina afdrukken
aid-note = Eén pagina om af te drukken. Alle getallen zijn die waarmee nieuwe tafels op deze server gespeeld worden.
aid-source = Gedrukte waarden { $data } · de kleine nummers zijn die van de regels
aid-named = { $name }:
aid-failed = Het spelersoverzicht kan niet getoond worden.
