import type { DialogState } from '../../dialog-state.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { TOTAL } from '../asides/aside-words.data.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { OUT } from '../basket/edit-words.data.ts';
import { clausesOf } from '../booking/yes/part-yes.ts';
import { AS_WELL } from '../booking/yes/yes-words.data.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { NONE_OF_IT } from '../offers/refused-extra-words.data.ts';
import { IF } from '../offers/what-if-words.data.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { wordsOfList } from '../wish/holds-unplaced.ts';
import { KEEPING } from '../wish/list-words.data.ts';
import { joinDrafts } from './join-drafts.ts';
import { splitSentences } from './split-sentences.ts';

export type Further = {
  text: string;
  state: DialogState;
  context: Context;
  hear: (said: string) => Understanding | null;
  /** What becomes of words after what is remembered, and after what was done before them. */
  take: (said: string, state: DialogState, done: readonly Draft[]) => Draft;
};

/**
 * "Tuesday is fine. And the wheels as well, what is that in all?": a clause that by itself puts another job on top of
 * what is wanted does so beside anything else, where the reply to the whole message knows nothing of that job.
 */
export function withFurtherJobs(draft: Draft, { text, state, context, hear, take }: Further): Draft {
  if (state.wished.length === 0 || state.booked || draft.wantsPerson) return draft;
  if (draft.state.booked || draft.state.asked?.kind === 'order' || draft.acts.some(isOfOrder)) return draft;
  for (const said of wordsThatAdd(text, context)) {
    const acts = hear(said)?.acts;
    if (!acts || NOT_ORDERED.some((act) => acts.has(act))) continue;
    const added = addedBy(take(said, state, []), state);
    if (added.length === 0 || added.some((service) => knows(draft, service, text))) continue;
    const next = take(said, { ...draft.state, turns: state.turns }, [draft]);
    if (isOnTop(next, draft, added)) return joinDrafts([withoutHold(draft, next), next]);
  }
  return draft;
}

/** The order as it would be, or one of several that may be meant, is put to the client already. */
function isOfOrder({ key }: Draft['acts'][number]): boolean {
  return key === 'whatIf' || key === 'whichOrder' || key === 'takenOut';
}

/** From a word of adding on, to the end of its sentence: what is named there is wanted besides. */
function wordsThatAdd(text: string, context: Context): string[] {
  const sentences = splitSentences(text);
  const said = sentences.flatMap((sentence) => {
    const clauses = withoutSum(clausesOf(sentence));
    return clauses.flatMap((clause, at) => (AS_WELL.test(clause) ? [clauses.slice(at).join(' ')] : []));
  });
  return said.filter((one) => one.trim() !== text.trim() && isAdding(one) && namesSomething(one, context));
}

/** "…, what is that in all?" asks about the sum that comes of it. */
function withoutSum(clauses: readonly string[]): readonly string[] {
  const last = clauses.at(-1) ?? '';
  return clauses.length > 1 && TOTAL.test(last) && !AS_WELL.test(last) ? clauses.slice(0, -1) : clauses;
}

/** Told, or asked for as one asks somebody to do something; what is asked about else is not ordered. */
function isAdding(said: string): boolean {
  if (splitWords(said).length > LONGEST) return false;
  if ([IF, OUT, NONE_OF_IT, KEEPING].some((words) => words.test(said))) return false;
  const intents = findIntents(said);
  if (TURNED.some((one) => intents.has(one))) return false;
  return !said.includes('?') || (intents.has('add') && said.indexOf('?') === said.trim().length - 1);
}

const TURNED = ['no', 'instead', 'only', 'price', 'difference', 'cheaper', 'cancel', 'duration'] as const;

/** "The underbody too": the beginning of a name of the list is a name. */
function namesSomething(said: string, { index }: Context): boolean {
  const listed = wordsOfList(index);
  return (
    namesGoods(said) ||
    splitWords(said).some((word) => word.length >= A_NAME && listed.some((one) => one.startsWith(word)))
  );
}

const A_NAME = 5;

/** The services that come to what stands, where nothing else changes. None where something of it is open. */
function addedBy({ state: after, wantsPerson }: Draft, before: DialogState): string[] {
  if (wantsPerson || after.asked?.kind === 'order') return [];
  const known = new Set(before.wished.map(keyOfLine));
  const left = new Set(after.wished.map(keyOfLine));
  if ([...known].some((key) => !left.has(key))) return [];
  return after.wished.filter((one) => !known.has(keyOfLine(one))).map(({ service }) => service);
}

/** The reply speaks of it, in whatever way: as priced, shown, asked about or refused. */
function knows({ state, acts, options, quoted }: Draft, service: string, text: string): boolean {
  const { wished, later, asked } = state;
  const told = TOTAL.test(text) ? [wished, later, asked] : [wished, later, asked, acts, options, quoted];
  return JSON.stringify(told).includes(JSON.stringify(service).slice(1, -1));
}

/** After the rest of the message too it only comes on top. */
function isOnTop(next: Draft, draft: Draft, added: readonly string[]): boolean {
  const now = addedBy(next, draft.state);
  return now.length === added.length && now.every((service) => added.includes(service));
}

/** The place that was held is held for all of it. */
function withoutHold(draft: Draft, next: Draft): Draft {
  if (!next.effects.some(({ kind }) => kind === 'hold')) return draft;
  return { ...draft, effects: draft.effects.filter(({ kind }) => kind !== 'hold') };
}

/** What is told of the car, of before or of a doubt puts nothing on top. */
const NOT_ORDERED = ['tell.story', 'tell.condition', 'drop', 'complaint'] as const;

/** Nobody adds a job in a longer clause. */
const LONGEST = 14;
