/** Heads of columns whose figures are no prices: numbers of articles, hours, taxes, deposits. */
export const NO_PRICE_HEAD =
  /(?<!\p{L})(?:sku|id|code|art(?:ikel)?\.?[-_ ]?n(?:r|o)|nr|no|№|код|артикул|hours?|hrs?|std|stunden|dauer|duration|time|zeit|minuten|min|часов|час|время|длительность|хв|мин|годин|час[уи]|тривалість|vat|mwst|ust|tax|ндс|пдв|net|netto|deposit|anzahlung|депозит|предоплата|передоплата|завдаток|points|qty|menge|anzahl|кол-?во|кількість|к-?сть|taxable|cost)(?!\p{L})/iu;

/** Heads of columns of prices. */
export const PRICE_HEAD =
  /(?<!\p{L})(?:price|preis|endpreis|gross|brutto|total|gesamt|rate|fee|цена|ціна|стоимость|вартість|сумма|сума)/iu;
