import { KINDS, type Kind } from '../../../asked/kinds.ts';
import { OF_STUDIO, studioShare } from '../../../asked/of-studio.ts';
import { shareOf } from '../../../asked/what-is-asked.ts';
import { namedLines, type RowIndex } from '../../../prices/index.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { isSameWord } from '../../../words/is-same-word.ts';
import { type Entry, entrySense, type Said, saidIn } from './entry-sense.ts';

/** What a clause says that an answer may be given to. */
export type Wording = {
  said: Said;
  isAsking: boolean;
  hasMark: boolean;
  namesLine: boolean;
  ofStudio: number;
};

export function wordingOf(clause: string, index: RowIndex): Wording {
  const said = saidIn(clause);
  return {
    said,
    isAsking: ASKS.test(clause),
    hasMark: clause.includes('?'),
    namesLine: namedLines(clause, index).lines.length > 0,
    ofStudio: studioShare(said.asked),
  };
}

/** What speaks for an answer of the owner being the one to a clause, as numbers that are weighed. */
export function signsOfMatch(wording: Wording, entry: Entry): number[] {
  const { said, isAsking, hasMark, namesLine, ofStudio } = wording;
  const { topic, question, sentences } = entrySense(entry);
  const ofTopic = isKind(topic) ? shareOf(said.asked, topic) / Math.max(ofStudio, LEAST) : 0;
  const most = (count: (sentence: Said) => number) => Math.max(0, ...sentences.map(count));
  const concepts = new Set([question, ...sentences].flatMap((one) => [...(one?.concepts ?? [])]));
  const shared = [...said.concepts].filter((id) => concepts.has(id)).length;
  return [
    Math.min(1, ofTopic),
    ofTopic * ofStudio,
    question ? alike(said, question, ofStudio) : 0,
    question ? alike(said, question, ofStudio) * ofStudio : 0,
    question ? towards(said, question) : 0,
    question ? foundIn(said, question) : 0,
    question ? foundIn(question, said) : 0,
    most((sentence) => foundIn(said, sentence)),
    most((sentence) => alike(said, sentence, ofStudio)),
    most((sentence) => towards(said, sentence)),
    most((sentence) => shareOfSenses(said, sentence)),
    question ? shareOfSenses(said, question) : 0,
    question ? shareOfSenses(question, said) : 0,
    said.concepts.size > 0 ? shared / said.concepts.size : 0,
    said.concepts.size > 0 && concepts.size > 0 && shared === 0 ? 1 : 0,
    entry.service === undefined ? 0 : 1,
    question ? 1 : 0,
    Math.log(ofStudio + LEAST),
    ofStudio,
    shareOf(said.asked, 'other'),
    isAsking ? 1 : 0,
    hasMark ? 1 : 0,
    namesLine ? 1 : 0,
    Math.min(1, said.words.length / MANY_WORDS),
  ];
}

const LEAST = 0.02;
const MANY_WORDS = 6;

const NAMES: ReadonlySet<string> = new Set(KINDS);

function isKind(topic: string): topic is Kind {
  return NAMES.has(topic);
}

/** How likely both are of one kind. */
function alike(one: Said, other: Said, ofStudio: number): number {
  const both = OF_STUDIO.reduce(
    (sum, at) => sum + (one.asked.shares[at] ?? 0) * (other.asked.shares[at] ?? 0),
    0,
  );
  return Math.min(1, both / Math.max(ofStudio, LEAST));
}

/** How much of what is spoken of is spoken of there too. */
function shareOfSenses({ senses }: Said, other: Said): number {
  if (senses.size === 0) return 0;
  return [...senses].filter((sense) => other.senses.has(sense)).length / senses.size;
}

/** How far both lead the same way. */
function towards(one: Said, other: Said): number {
  return one.asked.sense.reduce((sum, own, at) => sum + own * (other.asked.sense[at] ?? 0), 0);
}

/** How many of the words stand in the other too. */
function foundIn({ words }: Said, other: Said): number {
  if (words.length === 0) return 0;
  return words.filter((word) => other.words.some((own) => isSameWord(own, word))).length / words.length;
}
