const HALVES = 'am|pm|a\\.m\\.|p\\.m\\.|uhr|ранку|утра|вечора|вечера';

/** "From 9 to 18", "von 9 bis 18 Uhr", "9:00–18:00", "з 9 до 19". */
export const CLOCK_RANGE = new RegExp(
  `(?<![\\d.,:])(\\d{1,2})(?::(\\d{2}))?\\s?(?:uhr\\s)?(?:am\\s|pm\\s)?(?:to|till|until|bis|до|[–—-])\\s?(\\d{1,2})(?::(\\d{2}))?(?:\\s?(${HALVES}))?(?=$|[\\s.,;!?)])(?!\\s?(?:%|€|\\$|eur|грн|uah|usd|min|std|stund|hours?|hrs?|h(?![\\p{L}])|хв|год(?!\\p{L}*\\s?(?:ранку|вечора))|мин|час|days?|tage?|дн|день|weeks?|woch|тиж|недел|years?|jahr|рок|лет|km|км|mal|times|micron|µm|мкм))`,
  'giu',
);

/** "9 Uhr", "10 am", "7 вечора". */
export const CLOCK_AFTER = new RegExp(`(?<![\\d.,:])(\\d{1,2})\\s?(${HALVES})(?![\\p{L}])`, 'giu');

/** "At 10", "um 10", "о 10", "в 10", where no unit follows. */
export const CLOCK_BEFORE =
  /(?<![\p{L}\d])(?:at|by|around|until|till|from|um|gegen|ab|bis|о|об|після|до|в|во|к|с|з)\s(\d{1,2})(?=$|[.!?),](?!\d)|\s(?:on|am|and|und|or|oder|is|ist|would|wäre|geht|works|у|в|та|і|и|или|або|можна|можно|вільно|свободно|o[’']clock)(?![\p{L}]))/giu;
