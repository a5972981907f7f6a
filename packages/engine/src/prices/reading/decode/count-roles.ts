import type { NamedWord } from './name-row.ts';

/** "3 years", "two coats", "1 этап": a number and what it counts name one and the same thing. */
export function withCountRoles(words: readonly NamedWord[]): NamedWord[] {
  const roles = words.map(({ role }) => role);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (!next || next.segment !== word.segment || next.at !== word.at + 1) continue;
    if (!NUMBER.test(textOf(word))) continue;
    if (PARTS.test(textOf(next))) roles[at] = next.role;
    if (!COUNTED.test(textOf(next))) continue;
    const surer = next.margin > word.margin ? next : word;
    const role = [word, next].some((one) => one.role === 'material') ? 'material' : surer.role;
    roles[at] = role;
    roles[at + 1] = role;
  }
  return words.map((word, at) => ({ ...word, role: roles[at] ?? word.role }));
}

const NUMBER = /^\d+(?:[.,]\d)?$/u;
const COUNTED =
  /^(?:jahr|monat|year|month|yr|mo\b|рок|рік|год|лет|міс|мес|сло[йяеєі]|шар|етап|этап|stuf|schicht|layer|stage|step|coat|крок|шаг|фаз)/iu;
/** "5 seats", "4 двери": how many of a part there are is said of the part, whatever that names. */
const PARTS =
  /^(?:(?:seats?|doors?|windows?|panels?|wheels?|sitze?n?|türen?|scheiben?|räder|felgen)(?!\p{L})|сиден|двер|стекл|стёкл|окн|колес|колёс|диск|сидін|скл|вікн|елемент|элемент)/iu;

function textOf({ segment, at }: NamedWord): string {
  return segment.words[at]?.text ?? '';
}
