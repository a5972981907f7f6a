import { findSenses } from '../../../asked/senses/find-senses.ts';
import { type Asked, whatIsAsked } from '../../../asked/what-is-asked.ts';
import type { StudioFacts } from '../../../facts.ts';
import { splitSentences } from '../../../guard/sentences/split-sentences.ts';
import { readMessage } from '../../../prices/index.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { remembering } from '../../../words/remembering.ts';
import { splitWords } from '../../../words/split-words.ts';
import { plainTopic } from './known-sentences.ts';

export type Entry = NonNullable<StudioFacts['knowledge']>[number];

/** Words as they are compared, what they mean, and what they are as a clause. */
export type Said = {
  words: readonly string[];
  concepts: ReadonlySet<string>;
  senses: ReadonlySet<string>;
  asked: Asked;
};

/** What an answer of the owner is about: its topic, the question it was given to, and each of its sentences. */
export type EntrySense = { topic: string; question: Said | null; sentences: readonly Said[] };

/** Worked out once for as long as the owner's answers stay the same. */
export function entrySense(entry: Entry): EntrySense {
  const known = KNOWN.get(entry);
  if (known) return known;
  const sense = {
    topic: plainTopic(entry.topic),
    question: entry.question === undefined ? null : saidIn(entry.question),
    sentences: splitSentences(entry.answer).map(saidIn),
  };
  KNOWN.set(entry, sense);
  return sense;
}

const KNOWN = new WeakMap<Entry, EntrySense>();

/** Owners' sentences are the same in every turn, and a clause is asked about by several. */
export const saidIn: (text: string) => Said = remembering((text) => {
  return {
    words: tellingWords(text),
    concepts: readMessage(text).concepts,
    senses: findSenses(text),
    asked: whatIsAsked(text),
  };
}, 1000);

/** Words that tell what is spoken of. */
function tellingWords(text: string): string[] {
  return splitWords(text).filter(
    (word) => word.length >= SHORTEST && !isCommonWord(word) && !/^\d+$/.test(word),
  );
}

const SHORTEST = 3;
