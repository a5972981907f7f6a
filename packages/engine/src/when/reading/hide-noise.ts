import { findModel } from '../../cars/find-model.ts';
import { foldText } from '../../words/fold-text.ts';
import { DURATIONS, FIGURES_OF_OTHER_THINGS, GREETINGS, ONE_OF_THEM, SAYINGS } from './noise.data.ts';

/** Blanks out what looks like a date or a time and is none. Positions stay as they are. */
export function hideNoise(text: string): string {
  let hidden = text
    .replace(GREETINGS, blank)
    .replace(SAYINGS, blank)
    .replace(ONE_OF_THEM, blank)
    .replace(/(?<=\so)\s(?=clock(?!\p{L}))/giu, "'")
    .replace(SPACED_CLOCK, '$1:$2')
    .replace(LED_CLOCK, '$1:$2$3')
    .replace(SPACED_DATE, '$1.$2');
  for (const pattern of DURATIONS) hidden = hidden.replace(pattern, blank);
  if (!/\d/.test(hidden)) return hidden;
  const clocks = [...hidden.matchAll(realTimes)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  for (const pattern of FIGURES_OF_OTHER_THINGS()) {
    hidden = hidden.replace(pattern, (found: string, ...rest: unknown[]) => {
      const at = rest.find((value): value is number => typeof value === 'number') ?? 0;
      const isTime = clocks.some(({ start, end }) => start < at + found.length && end > at);
      return isTime ? found : blank(found);
    });
  }
  return hideModelNumbers(hidden);
}

/** "12 00" and "9 30" as people type them on a phone. */
const SPACED_CLOCK =
  /(?<![\d.,:+/-]|\d\s)([01]?\d|2[0-3])\s(00|15|30|45)(?![\d.,:/-]|\s?(?:\d(?!\d?\s\p{L}{3})|€|£|\$|₴|%|eur|gbp|usd|грн|uah|руб|km|км|mm|мм|min|хв|мин|euro|евро|євро))/giu;

/** "в 10-30", "um 10,30 Uhr": a dash or a comma for the colon. */
const LED_CLOCK =
  /(?<=(?<!\p{L})(?:в|о|об|на|к|до|після|после|um|ab|gegen|at)\s)([01]?\d|2[0-3])(?:,(00|15|30|45)|-(00|30|45))(?!\d|\s?(?:[€%₴$]|eur|грн|руб|тис|тыс|mm|мм|см|cm|км|km))/giu;

/** "25 03" where a date is asked for. */
const SPACED_DATE =
  /(?<=(?:^|(?<!\p{L})(?:на|am|on|den|до|с|з))\s*)([0-2]?\d|3[01])\s(0[1-9])(?!\d|\s?(?:\d|%|€|грн))/giu;

/** What is beyond doubt a time or a date is never hidden. */
const realTimes =
  /\d{1,2}[:：]\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d{2}-\d{2}|(?<!\p{L})\d{1,2}\s*(?:uhr|am|pm|a\.m|p\.m)(?![\p{L}])|(?<!\p{L})(?:um|at|о|об)\s\d{1,2}(?=\s+(?:scheibe|auto|fahrzeug|tür|window|door|car|стекл|скл|шиб|двер|машин))/giu;

/** "Golf 7", "Мазда 3": a small figure right behind a car's name belongs to the car. */
function hideModelNumbers(text: string): string {
  return text.replace(
    /(\p{L}{3,})(\s+)(\d{1,3})(?![\d:.]|\s*(?:uhr|am(?!\s+(?:\d|\p{L}+tag|mittwoch))|pm))/giu,
    (found, name: string, gap: string, figure: string) =>
      isCarName(name) ? `${name}${gap}${blank(figure)}` : found,
  );
}

function isCarName(word: string): boolean {
  return !NEVER_CARS.has(foldText(word)) && findModel([foldText(word)]) !== null;
}

/** Words of time that are also names of cars. */
const NEVER_CARS = new Set([
  'april',
  'august',
  'may',
  'mai',
  'mon',
  'fri',
  'uhr',
  'gegen',
  'after',
  'nach',
  'bis',
  'und',
]);

function blank(found: string): string {
  return ' '.repeat(found.length);
}
