import { jobsIn, matchServices, namedLines, type RowIndex, readMessage } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Context } from '../context.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { asksIncluded } from './answer-included.ts';
import { WHAT_IS_IN } from './contents-words.data.ts';
import { doubtsIn } from './doubts-length.ts';
import { answerNamed } from './knowledge/look-up.ts';
import { tellingTopics } from './knowledge/telling-topics.ts';
import { asksUnit } from './tell-unit.ts';

/**
 * A question that stands in a sentence of its own: what is included, whether a job is done
 * that the list has not, whether a price is for one or for all, whether it can really take so long, or
 * what the owner has told of by its name.
 */
export type Aside = { kind: 'included' | 'unlisted' | 'unit' | 'length' | 'known'; said: string };

/** A message without such sentences, and these by themselves. */
export type PartedMessage = { core: string; asides: Aside[] };

/**
 * "Does that include the mirrors? And have you got Friday?": what is asked aside is neither wanted nor dropped, and
 * whatever else is said is heard as if it stood alone.
 */
export function partAsides(text: string, context: Context, isQuoted: boolean): PartedMessage {
  const sentences = splitSentences(text);
  const doubts = isQuoted ? doubtsIn(sentences) : [];
  const parts = sentences
    .filter((sentence) => !doubts.includes(sentence))
    .map((sentence) => ({ sentence, aside: asideIn(sentence.trim(), context, isQuoted) }));
  const core = parts.filter(({ aside }) => !aside).map(({ sentence }) => sentence);
  const doubt: Aside[] = doubts.length > 0 ? [{ kind: 'length', said: doubts.join(' ') }] : [];
  const asides = [...doubt, ...parts.flatMap(({ aside }) => aside ?? [])];
  // Of questions that are all answered by themselves the first is the message.
  const [first, ...others] = asides;
  if (first && core.length === 0 && asides.every(({ kind }) => kind === 'known'))
    return { core: first.said, asides: others.slice(0, MOST) };
  if (asides.length === 0 || core.length === 0 || asides.length > MOST) return { core: text, asides: [] };
  return { core: core.join(' '), asides };
}

function asideIn(said: string, context: Context, isQuoted: boolean): Aside | null {
  if (answerNamed(said, context) !== null) return { kind: 'known', said };
  if (isQuoted && asksUnit(said)) return { kind: 'unit', said };
  const isQuestion = said.includes('?');
  // A warranty that something comes with is told by the owner.
  const isOfTopic = tellingTopics(said).size > 0;
  if (!isOfTopic && (isQuestion || ASKING.test(said)) && (asksIncluded(said) || WHAT_IS_IN.test(said)))
    return { kind: 'included', said };
  return isQuestion && asksForUnlisted(said, context.index) ? { kind: 'unlisted', said } : null;
}

/** "Can you take the old film off?" of a list that has no such job. */
function asksForUnlisted(said: string, index: RowIndex): boolean {
  if (!findIntents(said).has('doYou') && !CAN.test(said)) return false;
  const sense = readMessage(said);
  const isListed = matchServices(sense, index).matches.length > 0 || namedLines(said, index).lines.length > 0;
  return jobsIn(sense).length > 0 && !isListed;
}

const MOST = 2;

/** Asked whether it can be done. */
const CAN =
  /(?<!\p{L})(?:(?:can|could|do|would) (?:you|u)|(?:könnt|macht|könntet) ihr|(?:können|machen|könnten) sie|можете|зможете|сможете|робите|делаете|вмієте|умеете)(?!\p{L})/iu;

/** How a question begins that bears no mark. */
const ASKING =
  /^\s*(?:(?:and|also|but|ok|okay|und|aber|а|і|й|и|та)[\s,]+)*(?:is|are|does|do|will|would|ist|sind|muss|brauche?|gehört|gehören|чи|входить|входять|входит|входят|нужна|нужно|потрібна|потрібно)(?!\p{L})/iu;
