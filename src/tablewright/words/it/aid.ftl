### Il riepilogo: un gioco su una pagina, sullo schermo e su carta.

aid-title = { $game }: riepilogo per i giocatori
aid-open = Riepilogo
aid-print = Stampa questa pagina
aid-note = Una pagina da stampare. Tutti i numeri sono quelli con cui si giocano i nuovi tavoli di questo server.
aid-source = Valori stampati { $data } · le piccole sigle sono le clausole delle regole
aid-named = { $name }:
aid-failed = Il riepilogo non può essere mostrato.
