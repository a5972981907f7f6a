import type { WishedService } from '../../../dialog-state.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { clausesOf } from './clauses-of.ts';
import type { Entry } from './entry-sense.ts';
import { answersTo, COMPARED, isMeantFor } from './known-entries.ts';

/** A message without the questions that the owner has surely answered for everybody, and these answers. */
export type PartedKnown = { rest: string; answers: string[] };

/** "Book it, and is there a place to sit?": each sentence is looked at clause by clause, and as a whole where no clause tells. */
export function partKnown(text: string, wished: readonly WishedService[], context: Context): PartedKnown {
  const at = { text, wished, context };
  const found = new Set<Entry>();
  const rest = splitSentences(text).map((sentence) => {
    const parted = partClauses(sentence, at) ?? partWhole(sentence, at);
    for (const entry of parted.entries) found.add(entry);
    return parted.rest;
  });
  if (found.size === 0) return { rest: text, answers: [] };
  const answers = [...new Set([...found].map(({ answer }) => answer))].slice(0, MOST);
  return { rest: rest.filter(Boolean).join(' ').trim(), answers };
}

type At = { text: string; wished: readonly WishedService[]; context: Context };
type Parted = { rest: string; entries: readonly Entry[] };

function partClauses(sentence: string, at: At): Parted | null {
  const clauses = clausesOf(sentence);
  if (clauses.length < 2) return null;
  const answered = clauses.map((clause) => surely(clause, at));
  const entries = answered.flatMap((entry) => entry ?? []);
  if (entries.length === 0) return null;
  const left = clauses.filter((_, one) => answered[one] === null);
  return { rest: left.join(', '), entries };
}

function partWhole(sentence: string, at: At): Parted {
  const entry = surely(sentence, at);
  return entry ? { rest: '', entries: [entry] } : { rest: sentence, entries: [] };
}

function surely(said: string, { text, wished, context }: At): Entry | null {
  const [best] = answersTo(said, wished, context).filter(({ entry }) => isMeantFor(entry, text));
  return best && best.p >= SURE && !COMPARED.has(best.entry.topic) ? best.entry : null;
}

const SURE = 0.5;
const MOST = 3;
