import type { DialogState } from '../../../dialog-state.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import { plainTopic } from '../../answers/knowledge/known-sentences.ts';
import { partKnown } from '../../answers/knowledge/part-known.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { ASKS_WHEN } from '../car-left/car-left-words.data.ts';
import { ASKED_FOR, CLAUSE_BEGINS, OF_TRANSPORT } from '../note-words.data.ts';
import { ADDRESS, AGREED, ASKS_COLLECTED, BARE_ADDRESS, COLLECTS } from './collection-words.data.ts';

/** What is said of having the car fetched, and the message without it. */
export type Collection = {
  rest: string;
  notes: string[];
  /** What the owner says of it, where it is asked. */
  answer: string | null;
  isAddressDue: boolean;
};

/** It was agreed to earlier, and an address may follow. */
export const COLLECTION_WANTED = 'collection:wanted';

type At = { state: DialogState; context: Context };

/**
 * "Grand, do the collection. Wednesday morning?": whoever takes up what the owner offers has it noted and is asked where
 * the car stands. Null where the owner offers none, or nothing is said of it.
 */
export function partCollection(text: string, at: At): Collection | null {
  const offer = offerOf(at.context);
  if (offer === null) return null;
  const isWanted = at.state.told.includes(COLLECTION_WANTED);
  const found = { notes: [] as string[], isAsked: false };
  const left = splitSentences(text).map((sentence) => {
    if (sentence.includes('?')) {
      if (!asksOfIt(sentence, at)) return sentence;
      found.isAsked = true;
      return withoutClause(sentence, ASKS_COLLECTED).rest;
    }
    // What is asked for with all that belongs to it is noted as it stands.
    if (OF_TRANSPORT.test(sentence) && ASKED_FOR.test(sentence)) return sentence;
    const words = AGREED.test(sentence) ? AGREED : isWanted ? addressIn(sentence, at) : null;
    if (words === null) return sentence;
    const { rest, clause } = withoutClause(sentence, words);
    found.notes.push(clause);
    return rest;
  });
  if (found.notes.length === 0 && !found.isAsked) return null;
  const isKnown = ADDRESS.test(text) || (isWanted && addressIn(text, at) !== null);
  const isAddressDue = !isKnown && (found.notes.length > 0 || isWanted);
  return {
    rest: tidy(left.join(' ')),
    notes: found.notes,
    answer: found.isAsked ? offer : null,
    isAddressDue,
  };
}

/** Where the car stands; asked for last and nothing else, a name with a number is a street. */
function addressIn(sentence: string, { state }: At): RegExp | null {
  if (ADDRESS.test(sentence)) return ADDRESS;
  const isAskedAlone = state.asked === null || state.asked.kind === 'reach';
  return isAskedAlone && BARE_ADDRESS.test(sentence) ? BARE_ADDRESS : null;
}

/** What the owner says of fetching cars, whatever is done to them. */
function offerOf({ studio }: Context): string | null {
  const entry = (studio.knowledge ?? []).find(
    ({ topic, service, answer }) => OF_THE_WAY.has(plainTopic(topic)) && !service && COLLECTS.test(answer),
  );
  return entry?.answer ?? null;
}

const OF_THE_WAY: ReadonlySet<string> = new Set(['transport', 'mobile', 'pickup', 'collection']);

/** Asked in other words than those the owner's answers are surely found by. */
function asksOfIt(sentence: string, { state, context }: At): boolean {
  if (!ASKS_COLLECTED.test(sentence) || ASKS_WHEN.test(sentence)) return false;
  return partKnown(sentence, state.wished, context).answers.length === 0;
}

function withoutClause(sentence: string, words: RegExp): { rest: string; clause: string } {
  const lead = words.exec(sentence);
  const start = lead?.index ?? 0;
  const borders = [...sentence.matchAll(CLAUSE_BEGINS)].map(({ index }) => index);
  const from = borders.filter((at) => at <= start).at(-1) ?? 0;
  const behind = start + (lead?.[0].length ?? 0);
  // The address behind it goes with it.
  const address = ADDRESS.exec(sentence.slice(behind));
  const end = address ? behind + address.index + address[0].length : behind;
  // The town behind a street belongs to it.
  const next = address || words !== AGREED ? undefined : borders.find((at) => at >= end);
  const to = next ?? sentence.length;
  // "Yes, do the collection": the yes is one to what was put.
  const isYes = findIntents(sentence.slice(from, start)).has('yes');
  const begin = isYes ? start : from;
  return {
    rest: `${sentence.slice(0, begin)}${sentence.slice(to)}`,
    clause: tidy(sentence.slice(begin, to)),
  };
}

function tidy(text: string): string {
  return text
    .replace(/^[\s,.;:–—-]+(?:(?:and|but|und|aber|і|й|та|але|и|а|но)\s+)?|[\s,;:–—-]+$/giu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}
