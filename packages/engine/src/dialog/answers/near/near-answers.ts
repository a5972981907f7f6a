import { splitSentences as sentencesOf } from '../../../guard/sentences/split-sentences.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { spellOut } from '../../../understanding/spell-out.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { clausesOf } from '../knowledge/clauses-of.ts';
import type { Entry } from '../knowledge/entry-sense.ts';
import { answersTo } from '../knowledge/known-entries.ts';
import { plainTopic } from '../knowledge/known-sentences.ts';
import { markOf } from '../knowledge/mark-of.ts';
import { NEAR_LABELS } from './near-labels.data.ts';

/** An answer of the owner that may be meant, as a button: what is written on it, and a mark of the answer. */
export type NearAnswer = { label: string; answer: number };

/**
 * What the owner has answered and the client may have asked, where nothing in the reply tells it: too unlikely to be told,
 * and too likely to be kept back. A question that was passed on may well be answered already.
 */
export function nearAnswers(draft: Draft, text: string, context: Context): NearAnswer[] {
  const { knowledge = [] } = context.studio;
  if (knowledge.length === 0 || draft.wantsPerson || text.length > LONGEST) return [];
  const isOpen = draft.acts.some(({ key }) => OPEN.has(key));
  const found = likeliest(text, isOpen, draft, context)
    .filter(({ entry, p }) => p >= (isOpen ? LEAST_OF_OPEN : LEAST) && !isTold(entry, draft))
    .flatMap(({ entry }) => {
      const label = labelOf(entry, draft);
      return label === null ? [] : [{ label, answer: markOf(entry) }];
    });
  return found.filter(({ label }, at) => found.findIndex((one) => one.label === label) === at).slice(0, MOST);
}

/** The answer a button stands for, as long as the owner keeps it. */
export function nearAnswerOf(text: string, near: readonly NearAnswer[], { studio }: Context): string | null {
  const tapped = near.find(({ label }) => label === text.trim());
  return tapped
    ? ((studio.knowledge ?? []).find((entry) => markOf(entry) === tapped.answer)?.answer ?? null)
    : null;
}

function isTold({ answer }: Entry, { acts }: Draft): boolean {
  const told = JSON.stringify(acts);
  return sentencesOf(answer).some((sentence) => told.includes(JSON.stringify(sentence.trim()).slice(1, -1)));
}

/** For each answer the sentence or clause that speaks most for it; of what was understood only what asks. */
function likeliest(text: string, isOpen: boolean, { state }: Draft, context: Context) {
  const pieces = splitSentences(text).flatMap((sentence) =>
    [sentence, ...clausesOf(sentence)].filter(
      (piece) => isOpen || sentence.includes('?') || ASKS.test(piece),
    ),
  );
  const best = new Map<Entry, number>();
  for (const piece of new Set(pieces.slice(0, MOST_PIECES)))
    for (const { entry, p } of answersTo(spellOut(piece), state.wished, context))
      best.set(entry, Math.max(best.get(entry) ?? 0, p));
  return [...best].map(([entry, p]) => ({ entry, p })).toSorted((one, other) => other.p - one.p);
}

function labelOf({ topic, question }: Entry, { state }: Draft): string | null {
  if (question === undefined) return NEAR_LABELS[state.language][plainTopic(topic)] ?? null;
  // A question that was taken over from a client may still hold how to reach them.
  if (PRIVATE.test(question)) return null;
  if (question.length <= LONGEST_LABEL) return question;
  const cut = question.slice(0, LONGEST_LABEL);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_LABEL / 2))}…`;
}

/** A mail address, or as many figures as a phone number has. */
const PRIVATE = /@|(?:\d[\s()/.+-]*){6,}/u;

/** A question was put to the owner, or nothing was made of it. */
const OPEN: ReadonlySet<string> = new Set([
  ...['topicOpen', 'topicOpenAbout', 'stillOpen', 'unknownFact', 'notUnderstood', 'clarify', 'ownerAsked'],
]);

const LEAST_OF_OPEN = 0.1;
const LEAST = 0.45;
const MOST = 2;
const LONGEST_LABEL = 40;
const LONGEST = 1200;
const MOST_PIECES = 24;
