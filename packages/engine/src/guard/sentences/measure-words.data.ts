/** Units in the four languages, as they are written behind a figure. */
export const UNITS = {
  minute: 'min|mins|minutes?|minuten|хв|хвилин\\p{L}*|мин|минут\\p{L}*',
  hour: 'h|hrs?|hours?|std|stunden?|год|годин\\p{L}*|час|часа|часов|часу|ч',
  day: 'days?|tage?n?|werktage?n?|arbeitstage?n?|день|дня|днів|дні|дней|дни|доб\\p{L}*|сут\\p{L}*',
  week: 'weeks?|wochen?|тижд\\p{L}*|тижні\\p{L}*|тиждень|недел\\p{L}*',
  month: 'months?|monate?n?|місяц\\p{L}*|місяць|мес|месяц\\p{L}*',
  year: 'years?|yrs?|jahre?n?|рок\\p{L}*|рік|річн\\p{L}*|лет|года|летн\\p{L}*',
  km: 'km|км|kilomet\\p{L}*|кілометр\\p{L}*|километр\\p{L}*',
  micron: 'µm|μm|mkm|мкм|microns?|mikrometer|мікрон\\p{L}*|микрон\\p{L}*',
  layer: 'layers?|schichten?|шар[иіу]?|шарів|слоя|слоев|слоёв|слой',
} as const;

/** Halves that are said in one breath. */
export const HALF_UNITS = [
  [/half an hour|half-hour|(?:ein\p{L}* )?halbe\p{L}* stunde|пів\s?години|півгодини|полчаса/giu, 'hour'],
  [/half a day|(?:ein\p{L}* )?halbe\p{L}* tag|пів\s?дня|полдня/giu, 'day'],
] as const;

/** One of a unit without a figure. */
export const ONE_UNITS = [
  [
    /(?<![\p{L}])(?:an|one) hour(?![\p{L}])|(?<![\p{L}])einer? stunde|(?<![\p{L}])(?:за|одну) годину|(?<![\p{L}])за час(?![\p{L}])/giu,
    'hour',
  ],
  [/(?<![\p{L}])in (?:a|one) day(?![\p{L}])|(?<![\p{L}])in einem tag|(?<![\p{L}])за один день/giu, 'day'],
] as const;
