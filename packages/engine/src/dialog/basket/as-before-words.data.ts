/** What was wanted first of all. */
export const AT_FIRST =
  /(?<!\p{L})(?:(?:as|like|what) (?:it was |i (?:said|had|wanted) )?(?:at first|in the beginning|at the start|originally|first)|(?:the )?(?:first|original) (?:one|order|version|option|plan)|wie (?:am anfang|zuerst|anfangs|ursprünglich)|die (?:ursprüngliche|erste) (?:variante|version|auswahl|bestellung)|как (?:сначала|вначале|в начале|изначально|в первый раз)|(?:перв|изначальн|исходн)\p{L}* (?:вариант|набор|заказ)\p{L}*|як (?:спочатку|на початку|попервах)|(?:перш|початков)\p{L}* (?:варіант|набір|набор|замовлення)\p{L}*)(?!\p{L})/iu;

/** What was wanted before the last change. */
export const AS_BEFORE =
  /(?<!\p{L})(?:(?:like|as|the way|how|what) (?:it was|we had|i had|before)|(?:go|going|switch|change|put) (?:it )?back(?: to)?|back to|undo|revert|the (?:previous|old|last) (?:one|order|version|option)|wie (?:es )?(?:vorher|zuvor|vorhin|gehabt|davor|bisher|es war)|zurück (?:zu|auf)|doch (?:wieder )?(?:das|die) (?:alte|vorherige|vorige)|die (?:vorherige|vorige|alte) (?:variante|version|auswahl|bestellung)|(?:так,? )?как (?:было|раньше|до этого|до того|прежде)|верн(?:и|ите|ём|ем|[её]мся|уть|уться)\p{L}*|(?:прежн|прошл|предыдущ|стар)\p{L}* (?:вариант|набор|заказ)\p{L}*|(?:так,? )?як (?:було|раніше|перед тим|до того|до цього)|поверн(?:и|іть|емо|емось|емося|ути|утись|утися)\p{L}*|(?:попередн|минул|стар)\p{L}* (?:варіант|набір|набор|замовлення)\p{L}*)(?!\p{L})/iu;

/** Something else stood, and is wanted again. */
export const GOING_BACK =
  /(?<!\p{L})(?:back|undo|revert|first|original\p{L}*|previous|zurück|zuerst|anfangs?|erste|alte|vorher\p{L}*|верн\p{L}*|поверн\p{L}*|сначала|спочатку|прежн\p{L}*|предыдущ\p{L}*|попередн\p{L}*|перв\p{L}*|перш\p{L}*|до)(?!\p{L})/iu;

/** "The same time as before": it is the hour that comes back. */
export const OF_THE_HOUR =
  /(?<!\p{L})(?:time|hour|slot|o['’]?clock|uhr\p{L}*|zeit|termin|tag|day|час|годин\p{L}*|день|врем\p{L}*)(?!\p{L})/iu;
