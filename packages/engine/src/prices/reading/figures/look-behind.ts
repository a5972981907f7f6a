import { once } from '../../../words/once.ts';
import { FROM_AFTER, MEASURE_UNIT, OLD_AFTER, PLUS_AFTER, TIME_UNIT } from './figure-words.data.ts';
import { currencyAfter, currencyBefore } from './find-currency.ts';
import { lengthOf } from './length-of-work.ts';
import type { ReadingHabits } from './read-figure.ts';
import { NUMBER, readNumber } from './read-number.ts';
import type { RawNumber } from './scan-figures.ts';

/** What the words after a number say of it. */
export type Behind =
  | { kind: 'nothing' }
  | { kind: 'duration'; end: number; minutes: number | null; days: number | null }
  | { kind: 'percent'; end: number; isSurcharge: boolean }
  | {
      kind: 'amount';
      end: number;
      multiplier: number;
      valueTo: number | null;
      currency: string | null;
      isFrom: boolean;
      isSurcharge: boolean;
      isOld: boolean;
      /** "2000 cheaper" is taken off a price and is none. */
      isLess: boolean;
      isDashed: boolean;
      unit: string | null;
    };

export function lookBehind(line: string, raw: RawNumber, habits: ReadingHabits, isPriced: boolean): Behind {
  const rest = line.slice(raw.end);
  const percent = PERCENT.exec(rest);
  if (percent) {
    const end = raw.end + percent[0].length;
    if (TAX.test(line.slice(end))) return { kind: 'nothing' };
    return { kind: 'percent', end, isSurcharge: patterns().more.test(line.slice(end)) };
  }
  const range = readRange(line, raw);
  const time = patterns().time.exec(line.slice(range?.end ?? raw.end));
  const isHardness = /^H(?!\p{L})/u.test(line.slice(raw.end));
  if (isHardness && !isPriced) return { kind: 'nothing' };
  if (time && !isPriced && !(range?.currency ?? null)) {
    const length = lengthOf(range?.value ?? raw.value, time[1] ?? '', habits.hourWord);
    const end = (range?.end ?? raw.end) + time[0].length;
    return length === null ? { kind: 'nothing' } : { kind: 'duration', end, ...length };
  }
  if (range && PERCENT.test(line.slice(range.end))) return { kind: 'nothing' };
  return readTail(line, raw, range, isPriced);
}

const PERCENT = /^\s?(?:[%٪]|(?:процент|відсотк|prozent|per ?cent)\p{L}*)/iu;
const TAX = /^\s?(?:mwst|ust|mehrwert|vat|tax|sales tax|hst|gst|пдв|ндс)/iu;

type Range = { value: number; end: number; currency: string | null; firstMultiplier: number };

const MULTIPLIER =
  /^(?:(k|к|\s[kк](?!\s\p{L})|\s?(?:тыс(?:яч\p{L}*|\.)?|тис(?:яч\p{L}*|\.)?|тыщ\p{L}*|tsd\.?|tausend|thousand|grand|косар\p{L}*|штук\p{L}?(?=\s*(?:грн|руб|$))))|\s?(т\.?\s?р\.?|тыр)|\s?(т\.?\s?грн\.?))(?!\p{L})/iu;
const MILLIONS = /^\s?(?:млн\.?|мільйон\p{L}*|миллион\p{L}*|million)(?!\p{L})/iu;
const DASHED = /^[.,]\s?[-–—]{1,2}(?![\s]?\d)/u;
const UNIT =
  /^\s?(?:\/\s?|per |pro |je |an? |за 1 ?|за (?=км|km|м²|м2|метр|кв|пог)|\s(?=(?:шт|stk|pcs)(?!\p{L}))|p\.\s?)(lfd\.?\s?(?:m|meter)|lfm|laufende[rnm]?\smeter|laufmeter|metre|ft|foot|(?:пог(?:\.|онн\p{L}+)|кв(?:\.|адратн\p{L}+))\s?(?:м|метр\p{L}?)|метр|квадрат|sq\.?\s?(?:ft|feet|foot|m)|quadratmeter|std|stunde|h|hour|hr|шт|штуку|stk|stück|piece|pc|panel|felge|rad|wheel|rim|скло|стекло|елемент|элемент|деталь|колесо|диск|seat|sitz|сидіння|сиденье|km|км|miles?|mi|m²|m2|м²|м2|qm|sqft|месяц|міс|monat|month|mo|day|tag|день|door|tür|pair|paar|пара|пару|window|scheibe|teil|bauteil|год|час|person|car|auto|авто|layer|шар|слой)(?!\p{L})\.?/iu;
/** Made of the words above when the first price is read. */
const patterns = once(() => ({
  time: new RegExp(`^\\s?-?\\s?(${TIME_UNIT})(?!\\p{L})\\.?`, 'iu'),
  measure: new RegExp(`^\\s?-?\\s?(?:${MEASURE_UNIT})(?!\\p{L})`, 'iu'),
  more: new RegExp(`^\\s?(?:${PLUS_AFTER})(?!\\p{L})`, 'iu'),
  up: new RegExp(`^\\s?(?:${FROM_AFTER})`, 'iu'),
  gone: new RegExp(`^\\s?(?:${OLD_AFTER})(?!\\p{L})|^~~`, 'iu'),
}));
/** A tab parts the columns of a table, so no range reaches over one. */
const LESS = /^\s?(?:дешевле|дешевше|cheaper|less(?!\s\p{L})|günstiger|billiger|weniger)(?!\p{L})/iu;
const TO = /^ ?(?:-|–|—|\.{2,3}|…|bis|up ?to|to|до|till) ?/iu;
const AND = /^\s(?:and|und|и|і|й|та)\s/iu;
const BETWEEN = /(?<!\p{L})(?:between|betw\.?|zwischen|zw\.|между|між)\s?\S{0,3}\s?$/iu;
const FIRST_NUMBER = new RegExp(`^(?:${NUMBER})(?![\\d])`, 'u');

function readTail(line: string, raw: RawNumber, range: Range | null, isPriced: boolean): Behind {
  let end = range?.end ?? raw.end;
  const multiplier = MULTIPLIER.exec(line.slice(end));
  const million = multiplier ? null : MILLIONS.exec(line.slice(end));
  const times = million ? 1_000_000 : 1000;
  const factor = multiplier || million ? times : (range?.firstMultiplier ?? 1);
  end += (multiplier ?? million)?.[0].length ?? 0;
  const dashed = DASHED.exec(line.slice(end));
  end += dashed?.[0].length ?? 0;
  const found = currencyAfter(line.slice(end));
  end += found?.length ?? 0;
  const named = multiplier?.[2] ? 'RUB' : multiplier?.[3] ? 'UAH' : null;
  const currency = found?.currency ?? range?.currency ?? named;
  const first = line.slice(end);
  if (
    currency === null &&
    !isPriced &&
    !multiplier &&
    !million &&
    !dashed &&
    ((patterns().measure.test(first) && !isPerPiece(first, raw.value)) || isGlued(line, end))
  )
    return { kind: 'nothing' };
  const unit = UNIT.exec(first);
  end += unit?.[0].length ?? 0;
  const isSentenceEnd = line.charAt(end - 1) === '.' && /^\s+\p{Lu}/u.test(line.slice(end));
  const up = isSentenceEnd ? null : patterns().up.exec(line.slice(end));
  end += up?.[0].length ?? 0;
  const more = isSentenceEnd ? null : patterns().more.exec(line.slice(end));
  end += more?.[0].length ?? 0;
  const gone = patterns().gone.exec(line.slice(end));
  end += gone?.[0].length ?? 0;
  return {
    kind: 'amount',
    end,
    multiplier: factor,
    valueTo: range === null ? null : range.value * (multiplier || million ? times : range.firstMultiplier),
    currency,
    isFrom: up !== null,
    isSurcharge: more !== null,
    isOld: gone !== null,
    isLess: LESS.test(line.slice(end)),
    isDashed: dashed !== null,
    unit: unit?.[1] ?? null,
  };
}

/** "400 шт" is no count of lamps but a price for each. */
function isPerPiece(rest: string, value: number): boolean {
  return (
    value > LARGEST_COUNT &&
    /^\s?(?:cars(?=\s*(?:[,;/]|$))|шт|stk|stück|pcs?|pieces?|авто|скл[оа]|стекл\p{L}*|елемент|элемент|диск|деталь)(?!\p{L})/iu.test(
      rest,
    )
  );
}

const LARGEST_COUNT = 20;

/** "970RA", "4x4" and "2-step" are names. */
function isGlued(line: string, end: number): boolean {
  return /^(?:\p{L}|[-‑](?!\s)\p{L})/u.test(line.slice(end));
}

const WIDEST_RANGE = 3;

/** The upper end of "350-450", "between 10 and 20", "5-7k", "$300 to $400". */
function readRange(line: string, raw: RawNumber): Range | null {
  if (raw.spokenTo) return { ...raw.spokenTo, currency: null, firstMultiplier: 1 };
  // "300-350-400" is a list of prices and no range.
  if (/\d\s?[-–—]\s?$/u.test(line.slice(Math.max(0, raw.start - 5), raw.start))) return null;
  let at = raw.end;
  const first = currencyAfter(line.slice(at));
  const multiplier = MULTIPLIER.exec(line.slice(at));
  if (multiplier) at += multiplier[0].length;
  else at += first?.length ?? 0;
  const dashed = DASHED.exec(line.slice(at));
  at += dashed?.[0].length ?? 0;
  const joint =
    TO.exec(line.slice(at)) ?? (BETWEEN.test(line.slice(0, raw.start)) ? AND.exec(line.slice(at)) : null);
  if (!joint) return null;
  at += joint[0].length;
  const sign = /^(?:[$€£₴₽]|usd|eur)\s?/iu.exec(line.slice(at));
  at += sign?.[0].length ?? 0;
  const number = FIRST_NUMBER.exec(line.slice(at));
  if (!number) return null;
  const { value } = readNumber(number[0]);
  const end = at + number[0].length;
  // "CR 90 … 449 €": dots that lead to a price.
  if (/^ (?:\.{2,3}|…) /u.test(joint[0]) && value > raw.value * WIDEST_RANGE) return null;
  const scaled = multiplier || !MULTIPLIER.test(line.slice(end)) ? raw.value : raw.value;
  if (
    value <= scaled ||
    (TO.test(line.slice(end)) &&
      FIRST_NUMBER.test(line.slice(end + (TO.exec(line.slice(end))?.[0].length ?? 0))))
  )
    return null;
  const currency = sign ? (currencyBefore(sign[0])?.currency ?? null) : (first?.currency ?? null);
  return { value, end, currency, firstMultiplier: multiplier ? 1000 : 1 };
}
