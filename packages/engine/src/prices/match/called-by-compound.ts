import type { PriceRow } from '../../facts.ts';
import { foldText } from '../../words/fold-text.ts';

/** "Leasingpaket" of a list with one "Leasingrückgabe-Paket": a long name said by its beginning and its end. */
export function calledByCompound(text: string, rows: readonly PriceRow[]): string {
  const names = namesOf(rows);
  if (names.length === 0) return text;
  return text.replace(COMPOUND, (word) => {
    const said = foldText(word);
    if (names.some(({ words }) => words.includes(said))) return word;
    const meant = names.filter(({ words }) => isShortFor(said, words));
    return meant.length === 1 ? (meant[0]?.name ?? word) : word;
  });
}

function isShortFor(said: string, words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || last.length < SHORTEST || !said.endsWith(last)) return false;
  const begun = said.slice(0, -last.length).replace(/-$/u, '');
  return begun.length >= SHORTEST && first !== begun && first.startsWith(begun);
}

type Name = { name: string; words: readonly string[] };

function namesOf(rows: readonly PriceRow[]): readonly Name[] {
  const known = KNOWN.get(rows) ?? [...new Set(rows.map(({ service }) => service))].flatMap(toName);
  KNOWN.set(rows, known);
  return known;
}

/** Names of two words, joined or not; what stands in brackets is no part of them. */
function toName(name: string): Name[] {
  const words = foldText(name.replace(/\(.*\)/u, ' '))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  return words.length === 2 ? [{ name, words }] : [];
}

const KNOWN = new WeakMap<readonly PriceRow[], readonly Name[]>();
const SHORTEST = 4;
const COMPOUND = /\p{L}{4,}-\p{L}{4,}|\p{L}{8,}/gu;
