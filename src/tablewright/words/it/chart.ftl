### Grafici: gli stessi numeri come immagine e come tabella.

chart-as-table = Come tabella
chart-as-picture = Come grafico
