import type { PriceRow } from '../../facts.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { durationOf, isLengthSet } from './duration-of.ts';
import { lengthsTold } from './knowledge/lengths-told.ts';

/** How long these jobs take together. */
export function tellDuration(draft: Draft, rows: readonly PriceRow[], { studio }: Context): void {
  say(draft, 'duration', {
    service: words([...new Set(rows.map((row) => row.service))].join(' + ')),
    time: { minutes: durationOf(rows, studio) },
  });
}

/** A question that could not be answered before it is known what is wanted. */
export function owe(draft: Draft, what: 'duration'): void {
  const mark = `owed:${what}`;
  const told = draft.state.told.filter((one) => one !== mark);
  draft.state = { ...draft.state, told: [...told, mark].slice(-30) };
}

/** "How long does it take?" was asked before the job was chosen: now it is told. */
export function payDuration(draft: Draft, rows: readonly PriceRow[], context: Context): void {
  const { told } = draft.state;
  if (!told.includes('owed:duration')) return;
  draft.state = { ...draft.state, told: told.filter((one) => one !== 'owed:duration') };
  const { studio } = context;
  const { sentences } = lengthsTold(rows, studio);
  if (rows.every((row) => isLengthSet(row, studio))) tellDuration(draft, rows, context);
  else if (sentences.length > 0) say(draft, 'script', { answer: words(sentences.join(' ')) });
}

/** Which job is meant is asked once: "that depends on the job" adds nothing to it. */
export function withoutDoubleQuestion(draft: Draft): void {
  if (!draft.acts.some(({ key }) => ASKING_JOB.has(key))) return;
  draft.acts = draft.acts.filter(({ key }) => key !== 'durationOfWhat');
}

const ASKING_JOB: ReadonlySet<string> = new Set([
  'askWhich',
  'askOne',
  'whichOf',
  'whichOrder',
  'whichSupposed',
  'whichOfFor',
  'askWhichFor',
  'askService',
  'notOnList',
  'askServiceToBook',
]);
