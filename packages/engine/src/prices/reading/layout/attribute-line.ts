import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';

/** What a line under a heading says of all rows below: "rear windows, LLumar film, papers included". */
export type Attributes = { zone: string | null; material: string | null };

/** Reads such a line by its parts; null when it is no list of attributes. */
export function attributesOf(text: string): Attributes | null {
  const parts = text.split(/[,;·|]|\s[–—-]\s/u).filter((part) => /\p{L}/u.test(part));
  const labels = parts.filter((part) => !isDecoration(part)).map(parseLabel);
  const isAttributes =
    parts.length >= 2 &&
    labels.length > 0 &&
    labels.every((label) => label.isDimension && !label.hasAction && label.carType === null);
  if (!isAttributes || /:\s*$/u.test(text)) return null;
  const zones = labels.flatMap(({ zone }) => zone ?? []);
  const materials = labels.flatMap(({ material }) => material ?? []);
  return materials.length > 0 && zones.length <= 1 && materials.length <= 1
    ? { zone: zones[0] ?? null, material: materials[0] ?? null }
    : null;
}

function isDecoration(part: string): boolean {
  return (
    /^\s*(?:inkl|incl|mit|with|з|с|із)[\s.]/iu.test(part) ||
    markWords(part).every(({ kind }) => kind === 'other' || kind === 'filler' || kind === 'number')
  );
}
