import type { Understanding } from '../../../understanding/understand.ts';
import { isElsewhen } from '../booked-already.ts';
import { INSTEAD_OF } from '../kept-time-words.data.ts';
import { hearSaid, type OfVisit, type VisitsOf } from './of-visit.ts';
import { isUnchanged, orderOfVisit, type VisitOrder } from './order-of-visit.ts';
import type { StandingVisit } from './standing-visits.ts';
import { visitsPointedAt } from './visits-pointed-at.ts';

/** A visit with what a message makes of its order, by the words that are about it. */
export type Changed = { met: StandingVisit; order: VisitOrder; said: string };

/** The visits a message points at, as far as it changes them; of several each by the clauses that are about it. */
export function changesOf(
  pointed: readonly StandingVisit[],
  message: Understanding,
  of: VisitsOf,
): Changed[] {
  return pointed.flatMap((met) => {
    const own = pointed.length > 1 ? hearSaid(saidOfVisit(message.text, met, of), of) : message;
    return changed(met, own, of, true);
  });
}

/** Nothing is pointed at: the visit spoken of last is changed, and where nothing in it fits the words, another one. */
export function changesOfAny(
  focus: StandingVisit | undefined,
  message: Understanding,
  of: VisitsOf,
): Changed[] {
  const others = of.visits.filter((one) => one !== focus);
  const all = (focus ? [focus, ...others] : others).flatMap((met) => changed(met, message, of, false));
  // "One seat instead of two" is of the visit that has seats, whatever it would make of another one.
  const partly = all.filter(({ order }) => !order.isWhole);
  const known = partly.filter(({ order }) => !order.isNew);
  const [first, ...more] = [known, partly, all].find((some) => some.length > 0) ?? [];
  return first ? [first, ...more.filter(({ order }) => isAlike(order, first.order))] : [];
}

/** What the same words take out of two visits is of the one the client says; what is said of two is put one by one. */
export function putChanged(all: readonly Changed[]): OfVisit | null {
  const [first, second] = all;
  if (!first) return null;
  const { met, order, said } = first;
  const alike = all.filter((one) => one.said === said && isAlike(one.order, order)).map((one) => one.met);
  if (alike.length > 1) return { kind: 'which', visits: alike, said };
  const next = second && { bookingId: second.met.own.id, said: second.said };
  return { kind: 'put', ...met, wished: order.wished, said, ...(next && { next }) };
}

/** The order of a visit that is pointed at, where a message changes it. */
export function changeIn(
  { visit, own }: StandingVisit,
  message: Understanding,
  { state, context }: VisitsOf,
  isPointed = true,
): VisitOrder | null {
  if (isElsewhen(message, own, context)) return null;
  const order = orderOfVisit(visit, message, { state, context, isPointed });
  return order && !isUnchanged(order) && !isMisread(order, message) ? order : null;
}

/** What is only added takes nothing away, and nothing gives way to all that is booked without a word of it. */
function isMisread(
  { gone, added, isWhole }: VisitOrder,
  { text, denied, intents, acts }: Understanding,
): boolean {
  if (INSTEAD_OF.test(text) || denied.length > 0 || acts.has('drop')) return false;
  return (gone.length > 0 && added.length > 0 && intents.has('add')) || (isWhole && !intents.has('only'));
}

function changed(met: StandingVisit, message: Understanding, of: VisitsOf, isPointed: boolean): Changed[] {
  const order = changeIn(met, message, of, isPointed);
  return order && isChange(order) ? [{ met, order, said: message.text }] : [];
}

/** Something goes, or comes more or less often; what only comes on top is sold like any job. */
function isChange({ added, gone, rows }: VisitOrder): boolean {
  const isCounted = added.some((row) => rows.filter((one) => one === row).length > 1);
  return gone.length > 0 || isCounted;
}

function isAlike(one: VisitOrder, other: VisitOrder): boolean {
  return one.gone.some(({ service }) => other.gone.some((row) => row.service === service));
}

/** The clauses of a message that are about one of several visits: those that point at it, and what follows them. */
function saidOfVisit(text: string, one: StandingVisit, { visits, context }: VisitsOf): string {
  let current: readonly StandingVisit[] = [];
  const own = text.split(CLAUSES).filter((clause) => {
    const pointed = visitsPointedAt({ text: clause, times: NO_TIMES }, visits, context);
    if (pointed.length > 0) current = pointed;
    return current.includes(one);
  });
  return own.join(' ').trim();
}

const CLAUSES = /(?<=[.;!?\n,])\s+|\s(?=(?:and|und|і|й|та|и|а|but|aber|але|но)\s)/iu;
const NO_TIMES = { reading: null, old: null, further: null, rest: '' };
