import type { PriceRow } from '../../facts.ts';
import { withoutContents } from './without-contents.ts';

/** Whoever writes a package's whole name, contents and all, means the package and none of what it holds. */
export function calledShortly(text: string, rows: readonly PriceRow[]): string {
  if (!text.includes('(')) return text;
  return namesOf(rows).reduce((left, name) => {
    const at = left.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? left : `${left.slice(0, at)}${withoutContents(name)}${left.slice(at + name.length)}`;
  }, text);
}

function namesOf(rows: readonly PriceRow[]): readonly string[] {
  const known = KNOWN.get(rows) ?? [
    ...new Set(rows.map(({ service }) => service).filter((name) => withoutContents(name) !== name)),
  ];
  KNOWN.set(rows, known);
  return known;
}

const KNOWN = new WeakMap<readonly PriceRow[], readonly string[]>();
