import type { WishedService } from '../../../dialog-state.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { isSameWord } from '../../../words/is-same-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import { vocabularyOf } from '../../wish/touched-dimensions.ts';
import { type Likely, likelyAnswers } from './best-answers.ts';
import type { Entry } from './entry-sense.ts';
import { GOODS, holdsAny } from './goods.ts';
import { isBesides } from './is-besides.ts';
import { NO_COMPANY } from './topic-names.data.ts';

/**
 * What the owner may be quoted with, the likeliest first: nothing of other goods than are wished, and of several that
 * are about as likely what is said of the wished service before what is said to all.
 */
export function answersTo(said: string, wished: readonly WishedService[], context: Context): Likely[] {
  // What is paid in total is the sum, and not the way to pay it.
  const isOfSum = findIntents(said).has('together');
  // "Add the wax, and does it last?": it is asked about before it is wished.
  const { around: message = said } = context;
  const around = message.includes('?') || ASKS.test(said) ? `${said} ${message}` : '';
  const spoken = [
    said,
    context.around ?? '',
    ...wished.map(({ service, material }) => `${service} ${material ?? ''}`),
  ].join(' ');
  const fitting = likelyAnswers(said, context).filter(
    ({ entry }) =>
      !isOfOthers(entry, wished, { context, around }) &&
      !isBesides(entry, said, spoken) &&
      !isOfOtherGoods(entry, said) &&
      !(isOfSum && entry.topic === 'payment') &&
      isMeantFor(entry, said),
  );
  const [first] = fitting;
  const own = fitting.find(({ entry }) => wished.some(({ service }) => service === entry.service));
  if (!first || !own || own === first || own.entry.topic !== first.entry.topic) return fitting;
  return [{ ...own, p: first.p }, ...fitting.filter((one) => one !== own)];
}

/** What is kept for companies is told to nobody who says that he is none. */
export function isMeantFor({ topic }: Entry, said: string): boolean {
  return topic !== 'business' || !NO_COMPANY.test(said);
}

/** What is better, or what tells two apart, is told with the prices of both. */
export const COMPARED: ReadonlySet<string> = new Set(['advice', 'difference']);

/** What is said under these holds for the goods that are named, and for no others. */
const OF_ONE_KIND: ReadonlySet<string> = new Set(
  'warranty lifespan aftercare process difference advice'.split(' '),
);

/** "Is there a guarantee on the ceramic?" is not answered by what is said of films. */
function isOfOtherGoods({ topic, service = '', answer, question = '' }: Entry, said: string): boolean {
  if (!OF_ONE_KIND.has(topic)) return false;
  const asked = GOODS.filter((group) => holdsAny(said, group));
  const told = GOODS.filter((group) => holdsAny(`${answer} ${question} ${service}`, group));
  return asked.length > 0 && told.length > 0 && !asked.some((group) => told.includes(group));
}

/** "Add the wax, does it last?": most words of the name stand in the message. */
function isSpokenOf(service: string, around: string): boolean {
  const own = splitWords(service).filter((word) => !isCommonWord(word));
  const said = splitWords(around);
  const found = own.filter((word) => said.some((one) => isSameWord(one, word)));
  return found.length > 0 && found.length >= own.length / 2;
}

/** "Five years on films" says nothing of a polish, and what is kept for one service nothing of another. */
function isOfOthers(
  { topic, service, question, answer }: Entry,
  wished: readonly WishedService[],
  { context: { index }, around }: { context: Context; around: string },
): boolean {
  if (wished.length === 0) return false;
  // What has a question of its own says itself what it is about.
  if (service !== undefined && question === undefined)
    return wished.every((wish) => wish.service !== service) && !isSpokenOf(service, around);
  if (!OF_ONE_KIND.has(topic)) return false;
  const spoken = GOODS.filter((group) => holdsAny(answer, group));
  if (spoken.length === 0 || spoken.some((group) => holdsAny(around, group))) return false;
  const own = vocabularyOf(
    index.services.filter(({ service }) => wished.some((one) => one.service === service)),
  );
  return !spoken.some((group) => group.some((id) => own.has(id)));
}
