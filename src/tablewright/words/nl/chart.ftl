### Grafieken: dezelfde getallen als plaatje en als tabel.

chart-as-table = Als tabel
chart-as-picture = Als grafiek
