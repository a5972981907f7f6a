import { once } from '../words/once.ts';

/** English number words written together: "twohundred". */
export const GLUED_NUMBERS =
  /(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(hundred|thousand)/giu;

/** What makes thousands of the figure before it. */
export const THOUSANDS =
  /^\s?(?:k|к|тыс\.?|тис\.?|тысяч\p{L}*|тисяч\p{L}*|tausend|thousand|tsd\.?|grand)(?![\p{L}])/iu;

/** Units of time and measure that make a figure no price. */
const UNITS =
  'min\\p{L}*|minuten|мин\\p{L}*|хв\\p{L}*|h|hrs?|hours?|std\\.?|stunden?|год\\p{L}*|час\\p{L}*|ч|days?|tage?n?|дн\\p{L}*|день|доб\\p{L}*|сут\\p{L}*|weeks?|wochen?|тиж\\p{L}*|недел\\p{L}*|months?|monate?n?|міс\\p{L}*|мес\\p{L}*|years?|jahre?n?|рок\\p{L}*|рік|лет|km|км|mm|мм|cm|см|µm|мкм|uhr|am|pm|werktage?n?|arbeitstage?n?|working days|робоч\\p{L}* дн\\p{L}*|рабоч\\p{L}* дн\\p{L}*|layers?|schichten?|шар\\p{L}*|сло\\p{L}*|percent vlt';

const MONTHS =
  'jan\\p{L}*|feb\\p{L}*|mar(?:ch|\\.)?|märz|mrz|apr\\p{L}*|mai|may|june?|juni|july?|juli|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|okt\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*|січ\\p{L}*|лют\\p{L}*|берез\\p{L}*|квіт\\p{L}*|трав\\p{L}*|черв\\p{L}*|лип\\p{L}*|серп\\p{L}*|верес\\p{L}*|жовт\\p{L}*|листопад\\p{L}*|груд\\p{L}*|январ\\p{L}*|феврал\\p{L}*|март\\p{L}*|апрел\\p{L}*|мая|май|июн\\p{L}*|июл\\p{L}*|август\\p{L}*|сентябр\\p{L}*|октябр\\p{L}*|ноябр\\p{L}*|декабр\\p{L}*';

/** Dates, clock times, durations and phone numbers, which are never prices. */
export const HARMLESS = once((): readonly RegExp[] => [
  /\+\d[\d\s().-]{7,}\d/gu,
  /(?<!\d)0\d{2,4}[\s/-]\d[\d\s/-]{4,}\d/gu,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu,
  /(?<!\d)\d{1,2}:\d{2}(?:\s?(?:uhr|am|pm))?/giu,
  /(?<![\d.,])\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d)/gu,
  new RegExp(
    `(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|\\.|-го|-е|-ого)?\\s(?:${MONTHS})(?![\\p{L}])(?:\\s(?:19|20)\\d{2})?`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:${MONTHS})\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d|[.,]\\d)(?:,?\\s(?:19|20)\\d{2})?`,
    'giu',
  ),
  new RegExp(`(?<![\\d.,])\\d{1,3}(?:[.,]\\d)?(?:\\s?[–-]\\s?\\d{1,3})?\\s?(?:${UNITS})(?![\\p{L}])`, 'giu'),
  /(?:um|gegen|ab|bis|at|о|об|в)\s\d{1,2}\suhr/giu,
]);
