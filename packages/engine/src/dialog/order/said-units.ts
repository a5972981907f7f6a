import { wordsOfCar } from '../../cars/index.ts';
import { readMessage } from '../../prices/index.ts';
import type { Mention, Reading, Stance } from '../../reading/reading.ts';
import { splitWords } from '../../words/split-words.ts';
import { findSenses } from './trade/find-senses.ts';

/** Words of a message that stand together: something named, or what is left of a clause, with what is done with it. */
export type SaidUnit = {
  words: readonly string[];
  concepts: ReadonlySet<string>;
  /** What the words say of the trade, named or hinted at. */
  senses: ReadonlySet<string>;
  stance: Stance;
  act: string;
  isNamed: boolean;
};

/** The words of a message that may be about goods, as the reader heard them. */
export function unitsOf(text: string, { clauses, mentions }: Reading): SaidUnit[] {
  const units: SaidUnit[] = [];
  const add = (said: string, unit: Pick<SaidUnit, 'stance' | 'act' | 'isNamed'>) => {
    const words = splitWords(said);
    const ofCar = wordsOfCar(words);
    const own = words.filter((word, at) => !ofCar.has(at) && (word.length > 1 || /\d/u.test(word)));
    if (own.length > 0)
      units.push({
        ...unit,
        words: own,
        concepts: readMessage(said).concepts,
        senses: sensesOf(own.slice(0, MOST_SENSED)),
      });
  };
  for (const { text: said, role, stance, clause } of mentions)
    if (GOODS.has(role)) add(said, { stance, act: clauses[clause]?.act ?? '', isNamed: true });
  const borders = [...clauses].toSorted((a, b) => a.start - b.start);
  let done = 0;
  for (const { start, end, act } of borders) {
    add(without(text, done, start, mentions), { stance: '+', act: '', isNamed: false });
    add(without(text, start, end, mentions), { stance: '+', act, isNamed: false });
    done = Math.max(done, end);
  }
  add(without(text, done, text.length, mentions), { stance: '+', act: '', isNamed: false });
  return units;
}

/** Of what is said in one breath nobody tells more. */
const MOST_SENSED = 120;

function sensesOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(findSenses(words).map(({ id }) => id));
}

const GOODS: ReadonlySet<string> = new Set(['service', 'zone', 'material', 'problem', 'option']);

/** A stretch of the text without what is named in it. */
function without(text: string, from: number, to: number, mentions: readonly Mention[]): string {
  let left = text.slice(from, to);
  for (const { start, end } of mentions)
    if (start < to && end > from) {
      const [first, last] = [Math.max(start, from) - from, Math.min(end, to) - from];
      left = `${left.slice(0, first)}${' '.repeat(last - first)}${left.slice(last)}`;
    }
  return left;
}
