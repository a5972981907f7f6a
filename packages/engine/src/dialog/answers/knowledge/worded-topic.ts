import { namedLines } from '../../../prices/index.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { CLAUSE_BEGINS } from '../../notes/note-words.data.ts';
import { plainTopic } from './known-sentences.ts';
import { WORDED } from './worded-topics.data.ts';

/** "How do I get home from yours?": the topic a question is surely about, though none of its names is said. */
export function wordedTopic(said: string): string | null {
  const [first, ...others] = WORDED.filter(({ words }) => words.test(said));
  return first && others.length === 0 ? first.topic : null;
}

/** What the owner says to everybody of what a question is worded for; null where nothing is kept or nothing is asked. */
export function asksWorded(said: string, { studio, index }: Context): string | null {
  const topic = wordedTopic(said);
  if (topic === null || !(said.includes('?') || ASKS.test(said))) return null;
  // Whoever asks whether to wash the car first names a wash, and wants none.
  if (topic !== 'prep' && namedLines(said, index).lines.length > 0) return null;
  const known = (studio.knowledge ?? []).find(
    (one) => plainTopic(one.topic) === topic && one.question === undefined && one.service === undefined,
  );
  return known?.answer ?? null;
}

/** A message without the questions that are surely about a topic the owner has an answer for, and these answers. */
export function partWorded(text: string, context: Context): { rest: string; answers: string[] } {
  const answers: string[] = [];
  const rest = splitSentences(text).map((sentence) => {
    const [head, asked] = partAtClause(sentence);
    const answer = asksWorded(asked, context);
    if (answer === null) return sentence;
    if (!answers.includes(answer)) answers.push(answer);
    return head;
  });
  return answers.length === 0 ? { rest: text, answers } : { rest: rest.join(' ').trim(), answers };
}

/** "Book it, and is there a place to sit?": the clause that asks so, and what stands before it. */
function partAtClause(sentence: string): readonly [string, string] {
  const [at] = WORDED.map(({ words }) => sentence.search(words)).filter((found) => found > 0);
  if (at === undefined) return ['', sentence];
  const borders = [...sentence.matchAll(CLAUSE_BEGINS)].filter(({ index }) => index < at);
  const border = borders.at(-1);
  if (!border) return ['', sentence];
  const asked = sentence.slice(border.index + border[0].length);
  return [POINTING_BACK.test(asked) ? '' : sentence.slice(0, border.index), asked];
}

/** "Two seats are in it, leave them in?": what stands before belongs to the question. */
const POINTING_BACK = /(?<!\p{L})(?:them|those|drin(?:lassen)?|їх|их)(?!\p{L})/iu;
