import type { Unit } from './meaning.ts';
import { hasSign, meaning, type Token } from './token.ts';

type Inverted = { value: number; unit: Unit; to: number };

/** "часика через два", "через годинки дві", "днів через 4": Slavic lengths with the unit before its number. */
export function readInverted(tokens: readonly Token[], at: number): Inverted | null {
  const isLed = tokens[at]?.folded === 'через';
  // Ukrainian "хвилин за 20" is when, Russian "минут за 20" how long.
  const isWhen = tokens[at + 1]?.folded === 'за' && /^(?:хвилин|годин)/u.test(tokens[at]?.folded ?? '');
  if (!isLed && !isWhen && tokens[at + 1]?.folded !== 'через') return null;
  const unitToken = tokens[isLed ? at + 1 : at];
  const unit = meaning(unitToken, 'unit');
  // "Через неделю 2" is a week; in "через недельки две" the word stands in the plural.
  if (unit?.amount !== 1 || (isLed && SINGULAR.has(unitToken?.folded ?? ''))) return null;
  const number = readNumber(tokens, at + 2);
  return number && { value: number.value, unit: unit.unit, to: number.to };
}

const SINGULAR = new Set(
  'час часик годину годинку минуту хвилину день денек неделю недельку тиждень месяц місяць'.split(' '),
);

/** "Сорок пять" is said in two words. */
function readNumber(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const first = tokens[at]?.digits ?? meaning(tokens[at], 'number')?.value ?? null;
  if (first === null || hasSign(tokens[at + 1], 'clock')) return null;
  const ones = first >= 20 && first % 10 === 0 ? (meaning(tokens[at + 1], 'number')?.value ?? 0) : 0;
  return ones > 0 && ones < 10 ? { value: first + ones, to: at + 2 } : { value: first, to: at + 1 };
}
