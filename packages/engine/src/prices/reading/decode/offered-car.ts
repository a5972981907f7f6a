import { namesCar } from '../../../cars/index.ts';
import type { Ground } from '../propose/ground.ts';
import { OFFERED_FOR } from './base-car.data.ts';

/**
 * "For your Golf the interior is 90, a polish 250": the car of an offer that is written to one client, all in one
 * paragraph. It is named before the first price.
 */
export function offeredCar({ sheet }: Ground): string | null {
  const [price] = sheet.prices;
  const line = sheet.lines[price?.line ?? -1];
  if (!price || !line || line.prices.length < LEAST_PRICES) return null;
  const above = sheet.lines.slice(Math.max(0, line.index - LINES_ABOVE), line.index).map(({ text }) => text);
  const before = [...above, line.text.slice(0, price.amount.start)].join('\n');
  for (const { groups } of before.matchAll(OFFERED_FOR)) {
    const car = carAtStart(groups?.car ?? '');
    if (car !== null) return car;
  }
  return null;
}

/** Below this many prices in one line it is a list and no letter. */
const LEAST_PRICES = 3;
const LINES_ABOVE = 2;

/** The longest name of a car that the words begin with: "Model Y", "Golf" of "Golf komplett". */
function carAtStart(words: string): string | null {
  const parts = words.split(' ');
  const isCar = namesInflected(parts[0] ?? '');
  if (!isCar && !namesCar(parts.slice(0, 2).join(' '))) return null;
  const isName = (count: number) => /^\p{Lu}|\d/u.test(parts[count - 1] ?? '') && parts.length >= count;
  return parts.slice(0, isName(2) || !isCar ? 2 : 1).join(' ');
}

/** "По вашей Крете", "на твою Бмв": Slavic names bend at their end. */
function namesInflected(word: string): boolean {
  if (namesCar(word)) return true;
  if (!/^\p{Lu}\p{Script=Cyrillic}{3,}$/u.test(word)) return false;
  const stem = word.slice(0, -1);
  return [stem, `${stem}а`, `${stem}я`].some(namesCar);
}
