import { findSpokenNumbers } from '../../prices/reading/figures/spoken-numbers.ts';
import { HALF_UNITS, ONE_UNITS, UNITS } from './measure-words.data.ts';

export type Unit = keyof typeof UNITS | 'percent';

/** A figure with what it counts: three hours, ten years, 85,000 km. */
export type Measure = { value: number; unit: Unit; start: number; end: number; text: string };

export function findMeasures(text: string): Measure[] {
  const written = [...text.matchAll(WRITTEN)].flatMap((match) => {
    const unit = unitOf(match[3] ?? '');
    if (!unit) return [];
    const place = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const values = [match[1], match[2]].filter((figure) => figure !== undefined).map(numberOf);
    return values.map((value) => ({ value, unit, ...place }));
  });
  const spoken = findSpokenNumbers(text).flatMap(({ start, end, value }) => {
    const behind = AFTER_WORD.exec(text.slice(end));
    const unit = unitOf(behind?.[1] ?? '');
    if (!behind || !unit) return [];
    const until = end + behind[0].length;
    return [{ value, unit, start, end: until, text: text.slice(start, until) }];
  });
  const fixed = [
    ...HALF_UNITS.map(([pattern, unit]) => ({ pattern, unit, value: 0.5 })),
    ...ONE_UNITS.map(([pattern, unit]) => ({ pattern, unit, value: 1 })),
  ].flatMap(({ pattern, unit, value }) =>
    [...text.matchAll(pattern)].map((match) => ({
      value,
      unit,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
  );
  return dropInner([...fixed, ...written, ...spoken]);
}

/** The longest reading of a place counts: "half an hour" is no hour. */
function dropInner(found: readonly Measure[]): Measure[] {
  const isWithin = (one: Measure, other: Measure) =>
    one !== other &&
    one.start < other.end &&
    other.start < one.end &&
    other.end - other.start > one.end - one.start;
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .toSorted((a, b) => a.start - b.start);
}

function numberOf(figure: string): number {
  const plain = figure.replace(/[\s\u00a0\u202f]/gu, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  return Number(isGrouped ? plain.replaceAll(/[.,]/g, '') : plain.replace(',', '.'));
}

const ENTRIES = Object.entries(UNITS).map(([unit, forms]) => ({
  unit,
  pattern: new RegExp(`^(?:${forms})$`, 'iu'),
}));

function unitOf(word: string): Unit | null {
  const found = ENTRIES.find(({ pattern }) => pattern.test(word));
  return found && isUnit(found.unit) ? found.unit : null;
}

function isUnit(unit: string): unit is Unit {
  return unit in UNITS;
}

const FIGURE = '\\d{1,3}(?:[.,\\s\\u00a0\\u202f]\\d{3})+|\\d+(?:[.,]\\d+)?';
const FORMS = Object.values(UNITS).join('|');
const WRITTEN = new RegExp(
  `(?<![\\p{L}\\d:.,])(?:(${FIGURE})\\s?(?:[–—-]|to|bis|до|or|oder|або|или)\\s?)?(${FIGURE})[\\s\\u00a0-]?(?:(?:full|volle|working|повних|полных|робоч\\p{L}*|рабоч\\p{L}*)\\s)?(${FORMS})(?![\\p{L}])`,
  'giu',
);
const AFTER_WORD = new RegExp(
  `^[\\s-](?:(?:full|volle|working|робоч\\p{L}*|рабоч\\p{L}*)\\s)?(${FORMS})(?![\\p{L}])`,
  'iu',
);
