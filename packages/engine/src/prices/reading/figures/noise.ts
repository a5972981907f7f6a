import { once } from '../../../words/once.ts';
import { remembering } from '../../../words/remembering.ts';

/** Numbers that are never prices, as stretches of a line: phones, dates, hours, addresses, links, shades. */
export type Stretch = { start: number; end: number };

/** Every line of a page is looked at twice, by the rules and for its facts. */
const MOST_LINES = 1000;

export const findNoise: (line: string) => readonly Stretch[] = remembering(findAnew, MOST_LINES);

function findAnew(line: string): Stretch[] {
  const found: Stretch[] = [];
  if (!/\d/.test(line)) return found;
  for (const pattern of patterns())
    for (const match of line.matchAll(pattern)) {
      const skipped = match.groups?.lead?.length ?? 0;
      found.push({ start: match.index + skipped, end: match.index + match[0].length });
    }
  return found;
}

const MONTH =
  'jan(?:uar[yi]?)?|feb(?:ruar[yi]?)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|січ(?:ень|ня|ні)|лют(?:ий|ого|ому)|берез(?:ень|ня|ні)|квіт(?:ень|ня|ні)|трав(?:ень|ня|ні)|черв(?:ень|ня|ні)|лип(?:ень|ня|ні)|серп(?:ень|ня|ні)|верес(?:ень|ня|ні)|жовт(?:ень|ня|ні)|листопад[аі]?|груд(?:ень|ня|ні)|январ[ьяе]|феврал[ьяе]|март[ае]?|апрел[ьяе]|мая|май|мае|июн[ьяе]|июл[ьяе]|август[ае]?|сентябр[ьяе]|октябр[ьяе]|ноябр[ьяе]|декабр[ьяе]|(?:янв|фев|апр|авг|сен|окт|ноя|дек)\\.?';
const DAY = '(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|пн|вт|ср|чт|пт|сб|нд|вс)';
const OPEN =
  '(?:open|hours|geöffnet|öffnungszeiten|werktags|täglich|daily|weekdays|працю\\p{L}*|работа\\p{L}*|графік|график|щодня|ежедневно|години роботи|часы работы|режим|cl(?:osed)?|прийом|прием)';

const patterns = once((): readonly RegExp[] => [
  // Paragraphs of laws, garages, floors.
  /§\s?\d+/gu,
  /(?<lead>(?<!\p{L})(?:бокс|гараж\p{L}*|офіс|офис|корп\.?|подъезд|поверх|этаж|проезд|переулок|провулок|площа|площадь|unit|suite)\s№?\s?)\d+(?!\d|\s?[€$₴₽£])/giu,
  // "Every 10th wash", "10. Wäsche gratis": a sentence that begins with a number counts.
  /(?<=(?:^|[.!?]\s+))\d{1,2}\.(?=\s\p{L})/gu,
  /(?<lead>(?<!\p{L})(?:jede[rsn]?|every|each|кожн\p{L}*|кажд\p{L}*)\s)\d{1,2}(?!\d|\s?[€$₴₽£])/giu,
  // How many like it, and which picture of how many.
  /(?<=[♡♥❤👍👁⭐★]\ufe0f?\s?)\d{1,6}(?!\d|[.,]\d|\s?[€$₴₽£])/gu,
  /(?<lead>(?<!\p{L})(?:фото|photo|foto|bild)\s)\d{1,3}(?:\s?\/\s?\d{1,3})?(?!\d)/giu,
  // Links and mail.
  /\S{1,60}@\S{1,60}|(?:https?:\/\/|www\.)\S{1,200}|(?<![\p{L}\d])@\w{1,60}/giu,
  // Phones: international, with a leading zero or bracket, or named as such.
  /(?:(?<!\d ?)\+|(?<![\d.,]|\d )0(?=[1-9])|\(0(?=[1-9]))\d[\d ()./-]{6,}\d/gu,
  /(?<![\d.,])(?:\+?1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/gu,
  // Programmes that hold others: "2+5+6".
  /(?<![\d.,])\d{1,2}(?:\+\d{1,2}){2,}(?!\d)/gu,
  /(?<lead>(?<!\p{L})(?:tel\.?|telefon|phone|call|text|whats?app|viber|telegram|тел\.?|телефон\p{L}*|дзвон\p{L}*|звон\p{L}*|вайбер|моб\.?|mobil|anruf\p{L}*)[\s:.–-]*)\+?[\d(][\d\s()/-]{5,}\d/giu,
  /(?<!\d)\d{2,3}-\d{2,3}-\d{2}(?:-\d{2})?(?!\d)/gu,
  /(?<!\d)\d{4} \d{4} \d{4} \d{4}(?!\d)/gu,
  // Dates and years that say so.
  /(?<=\p{L}\.?\s)['’]\d{2}(?!\d)/gu,
  /(?<!\d)\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d)/gu,
  /(?<![\d/])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:20\d\d|2[4-9])(?![\d/])/gu,
  /(?<!\d)20\d\d-\d\d-\d\d(?!\d)/gu,
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:${MONTH})(?!\\p{L})(?:\\s\\d{4})?`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:${MONTH})\\s\\d{1,4}(?:st|nd|rd|th)?(?![\\d.,]|\\s?[€$₴₽£])`, 'giu'),
  /(?<lead>(?<!\p{L})(?:©|\(c\)|stand|seit|since|est\.?|gültig ab|з|с|до)\s?)(?:19|20)\d\d(?=\s?(?:року|г\.|год|р\.|$|\)|[,.]))/giu,
  /(?<lead>(?:©|\(c\)|stand|seit|since|est\.?|season|saison|сезон|menu|preisliste|preise|prices?|price list|прайс\p{L}*|цін\p{L}*|цен\p{L}*)\s?:?\s?)(?:19|20)\d\d(?!\d|\s?[€$₴₽£]|\s?(?:грн|руб|eur|usd))/giu,
  /(?<!\d)(?:19|20)\d\d(?=\s?(?:року|рік|год(?:а|у)?(?!\p{L}|ин)|г\.(?!\p{L})|р\.в|y\.))/giu,
  /(?<lead>(?<!\p{L})(?:baujahr|bj\.?|model year|(?:built|made|registered)(?:\s(?:before|after|in|up to|until))?|pre-?|рок\p{L}* випуску|год\p{L}* выпуска|вип\p{L}*\sдо|выпущ\p{L}*\sдо)\s?)(?:19|20)\d\d(?!\d|\s?[€$₴₽£])/giu,
  // How thick a film is.
  /(?<lead>(?<!\p{L})(?:товщин\p{L}*|толщин\p{L}*|thickness|folienstärke|stärke|dicke)[\s:–-]{1,3})\d{2,3}(?!\d|\s?[€$₴₽£])/giu,
  // How fast a car goes.
  /(?<!\d)\d{2,3}(?=\s?(?:km\/h|kmh|mph|км\/ч|км\/год|sachen|auf der (?:auto)?bahn)(?!\p{L}))/giu,
  // Opening hours.
  /(?<!\d)\d{1,2}[:.]\d{2}\s?(?:-|–|—|bis|to|до|till?)\s?\d{1,2}[:.]\d{2}(?!\d)/giu,
  /(?<![\d.,])(?:[01]?\d|2[0-4]):[0-5]\d(?!\d)/gu,
  /(?<![\d.,])\d{1,2}\s?(?:-|–|—|bis|to|до)\s?\d{1,2}\s?(?:uhr|год\.|pm|am)(?!\p{L})/giu,
  new RegExp(
    `(?<lead>(?<!\\p{L})${OPEN}[^\\d,.;]{0,40})\\d{1,2}\\s?(?:-|–|—|bis|to|до|till?)\\s?\\d{1,2}(?!\\d|\\.\\d|\\s?[€$₴₽£])`,
    'giu',
  ),
  new RegExp(
    `(?<lead>(?<!\\p{L})${DAY}\\.?(?:\\s?[-–—.,]\\s?${DAY})?\\.?:?\\s{1,3}(?:von |з |с |from )?)\\d{1,2}\\s?(?:-|–|—|bis|to|до)\\s?\\d{1,2}(?!\\d|\\.\\d)`,
    'giu',
  ),
  /(?<lead>(?<!\p{L})(?:с|з|зі|from|von)\s)(?:[01]?\d|2[0-4])\s(?:до|to|bis)\s(?:[01]?\d|2[0-4])(?!\d|[.,]\d|\s?(?:[€$₴₽£k]|к|тыс|тис|грн|руб|eur|usd|zł|зл))/giu,
  /(?<!\d)24\/7(?!\d)|(?<!\d)365(?=\s?(?:days|tage|дн))/gu,
  // Addresses.
  /(?<lead>(?<!\p{L})(?:приїжджайте|приїздіть|приезжайте|чекаємо|ждем|ждём|знаходимос\p{L}|находимся|адреса|адрес|address|visit us|find us|located|we are at|we're at|finden sie uns|adresse)(?!\p{L})[^\d.;\n]{0,40})\d{1,4}\p{L}?(?!\d|\s?[€$₴₽£]|\s?(?:грн|руб))/giu,
  /(?<lead>(?<!\p{L})(?:ул|улица|вул|вулиця|просп\p{L}*|пр-т|пр-кт|пр|бул\p{L}*|пров|пер|шоссе|шосе|наб)\.?\s[^\d,;]{2,30},?\s?(?:д\.|буд\.|б\.)?\s?)\d+\p{L}?(?!\d)/giu,
  /(?<lead>(?<!\p{L})\p{Lu}\p{L}+\s(?:шоссе|шосе|проспект|проезд|тракт|бульвар|переулок|провулок|набережная|вулиця|улица)\s)\d{1,3}\p{L}?(?!\d|\s?(?:[€$₴₽£]|грн|руб))/gu,
  /(?<lead>(?<!\p{L})\p{Lu}\p{Ll}+,\s\p{Lu}\p{Ll}+(?:ська|цька|зька|ская|цкая|ого|ова|ева)\s)\d{1,3}\p{L}?(?=\s*(?:[,.]|$))/gu,
  /(?<lead>(?<!\p{L})\p{L}{1,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s)\d+\s?\p{L}?(?![\d\p{L}]|[.,]\d|\s?€)/giu,
  /(?<!\d)\d+\s(?=(?:\p{Lu}\p{L}+\s){1,3}(?:[Ss]treet|St|Ave|[Aa]venue|[Rr]oad|Rd|Blvd|[Dd]rive|[Ll]ane|[Ww]ay)(?!\p{L}))/gu,
  /(?<![\d.,])\d{5}(?=\s\p{Lu}\p{Ll}{3,})(?!\s?(?:Euro|EUR))/gu,
  /(?<=\p{L},\s)\d{4}(?=\s\p{Lu}\p{Ll}{3,}\s*(?:[,–—(|·]|$))(?!\s?(?:Euro|Franken))/gu,
  /(?<lead>(?<!\p{L})\p{L}{1,30}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d{1,4}\p{L}?,?\s)\d{4,5}(?=\s\p{Lu})/giu,
  // Fractions of a part, shades and percentages in a row.
  /(?<![\d.,])[1-9]\/[2-9](?![\d/])(?!\s?[€$₴₽£])/gu,
  /(?<lead>(?<!\p{L})(?:vlt|shades?|затемн\p{L}*|світлопроп\p{L}*|светопроп\p{L}*|прозорість|прозрачность|tönungsgrad\p{L}*|lichtdurchl\p{L}*|lichttransmission)[^\d,;.]{0,12})\d{1,2}(?:(?:\s?[/,–-]\s?|\s(?:oder|or|und|and|или|або|та|и|і)\s)\d{1,2})*(?!\d)/giu,
  /(?<![\d.,])\d{1,3}(?:(?:\s?[/,–-]\s?|\s(?:oder|or|und|and|или|або|та|и|і)\s)\d{1,3}){1,12}\s?%/giu,
]);
