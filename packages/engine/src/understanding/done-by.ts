import { DONE_BY, NOON } from './done-by-words.data.ts';
import { ERRAND, HOUR, OBLIGED } from './errand-words.data.ts';

/** "I need it back by three": the hour by which the car is to be had again, or its owner has to be elsewhere. */
export function doneBy(text: string): string | null {
  const told = DONE_BY.flatMap((pattern) => pattern.exec(text)?.groups?.hour ?? [])[0];
  return clockOf(told ?? errandIn(text));
}

/** "Have to fetch the kids at five": whoever has to be elsewhere has the car by then. */
function errandIn(text: string): string | undefined {
  const clause = text
    .split(/[,;!?\n]|\.\s/u)
    .find((one) => OBLIGED.test(one) && ERRAND.test(one) && HOUR.test(one));
  if (!clause) return undefined;
  // "17 is too late, I gotta get the kids at 3": the hour behind the words is that of the errand, if there is one.
  const behind = HOUR.exec(clause.slice(clause.search(OBLIGED)));
  return (behind ?? HOUR.exec(clause))?.[0];
}

/** An hour of the working day: "three" is in the afternoon. */
function clockOf(said: string | undefined): string | null {
  if (said === undefined) return null;
  if (NOON.test(said)) return '12:00';
  const [, head = '', written = '', minutes = '00', half = ''] =
    /^(\D*?)\s*(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/iu.exec(said) ?? [];
  const shift = SHIFTS.find(([words]) => words.test(head))?.[1] ?? 0;
  const hour = Number(written);
  if (written === '' || hour > 23) return null;
  const isLate = half.toLowerCase() === 'p' ? hour < 12 : half === '' && hour < EARLIEST;
  const total = (isLate ? hour + 12 : hour) * 60 + Number(minutes) + shift;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

const EARLIEST = 8;

/** "Halb vier" is half past three, and "half three" too. */
const SHIFTS: readonly (readonly [RegExp, number])[] = [
  [/half/iu, 30],
  [/halb|пів на|половин/iu, -30],
  [/quarter past|viertel nach/iu, 15],
  [/quarter to|viertel vor/iu, -15],
];
