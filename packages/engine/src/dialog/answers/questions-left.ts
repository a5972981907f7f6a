import type { PriceRow } from '../../facts.ts';
import { jobsIn, readMessage, readSense } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { StudioQuestion } from '../../understanding/studio-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isOfFurtherCar } from '../basket/cars/is-of-further-car.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { IF } from '../offers/what-if-words.data.ts';
import { holdsUnplaced } from '../wish/holds-unplaced.ts';
import { answerQuestions } from './answer-questions.ts';
import { answerTopics } from './answer-topics.ts';
import { knownAnswer } from './knowledge/known-answer.ts';
import { repeatQuestion } from './repeat-question.ts';
import { isReproach } from './reproach.ts';
import { sureQuestions } from './sure-questions.ts';

/**
 * Every question of a message gets its answer: what nothing in the reply answers is answered from what is known of the
 * studio, or told to be open and put to its owner.
 */
export function answerLeft(draft: Draft, message: Understanding, context: Context): void {
  if (draft.wantsPerson || draft.acts.some(({ key }) => CLOSING.has(key))) return;
  const wasLost = draft.acts.every(({ key }) => LOST.has(key));
  const asked = message.questions.length === 0 && wasLost ? sureQuestions(message) : message.questions;
  const left = asked.filter(
    (question) =>
      !isReproach(question.said) &&
      (!isAnswered(question, draft) || isOwed(question, draft, context)) &&
      !isOfFurtherCar(question.said, draft.acts) &&
      isWorthAsking(question, draft, context) &&
      !isOfList(question, draft, message) &&
      !isPassedOn(question, message, draft),
  );
  // Which question it was may be misread; one answer is enough for one question.
  const isOneAnswered =
    message.questions.length === 1 &&
    draft.acts.some(({ key }) => ANSWERING.test(key)) &&
    !left.some((question) => isOwed(question, draft, context));
  if (left.length === 0 || isOneAnswered) return;
  const said = draft.acts;
  draft.acts = [];
  for (const question of left) answer(question, draft, message, context);
  const answered = draft.acts;
  const rest = answered.length > 0 ? said.filter(({ key }) => !UNCLEAR.has(key)) : said;
  draft.acts = wasLost ? answered : [...answered, ...rest];
  if (wasLost && answered.length > 0) repeatQuestion(draft, context);
}

/** The owner has answered it, and the reply tells what was said to another question. */
function isOwed({ act, said }: StudioQuestion, draft: Draft, context: Context): boolean {
  const told = draft.acts.flatMap(({ key, values }) =>
    key === 'script' && values?.answer && 'words' in values.answer ? [values.answer.words] : [],
  );
  const answer = told.length > 0 ? knownAnswer({ topic: topicOf(act), said }, draft, context) : null;
  return answer !== null && !told.some((one) => one.includes(answer) || answer.includes(one));
}

function topicOf(act: string): string {
  const topic = act.replace(/^ask\./, '');
  return KNOWN.has(topic) ? topic : 'other';
}

/** A question without a word of its own is answered by what the reply says anyway. */
function isWorthAsking({ said, isBorneOut }: StudioQuestion, { acts }: Draft, context: Context): boolean {
  if (asksNeed(said)) return true;
  return isBorneOut || holdsUnplaced(said, context) || acts.every(({ key }) => LOST.has(key));
}

function answer({ act, said }: StudioQuestion, draft: Draft, message: Understanding, context: Context): void {
  const intent = BY_ACT.get(act);
  const before = draft.acts.length;
  if (intent)
    answerQuestions(draft, { ...message, intents: new Set([intent]), topics: [], acts: new Set() }, context);
  if (draft.acts.length > before) return;
  answerTopics(draft, { ...message, topics: [{ topic: topicOf(act), said }] }, context);
}

/** "And if the rear is ceramic?": a question about goods, or the only thing that is said, is answered by what was shown of the list. */
function isOfList(
  { act, said, isBorneOut }: StudioQuestion,
  { quoted: summed, options, acts, effects }: Draft,
  message: Understanding,
) {
  // What was booked just now answers nothing.
  const quoted = effects.some(({ kind }) => kind === 'book') ? [] : summed;
  const jobs = jobsIn(readMessage(said));
  // "And seal it afterwards?" holds a word of aftercare and asks for a job.
  const isJob = VAGUE.has(act) && jobs.some((id) => shows(id, [...quoted, ...options]));
  if (isBorneOut) return isJob;
  if (asksNeed(said)) return false;
  // "When could I come?" is answered by the times that are offered.
  const asksTime =
    BARE_ASK.test(said) ||
    (['free', 'book', 'hours'] as const).some((intent) => findIntents(said).has(intent));
  if (asksTime && acts.some(({ key }) => /^(?:offer|slot|firstTaken)/.test(key))) return true;
  if (quoted.length + options.length === 0) return false;
  const isAll = message.text.replace(said, '').replace(/[^\p{L}\d]/gu, '').length <= A_FILLER;
  const goods = [...readMessage(said).concepts];
  return isAll || (goods.length > 0 && jobs.every((id) => shows(id, [...quoted, ...options])));
}

/** "Can you do it": asked of what stands beside it. */
export const BARE_ASK =
  /^[\s,.]*(?:(?:and|und|а|і|и)\s)?(?:(?:can|could|would) (?:you|u|we) (?:do|make|manage|fit) (?:it|that|this|me)(?: in)?|(?:geht|ginge|passt) das|(?:könnt ihr|können sie) das(?: machen)?|(?:можна|можете|зможете)(?: зробити)?|(?:можно|можете|сможете)(?: сделать)?)[\s?.!]*$/iu;

/** The message was passed on as a whole, and holds nothing else. */
function isPassedOn({ said }: StudioQuestion, { text }: Understanding, { acts }: Draft): boolean {
  return said === text.trim() && acts.some(({ key }) => key === 'ownerAsked' || key === 'stillOpen');
}

function shows(job: string, rows: readonly PriceRow[]): boolean {
  return rows.some(({ service }) => readSense(service).concepts.has(job));
}

/** "Ok", "hmm", "und": words beside a question that say nothing. */
const A_FILLER = 4;

/** "Does it need a polish first?" is answered by no price of a polish. */
function asksNeed(said: string): boolean {
  return said.includes('?') && OF_NEED.test(said) && FIRST.test(said) && jobsIn(readMessage(said)).length > 0;
}

/** Before something else is done. */
const FIRST =
  /(?<!\p{L})(?:first|before\p{L}*|prior|vorher|zuvor|davor|zuerst|vor der|vor dem|спочатку|перед|заздалегідь|сначала|предварительно|заранее)(?!\p{L})/iu;

/** Asked whether something is needed. */
const OF_NEED =
  /(?<!\p{L})(?:need(?:ed|s)?|necessary|required|have to be|must (?:it|i|you)|has to be|muss|müssen|nötig|notwendig|erforderlich|brauch\p{L}*|треба|потрібно|обов\p{L}*|необхідно|нужно|надо|обязательно|необходимо)(?!\p{L})/iu;

const VAGUE: ReadonlySet<string> = new Set(['ask.aftercare', 'ask.process', 'ask.prep', 'ask.other']);

/** Something in the reply answers it, or says that it stays open. */
function isAnswered({ act, said }: StudioQuestion, { acts, quoted, options }: Draft): boolean {
  // "And if only the seats?": the order as it would be is the answer.
  if (IF.test(said) && acts.some(({ key }) => key === 'whatIf')) return true;
  // "Do I need a polish first?" is answered by no choice of coatings.
  const jobs = act === 'ask.advice' ? jobsIn(readMessage(said)) : [];
  const isOther = jobs.length > 0 && !jobs.some((id) => shows(id, [...quoted, ...options]));
  if (isOther && quoted.length + options.length > 0)
    return acts.some(({ key }) => /^(?:script|topicOpen\p{L}*|stillOpen)$/u.test(key));
  const answers = ANSWERS[act] ?? /^(?:script|topicOpen|topicOpenAbout|stillOpen)$/;
  return acts.some(
    ({ key }) => answers.test(key) || /^(?:script|topicOpen\p{L}*|stillOpen|look\p{Lu}\p{L}*)$/u.test(key),
  );
}

const ANSWERING =
  /^(?:script|hours|dayHours|dayClosed|address|contact|iAmBot|speaks|tintLaw\p{L}*|readyAt|duration|durationPlanned|durationOpenFor|included\p{L}*|noDiscount|unknownFact|services|leftAtCar|visitTold)$/u;

const BY_ACT: ReadonlyMap<string, Intent> = new Map([
  ['ask.hours', 'hours'],
  ['ask.address', 'address'],
  ['ask.contact', 'studioPhone'],
  ['ask.bot', 'bot'],
  ['ask.languages', 'speak'],
  ['ask.legal', 'legal'],
]);

/** What answers a question beside a sentence of the owner's. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  'ask.hours': /hours|dayClosed|dayHours|offer|slot|hourClosed|time/i,
  'ask.address': /address|bookedWhere/i,
  'ask.contact': /contact|personPhone/i,
  'ask.bot': /iAmBot/,
  'ask.languages': /speaks/,
  'ask.legal': /tintLaw/,
  'ask.discount': /discount|tricks|cheap|whatIf/i,
  'ask.advice': /suggested|askWhich|whichOf|compar|separate|options|difference|whichMaterial|whichZone/i,
  'ask.included': /soldApart|package|included|compar/i,
  'ask.ready': /ready|duration/i,
  'ask.photos': /media/i,
};

const UNCLEAR: ReadonlySet<string> = new Set(['clarify', 'notUnderstood']);

/** Replies that say nothing to the matter. */
const LOST: ReadonlySet<string> = new Set([
  'clarify',
  'notUnderstood',
  'askService',
  'anythingElse',
  'hello',
  'stillConfirm',
  'askName',
  'inviteBooking',
]);

/** Where the talk goes to a person, or the studio is told anyway. */
const CLOSING: ReadonlySet<string> = new Set([
  'person',
  'complaint',
  'crisis',
  'deleteData',
  'noTricks',
  'offTopic',
  'delayNoted',
  'callPromised',
  'askNumber',
  'noOtherClients',
]);

/** Topics under which owners keep their answers. */
const KNOWN: ReadonlySet<string> = new Set(
  'waiting transport mobile overnight prep aftercare warranty lifespan photos brand process damage business voucher job parking payment deposit invoice ready advice included'.split(
    ' ',
  ),
);
