import { PLATE_LEAD_WORDS, PLATE_WORDS } from './plate-words.data.ts';

/** The number plate a client gives, as it is written on the car, and what else the message says. */
export type PlateFound = { plate: string; rest: string };

/**
 * Behind a word such as "Kennzeichen" anything that looks like a plate is taken; without the word only the shapes no
 * car, price or year has.
 */
export function findPlate(text: string): PlateFound | null {
  for (const shape of [NAMED, ...SHAPES]) {
    const found = shape.exec(text);
    if (!found) continue;
    const plate = (found[1] ?? found[0]).toUpperCase().replace(/\s+/g, ' ').trim();
    // Plates are repeated to the client: nobody has a price repeated in this way.
    if (MONEY.test(plate)) continue;
    return { plate, rest: text.replace(found[0], ' ').trim() };
  }
  return null;
}

const MONEY = /EUR|USD|CHF|GBP|PLN|UAH|RUB|ГРН|РУБ/;

/** Up to two groups of letters, figures, and what some countries write behind them. */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${PLATE_LEAD_WORDS.join('|')})\s+)*(?:${PLATE_WORDS.join('|')})(?!\p{L})[\s:–-]*` +
    String.raw`((?:\p{L}{1,3}[ -]?){0,2}\d{1,5}(?:[ -]?\p{L}{1,3})?(?:[ -]?\d{1,3})?)(?![\p{L}\d])`,
  'iu',
);

const RUSSIAN_LETTERS = 'АВЕКМНОРСТУХ';
const UKRAINIAN_LETTERS = 'ABCEHIKMOPTXАВСЕНІКМОРТХ';

const SHAPES = [
  // B-AB 1234; the Toyota C-HR is written in the same way and is none.
  /(?<![\p{L}\d-])(?!C-HR)[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?(?![\p{L}\d])/u,
  new RegExp(
    String.raw`(?<![\p{L}\d])[${UKRAINIAN_LETTERS}]{2} ?\d{4} ?[${UKRAINIAN_LETTERS}]{2}(?![\p{L}\d])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])[${RUSSIAN_LETTERS}] ?\d{3} ?[${RUSSIAN_LETTERS}]{2} ?\d{2,3}(?![\p{L}\d])`,
    'iu',
  ),
];
