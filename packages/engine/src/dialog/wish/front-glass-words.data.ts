/** The driver's and the passenger's window, and all windows together, as clients call them; each beside a word for glass. */
export const FRONT_SEATS =
  /(?<!\p{L})(?:fahrer|beifahrer|driver|passenger|воді[йяє]|водит|пасажир|пассажир)/iu;
export const ALL_WINDOWS =
  /(?<!\p{L})(?:all(?:e|en|er)?|every|sämtliche\p{L}*|всі|усі|всіх|усіх|все|всех)\s(?:(?:the|my|die|vier|four|чотири|четыре)\s)?(?:windows?|glass|scheiben|fenster|вікна|вікон|скла|стекла|стекол|ст[её]кла)(?!\p{L})/iu;
/** A word for glass that is spelled together with the seat: "Fahrerscheibe", "Beifahrerfenster". */
export const WINDOW = /scheibe|fenster|window|glass|скл[оаі]|стекл|ст[её]к[ло]|вікн|вікон|окн/iu;
/** Said of windows instead of "tint". */
export const DARKEN = /dunkel|schwarz|dark|black|темн|чорн|чёрн|черн/iu;
