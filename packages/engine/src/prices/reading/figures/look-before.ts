import { FROM_BEFORE, OLD_BEFORE, PLUS_BEFORE } from './figure-words.data.ts';
import { currencyBefore } from './find-currency.ts';

/** What the words before a number say of it. `start` includes the words that belong to the figure. */
export type Before = {
  start: number;
  currency: string | null;
  isFrom: boolean;
  isSurcharge: boolean;
  isOld: boolean;
  isUpperBound: boolean;
  isNegative: boolean;
  isFactor: boolean;
};

export function lookBefore(line: string, numberStart: number): Before {
  const seen: Before = {
    start: numberStart,
    currency: null,
    isFrom: false,
    isSurcharge: false,
    isOld: false,
    isUpperBound: false,
    isNegative: false,
    isFactor: false,
  };
  for (let step = 0; step < 4; step++) {
    const before = line.slice(Math.max(0, seen.start - WINDOW), seen.start);
    const length = stepBack(before, seen);
    if (length === 0) break;
    seen.start -= length;
  }
  return seen;
}

const WINDOW = 32;
const EDGE = '(?<![\\p{L}\\d])';
const MINUS = /(?:^|[:=]\s?)[-−]\s?$|−\s?$/u;
const FACTOR = new RegExp(`${EDGE}(?:[x×х*]|коеф\\p{L}*|коэф\\p{L}*|factor|faktor)\\s?$`, 'iu');
const FROM = new RegExp(`${EDGE}(?<!(?<![\\p{L}\\d])\\d+\\s?)${FROM_BEFORE}\\s*$`, 'iu');
const OLD = new RegExp(`${EDGE}${OLD_BEFORE}\\s*:?\\s*$|~~\\s?$`, 'iu');
const PLUS = new RegExp(
  `${EDGE}(?<!(?:plus|extra|add)\\s?)(?:${PLUS_BEFORE})(?:\\s(?:um|von|by|of|на))?\\s*$|\\+\\s?$`,
  'iu',
);
const NAMED_PLUS = /\p{L}\s+(?:plus|extra|mehr|ще|еще|ещё)\s*$|Plus\s*$/u;
const UPPER = new RegExp(`${EDGE}(?:up to|bis zu|max\\.?|maximal|не более|не більше|максимум)\\s*$`, 'iu');
const ROUGH = new RegExp(
  `(?:${EDGE}(?:ca\\.?|circa|etwa|rund|about|(?<!all\\s)around|approx\\.?|roughly|близько|приблизно|около|примерно|где-то|десь|порядка|в районе|только|лише|всього|всего|just|only|nur|now|jetzt|тепер|теперь|сейчас|зараз|стало|став|стала|sale(?: price)?|special|aktion(?:spreis)?|sonderpreis|neu|new(?: price)?|акція|акция|нова(?: ціна)?|новая(?: цена)?|со скидкой|зі знижкою|mit rabatt|по акции|по акції|between|betw\\.?|zwischen|zw\\.|между|між|jeweils)|[~≈])\\s*$`,
  'iu',
);

function stepBack(before: string, seen: Before): number {
  const currency = seen.currency === null ? currencyBefore(before) : null;
  if (currency && seen.start > 0 && !/\d\s?$/.test(before.slice(0, before.length - currency.length))) {
    seen.currency = currency.currency;
    return currency.length;
  }
  if (MINUS.test(before)) seen.isNegative = true;
  const factor = FACTOR.exec(before);
  if (factor) {
    seen.isFactor = true;
    return factor[0].length;
  }
  const rules: [RegExp, () => void][] = [
    [ROUGH, () => undefined],
    [
      UPPER,
      () => {
        seen.isUpperBound = true;
      },
    ],
    [
      FROM,
      () => {
        seen.isFrom = true;
      },
    ],
    [
      OLD,
      () => {
        seen.isOld = true;
      },
    ],
  ];
  for (const [pattern, note] of rules) {
    const match = pattern.exec(before);
    if (!match) continue;
    note();
    return match[0].length;
  }
  const plus = PLUS.exec(before);
  if (!plus || NAMED_PLUS.test(before)) return 0;
  seen.isSurcharge = true;
  return plus[0].length;
}
