import type { DialogState } from '../../dialog-state.ts';
import { splitWords } from '../../words/split-words.ts';
import { REACH_ASKED } from '../contact/offer-reach.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { holdsUnplaced } from '../wish/holds-unplaced.ts';
import { isToldBeside } from './knowledge/is-told-beside.ts';
import { ASKS_FREE, ASKS_LESS, ASKS_SUM, ASKS_WHETHER } from './left-question-words.data.ts';
import { isToldByReply } from './told-by-reply.ts';

/** "And what would that come to?" is answered by the sum, and "what have you got free?" by the times: neither is passed on. */
export function withoutTold(
  draft: Draft,
  { context, told, before }: { context: Context; told: readonly string[]; before: DialogState },
): void {
  const gone = draft.effects.flatMap((effect) =>
    effect.kind === 'handoff' &&
    effect.question?.topic !== 'duration' &&
    effect.question &&
    isTold(effect.question, draft, { context, before })
      ? [effect.question.said]
      : [],
  );
  if (gone.length === 0) return;
  draft.effects = draft.effects.filter(
    (effect) => effect.kind !== 'handoff' || !gone.includes(effect.question?.said ?? ''),
  );
  const isOpen = draft.effects.some((effect) => effect.kind === 'handoff');
  draft.acts = draft.acts.filter(({ key, values }) => {
    if (key === 'topicOpenAbout')
      return !(values?.question && 'words' in values.question && isPartOf(values.question.words, gone));
    return isOpen || !PASSED.has(key);
  });
  const isFresh = (mark: string) =>
    mark === REACH_ASKED || gone.some((said) => mark.includes(said.trim().slice(0, 40)));
  if (isOpen) return;
  const kept = draft.state.told.filter((mark) => told.includes(mark) || !isFresh(mark));
  draft.state = { ...draft.state, told: kept };
}

const PASSED: ReadonlySet<string> = new Set([
  ...[
    'topicOpen',
    'differenceOpen',
    'stillOpen',
    'personKnows',
    'reachHere',
    'reachKnown',
    'reachOffer',
    'reachAsk',
  ],
]);

function isPartOf(words: string, gone: readonly string[]): boolean {
  return gone.some((said) => said.includes(words));
}

function isTold(
  { said, topic }: { said: string; topic: string },
  draft: Draft,
  { context, before }: { context: Context; before: DialogState },
): boolean {
  const known = new Set(before.wished.map(({ service }) => service));
  const isPriced = draft.quoted.some(({ service }) => !known.has(service));
  return splitSentences(said).every((one) => {
    // "It has to come off, do you do that too?": what was priced for it is done.
    if (isPriced && asksWhether(one)) return true;
    if (isToldBeside(one, draft, context)) return true;
    if (isToldByReply({ said: one, topic }, draft, { context, before })) return true;
    if (isSaidBy(draft, PRICED)) {
      if (asksNoMore(one, ASKS_SUM, context)) return true;
      if (draft.quoted.length > 0 && asksNoMore(one, ASKS_LESS, context)) return true;
    }
    return isSaidBy(draft, OFFERED) && asksNoMore(one, ASKS_FREE, context);
  });
}

function asksWhether(said: string): boolean {
  return ASKS_WHETHER.test(said) && splitWords(said).length <= MOST_ASKED;
}

const MOST_ASKED = 12;

function asksNoMore(said: string, asking: RegExp, context: Context): boolean {
  const rest = said.replace(asking, ' ');
  return rest !== said && splitWords(rest).length <= MOST_BESIDE && !holdsUnplaced(rest, context);
}

/** "And", "then", "there". */
const MOST_BESIDE = 3;

function isSaidBy({ acts }: Draft, keys: RegExp): boolean {
  return acts.some(({ key }) => keys.test(key));
}

const PRICED = /^(?:quote\p{L}*|pricedBeside|whatIf|options|compare|pricedPer|bodyPrices|askAdd)$/u;
const OFFERED = /^(?:offer\p{L}*|slotsThen|slotFree|confirm)$/u;
