/** How long something takes, in words that may tell as well when somebody comes: "in an hour", "за 2 години". */
export const STRETCH =
  /(?<!\p{L})(?:in|within|binnen|innerhalb|за)\s(?:(?:just|only|nur|bloß|лише|всего|всього|около|etwa|about|like)\s)?(?:(?:an?|one|two|three|four|half an?|\d{1,2}|einer|einem?|zwei|drei|vier|(?:einer )?halben|пів|півтори|дві|три|чотири|две|четыре|полтора)\s?)?(?:hours?|hrs?|h|min\p{L}*|stunden?|std|годин\p{L}*|півгодини|год|хв\p{L}*|час(?:а|ов|ик)?|полчаса|мин\p{L}*)(?!\p{L})/iu;

/** Somebody means to come then. */
export const COMING =
  /(?<!\p{L})(?:come|coming|be there|be with you|get there|get to you|drop|bring|pop|swing|make it|free|available|slot|book|komm\p{L}*|vorbei\p{L}*|bring\p{L}*|da sein|bei euch|frei|termin|abgeb\p{L}*|приї\p{L}*|при[їі]д\p{L}*|п[ії]д[’'ʼ]?\p{L}*|заїх\p{L}*|привез\p{L}*|буду|бути|вільн\p{L}*|запис\p{L}*|приех\p{L}*|приед\p{L}*|под[ъьо]\p{L}*|заех\p{L}*|быть|свобод\p{L}*|успею|встигну)(?!\p{L})/iu;

/** What was told is not believed. */
export const DOUBT =
  /\?\s?\?|(?<!\p{L})(?:really|sure|serious(?:ly)?|no way|only|just|that quick(?:ly)?|wirklich|echt|sicher|ernst\p{L}*|nur|bloß|so schnell|точно|серйозно|справді|реально|всього|лише|тільки|так швидко|мало|серь[её]зно|правда|всего|только|так быстро)(?!\p{L})/iu;

/** A figure that leads on from a sum: "all together from 21". */
export const SUM_FROM =
  /(?<!\p{L})(?:together|altogether|all in|total|sum|zusammen|insgesamt|gesamt|summe|разом|всього|загалом|сума|вместе|всего|итого|сумма|выходит|виходить)(?!\p{L})[^.,;!?\n]{0,15}(?<!\p{L})(?:from|ab|від|от)\s?\d{1,3}(?![\d:])/iu;

/** How the work or what comes of it goes, whatever day or hour stands beside it. */
export const OF_WORK =
  /(?<!\p{L})(?:dry|dries|drying|cure[sd]?|curing|harden\p{L}*|last[s]?|hold up|wear off|keys?|trock\p{L}*|getrocknet|aushärt\p{L}*|härtet|hält|halten|schlüssel|сохн\p{L}*|в?[иы]сох\p{L}*|просох\p{L}*|застиг\p{L}*|застыва\p{L}*|трима\p{L}*|держит\p{L}*|продерж\p{L}*|протрима\p{L}*|ключ\p{L}{0,3}|верн[её]т\p{L}*|повернет\p{L}*|вернеть\p{L}*)(?!\p{L})/iu;
