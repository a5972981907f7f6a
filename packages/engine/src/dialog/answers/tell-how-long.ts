import type { PriceRow } from '../../facts.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { doubtsLength } from './doubts-length.ts';
import { isLengthSet } from './duration-of.ts';
import { lengthsTold } from './knowledge/lengths-told.ts';
import { tellDuration } from './owed-duration.ts';

type Asked = { message: Understanding; context: Context };

/**
 * How long work takes is told where the owner has said it: of the line or the service, or in words. The room that the
 * calendar keeps for anything else says nothing of the work: the owner is asked once.
 */
export function tellHowLong(draft: Draft, rows: readonly PriceRow[], { message, context }: Asked) {
  const { studio } = context;
  const set = rows.filter((row) => isLengthSet(row, studio));
  const { sentences, left } = lengthsTold(
    rows.filter((row) => !set.includes(row)),
    studio,
  );
  if (left.length === 0 && sentences.length === 0) return tellDuration(draft, rows, context);
  if (sentences.length > 0) say(draft, 'script', { answer: words(sentences.join(' ')) });
  if (set.length > 0) tellDuration(draft, set, context);
  if (left.length === 0) return;
  const isAll = sentences.length === 0 && set.length === 0;
  passLengthOn(draft, isAll ? null : namesOf(left), { message, context });
}

/** The owner is asked once in a talk, however often the client does. */
function passLengthOn(draft: Draft, service: string | null, { message, context }: Asked): void {
  if (draft.state.told.includes(MARK)) {
    if (service === null) say(draft, 'durationStill');
    return;
  }
  const said = questionIn(message.text);
  const summary = summarise(draft.state, { ...message, text: said }, context);
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question: { topic: 'duration', said } });
  if (service === null) say(draft, 'durationOpen');
  else say(draft, 'durationOpenFor', { service: words(service) });
  draft.state = { ...draft.state, told: [...draft.state.told, MARK].slice(-30) };
}

const MARK = 'topic:duration';

/** The sentence that asks, and not the order around it. */
function questionIn(text: string): string {
  const asking = splitSentences(text).filter((one) => findIntents(one).has('duration') || doubtsLength(one));
  return (asking.length > 0 ? asking.join(' ') : text).trim();
}

function namesOf(rows: readonly PriceRow[]): string {
  return [...new Set(rows.map(({ service }) => service))].join(' + ');
}
