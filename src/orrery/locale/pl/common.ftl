### Słowa wspólne dla wszystkich gier i powłoki.

common-player = Gracz { $number }
