import { type IndexedService, jobsIn, readMessage } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { holdsUnplaced } from '../wish/holds-unplaced.ts';
import { asksForTime, putToOwner } from './answer-topics.ts';
import { conditionIn } from './condition-beside.ts';
import { isReproach } from './reproach.ts';
import { isCourtesy } from './told-by-reply.ts';

/** "Yes. And let somebody look at the door": a word for the studio beside the yes is passed on and said to be. */
export function noteBeside(draft: Draft, message: Understanding, context: Context): void {
  const [, ...rest] = message.text.split(SENTENCES);
  const condition = conditionIn(message.text);
  const said = condition ?? rest.join('. ').trim();
  if (said === '' || said.includes('?') || splitWords(said).length < FEWEST) return;
  if (condition === null && (!isOpen(said, context) || isCourtesy(said))) return;
  if (message.phone !== null || message.email !== null || message.times.reading !== null) return;
  const summary = summarise(draft.state, { ...message, text: said }, context);
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question: { topic: 'other', said } });
  say(draft, 'personKnows');
}

/** A question in a sentence of its own that nothing was read into is the owner's, whatever else the message was about. */
export function passLeftQuestionsOn(draft: Draft, message: Understanding, context: Context): void {
  if (message.questions.length + message.topics.length > 0 || draft.wantsPerson) return;
  const sentences = message.text.split(/(?<=[.!?;])\s+/u);
  if (sentences.length < 2) return;
  const left = sentences.filter(
    (said) =>
      said.trim().endsWith('?') &&
      !isReproach(said) &&
      splitWords(said).length >= FEWEST &&
      isOpen(said, context) &&
      !asksForTime({ topic: 'other', said }, message) &&
      holdsUnplaced(said, context),
  );
  if (left.length === 0 || draft.acts.some(({ key }) => PASSED.has(key))) return;
  const before = draft.acts;
  draft.acts = [];
  const said = left.join(' ');
  putToOwner(draft, { topic: `other ${said.slice(0, 40)}`, said }, { message, context });
  draft.acts = [...draft.acts, ...before];
}

/** Neither the list nor the calendar nor the phrases of the talk have anything to do with it. */
function isOpen(said: string, { index }: Context): boolean {
  if ([...findIntents(said)].some((intent) => !IDLE.has(intent))) return false;
  if (/\d/.test(said)) return false;
  return jobsIn(readMessage(said)).length === 0 && !namesService(said, index.services);
}

function namesService(said: string, services: readonly IndexedService[]): boolean {
  const words = splitWords(said);
  return services.some(({ service }) => splitWords(service).every((word) => words.includes(word)));
}

const SENTENCES = /[.!;]\s+/u;
const FEWEST = 4;
const IDLE: ReadonlySet<string> = new Set(['doYou', 'greet', 'add', 'ack']);
const PASSED: ReadonlySet<string> = new Set([
  ...[
    'script',
    'topicOpen',
    'differenceOpen',
    'topicOpenAbout',
    'stillOpen',
    'ownerAsked',
    'person',
    'complaint',
    'clarify',
  ],
  ...[
    'duration',
    'durationPlanned',
    'durationOpenFor',
    'readyAt',
    'includedYes',
    'includedAre',
    'hours',
    'address',
    'tintLaw',
    'notUnderstood',
    'personKnows',
    'noDiscount',
  ],
  ...['leftAtCar', 'visitTold'],
]);
